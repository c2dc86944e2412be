import type { AgainstResponse, GameStatistics, GroupStatistics, Result } from '@railhead/protocol'
import { parsed } from '../json.js'
import type { NamedResultRow } from '../storage/results.js'
import type { RatingRow } from '../storage/schema/results.js'
import { describeRating, ratingValue } from './rating.js'

/** Whether the one who asks may know the id of a table: it is an invitation to watch. */
export type MayKnow = (row: NamedResultRow) => boolean

export function statistics(
  rows: readonly NamedResultRow[],
  ratings: readonly RatingRow[],
  mayKnow: MayKnow,
): GameStatistics[] {
  return [...groupBy(rows, row => row.game)].map(([game, ofGame]) => {
    const rating = ratings.find(candidate => candidate.game === game)
    // Whoever gave up has lost.
    const counting = ofGame.filter(row => row.by_bot === 0 || row.conceded === 1)
    const groups = [...groupBy(counting, row => `${row.edition ?? ''} ${row.seats}`).values()]
    return {
      game,
      rating: rating ? describeRating(rating) : null,
      history: ofGame.flatMap(({ mu, finished_at: at }) =>
        mu === null ? [] : [{ at, value: Math.round(ratingValue(mu)) }],
      ),
      groups: groups.map(group => groupStatistics(group, mayKnow)),
    }
  })
}

function groupStatistics(rows: readonly NamedResultRow[], mayKnow: MayKnow): GroupStatistics {
  const [first] = rows
  const wins = rows.filter(row => row.rank === 1).length
  // Points count of matches that were played to their end, by the person.
  const whole = rows.filter(row => row.by_bot === 0 && row.ending === null)
  const sums = new Map<string, number>()
  for (const row of whole)
    for (const [category, points] of Object.entries(categoriesOf(row)))
      sums.set(category, (sums.get(category) ?? 0) + points)
  const mean = (sum: number): number => (whole.length === 0 ? 0 : sum / whole.length)
  const best = whole.reduce<NamedResultRow | undefined>(
    (most, row) => (most && most.total >= row.total ? most : row),
    undefined,
  )
  return {
    edition: first.edition,
    seats: first.seats,
    matches: rows.length,
    wins,
    winRate: wins / rows.length,
    meanTotal: mean(whole.reduce((sum, row) => sum + row.total, 0)),
    means: Object.fromEntries([...sums].map(([category, sum]) => [category, mean(sum)])),
    best: best
      ? { total: best.total, at: best.finished_at, table: mayKnow(best) ? best.table_id : null }
      : null,
  }
}

export function describeMatch(rows: readonly NamedResultRow[], mayKnow: boolean): Result {
  const [first] = rows
  return {
    table: mayKnow ? first.table_id : null,
    game: first.game,
    edition: first.edition,
    finishedAt: first.finished_at,
    seats: rows.map(row => ({
      person: row.person_id,
      name: row.name,
      ...(row.person_kind === 'bot' ? { bot: true as const } : {}),
      total: row.total,
      categories: categoriesOf(row),
      rank: row.rank,
      ...(row.by_bot === 1 && row.conceded === 0 ? { byBot: true as const } : {}),
      ...(row.conceded === 1 ? { conceded: true as const } : {}),
      ...(row.unrated === null ? {} : { unrated: row.unrated }),
    })),
  }
}

export function against(
  ranks: readonly { readonly game: string; readonly one: number; readonly other: number }[],
): AgainstResponse {
  const games = [...groupBy(ranks, row => row.game)].map(([game, rows]) => ({
    game,
    matches: rows.length,
    ahead: rows.filter(row => row.one < row.other).length,
    behind: rows.filter(row => row.one > row.other).length,
    equal: rows.filter(row => row.one === row.other).length,
  }))
  return { games }
}

function categoriesOf(row: NamedResultRow): Record<string, number> {
  return (parsed(row.categories) ?? {}) as Record<string, number>
}

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
