import type { Seat } from '@railhead/kernel'
import { CASH_PER_POINT } from '../components/pieces.js'
import type { Tell } from '../events.js'
import { type Option, payOf } from '../options.js'
import { rulingsOf } from '../rulings/index.js'
import { type State, sideOf, type TaskOf } from '../state.js'
import type { TaskRules } from './taskRules.js'

/** CC-ENDROUND-04: what the seat must pay. */
export function excess(state: State, seat: Seat): number {
  const limit = sideOf(state, seat)?.cashLimit ?? state.money[seat]
  return Math.max(0, state.money[seat] - limit)
}

/** CC-ENDROUND-05: the excess, or more up to a full $10; amounts in between would only waste money. */
export function payments(state: State, seat: Seat, options: Option[]): void {
  const due = excess(state, seat)
  options.push(payOf(due))
  if (due === 0 && !rulingsOf(state).payBelowLimit) return
  const next = (Math.floor(due / CASH_PER_POINT) + 1) * CASH_PER_POINT
  for (let amount = next; amount <= state.money[seat]; amount += CASH_PER_POINT) options.push(payOf(amount))
}

/** CC-ENDROUND-04 */
export function pointsFor(amount: number): number {
  return Math.floor(amount / CASH_PER_POINT)
}

export function cashLimitQuestion(state: State, seat: Seat, tell: Tell): void {
  const options: Option[] = []
  payments(state, seat, options)
  if (options.length > 1) state.tasks.push({ kind: 'cashLimit', seat })
  else payToBank(state, seat, excess(state, seat), tell)
}

function payToBank(state: State, seat: Seat, amount: number, tell: Tell): void {
  if (amount === 0) return
  const points = pointsFor(amount)
  state.money[seat] -= amount
  state.points[seat] += points
  tell?.({ type: 'cashLimit', seat, amount, points })
}

export const cashLimit: TaskRules<TaskOf<'cashLimit'>> = {
  ask: () => 'cashLimit',
  options: (state, _task, seat, options) => payments(state, seat, options),
  answer(state, _task, seat, option, tell) {
    if (option.kind === 'pay') payToBank(state, seat, option.amount, tell)
  },
}
