import type { Tell } from '@railhead/kernel'
import { END_OF_TRACK_MONEY, RAIL_END, RAIL_START } from '../components/railroad.js'
import type { Event } from '../event.js'
import { chosen, engineOption, type Option } from '../option.js'
import { changeMoney, countOf } from '../player.js'
import { acting, type State, tablesOf } from '../state.js'
import { rulesOf, type Task, type TaskOf, type TaskRules } from '../task.js'
import { refuseUpgrades, stationAt, stationObstacle } from './station.js'

/** GWT2-ENGINE-04: only the start space holds several engines. */
export function isOccupied(state: State, position: number): boolean {
  if (position === RAIL_START) return false
  for (let seat = 0; seat < state.players.length; seat++)
    if (seat !== state.turn && state.players[seat].engine === position) return true
  return state.sam !== undefined && state.sam.engine === position // SAM-HUMAN-12
}

/** Free positions one step on; occupied ones are passed over without counting (GWT2-ENGINE-05). */
function step(state: State, from: number, directions: readonly (readonly number[])[], found: number[]): void {
  for (const position of directions[from])
    if (isOccupied(state, position)) step(state, position, directions, found)
    else if (!found.includes(position)) found.push(position)
}

/** Positions after exactly one more step from any of `frontier`. */
function steps(
  state: State,
  frontier: readonly number[],
  directions: readonly (readonly number[])[],
): number[] {
  const found: number[] = []
  for (const position of frontier) step(state, position, directions, found)
  return found
}

/** Positions exactly `count` steps back (GWT2-ENGINE-09). */
function positionsBack(state: State, count: number): number[] {
  let frontier = [acting(state).engine]
  for (let i = 0; i < count; i++) frontier = steps(state, frontier, tablesOf(state).track.backward)
  return frontier
}

/** All free positions behind the engine. */
export function positionsBehind(state: State): number[] {
  const behind: number[] = []
  let frontier = [acting(state).engine]
  while (frontier.length > 0) {
    frontier = steps(state, frontier, tablesOf(state).track.backward)
    for (const position of frontier) if (!behind.includes(position)) behind.push(position)
  }
  return behind
}

/** The engine moves, and the station where it ends may be upgraded at once (GWT2-STATION-01). */
export function moveEngine(state: State, to: number, tell: Tell<Event> | undefined): void {
  const player = acting(state)
  tell?.({ type: 'engine', seat: state.turn, from: player.engine, to })
  player.engine = to
  if (to === RAIL_END) state.tasks.push({ kind: 'leaveEndOfTrack' })
  const station = stationAt(state, to)
  if (station >= 0) state.tasks.push({ kind: 'upgradeStation', station, optional: true })
}

const forwardSteps = (state: State, upTo: TaskOf<'engine'>['upTo']): number =>
  typeof upTo === 'number' ? upTo : countOf(state, upTo)

/** Stations that the engine can stop at without being able to upgrade them. */
const refusesUpgrades = {
  refused(state: State, task: Task, out: Option[]): void {
    const positions: Option[] = []
    rulesOf(task).options?.(state, task, positions)
    refuseUpgrades(state, positions, out)
  },
  obstacle: stationObstacle,
}

/** Forward up to so many spaces, at least one (GWT2-ENGINE-01 to -03). */
export const engine: TaskRules<TaskOf<'engine'>> = {
  ...refusesUpgrades,
  trouble: (state, { upTo }) => (forwardSteps(state, upTo) > 0 ? undefined : 'noneOfThem'),
  options(state, { upTo }, out) {
    const found: number[] = []
    let frontier: readonly number[] = [acting(state).engine]
    for (let i = forwardSteps(state, upTo); i > 0 && frontier.length > 0; i--) {
      frontier = steps(state, frontier, tablesOf(state).track.forward)
      for (const position of frontier) if (!found.includes(position)) found.push(position)
    }
    offerPositions(found, out)
  },
  answer(state, _task, option, tell) {
    moveEngine(state, chosen(option, 'engine').to, tell)
  },
}

export const engineBack: TaskRules<TaskOf<'engineBack'>> = {
  ...refusesUpgrades,
  trouble: (state, task) => (positionsBack(state, task.steps).length > 0 ? undefined : 'engineCannotGoBack'),
  options(state, task, out) {
    offerPositions(positionsBack(state, task.steps), out)
  },
  answer(state, _task, option, tell) {
    moveEngine(state, chosen(option, 'engine').to, tell)
  },
}

/** From space 39 the engine must go back at once, to any free space (GWT2-ENGINE-14). */
export const leaveEndOfTrack: TaskRules<TaskOf<'leaveEndOfTrack'>> = {
  ...refusesUpgrades,
  options(state, _task, out) {
    offerPositions(positionsBehind(state), out)
  },
  answer(state, _task, option, tell) {
    changeMoney(state, state.turn, END_OF_TRACK_MONEY, tell)
    moveEngine(state, chosen(option, 'engine').to, tell)
  },
}

function offerPositions(positions: readonly number[], out: Option[]): void {
  for (const position of positions) out.push(engineOption(position))
}
