import type { Queries } from './store.js'

/** The seats that want to play on by that version of the rules. */
export async function rulesVotes(db: Queries, tableId: string, version: string): Promise<number[]> {
  const rows = await db
    .selectFrom('rules_vote')
    .select('seat')
    .where('table_id', '=', tableId)
    .where('version', '=', version)
    .orderBy('seat')
    .execute()
  return rows.map(({ seat }) => seat)
}

/** What a seat wants; null: to play on as it is. */
export async function setRulesVote(
  db: Queries,
  tableId: string,
  seat: number,
  version: string | null,
): Promise<void> {
  if (version === null)
    await db.deleteFrom('rules_vote').where('table_id', '=', tableId).where('seat', '=', seat).execute()
  else
    await db
      .insertInto('rules_vote')
      .values({ table_id: tableId, seat, version })
      .onConflict(conflict => conflict.columns(['table_id', 'seat']).doUpdateSet({ version }))
      .execute()
}

export async function clearRulesVotes(db: Queries, tableId: string): Promise<void> {
  await db.deleteFrom('rules_vote').where('table_id', '=', tableId).execute()
}

/** The number of the last entry of a match. */
export async function lastNumber(db: Queries, tableId: string): Promise<number> {
  const row = await db
    .selectFrom('log')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('table_id', '=', tableId)
    .executeTakeFirst()
  return Number(row?.number ?? 0)
}
