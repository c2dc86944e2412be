import type { Feature } from './model.js'

/** A feature and how it is read from a position that was looked through once; or a list of them, read together. */
export type FeatureRow<Position> =
  | { readonly name: string; readonly of: (position: Position) => number }
  | {
      readonly names: readonly string[]
      /** Writes them from index `at` on. */
      readonly write: (position: Position, out: Float32Array, at: number) => void
    }

/** One feature for each name. */
export const rows = <Position>(
  list: Readonly<Record<string, (position: Position) => number>>,
): FeatureRow<Position>[] => Object.entries(list).map(([name, of]) => ({ name, of }))

/** What a list has, in units; 0 where it ends. */
const listed = <Position>(count: number, unit: number, list: (position: Position) => ArrayLike<number>) => ({
  write: (position: Position, out: Float32Array, at: number): void => {
    const values = list(position)
    for (let i = 0; i < count; i++) out[at + i] = i < values.length ? values[i] / unit : 0
  },
})

/** Numbered features `name0`, `name1` and so on, from a list. */
export const each = <Position>(
  name: string,
  count: number,
  unit: number,
  list: (position: Position) => ArrayLike<number>,
): FeatureRow<Position> => ({
  ...listed(count, unit, list),
  names: Array.from({ length: count }, (_, i) => `${name}${i}`),
})

/** The features of a list with names of their own. */
export const named = <Position>(
  names: readonly string[],
  unit: number,
  list: (position: Position) => ArrayLike<number>,
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
  let at = from
  for (const row of all) {
    if ('of' in row) {
      single.push(row.of)
      places.push(at)
    } else {
      lists.push(row.write)
      starts.push(at)
    }
    at += namesOf(row).length
  }
  return (position, out) => {
    for (let i = 0; i < single.length; i++) out[places[i]] = single[i](position)
    for (let i = 0; i < lists.length; i++) lists[i](position, out, starts[i])
  }
}
