import type { ChatEntry } from '@railhead/protocol'
import type { ChatRow } from './schema/tables.js'
import type { Queries } from './store.js'

/** The largest number of an integer column. */
const MOST_NUMBER = 2 ** 31 - 1

export async function wasSaid(db: Queries, tableId: string, person: string, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat')
    .select('number')
    .where('table_id', '=', tableId)
    .where('person_id', '=', person)
    .where('key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores one message behind the last. */
export async function addChat(
  db: Queries,
  tableId: string,
  entry: Omit<ChatEntry, 'number' | 'name'>,
  key: string,
): Promise<void> {
  await db
    .insertInto('chat')
    .columns(['table_id', 'number', 'person_id', 'seat', 'text', 'kind', 'key', 'at'])
    .expression(eb =>
      eb
        .selectFrom('chat')
        .where('chat.table_id', '=', tableId)
        .select(select => [
          select.val(tableId).as('table_id'),
          select(select.fn.coalesce(select.fn.max('chat.number'), select.lit(0)), '+', select.lit(1)).as(
            'number',
          ),
          select.val(entry.person).as('person_id'),
          // PostgreSQL takes values in a select for text unless told otherwise.
          select.cast<number | null>(select.val(entry.seat), 'integer').as('seat'),
          select.val(entry.text).as('text'),
          select.cast<ChatRow['kind']>(select.val(entry.kind ?? null), 'text').as('kind'),
          select.val(key).as('key'),
          select.cast<number>(select.val(entry.at), 'bigint').as('at'),
        ]),
    )
    .execute()
}

/** The messages after `number` up to `last`, oldest first; the last `limit` of them. */
export async function chatAfter(
  db: Queries,
  tableId: string,
  number: number,
  limit: number,
  last: number = MOST_NUMBER,
): Promise<ChatEntry[]> {
  const rows = await db
    .selectFrom('chat')
    .innerJoin('person', 'person.id', 'chat.person_id')
    .selectAll('chat')
    .select('person.name')
    .where('chat.table_id', '=', tableId)
    .where('chat.number', '>', number)
    .where('chat.number', '<=', last)
    .orderBy('chat.number', 'desc')
    .limit(limit)
    .execute()
  return rows.reverse().map(row => ({
    number: row.number,
    person: row.person_id,
    name: row.name,
    seat: row.seat,
    text: row.text,
    ...(row.kind === null ? {} : { kind: row.kind }),
    at: row.at,
  }))
}

export async function noteOf(db: Queries, tableId: string, seat: number): Promise<string> {
  const row = await db
    .selectFrom('note')
    .select('text')
    .where('table_id', '=', tableId)
    .where('seat', '=', seat)
    .executeTakeFirst()
  return row?.text ?? ''
}

export async function saveNote(db: Queries, tableId: string, seat: number, text: string): Promise<void> {
  await db
    .insertInto('note')
    .values({ table_id: tableId, seat, text })
    .onConflict(conflict => conflict.columns(['table_id', 'seat']).doUpdateSet({ text }))
    .execute()
}

/** The notes of all seats of a table. */
export async function notesOf(db: Queries, tableId: string): Promise<{ seat: number; text: string }[]> {
  return db.selectFrom('note').select(['seat', 'text']).where('table_id', '=', tableId).execute()
}

export async function forgetNote(db: Queries, tableId: string, seat: number): Promise<void> {
  await db.deleteFrom('note').where('table_id', '=', tableId).where('seat', '=', seat).execute()
}
