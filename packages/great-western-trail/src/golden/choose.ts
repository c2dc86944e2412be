import type { Playout } from '../properties/playout.js'

/** A match that might be recorded, with everything that it meets. */
export interface Candidate {
  readonly match: Playout
  readonly meets: ReadonlySet<string>
}

/** Few matches that together meet all that the candidates meet: always the one that adds most, the shorter of equals. */
export function fewest(candidates: readonly Candidate[]): Candidate[] {
  const left = new Set(candidates.flatMap(({ meets }) => [...meets]))
  const chosen: Candidate[] = []
  while (left.size > 0) {
    let best: Candidate | undefined
    let bestAdds = 0
    for (const candidate of candidates) {
      let adds = 0
      for (const what of candidate.meets) if (left.has(what)) adds++
      const shorter = best && candidate.match.answers.length < best.match.answers.length
      if (adds > bestAdds || (adds === bestAdds && shorter)) {
        best = candidate
        bestAdds = adds
      }
    }
    if (best === undefined) break
    chosen.push(best)
    for (const what of best.meets) left.delete(what)
  }
  return chosen
}
