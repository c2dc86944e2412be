import { compiledOnce } from './compiledOnce.js'
import type { NewTableRow, SeatRow, TableRow } from './schema/tables.js'
import { type NamedSeatRow, seatsOf } from './seats.js'
import type { Queries } from './store.js'

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

/** Something happened at the table. */
export const moving = compiledOnce({ id: 'table', at: -1 }, (db, { id, at }) =>
  db.updateTable('gametable').set({ moved_at: at }).where('id', '=', id),
)

export async function changeTable(db: Queries, id: string, change: Partial<TableRow>): Promise<void> {
  await db.updateTable('gametable').set(change).where('id', '=', id).execute()
}

export async function deleteTable(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('gametable').where('id', '=', id).execute()
}
