import type { Refusal, Seat } from '@railhead/kernel'
import type { State } from './state.js'

export function refusals(_state: State, _seat: Seat): Refusal[] {
  return []
}
