import type { Rating } from '@railhead/protocol'

/** What is believed of somebody's strength: it lies around `mu`, give or take `sigma`. */
export interface Strength {
  readonly mu: number
  readonly sigma: number
}

const MU = 25
const SIGMA = MU / 3
/** How far strength and a single match lie apart. */
const BETA = SIGMA / 2
/** People change: before each match a little less is believed of them. */
const TAU = MU / 300
/** No match makes anybody so certain that nothing could be learnt from the next. */
const KAPPA = 0.0001

/** Somebody who never played. */
export const UNKNOWN_STRENGTH: Strength = { mu: MU, sigma: SIGMA }

/**
 * Strengths after a match; `ranks` says how each fared, 1 for the best, equal ones shared. This is algorithm 4 (the
 * Plackett-Luce model) of Weng and Lin, 'A Bayesian Approximation Method for Online Ranking', JMLR 12, 2011.
 */
export function strengthsAfter(
  before: readonly Strength[],
  ranks: readonly number[],
  tau: number = TAU,
): Strength[] {
  const variances = before.map(({ sigma }) => sigma ** 2 + tau ** 2)
  const c = Math.sqrt(variances.reduce((sum, variance) => sum + variance + BETA ** 2, 0))
  const powers = before.map(({ mu }) => Math.exp(mu / c))
  /** For each place: the powers of those who came in there or behind it, and how many share it. */
  const places = ranks.map(rank => ({
    behind: powers.reduce((sum, power, i) => (ranks[i] >= rank ? sum + power : sum), 0),
    sharing: ranks.filter(other => other === rank).length,
  }))
  return before.map(({ mu }, i) => {
    let omega = 0
    let delta = 0
    for (const [q, { behind, sharing }] of places.entries()) {
      if (ranks[q] > ranks[i]) continue
      const chance = powers[i] / behind
      omega += ((q === i ? 1 : 0) - chance) / sharing
      delta += (chance * (1 - chance)) / sharing
    }
    const variance = variances[i]
    const gamma = Math.sqrt(variance) / c
    return {
      mu: mu + (variance / c) * omega,
      sigma: Math.sqrt(variance * Math.max(1 - (variance / c ** 2) * gamma * delta, KAPPA)),
    }
  })
}

/** Where somebody unknown stands on the scale that people know from chess. */
const MIDDLE = 1500
/** There, 400 more are ten to one between two people of whom much is known. */
const SCALE = 400 / Math.LN10 / Math.hypot(BETA, BETA)
/** Before so many rated matches a rating says little. */
export const SETTLED_AFTER = 10

/** A strength on the scale that is shown. */
export function ratingValue(mu: number): number {
  return MIDDLE + (mu - MU) * SCALE
}

export function describeRating({ mu, sigma, matches }: Strength & { readonly matches: number }): Rating {
  return {
    value: Math.round(ratingValue(mu)),
    deviation: Math.round(sigma * SCALE),
    provisional: matches < SETTLED_AFTER,
    matches,
  }
}
