import type { SeatScore } from '@railhead/kernel'
import type { Traits } from '../traits.js'
import type { Sample } from './netTrainer.js'

/** The choices of a match that was played by drawing from a policy, one after the other, in flat rows. */
export interface Episode {
  readonly steps: number
  /** What was seen at each choice, one row of features after the other. */
  readonly seen: Float32Array
  /** Where the options of each choice begin, and where the last ones end. */
  readonly options: Int32Array
  /** Of each option: its class, and where its traits begin. */
  readonly classes: Int32Array
  readonly traits: Int32Array
  readonly places: Int32Array
  readonly strengths: Float32Array
  /** Which of its options was drawn, how likely that was (as a logarithm), and how much better it went than expected. */
  readonly chosen: Int32Array
  readonly likely: Float32Array
  readonly advantages: Float32Array
  /** Positions with what they came to. */
  readonly samples: readonly Sample[]
  readonly end: Ending
}

/** How a match ended, by learning seat. */
export interface Ending {
  readonly scores: readonly SeatScore[]
  readonly leads: readonly number[]
  readonly won: readonly number[]
  readonly turns: readonly number[]
  /** Of the probes of the model. */
  readonly counts: readonly Readonly<Record<string, number>>[]
}

/** A row of numbers that grows. */
export class Row<Numbers extends Float32Array | Int32Array> {
  length = 0

  constructor(
    private readonly make: (length: number) => Numbers,
    private numbers: Numbers = make(1024),
  ) {}

  push(number: number): void {
    this.reserve(1)
    this.numbers[this.length++] = number
  }

  pushAll(numbers: ArrayLike<number>): void {
    this.reserve(numbers.length)
    this.numbers.set(numbers, this.length)
    this.length += numbers.length
  }

  clear(): void {
    this.length = 0
  }

  copy(): Numbers {
    const copied = this.make(this.length)
    copied.set(this.numbers.subarray(0, this.length))
    return copied
  }

  private reserve(count: number): void {
    if (this.length + count <= this.numbers.length) return
    const grown = this.make(2 * (this.length + count))
    grown.set(this.numbers)
    this.numbers = grown
  }
}

const floats = (length: number): Float32Array => new Float32Array(length)
const whole = (length: number): Int32Array => new Int32Array(length)

/** Notes the choices of a match. */
export class EpisodeWriter {
  private readonly seen = new Row(floats)
  private readonly options = new Row(whole)
  private readonly classes = new Row(whole)
  private readonly traits = new Row(whole)
  private readonly places = new Row(whole)
  private readonly strengths = new Row(floats)
  private readonly chosen = new Row(whole)
  private readonly likely = new Row(floats)

  get steps(): number {
    return this.chosen.length
  }

  clear(): void {
    for (const row of [this.seen, this.options, this.classes, this.traits]) row.clear()
    for (const row of [this.places, this.strengths, this.chosen, this.likely]) row.clear()
  }

  begin(seen: Float32Array): void {
    this.seen.pushAll(seen)
    this.options.push(this.classes.length)
  }

  option(optionClass: number, traits: Traits | undefined): void {
    this.classes.push(optionClass)
    this.traits.push(this.places.length)
    if (traits === undefined) return
    for (let i = 0; i < traits.count; i++) {
      this.places.push(traits.places[i])
      this.strengths.push(traits.strengths[i])
    }
  }

  choose(option: number, likely: number): void {
    this.chosen.push(option)
    this.likely.push(likely)
  }

  episode(advantages: Float32Array, samples: readonly Sample[], end: Ending): Episode {
    this.options.push(this.classes.length)
    this.traits.push(this.places.length)
    return {
      steps: this.steps,
      seen: this.seen.copy(),
      options: this.options.copy(),
      classes: this.classes.copy(),
      traits: this.traits.copy(),
      places: this.places.copy(),
      strengths: this.strengths.copy(),
      chosen: this.chosen.copy(),
      likely: this.likely.copy(),
      advantages,
      samples,
      end,
    }
  }
}
