import type { Seat } from '@railhead/kernel'
import { MAP_SPOTS } from './components/actionTrack.js'
import { BUILDINGS, BUILT, CHURCH, HOUSE, NOTHING, TYPES } from './components/buildings.js'
import { NEIGHBOURS, PARCELS } from './components/map.js'
import type { Tell } from './events.js'
import { gainRevolvers } from './gains.js'
import { HOUSE_ON, type Option, PARCEL } from './options.js'
import { attackable, returnCowboy } from './placement.js'
import { reached } from './roads.js'
import { rulingsOf } from './rulings/index.js'
import { NOBODY, type State } from './state.js'

export function keptTiles(state: State, seat: Seat, building: number): number {
  return state.kept[seat * TYPES + building]
}

export function keepTile(state: State, seat: Seat, building: number): void {
  state.kept[seat * TYPES + building]++
}

/** CC-BUILD-04 */
function isFreeOwn(state: State, seat: Seat, parcel: number): boolean {
  if (state.owner[parcel] !== seat) return false
  const object = state.on[parcel]
  return object === NOTHING || (rulingsOf(state).buildOverHouse && object === HOUSE)
}

/** CC-BUILD-05 to CC-BUILD-07: whether the seat can build the tile on the parcel as the map stands. */
export function isSite(
  state: State,
  seat: Seat,
  building: number,
  parcel: number,
  refused: readonly number[],
): boolean {
  if (!isFreeOwn(state, seat, parcel)) return false
  if (!BUILDINGS[building].needsRoadAndHouse) return true
  return reached(state, parcel) && state.houseSupply > 0 && hasHouseSite(state, seat, parcel, refused)
}

export function siteOptions(
  state: State,
  seat: Seat,
  building: number,
  refused: readonly number[],
  options: Option[],
): void {
  for (let parcel = 0; parcel < PARCELS; parcel++)
    if (isSite(state, seat, building, parcel, refused)) options.push(PARCEL[parcel])
}

export function hasSite(state: State, seat: Seat, building: number, refused: readonly number[]): boolean {
  for (let parcel = 0; parcel < PARCELS; parcel++)
    if (isSite(state, seat, building, parcel, refused)) return true
  return false
}

/** CC-BUILD-09: with roads in reserve the player could still reach a site, so he is asked. */
export function couldBuild(state: State, seat: Seat, building: number, refused: readonly number[]): boolean {
  return hasSite(state, seat, building, refused) || (state.roads[seat] > 0 && hasFreeOwn(state, seat))
}

export type BuildTrouble = 'noParcel' | 'road' | 'noHouseSite'

/** Why a tile without a site cannot be built. */
export function buildTrouble(state: State, seat: Seat, building: number): BuildTrouble {
  if (!hasFreeOwn(state, seat) || !BUILDINGS[building].needsRoadAndHouse) return 'noParcel'
  for (let parcel = 0; parcel < PARCELS; parcel++)
    if (isFreeOwn(state, seat, parcel) && reached(state, parcel)) return 'noHouseSite'
  return 'road'
}

function hasFreeOwn(state: State, seat: Seat): boolean {
  for (let parcel = 0; parcel < PARCELS; parcel++) if (isFreeOwn(state, seat, parcel)) return true
  return false
}

/** CC-BUILD-07 */
function isHouseSite(
  state: State,
  seat: Seat,
  site: number,
  parcel: number,
  refused: readonly number[],
): boolean {
  if (state.on[parcel] !== NOTHING || parcel === site) return false
  const owner = state.owner[parcel]
  if (owner !== NOBODY && owner !== seat) {
    if (rulingsOf(state).houseOnForeignParcel === 'never' || refused.includes(parcel)) return false
  }
  return reached(state, parcel)
}

function hasHouseSite(state: State, seat: Seat, site: number, refused: readonly number[]): boolean {
  for (let parcel = 0; parcel < PARCELS; parcel++)
    if (isHouseSite(state, seat, site, parcel, refused)) return true
  return false
}

export function houseOptions(
  state: State,
  seat: Seat,
  site: number,
  refused: readonly number[],
  options: Option[],
): void {
  for (let parcel = 0; parcel < PARCELS; parcel++)
    if (isHouseSite(state, seat, site, parcel, refused)) options.push(HOUSE_ON[parcel])
}

/** Puts a kept tile on its site; `house` is the parcel of the house that comes with it, if it needs one. */
export function buildTile(
  state: State,
  seat: Seat,
  building: number,
  site: number,
  house: number,
  tell: Tell,
): void {
  state.kept[seat * TYPES + building]--
  if (state.on[site] === HOUSE) state.houseSupply++
  state.on[site] = BUILT + building
  tell?.({ type: 'built', seat, building, parcel: site })
  if (house !== NOBODY) {
    state.on[house] = HOUSE
    state.houseSupply--
    tell?.({ type: 'house', seat, parcel: house })
  }
  gainRevolvers(state, seat, BUILDINGS[building].revolvers, 'building', tell) // CC-BUILD-13
  if (building === CHURCH) cancelAttacks(state, site, tell)
}

/** CC-ATTACK-07 */
function cancelAttacks(state: State, church: number, tell: Tell): void {
  for (const parcel of NEIGHBOURS[church]) {
    if (state.on[parcel] < BUILT || attackable(state, parcel)) continue
    const spot = MAP_SPOTS + parcel
    for (let seat = 0; seat < state.players; seat++) {
      if (seat === state.owner[parcel] || !(state.cowboysAt[spot] & (1 << seat))) continue
      returnCowboy(state, seat, spot)
      tell?.({ type: 'attackCancelled', seat, parcel })
    }
  }
}
