/**
 * How the likelihood of answers depends on the position: hidden cells look at it, and every kind of answer listens to
 * them.
 */
export interface Policy {
  readonly looks: number
  readonly kinds: number
  readonly cells: number
  /** From each look to each cell, look by look. */
  readonly inner: Float64Array
  /** From each cell to each kind, kind by kind. */
  readonly outer: Float64Array
}

export const policySize = (looks: number, kinds: number, cells: number): number => (looks + kinds) * cells

/** A policy of so many numbers, in one row: inner, outer. */
export function policyFrom(looks: number, kinds: number, cells: number, numbers: Float64Array): Policy {
  const parting = looks * cells
  return {
    looks,
    kinds,
    cells,
    inner: numbers.subarray(0, parting),
    outer: numbers.subarray(parting, parting + kinds * cells),
  }
}

/** No kind is ever more or less likely than usual by a greater logarithm. */
const MOST = 8

/** Writes what each cell says of a position. */
export function consult({ looks, cells, inner }: Policy, seen: Float64Array, said: Float64Array): void {
  for (let cell = 0; cell < cells; cell++) said[cell] = 0
  for (let look = 0; look < looks; look++) {
    const strength = seen[look]
    if (strength === 0) continue
    const row = look * cells
    for (let cell = 0; cell < cells; cell++) said[cell] += strength * inner[row + cell]
  }
  for (let cell = 0; cell < cells; cell++) if (said[cell] < 0) said[cell] = 0
}

/** How much more likely than usual a kind of answer is after that, as a logarithm. */
export function leaning({ cells, outer }: Policy, kind: number, said: Float64Array): number {
  let sum = 0
  const row = kind * cells
  for (let cell = 0; cell < cells; cell++) sum += said[cell] * outer[row + cell]
  return sum > MOST ? MOST : sum < -MOST ? -MOST : sum
}
