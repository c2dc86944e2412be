import { type Favours, type NetFile, PolicyRun, type PolicyRunSettings, type Report } from '@railhead/bots'
import { type Input, UsageError } from './command.js'
import { learningCurve } from './curve.js'
import { writeMatchFile, writeTextFile } from './files.js'
import { progressBar } from './progress.js'
import type { TrainingRun } from './trainingRun.js'
import type { World } from './world.js'

/** What is usual where answers are drawn from the policy. */
export const POLICY = {
  generations: 100,
  matches: 200,
  policyCells: 48,
  rate: 0.0007,
  valueRate: 0.001,
  trace: 0.99,
  openness: 0.01,
  clip: 0.2,
  epochs: 3,
  styled: 0,
  rivalry: 1,
  winning: 0,
  leagued: 30,
} as const

interface Run extends TrainingRun {
  readonly league: readonly NetFile[]
}

/** Writing the progress takes a while, so it is not done after each of many quick generations. */
const SECONDS_BETWEEN_SAVES = 30

/** Generations of matches in which every answer is drawn from the policy. */
export function trainPolicy(input: Input, world: World, run: Run): number {
  const { game, model, progress, shape, configs, league, out, curve } = run
  const settings: PolicyRunSettings = {
    configs,
    league,
    leagued: input.wholeNumber('leagued', 0, 100) ?? POLICY.leagued,
    matches: input.wholeNumber('matches', 1) ?? POLICY.matches,
    rate: input.decimal('rate', 0.000_001, 1) ?? POLICY.rate,
    valueRate: input.decimal('value-rate', 0.000_001, 1) ?? POLICY.valueRate,
    trace: input.decimal('trace', 0, 1) ?? POLICY.trace,
    openness: input.decimal('open', 0, 1) ?? POLICY.openness,
    clip: input.decimal('clip', 0.001, 1) ?? POLICY.clip,
    epochs: input.wholeNumber('epochs', 1, 100) ?? POLICY.epochs,
    styled: input.wholeNumber('styled', 0, 100) ?? POLICY.styled,
    rivalry: input.decimal('rivalry', 0, 1) ?? POLICY.rivalry,
    winning: input.decimal('winning', 0, 1) ?? POLICY.winning,
    favours: favoursOf(input.text('favour'), model.categories),
  }
  const { rate, openness } = settings
  const lastRate = input.decimal('last-rate', 0.000_001, 1) ?? rate
  const lastOpenness = input.decimal('last-open', 0, 1) ?? openness
  const trainer = new PolicyRun(game, model, progress, shape.policyCells || POLICY.policyCells)
  const generations = input.wholeNumber('generations', 1) ?? POLICY.generations
  const minutes = input.decimal('minutes', 0.01, 100_000)
  const due = minutes === undefined ? Number.POSITIVE_INFINITY : world.clock() + 60 * minutes
  const seed = input.text('seed') ?? 'railhead'
  const reports: Report[] = []
  let saved = world.clock()
  const save = (): void => {
    writeMatchFile(out, trainer.progress)
    writeTextFile(curve, learningCurve(game.id, trainer.progress.reports))
    saved = world.clock()
  }
  for (let i = 0; i < generations && world.clock() < due; i++) {
    const bar = progressBar(world, settings.matches, `generation ${trainer.played + 1} `)
    const share = i / Math.max(1, generations - 1)
    const report = trainer.generation(
      {
        ...settings,
        rate: rate * (lastRate / rate) ** share,
        openness: openness + (lastOpenness - openness) * share,
      },
      seed,
      bar,
    )
    reports.push(report)
    if (world.clock() - saved > SECONDS_BETWEEN_SAVES) save()
    if (!input.has('json')) world.output.write(`${told(report)}\n`)
  }
  save()
  if (input.has('json')) world.output.write(`${JSON.stringify({ game: game.id, out, curve, reports })}\n`)
  return 0
}

/** 'cities:1,stations:0.5' */
function favoursOf(text: string | undefined, categories: readonly string[]): Favours {
  const expected = `--favour must be a list of CATEGORY:NUMBER; categories are ${categories.join(', ')}.`
  const rows = (text === undefined || text === '' ? [] : text.split(',')).map(row => {
    const [name, more] = row.split(':')
    if (!categories.includes(name) || more === undefined || !Number.isFinite(Number(more)))
      throw new UsageError(expected)
    return [name, Number(more)] as const
  })
  return Object.fromEntries(rows)
}

function told({ generation, meanScore, lead, won, error, unsure, moved, counts = {} }: Report): string {
  const probes = Object.entries(counts).map(([name, count]) => `${name} ${count}`)
  return `generation ${generation}: mean score ${meanScore}, lead ${lead}, won ${won}, error ${error}, unsure ${unsure}, moved ${moved}; ${probes.join(', ')}`
}
