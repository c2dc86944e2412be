import type { TaskOf } from '../state.js'
import { answerPlacing, askPlacing, placingOptions } from './placing.js'
import type { TaskRules } from './taskRules.js'

/** CC-VARS-02 to CC-VARS-04: everyone who has not passed, at the same time. */
export const placeTogether: TaskRules<TaskOf<'placeTogether'>> = {
  ask: (state, _task, seat) => askPlacing(state, seat),
  seats(state) {
    let seats = (1 << state.players) - 1
    for (const seat of state.passed) seats &= ~(1 << seat)
    return seats
  },
  options: (state, _task, seat, options) => placingOptions(state, seat, options),
  answer(state, task, seat, option, tell) {
    answerPlacing(state, seat, option, tell)
    if (state.passed.length < state.players) state.tasks.push(task)
  },
}
