import { evaluate, type Net } from '../net.js'
import { type Sample, weightAt } from './netTrainer.js'

/** Powers of the time left by which a level is told: itself, with the time left, with the square of it. */
const POWERS = 3
/** A level that samples say nothing about stays as it is. */
const TINY = 1e-6

/**
 * Raises the points still to come by what they miss in the mean, as it depends on the time left and on `features`, which are
 * the same for all seats and after all answers of a match: all are raised alike, so that nobody plays differently.
 */
export function raiseLevel(net: Net, features: readonly number[], samples: readonly Sample[]): void {
  const cells = new Float32Array(net.cells)
  const count = POWERS * features.length
  // The normal equations of three numbers for each feature, with what they should add up to in the last column.
  const rows = Array.from({ length: count }, () => new Float64Array(count + 1))
  for (const { seen, timeLeft, targets } of samples) {
    const missing = targets[0] - evaluate(net, seen, timeLeft, cells)
    const weight = weightAt(timeLeft)
    const parts = features.flatMap(feature =>
      Array.from({ length: POWERS }, (_, power) => seen[feature] * timeLeft ** power),
    )
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < count; j++) rows[i][j] += weight * parts[i] * parts[j]
      rows[i][count] += weight * parts[i] * missing
    }
  }
  const found = solved(rows)
  for (const [i, feature] of features.entries()) {
    net.plain[feature] += found[POWERS * i]
    net.timed[feature] += found[POWERS * i + 1]
    net.squared[feature] += found[POWERS * i + 2]
  }
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
