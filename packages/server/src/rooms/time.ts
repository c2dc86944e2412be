import type { Seat } from '@railhead/kernel'
import type { TimeRule } from '@railhead/protocol'
import type { Queries } from '../storage/store.js'
import type { NamedSeatRow } from '../storage/tables.js'
import { preferencesAt, type SeatTime, setSeatTime } from '../storage/tables.js'
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
  await passTime(db, rule, fresh, asked, now)
}

/**
 * The match waits for other seats than before: clocks are stopped and started, deadlines set and lifted. Returns the
 * seats as they are then.
 */
export async function passTime(
  db: Queries,
  rule: TimeRule | undefined,
  seats: readonly NamedSeatRow[],
  asked: readonly Seat[],
  now: number,
): Promise<readonly NamedSeatRow[]> {
  if (!rule) return seats
  const after: NamedSeatRow[] = []
  for (const row of seats) {
    const runs = asked.includes(row.seat)
    if (row.kind !== 'person' || runs === (row.asked === 1)) {
      after.push(row)
      continue
    }
    const time = runs ? await started(db, rule, row, now) : stopped(rule, row, now)
    await setSeatTime(db, row.table_id, time)
    after.push({ ...row, ...time })
  }
  return after
}

async function started(db: Queries, rule: TimeRule, row: NamedSeatRow, now: number): Promise<SeatTime> {
  const { seat, held, left_ms } = row
  // A bot that holds a seat needs no clock.
  const due_at = held === 1 ? null : await dueOf(db, rule, row, now)
  return { seat, held, left_ms, due_at }
}

async function dueOf(db: Queries, rule: TimeRule, row: NamedSeatRow, now: number): Promise<number> {
  if (rule.kind === 'clock') return now + (row.left_ms ?? 0)
  const found = (await preferencesAt(db, row.table_id)).find(({ seat }) => seat === row.seat)
  return afterQuietHours(now, rule.hours * HOUR, quietHoursOf(found?.preferences ?? '{}'))
}

function stopped(rule: TimeRule, { seat, held, left_ms, due_at }: NamedSeatRow, now: number): SeatTime {
  const ran = rule.kind === 'clock' && due_at !== null
  const left = ran ? Math.max(0, due_at - now) + rule.increment * 1000 : left_ms
  return { seat, held, left_ms: left, due_at: null }
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

/** The person is back: the seat is theirs again, with time to think if it is asked now. */
export async function takeSeatBack(room: Room, seat: Seat, now: number): Promise<void> {
  const { time } = room.info
  const row = room.seats[seat]
  if (!time || row?.held !== 1 || room.info.status !== 'playing') return
  await room.store.write(room.id, { kind: 'table' }, async db => {
    const left_ms = time.kind === 'clock' ? Math.max(row.left_ms ?? 0, GRACE) : null
    const due_at = row.asked === 1 ? await dueOf(db, time, { ...row, left_ms }, now) : null
    await setSeatTime(db, room.id, { seat, held: 0, left_ms, due_at })
  })
  await room.reload()
}
