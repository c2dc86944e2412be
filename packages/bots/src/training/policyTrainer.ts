import { below, type Chance } from '@railhead/kernel'
import { consult, leaning, type Policy, policyFrom, policySize } from '../policy.js'
import { Adam } from './adam.js'
import { shuffled } from './order.js'

/** A question as it was met: what was seen, the classes of its options, and how much the search looked into each. */
export interface Choice {
  readonly seen: Float32Array
  readonly classes: readonly number[]
  readonly shares: readonly number[]
}

const BATCH = 64
const FIRST_INNER = 0.15
/** How likely a class is in general is learnt faster than what it depends on. */
const IN_GENERAL = 5

/** A policy that listens to nothing yet: features are heard by the cells, but no class hears them. */
export function firstPolicy(features: number, classes: number, cells: number, chance: Chance): Policy {
  const policy = policyFrom(features, classes, cells, new Float32Array(policySize(features, classes, cells)))
  for (let i = 0; i < policy.inner.length; i++)
    policy.inner[i] = (below(chance, 2001) / 1000 - 1) * FIRST_INNER
  return policy
}

/** Fits a policy, and how likely each class is in general (as logarithms), to what the search chose. */
export class PolicyTrainer {
  private readonly numbers: Float32Array
  private readonly adam: Adam
  private readonly policy: Policy
  private readonly slope: Policy
  private readonly likely: Float32Array
  private readonly likelySlope: Float32Array
  private readonly said: Float32Array
  private readonly pulls: Float32Array
  private readonly odds: number[] = []

  constructor(policy: Policy, likely: Float32Array) {
    const { features, classes, cells, inner, outer } = policy
    const size = policySize(features, classes, cells)
    this.numbers = new Float32Array(size + classes)
    this.numbers.set(inner)
    this.numbers.set(outer, inner.length)
    this.numbers.set(likely, size)
    this.adam = new Adam(this.numbers)
    this.policy = policyFrom(features, classes, cells, this.numbers)
    this.slope = policyFrom(features, classes, cells, this.adam.slopes)
    this.likely = this.numbers.subarray(size)
    this.likelySlope = this.adam.slopes.subarray(size)
    this.said = new Float32Array(cells)
    this.pulls = new Float32Array(cells)
  }

  get learnt(): { readonly policy: Policy; readonly likely: Float32Array } {
    return { policy: this.policy, likely: this.likely }
  }

  /** Goes through all choices once, in random order; gives the mean surprise, in bits. */
  epoch(choices: readonly Choice[], rate: number, chance: Chance): number {
    const general = this.numbers.length - this.likely.length
    const sizeOf = (i: number): number => (i >= general ? IN_GENERAL : 1)
    let surprise = 0
    let batch = 0
    for (const i of shuffled(choices.length, chance)) {
      surprise += this.add(choices[i])
      if (++batch % BATCH === 0) this.adam.step(rate, BATCH, sizeOf)
    }
    if (batch % BATCH > 0) this.adam.step(rate, batch % BATCH, sizeOf)
    return surprise / Math.max(1, choices.length)
  }

  private add({ seen, classes, shares }: Choice): number {
    const { policy, slope, said, pulls, odds } = this
    const { cells, features } = policy
    consult(policy, seen, said)
    let sum = 0
    odds.length = classes.length
    for (let i = 0; i < classes.length; i++) {
      odds[i] = Math.exp(this.likely[classes[i]] + leaning(policy, classes[i], said))
      sum += odds[i]
    }
    let surprise = 0
    pulls.fill(0)
    for (let i = 0; i < classes.length; i++) {
      const optionClass = classes[i]
      const expected = odds[i] / sum
      if (shares[i] > 0) surprise -= shares[i] * Math.log2(expected)
      const pull = expected - shares[i]
      this.likelySlope[optionClass] += pull
      const row = optionClass * cells
      for (let cell = 0; cell < cells; cell++) {
        if (said[cell] === 0) continue
        pulls[cell] += pull * policy.outer[row + cell]
        slope.outer[row + cell] += pull * said[cell]
      }
    }
    for (let feature = 0; feature < features; feature++) {
      const strength = seen[feature]
      if (strength === 0) continue
      const row = feature * cells
      for (let cell = 0; cell < cells; cell++) slope.inner[row + cell] += pulls[cell] * strength
    }
    return surprise
  }
}
