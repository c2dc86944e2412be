import type { Seat } from '@railhead/kernel'
import { CROWDED_SPACES, MAP_SPOTS, SPACES, WAGES } from './components/actionTrack.js'
import { BUILDINGS, BUILT, CHURCH } from './components/buildings.js'
import { SHERIFF } from './components/characters.js'
import { NEIGHBOURS } from './components/map.js'
import { EMPTY_SLOT } from './components/market.js'
import { ROUNDS } from './components/pieces.js'
import type { Place } from './events.js'
import { rulingsOf } from './rulings/index.js'
import { NOBODY, ON_CARD, type State, sideOf } from './state.js'

/** Whether the seat starts no duels: it holds the red sheriff (CC-CHAR-02). */
function peaceful(state: State, seat: Seat): boolean {
  return !rulingsOf(state).redSheriffMayJoin && sideOf(state, seat)?.peaceful === true
}

/** Cowboys of one seat on wages or the single-road space. */
export function crowdOf(state: State, space: number): number[] {
  return space === WAGES ? state.onWages : state.onRoad1
}

/** By space: the market slot it sells, or -1; the last round in which it is open. */
const SLOT_OF = SPACES.map(({ effect }) => (effect.kind === 'tile' ? effect.slot : -1))
const LAST_ROUND = SPACES.map(({ effect }) => (effect.kind === 'buyPoints' ? effect.lastRound : ROUNDS))

/** Why a cowboy may not go to a place. */
export type PlaceTrouble =
  /** The marker has passed the space, or no tile lies there. */
  | 'closed'
  | 'noTile'
  /** The white cowboy stands there; it goes itself to empty places only; one's own cowboy stands there. */
  | 'white'
  | 'occupied'
  | 'own'
  | 'peaceful'
  | 'owned'
  | 'property'
  | 'noBuilding'
  | 'protected'
  | 'whiteNoAttack'

/** CC-PLACE-04, CC-ACT-18, CC-EDGE-03 */
function closedTrouble(state: State, space: number): 'closed' | 'noTile' | undefined {
  if (state.round > LAST_ROUND[space]) return 'closed'
  const slot = SLOT_OF[space]
  return slot < 0 || state.market[slot] !== EMPTY_SLOT || rulingsOf(state).emptySlotAccepts
    ? undefined
    : 'noTile'
}

export function isOpen(state: State, space: number): boolean {
  return closedTrouble(state, space) === undefined
}

/** Why a cowboy (the white one or an ordinary one of the seat) may not go on the space. */
export function spaceTrouble(
  state: State,
  seat: Seat,
  space: number,
  white: boolean,
): PlaceTrouble | undefined {
  const closed = closedTrouble(state, space)
  if (closed !== undefined) return closed
  if (space >= CROWDED_SPACES) return joinTrouble(state, seat, space, white, false)
  if (!white) return rulingsOf(state).whiteMayBeJoinedInCrowd || state.white !== space ? undefined : 'white'
  const crowd = crowdOf(state, space)
  for (let other = 0; other < state.players; other++) if (crowd[other] > 0) return 'occupied'
  return state.white === space ? 'occupied' : undefined
}

/** CC-PLACE-03, CC-PLACE-05, CC-PLACE-06 */
export function parcelTrouble(
  state: State,
  seat: Seat,
  parcel: number,
  white: boolean,
): PlaceTrouble | undefined {
  if (state.owner[parcel] !== NOBODY) return 'owned'
  if (!rulingsOf(state).placeWithoutProperty && state.property[seat] === 0) return 'property'
  return joinTrouble(state, seat, MAP_SPOTS + parcel, white, false)
}

/** Attack of another's building, or defence of an own one. */
export function buildingTrouble(
  state: State,
  seat: Seat,
  parcel: number,
  white: boolean,
): PlaceTrouble | undefined {
  if (state.on[parcel] < BUILT) return 'noBuilding'
  if (state.owner[parcel] === seat) {
    if (white && !rulingsOf(state).whiteMayDefend) return 'whiteNoAttack'
    if (!rulingsOf(state).defendUnattackable && !attackable(state, parcel)) return 'protected'
    return joinTrouble(state, seat, MAP_SPOTS + parcel, white, true)
  }
  if (!attackable(state, parcel)) return 'protected'
  if (white) return 'whiteNoAttack'
  if (peaceful(state, seat)) return 'peaceful'
  return joinTrouble(state, seat, MAP_SPOTS + parcel, false, false)
}

/** CC-PLACE-07, CC-PLACE-08, CC-SHERIFF-02, CC-SHERIFF-03 */
function joinTrouble(
  state: State,
  seat: Seat,
  spot: number,
  white: boolean,
  defends: boolean,
): PlaceTrouble | undefined {
  if (state.white === spot) return white ? 'occupied' : 'white'
  const there = state.cowboysAt[spot]
  if (there === 0) return undefined
  if (white) return 'occupied'
  if ((there & (1 << seat)) !== 0) return 'own'
  return !defends && peaceful(state, seat) ? 'peaceful' : undefined
}

/** CC-ATTACK-05, CC-ATTACK-06 */
export function attackable(state: State, parcel: number): boolean {
  if (!BUILDINGS[state.on[parcel] - BUILT].attackable) return false
  const owner = state.owner[parcel]
  for (const neighbour of NEIGHBOURS[parcel])
    if (
      state.on[neighbour] === BUILT + CHURCH &&
      (rulingsOf(state).churchProtects === 'everyone' || state.owner[neighbour] === owner)
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

/** A spot as events name it. */
export function placeOf(state: State, spot: number): Place {
  const building = spot < MAP_SPOTS ? -1 : state.on[spot - MAP_SPOTS] - BUILT
  return building < 0 ? { spot } : { spot, building, owner: state.owner[spot - MAP_SPOTS] }
}
