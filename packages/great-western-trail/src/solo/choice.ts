import type { Tell } from '@railhead/kernel'
import type { Event } from '../event.js'
import type { SamChoice, SamReason } from './event.js'

/** One line of a priority list: of the candidates, those with the highest number stay. */
export interface Rank<T> {
  readonly reason: SamReason
  of(candidate: T): number
}

export interface Chosen<T> {
  readonly best: T
  /** The ranks that were needed; none when there was nothing to choose. */
  readonly reasons: readonly SamReason[]
}

/** Goes down a priority list until one candidate is left; equal ones to the end are the same, so the first is taken. */
export function choose<T>(candidates: readonly T[], ranks: readonly Rank<T>[]): Chosen<T> | undefined {
  let left = candidates
  const reasons: SamReason[] = []
  for (const rank of ranks) {
    if (left.length <= 1) break
    reasons.push(rank.reason)
    const values = left.map(candidate => rank.of(candidate))
    const highest = Math.max(...values)
    left = left.filter((_, i) => values[i] === highest)
  }
  return left.length === 0 ? undefined : { best: left[0], reasons }
}

/** Says why, where there was something to choose. */
export function tellReasons(
  what: SamChoice,
  reasons: readonly SamReason[],
  tell: Tell<Event> | undefined,
): void {
  if (reasons.length > 0) tell?.({ type: 'samChose', what, reasons })
}
