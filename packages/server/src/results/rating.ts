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

/**
 * What is believed of somebody who played under two names: each is what the matches of that name say, beside what is
 * believed of everybody, which must not count twice.
 */
export function joined(one: Strength, other: Strength): Strength {
  const weight = ({ sigma }: Strength): number => 1 / sigma ** 2
  const all = weight(one) + weight(other) - weight(UNKNOWN_STRENGTH)
  const sum = one.mu * weight(one) + other.mu * weight(other) - UNKNOWN_STRENGTH.mu * weight(UNKNOWN_STRENGTH)
  return { mu: sum / all, sigma: Math.sqrt(1 / all) }
}

export function describeRating({ mu, sigma, matches }: Strength & { readonly matches: number }): Rating {
  return { mu, sigma, value: ordinal({ mu, sigma }), matches }
}
