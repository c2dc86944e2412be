import { below, type Chance } from '@railhead/kernel'
import type { Branch, Node } from './tree.js'

/** What is believed of answers before anybody looked into them, in shares of the points that make a clear difference. */
export interface Beliefs {
  /** So much worse is an answer that is 2.7 times less likely by the priors. */
  readonly lean: number
  /** So far that misses, up or down. */
  readonly doubt: number
  /** By so many times what is uncertain about them the best answer must lead every other one to end the thought. */
  readonly sure: number
}

/** So far do lines from one answer scatter until that is known of this search, and so many lines that is worth. */
const USUAL_SCATTER = 1
const USUAL_LOOKS = 10
/** Scatter changes little from line to line. */
const SCATTER_EVERY = 16
/** What is even less likely is believed to be no worse than that. */
const LEAST_PRIOR = 0.0005
/** How often another answer than the best is drawn for before the second best is taken. */
const DRAWS = 4

const WORD = 0x40000000

/**
 * What a search believes of the answers to its question: before the first look what the priors say, and the more looks,
 * the more what these came to. Of the two answers that may well be the best, drawn by how likely that is, it looks into
 * one (top-two sampling): an answer that met bad luck at first is looked into again as long as it could be the best.
 */
export class Believing {
  private readonly means: number[] = []
  private readonly errors: number[] = []
  private scatter = 0
  private sinceScatter = SCATTER_EVERY
  private spare: number | undefined

  constructor(
    private readonly beliefs: Beliefs,
    private readonly chance: Chance,
  ) {}

  /** Which of the branches to look into; `scale` are the points that make a clear difference. */
  pick(branches: readonly Branch[], scale: number): Branch {
    this.believe(branches, scale)
    const first = this.drawn(branches)
    if (branches.length === 1 || below(this.chance, 2) === 0) return branches[first]
    for (let draw = 0; draw < DRAWS; draw++) {
      const other = this.drawn(branches)
      if (other !== first) return branches[other]
    }
    return branches[this.bestBut(first)]
  }

  /** What every answer to a question is believed to come to; those that are avoided are left out. */
  of(root: Node, scale: number): Map<Branch, number> {
    const branches = offered(root)
    this.sinceScatter = SCATTER_EVERY
    this.believe(branches, scale)
    return new Map(branches.map((branch, i) => [branch, this.means[i]]))
  }

  /** Whether the best answer leads so far that no other one can well be better. */
  isSure(root: Node, scale: number): boolean {
    const branches = offered(root)
    if (branches.length < 2) return false
    this.believe(branches, scale)
    const { means, errors } = this
    const first = this.bestBut(-1)
    for (let i = 0; i < branches.length; i++)
      if (i !== first && means[first] - means[i] < this.beliefs.sure * Math.hypot(errors[first], errors[i]))
        return false
    return true
  }

  /** Notes what is believed of each branch, and how far that may miss. */
  private believe(branches: readonly Branch[], scale: number): void {
    const { means, errors } = this
    means.length = errors.length = branches.length
    const scatter = this.scatterOf(branches, scale)
    const lean = this.beliefs.lean * scale
    const looks = scatter / (this.beliefs.doubt * scale) ** 2
    let likely = 0
    for (let i = 0; i < branches.length; i++) if (branches[i].prior > likely) likely = branches[i].prior
    let sum = 0
    let weight = 0
    for (let i = 0; i < branches.length; i++) {
      const { prior, visits, total } = branches[i]
      means[i] = lean * Math.log(Math.max(prior / likely, LEAST_PRIOR))
      if (visits === 0) continue
      const trust = visits / (visits + looks)
      sum += trust * (total / visits - means[i])
      weight += trust
    }
    const level = weight > 0 ? sum / weight : 0
    for (let i = 0; i < branches.length; i++) {
      const { visits, total } = branches[i]
      means[i] = (total + looks * (level + means[i])) / (visits + looks)
      errors[i] = Math.sqrt(scatter / (visits + looks))
    }
  }

  /** How far lines from one answer scatter, squared. */
  private scatterOf(branches: readonly Branch[], scale: number): number {
    if (this.sinceScatter++ < SCATTER_EVERY) return this.scatter
    this.sinceScatter = 0
    let squares = USUAL_LOOKS * (USUAL_SCATTER * scale) ** 2
    let looks = USUAL_LOOKS
    for (let i = 0; i < branches.length; i++) {
      const { visits, total, squares: all } = branches[i]
      if (visits < 2) continue
      squares += Math.max(0, all - (total * total) / visits)
      looks += visits - 1
    }
    this.scatter = squares / looks
    return this.scatter
  }

  /** Where the answer stands that is best in a world drawn from the beliefs. */
  private drawn(branches: readonly Branch[]): number {
    const { means, errors } = this
    let first = 0
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < branches.length; i++) {
      const value = means[i] + errors[i] * this.normal()
      if (value <= most) continue
      most = value
      first = i
    }
    return first
  }

  private bestBut(other: number): number {
    const { means } = this
    let best = -1
    for (let i = 0; i < means.length; i++) if (i !== other && (best < 0 || means[i] > means[best])) best = i
    return best
  }

  /** A number drawn from the normal distribution; they come in pairs (Box and Muller). */
  private normal(): number {
    const { chance, spare } = this
    if (spare !== undefined) {
      this.spare = undefined
      return spare
    }
    const far = Math.sqrt(-2 * Math.log((below(chance, WORD) + 1) / (WORD + 1)))
    const angle = (2 * Math.PI * below(chance, WORD)) / WORD
    this.spare = far * Math.sin(angle)
    return far * Math.cos(angle)
  }
}

function offered(root: Node): Branch[] {
  return [...root.branches.values()].filter(({ prior }) => prior > 0)
}
