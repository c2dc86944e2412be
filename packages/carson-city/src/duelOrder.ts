import { MAP_SPOTS } from './components/actionTrack.js'
import { PARCELS } from './components/map.js'
import { firstPassed, isContested } from './placement.js'
import { rulingsOf } from './rulings/index.js'
import { NOBODY, type State } from './state.js'

/**
 * CC-PARCEL-05, CC-ATTACK-09: queues the duels on the map, those for unowned parcels or those for buildings.
 * If there are several, the first passer involved fixes their order.
 */
export function queueDuels(state: State, forBuildings: boolean): void {
  const spots: number[] = []
  let seats = 0
  for (let parcel = 0; parcel < PARCELS; parcel++) {
    const there = state.cowboysAt[MAP_SPOTS + parcel]
    if (!isContested(there) || (state.owner[parcel] !== NOBODY) !== forBuildings) continue
    spots.push(MAP_SPOTS + parcel)
    seats |= there
  }
  if (spots.length < 2) {
    state.queue = spots
    return
  }
  const seat = rulingsOf(state).duelOrderBy === 'firstInvolved' ? firstPassed(state, seats) : state.passed[0]
  state.tasks.push({ kind: 'fixOrder', seat, first: [], rest: spots })
}
