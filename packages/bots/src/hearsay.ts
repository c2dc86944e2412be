import type { PlainOption, Seat } from '@railhead/kernel'
import type { Evaluator } from './evaluator.js'
import type { Branch, Node } from './tree.js'

/** Fewer lines than this are hearsay of hearsay. */
const LITTLE_HEARD = 5

/**
 * What a line came to also speaks for answers that a seat could have given earlier on and gave later, where answers keep
 * their meaning for a while (`lasts`).
 */
export class Hearsay {
  /** The nodes that a line passed, and how many lasting answers had been given before each. */
  private readonly nodes: Node[] = []
  private readonly before: number[] = []
  /** Lasting answers of the whole line, from the first to the last, and who gave them. */
  private readonly given: (number | string)[] = []
  private readonly givers: Seat[] = []

  /** So many looks at an answer say as much about it as hearsay does. */
  constructor(
    private readonly evaluator: Evaluator,
    private readonly weight: number,
  ) {}

  /** A new line. */
  begin(): void {
    this.nodes.length = this.before.length = this.given.length = this.givers.length = 0
  }

  /** The line passes a node by an answer. */
  pass(node: Node, seat: Seat, option: PlainOption): void {
    this.nodes.push(node)
    this.before.push(this.given.length)
    this.note(seat, option)
  }

  /** Keeps in mind that a seat gave an answer, if such answers last. */
  note(seat: Seat, option: PlainOption): void {
    if (this.evaluator.lasts?.(option) !== true) return
    this.given.push(this.evaluator.key(option))
    this.givers.push(seat)
  }

  /** What the line came to for the seat that answered at one of its nodes. */
  hear(place: number, seat: Seat, value: number): void {
    const { given, givers, before, nodes } = this
    const { branches } = nodes[place]
    for (let i = before[place]; i < given.length; i++) {
      if (givers[i] !== seat) continue
      const branch = branches.get(given[i])
      if (branch === undefined) continue
      branch.heard++
      branch.heardTotal += value
    }
  }

  /** What an answer is worth by what looks at it came to and by what was heard of it. */
  worth({ visits, heard, heardTotal }: Branch, own: number): number {
    if (heard === 0) return own
    const { weight } = this
    const trust = Math.sqrt(weight / (3 * visits + weight)) * (heard / (heard + LITTLE_HEARD))
    return (1 - trust) * own + (trust * heardTotal) / heard
  }
}
