import type { Tell } from '@railhead/kernel'
import { FIRST_TURNOUT, RAIL_END, RAIL_START } from '../components/railroad.js'
import type { Event } from '../event.js'
import { type State, tablesOf } from '../state.js'
import { stationAt } from '../tasks/station.js'
import { tellReasons } from './choice.js'
import { upgradeForSam } from './disc.js'
import { HUMAN, NO_ENGINE, SAM, type Sam } from './sam.js'

/** A place ahead of Sam's engine and how many steps it takes to get there. */
interface Stop {
  readonly position: number
  readonly steps: number
}

interface LineAhead {
  /** Free spaces of the main line. */
  readonly spaces: readonly Stop[]
  /** Free turnouts, and the end of the track, which is a station too (SAM-ENGINE-22). */
  readonly stations: readonly Stop[]
}

/** The line ahead; where the human's engine stands is jumped, not counted and no stop (SAM-ENGINE-02, -08). */
function lineAhead(state: State, engine: number): LineAhead {
  const { turnoutAfter } = tablesOf(state).track
  const human = state.players[HUMAN].engine
  const isFree = (position: number): boolean => position !== human || position === RAIL_START
  const spaces: Stop[] = []
  const stations: Stop[] = []
  const onTurnout = engine >= FIRST_TURNOUT
  let position = onTurnout ? turnoutAfter[engine - FIRST_TURNOUT] : engine
  let steps = 0
  for (; position < RAIL_END; position++) {
    const turnout = turnoutAfter.indexOf(position)
    const passed = onTurnout && FIRST_TURNOUT + turnout === engine
    if (turnout >= 0 && !passed && isFree(FIRST_TURNOUT + turnout))
      stations.push({ position: FIRST_TURNOUT + turnout, steps: steps + 1 })
    if (isFree(position + 1)) {
      steps++
      spaces.push({ position: position + 1, steps })
    }
  }
  stations.push({ position: RAIL_END, steps })
  return { spaces, stations }
}

/** So many spaces: to the farthest station in range, or the full distance (SAM-ENGINE-01, -03 to -05). */
export function moveSamEngine(state: State, sam: Sam, distance: number, tell: Tell<Event> | undefined): void {
  if (isGone(sam, tell)) return
  const { spaces, stations } = lineAhead(state, sam.engine)
  const station = stations.filter(stop => stop.steps <= distance).at(-1)
  const space = spaces.filter(stop => stop.steps <= distance).at(-1)
  const stop = station ?? space
  if (stop === undefined) throw new Error('The track ends before its end.')
  tellReasons('stop', [station === undefined ? 'noStationInRange' : 'farthestStation'], tell)
  stopAt(state, sam, stop.position, tell)
}

/** Card 15 with engineers as specialty: straight to the next free station (SAM-ENGINE-20, -21). */
export function moveSamEngineToStation(state: State, sam: Sam, tell: Tell<Event> | undefined): void {
  if (isGone(sam, tell)) return
  const [next] = lineAhead(state, sam.engine).stations
  tellReasons('stop', ['nextStation'], tell)
  stopAt(state, sam, next.position, tell)
}

/** SAM-ENGINE-17 */
function isGone(sam: Sam, tell: Tell<Event> | undefined): boolean {
  if (sam.engine !== NO_ENGINE) return false
  tell?.({ type: 'samIdle', why: 'engineGone' })
  return true
}

function stopAt(state: State, sam: Sam, position: number, tell: Tell<Event> | undefined): void {
  tell?.({ type: 'engine', seat: SAM, from: sam.engine, to: position })
  sam.engine = position
  const station = stationAt(state, position)
  if (station >= 0) upgradeForSam(state, sam, station, tell)
  if (position !== RAIL_END) return
  sam.engine = NO_ENGINE // SAM-ENGINE-15, -16
  tell?.({ type: 'samEngineGone' })
}
