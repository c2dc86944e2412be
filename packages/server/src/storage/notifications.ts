import type { Happening } from '@railhead/protocol'
import type { NotifyRow } from './schema/notifications.js'
import type { Queries } from './store.js'

const NOTHING = { mail: 0, webhook: null, pushes: null }

export async function wishesOf(db: Queries, personId: string): Promise<NotifyRow> {
  const row = await db.selectFrom('notify').selectAll().where('person_id', '=', personId).executeTakeFirst()
  return row ?? { person_id: personId, ...NOTHING }
}

export async function saveWishes(
  db: Queries,
  personId: string,
  change: Partial<Omit<NotifyRow, 'person_id'>>,
): Promise<void> {
  await db
    .insertInto('notify')
    .values({ person_id: personId, ...NOTHING, ...change })
    .onConflict(conflict => conflict.column('person_id').doUpdateSet({ ...change, person_id: personId }))
    .execute()
}

/**
 * Notes that a person is told something now. False if that happened after `since`: then it is not to happen again.
 * Whichever process is first, is.
 */
export async function noteNotified(
  db: Queries,
  personId: string,
  tableId: string,
  what: Happening,
  since: number,
  now: number,
): Promise<boolean> {
  const result = await db
    .insertInto('told')
    .values({ person_id: personId, table_id: tableId, what, at: now })
    .onConflict(conflict =>
      conflict
        .columns(['person_id', 'table_id', 'what'])
        .doUpdateSet({ at: now })
        .where('told.at', '<=', since),
    )
    .returning('at')
    .executeTakeFirst()
  return result !== undefined
}

/** Of how many tables a person was told something after `since`. */
export async function tablesNotifiedOf(db: Queries, personId: string, since: number): Promise<number> {
  const rows = await db
    .selectFrom('told')
    .select('table_id')
    .distinct()
    .where('person_id', '=', personId)
    .where('at', '>', since)
    .execute()
  return rows.length
}

/** Puts another value in the place of a shared one, unless somebody did so before. */
export async function replaceShared(db: Queries, name: string, old: string, value: string): Promise<void> {
  await db.updateTable('setting').set({ value }).where('name', '=', name).where('value', '=', old).execute()
}

/** A value that all processes share; `make` makes it if there is none. Whoever is first, decides. */
export async function sharedValue(db: Queries, name: string, make: () => string): Promise<string> {
  const read = async (): Promise<string | undefined> =>
    (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())?.value
  const found = await read()
  if (found !== undefined) return found
  const made = make()
  await db
    .insertInto('setting')
    .values({ name, value: made })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute()
  return (await read()) ?? made
}
