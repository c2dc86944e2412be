/** Something with everything that it shows. */
export interface Showing {
  readonly things: ReadonlySet<string>
  /** Of equals, the smaller is taken. */
  readonly size: number
}

/** Few candidates that together show all wanted things that any of them shows: always the one that adds most. */
export function fewest<T extends Showing>(candidates: readonly T[], wanted: Iterable<string>): T[] {
  const left = new Set(wanted)
  const chosen: T[] = []
  for (;;) {
    let best: T | undefined
    let most = 0
    for (const candidate of candidates) {
      let adds = 0
      for (const thing of candidate.things) if (left.has(thing)) adds++
      if (adds > most || (adds > 0 && adds === most && best && candidate.size < best.size)) {
        best = candidate
        most = adds
      }
    }
    if (!best) return chosen
    chosen.push(best)
    for (const thing of best.things) left.delete(thing)
  }
}
