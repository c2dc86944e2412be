import type { Decision, PlainOption, PlainState, Seat } from '@railhead/kernel'
import { type ClassRanges, countOf } from './classRanges.js'
import type { Evaluator } from './evaluator.js'
import { WINNING } from './heads.js'
import type { SearchingLevel, SearchLevel } from './levels.js'
import { evaluate, headOf, type Net } from './net.js'
import { type NetFile, type NetReader, netOf, policyOf, priorsOf, type Spread } from './netFile.js'
import { Opinion } from './opinion.js'
import type { Policy } from './policy.js'
import { newTraits, type Traits } from './traits.js'

/** Configurations that are played alike, so that one net serves them, and what it is trained on. */
export interface Chapter {
  readonly name: string
  readonly configs: readonly unknown[]
  /** What training found, loaded when it is needed. */
  readonly load: () => Promise<NetFile>
  /** Where the search differs from what is usual for a level, here. */
  readonly efforts?: Efforts
}

export type Efforts = Readonly<Partial<Record<SearchingLevel, Partial<SearchLevel>>>>

/** Something to look at in the position of a seat; its value should lie roughly between 0 and 3. */
export interface Feature {
  readonly name: string
}

/** A way to play that training tries: which options it insists on, where they are offered. */
export interface Archetype {
  readonly name: string
  insists(state: PlainState, decision: Decision<PlainOption>, option: PlainOption): boolean
}

/** What tells how the bots play, to be watched from release to release. */
export interface Probes {
  /** Counted at the end of a match, by seat. */
  readonly counts: readonly { readonly name: string; of(state: PlainState, seat: Seat): number }[]
  /** How often something is chosen that could be left alone. */
  readonly choices: readonly {
    readonly name: string
    isOffered(state: PlainState, decision: Decision<PlainOption>): boolean
    isTaken(state: PlainState, option: PlainOption): boolean
  }[]
}

/**
 * What has to be written by hand for the bots to learn a game: what to look at in a position, and which options are
 * of one class. Everything else (nets, priors) training finds.
 */
export interface Model {
  /** Id of the game. */
  readonly game: string
  readonly chapters: readonly Chapter[]
  /** Index of the chapter that a position belongs to. */
  chapterOf(state: PlainState): number
  readonly features: readonly Feature[]
  /** Writes the features of one seat, in their order. */
  readFeatures(state: PlainState, seat: Seat, out: Float32Array): void
  /** Those that come last tell of the rivals: how many come before them, and what writes no others; absent: none do. */
  readonly own?: {
    readonly count: number
    readFeatures(state: PlainState, seat: Seat, out: Float32Array): void
  }
  /** The score of a seat as it stands; against an opponent who is part of the rules, how far it leads. */
  score(state: PlainState, seat: Seat): number
  /** Categories of the score that have a head of their own in the net. */
  readonly categories: readonly string[]
  /** What else the net learns to count, beside points and turns; for what bots tell, not for how they play. */
  readonly counts?: readonly { readonly name: string; of(state: PlainState, seat: Seat): number }[]
  isOver(state: PlainState): boolean
  /** How much of the match is left, from 1 to 0. */
  timeLeft(state: PlainState): number
  /** Changes with every turn. Absent where a turn ends when somebody else is asked. */
  turnOf?(state: PlainState): number
  /** Whether an answer means much the same when it is given somewhat later in a round. */
  lasts?(option: PlainOption): boolean
  /** Whether so little is left that a search plays through to the end. */
  isNearEnd?(state: PlainState): boolean
  /** Whether so little is left that what comes is told better by playing it through than by the net; absent: never. */
  isLate?(state: PlainState): boolean
  readonly classes: ClassRanges
  /** Which class an option belongs to. */
  classOf(state: PlainState, decision: Decision<PlainOption>, option: PlainOption): number
  /** What can be said of an option beside its class: what it takes, pays, leads to. */
  readonly traits?: readonly string[]
  /** Notes the traits of an option. The features of the seat that is asked were read just before. */
  readTraits?(state: PlainState, decision: Decision<PlainOption>, option: PlainOption, out: Traits): void
  /** The same for the same answer, another for every other answer to the question. */
  key(option: PlainOption): number | string
  /** Points that make a clear difference between two positions. */
  readonly scale: number
  /** Features that stay the same through a match for all seats, by which a level is told; absent: 'constant'. */
  readonly levels?: readonly string[]
  /** Features that players in training overrate now and then, so that other ways to play are seen too. */
  readonly styles: readonly string[]
  readonly archetypes: readonly Archetype[]
  readonly probes?: Probes
  /** Points by feature: by itself, with the time left, with the square of it. Training begins with this. */
  readonly guess?: Readonly<Partial<Record<string, readonly [number, number, number?]>>>
  /** Answers that bots never give, because they lead back to where they were asked. Never all of a question. */
  avoids?(state: PlainState, decision: Decision<PlainOption>, option: PlainOption): boolean
  /** Any-time questions that are worth thinking about while another is asked; absent: none. */
  mattersBeside?(state: PlainState, asked: Decision<PlainOption>, anyTime: Decision<PlainOption>): boolean
}

/**
 * Writes what a seat sees without its rivals: all that policies look at, because they are asked far more often than
 * nets. What tells of rivals stays as it is in `out`, so that there it is 0 for ever.
 */
export function readOwn(model: Model, state: PlainState, seat: Seat, out: Float32Array): void {
  if (model.own === undefined) model.readFeatures(state, seat, out)
  else model.own.readFeatures(state, seat, out)
}

export const readerOf = ({ game, features, classes, traits = [] }: Model): NetReader => ({
  game,
  features: features.map(({ name }) => name),
  classes,
  classCount: countOf(classes),
  traits,
})

/** Nets ready for use: what a position promises, how likely each class of options is, how uncertain all is. */
export interface ChapterNets {
  readonly net: Net
  /** Whether the points still to come depend on what tells of rivals, and whether anything that the net says does. */
  readonly rivals: { readonly forPoints: boolean; readonly forAny: boolean }
  /** What the heads of the net say. */
  readonly heads: readonly string[]
  /** Which of them says what counts for the win beyond points; -1: none does. */
  readonly winning: number
  readonly priors: Float64Array
  readonly policy: Policy | undefined
  readonly spread: Spread
}

export const USUAL_SPREAD: Spread = { atEnd: 2, withTime: 12 }

export function chapterNets(model: Model, file: NetFile): ChapterNets {
  const reader = readerOf(model)
  const net = netOf(file, reader)
  return {
    net,
    rivals: heedOf(net, model.own?.count ?? net.features),
    heads: file.heads,
    winning: file.heads.indexOf(WINNING),
    priors: priorsOf(file, reader),
    policy: policyOf(file, reader),
    spread: file.spread ?? USUAL_SPREAD,
  }
}

/** Whether a net heeds features from a place on. */
function heedOf({ features, cells, heads, plain, timed, squared, inner }: Net, from: number) {
  const heeded = (head: number): boolean =>
    [plain, timed, squared].some(part =>
      part.subarray(head * features + from, (head + 1) * features).some(number => number !== 0),
    )
  const byCells = inner.subarray(from * cells).some(number => number !== 0)
  return {
    forPoints: byCells || heeded(0),
    forAny: byCells || Array.from({ length: heads }, (_, head) => head).some(heeded),
  }
}

/** Expected final score: what a seat has now, and what its position promises. The nets are asked for by chapter. */
export function evaluatorFrom(model: Model, netsOf: (chapter: number) => ChapterNets): Evaluator {
  const seen = new Float32Array(model.features.length)
  const own = new Float32Array(model.features.length)
  let cells = new Float32Array(0)
  const opinions = new Map<Policy, Opinion>()
  let latest: Opinion | undefined
  const traits = newTraits()
  const opinionOf = (policy: Policy): Opinion => {
    if (latest?.policy === policy) return latest
    latest = opinions.get(policy) ?? new Opinion(policy)
    opinions.set(policy, latest)
    return latest
  }
  const netsFor = (state: PlainState): ChapterNets => {
    const nets = netsOf(model.chapterOf(state))
    if (cells.length < nets.net.cells) cells = new Float32Array(nets.net.cells)
    return nets
  }
  /** What a net looks at; rivals only where something depends on them. */
  const look = (state: PlainState, seat: Seat, heedsRivals: boolean): Float32Array => {
    if (!heedsRivals) {
      readOwn(model, state, seat, own)
      return own
    }
    model.readFeatures(state, seat, seen)
    return seen
  }
  return {
    scale: model.scale,
    key: option => model.key(option),
    turnOf: model.turnOf,
    lasts: model.lasts,
    isNearEnd: model.isNearEnd,
    isSharp: state => netsFor(state).policy !== undefined,
    value(state, seat) {
      const score = model.score(state, seat)
      if (model.isOver(state)) return score
      const { net, rivals } = netsFor(state)
      return score + evaluate(net, look(state, seat, rivals.forPoints), model.timeLeft(state), cells)
    },
    judge(state, seats, values, strengths) {
      const { net, winning, rivals } = netsFor(state)
      const isOver = model.isOver(state)
      const timeLeft = model.timeLeft(state)
      for (let seat = 0; seat < seats; seat++) {
        values[seat] = strengths[seat] = model.score(state, seat)
        if (isOver) continue
        const looked = look(state, seat, rivals.forAny)
        values[seat] = strengths[seat] += evaluate(net, looked, timeLeft, cells)
        if (winning >= 0) strengths[seat] += headOf(net, winning, looked, timeLeft, cells)
      }
    },
    spread(state) {
      const { atEnd, withTime } = netsFor(state).spread
      return model.isOver(state) ? FINAL_SPREAD : atEnd + withTime * model.timeLeft(state)
    },
    priors(state, decision, out) {
      const { options } = decision
      // It grows by itself, and setting the length of a list costs as much as a trait.
      if (out.length > options.length) out.length = options.length
      if (options.length === 1) {
        out[0] = 1
        return out
      }
      const { priors, policy } = netsFor(state)
      let opinion: Opinion | undefined
      if (policy !== undefined) {
        readOwn(model, state, decision.seat, own)
        opinion = opinionOf(policy)
        opinion.form(own)
      }
      for (let i = 0; i < options.length; i++) {
        if (model.avoids?.(state, decision, options[i]) === true) {
          out[i] = 0
          continue
        }
        const optionClass = model.classOf(state, decision, options[i])
        out[i] = priors[optionClass]
        if (opinion === undefined) continue
        if (opinion.policy.traits > 0) model.readTraits?.(state, decision, options[i], traits)
        out[i] *= Math.exp(opinion.leaning(optionClass, traits))
      }
      return out
    },
  }
}

/** When a match is over, who has a point more has won. */
export const FINAL_SPREAD = 0.1
