import { HOUSE, MOUNTAIN, NOTHING } from '../components/buildings.js'
import { NEIGHBOURS } from '../components/map.js'
import { parcelPrice } from '../parcels.js'
import type { State } from '../state.js'

/** CC-PARCEL-01: the price of a parcel in its parts, a dollar each. */
export interface PriceParts {
  readonly parcel: number
  /** The land itself. */
  readonly land: number
  /** What stands on the parcel and around it, counted by kind. */
  readonly houses: number
  readonly mountains: number
  readonly buildings: number
  readonly total: number
  /** The parcels that count, the parcel itself among them if something stands on it. */
  readonly counted: readonly number[]
}

export function priceParts(state: State, parcel: number): PriceParts {
  const counted = [parcel, ...NEIGHBOURS[parcel]].filter(place => state.on[place] !== NOTHING)
  const houses = counted.filter(place => state.on[place] === HOUSE).length
  const mountains = counted.filter(place => state.on[place] === MOUNTAIN).length
  const total = parcelPrice(state, parcel)
  const land = total - counted.length
  return { parcel, land, houses, mountains, buildings: counted.length - houses - mountains, total, counted }
}
