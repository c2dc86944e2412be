import type { Seat } from '@railhead/kernel'
import type { Tell } from '../events.js'
import type { Option } from '../options.js'
import type { State, Task } from '../state.js'

/** What one kind of question offers, and what an answer to it does. */
export interface TaskRules<T extends Task> {
  /** Key of the prompt. */
  ask(state: State, task: T, seat: Seat): string
  /** Adds all legal answers of the seat. */
  options(state: State, task: T, seat: Seat, options: Option[]): void
  /** The task is off the stack already; it goes back there if it is not finished. */
  answer(state: State, task: T, seat: Seat, option: Option, tell: Tell): void
  /** Who is asked, as a bit mask, if several seats are. */
  seats?(state: State, task: T): number
  /** Building is at stake, so roads help at once (see OQ-16). */
  readonly building?: true
}
