import { evaluate, type Net } from '../net.js'
import { type Sample, weightAt } from './netTrainer.js'

/** Powers of the time left by which a level is told: itself, with the time left, with the square of it. */
const POWERS = 3
/** A level that samples say nothing about stays as it is. */
const TINY = 1e-6

/**
 * Raises the points still to come by what they miss in the mean, as it depends on the time left. All seats and all answers
 * are raised alike, so that nobody plays differently. `constant` is the feature that is always 1.
 */
export function raiseLevel(net: Net, constant: number, samples: readonly Sample[]): void {
  const cells = new Float32Array(net.cells)
  // The normal equations of the three numbers, with what they should add up to in the last column.
  const rows = Array.from({ length: POWERS }, () => new Float64Array(POWERS + 1))
  for (const { seen, timeLeft, targets } of samples) {
    const missing = targets[0] - evaluate(net, seen, timeLeft, cells)
    const weight = weightAt(timeLeft)
    for (let i = 0; i < POWERS; i++) {
      for (let j = 0; j < POWERS; j++) rows[i][j] += weight * timeLeft ** (i + j)
      rows[i][POWERS] += weight * timeLeft ** i * missing
    }
  }
  const [plain, timed, squared] = solved(rows)
  net.plain[constant] += plain
  net.timed[constant] += timed
  net.squared[constant] += squared
}

/** The solution of as many equations as unknowns; 0 for what they leave open. */
function solved(rows: readonly Float64Array[]): number[] {
  const count = rows.length
  for (let i = 0; i < count; i++) {
    if (Math.abs(rows[i][i]) < TINY) continue
    for (let other = 0; other < count; other++) {
      if (other === i) continue
      const share = rows[other][i] / rows[i][i]
      for (let column = i; column <= count; column++) rows[other][column] -= share * rows[i][column]
    }
  }
  return rows.map((row, i) => (Math.abs(row[i]) < TINY ? 0 : row[count] / row[i]))
}
