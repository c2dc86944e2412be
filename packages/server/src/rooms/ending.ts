import type { Outcome, Seat } from '@railhead/kernel'
import type { LiveMatch } from '@railhead/table'
import type { TableRow } from '../storage/schema/tables.js'
import type { NamedSeatRow } from '../storage/seats.js'

/** People who still play: they sit there and have not given up. */
export function stayers(seats: readonly NamedSeatRow[]): Seat[] {
  return seats.flatMap(({ seat, kind, conceded }) => (kind === 'person' && conceded === 0 ? [seat] : []))
}

/** How a match stands that ends before its end. Whoever stayed has won, if all others gave up. */
export function outcomeNow(
  { game, match }: LiveMatch,
  ending: NonNullable<TableRow['ending']>,
  seats: readonly NamedSeatRow[],
): Outcome {
  const scores = [...game.standing(match.state)]
  return { scores, winners: ending === 'abandoned' ? [] : winnersAmong(scores, seats) }
}

function winnersAmong(scores: Outcome['scores'], seats: readonly NamedSeatRow[]): Seat[] {
  const people = stayers(seats)
  if (people.length > 0) return people
  // The only person gave up: the best of the bots has won.
  const bots = seats.flatMap(({ seat, kind }) => (kind === 'bot' ? [seat] : []))
  const best = Math.max(...bots.map(seat => scores[seat].total))
  return bots.filter(seat => scores[seat].total === best)
}

/** What the end of a match changes in the row of its table. */
export function endedRow(outcome: Outcome, ending: TableRow['ending'], at: number): Partial<TableRow> {
  return {
    status: 'finished',
    finished_at: at,
    moved_at: at,
    outcome: JSON.stringify(outcome),
    ending,
    proposal: null,
  }
}
