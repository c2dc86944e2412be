import type { Chance } from '@railhead/kernel'
import { chanceOf } from '../evaluator.js'
import { evaluate, headOf, type Net } from '../net.js'
import type { Spread } from '../netFile.js'
import { Adam } from './adam.js'
import type { Forecast } from './calibration.js'
import { UNIT } from './netTrainer.js'
import { shuffled } from './order.js'

const BATCH = 64
/**
 * How strongly the head is held to 0. A match has many positions and one winner: without this it would learn the matches
 * by heart.
 */
const HELD = 1e-3

/**
 * Fits the head that says what counts for the win beyond the expected score, so that who won surprises least. It listens
 * to the hidden cells and leaves them, and what the other heads say, as they are.
 */
export class WinningTrainer {
  private readonly numbers: Float32Array
  private readonly adam: Adam
  /** What reaches the cells of each seat. */
  private readonly reached: Float32Array[] = []
  private readonly strengths: number[] = []

  constructor(
    private readonly net: Net,
    private readonly head: number,
  ) {
    this.numbers = Float32Array.from(this.parts().flatMap(part => [...part]))
    this.adam = new Adam(this.numbers)
  }

  /** The numbers of the head in the net: by feature, with the time left, with its square, by cell. */
  private parts(): Float32Array[] {
    const { net, head } = this
    const { features, cells } = net
    const row = (part: Float32Array, size: number): Float32Array =>
      part.subarray(head * size, (head + 1) * size)
    return [
      row(net.plain, features),
      row(net.timed, features),
      row(net.squared, features),
      row(net.outer, cells),
    ]
  }

  /** Goes through all forecasts once, in random order. */
  epoch(forecasts: readonly Forecast[], spread: Spread, rate: number, chance: Chance, held = HELD): void {
    let batch = 0
    for (const i of shuffled(forecasts.length, chance)) {
      this.add(forecasts[i], spread)
      if (++batch % BATCH === 0) this.step(rate, BATCH, held)
    }
    if (batch % BATCH > 0) this.step(rate, batch % BATCH, held)
  }

  private add({ seen, scores, timeLeft, won }: Forecast, { atEnd, withTime }: Spread): void {
    const { net, head, strengths, reached, adam } = this
    const { features, cells } = net
    const spread = atEnd + withTime * timeLeft
    strengths.length = seen.length
    for (let seat = 0; seat < seen.length; seat++) {
      reached[seat] ??= new Float32Array(cells)
      strengths[seat] = scores[seat] + evaluate(net, seen[seat], timeLeft, reached[seat])
      strengths[seat] += headOf(net, head, seen[seat], timeLeft, reached[seat])
    }
    for (let seat = 0; seat < seen.length; seat++) {
      const pull = (chanceOf(strengths, spread, seat) - won[seat]) / spread
      for (let feature = 0; feature < features; feature++) {
        const strength = seen[seat][feature]
        if (strength === 0) continue
        adam.slopes[feature] += pull * strength
        adam.slopes[features + feature] += pull * strength * timeLeft
        adam.slopes[2 * features + feature] += pull * strength * timeLeft * timeLeft
      }
      for (let cell = 0; cell < cells; cell++)
        if (reached[seat][cell] > 0) adam.slopes[3 * features + cell] += pull * reached[seat][cell]
    }
  }

  private step(rate: number, batch: number, held: number): void {
    const { adam, numbers } = this
    for (let i = 0; i < numbers.length; i++) adam.slopes[i] += batch * held * numbers[i]
    adam.step(rate, batch, () => UNIT)
    let at = 0
    for (const part of this.parts()) {
      part.set(numbers.subarray(at, at + part.length))
      at += part.length
    }
  }
}
