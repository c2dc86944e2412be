import type { Tell } from '@railhead/kernel'
import type { Event } from '../event.js'
import type { State } from '../state.js'
import { takeFromDisplay } from '../tasks/objective.js'
import { tellReasons } from './choice.js'
import type { Sam } from './sam.js'

const FARTHEST_FROM_DECK = 0

/** Never the top of the deck; the card's own action is not used (SAM-OBJ-01 to -04, -06, -07). */
export function takeSamObjective(state: State, sam: Sam, tell: Tell<Event> | undefined): void {
  if (state.objectiveDisplay.length === 0) {
    tell?.({ type: 'samIdle', why: 'noObjective' })
    return
  }
  const card = state.objectiveDisplay[FARTHEST_FROM_DECK]
  tellReasons('objective', ['farthestFromDeck'], tell)
  sam.pile.push(card)
  tell?.({ type: 'samObjective', card })
  takeFromDisplay(state, FARTHEST_FROM_DECK, tell)
}
