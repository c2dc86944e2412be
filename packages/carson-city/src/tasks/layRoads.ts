import { DONE } from '../options.js'
import type { TaskOf } from '../state.js'
import type { TaskRules } from './taskRules.js'

/** CC-ROAD-05: asked of those who just got roads; laying them is offered with every question. */
export const layRoads: TaskRules<TaskOf<'layRoads'>> = {
  ask: () => 'layRoads',
  building: true,
  options(_state, _task, _seat, options) {
    options.push(DONE)
  },
  answer() {},
}
