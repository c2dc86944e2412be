import type { Tell } from '@railhead/kernel'
import type { Event } from './event.js'
import { auxiliaryOption, type Option } from './option.js'
import { acting, push, type State, tablesOf } from './state.js'
import { type Action, possible } from './task.js'

/** A requirement must be met completely, and something of the gain must be possible (GWT2-TURN-07, GWT2-LOC-06). */
export function canDo(state: State, action: Action): boolean {
  let { money } = acting(state)
  if (action.cost !== undefined)
    for (const task of action.cost) {
      if (!possible(state, task, money)) return false
      if (task.kind === 'pay') money -= task.amount
    }
  for (const task of action.gain) if (possible(state, task, money)) return true
  return false
}

/** Costs first, then gains, each as a task. */
export function perform(state: State, action: Action): void {
  push(state, action.gain)
  if (action.cost !== undefined) push(state, action.cost)
}

/** A single needs one empty disc space of the two, a double needs both (GWT2-AUX-01, -03). */
export function offerAuxiliaries(state: State, max: 1 | 2, out: Option[]): void {
  const { discs } = acting(state)
  const { auxiliaries } = tablesOf(state)
  for (let which = 0; which < auxiliaries.length; which++) {
    const { disc, single, double } = auxiliaries[which]
    const onSpaces = discs[disc]
    if (onSpaces >= 2) continue
    if (canDo(state, single)) out.push(auxiliaryOption(which, 1))
    if (max === 2 && onSpaces === 0 && canDo(state, double)) out.push(auxiliaryOption(which, 2))
  }
}

export function doAuxiliary(state: State, which: number, times: 1 | 2, tell: Tell<Event> | undefined): void {
  tell?.({ type: 'auxiliary', seat: state.turn, which, times })
  const { single, double } = tablesOf(state).auxiliaries[which]
  perform(state, times === 1 ? single : double)
}
