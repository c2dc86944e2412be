import type { Tell } from '@railhead/kernel'
import type { Event } from '../event.js'
import { NO_MASTER, type State, tablesOf, withEntry } from '../state.js'
import { choose, tellReasons } from './choice.js'
import { SAM, type Sam } from './sam.js'

type Place = 'city' | 'station'

/**
 * From the supply whatever the border; once that is empty, from his station with fewest points, of equal ones by
 * ruling the nearest to either end of the track, those of the north last (SAM-ENGINE-18, -19, SAM-KC-11, -14, -15,
 * RSAM-EDGE-03).
 */
export function placeSamDisc(
  state: State,
  sam: Sam,
  on: Place,
  index: number,
  tell: Tell<Event> | undefined,
): boolean {
  if (sam.discs > 0) sam.discs--
  else if (!takeFromStation(state, sam, on, index, tell)) return false
  if (on === 'city') sam.cities[index]++
  else sam.stations |= 1 << index
  return true
}

function takeFromStation(
  state: State,
  sam: Sam,
  on: Place,
  index: number,
  tell: Tell<Event> | undefined,
): boolean {
  const { stations, rulings } = tablesOf(state)
  const own = stations.flatMap((_, station) => (sam.stations & (1 << station) ? [station] : []))
  if (rulings.samStationDisc === 'nearestEnd')
    own.sort((a, b) => fromEnd(stations[a].position, a) - fromEnd(stations[b].position, b))
  const chosen = choose(own, [
    { reason: 'stationWithFewestPoints', of: station => -stations[station].points },
  ])
  if (chosen === undefined) {
    tell?.({ type: 'samIdle', why: 'noDisc' })
    return false
  }
  tellReasons('disc', chosen.reasons, tell)
  sam.stations &= ~(1 << chosen.best)
  tell?.({ type: 'discFromStation', seat: SAM, station: chosen.best, on, index })
  return true
}

/** Those of the track from its end on, then those of the north. */
const fromEnd = (position: number | undefined, station: number): number =>
  position === undefined ? station : -station

/** Free of cost; a station master there leaves the game, and no worker takes the place (SAM-ENGINE-09 to -14). */
export function upgradeForSam(state: State, sam: Sam, station: number, tell: Tell<Event> | undefined): void {
  if (sam.stations & (1 << station) || !placeSamDisc(state, sam, 'station', station, tell)) return
  tell?.({ type: 'upgraded', seat: SAM, station, cost: 0 })
  const tile = state.masters[station]
  if (tile === NO_MASTER) return
  state.masters = withEntry(state.masters, station, NO_MASTER)
  tell?.({ type: 'samMaster', tile, station })
}
