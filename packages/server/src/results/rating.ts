import type { Rating } from '@railhead/protocol'
import { ordinal, rate, rating } from 'openskill'

/** What is believed of somebody's strength. */
export interface Strength {
  readonly mu: number
  readonly sigma: number
}

/** Somebody who never played. */
export const UNKNOWN_STRENGTH: Strength = rating()

/** Strengths after a match; `ranks` says how each fared, 1 for the best, equal ones shared. */
export function strengthsAfter(before: readonly Strength[], ranks: readonly number[]): Strength[] {
  const after = rate(
    before.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: [...ranks] },
  )
  return after.map(([strength]) => strength)
}

export function describeRating({ mu, sigma, matches }: Strength & { readonly matches: number }): Rating {
  return { mu, sigma, value: ordinal({ mu, sigma }), matches }
}
