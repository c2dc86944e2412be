import { JOB_ROWS } from '../components/jobMarket.js'
import { WORKER_SPACES } from '../components/playerBoard.js'
import { NOTHING } from '../components/tiles.js'
import { chosen, hireOption, type Option } from '../option.js'
import { changeMoney } from '../player.js'
import { acting, type State, tablesOf } from '../state.js'
import type { TaskOf, TaskRules } from '../task.js'
import type { OptionTrouble } from '../trouble.js'

/** Only above the token's row, with room and money for the worker (GWT2-HIRE-01, -02, -07). */
function hireTrouble(
  state: State,
  worker: number,
  row: number,
  change: number,
  money: number,
): OptionTrouble | undefined {
  if (row >= state.jobRow) return 'tokenRow'
  if (acting(state).workers[worker] >= WORKER_SPACES) return 'rowFull'
  return tablesOf(state).jobMarket.costs[row] + change > money ? 'money' : undefined
}

/** Workers of the market up to the token's row, equal ones once: those who can be hired, or with `refused` the others. */
function hires(state: State, change: number, money: number, refused: boolean, out: Option[]): void {
  const columns = state.playerCount
  const last = Math.min(state.jobRow, JOB_ROWS - 1)
  for (let row = 0; row <= last; row++) {
    let seen = 0
    for (let i = row * columns; i < (row + 1) * columns; i++) {
      const worker = state.jobs[i]
      if (worker === NOTHING || seen & (1 << worker)) continue
      seen |= 1 << worker
      if ((hireTrouble(state, worker, row, change, money) !== undefined) === refused)
        out.push(hireOption(worker, row))
    }
  }
}

function someoneCanBeHired(state: State, change: number, money: number): boolean {
  const spaces = Math.min(state.jobRow, JOB_ROWS) * state.playerCount
  for (let i = 0; i < spaces; i++) {
    const worker = state.jobs[i]
    if (worker === NOTHING) continue
    const row = Math.floor(i / state.playerCount)
    if (hireTrouble(state, worker, row, change, money) === undefined) return true
  }
  return false
}

export const hire: TaskRules<TaskOf<'hire'>> = {
  trouble: (state, { change }, money) =>
    someoneCanBeHired(state, change, money) ? undefined : 'nobodyToHire',
  options(state, { change }, out) {
    hires(state, change, acting(state).money, false, out)
  },
  refused(state, { change }, out) {
    hires(state, change, acting(state).money, true, out)
  },
  obstacle(state, { change }, option) {
    const { worker, row } = chosen(option, 'hire')
    return hireTrouble(state, worker, row, change, acting(state).money)
  },
  answer(state, { change }, option, tell) {
    const { worker, row } = chosen(option, 'hire')
    const cost = tablesOf(state).jobMarket.costs[row] + change
    changeMoney(state, state.turn, -cost, undefined)
    state.jobs[state.jobs.indexOf(worker, row * state.playerCount)] = NOTHING
    const { workers } = acting(state)
    workers[worker]++
    tell?.({ type: 'hired', seat: state.turn, worker, row, cost })
    const bonus = tablesOf(state).workerBonus[worker][workers[worker]]
    if (bonus !== undefined) state.tasks.push(bonus)
  },
}
