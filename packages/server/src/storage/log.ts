import type { LogRow, UndoRequestRow } from './schema.js'
import type { Queries } from './store.js'

/** Adds one entry. Fails with a conflict if its number or key is taken already. */
export async function appendLog(db: Queries, row: LogRow): Promise<void> {
  await db.insertInto('log').values(row).execute()
}

const ROWS_AT_ONCE = 100

export async function appendWholeLog(db: Queries, rows: readonly LogRow[]): Promise<void> {
  for (let i = 0; i < rows.length; i += ROWS_AT_ONCE)
    await db
      .insertInto('log')
      .values(rows.slice(i, i + ROWS_AT_ONCE))
      .execute()
}

/** The entries after `number`, in order. */
export async function logAfter(db: Queries, tableId: string, number: number): Promise<LogRow[]> {
  return db
    .selectFrom('log')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('number', '>', number)
    .orderBy('number')
    .execute()
}

export async function findUndoRequest(db: Queries, tableId: string): Promise<UndoRequestRow | undefined> {
  return db.selectFrom('undo_request').selectAll().where('table_id', '=', tableId).executeTakeFirst()
}

export async function saveUndoRequest(db: Queries, row: UndoRequestRow): Promise<void> {
  await db
    .insertInto('undo_request')
    .values(row)
    .onConflict(conflict => conflict.column('table_id').doUpdateSet(row))
    .execute()
}

export async function dropUndoRequest(db: Queries, tableId: string): Promise<void> {
  await db.deleteFrom('undo_request').where('table_id', '=', tableId).execute()
}
