import type { Outcome, Seat } from '@railhead/kernel'
import {
  LEVELS,
  type Level,
  type MomentNumber,
  type SeatInfo,
  type TableInfo,
  type TimeRule,
} from '@railhead/protocol'
import type { NamedSeatRow, TableWithSeats } from '../storage/tables.js'
import type { LiveMatch } from './liveMatch.js'

/** A table as everybody may know it. The seed is told only when the match is over. */
export function describeTable({ row, seats }: TableWithSeats): TableInfo {
  const time = row.time_rule === null ? undefined : (JSON.parse(row.time_rule) as TimeRule)
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
    seats: seats.map(seat => describeSeat(seat, time?.kind === 'clock')),
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
    ...(time ? { time } : {}),
  }
}

function describeSeat(seat: NamedSeatRow, hasClock: boolean): SeatInfo {
  if (seat.kind === 'bot') return { kind: 'bot', level: readLevel(seat.level), asked: seat.asked === 1 }
  if (seat.kind === 'person' && seat.person_id !== null)
    return {
      kind: 'person',
      person: seat.person_id,
      name: seat.name ?? '?',
      asked: seat.asked === 1,
      ...(seat.due_at === null ? {} : { due: seat.due_at }),
      ...(!hasClock || seat.left_ms === null || seat.due_at !== null ? {} : { left: seat.left_ms }),
      ...(seat.held === 1 ? { held: true } : {}),
    }
  return { kind: 'open' }
}

/** How well a bot plays that holds the seat of a person. */
const HOLDER: Level = 'hand'

export function readLevel(level: string | null): Level {
  return LEVELS.find(known => known === level) ?? 'random'
}

export function seatOf(table: TableInfo, person: string | undefined): Seat | null {
  if (person === undefined) return null
  const seat = table.seats.findIndex(info => info.kind === 'person' && info.person === person)
  return seat < 0 ? null : seat
}

/**
 * The people who have a say when everything after a moment is to be taken back: all but those for whom a bot plays,
 * unless something of their own is taken back.
 */
export function deciders(table: TableInfo, live: LiveMatch, to: MomentNumber): Seat[] {
  return table.seats.flatMap((info, seat) =>
    info.kind === 'person' && (!info.held || live.answeredSince(seat, to)) ? [seat] : [],
  )
}

/** The bot that answers for a seat; undefined if a person does. */
export function botOf(info: SeatInfo | undefined): Level | undefined {
  if (info?.kind === 'bot') return info.level
  return info?.kind === 'person' && info.held ? HOLDER : undefined
}
