import { type Report, SiblingRun, type SiblingRunSettings } from '@railhead/bots'
import type { Input } from './command.js'
import { learningCurve } from './curve.js'
import { writeMatchFile, writeTextFile } from './files.js'
import { progressBar } from './progress.js'
import type { TrainingRun } from './trainingRun.js'
import type { World } from './world.js'

/** What is usual where siblings are compared. */
export const SIBLINGS = {
  generations: 60,
  matches: 200,
  sharpness: 2,
  noise: 8,
  compared: 25,
  ahead: 8,
  lines: 1,
  rate: 0.001,
  remembered: 15,
} as const

/** Generations of matches that the policy plays, in which siblings are compared. */
export function trainSiblings(input: Input, world: World, run: TrainingRun): number {
  const { game, model, progress, shape, configs, out, curve } = run
  const rate = input.decimal('rate', 0.000_001, 1) ?? SIBLINGS.rate
  const lastRate = input.decimal('last-rate', 0.000_001, 1) ?? rate
  const settings: SiblingRunSettings = {
    configs,
    rate,
    matches: input.wholeNumber('matches', 1) ?? SIBLINGS.matches,
    sharpness: input.decimal('sharpness', 0.01, 100) ?? SIBLINGS.sharpness,
    noise: input.wholeNumber('noise', 0, 100) ?? SIBLINGS.noise,
    compared: input.wholeNumber('siblings', 0, 100) ?? SIBLINGS.compared,
    ahead: input.wholeNumber('ahead', 1, 100) ?? SIBLINGS.ahead,
    lines: input.wholeNumber('lines', 1, 1000) ?? SIBLINGS.lines,
    remembered: input.wholeNumber('remember', 1, 1000) ?? SIBLINGS.remembered,
  }
  const trainer = new SiblingRun(game, model, progress, shape.cells)
  const generations = input.wholeNumber('generations', 1) ?? SIBLINGS.generations
  const minutes = input.decimal('minutes', 0.01, 100_000)
  const due = minutes === undefined ? Number.POSITIVE_INFINITY : world.clock() + 60 * minutes
  const seed = input.text('seed') ?? 'railhead'
  const reports: Report[] = []
  for (let i = 0; i < generations && world.clock() < due; i++) {
    const bar = progressBar(world, settings.matches, `generation ${trainer.played + 1} `)
    const falling = rate * (lastRate / rate) ** (i / Math.max(1, generations - 1))
    const report = trainer.generation({ ...settings, rate: falling }, seed, bar)
    reports.push(report)
    writeMatchFile(out, trainer.progress)
    writeTextFile(curve, learningCurve(game.id, trainer.progress.reports))
    if (!input.has('json')) world.output.write(`${told(report)}\n`)
  }
  if (input.has('json')) world.output.write(`${JSON.stringify({ game: game.id, out, curve, reports })}\n`)
  return 0
}

const told = ({ generation, meanScore, error, agreement }: Report): string =>
  `generation ${generation}: mean score ${meanScore}, error ${error}, agreement on siblings ${agreement}`
