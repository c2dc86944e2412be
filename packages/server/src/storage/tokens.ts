import type { TokenScope } from '@railhead/protocol'
import type { ApiTokenRow, PersonRow } from './schema/people.js'
import type { Queries } from './store.js'

const DAY = 24 * 3600 * 1000

export async function addToken(db: Queries, row: ApiTokenRow): Promise<void> {
  await db.insertInto('api_token').values(row).execute()
}

export async function tokensOf(db: Queries, personId: string): Promise<ApiTokenRow[]> {
  return db
    .selectFrom('api_token')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** False if the person has no such token. */
export async function endToken(db: Queries, personId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('api_token')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** All tokens of a person end, and those of their bots. */
export async function endTokensOf(db: Queries, personId: string): Promise<void> {
  const bots = db.selectFrom('bot').select('person_id').where('owner_id', '=', personId)
  await db
    .deleteFrom('api_token')
    .where(eb => eb.or([eb('person_id', '=', personId), eb('person_id', 'in', bots)]))
    .execute()
}

/** Whose token it is, and what it may do; undefined if there is none such, or it is too old. */
export async function personOfToken(
  db: Queries,
  tokenHash: string,
  now: number,
): Promise<{ person: PersonRow; scope: TokenScope } | undefined> {
  const found = await db
    .selectFrom('api_token')
    .innerJoin('person', 'person.id', 'api_token.person_id')
    .selectAll('person')
    .select(['api_token.used_at', 'api_token.scope', 'api_token.expires_at'])
    .where('api_token.token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!found || (found.expires_at !== null && found.expires_at <= now)) return undefined
  const { used_at: usedAt, scope, expires_at: _end, ...person } = found
  if (usedAt === null || usedAt < now - DAY)
    await db.updateTable('api_token').set({ used_at: now }).where('token_hash', '=', tokenHash).execute()
  return { person, scope }
}

const HASHES_AT_ONCE = 500

/** Which of these sessions and tokens still stand, and are not of somebody who is banned. */
export async function standing(db: Queries, hashes: readonly string[], now: number): Promise<Set<string>> {
  const found = new Set<string>()
  const banned = db
    .selectFrom('ban')
    .select('ban.person_id')
    .where(eb => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
  for (let i = 0; i < hashes.length; i += HASHES_AT_ONCE) {
    const some = hashes.slice(i, i + HASHES_AT_ONCE)
    const sessions = await db
      .selectFrom('session')
      .select('token_hash')
      .where('token_hash', 'in', some)
      .where('person_id', 'not in', banned)
      .execute()
    const tokens = await db
      .selectFrom('api_token')
      .select('token_hash')
      .where('token_hash', 'in', some)
      .where('person_id', 'not in', banned)
      .where(
        'person_id',
        'not in',
        db.selectFrom('bot').select('bot.person_id').where('owner_id', 'in', banned),
      )
      .where(eb => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      .execute()
    for (const { token_hash: hash } of [...sessions, ...tokens]) found.add(hash)
  }
  return found
}
