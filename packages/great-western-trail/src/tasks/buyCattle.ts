import { type Tell, takeRandom } from '@railhead/kernel'
import { CARDS_PER_IDLE_COWBOY, CATTLE, PURCHASE_FITS, type Purchase } from '../components/cattle.js'
import { COWBOY } from '../components/tiles.js'
import type { Event } from '../event.js'
import { removeOne } from '../herd.js'
import { buyOption, cardOption, chosen, type Option, type OptionOf, REVEAL } from '../option.js'
import { acting, type State, tablesOf } from '../state.js'
import type { Action, TaskOf, TaskRules } from '../task.js'
import type { OptionTrouble } from '../trouble.js'

/** Bits of the different cards that lie in the market, and of those that lie there at least twice. */
function marketCards(state: State): { readonly some: number; readonly two: number } {
  let some = 0
  let two = 0
  for (const card of state.market) {
    two |= some & (1 << card)
    some |= 1 << card
  }
  return { some, two }
}

/** Whether a two-card purchase that starts with `card` finds a second card. */
function hasSecond(purchase: number, card: number, some: number, two: number): boolean {
  if (two & (1 << card)) return true
  const fits = PURCHASE_FITS[purchase]
  for (let other = 0; other < CATTLE.length; other++)
    if (other !== card && some & (1 << other) && fits[other]) return true
  return false
}

/** What the terms of a purchase ask for, whichever card it is (GWT2-CATTLE-03 to -10). */
function termsTrouble({ cowboys, price }: Purchase, idle: number, money: number): OptionTrouble | undefined {
  if (cowboys > idle) return 'cowboys'
  return price > money ? 'money' : undefined
}

const cardTrouble = (
  { count }: Purchase,
  purchase: number,
  card: number,
  some: number,
  two: number,
): OptionTrouble | undefined => (count === 1 || hasSecond(purchase, card, some, two) ? undefined : 'oneCard')

/** Ways to buy the cards of the market: those that can be used, or with `refused` the others. */
function purchases(state: State, cowboys: number, refused: boolean, out: Option[]): void {
  const { money } = acting(state)
  const { some, two } = marketCards(state)
  const { purchases: ways } = tablesOf(state)
  for (let i = 0; i < ways.length; i++) {
    const terms = termsTrouble(ways[i], cowboys, money)
    if (terms !== undefined && !refused) continue
    const fits = PURCHASE_FITS[i]
    for (let card = 0; card < CATTLE.length; card++)
      if (
        some & (1 << card) &&
        fits[card] &&
        ((terms ?? cardTrouble(ways[i], i, card, some, two)) !== undefined) === refused
      )
        out.push(buyOption(i, card))
  }
}

export function addToMarket(state: State, count: number, tell: Tell<Event> | undefined): void {
  const before = state.market.length
  for (let i = 0; i < count && state.marketDeck.length > 0; i++)
    state.market.push(takeRandom(state.chance, state.marketDeck))
  if (state.market.length > before) tell?.({ type: 'marketGrew', cards: state.market.slice(before) })
}

export const idleCowboys = (state: State, { cowboys }: TaskOf<'buyCattle'>): number =>
  cowboys ?? acting(state).workers[COWBOY]

/** Whether an action is the buying of cattle. */
export const buysCattle = ({ gain }: Action): boolean => gain.some(({ kind }) => kind === 'buyCattle')

/** Whether the acting player could buy anything now. */
export function canBuyCattle(state: State): boolean {
  const options: Option[] = []
  purchases(state, acting(state).workers[COWBOY], false, options)
  return options.length > 0
}

/** Whether the cowboys that a purchase leaves idle could buy another card with the money that it leaves. */
export function couldBuyMore(
  state: State,
  task: TaskOf<'buyCattle'>,
  { purchase, card }: OptionOf<'buy'>,
): boolean {
  const { purchases: ways } = tablesOf(state)
  const { cowboys, price } = ways[purchase]
  const [idle, money] = [idleCowboys(state, task) - cowboys, acting(state).money - price]
  const at = state.market.indexOf(card)
  const left = state.market.filter((_, i) => i !== at)
  return ways.some(
    (way, i) =>
      termsTrouble(way, idle, money) === undefined &&
      left.filter(other => PURCHASE_FITS[i][other]).length >= way.count,
  )
}

/** Each cowboy buys, or adds cards to the market, or rests (GWT2-CATTLE-02, -12, -13). */
export const buyCattle: TaskRules<TaskOf<'buyCattle'>> = {
  trouble(state) {
    return state.marketDeck.length > 0 || canBuyCattle(state) ? undefined : 'nothingToBuy'
  },
  options(state, task, out) {
    const cowboys = idleCowboys(state, task)
    if (cowboys === 0) return
    purchases(state, cowboys, false, out)
    if (state.marketDeck.length > 0) out.push(REVEAL)
  },
  refused(state, task, out) {
    purchases(state, idleCowboys(state, task), true, out)
  },
  obstacle(state, task, option) {
    const { purchase, card } = chosen(option, 'buy')
    const { some, two } = marketCards(state)
    const way = tablesOf(state).purchases[purchase]
    const terms = termsTrouble(way, idleCowboys(state, task), acting(state).money)
    return terms ?? cardTrouble(way, purchase, card, some, two)
  },
  answer(state, task, option, tell) {
    const cowboys = idleCowboys(state, task)
    if (option.kind === 'reveal') {
      state.tasks.push({ kind: 'buyCattle', cowboys: cowboys - 1, optional: true })
      addToMarket(state, CARDS_PER_IDLE_COWBOY, tell)
      return
    }
    const { purchase, card } = chosen(option, 'buy')
    const { price, cowboys: used, count } = tablesOf(state).purchases[purchase]
    state.tasks.push({ kind: 'buyCattle', cowboys: cowboys - used, optional: true })
    acting(state).money -= price
    takeFromMarket(state, card, price, used, tell)
    if (count === 2) state.tasks.push({ kind: 'buySecond', purchase })
  },
}

/** The second card of a purchase of two, paid already (GWT2-CATTLE-07, -10). */
export const buySecond: TaskRules<TaskOf<'buySecond'>> = {
  options(state, { purchase }, out) {
    const { some } = marketCards(state)
    for (let card = 0; card < CATTLE.length; card++)
      if (some & (1 << card) && PURCHASE_FITS[purchase][card]) out.push(cardOption(card))
  },
  answer(state, _task, option, tell) {
    takeFromMarket(state, chosen(option, 'card').card, 0, 0, tell)
  },
}

function takeFromMarket(
  state: State,
  card: number,
  price: number,
  cowboys: number,
  tell: Tell<Event> | undefined,
): void {
  removeOne(state.market, card)
  acting(state).discard.push(card)
  tell?.({ type: 'bought', seat: state.turn, card, price, cowboys })
}
