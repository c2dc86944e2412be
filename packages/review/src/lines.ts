import {
  best,
  type Node,
  newNode,
  nextQuestion,
  search,
  toldEffort,
  treeAfter,
  usualMind,
} from '@railhead/bots'
import {
  type AnyGame,
  type Chance,
  type Decision,
  type PlainOption,
  type PlainState,
  type Seat,
  sameData,
  seedChance,
} from '@railhead/kernel'
import { isTurn } from './course.js'
import type { Effort } from './effort.js'
import { offered } from './playOut.js'

/** What a seat might answer in a row, until chance or somebody else has a say. */
export type Line = readonly PlainOption[]

/** No line is longer. */
const LONGEST = 40
/** An answer of the played line is doubted if the search visits another so many times as often. */
const CLEARLY = 1.5

/**
 * Lines that may be better than the played one, as the bots find them: from the first answer on, and from every answer
 * of the played line at which they would have chosen otherwise. They see only the view.
 */
export function betterLines(
  game: AnyGame,
  view: PlainState,
  seat: Seat,
  played: Line,
  effort: Effort,
  seed: string,
): Line[] {
  const finder = new Finder(game, seat, effort, seed)
  const found: Line[] = []
  const add = (line: Line): void => {
    if (
      found.length < effort.lines &&
      line.length > 0 &&
      ![played, ...found].some(known => sameData(known, line))
    )
      found.push(line)
  }
  const world = (): PlainState => game.imagine(view, seedChance(`${seed}/line`))
  const root = finder.look(view, world(), newNode(), effort.iterations)
  if (root === undefined) return []
  const [first, second] = root.ranked
  if (first !== undefined) add(finder.follow(world(), root.tree, first, []))
  for (const line of finder.doubts(world(), root.tree, played)) add(line)
  if (second !== undefined) add(finder.follow(world(), root.tree, second, []))
  return found
}

interface Look {
  readonly tree: Node
  /** The options that were looked into, most visited first. */
  readonly ranked: readonly PlainOption[]
  readonly visits: (option: PlainOption) => number
}

class Finder {
  private readonly mind
  private readonly chance: Chance

  constructor(
    private readonly game: AnyGame,
    private readonly seat: Seat,
    private readonly effort: Effort,
    seed: string,
  ) {
    this.mind = usualMind(game)
    this.chance = seedChance(`${seed}/search`)
  }

  /** Searches from what the seat sees; undefined if it is not asked. */
  look(view: PlainState, world: PlainState, tree: Node, iterations: number): Look | undefined {
    const decision = this.question(world)
    if (decision === undefined) return undefined
    const effort = { ...toldEffort(this.game, this.mind, view), iterations }
    const { evaluator } = this.mind
    const found = search(this.game, evaluator, view, decision, effort, this.chance, () => false, tree)
    const leader = best(found).option
    const ranked = found
      .filter(({ visits }) => visits > 0)
      .sort((a, b) => b.visits - a.visits || b.value - a.value)
      .map(({ option }) => option)
    return {
      tree,
      ranked: [leader, ...ranked.filter(option => option !== leader)],
      visits: option => found.find(one => sameData(one.option, option))?.visits ?? 0,
    }
  }

  /** The line that begins with these answers and goes on as the search likes best. */
  follow(world: PlainState, tree: Node, option: PlainOption, begun: Line): Line {
    const { game, seat, effort } = this
    const line = [...begun]
    let next: PlainOption | undefined = option
    let node = tree
    while (next !== undefined && line.length < LONGEST) {
      line.push(next)
      if (this.give(world, next)) return line
      node = treeAfter(node, this.mind.evaluator.key(next))
      const look = this.look(game.view(world, seat), world, node, effort.follow)
      next = look?.ranked[0]
    }
    return line
  }

  /** Lines that leave the played one where the search would. */
  *doubts(world: PlainState, root: Node, played: Line): Generator<Line> {
    const { game, seat, effort } = this
    let node = root
    for (let i = 0; i < played.length; i++) {
      const look = i === 0 ? undefined : this.look(game.view(world, seat), world, node, effort.follow)
      const leader = look?.ranked[0]
      if (
        look !== undefined &&
        leader !== undefined &&
        !sameData(leader, played[i]) &&
        look.visits(leader) > CLEARLY * look.visits(played[i])
      )
        yield this.follow(game.clone(world), node, leader, played.slice(0, i))
      const option = offered(game, world, seat, played[i])
      if (option === undefined || this.give(world, option)) return
      node = treeAfter(node, this.mind.evaluator.key(option))
    }
  }

  /**
   * Gives an answer; whether a turn ends with it, or chance or somebody else has a say after it. What was played is cut in
   * the same way: a line that planned further than the played one would be compared with more than was decided.
   */
  private give(world: PlainState, option: PlainOption): boolean {
    const { game, seat } = this
    const { drawn } = world.chance
    let isTurnOver = false
    game.apply(world, seat, option, event => {
      if (isTurn(event)) isTurnOver = true
    })
    return isTurnOver || world.chance.drawn !== drawn || this.question(world) === undefined
  }

  private question(world: PlainState): Decision<PlainOption> | undefined {
    const asked = nextQuestion(this.game, world)
    if (asked === undefined || asked.seat === this.seat) return asked
    return this.game
      .decisions(world)
      .find(({ seat, optional }) => seat === this.seat && optional === undefined)
  }
}
