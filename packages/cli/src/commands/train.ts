import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import {
  type Chapter,
  type Learns,
  type MatchSamples,
  type Model,
  modelOf,
  type NetFile,
  netsOfRelease,
  noProgress,
  type Progress,
  progressFrom,
  RELEASES,
  type Report,
  type SelfPlaySettings,
  Trainer,
  USUAL_CHOICES,
  USUAL_MEMORY,
  USUAL_SHAPE,
  USUAL_TRUST,
} from '@railhead/bots'
import { readNets } from '../bots.js'
import { type Command, type Input, UsageError } from '../command.js'
import { learningCurve } from '../curve.js'
import { readJsonFile, writeMatchFile, writeTextFile } from '../files.js'
import { chosenGame } from '../games.js'
import { progressBar } from '../progress.js'
import { POLICY, trainPolicy } from '../trainPolicy.js'
import { SIBLINGS, trainSiblings } from '../trainSiblings.js'
import type { TrainingData } from '../trainWorker.js'
import { inWorkers } from '../workers.js'

const USUAL = {
  generations: 10,
  matches: 150,
  perOption: 5,
  iterations: 40,
  horizon: '0',
  noise: 3,
  random: 2,
  styled: 35,
  strayed: 0,
  siblings: 2,
  leagued: 30,
  rate: 0.002,
  rivalry: 1,
} as const

export const train: Command = {
  name: 'train',
  summary: 'Let the bots learn a game by playing against themselves; goes on where it stopped.',
  operands: [],
  flags: {
    game: { value: 'GAME', help: 'which game (the first one)' },
    chapter: { value: 'NAME', help: 'which part of the game has nets of its own (the first one)' },
    configs: { value: 'JSON', help: "a list of configurations to play in turn (the chapter's)" },
    from: {
      value: 'WHAT',
      help: "where a new training begins: 'nets' (those of the chapter), 'nothing', or the name of another chapter ('nets')",
    },
    cells: { value: 'N', help: `hidden cells of the net of a new training (${USUAL_SHAPE.cells})` },
    'policy-cells': {
      value: 'N',
      help: `hidden cells of the policy; 0: none (${USUAL_SHAPE.policyCells})`,
    },
    generations: { value: 'N', help: `how many generations (${USUAL.generations})` },
    minutes: { value: 'X', help: 'begin no generation after so many minutes (no limit)' },
    matches: { value: 'N', help: `matches of a generation (${USUAL.matches})` },
    'per-option': { value: 'N', help: `iterations of the search for each option (${USUAL.perOption})` },
    iterations: { value: 'N', help: `most iterations of the search for an answer (${USUAL.iterations})` },
    horizon: {
      value: 'LIST',
      help: `how many times the turn comes back before a line is judged; several are taken in turn, '0,0,1' (${USUAL.horizon})`,
    },
    rivalry: {
      value: 'X',
      help: `how much the best of the others counts against the own score (${USUAL.rivalry})`,
    },
    noise: { value: 'N', help: `answers out of 100 that are drawn by the priors (${USUAL.noise})` },
    random: { value: 'N', help: `answers out of 100 that are drawn at random (${USUAL.random})` },
    styled: {
      value: 'N',
      help: `seats out of 100 that play in a style of their own at first (${USUAL.styled})`,
    },
    strayed: {
      value: 'N',
      help: `seats out of 100 that rate everything somewhat differently, and are learnt from (${USUAL.strayed})`,
    },
    choices: {
      value: 'N',
      help: `searched answers out of 100 that the policy learns from (${USUAL_CHOICES})`,
    },
    siblings: {
      value: 'N',
      help: `turns out of 100 at which several options are played on with and compared (${USUAL.siblings}; by siblings ${SIBLINGS.compared})`,
    },
    league: {
      value: 'LIST',
      help: 'earlier selves to play against now and then: releases, or files with nets (nobody)',
    },
    leagued: {
      value: 'N',
      help: `matches out of 100 in which one of them has a seat (${USUAL.leagued})`,
    },
    'only-outlook': {
      help: 'learn points by category, turns and who wins, which bots tell, and leave the points they play for as they are',
    },
    'only-values': {
      help: 'learn what positions are worth from how searches play, and leave the policy and the priors as they are',
    },
    'only-level': {
      help: 'learn only by how much all expected points miss in the mean as time goes by, which changes no order',
    },
    'only-policy': {
      help: 'learn from searches how likely answers are, and leave what positions are worth as it is',
    },
    trust: {
      value: 'X',
      help: `how much the end of a match says of a position, beside what is expected an own turn later (${USUAL_TRUST})`,
    },
    remember: {
      value: 'N',
      help: `how many generations are remembered and learnt from together (${USUAL_MEMORY.remembered})`,
    },
    passes: {
      value: 'N',
      help: `how many times as much as a new generation brought is learnt from what is remembered (${USUAL_MEMORY.passes})`,
    },
    rate: { value: 'X', help: `how far the net moves with a step (${USUAL.rate}; by policy ${POLICY.rate})` },
    'last-rate': { value: 'X', help: 'the rate of the last generation, towards which it falls (the same)' },
    method: {
      value: 'NAME',
      help: "'search': learn from what searches find; 'policy': draw every answer from the policy and move it towards what went well; 'siblings': draw them too, leave the policy as it is and learn what positions are worth by how siblings compare ('search')",
    },
    trace: {
      value: 'X',
      help: `by policy: how much of the luck of a choice counts for the one before it (${POLICY.trace})`,
    },
    open: { value: 'X', help: `by policy: how much it counts that choices stay open (${POLICY.openness})` },
    'last-open': { value: 'X', help: 'by policy: the same in the last generation (the same)' },
    clip: { value: 'X', help: `by policy: how far a choice moves with one generation (${POLICY.clip})` },
    epochs: { value: 'N', help: `by policy: how often choices are gone through (${POLICY.epochs})` },
    winning: {
      value: 'X',
      help: `by policy: how much of the aim is the chance to win, the rest is the lead (${POLICY.winning})`,
    },
    favour: {
      value: 'LIST',
      help: "by policy: how much more the points of a category count than they bring, 'cities:1,stations:0.5' (nothing)",
    },
    sharpness: {
      value: 'X',
      help: `by siblings: answers are drawn by the policy to this power (${SIBLINGS.sharpness})`,
    },
    ahead: {
      value: 'N',
      help: `by siblings: own turns for which they are played on with (${SIBLINGS.ahead})`,
    },
    lines: {
      value: 'N',
      help: `by siblings: lines from each option; from two on their mean says what a position is worth, not the end (${SIBLINGS.lines})`,
    },
    'value-rate': {
      value: 'X',
      help: `by policy: how far the net that expects points moves with a step (${POLICY.valueRate})`,
    },
    seed: { value: 'TEXT', help: "the same seed gives the same training ('railhead')" },
    workers: { value: 'N', help: 'how many matches are played at once (one for each core)' },
    out: { value: 'FILE', help: 'where the progress is kept (.railhead/training-GAME-CHAPTER.json)' },
    curve: { value: 'FILE', help: 'where the learning curve is drawn, as SVG (beside the progress)' },
  },
  async run(input, world) {
    const game = chosenGame(input, world)
    const model = modelOf(game.id)
    if (model === undefined) throw new UsageError(`There is no model for '${game.id}' yet.`)
    const { chapters } = model
    const chapter = chapterNamed(model, input.text('chapter') ?? chapters[0].name, '--chapter')
    const out = input.text('out') ?? `${world.folder}/training-${game.id}-${chapter.name}.json`
    const curve = input.text('curve') ?? out.replace(/(\.json)?$/, '.svg')
    const shape = {
      cells: input.wholeNumber('cells', 1, 512) ?? USUAL_SHAPE.cells,
      policyCells: input.wholeNumber('policy-cells', 0, 512) ?? USUAL_SHAPE.policyCells,
    }
    const begin = async (): Promise<Progress> => {
      const from = input.text('from') ?? 'nets'
      if (from === 'nothing') return noProgress(model, chapter.name, shape)
      const nets = await (from === 'nets' ? chapter : chapterNamed(model, from, '--from')).load()
      return progressFrom(model, { ...nets, chapter: chapter.name }, shape)
    }
    const progress = existsSync(out) ? readProgress(out) : await begin()
    const configs = readConfigs(input.text('configs')) ?? chapter.configs
    const league = await leagueOf(game.id, chapter.name, input.text('league'))
    const method = input.text('method') ?? 'search'
    if (method === 'policy')
      return trainPolicy(input, world, { game, model, progress, shape, configs, league, out, curve })
    if (method === 'siblings')
      return trainSiblings(input, world, { game, model, progress, shape, configs, out, curve })
    if (method !== 'search') throw new UsageError("--method must be 'search', 'policy' or 'siblings'.")
    const memory = {
      remembered: input.wholeNumber('remember', 1, 1000) ?? USUAL_MEMORY.remembered,
      passes: input.wholeNumber('passes', 1, 1000) ?? USUAL_MEMORY.passes,
    }
    const trainer = new Trainer(game, model, progress, shape, learnsOf(input), memory)
    const settings: SelfPlaySettings = {
      configs,
      matches: input.wholeNumber('matches', 1) ?? USUAL.matches,
      perOption: input.wholeNumber('per-option', 1) ?? USUAL.perOption,
      most: input.wholeNumber('iterations', 1) ?? USUAL.iterations,
      horizons: horizonsOf(input.text('horizon') ?? USUAL.horizon),
      rivalry: input.decimal('rivalry', 0, 1) ?? USUAL.rivalry,
      noise: input.wholeNumber('noise', 0, 100) ?? USUAL.noise,
      random: input.wholeNumber('random', 0, 100) ?? USUAL.random,
      styled: input.wholeNumber('styled', 0, 100) ?? USUAL.styled,
      strayed: input.wholeNumber('strayed', 0, 100) ?? USUAL.strayed,
      choices: input.wholeNumber('choices', 0, 100) ?? USUAL_CHOICES,
      siblings: input.wholeNumber('siblings', 0, 100) ?? USUAL.siblings,
      trust: input.decimal('trust', 0, 1) ?? USUAL_TRUST,
      league,
      leagued: input.wholeNumber('leagued', 0, 100) ?? USUAL.leagued,
    }
    const { matches } = settings
    const rate = input.decimal('rate', 0.000_001, 1) ?? USUAL.rate
    const lastRate = input.decimal('last-rate', 0.000_001, 1) ?? rate
    const workers = Math.min(matches, input.wholeNumber('workers', 1, 64) ?? availableParallelism())
    const generations = input.wholeNumber('generations', 1) ?? USUAL.generations
    const minutes = input.decimal('minutes', 0.01, 100_000)
    const due = minutes === undefined ? Number.POSITIVE_INFINITY : world.clock() + 60 * minutes
    const falling = (generation: number): number =>
      rate * (lastRate / rate) ** (generation / Math.max(1, generations - 1))
    const reports: Report[] = []
    for (let i = 0; i < generations && world.clock() < due; i++) {
      const bar = progressBar(world, matches, `generation ${trainer.progress.reports.length + 1} `)
      const seed = input.text('seed') ?? 'railhead'
      const report = await generation(trainer, game.id, settings, falling(i), seed, workers, bar)
      reports.push(report)
      writeMatchFile(out, trainer.progress)
      writeTextFile(curve, learningCurve(game.id, trainer.progress.reports))
      if (!input.has('json'))
        world.output.write(
          `generation ${report.generation}: mean score ${report.meanScore}, lead ${report.lead}, turns ${report.counts?.turns}, error ${report.error}, surprise ${report.surprise}${unforeseenTold(report)}${leagueTold(report)}\n`,
        )
    }
    if (input.has('json')) world.output.write(`${JSON.stringify({ game: game.id, out, curve, reports })}\n`)
    return 0
  },
}

/** What a training may be narrowed to, by flag. */
const ONLY: Readonly<Record<string, Learns>> = {
  'only-outlook': 'outlook',
  'only-values': 'values',
  'only-level': 'level',
  'only-policy': 'policy',
}

function learnsOf(input: Input): Learns {
  const given = Object.keys(ONLY).filter(flag => input.has(flag))
  if (given.length > 1)
    throw new UsageError(`${given.map(flag => `--${flag}`).join(' and ')} exclude each other.`)
  return given.length === 0 ? 'all' : ONLY[given[0]]
}

const FARTHEST = 20

function horizonsOf(list: string): number[] {
  const horizons = list.split(',').map(Number)
  if (!horizons.every(horizon => Number.isInteger(horizon) && horizon >= 0 && horizon <= FARTHEST))
    throw new UsageError(`--horizon is '${list}'; expected whole numbers from 0 to ${FARTHEST}.`)
  return horizons
}

function chapterNamed({ chapters }: Model, name: string, flag: string): Chapter {
  const chapter = chapters.find(candidate => candidate.name === name)
  if (chapter === undefined)
    throw new UsageError(`${flag} must be one of ${chapters.map(known => known.name).join(', ')}.`)
  return chapter
}

/** The nets of a list of releases and files. */
async function leagueOf(game: string, chapter: string, list: string | undefined): Promise<NetFile[]> {
  const names = list === undefined ? [] : list.split(',').map(name => name.trim())
  return Promise.all(
    names.map(name => (RELEASES.includes(name) ? netsOfRelease(game, name, chapter) : readNets(name))),
  )
}

const unforeseenTold = ({ unforeseen }: Report): string =>
  unforeseen === undefined ? '' : `, unforeseen ${unforeseen}`

const leagueTold = ({ againstLeague }: Report): string =>
  againstLeague === undefined ? '' : `, against earlier selves ${againstLeague}`

/** One generation. How many workers play its matches makes no difference to them. */
async function generation(
  trainer: Trainer,
  game: string,
  settings: SelfPlaySettings,
  rate: number,
  seed: string,
  workers: number,
  bar: (done: number) => void,
): Promise<Report> {
  if (workers === 1) return trainer.generation(settings, rate, seed, bar)
  const data: TrainingData = { game, nets: trainer.progress.nets, settings, seed: trainer.seedOf(seed) }
  const matches = Array.from({ length: settings.matches }, (_, match) => match)
  const program = new URL('../trainWorker.js', import.meta.url)
  return trainer.learn(await inWorkers<number, MatchSamples>(program, data, workers, matches, bar), rate)
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

function readProgress(path: string): Progress {
  const progress = readJsonFile(path)
  const looksRight =
    typeof progress === 'object' && progress !== null && 'nets' in progress && 'reports' in progress
  if (!looksRight)
    throw new UsageError(`'${path}' holds no progress of a training; expected one that this command wrote.`)
  return progress as Progress
}
