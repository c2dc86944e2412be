import type { Tell } from '@railhead/kernel'
import type { Event } from './event.js'
import { auxiliaryOption, type Option } from './option.js'
import { acting, push, type State, tablesOf } from './state.js'
import { type Action, rulesOf, type Task, troubleOf } from './task.js'
import type { Obstacle } from './trouble.js'

/**
 * The part of an action that cannot be done now: a requirement must be met completely, and something of the gain
 * must be possible (GWT2-TURN-07, GWT2-LOC-06). Undefined if the action can be done.
 */
export function obstacleTo(state: State, { cost, gain }: Action): Task | undefined {
  let { money } = acting(state)
  if (cost !== undefined)
    for (let i = 0; i < cost.length; i++) {
      const task = cost[i]
      if (troubleOf(state, task, money) !== undefined) return task
      if (task.kind === 'pay') money -= task.amount
    }
  for (let i = 0; i < gain.length; i++) if (gains(state, gain[i], money, cost === undefined)) return undefined
  return gain[gain.length - 1]
}

/** What is done for nothing and changes nothing is not offered (GWT2-TURN-12). */
function gains(state: State, task: Task, money: number, forNothing: boolean): boolean {
  const { trouble, idle } = rulesOf(task)
  if (trouble?.(state, task, money) !== undefined) return false
  return (
    !forNothing ||
    idle === undefined ||
    !tablesOf(state).changes.nothingIdle ||
    idle(state, task) === undefined
  )
}

export const canDo = (state: State, action: Action): boolean => obstacleTo(state, action) === undefined

/** Costs first, then gains, each as a task. */
export function perform(state: State, action: Action): void {
  push(state, action.gain)
  if (action.cost !== undefined) push(state, action.cost)
}

/** A single needs one empty disc space of the two, a double needs both (GWT2-AUX-01, -03). */
export function auxiliaryObstacle(state: State, which: number, times: 1 | 2): Obstacle | undefined {
  const { disc, single, double } = tablesOf(state).auxiliaries[which]
  const onSpaces = acting(state).discs[disc]
  if (onSpaces >= 2) return 'discs'
  if (times === 1) return obstacleTo(state, single)
  return onSpaces > 0 ? 'disc' : obstacleTo(state, double)
}

/** With `refused`, those that are not offered; of one whose discs are all on the board only the single. */
export function offerAuxiliaries(state: State, max: 1 | 2, refused: boolean, out: Option[]): void {
  const { length } = tablesOf(state).auxiliaries
  for (let which = 0; which < length; which++) {
    const obstacle = auxiliaryObstacle(state, which, 1)
    if ((obstacle !== undefined) === refused) out.push(auxiliaryOption(which, 1))
    if (max === 1 || obstacle === 'discs') continue
    if ((auxiliaryObstacle(state, which, 2) !== undefined) === refused) out.push(auxiliaryOption(which, 2))
  }
}

export function doAuxiliary(state: State, which: number, times: 1 | 2, tell: Tell<Event> | undefined): void {
  tell?.({ type: 'auxiliary', seat: state.turn, which, times })
  const { single, double } = tablesOf(state).auxiliaries[which]
  perform(state, times === 1 ? single : double)
}
