import { below, type Chance } from '@railhead/kernel'
import { consult, leaning, type Policy, policyFrom, policySize } from '../policy.js'
import { Adam } from './adam.js'
import { shuffled } from './order.js'

/** A question as it was met: what was seen, the kinds of its options, and how much the search looked into each. */
export interface Choice {
  readonly seen: Float64Array
  readonly kinds: readonly number[]
  readonly shares: readonly number[]
}

const BATCH = 64
const FIRST_INNER = 0.15
/** How likely a kind is in general is learnt faster than what it depends on. */
const IN_GENERAL = 5

/** A policy that listens to nothing yet: looks are heard by the cells, but no kind hears them. */
export function firstPolicy(looks: number, kinds: number, cells: number, chance: Chance): Policy {
  const policy = policyFrom(looks, kinds, cells, new Float64Array(policySize(looks, kinds, cells)))
  for (let i = 0; i < policy.inner.length; i++)
    policy.inner[i] = (below(chance, 2001) / 1000 - 1) * FIRST_INNER
  return policy
}

/** Fits a policy, and how likely each kind is in general (as logarithms), to what the search chose. */
export class PolicyTeacher {
  private readonly numbers: Float64Array
  private readonly adam: Adam
  private readonly policy: Policy
  private readonly slope: Policy
  private readonly likely: Float64Array
  private readonly likelySlope: Float64Array
  private readonly said: Float64Array
  private readonly pulls: Float64Array
  private readonly odds: number[] = []

  constructor(policy: Policy, likely: Float64Array) {
    const { looks, kinds, cells, inner, outer } = policy
    const size = policySize(looks, kinds, cells)
    this.numbers = new Float64Array(size + kinds)
    this.numbers.set(inner)
    this.numbers.set(outer, inner.length)
    this.numbers.set(likely, size)
    this.adam = new Adam(this.numbers)
    this.policy = policyFrom(looks, kinds, cells, this.numbers)
    this.slope = policyFrom(looks, kinds, cells, this.adam.slopes)
    this.likely = this.numbers.subarray(size)
    this.likelySlope = this.adam.slopes.subarray(size)
    this.said = new Float64Array(cells)
    this.pulls = new Float64Array(cells)
  }

  get learnt(): { readonly policy: Policy; readonly likely: Float64Array } {
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

  private add({ seen, kinds, shares }: Choice): number {
    const { policy, slope, said, pulls, odds } = this
    const { cells, looks } = policy
    consult(policy, seen, said)
    let sum = 0
    odds.length = kinds.length
    for (let i = 0; i < kinds.length; i++) {
      odds[i] = Math.exp(this.likely[kinds[i]] + leaning(policy, kinds[i], said))
      sum += odds[i]
    }
    let surprise = 0
    pulls.fill(0)
    for (let i = 0; i < kinds.length; i++) {
      const kind = kinds[i]
      const expected = odds[i] / sum
      if (shares[i] > 0) surprise -= shares[i] * Math.log2(expected)
      const pull = expected - shares[i]
      this.likelySlope[kind] += pull
      const row = kind * cells
      for (let cell = 0; cell < cells; cell++) {
        if (said[cell] === 0) continue
        pulls[cell] += pull * policy.outer[row + cell]
        slope.outer[row + cell] += pull * said[cell]
      }
    }
    for (let look = 0; look < looks; look++) {
      const strength = seen[look]
      if (strength === 0) continue
      const row = look * cells
      for (let cell = 0; cell < cells; cell++) slope.inner[row + cell] += pulls[cell] * strength
    }
    return surprise
  }
}
