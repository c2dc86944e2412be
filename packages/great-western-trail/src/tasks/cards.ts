import { BREED_OF, GALLOWAY } from '../components/cattle.js'
import { canDiscard, discardCard, drawCards, offerCards, offerDiscards, removeOne } from '../herd.js'
import { chosen, drawOption } from '../option.js'
import { countOf } from '../player.js'
import { acting, type State, tablesOf } from '../state.js'
import type { TaskOf, TaskRules } from '../task.js'

/** Cards that can be drawn: the discard pile is reshuffled when needed. */
const drawable = (state: State): number => acting(state).draw.length + acting(state).discard.length

/** Draw up to so many, then discard as many as were drawn (GWT2-OBJ-09, building 4b). */
export const drawUpTo: TaskRules<TaskOf<'drawUpTo'>> = {
  idle: state => (drawable(state) > 0 ? undefined : 'nothingToDraw'),
  options(state, { count }, out) {
    const most = Math.min(typeof count === 'number' ? count : countOf(state, count), drawable(state))
    for (let i = most; i > 0; i--) out.push(drawOption(i))
  },
  answer(state, _task, option) {
    state.tasks.push({ kind: 'drawThenDiscard', count: chosen(option, 'draw').count })
  },
}

export const drawThenDiscard: TaskRules<TaskOf<'drawThenDiscard'>> = {
  idle: (state, { count }) => (drawable(state) >= count ? undefined : 'nothingToDraw'),
  run(state, { count }, tell) {
    const drawn = drawCards(state, state.turn, count, tell)
    if (drawn > 0) state.tasks.push({ kind: 'discardCards', count: drawn })
  },
}

/** Any cards in hand, also those just drawn (GWT2-AUX-08). */
export const discardCards: TaskRules<TaskOf<'discardCards'>> = {
  secret: true,
  options(state, _task, out) {
    offerCards(acting(state), out)
  },
  answer(state, { count }, option, tell) {
    discardCard(state, state.turn, chosen(option, 'card').card, tell)
    if (count > 1) state.tasks.push({ kind: 'discardCards', count: count - 1 })
  },
}

/** A discard requirement: exactly the cards shown, once (GWT2-TURN-09, -10). */
export const discard: TaskRules<TaskOf<'discard'>> = {
  // A starting breed is one card; of everything else, having just one that fits is a secret.
  secret: ({ what }) => typeof what === 'string' || what > GALLOWAY,
  holdsHand: true,
  trouble: (state, { what, count }) =>
    canDiscard(acting(state), what, tablesOf(state).cattleValues, count) ? undefined : 'noCard',
  options(state, { what }, out) {
    offerDiscards(acting(state), what, tablesOf(state).cattleValues, out)
  },
  answer(state, { what, count = 1 }, option, tell) {
    const { card } = chosen(option, 'card')
    discardCard(state, state.turn, card, tell)
    if (count > 1) state.tasks.push({ kind: 'discard', what, count: count - 1 })
    if (what === 'pair') state.tasks.push({ kind: 'discard', what: BREED_OF[card] })
  },
}

/** Cards leave the game for good; fewer than shown is allowed (GWT2-AUX-15). */
export const removeCards: TaskRules<TaskOf<'removeCards'>> = {
  secret: true,
  trouble: state =>
    acting(state).hand.length > 0 || tablesOf(state).changes.emptyHandedRemoval ? undefined : 'emptyHand',
  idle: state => (acting(state).hand.length > 0 ? undefined : 'emptyHand'),
  options(state, _task, out) {
    offerCards(acting(state), out)
  },
  answer(state, { count }, option, tell) {
    const { card } = chosen(option, 'card')
    removeOne(acting(state).hand, card)
    tell?.({ type: 'removed', seat: state.turn, card })
    if (count > 1) state.tasks.push({ kind: 'removeCards', count: count - 1, optional: true })
  },
}
