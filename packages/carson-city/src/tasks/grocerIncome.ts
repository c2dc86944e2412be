import type { Seat } from '@railhead/kernel'
import { BUILDINGS, BUILT, TYPES } from '../components/buildings.js'
import type { Tell } from '../events.js'
import { gainMoney } from '../gains.js'
import { CASH_NOW, DOUBLE } from '../options.js'
import { countOwn } from '../parcels.js'
import { CASH, type State, sideOf, type TaskOf } from '../state.js'
import type { TaskRules } from './taskRules.js'

/** CC-CHAR-08, CC-CHAR-09: without an own building that earns, only the cash is left. */
export function grocerQuestion(state: State, seat: Seat, tell: Tell): void {
  for (let building = 0; building < TYPES; building++)
    if (canDouble(state, seat, building)) {
      state.tasks.push({ kind: 'grocerIncome', seat })
      return
    }
  takeCash(state, seat, tell)
}

function canDouble(state: State, seat: Seat, building: number): boolean {
  if (BUILDINGS[building].income === 'none') return false
  return countOwn(state, seat, object => object === BUILT + building) > 0
}

function takeCash(state: State, seat: Seat, tell: Tell): void {
  const take = sideOf(state, seat)?.take
  state.benefit[seat] = CASH
  if (take?.kind === 'cashOrLater') gainMoney(state, seat, take.cash, 'grocer', tell)
}

export const grocerIncome: TaskRules<TaskOf<'grocerIncome'>> = {
  ask: () => 'grocerIncome',
  options(state, _task, seat, options) {
    options.push(CASH_NOW)
    for (let building = 0; building < TYPES; building++)
      if (canDouble(state, seat, building)) options.push(DOUBLE[building])
  },
  answer(state, _task, seat, option, tell) {
    if (option.kind !== 'double') {
      takeCash(state, seat, tell)
      return
    }
    state.doubled = option.building
    tell?.({ type: 'doubled', seat, building: option.building })
  },
}
