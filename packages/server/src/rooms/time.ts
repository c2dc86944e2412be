import type { Seat } from '@railhead/kernel'
import type { TimeRule } from '@railhead/protocol'
import { logLength } from '../storage/log.js'
import {
  changePlayer,
  findPlayer,
  type NamedSeatRow,
  preferencesAt,
  type SeatTime,
  setSeatTime,
} from '../storage/seats.js'
import type { Queries } from '../storage/store.js'
import { findTable } from '../storage/tables.js'
import { afterQuietHours, quietHoursOf } from './quietHours.js'
import type { Room } from './room.js'

const HOUR = 3_600_000
const MINUTE = 60_000
/** Whoever returns after the clock ran out gets so much at least. */
const GRACE = 60_000

/** The match begins: every clock is full, and those of the seats that are asked run. */
export async function beginTime(
  db: Queries,
  rule: TimeRule | undefined,
  seats: readonly NamedSeatRow[],
  asked: readonly Seat[],
  now: number,
): Promise<void> {
  if (!rule) return
  const left_ms = rule.kind === 'clock' ? rule.minutes * MINUTE : null
  const fresh = seats.map(seat => ({ ...seat, asked: 0, held: 0, due_at: null, left_ms }))
  for (const { kind, seat } of fresh)
    if (kind === 'person')
      await setSeatTime(db, seats[seat].table_id, { seat, held: 0, due_at: null, left_ms })
  await passTime(db, rule, fresh, { asked, by: null, turn: null, gain: false, anew: true }, now)
}

/** Why time passes on from seat to seat. */
export interface Passing {
  /** The seats that the match waits for now. */
  readonly asked: readonly Seat[]
  /** The seat that answered or took back. */
  readonly by: Seat | null
  /** The seat that answered, if that began another turn of its own. */
  readonly turn: Seat | null
  /** Clocks that stop gain their increment. Not by taking back, nor by answering again what was taken back. */
  readonly gain: boolean
  /**
   * Deadlines start anew. Otherwise so much of them is left as there was, and an hour at least, unless it was their own
   * doing: nobody has an hour again and again by answering and taking back.
   */
  readonly anew: boolean
}

/**
 * The match waits for other seats than before: clocks are stopped and started, deadlines set and lifted. Returns the
 * seats as they are then.
 */
export async function passTime(
  db: Queries,
  rule: TimeRule | undefined,
  seats: readonly NamedSeatRow[],
  { asked, by, turn, gain, anew }: Passing,
  now: number,
): Promise<readonly NamedSeatRow[]> {
  if (!rule) return seats
  const after: NamedSeatRow[] = []
  for (const row of seats) {
    const runs = asked.includes(row.seat)
    const ran = row.asked === 1
    if (row.kind !== 'person' || (runs === ran && row.seat !== turn)) {
      after.push(row)
      continue
    }
    let changed = row
    if (ran) changed = { ...changed, ...stopped(rule, changed, gain, now) }
    if (runs)
      changed = { ...changed, ...(await started(db, rule, changed, { anew, own: row.seat === by }, now)) }
    const { seat, held, left_ms, due_at } = changed
    await setSeatTime(db, row.table_id, { seat, held, left_ms, due_at })
    after.push(changed)
  }
  return after
}

type Running = Pick<SeatTime, 'left_ms' | 'due_at'>

async function started(
  db: Queries,
  rule: TimeRule,
  row: NamedSeatRow,
  { anew, own }: { readonly anew: boolean; readonly own: boolean },
  now: number,
): Promise<Running> {
  const { left_ms } = row
  // A bot that holds a seat needs no clock; whoever comes back in another turn has the time of that.
  if (row.held === 1) return { left_ms: rule.kind === 'deadline' && anew ? null : left_ms, due_at: null }
  if (rule.kind === 'clock') return { left_ms, due_at: now + (left_ms ?? 0) }
  if (anew || left_ms === null) return { left_ms, due_at: await deadline(db, row, rule.hours * HOUR, now) }
  if (own) return { left_ms, due_at: now + left_ms }
  return { left_ms, due_at: Math.max(now + left_ms, await deadline(db, row, HOUR, now)) }
}

async function deadline(db: Queries, row: NamedSeatRow, length: number, now: number): Promise<number> {
  const found = (await preferencesAt(db, row.table_id)).find(({ seat }) => seat === row.seat)
  return afterQuietHours(now, length, quietHoursOf(found?.preferences ?? '{}'))
}

function stopped(rule: TimeRule, { left_ms, due_at }: NamedSeatRow, gain: boolean, now: number): Running {
  if (due_at === null) return { left_ms, due_at }
  const left = Math.max(0, due_at - now)
  const gained = rule.kind === 'clock' && gain ? rule.increment * 1000 : 0
  return { left_ms: left + gained, due_at: null }
}

/** The time of a seat is over: a bot holds it from now on. */
export async function holdSeat(room: Room, seat: Seat, now: number): Promise<void> {
  const held = await room.store.write(room.id, { kind: 'table' }, async db => {
    const result = await db
      .updateTable('seat')
      .set({ held: 1, due_at: null, left_ms: 0 })
      .where('table_id', '=', room.id)
      .where('seat', '=', seat)
      .where('held', '=', 0)
      .where('due_at', '<=', now)
      .executeTakeFirst()
    return result.numUpdatedRows > 0n
  })
  if (held) await room.reload()
}

/**
 * The person is back: the seat is theirs again, with time to think if it is asked now: a little for a turn whose time was
 * over. Not for whoever gave up.
 */
export async function takeSeatBack(room: Room, seat: Seat, now: number): Promise<void> {
  const { time } = room.info
  if (room.info.status !== 'playing' || !(await isHeld(room, seat))) return
  await room.store.write(room.id, { kind: 'table' }, async db => {
    const row = (await findTable(db, room.id))?.seats[seat]
    if (row?.held !== 1 || row.conceded === 1) return
    // Whoever was given a bot because they did not play, or came back here before, is not back before the bot has
    // answered: they would wait it out for ever.
    const length = await logLength(db, room.id)
    if (row.held_number !== null && length <= row.held_number) return
    const left_ms = time?.kind === 'clock' ? Math.max(row.left_ms ?? 0, GRACE) : row.left_ms
    const back = { ...row, held: 0, left_ms }
    const anew = row.left_ms === null
    const due =
      time && row.asked === 1
        ? await started(db, time, back, { anew, own: false }, now)
        : { left_ms, due_at: null }
    await setSeatTime(db, room.id, { seat, held: 0, ...due })
    await changePlayer(db, room.id, seat, { held_number: length })
  })
  await room.reload()
}

/** Whether a bot holds the seat. What another process did may not be known here yet. */
export async function isHeld(room: Room, seat: Seat): Promise<boolean> {
  const player = room.store.shared ? await findPlayer(room.store.db, room.id, seat) : room.seats[seat]
  return player?.held === 1
}
