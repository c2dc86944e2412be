import { consult, MOST_LEANING, type Policy, policyFrom, policySize } from '../policy.js'
import type { Traits } from '../traits.js'
import { Adam, type Momentum } from './adam.js'

/** Options as a policy sees them, in flat rows: the class of each, where its traits begin, and the traits. */
export interface OptionRows {
  readonly classes: Int32Array
  /** One more than there are options: where the traits of the last one end. */
  readonly traits: Int32Array
  readonly places: Int32Array
  readonly strengths: Float32Array
}

/** How fast the parts of a policy are learnt beside each other. */
export interface Paces {
  readonly withinCells: number
  /** How likely a class is in general. */
  readonly inGeneral: number
}

/** The numbers of a policy, and of how likely each class is in general (as logarithms), while they are learnt. */
export class PolicySlopes {
  /** The logarithms of the options that were looked at last, and what of them the position brings. */
  readonly logits: number[] = []
  private readonly leanings: number[] = []
  private readonly numbers: Float32Array
  private readonly adam: Adam
  private readonly policy: Policy
  private readonly slope: Policy
  private readonly likely: Float32Array
  private readonly likelySlope: Float32Array
  private readonly said: Float32Array
  private readonly pulls: Float32Array
  private seen: Float32Array
  /** The cells that say something of the position, and how many they are. */
  private readonly active: Int32Array
  private count = 0

  constructor(policy: Policy, likely: Float32Array, momentum?: Momentum) {
    const { features, classes, cells, traits } = policy
    const size = policySize(features, classes, cells, traits)
    this.numbers = new Float32Array(size + classes)
    this.policy = policyFrom(features, classes, cells, this.numbers, traits)
    for (const part of ['inner', 'outer', 'plain', 'crossed'] as const) this.policy[part].set(policy[part])
    this.numbers.set(likely, size)
    this.adam = new Adam(this.numbers, momentum)
    this.slope = policyFrom(features, classes, cells, this.adam.slopes, traits)
    this.likely = this.numbers.subarray(size)
    this.likelySlope = this.adam.slopes.subarray(size)
    this.said = new Float32Array(cells)
    this.pulls = new Float32Array(cells)
    this.active = new Int32Array(cells)
    this.seen = new Float32Array(features)
  }

  get learnt(): { readonly policy: Policy; readonly likely: Float32Array; readonly momentum: Momentum } {
    return { policy: this.policy, likely: this.likely, momentum: this.adam.momentum }
  }

  /** Looks at a position and at so many options, which stand in the rows one after the other. */
  look(seen: Float32Array, rows: OptionRows, from: number, count: number): void {
    const { policy, said, logits, leanings } = this
    this.seen = seen
    consult(policy, seen, said)
    this.pulls.fill(0)
    this.count = 0
    for (let cell = 0; cell < said.length; cell++) if (said[cell] > 0) this.active[this.count++] = cell
    for (let i = 0; i < count; i++) {
      leanings[i] = this.lean(rows, from + i)
      logits[i] = this.likely[rows.classes[from + i]] + leanings[i]
    }
  }

  /** Adds the slope of the logarithm of one option, the `i`th of those that were looked at. */
  pull(rows: OptionRows, from: number, i: number, pull: number): void {
    const option = from + i
    this.likelySlope[rows.classes[option]] += pull
    // What leans as far as it may is not pulled farther.
    if (Math.abs(this.leanings[i]) >= MOST_LEANING && pull * this.leanings[i] <= 0) return
    const { policy, slope } = this
    this.pullRow(policy.outer, slope.outer, rows.classes[option], pull)
    if (policy.traits === 0) return
    for (let at = rows.traits[option]; at < rows.traits[option + 1]; at++) {
      const trait = rows.places[at]
      const strength = pull * rows.strengths[at]
      slope.plain[trait] += strength
      this.pullRow(policy.crossed, slope.crossed, trait, strength)
    }
  }

  /** Adds what all that was pulled means for what the cells see. */
  pullCells(): void {
    const { policy, slope, seen, pulls, active, count } = this
    const { features, cells } = policy
    const { inner } = slope
    for (let feature = 0; feature < features; feature++) {
      const strength = seen[feature]
      if (strength === 0) continue
      const row = feature * cells
      for (let i = 0; i < count; i++) inner[row + active[i]] += pulls[active[i]] * strength
    }
  }

  step(rate: number, batch: number, { withinCells, inGeneral }: Paces): void {
    const general = this.numbers.length - this.likely.length
    const within = this.policy.inner.length
    this.adam.step(rate, batch, i => (i < within ? withinCells : i < general ? 1 : inGeneral))
  }

  /** How an option leans, as `leaning` tells it. */
  private lean(rows: OptionRows, option: number): number {
    const { policy, said, active, count } = this
    const { cells, outer, plain, crossed } = policy
    let sum = 0
    const row = rows.classes[option] * cells
    for (let i = 0; i < count; i++) sum += said[active[i]] * outer[row + active[i]]
    if (policy.traits > 0)
      for (let i = rows.traits[option]; i < rows.traits[option + 1]; i++) {
        const trait = rows.places[i]
        const at = trait * cells
        let weight = plain[trait]
        for (let j = 0; j < count; j++) weight += said[active[j]] * crossed[at + active[j]]
        sum += rows.strengths[i] * weight
      }
    return sum > MOST_LEANING ? MOST_LEANING : sum < -MOST_LEANING ? -MOST_LEANING : sum
  }

  private pullRow(weights: Float32Array, slopes: Float32Array, row: number, pull: number): void {
    const { said, pulls, active, count, policy } = this
    const at = row * policy.cells
    for (let i = 0; i < count; i++) {
      const cell = active[i]
      pulls[cell] += pull * weights[at + cell]
      slopes[at + cell] += pull * said[cell]
    }
  }
}

/** Writes the shares that logarithms stand for; gives the logarithm of their sum. */
export function sharesOf(logits: readonly number[], count: number, shares: number[]): number {
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) if (logits[i] > most) most = logits[i]
  let sum = 0
  for (let i = 0; i < count; i++) {
    shares[i] = Math.exp(logits[i] - most)
    sum += shares[i]
  }
  for (let i = 0; i < count; i++) shares[i] /= sum
  return Math.log(sum) + most
}

/** Notes options in flat rows, one after the other. */
export class OptionWriter {
  private readonly classes: number[] = []
  private readonly traits: number[] = [0]
  private readonly places: number[] = []
  private readonly strengths: number[] = []

  add(optionClass: number, { count, places, strengths }: Traits): void {
    this.classes.push(optionClass)
    for (let i = 0; i < count; i++) {
      this.places.push(places[i])
      this.strengths.push(strengths[i])
    }
    this.traits.push(this.places.length)
  }

  get rows(): OptionRows {
    return {
      classes: Int32Array.from(this.classes),
      traits: Int32Array.from(this.traits),
      places: Int32Array.from(this.places),
      strengths: Float32Array.from(this.strengths),
    }
  }
}
