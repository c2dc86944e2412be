/**
 * The accuracy of a turn from what it lost of the winning chance, from 0 to 1: the formula that Lichess publishes for
 * moves of chess (lichess.org/page/accuracy), in percent.
 */
export function accuracyOf(loss: number): number {
  const percent = 103.1668 * Math.exp(-0.04354 * 100 * loss) - 3.1669
  return Math.min(100, Math.max(0, percent))
}

/** The accuracy of many turns: the mean of theirs; undefined if there is none. */
export function meanAccuracy(losses: readonly number[]): number | undefined {
  if (losses.length === 0) return undefined
  return losses.reduce((sum, loss) => sum + accuracyOf(loss), 0) / losses.length
}

export const PHASES = ['opening', 'middle', 'end'] as const
export type Phase = (typeof PHASES)[number]

/** The third of the match that a moment belongs to. */
export function phaseOf(moment: number, all: number): Phase {
  return PHASES[Math.min(2, Math.floor((3 * moment) / Math.max(1, all)))]
}
