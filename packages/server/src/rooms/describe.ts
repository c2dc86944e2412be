import type { Outcome, Seat } from '@railhead/kernel'
import {
  type Customs,
  LEVELS,
  type Level,
  type Proposal,
  type SeatInfo,
  type SeedWord,
  type TableInfo,
  type TableResponse,
  type TimeRule,
} from '@railhead/protocol'
import { parsed } from '../json.js'
import type { TableRow } from '../storage/schema/tables.js'
import type { NamedSeatRow } from '../storage/seats.js'
import type { TableWithSeats } from '../storage/tables.js'
import { decidersOf, standingProposal } from './proposal.js'
import { storedWords } from './words.js'

/** A table as everybody may know it. The seed is told only when the match is over. What is damaged is left out. */
export function describeTable({ row, seats }: TableWithSeats): TableInfo {
  const time = row.time_rule === null ? undefined : (parsed(row.time_rule) as TimeRule | undefined)
  return {
    id: row.id,
    title: row.title,
    game: row.game,
    rules: row.rules,
    config: parsed(row.config) ?? null,
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
      seed: row.status === 'finished' ? (row.secret ?? row.seed) : null,
      imported: row.imported === 1,
      ...wordsIn(row),
    },
    outcome: row.outcome === null ? null : ((parsed(row.outcome) as Outcome | undefined) ?? null),
    rematch: row.rematch,
    ...(time ? { time } : {}),
    customs: { ...CUSTOMS, ...customsIn(row.customs) },
    ...proposalIn(row, seats),
    ...(row.sealed_at !== null && row.status === 'gathering' ? { sealed: true as const } : {}),
    ...(row.ending === null ? {} : { ending: row.ending }),
  }
}

/** The same table after an answer: what no answer changes is taken over instead of being read again. */
export function describeMoved(
  before: TableInfo,
  seatsBefore: readonly NamedSeatRow[],
  { row, seats }: TableWithSeats,
): TableInfo {
  if (row.status === 'finished') return describeTable({ row, seats })
  const { proposal: _fell, ...table } = before
  const hasClock = before.time?.kind === 'clock'
  return {
    ...table,
    seats: seats.map((seat, i) => (seat === seatsBefore[i] ? before.seats[i] : describeSeat(seat, hasClock))),
    movedAt: row.moved_at,
    ...proposalIn(row, seats),
  }
}

/** How people treat each other where nothing else was said. */
const CUSTOMS: Customs = { hints: false, patience: null, watchersTalk: false }

function customsIn(text: string | null): Partial<Customs> {
  return text === null ? {} : ((parsed(text) as Partial<Customs> | undefined) ?? {})
}

/** Nobody's word is told before all of them are promised and the match has started. */
function wordsIn(row: TableRow): { words?: SeedWord[] } {
  const words = storedWords(row)
  if (words.length === 0) return {}
  return {
    words: words.map(({ word, ...rest }) => ({ ...rest, word: row.status === 'gathering' ? null : word })),
  }
}

function proposalIn(row: TableRow, seats: readonly NamedSeatRow[]): { proposal?: Proposal } {
  const stands = standingProposal(row, seats)
  if (!stands) return {}
  const { at: _at, stalls: _stalls, ...proposal } = stands
  const needed = decidersOf(proposal, seats).filter(seat => !proposal.accepted.includes(seat))
  return { proposal: { ...proposal, needed } }
}

function describeSeat(seat: NamedSeatRow, hasClock: boolean): SeatInfo {
  if (seat.kind === 'bot') return { kind: 'bot', level: readLevel(seat.level), asked: seat.asked === 1 }
  if (seat.kind === 'person' && seat.person_id !== null)
    return {
      kind: 'person',
      person: seat.person_id,
      name: seat.name ?? '?',
      ...(seat.person_kind === 'bot' ? { bot: true } : {}),
      asked: seat.asked === 1,
      ...(seat.due_at === null ? {} : { due: seat.due_at }),
      ...(!hasClock || seat.left_ms === null || seat.due_at !== null ? {} : { left: seat.left_ms }),
      ...(seat.held === 1 ? { held: true } : {}),
      ...(seat.conceded === 1 ? { conceded: true } : {}),
      ...(seat.seen_at === null ? {} : { seen: seat.seen_at }),
      ...(seat.asked === 0 || seat.acted_at === null ? {} : { since: seat.acted_at }),
      ...(seat.hints === 0 ? {} : { hints: seat.hints }),
    }
  return {
    kind: 'open',
    ...(seat.invited === null ? {} : { invited: { person: seat.invited, name: seat.invited_name ?? '?' } }),
    ...(seat.played === null ? {} : { played: seat.played }),
  }
}

export function readLevel(level: string | null): Level {
  return LEVELS.find(known => known === level) ?? 'random'
}

export function seatOf(table: TableInfo, person: string | undefined): Seat | null {
  if (person === undefined) return null
  const seat = table.seats.findIndex(info => info.kind === 'person' && info.person === person)
  return seat < 0 ? null : seat
}

export function answerFor({ info }: { readonly info: TableInfo }, me: string | undefined): TableResponse {
  return { table: info, seat: seatOf(info, me) }
}
