import type { Queries } from './store.js'

/** Browsers that were not seen for so long are strangers again. */
export const DEVICE_LASTS = 400 * 24 * 3600 * 1000

/** Whether this browser was logged in to the account of that address before. */
export async function isKnownDevice(
  db: Queries,
  tokenHash: string,
  mail: string,
  now: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('known_device')
    .innerJoin('account', 'account.person_id', 'known_device.person_id')
    .select('known_device.token_hash')
    .where('known_device.token_hash', '=', tokenHash)
    .where('known_device.seen_at', '>', now - DEVICE_LASTS)
    .where('account.mail', '=', mail)
    .executeTakeFirst()
  return row !== undefined
}

export async function addDevice(
  db: Queries,
  tokenHash: string,
  personId: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('known_device')
    .values({ token_hash: tokenHash, person_id: personId, seen_at: now })
    .execute()
}

export async function forgetDevice(db: Queries, tokenHash: string): Promise<void> {
  await db.deleteFrom('known_device').where('token_hash', '=', tokenHash).execute()
}

export async function forgetDevicesOf(db: Queries, personId: string): Promise<void> {
  await db.deleteFrom('known_device').where('person_id', '=', personId).execute()
}
