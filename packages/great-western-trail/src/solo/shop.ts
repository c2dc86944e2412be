import type { Tell } from '@railhead/kernel'
import { hasShop, isAccessible } from '../addons/railsToTheNorth.js'
import type { North } from '../components/box.js'
import { SHOPS, TRADE_SPACES, type TradeSpace, townIndex } from '../components/north.js'
import type { Difficulty } from '../config.js'
import type { Event } from '../event.js'
import type { Rulings } from '../rulings/index.js'
import { NOBODY, type State, tablesOf, withEntry } from '../state.js'
import type { Task } from '../task.js'
import { buildForSam } from './build.js'
import { takeValue3 } from './buyCattle.js'
import { choose, type Rank, tellReasons } from './choice.js'
import { type ExpansionCard, expansionOf } from './difficulty.js'
import { upgradeForSam } from './disc.js'
import { moveSamEngine } from './engine.js'
import type { SamHindrance } from './event.js'
import { hire } from './hire.js'
import { takeSamObjective } from './objective.js'
import { SAM, type Sam } from './sam.js'
import { takeSamHazard } from './tiles.js'

export function difficultyOf(state: State): Difficulty {
  const { solo } = state.config
  if (solo === undefined) throw new Error('Sam plays in the solo mode only.')
  return solo
}

const expansionCards = (state: State): readonly ExpansionCard[] =>
  expansionOf(tablesOf(state).rulings, difficultyOf(state))

const townsOf = (state: State, card: number): number[] => expansionCards(state)[card].towns.map(townIndex)

/** The towns of a card without a shop of Sam, in their order (RSAM-SHOP-02, -04). */
const openTowns = (state: State, card: number): number[] =>
  townsOf(state, card).filter(town => !hasShop(state, town, SAM))

/** Where Sam opens his next shop, or why nowhere; by ruling a rail must lead there (RSAM-SHOP-13 to -15). */
function nextTown(state: State, sam: Sam, { towns }: North): number | SamHindrance {
  const active = sam.expansion.at(-1)
  const open = active === undefined ? [] : openTowns(state, active)
  if (open.length === 0) return 'noExpansionCard'
  const town =
    tablesOf(state).rulings.samAccess === 'notNeeded'
      ? open[0]
      : open.find(one => isAccessible(state, towns[one], sam.cities, SAM))
  if (town === undefined) return 'noTownInReach'
  return sam.shopsPlaced === SHOPS ? 'noShop' : town
}

interface Candidate extends TradeSpace {
  readonly space: number
}

const moneyOf = ({ bonus }: Candidate): number => (bonus?.kind === 'money' ? bonus.amount : 0)

const OBJECTIVE: Rank<Candidate> = {
  reason: 'objectiveSpace',
  of: ({ bonus }) => Number(bonus?.kind === 'takeObjective'),
}
const MONEY: Rank<Candidate> = { reason: 'mostMoney', of: moneyOf }
const ACTION: Rank<Candidate> = { reason: 'immediateAction', of: ({ bonus }) => Number(bonus !== undefined) }

const GIVING: Readonly<Record<Rulings['samTradeSpaces'], readonly Rank<Candidate>[]>> = {
  objective: [OBJECTIVE, MONEY, ACTION],
  money: [MONEY, OBJECTIVE, ACTION],
  printedOrder: [ACTION],
}

/** What a space gives comes first, though Sam gets but the objective card (RSAM-SHOP-05, -06). */
const spaceRanks = ({ samTradeSpaces }: Rulings): readonly Rank<Candidate>[] => [
  ...GIVING[samTradeSpaces],
  { reason: 'lowestCost', of: ({ cost }) => -cost },
  { reason: 'printedOrder', of: ({ space }) => -space },
]

/** Before he moves, without cost (RSAM-SHOP-01, -07 to -15). */
export function placeSamShop(state: State, sam: Sam, north: North, tell: Tell<Event> | undefined): void {
  const town = nextTown(state, sam, north)
  if (typeof town !== 'number') {
    tell?.({ type: 'samIdle', why: town })
    dropCompleted(state, sam, tell)
    return
  }
  const free = north.towns[town].spaces
    .map((trade, space) => ({ ...trade, space }))
    .filter(({ space }) => state.shops[town * TRADE_SPACES + space] === NOBODY)
  const chosen = choose(free, spaceRanks(tablesOf(state).rulings))
  if (chosen === undefined) throw new Error('Two shops cannot fill a town of four spaces.') // RSAM-EDGE-05
  const { space, bonus } = chosen.best
  tellReasons('tradeSpace', chosen.reasons, tell)
  state.shops = withEntry(state.shops, town * TRADE_SPACES + space, SAM)
  sam.shopsPlaced++
  tell?.({ type: 'shop', seat: SAM, town, space, cost: 0 })
  if (bonus?.kind === 'takeObjective') takeSamObjective(state, sam, tell)
  useTown(state, sam, north, town, tell)
  dropCompleted(state, sam, tell)
}

/** RSAM-SHOP-10 to -12 */
function useTown(state: State, sam: Sam, north: North, town: number, tell: Tell<Event> | undefined): void {
  const { name, kind } = north.towns[town]
  const { stations, rulings } = tablesOf(state)
  if (kind === 'station') {
    const station = stations.findIndex(candidate => candidate.town === name)
    upgradeForSam(state, sam, station, tell)
  } else if (kind === 'medium' && rulings.samMediumTowns === 'effect')
    useMediumTown(state, sam, north.mediumTiles[state.mediumTiles[town]].effect, tell)
}

/** What of a medium town's tile can be of use to him, by the rules of his cards. */
function useMediumTown(state: State, sam: Sam, effect: Task, tell: Tell<Event> | undefined): void {
  switch (effect.kind) {
    case 'hire':
      hire(state, sam, 'cheapest', tell)
      return
    case 'engine':
      if (typeof effect.upTo === 'number') moveSamEngine(state, sam, effect.upTo, tell)
      return
    case 'build':
      buildForSam(state, sam, effect.asBuilders === undefined ? undefined : { upTo: effect.asBuilders }, tell)
      return
    case 'takeHazard':
      takeSamHazard(state, sam, tell)
      return
    case 'freeCattle':
      takeValue3(state, sam, tell)
      return
    case 'choose':
      for (const { gain } of effect.actions) for (const task of gain) useMediumTown(state, sam, task, tell)
  }
}

/**
 * A card with a shop of Sam in every town leaves the game, and the one under it is active again; if that is done too,
 * it leaves with it or by ruling when a shop finds no town on it (RSAM-EXP-02, -03, -07).
 */
function dropCompleted(state: State, sam: Sam, tell: Tell<Event> | undefined): void {
  const { samFinishedCard } = tablesOf(state).rulings
  for (let active = sam.expansion.at(-1); active !== undefined; active = sam.expansion.at(-1)) {
    if (openTowns(state, active).length > 0) return
    sam.expansion.pop()
    tell?.({ type: 'samExpansion', card: active, what: 'completed' })
    if (samFinishedCard === 'leavesAtNextShop') return
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
  if (tablesOf(state).rulings.samFinishedCard === 'leavesAtOnce') dropCompleted(state, sam, tell)
}
