import type { Tell } from '@railhead/kernel'
import { hasShop } from '../addons/railsToTheNorth.js'
import type { North } from '../components/box.js'
import { SHOPS, TRADE_SPACES, type TradeSpace, townIndex } from '../components/north.js'
import type { Difficulty } from '../config.js'
import type { Event } from '../event.js'
import { NOBODY, type State, tablesOf, withEntry } from '../state.js'
import { choose, type Rank, tellReasons } from './choice.js'
import { type ExpansionCard, expansionOf } from './difficulty.js'
import { upgradeForSam } from './disc.js'
import { takeSamObjective } from './objective.js'
import { SAM, type Sam } from './sam.js'

export function difficultyOf(state: State): Difficulty {
  const { solo } = state.config
  if (solo === undefined) throw new Error('Sam plays in the solo mode only.')
  return solo
}

const expansionCards = (state: State): readonly ExpansionCard[] =>
  expansionOf(tablesOf(state).rulings, difficultyOf(state))

const townsOf = (state: State, card: number): number[] => expansionCards(state)[card].towns.map(townIndex)

/** The next town of the active card without a shop of Sam (RSAM-SHOP-02, -04); undefined without such a card. */
function nextTown(state: State, sam: Sam): number | undefined {
  const active = sam.expansion.at(-1)
  if (active === undefined) return undefined
  return townsOf(state, active).find(town => !hasShop(state, town, SAM))
}

interface Candidate extends TradeSpace {
  readonly space: number
}

const moneyOf = ({ bonus }: Candidate): number => (bonus?.kind === 'money' ? bonus.amount : 0)

/** What a space gives comes first, though Sam gets but the objective card (RSAM-SHOP-05, -06). */
const SPACE_RANKS: readonly Rank<Candidate>[] = [
  { reason: 'objectiveSpace', of: ({ bonus }) => Number(bonus?.kind === 'takeObjective') },
  { reason: 'mostMoney', of: moneyOf },
  { reason: 'immediateAction', of: ({ bonus }) => Number(bonus !== undefined) },
  { reason: 'lowestCost', of: ({ cost }) => -cost },
  { reason: 'printedOrder', of: ({ space }) => -space },
]

/** Before he moves; no cost, no access, and tiles of medium towns do nothing for him (RSAM-SHOP-01, -07 to -15). */
export function placeSamShop(state: State, sam: Sam, north: North, tell: Tell<Event> | undefined): void {
  const town = nextTown(state, sam)
  if (town === undefined || sam.shopsPlaced === SHOPS) {
    tell?.({ type: 'samIdle', why: town === undefined ? 'noExpansionCard' : 'noShop' })
    return
  }
  const free = north.towns[town].spaces
    .map((trade, space) => ({ ...trade, space }))
    .filter(({ space }) => state.shops[town * TRADE_SPACES + space] === NOBODY)
  const chosen = choose(free, SPACE_RANKS)
  if (chosen === undefined) throw new Error('Two shops cannot fill a town of four spaces.') // RSAM-EDGE-05
  const { space, bonus } = chosen.best
  tellReasons('tradeSpace', chosen.reasons, tell)
  state.shops = withEntry(state.shops, town * TRADE_SPACES + space, SAM)
  sam.shopsPlaced++
  tell?.({ type: 'shop', seat: SAM, town, space, cost: 0 })
  if (bonus?.kind === 'takeObjective') takeSamObjective(state, sam, tell)
  upgradeStationTown(state, sam, north, town, tell)
  dropCompleted(state, sam, tell)
}

/** RSAM-SHOP-10 */
function upgradeStationTown(
  state: State,
  sam: Sam,
  north: North,
  town: number,
  tell: Tell<Event> | undefined,
): void {
  const { name, kind } = north.towns[town]
  if (kind !== 'station') return
  const station = tablesOf(state).stations.findIndex(candidate => candidate.town === name)
  upgradeForSam(state, sam, station, tell)
}

/** A card with a shop of Sam in every town leaves the game, and the one under it is active again (RSAM-EXP-02, -03, -07). */
function dropCompleted(state: State, sam: Sam, tell: Tell<Event> | undefined): void {
  for (let active = sam.expansion.at(-1); active !== undefined; active = sam.expansion.at(-1)) {
    if (nextTown(state, sam) !== undefined) return
    sam.expansion.pop()
    tell?.({ type: 'samExpansion', card: active, what: 'completed' })
  }
}

/** A delivery to the city on the back of the top card turns that card up, whatever lies there (RSAM-EXP-04 to -06). */
export function revealExpansion(state: State, sam: Sam, city: string, tell: Tell<Event> | undefined): void {
  const expansion = expansionCards(state)
  const card = sam.nextExpansion
  if (card >= expansion.length || expansion[card].revealedBy !== city) return
  sam.nextExpansion++
  sam.expansion.push(card)
  tell?.({ type: 'samExpansion', card, what: 'revealed' })
  dropCompleted(state, sam, tell)
}
