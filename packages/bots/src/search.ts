import {
  type AnyGame,
  below,
  type Chance,
  type Decision,
  type PlainOption,
  type PlainState,
  type Seat,
} from '@railhead/kernel'
import { type Insight, lead } from './insight.js'

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
  /** How much of the prior every answer gets, however bad it looks at first; 0 if absent. */
  readonly openness?: number
}

/** An answer looked into: how often, and what it led to for the seat that gave it. */
interface Branch {
  readonly option: PlainOption
  /** As it was when the answer was first met; in other worlds it hardly differs. */
  readonly prior: number
  visits: number
  total: number
  /** How often it was available when the node was visited: other worlds offer other answers. */
  available: number
  child: Node | undefined
}

/** A tree of answers that a search has grown, and may go on with. */
export interface Node {
  readonly branches: Map<number | string, Branch>
}

/** One option of the root as the search sees it. */
export interface Assessment {
  readonly option: PlainOption
  readonly visits: number
  /** Expected lead in points after it; NaN if it was never tried. */
  readonly value: number
}

export const newNode = (): Node => ({ branches: new Map() })

/**
 * Information-set tree search: each iteration imagines a world that fits what the seat knows, walks down one
 * common tree by answers (PUCT over the answers that this world offers), judges the position at the horizon
 * by the insight, and gives every seat on the path what it got. Same view, effort and chance: same result. A search
 * that is given a tree of the same turn goes on with it.
 */
export function search(
  game: AnyGame,
  insight: Insight,
  view: PlainState,
  decision: Decision<PlainOption>,
  effort: Effort,
  chance: Chance,
  expired: () => boolean,
  root: Node = newNode(),
): Assessment[] {
  const walk = new Walk(game, insight, effort, chance, game.standing(view).length)
  for (let i = visitsOf(root); i < effort.iterations; i++) {
    if ((i & 15) === 15 && (expired() || isDecided(root, effort.iterations - i))) break
    walk.iterate(root, view, decision)
  }
  return decision.options.map(option => {
    const branch = root.branches.get(insight.key(option))
    const visits = branch?.visits ?? 0
    return { option, visits, value: branch && visits > 0 ? branch.total / visits : Number.NaN }
  })
}

function visitsOf(node: Node): number {
  let sum = 0
  for (const { visits } of node.branches.values()) sum += visits
  return sum
}

/** The tree after an answer, as far as it has grown. */
export function treeAfter(tree: Node, key: number | string): Node {
  return tree.branches.get(key)?.child ?? newNode()
}

/** Whether nothing that is left to do can change which option is visited most. */
function isDecided(root: Node, left: number): boolean {
  let most = 0
  let next = 0
  for (const { visits } of root.branches.values())
    if (visits > most) {
      next = most
      most = visits
    } else if (visits > next) next = visits
  return most - next > left
}

/** The option most visited; among equals the better one. */
export function best(assessments: readonly Assessment[]): Assessment {
  return assessments.reduce((leader, candidate) =>
    candidate.visits > leader.visits || (candidate.visits === leader.visits && candidate.value > leader.value)
      ? candidate
      : leader,
  )
}

const newBranch = (option: PlainOption, prior: number): Branch => ({
  option,
  prior,
  visits: 0,
  total: 0,
  available: 0,
  child: undefined,
})

function branchOf(node: Node, key: number | string): Branch {
  const branch = node.branches.get(key)
  if (branch === undefined) throw new Error('An answer was offered that was never met.')
  return branch
}

class Walk {
  private readonly priors: number[] = []
  private readonly offered: Branch[] = []
  /** The branches taken in this iteration and who took them. */
  private readonly path: Branch[] = []
  private readonly takers: Seat[] = []

  /** How many times the turn passes to the next seat before a line is judged. */
  private readonly mostPasses: number

  constructor(
    private readonly game: AnyGame,
    private readonly insight: Insight,
    private readonly effort: Effort,
    private readonly chance: Chance,
    private readonly seats: number,
  ) {
    this.mostPasses = effort.horizon * seats
  }

  iterate(root: Node, view: PlainState, asked: Decision<PlainOption>): void {
    const { game, path, takers } = this
    const state = game.imagine(view, this.worldChance())
    path.length = 0
    takers.length = 0
    let node = root
    let decision: Decision<PlainOption> | undefined = asked
    let turn = this.turnOf(state, asked)
    let passes = 0
    while (decision !== undefined) {
      const now = this.turnOf(state, decision)
      if (now !== turn) {
        passes++
        if (passes > this.mostPasses) break
        turn = now
      }
      const branch = this.pick(node, state, decision)
      path.push(branch)
      takers.push(decision.seat)
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

  /** A world of its own for every iteration. */
  private worldChance(): Chance {
    const word = (): number => Math.floor(below(this.chance, 0x7fffffff))
    return { a: word(), b: word(), c: word(), drawn: 0 }
  }

  /** PUCT over the answers offered in this world. */
  private pick(node: Node, state: PlainState, decision: Decision<PlainOption>): Branch {
    const { insight, effort, offered } = this
    const { options } = decision
    let priors: readonly number[] | undefined
    let chosen: Branch | undefined
    let bestScore = Number.NEGATIVE_INFINITY
    let mean = 0
    let seen = 0
    let sum = 0
    offered.length = 0
    for (let i = 0; i < options.length; i++) {
      const key = insight.key(options[i])
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
    const pull = (effort.curiosity * insight.scale) / sum
    for (let i = 0; i < offered.length; i++) {
      const { visits, total, prior, available } = offered[i]
      const value = visits > 0 ? total / visits : start
      const score = value + (pull * prior * Math.sqrt(available)) / (1 + visits)
      if (score > bestScore) {
        bestScore = score
        chosen = offered[i]
      }
    }
    // What was shunned beside something better may be all that another world offers.
    return chosen ?? branchOf(node, insight.key(options[0]))
  }

  /** The priors with a share for every answer that is not shunned. */
  private openPriors(state: PlainState, decision: Decision<PlainOption>): readonly number[] {
    const { insight, effort, priors } = this
    insight.priors(state, decision, priors)
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
    const { game, insight, priors } = this
    let turn = from
    let passes = passesSoFar
    for (let guard = 0; guard < 400; guard++) {
      const decision = nextQuestion(game, state)
      if (decision === undefined) return
      const now = this.turnOf(state, decision)
      if (now !== turn) {
        passes++
        if (passes > this.mostPasses) return
        turn = now
      }
      insight.priors(state, decision, priors)
      game.apply(state, decision.seat, decision.options[draw(this.chance, priors)])
    }
  }

  private turnOf(state: PlainState, decision: Decision<PlainOption>): number {
    const { turnOf } = this.insight
    return turnOf === undefined ? decision.seat : turnOf(state)
  }

  private learn(state: PlainState): void {
    const { insight, path, takers, effort } = this
    // Few seats are on the path, mostly one: each is judged once.
    const judged: number[] = []
    for (let i = 0; i < path.length; i++) {
      const seat = takers[i]
      judged[seat] ??= effort.rivalry > 0 ? this.rivalValue(state, seat) : insight.value(state, seat)
      path[i].visits++
      path[i].total += judged[seat]
    }
  }

  private rivalValue(state: PlainState, seat: Seat): number {
    const { insight, effort, seats } = this
    return (
      effort.rivalry * lead(insight, state, seats, seat) + (1 - effort.rivalry) * insight.value(state, seat)
    )
  }
}

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
