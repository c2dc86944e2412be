import { EDGE_END, EDGE_START, PARCELS, SIZE, TOP_LEFT } from '../components/map.js'
import { reached } from '../roads.js'
import type { State } from '../state.js'

/** Parcels that no road reaches yet and a road on this side would. */
export function newlyReached(state: State, edge: number): number[] {
  const found: number[] = []
  for (let parcel = 0; parcel < PARCELS; parcel++)
    if (!reached(state, parcel) && (hasCorner(parcel, EDGE_START[edge]) || hasCorner(parcel, EDGE_END[edge])))
      found.push(parcel)
  return found
}

function hasCorner(parcel: number, corner: number): boolean {
  const first = TOP_LEFT[parcel]
  return (
    corner === first || corner === first + 1 || corner === first + SIZE + 1 || corner === first + SIZE + 2
  )
}
