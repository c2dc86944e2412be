import { allLaid, finishDuel, layToken } from '../duel.js'
import { TOKEN } from '../options.js'
import { firstPassed } from '../placement.js'
import { rulingsOf } from '../rulings/index.js'
import { NOT_LAID, type State, type TaskOf } from '../state.js'
import type { TaskRules } from './taskRules.js'

/** CC-VARD-04: all in the duel lay a token face down at the same time. */
export const playToken: TaskRules<TaskOf<'playToken'>> = {
  ask: () => 'playToken',
  seats(state, { seats }) {
    const open = waiting(state, seats)
    return rulingsOf(state).tokens === 'secret' ? open : 1 << firstPassed(state, open)
  },
  options(state, _task, seat, options) {
    const hand = state.tokens[seat]
    for (let value = 0; value < TOKEN.length; value++) if (hand.includes(value)) options.push(TOKEN[value])
  },
  answer(state, task, seat, option, tell) {
    if (option.kind !== 'token') return
    layToken(state, seat, option.value, tell)
    if (allLaid(state, task.seats)) finishDuel(state, task.spot, tell)
    else state.tasks.push(task)
  },
}

function waiting(state: State, seats: number): number {
  let open = 0
  for (let seat = 0; seat < state.players; seat++)
    if (seats & (1 << seat) && state.tokenLaid[seat] === NOT_LAID) open |= 1 << seat
  return open
}
