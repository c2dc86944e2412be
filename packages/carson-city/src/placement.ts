import type { Seat } from '@railhead/kernel'
import { CROWDED_SPACES, MAP_SPOTS, SPACES, WAGES } from './components/actionTrack.js'
import { BUILDINGS, BUILT, CHURCH } from './components/buildings.js'
import { SHERIFF } from './components/characters.js'
import { NEIGHBOURS } from './components/map.js'
import { EMPTY_SLOT } from './components/market.js'
import { ROUNDS } from './components/pieces.js'
import { RULINGS } from './components/rulings.js'
import { NOBODY, ON_CARD, type State, sideOf } from './state.js'

/** Whether the seat starts no duels: it holds the red sheriff (CC-CHAR-02). */
function peaceful(state: State, seat: Seat): boolean {
  return !RULINGS.redSheriffMayJoin && sideOf(state, seat)?.peaceful === true
}

/** Cowboys of one seat on wages or the single-road space. */
export function crowdOf(state: State, space: number): number[] {
  return space === WAGES ? state.onWages : state.onRoad1
}

/** By space: the market slot it sells, or -1; the last round in which it is open. */
const SLOT_OF = SPACES.map(({ effect }) => (effect.kind === 'tile' ? effect.slot : -1))
const LAST_ROUND = SPACES.map(({ effect }) => (effect.kind === 'buyPoints' ? effect.lastRound : ROUNDS))

/** CC-PLACE-04, CC-ACT-18, CC-EDGE-03 */
export function isOpen(state: State, space: number): boolean {
  if (state.round > LAST_ROUND[space]) return false
  const slot = SLOT_OF[space]
  return slot < 0 || state.market[slot] !== EMPTY_SLOT || RULINGS.emptySlotAccepts
}

/** Whether a cowboy (the white one or an ordinary one of the seat) may go on the space. */
export function mayEnterSpace(state: State, seat: Seat, space: number, white: boolean): boolean {
  if (!isOpen(state, space)) return false
  if (space >= CROWDED_SPACES) return mayJoin(state, seat, space, white, peaceful(state, seat))
  if (!white) return RULINGS.whiteMayBeJoinedInCrowd || state.white !== space
  const crowd = crowdOf(state, space)
  for (let other = 0; other < state.players; other++) if (crowd[other] > 0) return false
  return state.white !== space
}

/** CC-PLACE-03, CC-PLACE-05, CC-PLACE-06 */
export function mayEnterParcel(state: State, seat: Seat, parcel: number, white: boolean): boolean {
  if (state.owner[parcel] !== NOBODY) return false
  if (!RULINGS.placeWithoutProperty && state.property[seat] === 0) return false
  return mayJoin(state, seat, MAP_SPOTS + parcel, white, peaceful(state, seat))
}

/** Attack of another's building, or defence of an own one. */
export function mayEnterBuilding(state: State, seat: Seat, parcel: number, white: boolean): boolean {
  const object = state.on[parcel]
  if (object < BUILT) return false
  if (state.owner[parcel] === seat) {
    if (white && !RULINGS.whiteMayDefend) return false
    if (!RULINGS.defendUnattackable && !attackable(state, parcel)) return false
    return mayJoin(state, seat, MAP_SPOTS + parcel, white, false)
  }
  if (white || peaceful(state, seat) || !attackable(state, parcel)) return false
  return mayJoin(state, seat, MAP_SPOTS + parcel, false, false)
}

/** CC-PLACE-07, CC-PLACE-08, CC-SHERIFF-02, CC-SHERIFF-03 */
function mayJoin(state: State, seat: Seat, spot: number, white: boolean, alone: boolean): boolean {
  if (state.white === spot) return false
  const there = state.cowboysAt[spot]
  if (white || alone) return there === 0
  return (there & (1 << seat)) === 0
}

/** CC-ATTACK-05, CC-ATTACK-06 */
export function attackable(state: State, parcel: number): boolean {
  if (!BUILDINGS[state.on[parcel] - BUILT].attackable) return false
  const owner = state.owner[parcel]
  for (const neighbour of NEIGHBOURS[parcel])
    if (
      state.on[neighbour] === BUILT + CHURCH &&
      (RULINGS.churchProtects === 'everyone' || state.owner[neighbour] === owner)
    )
      return false
  return true
}

export function putCowboy(state: State, seat: Seat, spot: number): void {
  if (spot < CROWDED_SPACES) crowdOf(state, spot)[seat]++
  else state.cowboysAt[spot] |= 1 << seat
}

export function liftCowboy(state: State, seat: Seat, spot: number): void {
  if (spot < CROWDED_SPACES) crowdOf(state, spot)[seat]--
  else state.cowboysAt[spot] &= ~(1 << seat)
}

/** A loser, or an attacker whom a church turns away, takes his cowboy back. */
export function returnCowboy(state: State, seat: Seat, spot: number): void {
  liftCowboy(state, seat, spot)
  state.cowboys[seat]++
}

/** CC-ACT-03, CC-SHERIFF-05: after its action a cowboy goes to the general reserve, the white one to its card. */
export function spendCowboy(state: State, seat: Seat, spot: number): void {
  if (state.white === spot && state.character[seat] === SHERIFF) state.white = ON_CARD
  else {
    liftCowboy(state, seat, spot)
    state.restingCowboys[seat]++
  }
}

/** Who has a cowboy on a duel spot, the white one's holder included, as a bit mask. */
export function seatsAt(state: State, spot: number): number {
  if (state.white === spot) return 1 << state.character.indexOf(SHERIFF)
  return state.cowboysAt[spot]
}

export function isContested(seats: number): boolean {
  return (seats & (seats - 1)) !== 0
}

/** The first of the given seats in passing order. */
export function firstPassed(state: State, seats: number): Seat {
  for (const seat of state.passed) if (seats & (1 << seat)) return seat
  return NOBODY
}
