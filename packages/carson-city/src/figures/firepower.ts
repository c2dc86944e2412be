import type { Seat } from '@railhead/kernel'
import { CROWDED_SPACES } from '../components/actionTrack.js'
import { THREE_GUNS } from '../components/pieces.js'
import { cowboysInReserve } from '../firepower.js'
import { crowdOf, seatsAt } from '../placement.js'
import { FROM_RESERVE, IN_RESERVE, PLACEMENT, type State, sideOf, WHITE } from '../state.js'

/** CC-DUEL-02: what a seat's firepower is made of. */
export interface FirepowerParts {
  /** Own cowboys in reserve. */
  readonly cowboys: number
  /** 1 while the seat holds the white cowboy and has not placed it. */
  readonly white: number
  /** Revolver chips, kept until the end of the match. */
  readonly revolvers: number
  /** Until the end of the round: of the character (mercenary), and of the three-guns chip. */
  readonly character: number
  readonly threeGuns: number
  readonly total: number
}

/** The cowboy that leaves the reserve when the seat places one; none when it moves one. */
export type Leaving = 'cowboy' | 'white' | 'none'

/** `leaving`: as the firepower will be when that cowboy has been placed. */
export function firepowerParts(state: State, seat: Seat, leaving: Leaving = 'none'): FirepowerParts {
  const own = state.cowboys[seat]
  const cowboys = own - (leaving === 'cowboy' && own > 0 ? 1 : 0)
  const white = leaving === 'white' ? 0 : cowboysInReserve(state, seat) - own
  const revolvers = state.revolvers[seat]
  const character = sideOf(state, seat)?.revolvers ?? 0
  const threeGuns = state.threeGuns === seat ? THREE_GUNS : 0
  const total = cowboys + white + revolvers + character + threeGuns
  return { cowboys, white, revolvers, character, threeGuns, total }
}

/** Which cowboy would leave the reserve if the seat placed one on the spot now; none if it stands there already. */
export function leavingFor(state: State, seat: Seat, spot: number): Leaving {
  if (!canPlace(state, seat) || standsOn(state, seat, spot)) return 'none'
  const hand = state.inHand[seat]
  if (hand === WHITE) return state.white === IN_RESERVE ? 'white' : 'none'
  return hand === FROM_RESERVE ? 'cowboy' : 'none'
}

/** Whether the seat has a cowboy that it may still place this round. */
export function canPlace(state: State, seat: Seat): boolean {
  if (state.phase > PLACEMENT || (state.phase === PLACEMENT && state.passed.includes(seat))) return false
  return state.cowboys[seat] > 0 || state.inHand[seat] !== FROM_RESERVE
}

/** Whether the seat has a cowboy on a spot where it may have one only. */
function standsOn(state: State, seat: Seat, spot: number): boolean {
  return spot >= CROWDED_SPACES && (seatsAt(state, spot) & (1 << seat)) !== 0
}

/** Own cowboys on a spot, the white one among them. */
export function cowboysOn(state: State, seat: Seat, spot: number): number {
  if (spot >= CROWDED_SPACES) return standsOn(state, seat, spot) ? 1 : 0
  const white = state.white === spot && (seatsAt(state, spot) & (1 << seat)) !== 0 ? 1 : 0
  return crowdOf(state, spot)[seat] + white
}
