import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import {
  type Harvest,
  knowledgeOf,
  type Lesson,
  NO_PROGRESS,
  type Progress,
  type Report,
  Trainer,
} from '@railhead/bots'
import { type Command, UsageError } from '../command.js'
import { learningCurve } from '../curve.js'
import { readJsonFile, writeMatchFile, writeTextFile } from '../files.js'
import { chosenGame } from '../games.js'
import { progressBar } from '../progress.js'
import type { TrainingData } from '../trainWorker.js'
import { inWorkers } from '../workers.js'

/** Answers out of 100 that are left to chance. */
const NOISE = 4
/** Seats out of 100 that overrate something. */
const STYLED = 30
const RATE = 0.002
const PER_OPTION = 10

export const train: Command = {
  name: 'train',
  summary: 'Let the bots learn a game by playing against themselves; goes on where it stopped.',
  operands: [],
  flags: {
    game: { value: 'GAME', help: 'which game (the first one)' },
    chapter: { value: 'NAME', help: 'which part of the game has a net of its own (the first one)' },
    configs: { value: 'JSON', help: "a list of configurations to play in turn (the chapter's)" },
    generations: { value: 'N', help: 'how many generations (10)' },
    matches: { value: 'N', help: 'matches of a generation (150)' },
    iterations: { value: 'N', help: 'most iterations of the search for an answer (60)' },
    horizon: { value: 'N', help: 'how many times the turn comes back before a line is judged (0)' },
    noise: { value: 'N', help: `answers out of 100 that are left to chance (${NOISE})` },
    styled: { value: 'N', help: `seats out of 100 that play in an odd style (${STYLED})` },
    overrate: {
      value: 'JSON',
      help: "by how much categories of the score count more, to try another way to play ('{}')",
    },
    rate: { value: 'X', help: `how far the net moves with a step (${RATE})` },
    'last-rate': { value: 'X', help: 'the rate of the last generation, towards which it falls (the same)' },
    seed: { value: 'TEXT', help: "the same seed gives the same training ('railhead')" },
    workers: { value: 'N', help: 'how many matches are played at once (one for each core)' },
    out: { value: 'FILE', help: 'where the progress is kept (.railhead/training-GAME-CHAPTER.json)' },
    curve: { value: 'FILE', help: 'where the learning curve is drawn, as SVG (beside the progress)' },
  },
  async run(input, world) {
    const game = chosenGame(input, world)
    const knowledge = knowledgeOf(game.id)
    if (knowledge === undefined) throw new UsageError(`Nobody has studied '${game.id}' for the bots yet.`)
    const { chapters } = knowledge.study
    const chapter = chapters.find(({ name }) => name === (input.text('chapter') ?? chapters[0].name))
    if (chapter === undefined)
      throw new UsageError(`--chapter must be one of ${chapters.map(({ name }) => name).join(', ')}.`)
    const out = input.text('out') ?? `${world.folder}/training-${game.id}-${chapter.name}.json`
    const curve = input.text('curve') ?? out.replace(/(\.json)?$/, '.svg')
    const trainer = new Trainer(game, knowledge.study, existsSync(out) ? readProgress(out) : NO_PROGRESS)
    const configs = readConfigs(input.text('configs')) ?? chapter.configs
    const matches = input.wholeNumber('matches', 1) ?? 150
    const most = input.wholeNumber('iterations', 1) ?? 60
    const noise = input.wholeNumber('noise', 0, 100) ?? NOISE
    const styled = input.wholeNumber('styled', 0, 100) ?? STYLED
    const overrated = readWeights(input.text('overrate') ?? '{}')
    const rate = input.decimal('rate', 0.000_001, 1) ?? RATE
    const lastRate = input.decimal('last-rate', 0.000_001, 1) ?? rate
    const horizon = input.wholeNumber('horizon', 0, 20) ?? 0
    const workers = Math.min(matches, input.wholeNumber('workers', 1, 64) ?? availableParallelism())
    const generations = input.wholeNumber('generations', 1) ?? 10
    const falling = (generation: number): number =>
      rate * (lastRate / rate) ** (generation / Math.max(1, generations - 1))
    const reports: Report[] = []
    for (let i = 0; i < generations; i++) {
      const lesson = {
        configs,
        matches,
        perOption: PER_OPTION,
        most,
        horizon,
        noise,
        styled,
        overrated,
        rate: falling(i),
      }
      const bar = progressBar(world, matches, `generation ${trainer.progress.reports.length + 1} `)
      const report = await generation(
        trainer,
        game.id,
        lesson,
        input.text('seed') ?? 'railhead',
        workers,
        bar,
      )
      reports.push(report)
      writeMatchFile(out, trainer.progress)
      writeTextFile(curve, learningCurve(game.id, trainer.progress.reports))
      if (!input.has('json'))
        world.output.write(
          `generation ${report.generation}: mean score ${report.meanScore}, error ${report.error}\n`,
        )
    }
    if (input.has('json')) world.output.write(`${JSON.stringify({ game: game.id, out, curve, reports })}\n`)
    return 0
  },
}

/** One generation. How many workers play its matches makes no difference to them. */
async function generation(
  trainer: Trainer,
  game: string,
  lesson: Lesson,
  seed: string,
  workers: number,
  bar: (done: number) => void,
): Promise<Report> {
  if (workers === 1) return trainer.generation(lesson, seed, bar)
  const { parameters } = trainer.progress
  const data: TrainingData = { game, parameters, lesson, seed: trainer.seedOf(seed) }
  const matches = Array.from({ length: lesson.matches }, (_, match) => match)
  const program = new URL('../trainWorker.js', import.meta.url)
  return trainer.learn(await inWorkers<number, Harvest>(program, data, workers, matches, bar), lesson.rate)
}

function readConfigs(text: string | undefined): unknown[] | undefined {
  if (text === undefined) return undefined
  let configs: unknown
  try {
    configs = JSON.parse(text)
  } catch {
    throw new UsageError('--configs is no JSON; expected a list of configurations.')
  }
  if (!Array.isArray(configs) || configs.length === 0)
    throw new UsageError('--configs must be a list of configurations.')
  return configs
}

function readWeights(text: string): Record<string, number> {
  let weights: unknown
  try {
    weights = JSON.parse(text)
  } catch {
    throw new UsageError('--overrate is no JSON; expected numbers by category.')
  }
  const isRight =
    typeof weights === 'object' &&
    weights !== null &&
    !Array.isArray(weights) &&
    Object.values(weights).every(weight => typeof weight === 'number')
  if (!isRight) throw new UsageError('--overrate must give a number for each category it names.')
  return weights as Record<string, number>
}

function readProgress(path: string): Progress {
  const progress = readJsonFile(path)
  const looksRight =
    typeof progress === 'object' && progress !== null && 'parameters' in progress && 'reports' in progress
  if (!looksRight)
    throw new UsageError(`'${path}' holds no progress of a training; expected one that this command wrote.`)
  return progress as Progress
}
