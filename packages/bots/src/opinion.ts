import { MOST_LEANING, type Policy } from './policy.js'
import { Reach } from './reach.js'
import type { Traits } from './traits.js'

/**
 * What the cells of a policy say of one position, to be listened to by all options of a question: to the bit what
 * `leaning` says of each. Cells that say nothing are left out, and what a trait counts is worked out once.
 */
export class Opinion {
  private readonly reach: Reach
  /** The position that was looked at last. */
  private readonly seen: Float32Array
  /** What reaches the cells. */
  private readonly said: Float32Array
  /** The cells that say anything, how many they are, and what they say. */
  private readonly loud: Int32Array
  private readonly voices: Float64Array
  private count = 0
  /** What each trait counts, as far as it was asked for since the opinion was formed. */
  private readonly weights: Float64Array
  private readonly formed: Int32Array
  private now = 0

  constructor(readonly policy: Policy) {
    const { features, cells, traits, inner } = policy
    this.reach = new Reach(inner, features, cells)
    this.seen = new Float32Array(features)
    this.said = new Float32Array(cells)
    this.loud = new Int32Array(cells)
    this.voices = new Float64Array(cells)
    this.weights = new Float64Array(traits)
    this.formed = new Int32Array(traits)
  }

  /**
   * Looks at a position. Cells that nothing speaks for say nothing. One question in five is asked in a position that looks as
   * it did at the question before: then the opinion stands.
   */
  form(seen: Float32Array): void {
    const { said, loud, voices } = this
    if (this.now > 0 && isSame(seen, this.seen)) return
    this.seen.set(seen)
    this.reach.write(seen, said)
    let count = 0
    for (let cell = 0; cell < said.length; cell++) {
      const voice = said[cell]
      if (!(voice > 0)) continue
      loud[count] = cell
      voices[count++] = voice
    }
    this.count = count
    this.now++
  }

  /** How much more likely than usual an option of a class and with these traits is, as a logarithm. */
  leaning(optionClass: number, traits: Traits): number {
    const { policy, formed, weights, now } = this
    let sum = this.heard(policy.outer, optionClass, 0)
    if (policy.traits > 0) {
      const { count, places, strengths } = traits
      for (let i = 0; i < count; i++) {
        const trait = places[i]
        if (formed[trait] !== now) {
          formed[trait] = now
          weights[trait] = this.heard(policy.crossed, trait, policy.plain[trait])
        }
        sum += strengths[i] * weights[trait]
      }
    }
    return sum > MOST_LEANING ? MOST_LEANING : sum < -MOST_LEANING ? -MOST_LEANING : sum
  }

  /** What somebody hears who listens to the cells as that row of a table says. */
  private heard(table: Float32Array, row: number, from: number): number {
    const { count, loud, voices } = this
    const at = row * this.said.length
    let sum = from
    for (let i = 0; i < count; i++) sum += voices[i] * table[at + loud[i]]
    return sum
  }
}

function isSame(a: Float32Array, b: Float32Array): boolean {
  for (let i = 0; i < b.length; i++) if (a[i] !== b[i]) return false
  return true
}
