import type { Seat } from '@railhead/kernel'
import { ROUNDS } from '../components/pieces.js'
import type { Cause, Event } from '../events.js'

/** Points that a seat got during play. */
export interface PointsGained {
  /** 1 to 4. */
  readonly round: number
  readonly seat: Seat
  readonly amount: number
  /** `cashLimit`: money for points at the end of a round. */
  readonly cause: Cause | 'cashLimit'
}

/** Every gain of points during play, read from what was told since the beginning of the match. */
export function pointsGained(events: Iterable<Event>): PointsGained[] {
  const found: PointsGained[] = []
  let round = 0
  for (const event of events) {
    if (event.type === 'round') round = event.round
    else if (event.type === 'points')
      found.push({ round, seat: event.seat, amount: event.amount, cause: event.cause })
    else if (event.type === 'cashLimit' && event.points > 0)
      found.push({ round, seat: event.seat, amount: event.points, cause: 'cashLimit' })
  }
  return found
}

/** By seat, then by round from the first: points got during play in that round. */
export function pointsByRound(gained: readonly PointsGained[], players: number): number[][] {
  const table = Array.from({ length: players }, () => new Array<number>(ROUNDS).fill(0))
  for (const { seat, round, amount } of gained) if (round > 0) table[seat][round - 1] += amount
  return table
}

/** By seat: points got during play by what they were for, the most first. */
export function pointsByCause(
  gained: readonly PointsGained[],
  seat: Seat,
): { readonly cause: PointsGained['cause']; readonly amount: number }[] {
  const sums = new Map<PointsGained['cause'], number>()
  for (const row of gained)
    if (row.seat === seat) sums.set(row.cause, (sums.get(row.cause) ?? 0) + row.amount)
  return [...sums].map(([cause, amount]) => ({ cause, amount })).sort((a, b) => b.amount - a.amount)
}
