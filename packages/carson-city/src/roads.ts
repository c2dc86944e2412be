import type { Seat } from '@railhead/kernel'
import { EDGE_END, EDGE_START, EDGES, SIZE, TOP_LEFT } from './components/map.js'
import type { Tell } from './events.js'
import { type Option, ROAD } from './options.js'
import type { State } from './state.js'

/** CC-ROAD-03: a road ends in, or runs along, one of its corners. */
export function reached(state: State, parcel: number): boolean {
  const { touched } = state
  const corner = TOP_LEFT[parcel]
  return touched[corner] + touched[corner + 1] + touched[corner + SIZE + 1] + touched[corner + SIZE + 2] > 0
}

/** CC-ROAD-01, CC-ROAD-02 */
export function mayLay(state: State, edge: number): boolean {
  return state.laid[edge] === 0 && state.touched[EDGE_START[edge]] + state.touched[EDGE_END[edge]] > 0
}

export function roadOptions(state: State, options: Option[]): void {
  for (let edge = 0; edge < EDGES; edge++) if (mayLay(state, edge)) options.push(ROAD[edge])
}

/** Puts a road on the map, whoever's it was. */
export function putRoad(state: State, edge: number): void {
  state.laid[edge] = 1
  state.touched[EDGE_START[edge]] = 1
  state.touched[EDGE_END[edge]] = 1
}

export function layRoad(state: State, seat: Seat, edge: number, tell: Tell): void {
  state.roads[seat]--
  putRoad(state, edge)
  tell?.({ type: 'road', seat, edge })
}
