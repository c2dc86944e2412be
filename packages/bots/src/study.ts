import type { Decision, PlainOption, PlainState, Seat } from '@railhead/kernel'
import type { Insight } from './insight.js'
import type { SearchingLevel, SearchLevel } from './levels.js'
import { evaluate, type Net } from './net.js'
import { netOf, type Parameters, policyOf } from './parameters.js'
import { consult, leaning, type Policy } from './policy.js'

/** Configurations that are played alike, so that one net serves them, and what it is trained on. */
export interface Chapter {
  readonly name: string
  readonly configs: readonly unknown[]
  /** Where the search differs from what is usual for a level, here. */
  readonly efforts?: Efforts
}

export type Efforts = Readonly<Partial<Record<SearchingLevel, Partial<SearchLevel>>>>

/**
 * What has to be written by hand for the bots to learn a game: what to look at in a position, and which
 * answers are of one kind. Everything else (nets, priors) training finds.
 */
export interface Study {
  /** Id of the game. */
  readonly game: string
  readonly chapters: readonly Chapter[]
  /** Index of the chapter that a position belongs to. */
  chapterOf(state: PlainState): number
  /** Names of what is looked at of a seat; each value should lie roughly between 0 and 3. */
  readonly looks: readonly string[]
  /** Writes the looks of one seat, in the order of their names. */
  look(state: PlainState, seat: Seat, out: Float64Array): void
  /** The score of a seat as it stands; against an opponent who is part of the rules, how far it leads. */
  score(state: PlainState, seat: Seat): number
  isOver(state: PlainState): boolean
  /** How much of the match is left, from 1 to 0. */
  timeLeft(state: PlainState): number
  /** Changes with every turn. Absent where a turn ends when somebody else is asked. */
  turnOf?(state: PlainState): number
  /** Which kind of answer an option is: a whole number below `kinds`. */
  kindOf(state: PlainState, decision: Decision<PlainOption>, option: PlainOption): number
  readonly kinds: number
  /** The same for the same answer, another for every other answer to the question. */
  key(option: PlainOption): number | string
  /** Points that make a clear difference between two positions. */
  readonly scale: number
  /** Looks that players in training overrate now and then, so that other ways to play are seen too. */
  readonly styles: readonly string[]
  /** Points by look: by itself, with the time left, with the square of it. Training begins with this. */
  readonly guess?: Readonly<Partial<Record<string, readonly [number, number, number?]>>>
  /** Answers that bots never give, because they lead back to where they were asked. Never all of a question. */
  shuns?(state: PlainState, decision: Decision<PlainOption>, option: PlainOption): boolean
}

/** A net ready for use, how likely each kind of answer is, and how that depends on the position. */
export interface Lore {
  readonly net: Net
  readonly priors: Float64Array
  readonly policy?: Policy | undefined
}

export function loreFrom(study: Study, parameters: Parameters): Lore {
  const priors = new Float64Array(study.kinds).fill(1)
  for (const [kind, logarithm] of Object.entries(parameters.priors))
    if (Number(kind) < study.kinds) priors[Number(kind)] = Math.exp(logarithm)
  const { length } = study.looks
  return { net: netOf(length, parameters), priors, policy: policyOf(length, study.kinds, parameters.policy) }
}

/** Expected final score: what a seat has now, and what its position promises. One lore for each chapter. */
export function insightFrom(study: Study, lores: readonly Lore[]): Insight {
  const seen = new Float64Array(study.looks.length)
  const cells = new Float64Array(Math.max(...lores.map(({ net }) => net.cells)))
  const said = new Float64Array(Math.max(...lores.map(({ policy }) => policy?.cells ?? 0)))
  return {
    scale: study.scale,
    key: option => study.key(option),
    turnOf: study.turnOf,
    value(state, seat) {
      const score = study.score(state, seat)
      if (study.isOver(state)) return score
      study.look(state, seat, seen)
      return score + evaluate(lores[study.chapterOf(state)].net, seen, study.timeLeft(state), cells)
    },
    priors(state, decision, out) {
      const { options } = decision
      out.length = options.length
      if (options.length === 1) return out.fill(1)
      const { priors, policy } = lores[study.chapterOf(state)]
      if (policy !== undefined) {
        study.look(state, decision.seat, seen)
        consult(policy, seen, said)
      }
      for (let i = 0; i < options.length; i++) {
        const kind = study.kindOf(state, decision, options[i])
        const isShunned = study.shuns?.(state, decision, options[i]) === true
        if (isShunned) out[i] = 0
        else if (policy === undefined) out[i] = priors[kind]
        else out[i] = priors[kind] * Math.exp(leaning(policy, kind, said))
      }
      return out
    },
  }
}
