import type { Selectable } from 'kysely'
import { forgetRatings } from '../results/record.js'
import { FORGOTTEN, holdPerson } from './people.js'
import type { AccountRow, SessionTable } from './schema/people.js'
import type { Queries } from './store.js'

export async function accountOf(db: Queries, personId: string): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

export async function accountByMail(db: Queries, mail: string): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('mail', '=', mail).executeTakeFirst()
}

/** The person becomes an account. Fails with a conflict if the address is taken. */
export async function addAccount(db: Queries, account: AccountRow): Promise<void> {
  await db.insertInto('account').values(account).execute()
  await becomeAccount(db, account.person_id)
}

/** Who was a guest until now has an account. */
export async function becomeAccount(db: Queries, personId: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('person')
    .set({ kind: 'account' })
    .where('id', '=', personId)
    .where('kind', '=', 'guest')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await forgetRatings(db, personId)
  await noteGuest(db, personId)
}

/** In the matches that run, the person began as a guest: nobody chooses by how they go whose they are. */
async function noteGuest(db: Queries, guest: string): Promise<void> {
  const running = db.selectFrom('gametable').select('id').where('status', '=', 'playing')
  await db
    .updateTable('seat')
    .set({ was_guest: 1 })
    .where('person_id', '=', guest)
    .where('table_id', 'in', running)
    .execute()
}

export async function changeAccount(
  db: Queries,
  personId: string,
  change: Partial<Pick<AccountRow, 'verified' | 'password_hash'>>,
): Promise<void> {
  await db.updateTable('account').set(change).where('person_id', '=', personId).execute()
}

export async function addLoginLink(
  db: Queries,
  link: { token_hash: string; mail: string; person_id: string | null; expires_at: number },
): Promise<void> {
  await db.insertInto('login_link').values(link).execute()
}

/** Takes a link out of the store, with all others to its address: it works once. Undefined if there is none, or it is too old. */
export async function takeLoginLink(
  db: Queries,
  tokenHash: string,
  now: number,
): Promise<{ mail: string; person_id: string | null } | undefined> {
  const link = await db
    .selectFrom('login_link')
    .select(['mail', 'person_id', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  const taken = link !== undefined && (await endLinksTo(db, link.mail)).includes(tokenHash)
  return taken && link.expires_at >= now ? link : undefined
}

/**
 * All links to an address end: one was used, or there is a new password. Says which ended here. They are taken one by one
 * and by everybody in the same order: of two who do so at once one waits for the other, and never both for each other.
 */
export async function endLinksTo(db: Queries, mail: string): Promise<string[]> {
  const links = await db
    .selectFrom('login_link')
    .select('token_hash')
    .where('mail', '=', mail)
    .orderBy('token_hash')
    .execute()
  const ended: string[] = []
  for (const { token_hash: hash } of links) {
    const { numDeletedRows } = await db
      .deleteFrom('login_link')
      .where('token_hash', '=', hash)
      .executeTakeFirst()
    if (numDeletedRows > 0n) ended.push(hash)
  }
  return ended
}

export async function mailOfLink(db: Queries, tokenHash: string, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('login_link')
    .select('mail')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>=', now)
    .executeTakeFirst()
  return row?.mail
}

/** The guest wants to be the account of that address, with that password. The last wish counts. */
export async function savePendingAccount(
  db: Queries,
  personId: string,
  wish: { mail: string; password_hash: string; created_at: number },
): Promise<void> {
  await db
    .insertInto('pending_account')
    .values({ person_id: personId, ...wish })
    .onConflict(conflict => conflict.column('person_id').doUpdateSet(wish))
    .execute()
}

/** The password that the guest chose for that address, if any. */
export async function takePendingAccount(
  db: Queries,
  personId: string,
  mail: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('pending_account')
    .where('person_id', '=', personId)
    .returning(['mail', 'password_hash'])
    .executeTakeFirst()
  return row?.mail === mail ? row.password_hash : undefined
}

type ListedSession = Omit<Selectable<SessionTable>, 'person_id'>

export async function sessionsOf(db: Queries, personId: string): Promise<ListedSession[]> {
  return db
    .selectFrom('session')
    .select(['token_hash', 'created_at', 'seen_at', 'device', 'link_at'])
    .where('person_id', '=', personId)
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
}

/** Ends all sessions of a person but one. */
export async function endOtherSessions(db: Queries, personId: string, keep: string): Promise<void> {
  await db.deleteFrom('session').where('person_id', '=', personId).where('token_hash', '!=', keep).execute()
}

/**
 * What a guest sat at becomes an account's, except where the account sits already; and what the guest said, wrote
 * and asked for, and how the guest fared, but for the rating. The tables concerned are returned.
 */
export async function adoptGuest(db: Queries, guest: string, account: string): Promise<string[]> {
  const seated = db.selectFrom('seat').select('table_id').where('person_id', '=', account)
  const tables = await db
    .selectFrom('seat')
    .select('table_id')
    .where('person_id', '=', guest)
    .where('table_id', 'not in', seated)
    .execute()
  const ids = tables.map(row => row.table_id)
  // The row of a table before its seats, as whoever writes to a table takes them.
  await db.updateTable('gametable').set({ host: account }).where('host', '=', guest).execute()
  if (ids.length > 0) {
    await noteGuest(db, guest)
    const moved = { person_id: account }
    await db
      .updateTable('seat')
      .set(moved)
      .where('person_id', '=', guest)
      .where('table_id', 'in', ids)
      .execute()
    await db
      .updateTable('result')
      .set({ ...moved, mu: null, unrated: null })
      .where('person_id', '=', guest)
      .where('table_id', 'in', ids)
      .execute()
  }
  await forgetRatings(db, guest)
  for (const table of ['chat', 'study', 'review', 'problem_report'] as const)
    await db.updateTable(table).set({ person_id: account }).where('person_id', '=', guest).execute()
  for (const table of ['session', 'notify', 'told', 'pending_account'] as const)
    await db.deleteFrom(table).where('person_id', '=', guest).execute()
  return ids
}

/** The notes of all seats of a person: to be forgotten while the seats are theirs. */
export async function forgetNotes(db: Queries, personId: string): Promise<void> {
  const seats = db.selectFrom('seat').select('table_id').where('person_id', '=', personId)
  await db
    .deleteFrom('note')
    .where('table_id', 'in', seats)
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('seat')
          .select('seat.seat')
          .whereRef('seat.table_id', '=', 'note.table_id')
          .whereRef('seat.seat', '=', 'note.seat')
          .where('seat.person_id', '=', personId),
      ),
    )
    .execute()
}

/** Everything that tells who somebody was is gone; the id stays, for the matches of others. */
export async function forgetPerson(db: Queries, personId: string): Promise<void> {
  await holdPerson(db, personId)
  await db.deleteFrom('chat').where('person_id', '=', personId).execute()
  for (const table of [
    'session',
    'pending_account',
    'known_device',
    'identity',
    'role',
    'bot',
    'study',
  ] as const)
    await db.deleteFrom(table).where('person_id', '=', personId).execute()
  const account = await accountOf(db, personId)
  if (account) await endLinksTo(db, account.mail)
  await db.deleteFrom('account').where('person_id', '=', personId).execute()
  await db.deleteFrom('login_link').where('person_id', '=', personId).execute()
  await db.deleteFrom('api_token').where('person_id', '=', personId).execute()
  await db.deleteFrom('rating').where('person_id', '=', personId).execute()
  await db.deleteFrom('notify').where('person_id', '=', personId).execute()
  await db.deleteFrom('told').where('person_id', '=', personId).execute()
  await db.updateTable('problem_report').set({ person_id: null }).where('person_id', '=', personId).execute()
  await db.updateTable('result').set({ person_id: null }).where('person_id', '=', personId).execute()
  await db
    .updateTable('person')
    .set({ name: FORGOTTEN, kind: 'guest', preferences: '{}' })
    .where('id', '=', personId)
    .execute()
}
