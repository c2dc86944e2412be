import type { UndoRequestRow } from './schema/tables.js'
import type { Queries } from './store.js'

/** What a consent agrees to: the request of that number, to go back to that moment. */
export interface Wanted {
  readonly seat: number
  readonly number: number
  readonly to: number
}

/** The standing request with the seats that agree to it. */
export type AgreedRequest = UndoRequestRow & { readonly accepted: readonly number[] }

export async function findUndoRequest(db: Queries, tableId: string): Promise<AgreedRequest | undefined> {
  const row = await db
    .selectFrom('undo_request')
    .selectAll()
    .where('table_id', '=', tableId)
    .executeTakeFirst()
  if (!row) return undefined
  const consents = await db
    .selectFrom('undo_consent')
    .select('seat')
    .where('table_id', '=', tableId)
    .where('number', '=', row.number)
    .where('back_to', '=', row.back_to)
    .orderBy('seat')
    .execute()
  return { ...row, accepted: consents.map(({ seat }) => seat) }
}

/**
 * Makes a request the standing one. Asked again for the same, it keeps its consents; for something else, it has only
 * that of its asker. False if the request of another seat stands.
 */
export async function askUndo(db: Queries, row: UndoRequestRow): Promise<boolean> {
  const taken = await db
    .insertInto('undo_request')
    .values(row)
    .onConflict(conflict =>
      conflict
        .column('table_id')
        .doUpdateSet(row)
        // A request from before the last entry has fallen.
        .where(eb =>
          eb.or([eb('undo_request.seat', '=', row.seat), eb('undo_request.number', '<', row.number)]),
        ),
    )
    .executeTakeFirst()
  if (taken.numInsertedOrUpdatedRows === 0n) return false
  await db
    .deleteFrom('undo_consent')
    .where('table_id', '=', row.table_id)
    .where(eb =>
      eb.or([
        eb('number', '!=', row.number),
        eb('back_to', '!=', row.back_to),
        // Whatever others agreed to was another's wish if the asker has changed.
        eb('asker', '!=', row.seat),
      ]),
    )
    .execute()
  await consent(db, row.table_id, { seat: row.seat, number: row.number, to: row.back_to }, row.seat)
  return true
}

/** Adds consents to exactly what is wanted, and returns all there are; undefined if that is not asked any more. */
export async function agreeToUndo(
  db: Queries,
  tableId: string,
  wanted: Wanted,
  seats: readonly number[],
): Promise<AgreedRequest | undefined> {
  // The row is locked: of two who agree at once, the second one sees the consent of the first.
  const locked = await db
    .updateTable('undo_request')
    .set(eb => ({ at: eb.ref('at') }))
    .where('table_id', '=', tableId)
    .where('seat', '=', wanted.seat)
    .where('number', '=', wanted.number)
    .where('back_to', '=', wanted.to)
    .executeTakeFirst()
  if (locked.numUpdatedRows === 0n) return undefined
  for (const seat of seats) await consent(db, tableId, wanted, seat)
  return findUndoRequest(db, tableId)
}

async function consent(db: Queries, tableId: string, { seat: asker, number, to }: Wanted, seat: number) {
  await db
    .insertInto('undo_consent')
    .values({ table_id: tableId, seat, asker, number, back_to: to })
    .onConflict(conflict =>
      conflict.columns(['table_id', 'seat']).doUpdateSet({ asker, number, back_to: to }),
    )
    .execute()
}

/** Ends exactly what was wanted; false if that is not asked any more. */
export async function endUndoRequest(db: Queries, tableId: string, wanted: Wanted): Promise<boolean> {
  const ended = await db
    .deleteFrom('undo_request')
    .where('table_id', '=', tableId)
    .where('seat', '=', wanted.seat)
    .where('number', '=', wanted.number)
    .where('back_to', '=', wanted.to)
    .executeTakeFirst()
  if (ended.numDeletedRows === 0n) return false
  await db.deleteFrom('undo_consent').where('table_id', '=', tableId).execute()
  return true
}

/** Drops whatever is asked: the match went on. */
export async function dropUndoRequest(db: Queries, tableId: string): Promise<void> {
  await db.deleteFrom('undo_request').where('table_id', '=', tableId).execute()
  await db.deleteFrom('undo_consent').where('table_id', '=', tableId).execute()
}
