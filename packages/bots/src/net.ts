import { reachCells } from './cells.js'

/**
 * A small network over the features of a seat. Its heads share one layer of hidden cells, which see how things go
 * together; each head also reads every feature by itself, with the time left, and with the square of it.
 */
export interface Net {
  readonly features: number
  readonly cells: number
  readonly heads: number
  /** Of each head, feature by feature. */
  readonly plain: Float32Array
  readonly timed: Float32Array
  readonly squared: Float32Array
  /** From each feature to each cell, feature by feature. */
  readonly inner: Float32Array
  /** From each cell to each head, head by head. */
  readonly outer: Float32Array
}

/** Numbers of a feature that go straight into a head. */
export const LINEAR = 3

export const netSize = (features: number, cells: number, heads: number): number =>
  LINEAR * features * heads + features * cells + cells * heads

/** A net of so many numbers, in one row: plain, timed, squared, inner, outer. */
export function netFrom(features: number, cells: number, heads: number, numbers: Float32Array): Net {
  let at = 0
  const take = (count: number): Float32Array => {
    at += count
    return numbers.subarray(at - count, at)
  }
  return {
    features,
    cells,
    heads,
    plain: take(features * heads),
    timed: take(features * heads),
    squared: take(features * heads),
    inner: take(features * cells),
    outer: take(cells * heads),
  }
}

/** Writes what reaches each cell, and gives the first head: the points still to come. */
export function evaluate(net: Net, seen: Float32Array, timeLeft: number, cellsOut: Float32Array): number {
  reachCells(net.inner, net.features, net.cells, seen, cellsOut)
  return headOf(net, 0, seen, timeLeft, cellsOut)
}

/** What one head says, if `reached` is what reaches each cell. */
export function headOf(
  net: Net,
  head: number,
  seen: Float32Array,
  timeLeft: number,
  reached: Float32Array,
): number {
  const { features, cells, plain, timed, squared, outer } = net
  const from = head * features
  let sum = 0
  for (let feature = 0; feature < features; feature++) {
    const strength = seen[feature]
    if (strength === 0) continue
    const at = from + feature
    sum += strength * (plain[at] + timeLeft * (timed[at] + timeLeft * squared[at]))
  }
  const row = head * cells
  for (let cell = 0; cell < cells; cell++) if (reached[cell] > 0) sum += reached[cell] * outer[row + cell]
  return sum
}

/** Writes what the heads say, as many as there is room for; gives the first of them. */
export function evaluateHeads(
  net: Net,
  seen: Float32Array,
  timeLeft: number,
  cellsOut: Float32Array,
  out: Float32Array,
): number {
  out[0] = evaluate(net, seen, timeLeft, cellsOut)
  const count = Math.min(net.heads, out.length)
  for (let head = 1; head < count; head++) out[head] = headOf(net, head, seen, timeLeft, cellsOut)
  return out[0]
}
