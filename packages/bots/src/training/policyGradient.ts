import type { Chance } from '@railhead/kernel'
import type { Policy } from '../policy.js'
import type { Momentum } from './adam.js'
import type { Episode } from './episode.js'
import { shuffled } from './order.js'
import { PolicySlopes, sharesOf } from './policySlopes.js'

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
const PACES = { withinCells: 0.3, inGeneral: 3 } as const
/** A policy that has moved so far is left alone until the next matches, in bits a choice. */
const FAR = 0.03
const LN2 = Math.log(2)

/** Moves a policy, and how likely each class is in general (as logarithms), towards choices that went well (PPO). */
export class PolicyGradient {
  private readonly slopes: PolicySlopes
  private readonly shares: number[] = []
  private unsure = 0
  private moved = 0

  constructor(
    private readonly policy: Policy,
    likely: Float32Array,
    momentum?: Momentum,
  ) {
    this.slopes = new PolicySlopes(policy, likely, momentum)
  }

  get learnt(): { readonly policy: Policy; readonly likely: Float32Array; readonly momentum: Momentum } {
    return this.slopes.learnt
  }

  /** Goes through the choices of all matches several times, in random order. */
  learn(episodes: readonly Episode[], settings: GradientSettings, chance: Chance): Drift {
    const { rate, epochs } = settings
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
        if (++batch % BATCH === 0) this.slopes.step(rate, BATCH, PACES)
      }
      if (batch % BATCH > 0) this.slopes.step(rate, batch % BATCH, PACES)
      drift = { unsure: this.unsure / count / LN2, moved: this.moved / count / LN2 }
      if (drift.moved > FAR) break
    }
    return drift
  }

  /** Adds the slopes of one choice. */
  private add(episode: Episode, step: number, advantage: number, settings: GradientSettings): void {
    const { slopes, shares } = this
    const { logits } = slopes
    const from = episode.options[step]
    const count = episode.options[step + 1] - from
    const { features } = this.policy
    slopes.look(episode.seen.subarray(step * features, (step + 1) * features), episode, from, count)
    const logSum = sharesOf(logits, count, shares)
    let entropy = 0
    for (let i = 0; i < count; i++) if (shares[i] > 0) entropy -= shares[i] * (logits[i] - logSum)
    const chosen = episode.chosen[step]
    const change = logits[chosen] - logSum - episode.likely[step]
    const ratio = Math.exp(change)
    this.unsure += entropy
    this.moved += ratio - 1 - change
    const { clip, openness } = settings
    const left = advantage > 0 ? ratio > 1 + clip : ratio < 1 - clip
    const push = left ? 0 : -advantage * ratio
    for (let i = 0; i < count; i++) {
      const share = shares[i]
      const towards = push * ((i === chosen ? 1 : 0) - share)
      const opening = share > 0 ? openness * share * (logits[i] - logSum + entropy) : 0
      slopes.pull(episode, from, i, towards + opening)
    }
    slopes.pullCells()
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
