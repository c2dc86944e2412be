import type { Level, TableScope } from '@railhead/protocol'
import { type CompiledQuery, type Kysely, sql } from 'kysely'
import { compiledOnce } from './compiledOnce.js'
import type { Database, NewTableRow, PersonRow, SeatRow, TableRow } from './schema.js'
import type { Queries } from './store.js'

/** A seat with the name of whoever sits there, and of the bot that is invited. */
export type NamedSeatRow = SeatRow & {
  readonly name: string | null
  readonly person_kind: PersonRow['kind'] | null
  readonly invited_name: string | null
}

export interface TableWithSeats {
  readonly row: TableRow
  /** By seat. */
  readonly seats: readonly NamedSeatRow[]
}

export async function addTable(db: Queries, row: NewTableRow, seats: readonly SeatRow[]): Promise<void> {
  await db.insertInto('gametable').values(row).execute()
  await db.insertInto('seat').values(seats).execute()
}

export async function findTable(db: Queries, id: string): Promise<TableWithSeats | undefined> {
  const row = await db.selectFrom('gametable').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const seats = await seatsOf(db, [id])
  return { row, seats }
}

async function seatsOf(db: Queries, ids: readonly string[]): Promise<NamedSeatRow[]> {
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
 * Takes the row of a table for this write: whoever else wants it waits, and then sees what was written here. Undefined if
 * the table is gone or of another status.
 */
export async function lockTable(
  db: Queries,
  id: string,
  status: TableRow['status'],
): Promise<TableRow | undefined> {
  return db
    .updateTable('gametable')
    .set(eb => ({ moved_at: eb.ref('moved_at') }))
    .where('id', '=', id)
    .where('status', '=', status)
    .returningAll()
    .executeTakeFirst()
}

/** What an answer changes in the row of its table. False if the match is over meanwhile: then nothing may change. */
export async function moveOn(db: Queries, id: string, change: Partial<TableRow>): Promise<boolean> {
  const moved = await db
    .updateTable('gametable')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', 'playing')
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
}

export async function deleteTable(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('gametable').where('id', '=', id).execute()
}

export async function changeTable(db: Queries, id: string, change: Partial<TableRow>): Promise<void> {
  await db.updateTable('gametable').set(change).where('id', '=', id).execute()
}

/**
 * Gives a seat to somebody if it is still as expected and the match has not started. False if it is not: then
 * somebody was faster.
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
  return result.numUpdatedRows > 0n
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

/** Something happened at the table. */
export const moving = compiledOnce({ id: 'table', at: -1 }, (db, { id, at }) =>
  db.updateTable('gametable').set({ moved_at: at }).where('id', '=', id),
)

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

export async function listTables(
  db: Queries,
  scope: TableScope,
  personId: string | undefined,
  before: number,
  limit: number,
): Promise<TableWithSeats[]> {
  let query = db.selectFrom('gametable').selectAll('gametable').limit(limit)
  if (scope === 'open' || scope === 'watch') {
    query = query
      .where('gametable.visibility', '=', 'open')
      .where('gametable.status', '=', scope === 'open' ? 'gathering' : 'playing')
      .where('gametable.moved_at', '<', before)
      .orderBy('gametable.moved_at', 'desc')
    if (scope === 'open')
      query = query.where(eb =>
        eb.exists(
          eb
            .selectFrom('seat')
            .select('seat.seat')
            .whereRef('seat.table_id', '=', 'gametable.id')
            .where('seat.kind', '=', 'open')
            .where('seat.invited', 'is', null),
        ),
      )
  } else {
    query = query
      .innerJoin('seat', 'seat.table_id', 'gametable.id')
      .where('seat.person_id', '=', personId ?? '')
      // For whoever gave a match up, it is over.
      .where('seat.conceded', 'in', scope === 'mine' ? [0] : [0, 1])
      .where(
        'gametable.status',
        scope === 'mine' ? 'in' : '=',
        scope === 'mine' ? ['gathering', 'playing'] : 'finished',
      )
      .orderBy('seat.asked', 'desc')
      .orderBy('gametable.moved_at', 'desc')
    if (scope === 'finished') query = query.where('gametable.moved_at', '<', before)
  }
  const rows = await query.execute()
  const seats = await seatsOf(
    db,
    rows.map(row => row.id),
  )
  return rows.map(row => ({ row, seats: seats.filter(seat => seat.table_id === row.id) }))
}

/** Tables of that status, last moved first. */
export async function listTablesByStatus(
  db: Queries,
  status: TableRow['status'],
  limit: number,
): Promise<TableWithSeats[]> {
  const rows = await db
    .selectFrom('gametable')
    .selectAll()
    .where('status', '=', status)
    .orderBy('moved_at', 'desc')
    .limit(limit)
    .execute()
  const seats = await seatsOf(
    db,
    rows.map(row => row.id),
  )
  return rows.map(row => ({ row, seats: seats.filter(seat => seat.table_id === row.id) }))
}

/**
 * Tables that wait for a bot and that nobody else has claimed: the bots' work list. Where no person plays, they play for
 * those who look on, and whoever serves these knows.
 */
export async function tablesWaitingForBots(
  db: Queries,
  holder: string,
  now: number,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('seat')
    .innerJoin('gametable', 'gametable.id', 'seat.table_id')
    .select('seat.table_id')
    .distinct()
    .where('seat.asked', '=', 1)
    .where(eb => eb.or([eb('seat.kind', '=', 'bot'), eb('seat.held', '=', 1)]))
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('seat as player')
          .select('player.seat')
          .whereRef('player.table_id', '=', 'seat.table_id')
          .where('player.kind', '=', 'person')
          .where('player.held', '=', 0),
      ),
    )
    .where('gametable.status', '=', 'playing')
    .where(eb => eb.or([eb('gametable.lease_until', '<', now), eb('gametable.lease_holder', '=', holder)]))
    .limit(limit)
    .execute()
  return rows.map(row => row.table_id)
}

/** Claims a table's bots until `until`; false if another process has them. */
export async function claimBots(
  db: Queries,
  tableId: string,
  holder: string,
  now: number,
  until: number,
): Promise<boolean> {
  const result = await db
    .updateTable('gametable')
    .set({ lease_holder: holder, lease_until: until })
    .where('id', '=', tableId)
    .where(eb => eb.or([eb('lease_until', '<', now), eb('lease_holder', '=', holder)]))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Gives up all claims of a process. */
export async function releaseBots(db: Queries, holder: string): Promise<void> {
  await db.updateTable('gametable').set({ lease_until: 0 }).where('lease_holder', '=', holder).execute()
}

/** Tables where the person sits and the match is not over. */
export async function tablesOfPerson(db: Queries, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seat')
    .innerJoin('gametable', 'gametable.id', 'seat.table_id')
    .select('seat.table_id')
    .where('seat.person_id', '=', personId)
    .where('gametable.status', '!=', 'finished')
    .execute()
  return rows.map(row => row.table_id)
}

/** Tables where the person sits, whatever became of the match. */
export async function allTablesOfPerson(db: Queries, personId: string): Promise<string[]> {
  const rows = await db.selectFrom('seat').select('table_id').where('person_id', '=', personId).execute()
  return rows.map(row => row.table_id)
}

/** How many matches run that the person opened for bots only. */
export async function botTablesOf(db: Queries, personId: string): Promise<number> {
  const rows = await db
    .selectFrom('gametable')
    .select('id')
    .where('host', '=', personId)
    .where('status', '=', 'playing')
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('seat')
            .select('seat.seat')
            .whereRef('seat.table_id', '=', 'gametable.id')
            .where('seat.kind', '=', 'person'),
        ),
      ),
    )
    .execute()
  return rows.length
}
