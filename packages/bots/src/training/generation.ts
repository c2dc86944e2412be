import {
  type AnyGame,
  below,
  type Chance,
  type Decision,
  type PlainOption,
  type PlainState,
  seedChance,
} from '@railhead/kernel'
import type { Insight } from '../insight.js'
import { best, draw, nextQuestion, search } from '../search.js'
import {
  featureCount,
  features,
  firstParameters,
  insightFrom,
  type Parameters,
  type Study,
} from '../study.js'
import { Regression, type RegressionData } from './regression.js'

/** How the matches of a generation are played. */
export interface Lesson {
  readonly configs: readonly unknown[]
  readonly matches: number
  /** Iterations of the search for each option, and at most. */
  readonly perOption: number
  readonly most: number
  /** How many times the turn passes before a line is judged. */
  readonly horizon: number
  /** Answers out of 100 that are drawn by the priors instead of searched. */
  readonly noise: number
}

export interface Report {
  readonly generation: number
  readonly meanScore: number
  /** Root of the mean squared error of the expected final score. */
  readonly error: number
  readonly categories: Readonly<Record<string, number>>
}

/** What is remembered from one generation to the next, as plain data. */
export interface Progress {
  readonly parameters: Parameters
  readonly reports: readonly Report[]
  /** What was seen so far; absent before the first generation. */
  readonly memory?: Memory
}

/** What was seen: of positions, and how often each kind of answer was expected and picked. */
interface Memory {
  readonly positions: RegressionData
  readonly expected: readonly number[]
  readonly picked: readonly number[]
}

export const NO_PROGRESS: Progress = { parameters: { weights: [], priors: {} }, reports: [] }

/** How much of what earlier generations saw still counts. */
const MEMORY = 0.8
/** How strongly the weights stay where they are. */
const RIDGE = 0.005
/** How far the parameters move towards what a generation found. */
const STEP = 0.7
const PRIOR_STEP = 0.6
const MOST_PRIOR = 4
const STYLISH_SEATS = 40
const STYLE_STRENGTH = 6

/** Plays matches with what is known, learns from them, and knows more. */
export class Trainer {
  private readonly regression: Regression
  private readonly expected: Float64Array
  private readonly picked: Float64Array
  private parameters: Parameters
  private readonly reports: Report[]

  constructor(
    private readonly game: AnyGame,
    private readonly study: Study,
    progress: Progress,
  ) {
    this.regression = new Regression(featureCount(study))
    this.expected = new Float64Array(study.kinds)
    this.picked = new Float64Array(study.kinds)
    this.parameters = progress.reports.length === 0 ? firstParameters(study) : progress.parameters
    this.reports = [...progress.reports]
    const { memory } = progress
    if (memory === undefined || memory.expected.length !== study.kinds) return
    this.regression.load(memory.positions)
    this.expected.set(memory.expected)
    this.picked.set(memory.picked)
  }

  get progress(): Progress {
    const { parameters, reports, regression, expected, picked } = this
    if (reports.length === 0) return { parameters, reports }
    const memory = {
      positions: regression.save(),
      expected: Array.from(expected),
      picked: Array.from(picked),
    }
    return { parameters, reports: [...reports], memory }
  }

  /** One generation; `onMatch` is called after every match. */
  generation(lesson: Lesson, seed: string, onMatch: (played: number) => void): Report {
    this.regression.fade(MEMORY)
    for (let kind = 0; kind < this.study.kinds; kind++) {
      this.expected[kind] *= MEMORY
      this.picked[kind] *= MEMORY
    }
    const categories: Record<string, number> = {}
    let total = 0
    let seats = 0
    for (let i = 0; i < lesson.matches; i++) {
      const config = this.game.config.parse(lesson.configs[i % lesson.configs.length])
      const scores = this.playMatch(config, `${seed}/${this.reports.length}/${i}`, lesson)
      for (const score of scores) {
        total += score.total
        seats++
        for (const [name, points] of Object.entries(score.categories))
          categories[name] = (categories[name] ?? 0) + points
      }
      onMatch(i + 1)
    }
    const weights = this.learn()
    const report: Report = {
      generation: this.reports.length + 1,
      meanScore: round(total / seats, 10),
      error: round(this.regression.error(weights), 10),
      categories: Object.fromEntries(
        Object.entries(categories).map(([name, sum]) => [name, round(sum / seats, 10)]),
      ),
    }
    this.reports.push(report)
    return report
  }

  private learn(): Float64Array {
    const before = this.parameters.weights
    const found = this.regression.solve(RIDGE, before)
    const step = before.length === 0 ? 1 : STEP
    const weights = Array.from(found, (weight, i) =>
      round(step * weight + (1 - step) * (before[i] ?? 0), 1000),
    )
    const priors: Record<string, number> = { ...this.parameters.priors }
    for (let kind = 0; kind < this.study.kinds; kind++) {
      if (this.expected[kind] === 0) continue
      const change = Math.log((this.picked[kind] + 2) / (this.expected[kind] + 2))
      const moved = (priors[kind] ?? 0) + PRIOR_STEP * change
      priors[kind] = round(Math.max(-MOST_PRIOR, Math.min(MOST_PRIOR, moved)), 100)
    }
    this.parameters = { weights, priors }
    return found
  }

  private playMatch(config: unknown, seed: string, lesson: Lesson): ReturnType<AnyGame['standing']> {
    const { game, study } = this
    const state = game.setup(config, seedChance(seed))
    const luck = seedChance(`${seed}/luck`)
    const seats = game.config.seats(config)
    const plain = insightFrom(study, this.parameters)
    const insights = Array.from({ length: seats }, () => this.withStyle(plain, luck))
    const samples: { readonly features: Float64Array; readonly seat: number; readonly now: number }[] = []
    let lastSeat = -1
    for (;;) {
      const decision = nextQuestion(game, state)
      if (decision === undefined) break
      if (decision.seat !== lastSeat) {
        lastSeat = decision.seat
        const now = game.standing(state)
        for (let seat = 0; seat < seats; seat++) {
          const sample = new Float64Array(featureCount(study))
          features(study, state, seat, sample)
          samples.push({ features: sample, seat, now: now[seat].total })
        }
      }
      game.apply(state, decision.seat, this.answer(state, decision, insights[decision.seat], lesson, luck))
    }
    const scores = game.standing(state)
    for (const sample of samples) this.regression.add(sample.features, scores[sample.seat].total - sample.now)
    return scores
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
    const priors: number[] = []
    insight.priors(state, decision, priors)
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

  /** Most seats overrate or underrate two things, so that training sees other ways to play. */
  private withStyle(plain: Insight, luck: Chance): Insight {
    const { weights } = this.parameters
    if (weights.length === 0 || below(luck, 100) >= STYLISH_SEATS) return plain
    const { looks, styles } = this.study
    const changed = [...weights]
    for (let i = 0; i < 2; i++) {
      const look = looks.indexOf(styles[below(luck, styles.length)])
      const bonus = ((below(luck, 1000) / 1000) * 2 - 0.5) * STYLE_STRENGTH
      changed[looks.length + look] += bonus
      changed[look] += bonus * 0.3
    }
    return insightFrom(this.study, { weights: changed, priors: this.parameters.priors })
  }
}

const round = (value: number, digits: number): number => Math.round(value * digits) / digits
