/**
 * A small network: what is looked at, by itself and with the time left, and a layer of hidden cells that see how
 * things go together.
 */
export interface Net {
  readonly looks: number
  readonly cells: number
  /** Points of each look. */
  readonly plain: Float64Array
  /** Points of each look with the time left, and with the square of it. */
  readonly timed: Float64Array
  readonly squared: Float64Array
  /** From each look to each cell, look by look. */
  readonly inner: Float64Array
  /** Points of each cell. */
  readonly outer: Float64Array
}

/** A net of so many numbers, in one row: plain, timed, squared, inner, outer. */
export function netFrom(looks: number, cells: number, numbers: Float64Array): Net {
  let at = 0
  const take = (count: number): Float64Array => {
    at += count
    return numbers.subarray(at - count, at)
  }
  return {
    looks,
    cells,
    plain: take(looks),
    timed: take(looks),
    squared: take(looks),
    inner: take(looks * cells),
    outer: take(cells),
  }
}

/** Numbers of a look that go straight into the points. */
export const LINEAR = 3

export const netSize = (looks: number, cells: number): number => LINEAR * looks + looks * cells + cells

/** Writes what reaches each cell, and gives the points. */
export function evaluate(net: Net, seen: Float64Array, timeLeft: number, cellsOut: Float64Array): number {
  const { looks, cells, plain, timed, squared, inner, outer } = net
  for (let cell = 0; cell < cells; cell++) cellsOut[cell] = 0
  let points = 0
  for (let look = 0; look < looks; look++) {
    const strength = seen[look]
    if (strength === 0) continue
    points += strength * (plain[look] + timeLeft * (timed[look] + timeLeft * squared[look]))
    const row = look * cells
    for (let cell = 0; cell < cells; cell++) cellsOut[cell] += strength * inner[row + cell]
  }
  for (let cell = 0; cell < cells; cell++) if (cellsOut[cell] > 0) points += cellsOut[cell] * outer[cell]
  return points
}
