/** Drops in winning chance, from 0 to 1, that a turn is marked for. */
export const MARKS = [
  ['blunder', 0.15],
  ['mistake', 0.1],
  ['inaccuracy', 0.05],
] as const

export type MarkName = (typeof MARKS)[number][0]

/** A loss counts for a mark only if it is more than so many times its standard error. */
export const SURE = 2

/** Within so much of the best, a turn is fine. */
export const FINE = 0.04

export function markOf(loss: number, error: number): MarkName | undefined {
  if (!(loss > SURE * error)) return undefined
  return MARKS.find(([, drop]) => loss >= drop)?.[0]
}

/** How far a loss is from where its mark would change. */
export const distanceToMark = (loss: number): number =>
  Math.min(...MARKS.map(([, drop]) => Math.abs(loss - drop)))
