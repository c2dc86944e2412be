import type { Seat } from '@railhead/kernel'
import { SHERIFF } from './components/characters.js'
import { THREE_GUNS } from './components/pieces.js'
import { rulingsOf } from './rulings/index.js'
import { IN_RESERVE, type State, sideOf } from './state.js'

/** Own cowboys in reserve, the unplaced white one among them (CC-SHERIFF-06). */
export function cowboysInReserve(state: State, seat: Seat): number {
  const white =
    rulingsOf(state).unplacedWhiteCounts && state.white === IN_RESERVE && state.character[seat] === SHERIFF
  return state.cowboys[seat] + (white ? 1 : 0)
}

/** Revolvers that last until the end of the round. */
export function temporaryRevolvers(state: State, seat: Seat): number {
  const chip = state.threeGuns === seat ? THREE_GUNS : 0
  return chip + (sideOf(state, seat)?.revolvers ?? 0)
}

/** CC-DUEL-02 without the die. */
export function firepower(state: State, seat: Seat): number {
  return cowboysInReserve(state, seat) + state.revolvers[seat] + temporaryRevolvers(state, seat)
}

/** Firepower as the spaces for cowboy income and points count it (OQ-09). */
export function earningFirepower(state: State, seat: Seat): number {
  const temporary = rulingsOf(state).temporaryRevolversEarn ? 0 : temporaryRevolvers(state, seat)
  return firepower(state, seat) - temporary
}
