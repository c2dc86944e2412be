import { sql } from 'kysely'
import type { Queries } from './store.js'

const MINUTE = 60_000
/** What was counted so long ago makes no difference any more. */
const FORGOTTEN_AFTER = 2 * 60 * MINUTE

/**
 * Counts an attempt, and says whether it is allowed: so many within a time, as many at once, all processes together.
 * One statement, so two attempts at the same time count as two. What is refused is not counted.
 */
export async function takeAttempt(
  db: Queries,
  name: string,
  most: number,
  now: number,
  within = MINUTE,
): Promise<boolean> {
  const perMillisecond = most / within
  // A clock that is behind that of another process must not give anything back.
  const forgotten = sql<number>`case when ${now} > attempt.at
    then (${now} - attempt.at) * cast(${perMillisecond} as double precision) else 0 end`
  const spent = sql<number>`case when attempt.spent > ${forgotten} then attempt.spent - ${forgotten} else 0 end`
  const result = await db
    .insertInto('attempt')
    .values({ name, spent: 1, at: now })
    .onConflict(conflict =>
      conflict
        .column('name')
        .doUpdateSet({ spent: sql<number>`${spent} + 1`, at: now })
        .where(sql<boolean>`${spent} + 1 <= ${most}`),
    )
    .returning('name')
    .executeTakeFirst()
  return result !== undefined
}

/** Forgets attempts that make no difference any more. */
export async function forgetAttempts(db: Queries, now: number): Promise<void> {
  await db
    .deleteFrom('attempt')
    .where('at', '<', now - FORGOTTEN_AFTER)
    .execute()
}
