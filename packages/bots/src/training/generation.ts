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
import { type Insight, priorsOf } from '../insight.js'
import { netFrom } from '../net.js'
import { guessInto, NOTHING_LEARNT, type Parameters, readNumbers, writtenNet } from '../parameters.js'
import { best, draw, nextQuestion, search } from '../search.js'
import { insightFrom, type Lore, loreFrom, type Study } from '../study.js'
import { firstNumbers, type Sample, Teacher } from './teacher.js'

/** How the matches of a generation are played. */
export interface Lesson {
  readonly configs: readonly unknown[]
  readonly matches: number
  /** Iterations of the search for each option, and at most. */
  readonly perOption: number
  readonly most: number
  /** How many times the turn comes back before a line is judged. */
  readonly horizon: number
  /** Answers out of 100 that are drawn by the priors instead of searched. */
  readonly noise: number
  /** How far the net moves with a step: large at first, small at the end. */
  readonly rate: number
}

export interface Report {
  readonly generation: number
  readonly meanScore: number
  /** Root of the mean squared error of the final score that was expected in this generation's positions. */
  readonly error: number
  readonly categories: Readonly<Record<string, number>>
}

/** What is kept from one generation to the next, as plain data. */
export interface Progress {
  readonly parameters: Parameters
  readonly reports: readonly Report[]
}

export const NO_PROGRESS: Progress = { parameters: NOTHING_LEARNT, reports: [] }

const CELLS = 32
/** So many generations are remembered and learnt from together. */
const REMEMBERED = 5
const EPOCHS = 3
/** How much of what is expected at a position comes from its successors' ends instead of its successor itself. */
const TRUST_IN_END = 0.93
const PRIOR_STEP = 0.5
const MOST_PRIOR = 4
const STYLISH_SEATS = 30
const STYLE_STRENGTH = 5

/** Plays matches with what is known, learns from them, and knows more. */
export class Trainer {
  private readonly numbers: Float64Array
  private readonly expected: Float64Array
  private readonly picked: Float64Array
  private priors: Readonly<Record<string, number>>
  private readonly reports: Report[]
  /** Positions of the last generations, the newest last. */
  private readonly remembered: Sample[][] = []

  constructor(
    private readonly game: AnyGame,
    private readonly study: Study,
    progress: Progress,
  ) {
    const looks = study.looks.length
    const { parameters, reports } = progress
    this.expected = new Float64Array(study.kinds)
    this.picked = new Float64Array(study.kinds)
    this.priors = parameters.priors
    this.reports = [...reports]
    this.numbers = firstNumbers(looks, CELLS, seedChance('first numbers'))
    if (parameters.cells === CELLS)
      this.numbers.set(readNumbers(parameters.net).subarray(0, this.numbers.length))
    else guessInto(study, netFrom(looks, CELLS, this.numbers))
  }

  get progress(): Progress {
    const { numbers, priors, reports } = this
    return { parameters: { cells: CELLS, net: writtenNet(numbers), priors }, reports: [...reports] }
  }

  /** One generation; `onMatch` is called after every match. */
  generation(lesson: Lesson, seed: string, onMatch: (played: number) => void): Report {
    this.expected.fill(0)
    this.picked.fill(0)
    const lore = loreFrom(this.study, this.progress.parameters)
    const samples: Sample[] = []
    const categories: Record<string, number> = {}
    let total = 0
    let seats = 0
    for (let i = 0; i < lesson.matches; i++) {
      const config = this.game.config.parse(lesson.configs[i % lesson.configs.length])
      for (const score of this.playMatch(
        config,
        `${seed}/${this.reports.length}/${i}`,
        lesson,
        lore,
        samples,
      )) {
        total += score.total
        seats++
        for (const [name, points] of Object.entries(score.categories))
          categories[name] = (categories[name] ?? 0) + points
      }
      onMatch(i + 1)
    }
    const error = this.learn(samples, lesson.rate)
    const report: Report = {
      generation: this.reports.length + 1,
      meanScore: round(total / seats, 10),
      error: round(error, 10),
      categories: Object.fromEntries(
        Object.entries(categories).map(([name, sum]) => [name, round(sum / seats, 10)]),
      ),
    }
    this.reports.push(report)
    return report
  }

  private learn(samples: Sample[], rate: number): number {
    const teacher = new Teacher(this.study.looks.length, CELLS, this.numbers)
    const error = teacher.error(samples)
    this.remembered.push(samples)
    if (this.remembered.length > REMEMBERED) this.remembered.shift()
    const all = this.remembered.flat()
    const chance = seedChance(`learn ${this.reports.length}`)
    for (let epoch = 0; epoch < EPOCHS; epoch++) teacher.epoch(all, rate, chance)
    const priors: Record<string, number> = { ...this.priors }
    for (let kind = 0; kind < this.study.kinds; kind++) {
      if (this.expected[kind] === 0) continue
      const change = Math.log((this.picked[kind] + 2) / (this.expected[kind] + 2))
      const moved = (priors[kind] ?? 0) + PRIOR_STEP * change
      priors[kind] = round(Math.max(-MOST_PRIOR, Math.min(MOST_PRIOR, moved)), 100)
    }
    this.priors = priors
    return error
  }

  private playMatch(
    config: unknown,
    seed: string,
    lesson: Lesson,
    lore: Lore,
    samples: Sample[],
  ): ReturnType<AnyGame['standing']> {
    const { game, study } = this
    const state = game.setup(config, seedChance(seed))
    const luck = seedChance(`${seed}/luck`)
    const seats = game.config.seats(config)
    const plain = this.insight(lore)
    const insights = Array.from({ length: seats }, () => this.withStyle(plain, lore, luck))
    const seen: Seen[][] = Array.from({ length: seats }, () => [])
    let lastTurn = -1
    for (;;) {
      const decision = nextQuestion(game, state)
      if (decision === undefined) break
      const turn = study.turnOf?.(state) ?? decision.seat
      if (turn !== lastTurn) {
        lastTurn = turn
        for (let seat = 0; seat < seats; seat++) seen[seat].push(this.lookAt(state, seat, plain))
      }
      game.apply(state, decision.seat, this.answer(state, decision, insights[decision.seat], lesson, luck))
    }
    for (let seat = 0; seat < seats; seat++) addSamples(seen[seat], study.score(state, seat), samples)
    return game.standing(state)
  }

  private lookAt(state: PlainState, seat: Seat, insight: Insight): Seen {
    const { study } = this
    const looks = new Float64Array(study.looks.length)
    study.look(state, seat, looks)
    return {
      looks,
      timeLeft: study.timeLeft(state),
      now: study.score(state, seat),
      expected: insight.value(state, seat),
    }
  }

  private insight(lore: Lore): Insight {
    return insightFrom(
      this.study,
      this.study.chapters.map(() => lore),
    )
  }

  private answer(
    state: PlainState,
    decision: Decision<PlainOption>,
    insight: Insight,
    lesson: Lesson,
    luck: Chance,
  ): PlainOption {
    const { options } = decision
    if (options.length === 1) return options[0]
    const priors = priorsOf(insight, state, decision, [])
    if (below(luck, 100) < lesson.noise) return options[draw(luck, priors)]
    const iterations = Math.min(lesson.most, lesson.perOption * options.length)
    const effort = { iterations, horizon: lesson.horizon, curiosity: 0.7, rivalry: 0 }
    const view = this.game.view(state, decision.seat)
    const { option } = best(search(this.game, insight, view, decision, effort, luck, () => false))
    const sum = priors.reduce((total, prior) => total + prior, 0)
    for (const [i, candidate] of options.entries()) {
      const kind = this.study.kindOf(state, decision, candidate)
      this.expected[kind] += priors[i] / sum
      if (candidate === option) this.picked[kind]++
    }
    return option
  }

  /** Some seats overrate or underrate two things, so that training sees other ways to play. */
  private withStyle(plain: Insight, lore: Lore, luck: Chance): Insight {
    if (below(luck, 100) >= STYLISH_SEATS) return plain
    const { looks, styles } = this.study
    const numbers = new Float64Array(this.numbers)
    const net = netFrom(looks.length, CELLS, numbers)
    for (let i = 0; i < 2; i++) {
      const look = looks.indexOf(styles[below(luck, styles.length)])
      const bonus = ((below(luck, 1000) / 1000) * 2 - 0.5) * STYLE_STRENGTH
      net.timed[look] += bonus
      net.plain[look] += bonus * 0.3
    }
    return this.insight({ ...lore, net })
  }
}

/** A position as a seat met it: its score then, and the final score that was expected. */
interface Seen {
  readonly looks: Float64Array
  readonly timeLeft: number
  readonly now: number
  readonly expected: number
}

/**
 * Adds the positions of a seat with what each should have been expected to bring: partly what was expected a
 * little later, when more was known, and the less luck lies between, the more the real end.
 */
function addSamples(seen: readonly Seen[], end: number, samples: Sample[]): void {
  let target = end
  for (let i = seen.length - 1; i >= 0; i--) {
    const { looks, timeLeft, now, expected } = seen[i]
    samples.push({ seen: looks, timeLeft, points: target - now })
    target = TRUST_IN_END * target + (1 - TRUST_IN_END) * expected
  }
}

const round = (value: number, digits: number): number => Math.round(value * digits) / digits
