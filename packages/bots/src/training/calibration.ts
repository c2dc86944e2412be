import { chanceOf } from '../evaluator.js'
import type { Spread } from '../netFile.js'

/** What was expected of all seats at some time, and what it came to. */
export interface Forecast {
  /** What each seat looked like, and its score as it stood. */
  readonly seen: readonly Float32Array[]
  readonly scores: readonly number[]
  readonly timeLeft: number
  /** What chances came from: expected scores, and what counts for the win beyond them. */
  readonly strengths: readonly number[]
  /** Share of the win by seat; alone, whether it ended above nothing. */
  readonly won: readonly number[]
}

const ENDS = [0.5, 1, 2, 3, 4, 5, 6, 8]
const SLOPES = [0, 2, 4, 6, 8, 10, 12, 15, 18, 22, 27, 33]
const TINY = 1e-6

/** How surprising the ends were, in bits, if the expectations miss by so much. */
export function surpriseOf(forecasts: readonly Forecast[], { atEnd, withTime }: Spread): number {
  let bits = 0
  for (const { strengths, timeLeft, won } of forecasts) {
    const spread = atEnd + withTime * timeLeft
    for (let seat = 0; seat < strengths.length; seat++) {
      const chance = chanceOf(strengths, spread, seat)
      if (won[seat] > 0) bits -= won[seat] * Math.log2(Math.max(TINY, chance))
      if (strengths.length === 1 && won[seat] < 1)
        bits -= (1 - won[seat]) * Math.log2(Math.max(TINY, 1 - chance))
    }
  }
  return bits / Math.max(1, forecasts.length)
}

/** The spread by which the ends were least surprising. */
export function fitSpread(forecasts: readonly Forecast[]): Spread {
  let best: Spread = { atEnd: ENDS[2], withTime: SLOPES[6] }
  let least = Number.POSITIVE_INFINITY
  for (const atEnd of ENDS)
    for (const withTime of SLOPES) {
      const surprise = surpriseOf(forecasts, { atEnd, withTime })
      if (surprise < least) {
        least = surprise
        best = { atEnd, withTime }
      }
    }
  return best
}
