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
import { chanceOf, type Evaluator, leadOf } from './evaluator.js'
import { Hearsay } from './hearsay.js'
import { type Branch, branchOf, isDecided, type Node, newBranch, newNode, visitsOf } from './tree.js'

/** How hard a bot thinks. */
export interface Effort {
  /** Imagined worlds that are played through. */
  readonly iterations: number
  /** How many times the turn comes back to the seat before a line is judged; 0: at the end of its turn. */
  readonly horizon: number
  /** How much a good prior and few visits draw the search: the constant of PUCT. */
  readonly curiosity: number
  /** How much the leader among the others counts against the own score, from 0 to 1. */
  readonly rivalry: number
  /** How much of what is aimed at is the chance to win instead of points, from 0 to 1; 0 if absent. */
  readonly winning?: number
  /** Whether chances to win reckon with what counts for the win beyond points, where the net has learnt that. */
  readonly beyondPoints?: boolean
  /** Whether the last turns of a match are played through to the end, whatever the horizon. */
  readonly toTheEnd?: boolean
  /** How much of the prior every answer gets, however bad it features at first; 0 if absent. */
  readonly openness?: number
  /** Answers beyond the tree are drawn by their priors to this power; 1 if absent: as likely as the priors say. */
  readonly sharpness?: number
  /**
   * Whether only the own answers branch: the others answer as their priors say, and the tree reaches farther into the own
   * turns to come.
   */
  readonly ownTree?: boolean
  /**
   * So many looks at an answer say as much about it as what came of lines in which the same seat gave it later on, where
   * answers keep their meaning for a while (`lasts`); 0 if absent: only looks at the answer itself count.
   */
  readonly hearsay?: number
  /** By how much of the lines that are left the second answer may catch up; by all of them if absent. */
  readonly catchesUp?: number
  /**
   * Whether every answer to the question is looked into as often as the others, in the same worlds with the same luck:
   * to compare them, not to choose.
   */
  readonly evenly?: boolean
}

/** One option of the root as the search sees it. */
export interface Assessment {
  readonly option: PlainOption
  readonly visits: number
  /** Expected lead in points after it; NaN if it was never tried. */
  readonly value: number
}

/** Told where every line ends, and with which option of the question it began. */
export type Watch = (option: PlainOption, end: PlainState) => void

/**
 * Information-set tree search: each iteration imagines a world that fits what the seat knows, walks down one
 * common tree by answers (PUCT over the answers that this world offers), judges the position at the horizon
 * by the evaluator, and gives every seat on the path what it got. Same view, effort and chance: same result. A search
 * that is given a tree of the same turn goes on with it.
 */
export function search(
  game: AnyGame,
  evaluator: Evaluator,
  view: PlainState,
  decision: Decision<PlainOption>,
  effort: Effort,
  chance: Chance,
  expired: () => boolean,
  root: Node = newNode(),
  used?: () => number,
  watch?: Watch,
): Assessment[] {
  const toTheEnd = effort.toTheEnd === true && evaluator.isNearEnd?.(view) === true
  const walk = new Walk(game, evaluator, effort, chance, game.standing(view).length, toTheEnd, expired, watch)
  walk.measure(view, decision.seat)
  const before = visitsOf(root)
  const { evenly = false, catchesUp = 1 } = effort
  const iterations = evenly
    ? Math.min(effort.iterations, MOST_LOOKS * decision.options.length)
    : effort.iterations
  const least = evenly ? LEAST_LOOKS * decision.options.length : 1
  for (let i = before; i < iterations; i++) {
    if (i >= before + least && expired()) break
    if (!evenly && (i & 15) === 15) {
      const left = leftOf(i - before, iterations - i, used)
      if (isDecided(root, catchesUp * left)) break
    }
    walk.iterate(root, view, decision)
  }
  return decision.options.map(option => {
    const branch = root.branches.get(evaluator.key(option))
    const visits = branch?.visits ?? 0
    return { option, visits, value: branch && visits > 0 ? branch.total / visits : Number.NaN }
  })
}

/** Answers that are compared are looked into at least so often each, however little time there is, and at most. */
const LEAST_LOOKS = 4
const MOST_LOOKS = 400

/** How many iterations can still come, as far as the limit and the time allow. */
function leftOf(done: number, limit: number, used: (() => number) | undefined): number {
  const share = used?.() ?? 0
  return share <= 0 || done === 0 ? limit : Math.min(limit, Math.ceil((done * (1 - share)) / share))
}

/** The option most visited; among equals the better one. */
export function best(assessments: readonly Assessment[]): Assessment {
  return assessments.reduce((leader, candidate) =>
    candidate.visits > leader.visits || (candidate.visits === leader.visits && candidate.value > leader.value)
      ? candidate
      : leader,
  )
}

class Walk {
  private readonly priors: number[] = []
  private readonly offered: Branch[] = []
  /** The branches taken in this iteration and who took them. */
  private readonly path: Branch[] = []
  private readonly takers: Seat[] = []
  private readonly values: number[] = []
  /** What chances to win come from: the values, or strengths. */
  private readonly strengths: number[]
  private readonly worlds: (readonly [world: Chance, luck: Chance])[] = []
  /** Where answers are drawn from that nobody has looked into yet. */
  private luck: Chance

  /** How many times the turn passes to the next seat before a line is judged. */
  private readonly mostPasses: number
  private scale: number
  /** What answers are heard to come to later on, where that counts. */
  private readonly hearsay: Hearsay | undefined

  constructor(
    private readonly game: AnyGame,
    private readonly evaluator: Evaluator,
    private readonly effort: Effort,
    private readonly chance: Chance,
    private readonly seats: number,
    toTheEnd: boolean,
    private readonly expired: () => boolean,
    private readonly watch: Watch | undefined,
  ) {
    this.strengths = effort.beyondPoints === true ? [] : this.values
    this.mostPasses = toTheEnd ? Number.POSITIVE_INFINITY : effort.horizon * seats
    const { hearsay = 0 } = effort
    this.hearsay = hearsay > 0 && evaluator.lasts !== undefined ? new Hearsay(evaluator, hearsay) : undefined
    this.scale = evaluator.scale
    this.luck = chance
  }

  /** Where a match is all but decided, a point counts little for the chance to win: curiosity is measured by that. */
  measure(view: PlainState, seat: Seat): void {
    const { game, evaluator, effort, strengths } = this
    const { winning = 0 } = effort
    if (winning === 0) return
    const state = game.imagine(view, seedChance('measure'))
    this.judge(state)
    const spread = evaluator.spread(state)
    const chance = chanceOf(strengths, spread, seat)
    this.scale = evaluator.scale * ((winning * WIN * chance * (1 - chance)) / spread + (1 - winning))
  }

  /** Judges every seat of a position. */
  private judge(state: PlainState): void {
    const { evaluator, values, strengths, seats } = this
    if (strengths !== values) evaluator.judge(state, seats, values, strengths)
    else for (let seat = 0; seat < seats; seat++) values[seat] = evaluator.value(state, seat)
  }

  iterate(root: Node, view: PlainState, asked: Decision<PlainOption>): void {
    const { game, path, takers, effort, hearsay } = this
    path.length = 0
    takers.length = 0
    hearsay?.begin()
    let first = effort.evenly === true ? this.pick(root, view, asked, true) : undefined
    const state = game.imagine(view, first === undefined ? this.newChance() : this.worldOf(first.visits))
    let node = root
    let decision: Decision<PlainOption> | undefined = asked
    let turn = this.turnOf(state, asked)
    let passes = 0
    while (decision !== undefined) {
      const now = this.turnOf(state, decision)
      if (now !== turn) {
        passes++
        if (this.isFarEnough(passes)) break
        turn = now
      }
      if (effort.ownTree === true && decision.seat !== asked.seat) {
        game.apply(state, decision.seat, this.likely(state, decision))
        decision = nextQuestion(game, state)
        continue
      }
      if (node.ask === undefined) {
        node.ask = decision.ask
        node.seat = decision.seat
      }
      const branch = first ?? this.pick(node, state, decision)
      first = undefined
      path.push(branch)
      takers.push(decision.seat)
      hearsay?.pass(node, decision.seat, branch.option)
      game.apply(state, decision.seat, branch.option)
      if (branch.visits === 0) {
        this.playOut(state, turn, passes)
        break
      }
      branch.child ??= newNode()
      node = branch.child
      decision = nextQuestion(game, state)
    }
    this.learn(state)
  }

  private newChance(): Chance {
    const word = (): number => Math.floor(below(this.chance, 0x7fffffff))
    return { a: word(), b: word(), c: word(), drawn: 0 }
  }

  /** The world that every answer meets at that visit, and the luck of what is drawn in it. */
  private worldOf(visit: number): Chance {
    const { worlds } = this
    while (worlds.length <= visit) worlds.push([this.newChance(), this.newChance()])
    const [world, luck] = worlds[visit]
    this.luck = { ...luck }
    return { ...world }
  }

  /** PUCT over the answers offered in this world; or evenly, the one that was looked into least. */
  private pick(node: Node, state: PlainState, decision: Decision<PlainOption>, evenly = false): Branch {
    const { evaluator, effort, offered, hearsay } = this
    const { options } = decision
    let priors: readonly number[] | undefined
    let chosen: Branch | undefined
    let bestScore = Number.NEGATIVE_INFINITY
    let mean = 0
    let seen = 0
    let sum = 0
    offered.length = 0
    for (let i = 0; i < options.length; i++) {
      const key = evaluator.key(options[i])
      let branch = node.branches.get(key)
      if (branch === undefined) {
        priors ??= this.openPriors(state, decision)
        branch = newBranch(options[i], priors[i])
        node.branches.set(key, branch)
      }
      if (branch.prior <= 0) continue
      branch.available++
      mean += branch.total
      seen += branch.visits
      sum += branch.prior
      offered.push(branch)
    }
    const start = seen > 0 ? mean / seen : 0
    const pull = (effort.curiosity * this.scale) / sum
    for (let i = 0; i < offered.length; i++) {
      const { visits, total, prior, available } = offered[i]
      const own = visits > 0 ? total / visits : start
      const value = hearsay === undefined ? own : hearsay.worth(offered[i], own)
      const score = evenly ? -visits : value + (pull * prior * Math.sqrt(available)) / (1 + visits)
      if (score > bestScore) {
        bestScore = score
        chosen = offered[i]
      }
    }
    // What was avoided beside something better may be all that another world offers.
    return chosen ?? branchOf(node, evaluator.key(options[0]))
  }

  /** The priors with a share for every answer that is not avoided. */
  private openPriors(state: PlainState, decision: Decision<PlainOption>): readonly number[] {
    const { evaluator, effort, priors } = this
    evaluator.priors(state, decision, priors)
    const { openness = 0 } = effort
    if (openness === 0) return priors
    let sum = 0
    for (let i = 0; i < priors.length; i++) sum += priors[i]
    const share = (openness * sum) / priors.length
    for (let i = 0; i < priors.length; i++) if (priors[i] > 0) priors[i] = (1 - openness) * priors[i] + share
    return priors
  }

  /** From a new leaf on: answers drawn by their priors until the turn passes beyond the horizon. */
  private playOut(state: PlainState, from: number, passesSoFar: number): void {
    const { game, hearsay } = this
    let turn = from
    let passes = passesSoFar
    for (let guard = 0; guard < 400; guard++) {
      const decision = nextQuestion(game, state)
      if (decision === undefined) return
      const now = this.turnOf(state, decision)
      if (now !== turn) {
        passes++
        if (this.isFarEnough(passes)) return
        turn = now
      }
      const option = this.likely(state, decision)
      hearsay?.note(decision.seat, option)
      game.apply(state, decision.seat, option)
    }
  }

  /** An answer drawn by the priors. */
  private likely(state: PlainState, decision: Decision<PlainOption>): PlainOption {
    const { evaluator, priors } = this
    const { sharpness = 1 } = this.effort
    evaluator.priors(state, decision, priors)
    if (sharpness !== 1) for (let i = 0; i < priors.length; i++) priors[i] **= sharpness
    return decision.options[draw(this.luck, priors)]
  }

  /** A line ends at the horizon, and with the turn in which the time runs out; where answers are compared, all are as long. */
  private isFarEnough(passes: number): boolean {
    return passes > this.mostPasses || (this.effort.evenly !== true && this.expired())
  }

  private turnOf(state: PlainState, decision: Decision<PlainOption>): number {
    const { turnOf } = this.evaluator
    return turnOf === undefined ? decision.seat : turnOf(state)
  }

  /** Every seat is judged once at most: few are on the path, mostly one. */
  private learn(state: PlainState): void {
    const { evaluator, path, takers, effort } = this
    const judged: number[] = []
    this.watch?.(path[0].option, state)
    const rivals = effort.rivalry > 0 || (effort.winning ?? 0) > 0
    if (rivals) this.judge(state)
    for (let i = 0; i < path.length; i++) {
      const seat = takers[i]
      judged[seat] ??= rivals ? this.aim(state, seat) : evaluator.value(state, seat)
      path[i].visits++
      path[i].total += judged[seat]
      this.hearsay?.hear(i, seat, judged[seat])
    }
  }

  /** What a seat aims at, counted in points. */
  private aim(state: PlainState, seat: Seat): number {
    const { evaluator, effort, values, strengths } = this
    const { rivalry, winning = 0 } = effort
    const points = rivalry * leadOf(values, seat) + (1 - rivalry) * values[seat]
    if (winning === 0) return points
    const chance = chanceOf(strengths, evaluator.spread(state), seat)
    return winning * WIN * chance + (1 - winning) * points
  }
}

/** A sure win counts as much as so many points. */
export const WIN = 60

/** The question that holds the game up; with several seats asked at once, the first of them. */
export function nextQuestion(game: AnyGame, state: PlainState): Decision<PlainOption> | undefined {
  const open = game.decisions(state)
  for (let i = 0; i < open.length; i++) if (open[i].optional === undefined) return open[i]
  return undefined
}

const WORD = 0x40000000

/** An index drawn with the given weights. */
export function draw(chance: Chance, weights: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += weights[i]
  let left = (below(chance, WORD) / WORD) * sum
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i]
    if (left < 0) return i
  }
  for (let i = weights.length - 1; i >= 0; i--) if (weights[i] > 0) return i
  return 0
}
