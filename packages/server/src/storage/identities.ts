import { becomeAccount } from './accounts.js'
import type { OidcLoginRow } from './schema/people.js'
import type { Queries } from './store.js'

/** Who somebody is here whom the service `issuer` knows as `subject`. */
export async function personOfIdentity(
  db: Queries,
  issuer: string,
  subject: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('identity')
    .select('person_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.person_id
}

/** The person can be reached this way from now on, and is an account. Fails with a conflict if it is another's. */
export async function addIdentity(
  db: Queries,
  row: { issuer: string; subject: string; person_id: string; created_at: number },
): Promise<void> {
  await db.insertInto('identity').values(row).execute()
  await becomeAccount(db, row.person_id)
}

/** The person is not reached by any service any more. */
export async function forgetIdentitiesOf(db: Queries, personId: string): Promise<void> {
  await db.deleteFrom('identity').where('person_id', '=', personId).execute()
}

export interface LinkedIdentity {
  readonly issuer: string
  readonly subject: string
  readonly created_at: number
}

/** How services of others know the person, first linked first. */
export async function identitiesOf(db: Queries, personId: string): Promise<LinkedIdentity[]> {
  return db
    .selectFrom('identity')
    .select(['issuer', 'subject', 'created_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('subject')
    .execute()
}

/** The person is not reached that way any more. */
export async function forgetIdentity(
  db: Queries,
  personId: string,
  { issuer, subject }: LinkedIdentity,
): Promise<void> {
  await db
    .deleteFrom('identity')
    .where('person_id', '=', personId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
}

export async function beginOidcLogin(db: Queries, row: OidcLoginRow): Promise<void> {
  await db.insertInto('oidc_login').values(row).execute()
}

/** Takes a begun login out of the store: it comes back once. Undefined if there is none, or it is too old. */
export async function takeOidcLogin(
  db: Queries,
  stateHash: string,
  now: number,
): Promise<OidcLoginRow | undefined> {
  const taken = await db
    .deleteFrom('oidc_login')
    .where('state_hash', '=', stateHash)
    .returningAll()
    .executeTakeFirst()
  return taken && taken.expires_at >= now ? taken : undefined
}
