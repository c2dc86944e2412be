import type { Message, Seat } from '@railhead/kernel'
import type { Option, OptionKind, OptionOf } from '../../option.js'
import { cloneState, type Player, type State } from '../../state.js'
import { rulesOf, type Task } from '../../task.js'
import { type Edition, money } from '../message.js'

/** Where an option is offered: the same kind means different things in different tasks. */
export interface Asked {
  readonly state: State
  readonly seat: Seat
  readonly player: Player
  readonly task: Task
  readonly edition: Edition
}

export type Wording<Kind extends OptionKind> = (option: OptionOf<Kind>, asked: Asked) => Message

/** What the player would have after paying. */
export const left = ({ player }: Asked, cost: number): Message => money(player.money - cost)

/** The state after the answer, before the rules go on to the next task. */
export function afterwards({ state, task }: Asked, option: Option): State {
  const after = cloneState(state)
  after.tasks.pop()
  rulesOf(task).answer?.(after, task, option, undefined)
  return after
}
