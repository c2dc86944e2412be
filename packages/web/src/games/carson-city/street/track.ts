import { END_OF_ROUND, RESOLUTION, type State, trackOf } from '@railhead/carson-city'

/** Questions that are asked when the track has stepped on already. */
const AFTER_STEP = ['act', 'buyTile', 'buyPoints', 'layRoads', 'build', 'placeHouse', 'consent']

/** The cell at which the lantern hangs: the one being resolved; none before, all are done behind it. */
export function cellNow(state: State): number {
  const { phase, step, tasks } = state
  if (phase < RESOLUTION) return -1
  if (phase >= END_OF_ROUND) return trackOf(state).cells.length
  const task = tasks.at(-1)
  if (!task || !AFTER_STEP.includes(task.kind)) return step
  return 'deferred' in task && task.deferred ? step : step - 1
}
