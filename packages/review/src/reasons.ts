import { evaluate } from '@railhead/bots'
import type { Effort } from './effort.js'
import type { Trial } from './judge.js'
import type { Line } from './lines.js'
import { SURE } from './marks.js'
import { Mean } from './statistics.js'

/** What the played line gave or cost in one category of the score, against the best. */
export interface Reason {
  /** A category of the game's score, or RIVALS. */
  readonly category: string
  readonly points: number
}

/** The leader among the others gets more: no category of the own score. */
export const RIVALS = 'rivals'

/** Fewer points are no reason. */
const NOTICEABLE = 0.5
/** So much of the whole difference must be explained, and so many reasons are told. */
const MOST = 0.6
const TOLD = 3

/** What makes the difference between two lines, greatest first; nothing if it is not clear. */
export function reasonsFor(
  trial: Trial,
  played: Line,
  best: Line,
  lost: number,
  effort: Effort,
): readonly Reason[] {
  const { game, seat, seats, looks } = trial.table
  const means = new Map<string, Mean>()
  const note = (category: string, points: number): void => {
    const mean = means.get(category) ?? new Mean()
    mean.add(points)
    means.set(category, mean)
  }
  const gains = (line: Line, world: string): Readonly<Record<string, number>> => {
    const gained: Record<string, number> = {}
    const gain = (category: string, points: number): void => {
      gained[category] = (gained[category] ?? 0) + points / looks
    }
    trial.show(line, world, state => {
      const { points, categories } = evaluate(game, state)
      for (const [category, own] of Object.entries(categories[seat])) gain(category, own)
      if (seats > 1) gain(RIVALS, -Math.max(...points.filter((_, other) => other !== seat)))
    })
    return gained
  }
  for (let world = 0; world < effort.reasons; world++) {
    const one = gains(played, `reasons/${world}`)
    const other = gains(best, `reasons/${world}`)
    for (const category of Object.keys(one)) note(category, one[category] - (other[category] ?? 0))
  }
  return chosenReasons(means, lost)
}

export function chosenReasons(means: ReadonlyMap<string, Mean>, lost: number): readonly Reason[] {
  const clear = [...means]
    .filter(([, { mean, error }]) => Math.abs(mean) >= NOTICEABLE && Math.abs(mean) > SURE * error)
    .map(([category, { mean }]): Reason => ({ category, points: Math.round(mean * 10) / 10 }))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, TOLD)
  // The whole difference is that of the lead: own points and what the others get.
  const whole = [...means.values()].reduce((sum, { mean }) => sum + mean, 0)
  const told = clear.reduce((sum, { points }) => sum + points, 0)
  const explains = whole < 0 && told < 0 && told <= MOST * whole && told >= whole / MOST
  return explains || (clear.length > 0 && lost > 0 && Math.abs(told + lost) < (1 - MOST) * lost) ? clear : []
}
