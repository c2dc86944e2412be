import type { Decision, PlainOption, PlainState, Seat } from '@railhead/kernel'
import type { Insight } from './insight.js'
import type { SearchingLevel, SearchLevel } from './levels.js'

/**
 * What has to be written by hand for the bots to learn a game: what to look at in a position, and which
 * answers are of one kind. Everything else (weights, priors) training finds.
 */
export interface Study {
  /** Id of the game. */
  readonly game: string
  /** Names of what is looked at of a seat; each value should lie roughly between 0 and 3. */
  readonly looks: readonly string[]
  /** Writes the looks of one seat, in the order of their names. */
  look(state: PlainState, seat: Seat, out: Float64Array): void
  /** The score of a seat as it stands. */
  score(state: PlainState, seat: Seat): number
  isOver(state: PlainState): boolean
  /** How much of the match is left, from 1 to 0. */
  timeLeft(state: PlainState): number
  /** Which kind of answer an option is: a whole number below `kinds`. */
  kindOf(state: PlainState, decision: Decision<PlainOption>, option: PlainOption): number
  readonly kinds: number
  /** The same for the same answer, another for every other answer to the question. */
  key(option: PlainOption): number | string
  /** Points that make a clear difference between two positions. */
  readonly scale: number
  /** Looks that players in training overrate now and then, so that other ways to play are seen too. */
  readonly styles: readonly string[]
  /** Points by look, by itself and with all the time left: what training begins with, if not from nothing. */
  readonly guess?: Readonly<Partial<Record<string, readonly [number, number]>>>
  /** Answers that bots never give, because they lead back to where they were asked. Never all of a question. */
  shuns?(state: PlainState, decision: Decision<PlainOption>, option: PlainOption): boolean
  /** Where the search of this game differs from what is usual for a level. */
  readonly efforts?: Readonly<Partial<Record<SearchingLevel, Partial<SearchLevel>>>>
}

/** What training finds: weights of the features, and of the kinds of answers (as logarithms, by kind). */
export interface Parameters {
  readonly weights: readonly number[]
  readonly priors: Readonly<Record<string, number>>
}

export const NOTHING_LEARNT: Parameters = { weights: [], priors: {} }

/** Every look counts by itself, with the time left, and with the square of it. */
const POWERS = 3
export const featureCount = (study: Study): number => study.looks.length * POWERS

export function features(study: Study, state: PlainState, seat: Seat, out: Float64Array): void {
  study.look(state, seat, out)
  const left = study.timeLeft(state)
  const count = study.looks.length
  for (let i = 0; i < count; i++) {
    out[count + i] = out[i] * left
    out[2 * count + i] = out[i] * left * left
  }
}

/** Parameters before any training. */
export function firstParameters(study: Study): Parameters {
  const { looks, guess } = study
  if (guess === undefined) return NOTHING_LEARNT
  const by = (power: 0 | 1): number[] => looks.map(look => guess[look]?.[power] ?? 0)
  return { weights: [...by(0), ...by(1), ...looks.map(() => 0)], priors: {} }
}

/** Expected final score: what a seat has now, and what its position promises. */
export function insightFrom(study: Study, parameters: Parameters): Insight {
  const size = featureCount(study)
  const weights = new Float64Array(size)
  weights.set(parameters.weights.slice(0, size))
  const priors = new Float64Array(study.kinds).fill(1)
  for (const [kind, logarithm] of Object.entries(parameters.priors))
    if (Number(kind) < study.kinds) priors[Number(kind)] = Math.exp(logarithm)
  const scratch = new Float64Array(size)
  return {
    scale: study.scale,
    key: option => study.key(option),
    value(state, seat) {
      let sum = study.score(state, seat)
      if (study.isOver(state)) return sum
      features(study, state, seat, scratch)
      for (let i = 0; i < size; i++) sum += weights[i] * scratch[i]
      return sum
    },
    priors(state, decision, out) {
      out.length = 0
      for (let i = 0; i < decision.options.length; i++) {
        const option = decision.options[i]
        const shunned = study.shuns?.(state, decision, option) === true
        out.push(shunned ? 0 : priors[study.kindOf(state, decision, option)])
      }
    },
  }
}
