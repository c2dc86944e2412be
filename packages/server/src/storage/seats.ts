import type { Level } from '@railhead/protocol'
import { type CompiledQuery, type Kysely, sql } from 'kysely'
import { compiledOnce } from './compiledOnce.js'
import type { PersonRow } from './schema/people.js'
import type { SeatRow } from './schema/tables.js'
import type { Database } from './schema.js'
import type { Queries } from './store.js'
import { forgetNote } from './talk.js'

/** A seat with the name of whoever sits there, and of the bot that is invited. */
export type NamedSeatRow = SeatRow & {
  readonly name: string | null
  readonly person_kind: PersonRow['kind'] | null
  readonly invited_name: string | null
}

/** The seats of these tables, those of each in order. */
export async function seatsOf(db: Queries, ids: readonly string[]): Promise<NamedSeatRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('seat')
    .leftJoin('person', 'person.id', 'seat.person_id')
    .leftJoin('person as guest', 'guest.id', 'seat.invited')
    .selectAll('seat')
    .select(['person.name', 'person.kind as person_kind', 'guest.name as invited_name'])
    .where('seat.table_id', 'in', ids)
    .orderBy('seat.seat')
    .execute()
}

/**
 * Gives a seat to somebody if it is still as expected and the match has not started. False if it is not: then
 * somebody was faster. What whoever sat there noted is not for whoever comes.
 */
export async function changeSeat(
  db: Queries,
  tableId: string,
  seat: number,
  expected: Pick<SeatRow, 'kind' | 'person_id'>,
  change: Pick<SeatRow, 'kind' | 'person_id' | 'level'> & Partial<Pick<SeatRow, 'invited'>>,
): Promise<boolean> {
  const result = await db
    .updateTable('seat')
    .set({ invited: null, ...change })
    .where('table_id', '=', tableId)
    .where('seat', '=', seat)
    .where('kind', '=', expected.kind)
    .where('person_id', expected.person_id === null ? 'is' : '=', expected.person_id)
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('gametable')
          .select('gametable.id')
          .where('gametable.id', '=', tableId)
          .where('gametable.status', '=', 'gathering'),
      ),
    )
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) return false
  if (change.person_id !== expected.person_id) await forgetNote(db, tableId, seat)
  return true
}

/** No seat of a table is kept for somebody any more. */
export async function forgetInvitation(db: Queries, tableId: string, personId: string): Promise<void> {
  await db
    .updateTable('seat')
    .set({ invited: null })
    .where('table_id', '=', tableId)
    .where('invited', '=', personId)
    .execute()
}

/** Puts a bot in the place of a person. */
export async function giveSeatToBot(
  db: Queries,
  tableId: string,
  personId: string,
  level: Level,
): Promise<boolean> {
  const result = await db
    .updateTable('seat')
    .set({ kind: 'bot', person_id: null, level, held: 0, due_at: null, left_ms: null })
    .where('table_id', '=', tableId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

const marking = compiledOnce({ id: 'table', mask: -1, signs: -2, at: -3 }, (db, { id, mask, signs, at }) => {
  const asked = sql<number>`((cast(${mask} as integer) >> seat) & 1)`
  const acted = sql<number>`((cast(${signs} as integer) >> seat) & 1)`
  const acted_at = sql<number | null>`case when ${acted} = 1 then cast(${at} as bigint) else acted_at end`
  // Most seats stay what they are, and stand in two indexes each.
  return db
    .updateTable('seat')
    .set({ asked, acted_at })
    .where('table_id', '=', id)
    .where(eb => eb.or([eb('asked', '<>', asked), sql<boolean>`${acted} = 1`]))
})

const maskOf = (seats: readonly number[]): number => seats.reduce((mask, seat) => mask | (1 << seat), 0)

/** Marks the seats that the match waits for, and those for which patience counts from that time on. */
export function markingAsked(
  db: Kysely<Database>,
  id: string,
  asked: readonly number[],
  signs: readonly number[] = [],
  at = 0,
): CompiledQuery {
  return marking(db, { id, mask: maskOf(asked), signs: maskOf(signs), at })
}

export type SeatTime = Pick<SeatRow, 'seat' | 'due_at' | 'left_ms' | 'held'>

export async function setSeatTime(db: Queries, tableId: string, { seat, ...time }: SeatTime): Promise<void> {
  await db.updateTable('seat').set(time).where('table_id', '=', tableId).where('seat', '=', seat).execute()
}

export async function changePlayer(
  db: Queries,
  tableId: string,
  seat: number,
  change: Partial<Pick<SeatRow, 'held' | 'conceded' | 'due_at' | 'left_ms' | 'warned_at' | 'held_number'>>,
): Promise<void> {
  await db.updateTable('seat').set(change).where('table_id', '=', tableId).where('seat', '=', seat).execute()
}

/** Whether a bot answers for a person, and whether it does so for good. */
export async function findPlayer(
  db: Queries,
  tableId: string,
  seat: number,
): Promise<Pick<SeatRow, 'held' | 'conceded'> | undefined> {
  return db
    .selectFrom('seat')
    .select(['held', 'conceded'])
    .where('table_id', '=', tableId)
    .where('seat', '=', seat)
    .executeTakeFirst()
}

/** The people of these seats were seen at each of the tables. */
export async function noteSeen(
  db: Queries,
  tables: readonly string[],
  seats: readonly number[],
  now: number,
): Promise<void> {
  await db
    .updateTable('seat')
    .set({ seen_at: now })
    .where('table_id', 'in', tables)
    .where('seat', 'in', seats)
    .where(eb => eb.or([eb('seen_at', 'is', null), eb('seen_at', '<', now)]))
    .execute()
}

/** Counts a hint, once for each question. False if that question was counted already. */
export async function countHint(
  db: Queries,
  tableId: string,
  seat: number,
  decision: string,
): Promise<boolean> {
  const counted = await db
    .updateTable('seat')
    .set(eb => ({ hints: eb('hints', '+', 1), hinted: decision }))
    .where('table_id', '=', tableId)
    .where('seat', '=', seat)
    .where(eb => eb.or([eb('hinted', 'is', null), eb('hinted', '!=', decision)]))
    .executeTakeFirst()
  return counted.numUpdatedRows > 0n
}

/** Seats whose time is over and that a bot is to hold. */
export async function overdueSeats(
  db: Queries,
  now: number,
  limit: number,
): Promise<{ table_id: string; seat: number }[]> {
  return db
    .selectFrom('seat')
    .innerJoin('gametable', 'gametable.id', 'seat.table_id')
    .select(['seat.table_id', 'seat.seat'])
    .where('seat.due_at', '<=', now)
    .where('seat.held', '=', 0)
    .where('seat.kind', '=', 'person')
    .where('gametable.status', '=', 'playing')
    .where('gametable.on_expiry', '=', 'bot')
    .orderBy('seat.due_at')
    .limit(limit)
    .execute()
}

/** The preferences of everybody at a table, by seat. */
export async function preferencesAt(
  db: Queries,
  tableId: string,
): Promise<{ seat: number; preferences: string }[]> {
  return db
    .selectFrom('seat')
    .innerJoin('person', 'person.id', 'seat.person_id')
    .select(['seat.seat', 'person.preferences'])
    .where('seat.table_id', '=', tableId)
    .execute()
}
