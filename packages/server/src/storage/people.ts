import type { Preferences } from '@railhead/protocol'
import type { PersonRow } from './schema/people.js'
import type { Queries } from './store.js'

/** Sessions that nobody used for so long are over. */
export const SESSION_LASTS = 180 * 24 * 3600 * 1000
/** The name of those who are forgotten. */
export const FORGOTTEN = '–'
const DAY = 24 * 3600 * 1000

export async function addPerson(db: Queries, person: PersonRow): Promise<void> {
  await db.insertInto('person').values(person).execute()
}

export async function renamePerson(db: Queries, id: string, name: string): Promise<void> {
  await db.updateTable('person').set({ name }).where('id', '=', id).execute()
}

export async function savePreferences(db: Queries, id: string, preferences: Preferences): Promise<void> {
  await db
    .updateTable('person')
    .set({ preferences: JSON.stringify(preferences) })
    .where('id', '=', id)
    .execute()
}

export async function addSession(
  db: Queries,
  tokenHash: string,
  personId: string,
  device: string,
  now: number,
  byLink: boolean,
): Promise<void> {
  const link_at = byLink ? now : null
  await db
    .insertInto('session')
    .values({ token_hash: tokenHash, person_id: personId, created_at: now, seen_at: now, device, link_at })
    .execute()
}

/** Whose session it is; undefined if there is none or it is over. */
export async function personOfSession(
  db: Queries,
  tokenHash: string,
  now: number,
): Promise<PersonRow | undefined> {
  const found = await db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .selectAll('person')
    .select('session.seen_at')
    .where('session.token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!found || found.seen_at < now - SESSION_LASTS) return undefined
  const { seen_at: seenAt, ...person } = found
  if (seenAt < now - DAY)
    await db.updateTable('session').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute()
  return person
}

export async function endSession(db: Queries, tokenHash: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}

/**
 * Ends a session, and says whose it was; undefined if there was none. Of several that do so at once, on whatever
 * process, one is told: a guest goes along with one login only.
 */
export async function takeSession(
  db: Queries,
  tokenHash: string | undefined,
  now: number,
): Promise<PersonRow | undefined> {
  if (tokenHash === undefined) return undefined
  const taken = await db
    .deleteFrom('session')
    .where('token_hash', '=', tokenHash)
    .returning(['person_id', 'seen_at'])
    .executeTakeFirst()
  return taken && taken.seen_at >= now - SESSION_LASTS ? findPerson(db, taken.person_id) : undefined
}

/** Whoever else wants to change how the person is reached waits until this is written. */
export async function holdPerson(db: Queries, id: string): Promise<void> {
  await db
    .updateTable('person')
    .set(eb => ({ name: eb.ref('name') }))
    .where('id', '=', id)
    .execute()
}

export async function findPerson(db: Queries, id: string): Promise<PersonRow | undefined> {
  return db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst()
}
