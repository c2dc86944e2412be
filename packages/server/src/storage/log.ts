import { AGREED_KEY } from '@railhead/table'
import { compiledOnce } from './compiledOnce.js'
import type { LogRow } from './schema/tables.js'
import type { Queries } from './store.js'

const ROW: LogRow = {
  table_id: 'table',
  number: -1,
  seat: -2,
  option: 'option',
  back_to: -3,
  key: 'key',
  at: -4,
}

/** Adds one entry. Fails with a conflict if its number or key is taken already. */
export const appendingLog = compiledOnce(ROW, (db, row) => db.insertInto('log').values(row))

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

/** When a seat last took something back by itself, latest first. */
export async function takingsBack(
  db: Queries,
  tableId: string,
  seat: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('log')
    .select('at')
    .where('table_id', '=', tableId)
    .where('seat', '=', seat)
    .where('back_to', 'is not', null)
    .where('key', 'not like', `${AGREED_KEY}%`)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ at }) => at)
}

/** How many entries there are. */
export async function logLength(db: Queries, tableId: string): Promise<number> {
  const last = await db
    .selectFrom('log')
    .select('number')
    .where('table_id', '=', tableId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.number ?? 0
}
