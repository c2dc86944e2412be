import { type AnyGame, seedChance } from '@railhead/kernel'
import { chapterNets, type Model, readerOf } from '../model.js'
import { type Net, netFrom, netSize } from '../net.js'
import { type NetFile, netOf, policyOf, writtenNet, writtenPolicy } from '../netFile.js'
import type { Policy } from '../policy.js'
import { type Momentum, momentumOf, writtenMomentum } from './adam.js'
import type { Episode } from './episode.js'
import { type Progress, type Report, round, summaryOf } from './generation.js'
import { NetTrainer } from './netTrainer.js'
import { type GradientSettings, PolicyGradient } from './policyGradient.js'
import { PolicyPlay, type PolicyPlaySettings, playByPolicy } from './policyPlay.js'
import { widened } from './policyTrainer.js'

export interface PolicyRunSettings extends PolicyPlaySettings, GradientSettings {
  /** How far the net that expects points moves with a step. */
  readonly valueRate: number
}

const VALUE_EPOCHS = 2

/** Nets with a policy of so many cells that listens to all traits of the model; what they know is kept. */
export function withPolicy(model: Model, nets: NetFile, cells: number): NetFile {
  const reader = readerOf(model)
  const known = policyOf(nets, reader)
  return { ...nets, policy: writtenPolicy(widened(model, known, cells), model.traits) }
}

/** Plays matches by the policy alone, moves it towards what went well, and learns what positions come to. */
export class PolicyRun {
  private nets: NetFile
  private readonly reports: Report[]
  private momentum: { readonly policy: Momentum; readonly net: Momentum } | undefined

  constructor(
    private readonly game: AnyGame,
    private readonly model: Model,
    progress: Progress,
    cells: number,
  ) {
    this.nets = withPolicy(model, progress.nets, cells)
    this.reports = [...progress.reports]
    const { momentum } = progress
    if (momentum !== undefined)
      this.momentum = { policy: momentumOf(momentum.policy), net: momentumOf(momentum.net) }
  }

  get progress(): Progress {
    const { nets, reports, momentum } = this
    if (momentum === undefined) return { nets, reports: [...reports] }
    const { policy, net } = momentum
    return {
      nets,
      reports: [...reports],
      momentum: { policy: writtenMomentum(policy), net: writtenMomentum(net) },
    }
  }

  /** How many generations there were. */
  get played(): number {
    return this.reports.length
  }

  /** The seed of the matches of the generation that comes next. */
  seedOf(seed: string): string {
    return `${seed}/${this.reports.length}`
  }

  generation(settings: PolicyRunSettings, seed: string, onMatch: (played: number) => void): Report {
    const play = new PolicyPlay(this.game, this.model, settings, chapterNets(this.model, this.nets))
    const episodes: Episode[] = []
    for (let match = 0; match < settings.matches; match++) {
      episodes.push(playByPolicy(play, this.game, settings, this.seedOf(seed), match))
      onMatch(match + 1)
    }
    return this.learn(episodes, settings)
  }

  /** Learns from the matches of a generation, in the order of their numbers. */
  learn(episodes: readonly Episode[], settings: PolicyRunSettings): Report {
    const { model, nets } = this
    const reader = readerOf(model)
    const number = this.reports.length + 1
    const known = netOf(nets, reader)
    const { features, cells, heads } = known
    const numbers = new Float32Array(netSize(features, cells, heads))
    const net = netFrom(features, cells, heads, numbers)
    for (const part of ['plain', 'timed', 'squared', 'inner', 'outer'] as const) net[part].set(known[part])
    const values = new NetTrainer(features, cells, heads, numbers, false, this.momentum?.net)
    const samples = episodes.flatMap(episode => episode.samples)
    const error = values.error(samples)
    const chance = seedChance(`values ${number}`)
    for (let epoch = 0; epoch < VALUE_EPOCHS; epoch++) values.epoch(samples, [], settings.valueRate, chance)

    const policy = widened(model, policyOf(nets, reader), 0)
    const likely = Float32Array.from({ length: reader.classCount }, (_, known) => nets.priors[known] ?? 0)
    const gradient = new PolicyGradient(policy, likely, this.momentum?.policy)
    const drift = gradient.learn(episodes, settings, seedChance(`policy ${number}`))
    const { learnt } = gradient
    this.momentum = { policy: learnt.momentum, net: values.momentum }
    this.nets = fileWith(model, nets, net, learnt.policy, learnt.likely)
    const report: Report = {
      generation: number,
      ...summaryOf(episodes.flatMap(({ end }) => end.scores)),
      error: round(error, 10),
      surprise: 1,
      ...endingsOf(episodes),
      unsure: round(drift.unsure, 1000),
      moved: round(drift.moved, 10_000),
    }
    this.reports.push(report)
    return report
  }
}

function fileWith(model: Model, nets: NetFile, net: Net, policy: Policy, likely: Float32Array): NetFile {
  const priors: Record<string, number> = {}
  for (let known = 0; known < likely.length; known++) {
    const logarithm = round(likely[known], 1000)
    if (logarithm !== 0) priors[known] = logarithm
  }
  return {
    ...nets,
    features: model.features.map(({ name }) => name),
    net: writtenNet(net),
    classes: model.classes,
    priors,
    policy: writtenPolicy(policy, model.traits),
  }
}

/** Mean lead, wins, own turns and probes. */
function endingsOf(episodes: readonly Episode[]): Pick<Report, 'lead' | 'won' | 'counts'> {
  const leads = episodes.flatMap(({ end }) => end.leads)
  const mean = (list: readonly number[]): number =>
    list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length)
  const counts: Record<string, number> = {
    turns: round(mean(episodes.flatMap(({ end }) => end.turns)), 10),
  }
  const rows = episodes.flatMap(({ end }) => end.counts)
  for (const name of Object.keys(rows[0] ?? {})) counts[name] = round(mean(rows.map(row => row[name])), 100)
  return {
    lead: round(mean(leads), 100),
    won: round(mean(episodes.flatMap(({ end }) => end.won)), 1000),
    counts,
  }
}
