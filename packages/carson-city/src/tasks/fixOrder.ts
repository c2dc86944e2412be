import { NEXT } from '../options.js'
import type { TaskOf } from '../state.js'
import type { TaskRules } from './taskRules.js'

/** CC-PARCEL-05, CC-ATTACK-09: the whole order is fixed before the first duel, one spot after the other. */
export const fixOrder: TaskRules<TaskOf<'fixOrder'>> = {
  ask: () => 'fixOrder',
  options(_state, { rest }, _seat, options) {
    for (const spot of rest) options.push(NEXT[spot])
  },
  answer(state, task, seat, option, tell) {
    if (option.kind !== 'next') return
    const first = [...task.first, option.spot]
    const rest = task.rest.filter(spot => spot !== option.spot)
    if (rest.length > 1) {
      state.tasks.push({ ...task, first, rest })
      return
    }
    state.queue = [...first, ...rest]
    tell?.({ type: 'duelOrder', seat, spots: state.queue.slice() })
  },
}
