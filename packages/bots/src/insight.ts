import type { AnyGame, Decision, PlainOption, PlainState, Seat } from '@railhead/kernel'

/**
 * What a bot knows about one game beyond its rules: how good a position is, and which answers are worth a
 * look. The search itself knows no game.
 */
export interface Insight {
  /** Expected final score of a seat, in points. */
  value(state: PlainState, seat: Seat): number
  /**
   * Writes how promising each option of a question is, before any search: weights of at least 0, and not 0 for all.
   */
  priors(state: PlainState, decision: Decision<PlainOption>, out: number[]): number[]
  /** The same number (or text) for the same answer, another for every other answer to the question. */
  key(option: PlainOption): number | string
  /** Points that make a clear difference between two positions of this game. */
  readonly scale: number
  /** Changes with every turn; absent where a turn ends when somebody else is asked. */
  readonly turnOf?: ((state: PlainState) => number) | undefined
}

/** For a game nobody has studied: the score as it stands, and every option alike. */
export function plainInsight(game: AnyGame): Insight {
  return {
    value: (state, seat) => game.standing(state)[seat].total,
    priors: (_state, { options }, out) => {
      out.length = options.length
      return out.fill(1)
    },
    key: option => JSON.stringify(option),
    scale: 20,
  }
}

/** How much better a seat is expected to end than the best of the others; alone, its own score. */
export function lead(insight: Insight, state: PlainState, seats: number, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < seats; other++)
    if (other !== seat) best = Math.max(best, insight.value(state, other))
  const own = insight.value(state, seat)
  return best === Number.NEGATIVE_INFINITY ? own : own - best
}
