import type { Seat } from '@railhead/kernel'
import { BUILT, MOUNTAIN, NOTHING } from './components/buildings.js'
import { NEIGHBOURS, PARCELS } from './components/map.js'
import type { Tell } from './events.js'
import { type Option, PARCEL } from './options.js'
import { NOBODY, type State } from './state.js'

/** CC-PARCEL-01: $1, and $1 for everything that stands on it and around it. */
export function parcelPrice(state: State, parcel: number): number {
  const { on } = state
  let price = on[parcel] === NOTHING ? 1 : 2
  const neighbours = NEIGHBOURS[parcel]
  for (let i = 0; i < neighbours.length; i++) if (on[neighbours[i]] !== NOTHING) price++
  return price
}

/** CC-PARCEL-03, CC-PARCEL-04, CC-PARCEL-07: callers check owner, money and property tiles. */
export function claimParcel(state: State, seat: Seat, parcel: number, price: number, tell: Tell): void {
  state.money[seat] -= price
  state.property[seat]--
  state.owner[parcel] = seat
  tell?.({ type: 'claimed', seat, parcel, price })
}

export function unownedParcels(state: State, options: Option[]): void {
  for (let parcel = 0; parcel < PARCELS; parcel++)
    if (state.owner[parcel] === NOBODY) options.push(PARCEL[parcel])
}

/** Own parcels with the given object, or all own parcels. */
export function countOwn(state: State, seat: Seat, counts: (object: number) => boolean): number {
  let count = 0
  for (let parcel = 0; parcel < PARCELS; parcel++)
    if (state.owner[parcel] === seat && counts(state.on[parcel])) count++
  return count
}

export function ownParcels(state: State, seat: Seat): number {
  return countOwn(state, seat, anything)
}

export function ownBuildings(state: State, seat: Seat): number {
  return countOwn(state, seat, isBuilding)
}

const anything = (): boolean => true
export const isBuilding = (object: number): boolean => object >= BUILT
export const isMountain = (object: number): boolean => object === MOUNTAIN
