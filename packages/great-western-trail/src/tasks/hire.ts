import { ROW_COSTS } from '../components/jobMarket.js'
import { WORKER_BONUS, WORKER_SPACES } from '../components/playerBoard.js'
import { NOTHING } from '../components/tiles.js'
import { chosen, hireOption, type Option } from '../option.js'
import { changeMoney } from '../player.js'
import { acting, type State } from '../state.js'
import type { TaskOf, TaskRules } from '../task.js'

/** Workers above the token's row that can be paid and have room (GWT2-HIRE-01, -02, -07); equal ones once. */
function offerHires(state: State, change: number, out: Option[]): void {
  const { money, workers } = acting(state)
  const columns = state.playerCount
  for (let row = 0; row < state.jobRow; row++) {
    if (ROW_COSTS[row] + change > money) continue
    let offered = 0
    for (let i = row * columns; i < (row + 1) * columns; i++) {
      const worker = state.jobs[i]
      if (worker === NOTHING || offered & (1 << worker) || workers[worker] >= WORKER_SPACES) continue
      offered |= 1 << worker
      out.push(hireOption(worker, row))
    }
  }
}

function someoneCanBeHired(state: State, change: number, money: number): boolean {
  const { workers } = acting(state)
  const columns = state.playerCount
  for (let row = 0; row < state.jobRow; row++) {
    if (ROW_COSTS[row] + change > money) continue
    for (let i = row * columns; i < (row + 1) * columns; i++)
      if (state.jobs[i] !== NOTHING && workers[state.jobs[i]] < WORKER_SPACES) return true
  }
  return false
}

export const hire: TaskRules<TaskOf<'hire'>> = {
  possible: (state, { change }, money) => someoneCanBeHired(state, change, money),
  options(state, { change }, out) {
    offerHires(state, change, out)
  },
  answer(state, { change }, option, tell) {
    const { worker, row } = chosen(option, 'hire')
    const cost = ROW_COSTS[row] + change
    changeMoney(state, state.turn, -cost, undefined)
    state.jobs[state.jobs.indexOf(worker, row * state.playerCount)] = NOTHING
    const { workers } = acting(state)
    workers[worker]++
    tell?.({ type: 'hired', seat: state.turn, worker, row, cost })
    const bonus = WORKER_BONUS[worker][workers[worker]]
    if (bonus !== undefined) state.tasks.push(bonus)
  },
}
