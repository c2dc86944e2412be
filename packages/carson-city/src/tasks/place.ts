import type { TaskOf } from '../state.js'
import { answerPlacing, askPlacing, placingOptions } from './placing.js'
import type { TaskRules } from './taskRules.js'

/** CC-PLACE-01: one cowboy, or pass. */
export const place: TaskRules<TaskOf<'place'>> = {
  ask: (state, _task, seat) => askPlacing(state, seat),
  options: (state, _task, seat, options) => placingOptions(state, seat, options),
  answer(state, task, seat, option, tell) {
    if (!answerPlacing(state, seat, option, tell)) state.tasks.push(task)
  },
}
