import { reachCells } from './cells.js'

/**
 * How the likelihood of answers depends on the position: hidden cells look at it, and every class of options listens to
 * them.
 */
export interface Policy {
  readonly features: number
  readonly classes: number
  readonly cells: number
  /** From each feature to each cell, feature by feature. */
  readonly inner: Float32Array
  /** From each cell to each class, class by class. */
  readonly outer: Float32Array
}

export const policySize = (features: number, classes: number, cells: number): number =>
  (features + classes) * cells

/** A policy of so many numbers, in one row: inner, outer. */
export function policyFrom(features: number, classes: number, cells: number, numbers: Float32Array): Policy {
  const parting = features * cells
  return {
    features,
    classes,
    cells,
    inner: numbers.subarray(0, parting),
    outer: numbers.subarray(parting, parting + classes * cells),
  }
}

/** No class is ever more or less likely than usual by a greater logarithm. */
const MOST = 8

/** Writes what each cell says of a position. */
export function consult({ features, cells, inner }: Policy, seen: Float32Array, said: Float32Array): void {
  reachCells(inner, features, cells, seen, said)
  for (let cell = 0; cell < cells; cell++) if (said[cell] < 0) said[cell] = 0
}

/** How much more likely than usual a class of options is after that, as a logarithm. */
export function leaning({ cells, outer }: Policy, optionClass: number, said: Float32Array): number {
  let sum = 0
  const row = optionClass * cells
  for (let cell = 0; cell < cells; cell++) sum += said[cell] * outer[row + cell]
  return sum > MOST ? MOST : sum < -MOST ? -MOST : sum
}
