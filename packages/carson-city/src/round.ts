import { START } from './components/pieces.js'
import { endRound } from './endOfRound.js'
import type { Tell } from './events.js'
import { resolve } from './resolution.js'
import { rulingsOf } from './rulings/index.js'
import {
  CHARACTERS,
  cardNumber,
  END_OF_ROUND,
  FREE_PARCELS,
  IN_RESERVE,
  NOBODY,
  OVER,
  PLACEMENT,
  RESOLUTION,
  type State,
} from './state.js'
import { pass } from './tasks/placing.js'

/** Goes on until someone has a question to answer or the match is over. */
export function advance(state: State, tell: Tell): void {
  while (state.tasks.length === 0 && state.phase !== OVER) {
    switch (state.phase) {
      case FREE_PARCELS:
        nextFreeParcel(state, tell)
        break
      case CHARACTERS:
        nextCharacter(state, tell)
        break
      case PLACEMENT:
        nextPlacement(state, tell)
        break
      case RESOLUTION:
        resolve(state, tell)
        break
      case END_OF_ROUND:
        endRound(state, tell)
        break
    }
  }
}

/** CC-SETUP-12: once in order, once in reverse, and so on. */
function nextFreeParcel(state: State, tell: Tell): void {
  const { players } = state
  const pick = state.step++
  if (pick === players * START.freeParcels) {
    state.phase = CHARACTERS
    state.step = 0
    return
  }
  const place = pick % players
  const forth = Math.floor(pick / players) % 2 === 0
  const seat = state.order[forth ? place : players - 1 - place]
  tell?.({ type: 'turn', seat })
  state.tasks.push({ kind: 'freeParcel', seat })
}

/** CC-ORDER-01 to CC-ORDER-03 */
function nextCharacter(state: State, tell: Tell): void {
  if (state.step === 0) {
    state.round++
    tell?.({ type: 'round', round: state.round })
    if (state.round > 1 && rulingsOf(state).characterOrder === 'passing') state.order = state.passed.slice()
  }
  if (state.step === state.players) {
    const number = (seat: number): number => cardNumber(state, state.character[seat])
    state.order.sort((a, b) => number(a) - number(b))
    state.passed = []
    state.phase = PLACEMENT
    state.step = 0
    return
  }
  const seat = state.order[state.step++]
  tell?.({ type: 'turn', seat })
  state.tasks.push({ kind: 'takeCharacter', seat })
}

/** CC-PLACE-01, CC-PLACE-02, CC-VARS-01: `step` counts turns; together, only the first one is a turn. */
function nextPlacement(state: State, tell: Tell): void {
  if (state.passed.length === state.players) {
    state.phase = RESOLUTION
    state.step = 0
    state.stage = 0
    return
  }
  if (state.placement === 'simultaneous' && state.step > 0) {
    state.tasks.push({ kind: 'placeTogether', seat: NOBODY })
    return
  }
  const seat = state.order[state.step++ % state.players]
  if (state.passed.includes(seat)) return
  tell?.({ type: 'turn', seat })
  const white = state.white === IN_RESERVE && state.character[seat] === 0
  if (state.cowboys[seat] === 0 && !white) pass(state, seat, tell)
  else state.tasks.push({ kind: 'place', seat })
}
