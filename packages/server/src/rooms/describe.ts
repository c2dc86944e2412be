import type { Outcome, Seat } from '@railhead/kernel'
import { LEVELS, type Level, type SeatInfo, type TableInfo } from '@railhead/protocol'
import type { NamedSeatRow, TableWithSeats } from '../storage/tables.js'

/** A table as everybody may know it. The seed is told only when the match is over. */
export function describeTable({ row, seats }: TableWithSeats): TableInfo {
  return {
    id: row.id,
    title: row.title,
    game: row.game,
    rules: row.rules,
    config: JSON.parse(row.config),
    status: row.status,
    visibility: row.visibility,
    shuffleSeats: row.shuffle_seats === 1,
    host: row.host,
    seats: seats.map(describeSeat),
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    movedAt: row.moved_at,
    fairness: {
      seedHash: row.seed_hash,
      seed: row.status === 'finished' ? row.seed : null,
      imported: row.imported === 1,
    },
    outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as Outcome),
    rematch: row.rematch,
  }
}

function describeSeat(seat: NamedSeatRow): SeatInfo {
  if (seat.kind === 'bot') return { kind: 'bot', level: readLevel(seat.level), asked: seat.asked === 1 }
  if (seat.kind === 'person' && seat.person_id !== null)
    return { kind: 'person', person: seat.person_id, name: seat.name ?? '?', asked: seat.asked === 1 }
  return { kind: 'open' }
}

export function readLevel(level: string | null): Level {
  return LEVELS.find(known => known === level) ?? 'random'
}

export function seatOf(table: TableInfo, person: string | undefined): Seat | null {
  if (person === undefined) return null
  const seat = table.seats.findIndex(info => info.kind === 'person' && info.person === person)
  return seat < 0 ? null : seat
}

/** The seats of people. */
export function people(table: TableInfo): Seat[] {
  return table.seats.flatMap((info, seat) => (info.kind === 'person' ? [seat] : []))
}
