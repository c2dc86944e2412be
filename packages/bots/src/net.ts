import { present, reachCells } from './cells.js'

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
  const count = reachCells(net.inner, net.features, net.cells, seen, cellsOut)
  return headOfPresent(net, 0, seen, timeLeft, cellsOut, count)
}

/** What one head says, if `reached` is what reaches each cell. */
export function headOf(
  net: Net,
  head: number,
  seen: Float32Array,
  timeLeft: number,
  reached: Float32Array,
): number {
  const { features, plain, timed, squared } = net
  const from = head * features
  let sum = 0
  for (let feature = 0; feature < features; feature++) {
    const strength = seen[feature]
    if (strength === 0) continue
    const at = from + feature
    sum += strength * (plain[at] + timeLeft * (timed[at] + timeLeft * squared[at]))
  }
  return withCells(net, head, reached, sum)
}

/** The same, of the features that `reachCells` has just found present. */
function headOfPresent(
  net: Net,
  head: number,
  seen: Float32Array,
  timeLeft: number,
  reached: Float32Array,
  count: number,
): number {
  const { features, plain, timed, squared } = net
  const from = head * features
  let sum = 0
  for (let i = 0; i < count; i++) {
    const feature = present[i]
    const at = from + feature
    sum += seen[feature] * (plain[at] + timeLeft * (timed[at] + timeLeft * squared[at]))
  }
  return withCells(net, head, reached, sum)
}

function withCells({ cells, outer }: Net, head: number, reached: Float32Array, linear: number): number {
  const row = head * cells
  let sum = linear
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
  const found = reachCells(net.inner, net.features, net.cells, seen, cellsOut)
  const count = Math.min(net.heads, out.length)
  for (let head = 0; head < count; head++)
    out[head] = headOfPresent(net, head, seen, timeLeft, cellsOut, found)
  return out[0]
}
