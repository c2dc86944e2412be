import { reachCells } from './cells.js'
import type { Traits } from './traits.js'

/**
 * How the likelihood of answers depends on the position and on the option: hidden cells look at the position, and every
 * class of options and every trait of an option listens to them.
 */
export interface Policy {
  readonly features: number
  readonly classes: number
  readonly cells: number
  readonly traits: number
  /** From each feature to each cell, feature by feature. */
  readonly inner: Float32Array
  /** From each cell to each class, class by class. */
  readonly outer: Float32Array
  /** What each trait counts by itself. */
  readonly plain: Float32Array
  /** From each cell to each trait, trait by trait. */
  readonly crossed: Float32Array
}

export const policySize = (features: number, classes: number, cells: number, traits = 0): number =>
  (features + classes + traits) * cells + traits

/** A policy of so many numbers, in one row: inner, outer, plain, crossed. */
export function policyFrom(
  features: number,
  classes: number,
  cells: number,
  numbers: Float32Array,
  traits = 0,
): Policy {
  let at = 0
  const take = (count: number): Float32Array => {
    at += count
    return numbers.subarray(at - count, at)
  }
  return {
    features,
    classes,
    cells,
    traits,
    inner: take(features * cells),
    outer: take(classes * cells),
    plain: take(traits),
    crossed: take(traits * cells),
  }
}

/** No option is ever more or less likely than usual by a greater logarithm. */
export const MOST_LEANING = 8

/** Writes what each cell says of a position. */
export function consult({ features, cells, inner }: Policy, seen: Float32Array, said: Float32Array): void {
  reachCells(inner, features, cells, seen, said)
  for (let cell = 0; cell < cells; cell++) if (said[cell] < 0) said[cell] = 0
}

/** How much more likely than usual an option of a class and with these traits is after that, as a logarithm. */
export function leaning(policy: Policy, optionClass: number, said: Float32Array, traits?: Traits): number {
  const { cells, outer } = policy
  let sum = 0
  const row = optionClass * cells
  for (let cell = 0; cell < cells; cell++) sum += said[cell] * outer[row + cell]
  if (traits !== undefined && policy.traits > 0)
    for (let i = 0; i < traits.count; i++)
      sum += traits.strengths[i] * traitWeight(policy, traits.places[i], said)
  return sum > MOST_LEANING ? MOST_LEANING : sum < -MOST_LEANING ? -MOST_LEANING : sum
}

/** What a trait counts in a position. */
function traitWeight({ cells, plain, crossed }: Policy, trait: number, said: Float32Array): number {
  let weight = plain[trait]
  const row = trait * cells
  for (let cell = 0; cell < cells; cell++) weight += said[cell] * crossed[row + cell]
  return weight
}
