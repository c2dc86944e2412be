import type { BotRow } from './schema/people.js'
import type { Queries } from './store.js'

/** A bot that was not heard of for so long is not connected any more. */
export const BOT_GONE_AFTER = 45_000

export type NamedBotRow = BotRow & {
  readonly name: string
  readonly owner_name: string
  /** At how many tables it sits whose match is not over. */
  readonly tables: number
}

/** How names are compared. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

export async function addBot(db: Queries, row: BotRow): Promise<void> {
  await db.insertInto('bot').values(row).execute()
}

export async function changeBot(db: Queries, id: string, change: Partial<BotRow>): Promise<void> {
  if (Object.keys(change).length > 0)
    await db.updateTable('bot').set(change).where('person_id', '=', id).execute()
}

export async function botsOf(db: Queries, ownerId: string): Promise<NamedBotRow[]> {
  return named(db, await bots(db).where('bot.owner_id', '=', ownerId).execute())
}

export async function connectedBots(db: Queries, now: number): Promise<NamedBotRow[]> {
  return named(
    db,
    await bots(db)
      .where('bot.seen_at', '>', now - BOT_GONE_AFTER)
      .execute(),
  )
}

export async function findBot(db: Queries, id: string): Promise<NamedBotRow | undefined> {
  return (await named(db, await bots(db).where('bot.person_id', '=', id).execute()))[0]
}

export async function findBotByName(db: Queries, name: string): Promise<NamedBotRow | undefined> {
  return (await named(db, await bots(db).where('bot.name_key', '=', nameKey(name)).execute()))[0]
}

/** These bots are connected to this process now. */
export async function noteConnected(db: Queries, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('bot')
    .set(eb => ({
      connected_at: eb
        .case()
        .when('seen_at', '>', now - BOT_GONE_AFTER)
        .then(eb.ref('connected_at'))
        .else(now)
        .end(),
      seen_at: now,
    }))
    .where('person_id', 'in', ids)
    .execute()
}

/** Gone from this process. If another one still has it, that says so soon. */
export async function noteDisconnected(db: Queries, id: string): Promise<void> {
  await db.updateTable('bot').set({ seen_at: null }).where('person_id', '=', id).execute()
}

/** Gathering tables where a seat is kept for the bot. */
export async function invitationsOf(db: Queries, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seat')
    .innerJoin('gametable', 'gametable.id', 'seat.table_id')
    .select('seat.table_id')
    .where('seat.invited', '=', id)
    .where('gametable.status', '=', 'gathering')
    .execute()
  return rows.map(row => row.table_id)
}

/** Nobody is invited there any more. */
export async function forgetInvitations(db: Queries, id: string): Promise<void> {
  await db.updateTable('seat').set({ invited: null }).where('invited', '=', id).execute()
}

function bots(db: Queries) {
  return db
    .selectFrom('bot')
    .innerJoin('person', 'person.id', 'bot.person_id')
    .innerJoin('person as owner', 'owner.id', 'bot.owner_id')
    .selectAll('bot')
    .select(['person.name', 'owner.name as owner_name'])
    .orderBy('bot.name_key')
}

async function named(db: Queries, rows: readonly Omit<NamedBotRow, 'tables'>[]): Promise<NamedBotRow[]> {
  if (rows.length === 0) return []
  const counts = await db
    .selectFrom('seat')
    .innerJoin('gametable', 'gametable.id', 'seat.table_id')
    .select(({ fn }) => ['seat.person_id', fn.countAll<number | string>().as('count')])
    .where(
      'seat.person_id',
      'in',
      rows.map(row => row.person_id),
    )
    .where('gametable.status', '!=', 'finished')
    .groupBy('seat.person_id')
    .execute()
  const tablesOf = (id: string): number => Number(counts.find(row => row.person_id === id)?.count ?? 0)
  return rows.map(row => ({ ...row, tables: tablesOf(row.person_id) }))
}
