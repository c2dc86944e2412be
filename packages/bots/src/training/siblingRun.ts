import { type AnyGame, seedChance } from '@railhead/kernel'
import { netHeadsOf } from '../heads.js'
import { chapterNets, type Model, readerOf } from '../model.js'
import { type Net, netFrom, netSize } from '../net.js'
import { type NetFile, netOf, writtenNet } from '../netFile.js'
import { type Progress, progressFrom, type Report, round } from './generation.js'
import { NetTrainer, type Pair } from './netTrainer.js'
import { SiblingPlay, type SiblingPlaySettings, type Siblings } from './siblingPlay.js'

/** How such matches are played and learnt from. */
export interface SiblingRunSettings extends SiblingPlaySettings {
  readonly rate: number
  /** The last generations that are gone through once with every new one. */
  readonly remembered: number
}

/** Learns what positions are worth from matches that the policy plays; the policy stays as it is. */
export class SiblingRun {
  private readonly nets: NetFile
  private readonly reports: Report[]
  private readonly net: Net
  private readonly values: NetTrainer
  private readonly memory: (readonly Siblings[])[] = []

  constructor(
    private readonly game: AnyGame,
    private readonly model: Model,
    progress: Progress,
    cells: number,
  ) {
    const { nets } = progressFrom(model, progress.nets, { cells, policyCells: 0 })
    this.nets = nets
    this.reports = [...progress.reports]
    const known = netOf(nets, readerOf(model))
    const { features, heads } = known
    const numbers = new Float32Array(netSize(features, known.cells, heads))
    this.net = netFrom(features, known.cells, heads, numbers)
    for (const part of ['plain', 'timed', 'squared', 'inner', 'outer'] as const)
      this.net[part].set(known[part])
    this.values = new NetTrainer(features, known.cells, heads, numbers)
  }

  /** How many generations there were. */
  get played(): number {
    return this.reports.length
  }

  get progress(): Progress {
    const { nets, net, reports } = this
    return { nets: { ...nets, heads: netHeadsOf(this.model), net: writtenNet(net) }, reports: [...reports] }
  }

  generation(settings: SiblingRunSettings, seed: string, onMatch: (played: number) => void): Report {
    const number = this.reports.length + 1
    const { game, model } = this
    const play = new SiblingPlay(game, model, settings, chapterNets(model, this.progress.nets))
    const played: Siblings[] = []
    for (let match = 0; match < settings.matches; match++) {
      const config = game.config.parse(settings.configs[match % settings.configs.length])
      played.push(play.play(config, `${seed}/${number}/${match}`))
      onMatch(match + 1)
    }
    const points = played.flatMap(match => match.points)
    const report: Report = {
      generation: number,
      meanScore: round(points.reduce((sum, each) => sum + each, 0) / points.length, 10),
      error: round(this.values.error(played.flatMap(({ samples }) => samples)), 10),
      surprise: 1,
      categories: {},
      agreement: round(this.agreement(played.flatMap(({ pairs }) => pairs)), 1000),
    }
    this.memory.push(played)
    if (this.memory.length > settings.remembered) this.memory.shift()
    const samples = this.memory.flatMap(matches => matches.flatMap(match => match.samples))
    const pairs = this.memory.flatMap(matches => matches.flatMap(match => match.pairs))
    this.values.epoch(samples, pairs, settings.rate, seedChance(`siblings ${number}`))
    this.reports.push(report)
    return report
  }

  /** How well what was expected of pairs goes together with what came of them, before they are learnt from. */
  private agreement(pairs: readonly Pair[]): number {
    let both = 0
    let said = 0
    let came = 0
    for (const pair of pairs) {
      const expected = this.values.difference(pair)
      both += expected * pair.points
      said += expected * expected
      came += pair.points * pair.points
    }
    return said === 0 || came === 0 ? 0 : both / Math.sqrt(said * came)
  }
}
