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
import { type Pair, type Position, type Sample, UNTOLD } from './netTrainer.js'

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
  /** So many lines from each of them. With more than one their mean says what a position is worth, not the end of the match. */
  readonly lines: number
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

/** What two options of a question teach: how they differ, and what each of them is worth by itself. */
interface Compared {
  readonly pairs: readonly Pair[]
  readonly samples: readonly Sample[]
}

const NOTHING: Compared = { pairs: [], samples: [] }

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
    const compared: Compared[] = []
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
        if (below(luck, 100) < settings.compared) compared.push(this.compare(state, decision, luck))
      }
      game.apply(state, decision.seat, this.answer(state, decision, luck))
    }
    const ends = turns.map((count, seat) => countsOf(game, model, state, seat, count))
    const samples: Sample[] = met.map(({ seen, timeLeft, seat, now }) => {
      const targets = ends[seat].map((count, head) => count - now[head])
      // Several lines say better than one end what points are still to come.
      if (settings.lines > 1) targets[0] = UNTOLD
      return { seen, timeLeft, targets }
    })
    return {
      samples: samples.concat(compared.flatMap(row => row.samples)),
      pairs: compared.flatMap(row => row.pairs),
      points: ends.map(end => end[0]),
    }
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
  private compare(state: PlainState, decision: Decision<PlainOption>, luck: Chance): Compared {
    const { options } = decision
    const first = this.drawn(state, decision, 1, luck)
    const second = this.drawn(state, decision, OPEN, luck, first)
    if (options.length < 2 || first === second) return NOTHING
    const word = below(luck, 0x40000000)
    const better = this.playOn(state, decision, options[first], word)
    const worse = this.playOn(state, decision, options[second], word)
    if (better === undefined || worse === undefined) return NOTHING
    return {
      pairs: better.met.map((position, seat) => ({
        better: position,
        worse: worse.met[seat],
        points: better.points[seat] - worse.points[seat],
      })),
      samples: this.settings.lines > 1 ? [...samplesOf(better), ...samplesOf(worse)] : [],
    }
  }

  /** Gives an option and ends the turn; then plays on from there, line by line. Undefined if the match is over. */
  private playOn(
    from: PlainState,
    asked: Decision<PlainOption>,
    option: PlainOption,
    word: number,
  ): Played | undefined {
    const { game, settings } = this
    const state = game.clone(from)
    game.apply(state, asked.seat, option)
    const luck = seedChance(`${word}`)
    const turn = this.model.turnOf?.(from) ?? asked.seat
    if (!this.endTurn(state, turn, luck)) return undefined
    const everySeat = game.standing(state).map((_, seat) => seat)
    const met = everySeat.map(seat => this.positionOf(state, seat))
    const points = everySeat.map(seat => -this.model.score(state, seat))
    const { lines } = settings
    for (let line = 0; line < lines; line++) {
      const begun =
        lines === 1 ? state : game.imagine(game.view(state, asked.seat), seedChance(`${word}/${line}`))
      const drawing = lines === 1 ? luck : seedChance(`${word}/${line}/answers`)
      this.playLine(begun, settings.ahead * everySeat.length, drawing)
      for (const seat of everySeat) points[seat] += this.evaluator.value(begun, seat) / lines
    }
    return { met, points }
  }

  /** Answers until somebody else's turn, or another one, begins; gives whether one does. */
  private endTurn(state: PlainState, turn: number, luck: Chance): boolean {
    const { game, model } = this
    for (;;) {
      const decision = nextQuestion(game, state)
      if (decision === undefined) return false
      if ((model.turnOf?.(state) ?? decision.seat) !== turn) return true
      game.apply(state, decision.seat, this.answer(state, decision, luck))
    }
  }

  /** Plays on for so many turns. */
  private playLine(state: PlainState, turns: number, luck: Chance): void {
    const { game, model } = this
    for (let turn = 0; turn < turns; turn++) {
      const decision = nextQuestion(game, state)
      if (decision === undefined) return
      this.endTurn(state, model.turnOf?.(state) ?? decision.seat, luck)
    }
  }
}

const samplesOf = ({ met, points }: Played): Sample[] =>
  met.map((position, seat) => ({ ...position, targets: Float32Array.of(points[seat]) }))
