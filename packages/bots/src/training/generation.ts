import { type AnyGame, seedChance } from '@railhead/kernel'
import { netFrom, netSize } from '../net.js'
import {
  guessInto,
  NOTHING_LEARNT,
  type Parameters,
  policyOf,
  readNumbers,
  writtenNet,
  writtenPolicy,
} from '../parameters.js'
import type { Policy } from '../policy.js'
import { loreFrom, type Study } from '../study.js'
import { type Harvest, type Lesson, Pupil } from './lesson.js'
import { type Choice, firstPolicy, PolicyTeacher } from './policyTeacher.js'
import { firstNumbers, type Sample, Teacher } from './teacher.js'

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
const POLICY_CELLS = 32
/** So many generations are remembered and learnt from together. */
const REMEMBERED = 5
const EPOCHS = 3
const POLICY_EPOCHS = 2
const POLICY_RATE = 0.5
const MOST_LIKELY = 4

/** Plays matches with what is known, learns from them, and knows more. */
export class Trainer {
  private readonly numbers: Float64Array
  private readonly cells: number
  private priors: Readonly<Record<string, number>>
  private policy: Policy
  private readonly reports: Report[]
  /** What the matches of the last generations brought, the newest last. */
  private readonly remembered: Harvest[][] = []

  constructor(
    private readonly game: AnyGame,
    private readonly study: Study,
    progress: Progress,
  ) {
    const looks = study.looks.length
    const { parameters, reports } = progress
    this.priors = parameters.priors
    this.reports = [...reports]
    const known = readNumbers(parameters.net)
    this.cells = parameters.cells === 0 ? CELLS : parameters.cells
    this.numbers = firstNumbers(looks, this.cells, seedChance('first numbers'))
    if (parameters.cells > 0 && known.length === netSize(looks, this.cells)) this.numbers.set(known)
    else guessInto(study, netFrom(looks, this.cells, this.numbers))
    this.policy =
      policyOf(looks, study.kinds, parameters.policy) ??
      firstPolicy(looks, study.kinds, POLICY_CELLS, seedChance('first policy'))
  }

  get progress(): Progress {
    const { cells, numbers, priors, policy, reports } = this
    const parameters = { cells, net: writtenNet(numbers), priors, policy: writtenPolicy(policy) }
    return { parameters, reports: [...reports] }
  }

  /** One generation; `onMatch` is called after every match. */
  generation(lesson: Lesson, seed: string, onMatch: (played: number) => void): Report {
    const { parameters } = this.progress
    const harvests: Harvest[] = []
    for (let match = 0; match < lesson.matches; match++) {
      harvests.push(playLesson(this.game, this.study, parameters, lesson, this.seedOf(seed), match))
      onMatch(match + 1)
    }
    return this.learn(harvests, lesson.rate)
  }

  /** The seed of the matches of the generation that comes next. */
  seedOf(seed: string): string {
    return `${seed}/${this.reports.length}`
  }

  /** Learns from the matches of a generation, in the order of their numbers. */
  learn(harvests: Harvest[], rate: number): Report {
    const report = {
      generation: this.reports.length + 1,
      ...summary(harvests),
      error: round(this.newTeacher().error(samplesOf([harvests])), 10),
    }
    this.remembered.push(harvests)
    if (this.remembered.length > REMEMBERED) this.remembered.shift()
    this.learnValues(rate)
    this.learnPolicy(rate * POLICY_RATE)
    this.reports.push(report)
    return report
  }

  private newTeacher(): Teacher {
    return new Teacher(this.study.looks.length, this.cells, this.numbers)
  }

  private learnValues(rate: number): void {
    const teacher = this.newTeacher()
    const samples = samplesOf(this.remembered)
    const chance = seedChance(`learn ${this.reports.length}`)
    for (let epoch = 0; epoch < EPOCHS; epoch++) teacher.epoch(samples, rate, chance)
  }

  private learnPolicy(rate: number): void {
    const { kinds } = this.study
    const before = Float64Array.from({ length: kinds }, (_, kind) => this.priors[kind] ?? 0)
    const teacher = new PolicyTeacher(this.policy, before)
    const choices: Choice[] = this.remembered.flatMap(harvests =>
      harvests.flatMap(harvest => harvest.choices),
    )
    const chance = seedChance(`choose ${this.reports.length}`)
    for (let epoch = 0; epoch < POLICY_EPOCHS; epoch++) teacher.epoch(choices, rate, chance)
    const { policy, likely } = teacher.learnt
    const priors: Record<string, number> = {}
    for (let kind = 0; kind < kinds; kind++) {
      const logarithm = round(Math.max(-MOST_LIKELY, Math.min(MOST_LIKELY, likely[kind])), 1000)
      if (logarithm !== 0) priors[kind] = logarithm
    }
    this.policy = policy
    this.priors = priors
  }
}

/** Plays match number `match` of a generation. The same of all gives the same match. */
export function playLesson(
  game: AnyGame,
  study: Study,
  parameters: Parameters,
  lesson: Lesson,
  seed: string,
  match: number,
): Harvest {
  const config = game.config.parse(lesson.configs[match % lesson.configs.length])
  return new Pupil(game, study, lesson, loreFrom(study, parameters)).play(config, `${seed}/${match}`)
}

const samplesOf = (generations: readonly (readonly Harvest[])[]): Sample[] =>
  generations.flatMap(harvests => harvests.flatMap(({ samples }) => samples))

function summary(harvests: readonly Harvest[]): Pick<Report, 'meanScore' | 'categories'> {
  const scores = harvests.flatMap(harvest => harvest.scores)
  const sums: Record<string, number> = {}
  let total = 0
  for (const score of scores) {
    total += score.total
    for (const [name, points] of Object.entries(score.categories)) sums[name] = (sums[name] ?? 0) + points
  }
  const mean = (sum: number): number => round(sum / scores.length, 10)
  return {
    meanScore: mean(total),
    categories: Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, mean(sum)])),
  }
}

const round = (value: number, digits: number): number => Math.round(value * digits) / digits
