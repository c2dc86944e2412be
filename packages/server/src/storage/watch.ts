import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.js'
import type { Queries } from './store.js'

/** Under this name the processes note that clocks are watched over. */
const NAME = 'clocksWatchedAt'

/** Stores something of no consequence: whether anything can be stored. */
export async function probe(db: Queries, now: number): Promise<void> {
  await saveTime(db, 'probedAt', now)
}

async function saveTime(db: Queries, name: string, now: number): Promise<void> {
  const value = String(now)
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

export interface Absence {
  /** How long nobody watched, in milliseconds; 0 if somebody did. */
  readonly length: number
  /** The tables whose clocks were put off by that. */
  readonly tables: readonly string[]
  /** When it was noted that somebody watches. */
  readonly at: number
}

/**
 * Notes that clocks are watched over now. If nobody did for `least` or longer, because no process ran, or none could
 * store anything, all running clocks and deadlines are put off by that time: it does not count. Of several processes
 * one does it.
 */
export async function watch(db: Kysely<Database>, clock: () => number, least: number): Promise<Absence> {
  return db.transaction().execute(async queries => {
    const row = await queries
      .selectFrom('setting')
      .select('value')
      .where('name', '=', NAME)
      .executeTakeFirst()
    // Only now: reaching the database may have been what took so long.
    const at = clock()
    const present = { length: 0, tables: [], at }
    if (!row) {
      await saveTime(queries, NAME, at)
      return present
    }
    const length = at - Number(row.value)
    if (length <= 0) return present
    const mine = await queries
      .updateTable('setting')
      .set({ value: String(at) })
      .where('name', '=', NAME)
      .where('value', '=', row.value)
      .executeTakeFirst()
    if (mine.numUpdatedRows === 0n || length < least) return present
    const running = await queries
      .selectFrom('seat')
      .select('table_id')
      .distinct()
      .where('due_at', 'is not', null)
      .execute()
    await queries
      .updateTable('seat')
      .set({ due_at: sql`due_at + ${sql.lit(length)}` })
      .where('due_at', 'is not', null)
      .execute()
    // Nor does it count as an absence, or for the notice that somebody has to play.
    await queries
      .updateTable('seat')
      .set({
        seen_at: sql`seen_at + ${sql.lit(length)}`,
        acted_at: sql`acted_at + ${sql.lit(length)}`,
        warned_at: sql`warned_at + ${sql.lit(length)}`,
      })
      .where('asked', '=', 1)
      .execute()
    return { length, tables: running.map(({ table_id: id }) => id), at }
  })
}
