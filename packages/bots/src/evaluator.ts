import type { AnyGame, Decision, PlainOption, PlainState, Seat } from '@railhead/kernel'

/**
 * What a bot knows about one game beyond its rules: how good a position is, and which options are worth a try. The
 * search itself knows no game.
 */
export interface Evaluator {
  /** Expected final score of a seat, in points; against an opponent who is part of the rules, its expected lead. */
  value(state: PlainState, seat: Seat): number
  /**
   * Writes the same of every seat, and its strength: the expected score and what counts for the win beyond that, in
   * points. Chances to win come from strengths.
   */
  judge(state: PlainState, seats: number, values: number[], strengths: number[]): void
  /** Points by which such expectations miss. */
  spread(state: PlainState): number
  /**
   * Writes how promising each option of a question is, before any search: weights of at least 0, and not 0 for all.
   */
  priors(state: PlainState, decision: Decision<PlainOption>, out: number[]): number[]
  /** Whether the priors look at the position and at what an option brings: whoever answers by them alone plays well. */
  readonly isSharp?: ((state: PlainState) => boolean) | undefined
  /** The same number (or text) for the same answer, another for every other answer to the question. */
  key(option: PlainOption): number | string
  /** Points that make a clear difference between two positions of this game. */
  readonly scale: number
  /** Changes with every turn; absent where a turn ends when somebody else is asked. */
  readonly turnOf?: ((state: PlainState) => number) | undefined
  /** Whether an answer means much the same when it is given somewhat later in a round. */
  readonly lasts?: ((option: PlainOption) => boolean) | undefined
  /** Whether so little of the match is left that it is played through to the end; absent: never. */
  readonly isNearEnd?: ((state: PlainState) => boolean) | undefined
}

/** Points by which the score of a game without a model misses. */
const PLAIN_SPREAD = 10

/** For a game without a model: the score as it stands, and every option alike. */
export function plainEvaluator(game: AnyGame): Evaluator {
  return {
    value: (state, seat) => game.standing(state)[seat].total,
    judge: (state, seats, values, strengths) => {
      const standing = game.standing(state)
      for (let seat = 0; seat < seats; seat++) values[seat] = strengths[seat] = standing[seat].total
    },
    spread: () => PLAIN_SPREAD,
    priors: (_state, { options }, out) => {
      out.length = options.length
      return out.fill(1)
    },
    key: option => JSON.stringify(option),
    scale: 20,
  }
}

/** How far the value of a seat lies above the best of the others; alone, above nothing. */
export function leadOf(values: readonly number[], seat: Seat): number {
  let best = values.length === 1 ? 0 : Number.NEGATIVE_INFINITY
  for (let other = 0; other < values.length; other++)
    if (other !== seat && values[other] > best) best = values[other]
  return values[seat] - best
}

/** How likely a seat of such strengths wins if they miss by so much; alone, how likely it ends above nothing. */
export function chanceOf(strengths: readonly number[], spread: number, seat: Seat): number {
  const own = strengths[seat]
  let sum = 1
  if (strengths.length === 1) return 1 / (1 + Math.exp(-own / spread))
  for (let other = 0; other < strengths.length; other++)
    if (other !== seat) sum += Math.exp((strengths[other] - own) / spread)
  return 1 / sum
}
