import { type AnyGame, type SeatScore, seedChance } from '@railhead/kernel'
import { netHeadsOf, WINNING } from '../heads.js'
import { chapterNets, type Model, readerOf, USUAL_SPREAD } from '../model.js'
import { type Net, netFrom, netSize } from '../net.js'
import { type NetFile, netOf, policyOf, type Spread, writtenNet, writtenPolicy } from '../netFile.js'
import type { Policy } from '../policy.js'
import type { WrittenMomentum } from './adam.js'
import { fitSpread, surpriseOf } from './calibration.js'
import { raiseLevel } from './level.js'
import { firstNumbers, NetTrainer, type Sample } from './netTrainer.js'
import { type Choice, firstPolicy, PolicyTrainer, widened } from './policyTrainer.js'
import { type MatchSamples, SelfPlay, type SelfPlaySettings } from './selfPlay.js'
import { WinningTrainer } from './winningTrainer.js'

export interface Report {
  readonly generation: number
  readonly meanScore: number
  /** Root of the mean squared error of the final score that was expected in this generation's positions. */
  readonly error: number
  /** How surprising it was who won, in bits; 1 is a tossed coin. */
  readonly surprise: number
  readonly categories: Readonly<Record<string, number>>
  /** Share of the matches that earlier selves did not win, where they had a seat. */
  readonly againstLeague?: number
  /** Mean lead; against others who learn too it is 0 or less. */
  readonly lead?: number
  /** Of matches that were played by the policy alone: share of wins; of all: own turns, what the probes counted. */
  readonly won?: number
  readonly counts?: Readonly<Record<string, number>>
  /** How little the policy foresaw what searches wanted, in bits a choice. */
  readonly unforeseen?: number
  /** How the expected differences of siblings go together with those that came of them, before they were learnt from. */
  readonly agreement?: number
  /** How unsure the choices of the policy are, and how far it has moved in this generation, in bits a choice. */
  readonly unsure?: number
  readonly moved?: number
}

/** What is kept from one generation to the next, as plain data. */
export interface Progress {
  readonly nets: NetFile
  readonly reports: readonly Report[]
  /** How a policy and the net beside it were moving. */
  readonly momentum?: { readonly policy: WrittenMomentum; readonly net: WrittenMomentum }
}

/** How big new nets are. */
export interface Shape {
  readonly cells: number
  /** 0: how likely a class of options is does not depend on the position. */
  readonly policyCells: number
}

export const USUAL_SHAPE: Shape = { cells: 48, policyCells: 0 }

/**
 * What a training changes: all, what positions are worth and not how answers are drawn, only what bots tell, only by how
 * much all expected points miss in the mean, or only how answers are drawn.
 */
export type Learns = 'all' | 'values' | 'outlook' | 'level' | 'policy'

/** What was expected, and with it how far that misses, stays as it is. */
const KEEPING_SPREAD: readonly Learns[] = ['outlook', 'level', 'policy']

/** How many generations are remembered, and how often what a generation brings is gone through with them. */
export interface Memory {
  readonly remembered: number
  readonly passes: number
}

export const USUAL_MEMORY: Memory = { remembered: 4, passes: 8 }

const EPOCHS = 2
const POLICY_EPOCHS = 2
const POLICY_RATE = 0.5
const WINNING_RATE = 0.4
const MOST_LIKELY = 8

/** Progress from which training begins: nothing but what the model guesses. */
export function noProgress(model: Model, chapter: string, shape: Shape = USUAL_SHAPE): Progress {
  const { length } = model.features
  const heads = netHeadsOf(model)
  const numbers = firstNumbers(length, shape.cells, heads.length, seedChance('first numbers'))
  const net = netFrom(length, shape.cells, heads.length, numbers)
  guessInto(model, net)
  // What counts for the win beyond points is nothing at first.
  net.outer.subarray(heads.indexOf(WINNING) * shape.cells).fill(0)
  return { nets: fileOf(model, chapter, net, {}, undefined, undefined), reports: [] }
}

/** Progress that goes on from nets without these heads or with fewer cells: what they know is kept. */
export function progressFrom(model: Model, nets: NetFile, shape: Shape = USUAL_SHAPE): Progress {
  const heads = netHeadsOf(model)
  const known = netOf(nets, readerOf(model))
  const { length } = model.features
  const cells = Math.max(shape.cells, known.cells)
  const numbers = firstNumbers(length, cells, heads.length, seedChance('first numbers'))
  const net = netFrom(length, cells, heads.length, numbers)
  // New cells listen, but nobody listens to them yet.
  net.outer.fill(0)
  for (let feature = 0; feature < length; feature++)
    net.inner.set(known.inner.subarray(feature * known.cells, (feature + 1) * known.cells), feature * cells)
  for (const [row, name] of nets.heads.entries()) {
    const head = heads.indexOf(name)
    if (head < 0) continue
    net.outer.set(known.outer.subarray(row * known.cells, (row + 1) * known.cells), head * cells)
    for (const part of ['plain', 'timed', 'squared'] as const)
      net[part].set(known[part].subarray(row * length, (row + 1) * length), head * length)
  }
  const policy = policyOf(nets, readerOf(model))
  return { nets: fileOf(model, nets.chapter, net, nets.priors, policy, nets.spread), reports: [] }
}

function fileOf(
  model: Model,
  chapter: string,
  net: Net,
  priors: Readonly<Record<string, number>>,
  policy: Policy | undefined,
  spread: Spread | undefined,
): NetFile {
  return {
    game: model.game,
    chapter,
    features: model.features.map(({ name }) => name),
    heads: netHeadsOf(model),
    cells: net.cells,
    net: writtenNet(net),
    classes: model.classes,
    priors,
    ...(policy === undefined || policy.cells === 0 ? {} : { policy: writtenPolicy(policy, model.traits) }),
    ...(spread === undefined ? {} : { spread }),
  }
}

/** Plays matches with what is known, learns from them, and knows more. */
export class Trainer {
  private readonly numbers: Float32Array
  private readonly net: Net
  private readonly chapter: string
  private priors: Readonly<Record<string, number>>
  private policy: Policy
  private spread: Spread | undefined
  private readonly reports: Report[]
  /** What the matches of the last generations brought, the newest last. */
  private readonly remembered: MatchSamples[][] = []
  /** Goes on from generation to generation, so that its steps do not begin anew. */
  private readonly values: NetTrainer

  constructor(
    private readonly game: AnyGame,
    private readonly model: Model,
    progress: Progress,
    shape: Shape = USUAL_SHAPE,
    private readonly learns: Learns = 'all',
    private readonly memory: Memory = USUAL_MEMORY,
  ) {
    const { reports } = progress
    // Progress from before there was a head for something goes on with it.
    const nets =
      progress.nets.heads.length === netHeadsOf(model).length
        ? progress.nets
        : progressFrom(model, progress.nets, { cells: 1, policyCells: 0 }).nets
    const reader = readerOf(model)
    const known = netOf(nets, reader)
    const { features, cells, heads } = known
    this.numbers = new Float32Array(netSize(features, cells, heads))
    this.net = netFrom(features, cells, heads, this.numbers)
    for (const part of ['plain', 'timed', 'squared', 'inner', 'outer'] as const)
      this.net[part].set(known[part])
    this.values = new NetTrainer(features, cells, heads, this.numbers, learns === 'outlook')
    this.chapter = nets.chapter
    this.priors = nets.priors
    this.spread = nets.spread
    this.reports = [...reports]
    const policy = policyOf(nets, reader)
    this.policy =
      policy === undefined && shape.policyCells === 0
        ? firstPolicy(features, reader.classCount, 0, seedChance('first policy'))
        : widened(model, policy, shape.policyCells)
  }

  get progress(): Progress {
    const { model, chapter, net, priors, policy, spread, reports } = this
    return { nets: fileOf(model, chapter, net, priors, policy, spread), reports: [...reports] }
  }

  /** One generation; `onMatch` is called after every match. */
  generation(
    settings: SelfPlaySettings,
    rate: number,
    seed: string,
    onMatch: (played: number) => void,
  ): Report {
    const { nets } = this.progress
    const played: MatchSamples[] = []
    for (let match = 0; match < settings.matches; match++) {
      played.push(playForTraining(this.game, this.model, nets, settings, this.seedOf(seed), match))
      onMatch(match + 1)
    }
    return this.learn(played, rate)
  }

  /** The seed of the matches of the generation that comes next. */
  seedOf(seed: string): string {
    return `${seed}/${this.reports.length}`
  }

  /** Learns from the matches of a generation, in the order of their numbers. */
  learn(played: MatchSamples[], rate: number): Report {
    const forecasts = played.flatMap(match => match.forecasts)
    const isKept = forecasts.length === 0 || KEEPING_SPREAD.includes(this.learns)
    const spread = isKept ? this.spread : fitSpread(forecasts)
    const report = {
      generation: this.reports.length + 1,
      ...summary(played),
      error: round(this.values.error(samplesOf([played])), 10),
      surprise: forecasts.length === 0 ? 1 : round(surpriseOf(forecasts, spread ?? USUAL_SPREAD), 1000),
    }
    this.spread = spread
    const learnsPolicy = this.learns === 'all' || this.learns === 'policy'
    this.remembered.push(learnsPolicy ? played : played.map(match => ({ ...match, choices: [] })))
    if (this.remembered.length > this.memory.remembered) this.remembered.shift()
    if (this.learns === 'level') raiseLevel(this.net, this.levels(), samplesOf(this.remembered))
    else if (this.learns !== 'policy') {
      this.learnValues(rate)
      this.learnWinning(rate * WINNING_RATE)
    }
    const unforeseen = learnsPolicy ? this.learnPolicy(rate * POLICY_RATE) : undefined
    const whole = unforeseen === undefined ? report : { ...report, unforeseen: round(unforeseen, 1000) }
    this.reports.push(whole)
    return whole
  }

  /** Where the features stand that a level may depend on. */
  private levels(): number[] {
    return (this.model.levels ?? ['constant']).map(level => {
      const place = this.model.features.findIndex(({ name }) => name === level)
      if (place < 0) throw new Error(`The model of ${this.model.game} has no feature '${level}'.`)
      return place
    })
  }

  /** Goes through what is remembered, as often as what the newest generation brought is to be gone through. */
  private learnValues(rate: number): void {
    const samples = samplesOf(this.remembered)
    const pairs = this.remembered.flatMap(matches => matches.flatMap(match => match.pairs))
    const chance = seedChance(`learn ${this.reports.length}`)
    const rounds = Math.min(EPOCHS, this.memory.passes / this.remembered.length)
    for (let left = rounds; left > 0; left--)
      this.values.epoch(samples, pairs, rate, chance, Math.min(1, left))
  }

  private learnWinning(rate: number): void {
    const trainer = new WinningTrainer(this.net, netHeadsOf(this.model).indexOf(WINNING))
    const forecasts = this.remembered.flatMap(matches => matches.flatMap(match => match.forecasts))
    const chance = seedChance(`win ${this.reports.length}`)
    const spread = this.spread ?? USUAL_SPREAD
    for (let epoch = 0; epoch < EPOCHS; epoch++) trainer.epoch(forecasts, spread, rate, chance)
  }

  /** Gives how little it foresaw what was chosen, in bits, while it learnt. */
  private learnPolicy(rate: number): number {
    const { classCount } = readerOf(this.model)
    const before = Float32Array.from({ length: classCount }, (_, known) => this.priors[known] ?? 0)
    const trainer = new PolicyTrainer(this.policy, before)
    const choices: Choice[] = this.remembered.flatMap(matches => matches.flatMap(match => match.choices))
    const chance = seedChance(`choose ${this.reports.length}`)
    let surprise = 0
    for (let epoch = 0; epoch < POLICY_EPOCHS; epoch++) surprise = trainer.epoch(choices, rate, chance)
    const { policy, likely } = trainer.learnt
    const priors: Record<string, number> = {}
    for (let known = 0; known < classCount; known++) {
      const logarithm = round(Math.max(-MOST_LIKELY, Math.min(MOST_LIKELY, likely[known])), 1000)
      if (logarithm !== 0) priors[known] = logarithm
    }
    this.policy = policy
    this.priors = priors
    return surprise
  }
}

/** Plays match number `match` of a generation. The same of all gives the same match. */
export function playForTraining(
  game: AnyGame,
  model: Model,
  nets: NetFile,
  settings: SelfPlaySettings,
  seed: string,
  match: number,
): MatchSamples {
  const { configs, horizons } = settings
  const config = game.config.parse(configs[match % configs.length])
  const horizon = horizons[Math.floor(match / configs.length) % horizons.length]
  return new SelfPlay(game, model, settings, horizon, chapterNets(model, nets)).play(
    config,
    `${seed}/${match}`,
  )
}

/** What a model guesses of each feature, for the first generation. */
function guessInto(model: Model, net: Net): void {
  for (const [i, { name }] of model.features.entries()) {
    const [plain, timed, squared] = model.guess?.[name] ?? [0, 0]
    net.plain[i] = plain
    net.timed[i] = timed
    net.squared[i] = squared ?? 0
  }
}

const samplesOf = (generations: readonly (readonly MatchSamples[])[]): Sample[] =>
  generations.flatMap(matches => matches.flatMap(({ samples }) => samples))

function summary(
  played: readonly MatchSamples[],
): Pick<Report, 'meanScore' | 'categories' | 'againstLeague' | 'lead' | 'counts'> {
  const met = played.flatMap(({ againstLeague }) => againstLeague ?? [])
  const notLost = met.reduce((part, won) => part + won, 0) / met.length
  return {
    ...(met.length === 0 ? {} : { againstLeague: round(notLost, 1000) }),
    ...summaryOf(played.flatMap(match => match.scores)),
    lead: round(meanOf(played.flatMap(match => match.leads)), 100),
    counts: { turns: round(meanOf(played.flatMap(match => match.turns)), 10) },
  }
}

const meanOf = (list: readonly number[]): number =>
  list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length)

/** What was scored in the mean, by category too. */
export function summaryOf(scores: readonly SeatScore[]): Pick<Report, 'meanScore' | 'categories'> {
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

export const round = (value: number, digits: number): number => Math.round(value * digits) / digits
