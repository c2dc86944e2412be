import { type Tell, takeRandom } from '@railhead/kernel'
import { isObjective } from '../components/cattle.js'
import { objectiveOf } from '../components/objectives.js'
import type { Event } from '../event.js'
import { removeOne } from '../herd.js'
import { cardOption, DECK, type Option, playOption } from '../option.js'
import { acting, type State, tablesOf } from '../state.js'
import type { TaskOf, TaskRules } from '../task.js'

/** Objective cards in hand, where the rules allow to play them (GWT2-OBJ-03). */
export function offerObjectivePlays(state: State, out: Option[]): void {
  const { hand } = acting(state)
  for (let i = 0; i < hand.length; i++)
    if (isObjective(hand[i]) && hand.indexOf(hand[i]) === i) out.push(playOption(hand[i]))
}

/** Before the steps 1 to 4 of Kansas City, where that is allowed (GWT2-OBJ-24). */
export function offerPlaysAtKansasCity(state: State, out: Option[]): void {
  if (tablesOf(state).rulings.objectivesAtKansasCity === 'allowed') offerObjectivePlays(state, out)
}

/** To the objective area for good; its immediate action is done at once or lost (GWT2-OBJ-05). */
export function playObjective(state: State, card: number, tell: Tell<Event> | undefined): void {
  const player = acting(state)
  removeOne(player.hand, card)
  player.objectives = [...player.objectives, card]
  tell?.({ type: 'objectivePlayed', seat: state.turn, card })
  const { immediate } = objectiveOf(card, tablesOf(state).objectives)
  if (immediate !== undefined) state.tasks.push(immediate)
}

/** GWT2-OBJ-01, -02; the display alone on delivery arrows (GWT2-DELIVER-19) */
export const takeObjective: TaskRules<TaskOf<'takeObjective'>> = {
  trouble: (state, { from }) =>
    state.objectiveDisplay.length > 0 || (from === 'displayOrDeck' && state.objectiveDeck.length > 0)
      ? undefined
      : 'noObjective',
  options(state, { from }, out) {
    const display = state.objectiveDisplay
    for (let i = 0; i < display.length; i++)
      if (display.indexOf(display[i]) === i) out.push(cardOption(display[i]))
      else if (state.sam !== undefined) out.push({ kind: 'card', card: display[i], place: i }) // SAM-HUMAN-08
    if (from === 'displayOrDeck' && state.objectiveDeck.length > 0) out.push(DECK)
  },
  answer(state, { to }, option, tell) {
    const player = acting(state)
    const fromDeck = option.kind !== 'card'
    const card = fromDeck ? takeRandom(state.chance, state.objectiveDeck) : option.card
    const pile = to === 'hand' ? player.hand : player.discard
    pile.push(card)
    tell?.({ type: 'objectiveTaken', seat: state.turn, card, from: fromDeck ? 'deck' : 'display', to })
    if (!fromDeck) takeFromDisplay(state, option.place ?? state.objectiveDisplay.indexOf(card), tell)
  },
}

/** The cards nearer to the deck move up, and a new one enters next to the deck (SAM-HUMAN-08, SAM-OBJ-02). */
export function takeFromDisplay(state: State, place: number, tell: Tell<Event> | undefined): void {
  state.objectiveDisplay.splice(place, 1)
  if (state.objectiveDeck.length === 0) return
  const card = takeRandom(state.chance, state.objectiveDeck)
  state.objectiveDisplay.push(card)
  tell?.({ type: 'displayRefilled', card })
}
