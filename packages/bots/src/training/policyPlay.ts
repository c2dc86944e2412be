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
import { chanceOf, leadOf } from '../evaluator.js'
import { countsOf, headsOf } from '../heads.js'
import { type Archetype, type ChapterNets, chapterNets, FINAL_SPREAD, type Model, readOwn } from '../model.js'
import { evaluate, evaluateHeads } from '../net.js'
import type { NetFile } from '../netFile.js'
import { consult, leaning } from '../policy.js'
import { draw, nextQuestion, WIN } from '../search.js'
import { newTraits } from '../traits.js'
import { type Ending, type Episode, EpisodeWriter } from './episode.js'
import type { Sample } from './netTrainer.js'
import { insistedOn } from './styles.js'

/** By category of the score. */
export type Favours = Readonly<Record<string, number>>

/** How matches are played in which every answer is drawn from the policy. */
export interface PolicyPlaySettings {
  readonly configs: readonly unknown[]
  readonly matches: number
  /** How far the luck of later choices is counted for a choice: what is left of it a choice later. */
  readonly trace: number
  /** How much the others, or an opponent who is part of the rules, count against the own score. */
  readonly rivalry: number
  /** How much of what is aimed at is the chance to win instead of the lead. */
  readonly winning: number
  /** How much more than they bring the points of a category count, for a while: what else is there to be found. */
  readonly favours?: Favours
  /** Seats out of 100 that insist on an archetype for the first part of a match; only what follows is learnt from. */
  readonly styled: number
  /** Earlier selves, one of which has a seat in some matches, and matches out of 100 in which that is so. */
  readonly league?: readonly NetFile[]
  readonly leagued?: number
}

/** Positions out of 100 that the net learns from: the beginnings of turns, and others. */
const KEPT_TURNS = 60
const KEPT_CHOICES = 8
/** How much of what is expected at a position comes from the end instead of the own turn after it. */
const TRUST_PER_OWN_TURN = 0.97

/** For how much of a match somebody insists on an archetype. */
const LEAST_STYLE = 0.1
const MOST_STYLE = 0.6

interface Noted {
  readonly seat: Seat
  readonly seen: Float32Array
  readonly timeLeft: number
  readonly now: Float32Array
  readonly expected: Float32Array
  readonly turn: number
}

/** Plays matches by drawing from a policy, and notes what was chosen and what it came to. */
export class PolicyPlay {
  private readonly writer = new EpisodeWriter()
  private readonly traits = newTraits()
  private readonly seen: Float32Array
  /** What the policy sees. */
  private readonly own: Float32Array
  private readonly league: readonly ChapterNets[]
  private cells = new Float32Array(0)
  private said = new Float32Array(0)
  private readonly weights: number[] = []
  private readonly values: number[] = []
  private readonly open: PlainOption[] = []

  private readonly model: Model

  constructor(
    private readonly game: AnyGame,
    /** As it is: leads are told by it, whatever is aimed at. */
    private readonly plain: Model,
    private readonly settings: PolicyPlaySettings,
    private readonly nets: ChapterNets,
  ) {
    const model = aimingAt(game, plain, settings.rivalry, settings.favours ?? {})
    this.model = model
    this.seen = new Float32Array(model.features.length)
    this.own = new Float32Array(model.features.length)
    this.league = (settings.league ?? []).map(file => chapterNets(model, file))
    for (const { net, policy } of [nets, ...this.league]) {
      if (this.cells.length < net.cells) this.cells = new Float32Array(net.cells)
      if (policy && this.said.length < policy.cells) this.said = new Float32Array(policy.cells)
    }
  }

  play(config: unknown, seed: string): Episode {
    const { game, model, nets, writer, settings } = this
    const state = game.setup(config, seedChance(seed))
    const luck = seedChance(`${seed}/luck`)
    const seats = game.config.seats(config)
    const guest = this.guestOf(seats, luck)
    const guestNets = guest === undefined ? nets : this.league[below(luck, this.league.length)]
    const styles = Array.from({ length: seats }, () => this.styleOf(luck))
    writer.clear()
    const takers: Seat[] = []
    const aims: number[] = []
    const noted: Noted[] = []
    const turns = new Array<number>(seats).fill(0)
    let lastTurn = -1
    for (;;) {
      const decision = nextQuestion(game, state)
      if (decision === undefined) break
      const { seat } = decision
      const timeLeft = model.timeLeft(state)
      const isOdd = (who: Seat): boolean => timeLeft > styles[who].until
      const turn = model.turnOf?.(state) ?? seat
      if (turn !== lastTurn) {
        lastTurn = turn
        turns[seat]++
        for (let other = 0; other < seats; other++)
          if (other !== guest && !isOdd(other) && below(luck, 100) < KEPT_TURNS)
            noted.push(this.note(state, other, turns))
      } else if (seat !== guest && !isOdd(seat) && below(luck, 100) < KEPT_CHOICES)
        noted.push(this.note(state, seat, turns))
      const asked = isOdd(seat) ? insistedOn(state, decision, styles[seat].archetype) : decision
      if (asked.options.length === 1) {
        game.apply(state, seat, asked.options[0])
        continue
      }
      const learns = seat !== guest && !isOdd(seat)
      if (learns) {
        takers.push(seat)
        aims.push(this.aim(state, seat, seats))
      }
      readOwn(model, state, seat, this.own)
      game.apply(state, seat, this.answer(state, asked, seat === guest ? guestNets : nets, learns, luck))
    }
    const end = this.endingOf(state, seats, guest, turns)
    const last = Array.from({ length: seats }, (_, seat) => this.aim(state, seat, seats))
    const advantages = advantagesOf(takers, aims, last, settings.trace)
    return writer.episode(advantages, this.samplesOf(noted, state, turns), end)
  }

  /** What a seat insists on, and how much time is left when it begins to play as usual: mostly nothing, from the start. */
  private styleOf(luck: Chance): { readonly archetype: Archetype | undefined; readonly until: number } {
    const { archetypes } = this.model
    if (archetypes.length === 0 || below(luck, 100) >= this.settings.styled)
      return { archetype: undefined, until: 1 }
    const archetype = archetypes[below(luck, archetypes.length)]
    return { archetype, until: 1 - LEAST_STYLE - (below(luck, 101) / 100) * (MOST_STYLE - LEAST_STYLE) }
  }

  private guestOf(seats: number, luck: Chance): Seat | undefined {
    const { leagued = 0 } = this.settings
    return seats > 1 && this.league.length > 0 && below(luck, 100) < leagued ? below(luck, seats) : undefined
  }

  /** An answer drawn from what the policy thinks of the options; the features of the seat were read just before. */
  private answer(
    state: PlainState,
    decision: Decision<PlainOption>,
    { priors, policy }: ChapterNets,
    learns: boolean,
    luck: Chance,
  ): PlainOption {
    const { model, writer, traits, weights, open, own, said } = this
    const { options } = decision
    if (policy !== undefined) consult(policy, own, said)
    if (learns) writer.begin(own)
    weights.length = 0
    open.length = 0
    let sum = 0
    for (const option of options) {
      if (model.avoids?.(state, decision, option) === true) continue
      const optionClass = model.classOf(state, decision, option)
      traits.count = 0
      model.readTraits?.(state, decision, option, traits)
      const weight =
        priors[optionClass] *
        (policy === undefined ? 1 : Math.exp(leaning(policy, optionClass, said, traits)))
      if (learns) writer.option(optionClass, traits)
      weights.push(weight)
      open.push(option)
      sum += weight
    }
    const chosen = draw(luck, weights)
    if (learns) writer.choose(chosen, Math.log(weights[chosen] / sum))
    return open[chosen]
  }

  /** What a seat may expect, as it aims: partly the lead, partly the chance to win, in points. */
  private aim(state: PlainState, seat: Seat, seats: number): number {
    const { winning } = this.settings
    const { values } = this
    values.length = seats
    for (let other = 0; other < seats; other++) if (other !== seat) values[other] = this.value(state, other)
    values[seat] = this.value(state, seat)
    const { rivalry } = this.settings
    const lead = rivalry * leadOf(values, seat) + (1 - rivalry) * values[seat]
    if (winning === 0) return lead
    const { atEnd, withTime } = this.nets.spread
    const spread = this.model.isOver(state) ? FINAL_SPREAD : atEnd + withTime * this.model.timeLeft(state)
    return winning * WIN * chanceOf(values, spread, seat) + (1 - winning) * lead
  }

  private value(state: PlainState, seat: Seat): number {
    const { model, nets, seen, cells } = this
    const score = model.score(state, seat)
    if (model.isOver(state)) return score
    model.readFeatures(state, seat, seen)
    return score + evaluate(nets.net, seen, model.timeLeft(state), cells)
  }

  private note(state: PlainState, seat: Seat, turns: readonly number[]): Noted {
    const { game, model, nets, cells } = this
    const seen = new Float32Array(model.features.length)
    model.readFeatures(state, seat, seen)
    const timeLeft = model.timeLeft(state)
    const now = countsOf(game, model, state, seat, turns[seat])
    const expected = new Float32Array(headsOf(model).length)
    evaluateHeads(nets.net, seen, timeLeft, cells, expected)
    for (let head = 0; head < expected.length; head++) expected[head] += now[head]
    return { seat, seen, timeLeft, now, expected, turn: turns[seat] }
  }

  /** What each position should have been expected to bring: a little of what was expected later, and the real end. */
  private samplesOf(noted: readonly Noted[], state: PlainState, turns: readonly number[]): Sample[] {
    const { game, model } = this
    const ends = turns.map((count, seat) => countsOf(game, model, state, seat, count))
    const latest = [...turns]
    const samples: Sample[] = []
    for (let i = noted.length - 1; i >= 0; i--) {
      const { seat, seen, timeLeft, now, expected, turn } = noted[i]
      const target = ends[seat]
      samples.push({ seen, timeLeft, targets: target.map((points, head) => points - now[head]) })
      const trust = TRUST_PER_OWN_TURN ** Math.max(0, latest[seat] - turn)
      latest[seat] = turn
      for (let head = 0; head < target.length; head++)
        target[head] = trust * target[head] + (1 - trust) * expected[head]
    }
    return samples
  }

  private endingOf(
    state: PlainState,
    seats: number,
    guest: Seat | undefined,
    turns: readonly number[],
  ): Ending {
    const { game, plain: model } = this
    const standing = game.standing(state)
    const outcome = game.outcome(state)
    const values = Array.from({ length: seats }, (_, seat) => model.score(state, seat))
    const learning = values.map((_, seat) => seat).filter(seat => seat !== guest)
    const share = 1 / Math.max(1, outcome?.winners.length ?? 1)
    return {
      scores: learning.map(seat => standing[seat]),
      leads: learning.map(seat => leadOf(values, seat)),
      won: learning.map(seat => (outcome?.winners.includes(seat) ? share : 0)),
      turns: learning.map(seat => turns[seat]),
      counts: learning.map(seat =>
        Object.fromEntries((model.probes?.counts ?? []).map(({ name, of }) => [name, of(state, seat)])),
      ),
    }
  }
}

/** A model by whose score an opponent who is part of the rules counts only so much, and favoured categories count more. */
function aimingAt(game: AnyGame, model: Model, rivalry: number, favours: Favours): Model {
  const favoured = Object.entries(favours)
  if (rivalry === 1 && favoured.length === 0) return model
  return {
    ...model,
    score: (state, seat) => {
      const { total, categories } = game.standing(state)[seat]
      let score = rivalry * model.score(state, seat) + (1 - rivalry) * total
      for (const [name, more] of favoured) score += more * categories[name]
      return score
    },
  }
}

/** By how much things went better after each choice than was expected before it, later luck counting less. */
function advantagesOf(
  takers: readonly Seat[],
  aims: readonly number[],
  last: readonly number[],
  trace: number,
): Float32Array {
  const advantages = new Float32Array(takers.length)
  const next = [...last]
  const gained = last.map(() => 0)
  for (let i = takers.length - 1; i >= 0; i--) {
    const seat = takers[i]
    gained[seat] = next[seat] - aims[i] + trace * gained[seat]
    next[seat] = aims[i]
    advantages[i] = gained[seat]
  }
  return advantages
}

/** Plays match number `match` of a generation. The same of all gives the same match. */
export function playByPolicy(
  play: PolicyPlay,
  game: AnyGame,
  { configs }: PolicyPlaySettings,
  seed: string,
  match: number,
): Episode {
  return play.play(game.config.parse(configs[match % configs.length]), `${seed}/${match}`)
}
