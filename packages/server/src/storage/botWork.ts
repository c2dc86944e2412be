import type { Queries } from './store.js'

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
