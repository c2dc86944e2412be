import type { Chance } from '@railhead/kernel'
import { consult, MOST_LEANING, type Policy, policyFrom, policySize } from '../policy.js'
import { Adam, type Momentum } from './adam.js'
import type { Episode } from './episode.js'
import { shuffled } from './order.js'

/** How a policy is moved towards what went well. */
export interface GradientSettings {
  /** How often the choices of a generation are gone through. */
  readonly epochs: number
  readonly rate: number
  /** How far the likelihood of a choice may move before it is left alone, as a share. */
  readonly clip: number
  /** How much it counts that a policy stays open, beside what went well. */
  readonly openness: number
}

/** What became of a policy in an epoch. */
export interface Drift {
  /** How unsure its choices are, in bits. */
  readonly unsure: number
  /** How far it has moved from what the matches were played with, in bits a choice. */
  readonly moved: number
}

const BATCH = 512
/** How likely a class is in general is learnt faster than what it depends on, and what cells see more slowly. */
const IN_GENERAL = 3
const WITHIN_CELLS = 0.3
/** A policy that has moved so far is left alone until the next matches, in bits a choice. */
const FAR = 0.03
const LN2 = Math.log(2)

/** Moves a policy, and how likely each class is in general (as logarithms), towards choices that went well (PPO). */
export class PolicyGradient {
  private readonly numbers: Float32Array
  private readonly adam: Adam
  private readonly policy: Policy
  private readonly slope: Policy
  private readonly likely: Float32Array
  private readonly likelySlope: Float32Array
  private readonly said: Float32Array
  private readonly pulls: Float32Array
  private readonly leanings: number[] = []
  private readonly logits: number[] = []
  private readonly shares: number[] = []
  private seen: Float32Array
  private unsure = 0
  private moved = 0
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

  /** Goes through the choices of all matches several times, in random order. */
  learn(episodes: readonly Episode[], settings: GradientSettings, chance: Chance): Drift {
    const { rate, epochs } = settings
    const general = this.numbers.length - this.likely.length
    const within = this.policy.inner.length
    const sizeOf = (i: number): number => (i < within ? WITHIN_CELLS : i < general ? 1 : IN_GENERAL)
    const scale = scaleOf(episodes)
    const starts = startsOf(episodes)
    const count = starts[episodes.length]
    let drift: Drift = { unsure: 0, moved: 0 }
    for (let epoch = 0; epoch < epochs; epoch++) {
      this.unsure = this.moved = 0
      let batch = 0
      for (const i of shuffled(count, chance)) {
        const match = matchOf(starts, i)
        const episode = episodes[match]
        const step = i - starts[match]
        this.add(episode, step, (episode.advantages[step] - scale.mean) / scale.spread, settings)
        if (++batch % BATCH === 0) this.adam.step(rate, BATCH, sizeOf)
      }
      if (batch % BATCH > 0) this.adam.step(rate, batch % BATCH, sizeOf)
      drift = { unsure: this.unsure / count / LN2, moved: this.moved / count / LN2 }
      if (drift.moved > FAR) break
    }
    return drift
  }

  /** Adds the slopes of one choice. */
  private add(episode: Episode, step: number, advantage: number, settings: GradientSettings): void {
    const { policy, said, logits, shares, leanings } = this
    const from = episode.options[step]
    const count = episode.options[step + 1] - from
    const { features } = policy
    this.seen = episode.seen.subarray(step * features, (step + 1) * features)
    consult(policy, this.seen, said)
    this.count = 0
    for (let cell = 0; cell < said.length; cell++) if (said[cell] > 0) this.active[this.count++] = cell
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) {
      leanings[i] = this.lean(episode, from + i)
      logits[i] = this.likely[episode.classes[from + i]] + leanings[i]
      if (logits[i] > most) most = logits[i]
    }
    let sum = 0
    for (let i = 0; i < count; i++) {
      shares[i] = Math.exp(logits[i] - most)
      sum += shares[i]
    }
    let entropy = 0
    const logSum = Math.log(sum) + most
    for (let i = 0; i < count; i++) {
      shares[i] /= sum
      if (shares[i] > 0) entropy -= shares[i] * (logits[i] - logSum)
    }
    const chosen = episode.chosen[step]
    const change = logits[chosen] - logSum - episode.likely[step]
    const ratio = Math.exp(change)
    this.unsure += entropy
    this.moved += ratio - 1 - change
    const { clip, openness } = settings
    const left = advantage > 0 ? ratio > 1 + clip : ratio < 1 - clip
    const push = left ? 0 : -advantage * ratio
    this.pulls.fill(0)
    for (let i = 0; i < count; i++) {
      const share = shares[i]
      const towards = push * ((i === chosen ? 1 : 0) - share)
      const opening = share > 0 ? openness * share * (logits[i] - logSum + entropy) : 0
      const pull = towards + opening
      this.likelySlope[episode.classes[from + i]] += pull
      // What leans as far as it may is not pulled farther.
      if (Math.abs(leanings[i]) < MOST_LEANING || pull * leanings[i] > 0) this.pull(episode, from + i, pull)
    }
    this.pullInner()
  }

  /** How an option leans, as `leaning` tells it. */
  private lean(episode: Episode, option: number): number {
    const { policy, said, active, count } = this
    const { cells, outer, plain, crossed } = policy
    let sum = 0
    const row = episode.classes[option] * cells
    for (let i = 0; i < count; i++) sum += said[active[i]] * outer[row + active[i]]
    if (policy.traits > 0)
      for (let i = episode.traits[option]; i < episode.traits[option + 1]; i++) {
        const trait = episode.places[i]
        const at = trait * cells
        let weight = plain[trait]
        for (let j = 0; j < count; j++) weight += said[active[j]] * crossed[at + active[j]]
        sum += episode.strengths[i] * weight
      }
    return sum > MOST_LEANING ? MOST_LEANING : sum < -MOST_LEANING ? -MOST_LEANING : sum
  }

  /** Adds the slope of one option's logarithm. */
  private pull(episode: Episode, option: number, pull: number): void {
    const { policy, slope } = this
    this.pullRow(policy.outer, slope.outer, episode.classes[option], pull)
    if (policy.traits === 0) return
    for (let i = episode.traits[option]; i < episode.traits[option + 1]; i++) {
      const trait = episode.places[i]
      const strength = pull * episode.strengths[i]
      slope.plain[trait] += strength
      this.pullRow(policy.crossed, slope.crossed, trait, strength)
    }
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

  private pullInner(): void {
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
}

/** The mean of what choices gained, and how far they spread. */
function scaleOf(episodes: readonly Episode[]): { readonly mean: number; readonly spread: number } {
  let count = 0
  let sum = 0
  let squares = 0
  for (const { advantages } of episodes)
    for (const gained of advantages) {
      count++
      sum += gained
      squares += gained * gained
    }
  const mean = sum / Math.max(1, count)
  return { mean, spread: Math.sqrt(Math.max(1e-6, squares / Math.max(1, count) - mean * mean)) }
}

/** Where the choices of each match begin among all, and where the last ones end. */
function startsOf(episodes: readonly Episode[]): Int32Array {
  const starts = new Int32Array(episodes.length + 1)
  for (let i = 0; i < episodes.length; i++) starts[i + 1] = starts[i] + episodes[i].steps
  return starts
}

/** The match that a choice belongs to. */
function matchOf(starts: Int32Array, choice: number): number {
  let low = 0
  let high = starts.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (starts[middle] <= choice) low = middle
    else high = middle
  }
  return low
}
