import {
  type AnyGame,
  below,
  type Chance,
  type Decision,
  type PlainOption,
  type PlainState,
  type Seat,
  seedChance,
} from '@railhead/kernel'
import type { Evaluator } from '../evaluator.js'
import { countsOf } from '../heads.js'
import { type ChapterNets, evaluatorFrom, type Model } from '../model.js'
import { draw, nextQuestion } from '../search.js'
import type { Pair, Position, Sample } from './netTrainer.js'

/** How matches are played by the policy alone, and at which turns siblings are compared. */
export interface SiblingPlaySettings {
  readonly configs: readonly unknown[]
  readonly matches: number
  /** Answers are drawn by the priors to this power: the higher, the better they play. */
  readonly sharpness: number
  /** Answers out of 100 that are drawn by the square root of the priors, so that what is seldom done is seen too. */
  readonly noise: number
  /** Turns out of 100 at which options are compared. */
  readonly compared: number
  /** For so many own turns lines are played on from options that are compared. */
  readonly ahead: number
}

/** What a match brings to learn from. */
export interface Siblings {
  readonly samples: readonly Sample[]
  readonly pairs: readonly Pair[]
  readonly points: readonly number[]
}

/** Positions out of 100 that are learnt from: they are many, and alike. */
const KEPT = 30
/** What is seldom done is tried. */
const OPEN = 0.5

interface Met extends Position {
  readonly seat: Seat
  readonly now: Float32Array
}

/** Where an option leads to at the end of the turn, seat by seat, and what comes of it from there on. */
interface Played {
  readonly met: readonly Position[]
  readonly points: readonly number[]
}

/** Plays matches by the policy alone; at some turns two options are played on with, with the same luck. */
export class SiblingPlay {
  private readonly evaluator: Evaluator
  private readonly weights: number[] = []

  constructor(
    private readonly game: AnyGame,
    private readonly model: Model,
    private readonly settings: SiblingPlaySettings,
    nets: ChapterNets,
  ) {
    this.evaluator = evaluatorFrom(model, () => nets)
  }

  play(config: unknown, seed: string): Siblings {
    const { game, model, settings } = this
    const state = game.setup(config, seedChance(seed))
    const luck = seedChance(`${seed}/luck`)
    const seats = game.config.seats(config)
    const turns = new Array<number>(seats).fill(0)
    const met: Met[] = []
    const pairs: Pair[] = []
    let lastTurn = -1
    for (;;) {
      const decision = nextQuestion(game, state)
      if (decision === undefined) break
      const turn = model.turnOf?.(state) ?? decision.seat
      if (turn !== lastTurn) {
        lastTurn = turn
        turns[decision.seat]++
        for (let seat = 0; seat < seats; seat++)
          if (below(luck, 100) < KEPT)
            met.push({
              ...this.positionOf(state, seat),
              seat,
              now: countsOf(game, model, state, seat, turns[seat]),
            })
        if (below(luck, 100) < settings.compared) pairs.push(...this.compare(state, decision, luck))
      }
      game.apply(state, decision.seat, this.answer(state, decision, luck))
    }
    const ends = turns.map((count, seat) => countsOf(game, model, state, seat, count))
    const samples = met.map(({ seen, timeLeft, seat, now }) => ({
      seen,
      timeLeft,
      targets: ends[seat].map((count, head) => count - now[head]),
    }))
    return { samples, pairs, points: ends.map(end => end[0]) }
  }

  private positionOf(state: PlainState, seat: Seat): Position {
    const seen = new Float32Array(this.model.features.length)
    this.model.readFeatures(state, seat, seen)
    return { seen, timeLeft: this.model.timeLeft(state) }
  }

  private answer(state: PlainState, decision: Decision<PlainOption>, luck: Chance): PlainOption {
    const { options } = decision
    if (options.length === 1) return options[0]
    const { sharpness, noise } = this.settings
    return options[this.drawn(state, decision, below(luck, 100) < noise ? OPEN : sharpness, luck)]
  }

  /** An option drawn by the priors to a power; or another one than that. */
  private drawn(
    state: PlainState,
    decision: Decision<PlainOption>,
    power: number,
    luck: Chance,
    butNot = -1,
  ): number {
    const { evaluator, weights } = this
    evaluator.priors(state, decision, weights)
    for (let i = 0; i < weights.length; i++) weights[i] = i === butNot ? 0 : weights[i] ** power
    return draw(luck, weights)
  }

  /** Two options of a question, played on with; what every seat learns of how they differ. */
  private compare(state: PlainState, decision: Decision<PlainOption>, luck: Chance): Pair[] {
    const { options } = decision
    const first = this.drawn(state, decision, 1, luck)
    const second = this.drawn(state, decision, OPEN, luck, first)
    if (options.length < 2 || first === second) return []
    const word = below(luck, 0x40000000)
    const better = this.playOn(state, decision, options[first], seedChance(`${word}`))
    const worse = this.playOn(state, decision, options[second], seedChance(`${word}`))
    if (better === undefined || worse === undefined) return []
    return better.met.map((position, seat) => ({
      better: position,
      worse: worse.met[seat],
      points: better.points[seat] - worse.points[seat],
    }))
  }

  private playOn(
    from: PlainState,
    asked: Decision<PlainOption>,
    option: PlainOption,
    luck: Chance,
  ): Played | undefined {
    const { game, model, settings, evaluator } = this
    const state = game.clone(from)
    const seats = game.standing(state).length
    const everySeat = Array.from({ length: seats }, (_, seat) => seat)
    game.apply(state, asked.seat, option)
    let met: Position[] | undefined
    let now: number[] = []
    let lastTurn = model.turnOf?.(from) ?? asked.seat
    let passes = 0
    for (;;) {
      const decision = nextQuestion(game, state)
      if (decision === undefined) break
      const turn = model.turnOf?.(state) ?? decision.seat
      if (turn !== lastTurn) {
        lastTurn = turn
        if (met === undefined) {
          met = everySeat.map(seat => this.positionOf(state, seat))
          now = everySeat.map(seat => model.score(state, seat))
        }
        if (++passes > settings.ahead * seats) break
      }
      game.apply(state, decision.seat, this.answer(state, decision, luck))
    }
    return met && { met, points: everySeat.map(seat => evaluator.value(state, seat) - now[seat]) }
  }
}
