import { type AnyGame, type Decision, type PlainOption, type PlainState, seedChance } from '@railhead/kernel'
import { modelOf } from './models.js'
import { nextQuestion } from './search.js'
import { type Node, newNode, treeAfter } from './tree.js'

/** What a seat saw when it was last asked, and what it answered. */
interface Moment {
  readonly view: PlainState
  readonly decision: Decision<PlainOption>
  readonly option: PlainOption
}

/**
 * What a bot has thought in a turn so far. Whoever runs it may keep this for a seat from question to question: the tree
 * that it grew for the last one is gone on with, while the turn goes on as it was thought.
 */
export class Thoughts {
  private tree: Node = newNode()
  private turn = -1
  private asked: Pick<Moment, 'view' | 'decision'> | undefined
  private last: Moment | undefined

  /** The tree for a question: what has grown after the last answer, if it is the same turn. */
  treeFor(game: AnyGame, view: PlainState, decision: Decision<PlainOption>): Node {
    const { seat, ask } = decision
    const turnOf = modelOf(game.id)?.turnOf
    const turn = turnOf?.(view) ?? -1
    const goesOn = turnOf === undefined ? this.leadsTo(game, view, decision) : turn === this.turn
    const isSame = goesOn && this.tree.seat === seat && this.tree.ask === ask
    if (!isSame) this.tree = newNode()
    this.turn = turn
    this.asked = { view, decision }
    return this.tree
  }

  /** The answer was given: what follows is what grew after it. */
  answered(option: PlainOption, key: number | string): void {
    this.tree = treeAfter(this.tree, key)
    this.last = this.asked && { ...this.asked, option }
  }

  /** Whether the last answer alone, with no luck and no answer of others, led to what is asked now. */
  private leadsTo(game: AnyGame, view: PlainState, { seat, ask }: Decision<PlainOption>): boolean {
    const { last } = this
    if (last === undefined || last.decision.seat !== seat) return false
    const state = game.imagine(last.view, seedChance('thoughts'))
    const offered = nextQuestion(game, state)
    if (offered?.seat !== seat || offered.ask !== last.decision.ask) return false
    game.apply(state, seat, last.option)
    const next = nextQuestion(game, state)
    return next?.seat === seat && next.ask === ask && isAlike(game.view(state, seat), view)
  }
}

/** Whether two pieces of plain data say the same. */
function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other
  const entries = Object.entries(one)
  const others: Readonly<Record<string, unknown>> = { ...other }
  return (
    entries.length === Object.keys(others).length &&
    entries.every(([name, value]) => isAlike(value, others[name]))
  )
}
