/** Where each range of classes of options begins, and how many classes it has. Only ever append, or train anew. */
export type ClassRanges = Readonly<Record<string, readonly [from: number, size: number]>>

/** Where each range begins. Ranges must not overlap. */
export function startsOf<Ranges extends ClassRanges>(
  ranges: Ranges,
): { readonly [Name in keyof Ranges]: number } {
  const sorted = Object.entries(ranges).sort(([, [a]], [, [b]]) => a - b)
  for (let i = 1; i < sorted.length; i++) {
    const [name, [from]] = sorted[i]
    const [before, [start, size]] = sorted[i - 1]
    if (start + size > from) throw new Error(`The classes of '${before}' reach into those of '${name}'.`)
  }
  return Object.fromEntries(sorted.map(([name, [from]]) => [name, from])) as {
    readonly [Name in keyof Ranges]: number
  }
}

/** One more than the highest class. */
export const countOf = (ranges: ClassRanges): number =>
  Math.max(...Object.values(ranges).map(([from, size]) => from + size))
