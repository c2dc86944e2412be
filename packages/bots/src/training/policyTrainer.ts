import { below, type Chance, seedChance } from '@railhead/kernel'
import { type Model, readerOf } from '../model.js'
import { type Policy, policyFrom, policySize } from '../policy.js'
import { shuffled } from './order.js'
import { type OptionRows, PolicySlopes, sharesOf } from './policySlopes.js'

/** A question as it was met: what was seen, its options, and how likely a search would have each of them. */
export interface Choice extends OptionRows {
  readonly seen: Float32Array
  readonly shares: Float32Array
}

const BATCH = 128
const FIRST_INNER = 0.15
/** How likely a class is in general is learnt faster than what it depends on, and what cells see more slowly. */
const PACES = { withinCells: 0.3, inGeneral: 3 } as const

/** A policy that listens to nothing yet: features are heard by the cells, but no class hears them. */
export function firstPolicy(features: number, classes: number, cells: number, chance: Chance): Policy {
  const policy = policyFrom(features, classes, cells, new Float32Array(policySize(features, classes, cells)))
  for (let i = 0; i < policy.inner.length; i++)
    policy.inner[i] = (below(chance, 2001) / 1000 - 1) * FIRST_INNER
  return policy
}

/** A policy of at least so many cells: new ones see the position, and traits are noted, but nobody listens to either yet. */
export function widened(model: Model, known: Policy | undefined, cells: number): Policy {
  const { classCount, traits = [] } = readerOf(model)
  const { length } = model.features
  const count = Math.max(cells, known?.cells ?? 0)
  const fresh = firstPolicy(length, classCount, count, seedChance('first policy'))
  const numbers = new Float32Array(policySize(length, classCount, count, traits.length))
  const policy = policyFrom(length, classCount, count, numbers, traits.length)
  policy.inner.set(fresh.inner)
  if (known === undefined) return policy
  const copy = (from: Float32Array, to: Float32Array, rows: number): void => {
    for (let row = 0; row < rows; row++)
      to.set(from.subarray(row * known.cells, (row + 1) * known.cells), row * count)
  }
  copy(known.inner, policy.inner, length)
  copy(known.outer, policy.outer, classCount)
  if (known.traits > 0) {
    policy.plain.set(known.plain)
    copy(known.crossed, policy.crossed, traits.length)
  }
  return policy
}

/** Fits a policy, and how likely each class is in general (as logarithms), to what searches wanted. */
export class PolicyTrainer {
  private readonly slopes: PolicySlopes
  private readonly expected: number[] = []

  constructor(policy: Policy, likely: Float32Array) {
    this.slopes = new PolicySlopes(policy, likely)
  }

  get learnt(): { readonly policy: Policy; readonly likely: Float32Array } {
    return this.slopes.learnt
  }

  /** Goes through all choices once, in random order; gives the mean surprise, in bits. */
  epoch(choices: readonly Choice[], rate: number, chance: Chance): number {
    let surprise = 0
    let batch = 0
    for (const i of shuffled(choices.length, chance)) {
      surprise += this.add(choices[i])
      if (++batch % BATCH === 0) this.slopes.step(rate, BATCH, PACES)
    }
    if (batch % BATCH > 0) this.slopes.step(rate, batch % BATCH, PACES)
    return surprise / Math.max(1, choices.length)
  }

  private add(choice: Choice): number {
    const { slopes, expected } = this
    const { seen, shares } = choice
    slopes.look(seen, choice, 0, shares.length)
    sharesOf(slopes.logits, shares.length, expected)
    let surprise = 0
    for (let i = 0; i < shares.length; i++) {
      if (shares[i] > 0) surprise -= shares[i] * Math.log2(expected[i])
      slopes.pull(choice, 0, i, expected[i] - shares[i])
    }
    slopes.pullCells()
    return surprise
  }
}
