import type { PlainOption, Seat } from '@railhead/kernel'

/** An answer looked into: how often, and what it led to for the seat that gave it. */
export interface Branch {
  readonly option: PlainOption
  /** As it was when the answer was first met; in other worlds it hardly differs. */
  readonly prior: number
  visits: number
  total: number
  /** How often it was available when the node was visited: other worlds offer other answers. */
  available: number
  /** Of lines in which the seat gave the same answer later on: how many, and what they led to. */
  heard: number
  heardTotal: number
  child: Node | undefined
}

/** A tree of answers that a search has grown, and may go on with. */
export interface Node {
  readonly branches: Map<number | string, Branch>
  /** Which question it stands for: what was asked, and whom, in the world that first came here. */
  ask: string | undefined
  seat: Seat
}

export const newNode = (): Node => ({ branches: new Map(), ask: undefined, seat: -1 })

export const newBranch = (option: PlainOption, prior: number): Branch => ({
  option,
  prior,
  visits: 0,
  total: 0,
  available: 0,
  heard: 0,
  heardTotal: 0,
  child: undefined,
})

export function branchOf(node: Node, key: number | string): Branch {
  const branch = node.branches.get(key)
  if (branch === undefined) throw new Error('An answer was offered that was never met.')
  return branch
}

/** How often a question was looked into. */
export function visitsOf(node: Node): number {
  let sum = 0
  for (const { visits } of node.branches.values()) sum += visits
  return sum
}

/** The tree after an answer, as far as it has grown. */
export function treeAfter(tree: Node, key: number | string): Node {
  return tree.branches.get(key)?.child ?? newNode()
}

/** The answers that the search liked best after one, as far as they were looked into well. */
export function lineAfter(tree: Node, key: number | string, visits: number): PlainOption[] {
  const line: PlainOption[] = []
  for (let node = treeAfter(tree, key); ; ) {
    let best: Branch | undefined
    for (const branch of node.branches.values()) if (branch.visits > (best?.visits ?? visits)) best = branch
    if (best === undefined) return line
    line.push(best.option)
    if (best.child === undefined) return line
    node = best.child
  }
}

/** Whether nothing that is left to do can change which option is visited most. */
export function isDecided(root: Node, left: number): boolean {
  let most = 0
  let next = 0
  for (const { visits } of root.branches.values())
    if (visits > most) {
      next = most
      most = visits
    } else if (visits > next) next = visits
  return most - next > left
}
