import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.js'
import type { Queries } from './store.js'

/** Under this name the processes note that clocks are watched over. */
const NAME = 'clocksWatchedAt'

export async function noteWatch(db: Queries, now: number): Promise<void> {
  const value = String(now)
  await db
    .insertInto('setting')
    .values({ name: NAME, value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/**
 * If nobody watched for `least` or longer, all running clocks and deadlines are put off by that time: it does not
 * count. Of several processes one does it. Returns the time.
 */
export async function passOverAbsence(db: Kysely<Database>, now: number, least: number): Promise<number> {
  return db.transaction().execute(async queries => {
    const row = await queries
      .selectFrom('setting')
      .select('value')
      .where('name', '=', NAME)
      .executeTakeFirst()
    const gap = row ? now - Number(row.value) : 0
    if (!row || gap < least) return 0
    const mine = await queries
      .updateTable('setting')
      .set({ value: String(now) })
      .where('name', '=', NAME)
      .where('value', '=', row.value)
      .executeTakeFirst()
    if (mine.numUpdatedRows === 0n) return 0
    await queries
      .updateTable('seat')
      .set({ due_at: sql`due_at + ${sql.lit(gap)}` })
      .where('due_at', 'is not', null)
      .execute()
    return gap
  })
}
