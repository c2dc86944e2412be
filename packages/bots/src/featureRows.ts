import type { Feature } from './model.js'

/** What lists are counted in. */
type Unit = 1 | 2 | 4 | 8

/** Where each feature of a row is written. */
type Places<Name extends string = string> = Readonly<Record<Name, number>>

/**
 * A feature and how it is read from a position that was looked through once; or a list of them, read together; or some
 * that one function writes, each to its place.
 */
export type FeatureRow<Position> =
  | { readonly name: string; readonly of: (position: Position) => number }
  | {
      readonly names: readonly string[]
      /** Writes them from index `at` on. */
      readonly write: (position: Position, out: Float32Array, at: number) => void
    }
  | {
      readonly names: readonly string[]
      readonly writeAll: (position: Position, out: Float32Array, at: Places) => void
    }

/** One feature for each name. */
export const rows = <Position>(
  list: Readonly<Record<string, (position: Position) => number>>,
): FeatureRow<Position>[] => Object.entries(list).map(([name, of]) => ({ name, of }))

/**
 * Features that are written by one function, where they are read so often that a call for each, and a number that it gives
 * back, would take longer than the features themselves.
 */
export const together = <Position, Name extends string>(
  names: readonly Name[],
  writeAll: (position: Position, out: Float32Array, at: Places<Name>) => void,
): FeatureRow<Position> => ({ names, writeAll })

/** What a list has, in units; 0 where it ends. Shares of such units are exact, so that nothing need be divided. */
const listed = <Position>(
  count: number,
  unit: Unit,
  list: (position: Position) => Float32Array | Float64Array,
) => {
  const share = 1 / unit
  return {
    write: (position: Position, out: Float32Array, at: number): void => {
      const values = list(position)
      const known = Math.min(count, values.length)
      for (let i = 0; i < known; i++) out[at + i] = values[i] * share
      for (let i = known; i < count; i++) out[at + i] = 0
    },
  }
}

/** Numbered features `name0`, `name1` and so on, from a list. */
export const each = <Position>(
  name: string,
  count: number,
  unit: Unit,
  list: (position: Position) => Float32Array | Float64Array,
): FeatureRow<Position> => ({
  ...listed(count, unit, list),
  names: Array.from({ length: count }, (_, i) => `${name}${i}`),
})

/** The features of a list with names of their own. */
export const named = <Position>(
  names: readonly string[],
  unit: Unit,
  list: (position: Position) => Float32Array | Float64Array,
): FeatureRow<Position> => ({ ...listed(names.length, unit, list), names })

const namesOf = (row: FeatureRow<never>): readonly string[] => ('of' in row ? [row.name] : row.names)

export const featuresOf = (all: readonly FeatureRow<never>[]): Feature[] =>
  all.flatMap(row => namesOf(row).map(name => ({ name })))

/** What writes all rows, one after the other, from a place on. */
export function writerOf<Position>(
  all: readonly FeatureRow<Position>[],
  from = 0,
): (position: Position, out: Float32Array) => void {
  const single: ((position: Position) => number)[] = []
  const places: number[] = []
  const lists: ((position: Position, out: Float32Array, at: number) => void)[] = []
  const starts: number[] = []
  const groups: ((position: Position, out: Float32Array, at: Places) => void)[] = []
  const placed: Places[] = []
  let at = from
  for (const row of all) {
    if ('of' in row) {
      single.push(row.of)
      places.push(at)
    } else if ('write' in row) {
      lists.push(row.write)
      starts.push(at)
    } else {
      const first = at
      groups.push(row.writeAll)
      placed.push(Object.fromEntries(row.names.map((name, i) => [name, first + i])))
    }
    at += namesOf(row).length
  }
  return (position, out) => {
    for (let i = 0; i < single.length; i++) out[places[i]] = single[i](position)
    for (let i = 0; i < lists.length; i++) lists[i](position, out, starts[i])
    for (let i = 0; i < groups.length; i++) groups[i](position, out, placed[i])
  }
}
