import type { Seat } from '@railhead/kernel'
import { CROWDED_SPACES, MAP_SPOTS, PARCELS_HERE, trackOf } from '../components/actionTrack.js'
import { BUILT } from '../components/buildings.js'
import { SHERIFF } from '../components/characters.js'
import { PARCELS } from '../components/map.js'
import type { Tell } from '../events.js'
import {
  BACK,
  BUILDING,
  LIFT,
  LIFT_WHITE,
  type Option,
  PARCEL,
  PASS,
  SPACE,
  TAKE_BACK,
  TO_BUILDING,
  TO_MOVE,
  TO_PARCEL,
  TO_WHITE,
} from '../options.js'
import {
  buildingTrouble,
  crowdOf,
  liftCowboy,
  parcelTrouble,
  placeOf,
  putCowboy,
  returnCowboy,
  spaceTrouble,
} from '../placement.js'
import { rulingsOf } from '../rulings/index.js'
import {
  CHOOSING_BUILDING,
  CHOOSING_COWBOY,
  CHOOSING_NOTHING,
  CHOOSING_PARCEL,
  FROM_RESERVE,
  HELD,
  IN_RESERVE,
  type State,
  WHITE,
} from '../state.js'

/** How the placing of one cowboy is asked: first the kind of spot, then which parcel or building. */
export function askPlacing(
  state: State,
  seat: Seat,
): 'place' | 'place.parcel' | 'place.building' | 'place.move' | 'place.white' | 'place.to' {
  switch (state.choosing[seat]) {
    case CHOOSING_PARCEL:
      return 'place.parcel'
    case CHOOSING_BUILDING:
      return 'place.building'
    case CHOOSING_COWBOY:
      return 'place.move'
  }
  const hand = state.inHand[seat]
  return hand === FROM_RESERVE ? 'place' : hand === WHITE ? 'place.white' : 'place.to'
}

export function placingOptions(state: State, seat: Seat, options: Option[]): void {
  const hand = state.inHand[seat]
  const white = hand === WHITE
  switch (state.choosing[seat]) {
    case CHOOSING_PARCEL:
      for (let parcel = 0; parcel < PARCELS; parcel++)
        if (!parcelTrouble(state, seat, parcel, white)) options.push(PARCEL[parcel])
      break
    case CHOOSING_BUILDING:
      for (let parcel = 0; parcel < PARCELS; parcel++)
        if (!buildingTrouble(state, seat, parcel, white)) options.push(BUILDING[parcel])
      break
    case CHOOSING_COWBOY:
      placedCowboys(state, seat, options)
      break
    default:
      if (hand !== FROM_RESERVE || state.cowboys[seat] > 0) spots(state, seat, white, hand - HELD, options)
      if (hand === FROM_RESERVE) {
        turnOptions(state, seat, options)
        return
      }
  }
  if (state.placement !== 'simultaneous') return
  // Others may have taken the place in the meantime, and an undo would need their consent.
  if (rulingsOf(state).takeBack && hand >= HELD) options.push(TAKE_BACK)
  options.push(BACK)
}

/** What a turn offers beside placing an ordinary cowboy. */
function turnOptions(state: State, seat: Seat, options: Option[]): void {
  if (state.white === IN_RESERVE && state.character[seat] === SHERIFF) options.push(TO_WHITE)
  if (state.placement === 'simultaneous' && hasPlaced(state, seat)) options.push(TO_MOVE)
  options.push(PASS)
}

/** Where the cowboy may go, in the order in which the places are resolved. */
function spots(state: State, seat: Seat, white: boolean, from: number, options: Option[]): void {
  const { places } = trackOf(state)
  for (let i = 0; i < places.length; i++) {
    const place = places[i]
    if (place >= 0) {
      if (place !== from && !spaceTrouble(state, seat, place, white)) options.push(SPACE[place])
    } else if (place === PARCELS_HERE) {
      if (someParcel(state, seat, white)) options.push(TO_PARCEL)
    } else if (someBuilding(state, seat, white)) options.push(TO_BUILDING)
  }
}

function someParcel(state: State, seat: Seat, white: boolean): boolean {
  for (let parcel = 0; parcel < PARCELS; parcel++) if (!parcelTrouble(state, seat, parcel, white)) return true
  return false
}

function someBuilding(state: State, seat: Seat, white: boolean): boolean {
  for (let parcel = 0; parcel < PARCELS; parcel++)
    if (state.on[parcel] >= BUILT && !buildingTrouble(state, seat, parcel, white)) return true
  return false
}

/** Spots with a cowboy of the seat; the white one is told apart. */
function placedCowboys(state: State, seat: Seat, options: Option[]): void {
  for (let space = 0; space < CROWDED_SPACES; space++)
    if (crowdOf(state, space)[seat] > 0) options.push(LIFT[space])
  for (let spot = CROWDED_SPACES; spot < MAP_SPOTS + PARCELS; spot++)
    if (state.cowboysAt[spot] & (1 << seat)) options.push(LIFT[spot])
  if (state.white >= 0 && state.character[seat] === SHERIFF) options.push(LIFT_WHITE[state.white])
}

function hasPlaced(state: State, seat: Seat): boolean {
  if (state.onWages[seat] + state.onRoad1[seat] > 0) return true
  if (state.white >= 0 && state.character[seat] === SHERIFF) return true
  for (let spot = CROWDED_SPACES; spot < MAP_SPOTS + PARCELS; spot++)
    if (state.cowboysAt[spot] & (1 << seat)) return true
  return false
}

/** True when a cowboy found its place or the player passed. */
export function answerPlacing(state: State, seat: Seat, option: Option, tell: Tell): boolean {
  switch (option.kind) {
    case 'space':
      return putDown(state, seat, option.space, tell)
    case 'parcel':
    case 'building':
      return putDown(state, seat, MAP_SPOTS + option.parcel, tell)
    case 'toParcel':
      state.choosing[seat] = CHOOSING_PARCEL
      return false
    case 'toBuilding':
      state.choosing[seat] = CHOOSING_BUILDING
      return false
    case 'toMove':
      state.choosing[seat] = CHOOSING_COWBOY
      return false
    case 'toWhite':
      state.inHand[seat] = WHITE
      return false
    case 'lift':
      state.choosing[seat] = CHOOSING_NOTHING
      state.inHand[seat] = option.white ? WHITE : HELD + option.spot
      return false
    case 'takeBack': {
      const spot = state.inHand[seat] - HELD
      returnCowboy(state, seat, spot)
      tell?.({ type: 'takenBack', seat, spot })
      emptyHand(state, seat)
      return false
    }
    case 'back':
      emptyHand(state, seat)
      return false
    default:
      pass(state, seat, tell)
      return true
  }
}

function emptyHand(state: State, seat: Seat): void {
  state.choosing[seat] = CHOOSING_NOTHING
  state.inHand[seat] = FROM_RESERVE
}

function putDown(state: State, seat: Seat, spot: number, tell: Tell): boolean {
  const hand = state.inHand[seat]
  const white = hand === WHITE
  const from = white ? state.white : hand - HELD
  if (white) state.white = spot
  else {
    if (hand === FROM_RESERVE) state.cowboys[seat]--
    else liftCowboy(state, seat, from)
    putCowboy(state, seat, spot)
  }
  emptyHand(state, seat)
  if (from >= 0) tell?.({ type: 'moved', seat, from, white, ...placeOf(state, spot) })
  else tell?.({ type: 'placed', seat, white, ...placeOf(state, spot) })
  return true
}

/** CC-ORDER-04 */
export function pass(state: State, seat: Seat, tell: Tell): void {
  state.passed.push(seat)
  tell?.({ type: 'passed', seat, place: state.passed.length })
}
