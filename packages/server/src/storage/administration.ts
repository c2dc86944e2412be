import type { Role } from '@railhead/protocol'
import { sql } from 'kysely'
import type { BanRow } from './schema/administration.js'
import type { TableRow } from './schema/tables.js'
import type { Queries } from './store.js'
import { takeTurn } from './turns.js'

export async function roleOf(db: Queries, personId: string): Promise<Role | undefined> {
  const row = await db.selectFrom('role').select('role').where('person_id', '=', personId).executeTakeFirst()
  return row?.role
}

export async function administrators(db: Queries): Promise<string[]> {
  const rows = await db.selectFrom('role').select('person_id').where('role', '=', 'admin').execute()
  return rows.map(({ person_id: id }) => id)
}

async function setRole(db: Queries, personId: string, role: Role | null, at: number): Promise<void> {
  if (role === null) await db.deleteFrom('role').where('person_id', '=', personId).execute()
  else
    await db
      .insertInto('role')
      .values({ person_id: personId, role, at })
      .onConflict(conflict => conflict.column('person_id').doUpdateSet({ role, at }))
      .execute()
}

/** A server without administrator: nobody could ever give a role again. */
export class NoAdministrator extends Error {}

/**
 * Changes a role while nobody else can, on whatever process: of two administrators who take the other's role at the same
 * moment, the second one has none any more. With `by`, that person has to be administrator then; otherwise nothing is
 * changed and it is false. Fails with `NoAdministrator` if none would be left.
 */
export async function changeRole(
  db: Queries,
  personId: string,
  role: Role | null,
  at: number,
  by?: string,
): Promise<boolean> {
  await takeTurn(db, 'rolesChangedAt', at)
  const before = await administrators(db)
  if (by !== undefined && !before.includes(by)) return false
  await setRole(db, personId, role, at)
  if (before.length > 0 && (await administrators(db)).length === 0) throw new NoAdministrator()
  return true
}

/** The ban that holds now, if one does. That of its owner is one of a bot, too. */
export async function banOf(db: Queries, personId: string, now: number): Promise<BanRow | undefined> {
  return db
    .selectFrom('ban')
    .selectAll()
    .where(eb =>
      eb.or([
        eb('person_id', '=', personId),
        eb('person_id', 'in', eb.selectFrom('bot').select('owner_id').where('bot.person_id', '=', personId)),
      ]),
    )
    .where(eb => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
    .executeTakeFirst()
}

export async function ban(db: Queries, row: BanRow): Promise<void> {
  const { person_id: _, ...change } = row
  await db
    .insertInto('ban')
    .values(row)
    .onConflict(conflict => conflict.column('person_id').doUpdateSet(change))
    .execute()
}

/** False if there was none. */
export async function endBan(db: Queries, personId: string): Promise<boolean> {
  const ended = await db.deleteFrom('ban').where('person_id', '=', personId).executeTakeFirst()
  return ended.numDeletedRows > 0n
}

export interface FoundPerson {
  readonly id: string
  readonly name: string
  readonly kind: 'guest' | 'account' | 'bot'
  readonly created_at: number
  readonly mail: string | null
  readonly role: Role | null
  readonly seen_at: number | null
  readonly reason: string | null
  readonly until: number | null
}

/** Whose name, id or address holds the text; last seen first. */
export async function findPeople(
  db: Queries,
  search: string,
  now: number,
  limit: number,
): Promise<FoundPerson[]> {
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, sign => `\\${sign}`)}%`
  const like = (column: 'person.name' | 'account.mail') =>
    sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
  return db
    .selectFrom('person')
    .leftJoin('account', 'account.person_id', 'person.id')
    .leftJoin('role', 'role.person_id', 'person.id')
    .leftJoin('ban', join =>
      join
        .onRef('ban.person_id', '=', 'person.id')
        .on(eb => eb.or([eb('ban.until', 'is', null), eb('ban.until', '>', now)])),
    )
    .leftJoin(
      eb =>
        eb
          .selectFrom('session')
          .select(({ fn }) => ['session.person_id', fn.max('session.seen_at').as('seen_at')])
          .groupBy('session.person_id')
          .as('last'),
      join => join.onRef('last.person_id', '=', 'person.id'),
    )
    .select(['person.id', 'person.name', 'person.kind', 'person.created_at', 'account.mail', 'role.role'])
    .select(['last.seen_at', 'ban.reason', 'ban.until'])
    .where(eb => eb.or([eb('person.id', '=', search), like('person.name'), like('account.mail')]))
    .orderBy(sql`coalesce(last.seen_at, 0)`, 'desc')
    .orderBy('person.id')
    .limit(limit)
    .execute()
}

export interface PeopleCount {
  readonly guests: number
  readonly accounts: number
  readonly banned: number
}

export async function countPeople(db: Queries, now: number): Promise<PeopleCount> {
  const kinds = await db
    .selectFrom('person')
    .select(({ fn }) => ['kind', fn.countAll<number | string>().as('count')])
    .groupBy('kind')
    .execute()
  const banned = await db
    .selectFrom('ban')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(eb => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
    .executeTakeFirstOrThrow()
  const of = (kind: 'guest' | 'account'): number => Number(kinds.find(row => row.kind === kind)?.count ?? 0)
  return { guests: of('guest'), accounts: of('account'), banned: Number(banned.count) }
}

export async function countTables(db: Queries): Promise<Record<TableRow['status'], number>> {
  const rows = await db
    .selectFrom('gametable')
    .select(({ fn }) => ['status', fn.countAll<number | string>().as('count')])
    .groupBy('status')
    .execute()
  const of = (status: TableRow['status']): number =>
    Number(rows.find(row => row.status === status)?.count ?? 0)
  return { gathering: of('gathering'), playing: of('playing'), finished: of('finished') }
}

const CORRECTIONS = 'corrections'

/** What administrators corrected, as text; undefined if nothing. */
export async function storedCorrections(db: Queries): Promise<string | undefined> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', CORRECTIONS)
    .executeTakeFirst()
  return row?.value
}

export async function saveCorrections(db: Queries, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name: CORRECTIONS, value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
