import { type Tell, takeRandom } from '@railhead/kernel'
import { CARDS_PER_IDLE_COWBOY, CATTLE, PURCHASE_FITS, PURCHASES } from '../components/cattle.js'
import { COWBOY } from '../components/tiles.js'
import type { Event } from '../event.js'
import { removeOne } from '../herd.js'
import { buyOption, cardOption, chosen, type Option, REVEAL } from '../option.js'
import { acting, type State } from '../state.js'
import type { TaskOf, TaskRules } from '../task.js'

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

function offerPurchases(state: State, cowboys: number, out: Option[]): void {
  const { money } = acting(state)
  const { some, two } = marketCards(state)
  for (let i = 0; i < PURCHASES.length; i++) {
    const purchase = PURCHASES[i]
    if (purchase.cowboys > cowboys || purchase.price > money) continue
    const fits = PURCHASE_FITS[i]
    for (let card = 0; card < CATTLE.length; card++)
      if (some & (1 << card) && fits[card] && (purchase.count === 1 || hasSecond(i, card, some, two)))
        out.push(buyOption(i, card))
  }
}

export function addToMarket(state: State, count: number, tell: Tell<Event> | undefined): void {
  const before = state.market.length
  for (let i = 0; i < count && state.marketDeck.length > 0; i++)
    state.market.push(takeRandom(state.chance, state.marketDeck))
  if (state.market.length > before) tell?.({ type: 'marketGrew', cards: state.market.slice(before) })
}

/** Each cowboy buys, or adds cards to the market, or rests (GWT2-CATTLE-02, -12, -13). */
export const buyCattle: TaskRules<TaskOf<'buyCattle'>> = {
  possible(state) {
    if (state.marketDeck.length > 0) return true
    const options: Option[] = []
    offerPurchases(state, acting(state).workers[COWBOY], options)
    return options.length > 0
  },
  options(state, task, out) {
    const cowboys = task.cowboys ?? acting(state).workers[COWBOY]
    if (cowboys === 0) return
    offerPurchases(state, cowboys, out)
    if (state.marketDeck.length > 0) out.push(REVEAL)
  },
  answer(state, task, option, tell) {
    const cowboys = task.cowboys ?? acting(state).workers[COWBOY]
    if (option.kind === 'reveal') {
      state.tasks.push({ kind: 'buyCattle', cowboys: cowboys - 1, optional: true })
      addToMarket(state, CARDS_PER_IDLE_COWBOY, tell)
      return
    }
    const { purchase, card } = chosen(option, 'buy')
    const { price, cowboys: used, count } = PURCHASES[purchase]
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
