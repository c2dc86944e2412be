import type { ApiTokenRow, PersonRow } from './schema.js'
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

/** All tokens of a person end. */
export async function endTokensOf(db: Queries, personId: string): Promise<void> {
  await db.deleteFrom('api_token').where('person_id', '=', personId).execute()
}

/** Whose token it is; undefined if there is none such. */
export async function personOfToken(
  db: Queries,
  tokenHash: string,
  now: number,
): Promise<PersonRow | undefined> {
  const found = await db
    .selectFrom('api_token')
    .innerJoin('person', 'person.id', 'api_token.person_id')
    .selectAll('person')
    .select('api_token.used_at')
    .where('api_token.token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!found) return undefined
  const { used_at: usedAt, ...person } = found
  if (usedAt === null || usedAt < now - DAY)
    await db.updateTable('api_token').set({ used_at: now }).where('token_hash', '=', tokenHash).execute()
  return person
}

const HASHES_AT_ONCE = 500

/** Which of these sessions and tokens still stand. */
export async function standing(db: Queries, hashes: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (let i = 0; i < hashes.length; i += HASHES_AT_ONCE) {
    const some = hashes.slice(i, i + HASHES_AT_ONCE)
    for (const table of ['session', 'api_token'] as const) {
      const rows = await db.selectFrom(table).select('token_hash').where('token_hash', 'in', some).execute()
      for (const { token_hash: hash } of rows) found.add(hash)
    }
  }
  return found
}
