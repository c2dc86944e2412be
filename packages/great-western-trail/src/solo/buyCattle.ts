import type { Tell } from '@railhead/kernel'
import { BRAHMAN } from '../addons/cattle/brahman/cards.js'
import type { Box } from '../components/box.js'
import { BREED_OF, CARDS_PER_IDLE_COWBOY, ORANGE, PURCHASE_FITS } from '../components/cattle.js'
import { COWBOY } from '../components/tiles.js'
import type { Event } from '../event.js'
import { removeOne } from '../herd.js'
import type { Rulings } from '../rulings/index.js'
import { type State, tablesOf } from '../state.js'
import { addToMarket } from '../tasks/buyCattle.js'
import { choose, type Rank, tellReasons } from './choice.js'
import { SAM, type Sam } from './sam.js'

/** Sam's notional purse in every buy action (SAM-BUY-01). */
const BUDGET = 8

/** One line of the market's price list with the cards taken for it. */
interface Deal {
  readonly purchase: number
  readonly cards: readonly number[]
}

interface Shopping {
  readonly deals: readonly Deal[]
  readonly cowboys: number
  readonly dollars: number
  /** Points of the cards, the best first. */
  readonly points: readonly number[]
}

const sum = (points: readonly number[]): number => points.reduce((total, count) => total + count, 0)

const BEST_CARD: Rank<Shopping> = { reason: 'bestCard', of: ({ points }) => points[0] }
const FEWEST_CARDS: Rank<Shopping> = { reason: 'fewestCards', of: ({ points }) => -points.length }
const SECOND_BEST: Rank<Shopping> = { reason: 'secondBestCard', of: ({ points }) => points[1] ?? 0 }
const FEWEST_COWBOYS: Rank<Shopping> = { reason: 'fewestCowboys', of: ({ cowboys }) => -cowboys }
const FEWEST_DOLLARS: Rank<Shopping> = { reason: 'fewestDollars', of: ({ dollars }) => -dollars }

const LAST_RANKS: Readonly<Record<Rulings['samShoppingTies'], readonly Rank<Shopping>[]>> = {
  secondBestCard: [SECOND_BEST, FEWEST_COWBOYS, FEWEST_DOLLARS],
  fewestCowboys: [FEWEST_COWBOYS, SECOND_BEST, FEWEST_DOLLARS],
  fewestDollars: [FEWEST_DOLLARS, SECOND_BEST, FEWEST_COWBOYS],
}

/** SAM-BUY-03 to -05 */
const shoppingRanks = ({ samSingleCard, samShoppingTies }: Rulings): readonly Rank<Shopping>[] => [
  { reason: 'mostPoints', of: ({ points }) => sum(points) },
  ...(samSingleCard === 'fewestCards' ? [FEWEST_CARDS] : []),
  BEST_CARD,
  ...LAST_RANKS[samShoppingTies],
]

/** Sam never takes Simmental, and Brahman only if ruled so (SAM-BUY-17, -22). */
const maySamTake = (card: number, { rulings }: Box): boolean =>
  BREED_OF[card] !== ORANGE || (card === BRAHMAN && rulings.samTakesBrahman)

/** The dearest cards of the market that a purchase can take; undefined if there are too few. */
function bestCards(market: readonly number[], purchase: number, box: Box): readonly number[] | undefined {
  const { count } = box.purchases[purchase]
  const { cattlePoints } = box
  const fitting = market.filter(card => maySamTake(card, box) && PURCHASE_FITS[purchase][card])
  if (fitting.length < count) return undefined
  return fitting.sort((a, b) => cattlePoints[b] - cattlePoints[a]).slice(0, count)
}

/** Every combination of purchases within the purse and the cowboys (SAM-BUY-06 to -08). */
function shoppings({ market }: State, cowboys: number, box: Box): Shopping[] {
  const { purchases, cattlePoints } = box
  const found: Shopping[] = []
  const add = (from: number, left: readonly number[], so: Shopping): void => {
    for (let purchase = from; purchase < purchases.length; purchase++) {
      const { cowboys: needed, price } = purchases[purchase]
      if (so.cowboys + needed > cowboys || so.dollars + price > BUDGET) continue
      const cards = bestCards(left, purchase, box)
      if (cards === undefined) continue
      const rest = [...left]
      for (const card of cards) removeOne(rest, card)
      const shopping: Shopping = {
        deals: [...so.deals, { purchase, cards }],
        cowboys: so.cowboys + needed,
        dollars: so.dollars + price,
        points: [...so.points, ...cards.map(card => cattlePoints[card])].sort((a, b) => b - a),
      }
      found.push(shopping)
      add(purchase, rest, shopping)
    }
  }
  add(0, market, { deals: [], cowboys: 0, dollars: 0, points: [] })
  return found
}

/** With `grows`, two cards join the market first (SAM-BUY-14). */
export function buyCattle(state: State, sam: Sam, grows: boolean, tell: Tell<Event> | undefined): void {
  if (grows) addToMarket(state, CARDS_PER_IDLE_COWBOY, tell)
  const box = tablesOf(state)
  const ranks = shoppingRanks(box.rulings)
  let cowboys = sam.workers[COWBOY]
  let chosen = choose(shoppings(state, cowboys, box), ranks)
  while (chosen === undefined && cowboys > 0) {
    addToMarket(state, CARDS_PER_IDLE_COWBOY, tell)
    cowboys--
    chosen = choose(shoppings(state, cowboys, box), ranks)
  }
  if (chosen === undefined) {
    tell?.({ type: 'samIdle', why: 'noCattle' })
    return
  }
  tellReasons('cattle', chosen.reasons, tell)
  for (const deal of chosen.best.deals) close(state, sam, deal, tell)
  const idle = cowboys - chosen.best.cowboys
  addToMarket(state, idle * CARDS_PER_IDLE_COWBOY, tell) // SAM-BUY-11
}

function close(state: State, sam: Sam, { purchase, cards }: Deal, tell: Tell<Event> | undefined): void {
  const { cowboys, price } = tablesOf(state).purchases[purchase]
  cards.forEach((card, i) => {
    takeCard(state, sam, card)
    const first = i === 0
    tell?.({ type: 'bought', seat: SAM, card, price: first ? price : 0, cowboys: first ? cowboys : 0 })
  })
}

function takeCard(state: State, sam: Sam, card: number): void {
  removeOne(state.market, card)
  sam.pile.push(card)
}

/** Card 13 without cowboys as specialty: one card of value 3 for nothing (SAM-BUY-15, -16). */
export function takeValue3(state: State, sam: Sam, tell: Tell<Event> | undefined): void {
  const box = tablesOf(state)
  const chosen = choose(
    state.market.filter(card => maySamTake(card, box) && box.cattleValues[card] === 3),
    [{ reason: 'mostPoints', of: card => box.cattlePoints[card] }],
  )
  if (chosen === undefined) {
    tell?.({ type: 'samIdle', why: 'noValue3' })
    return
  }
  tellReasons('cattle', chosen.reasons, tell)
  takeCard(state, sam, chosen.best)
  tell?.({ type: 'tookCattle', seat: SAM, card: chosen.best })
}
