import { DEVICE_LASTS } from './devices.js'
import { SESSION_LASTS } from './people.js'
import type { Queries } from './store.js'

const DAY = 24 * 3600 * 1000
/** Tables that never began go after so long without a change. */
export const GATHERING_LASTS = 30 * DAY
/** Guests who never sat down, said, finished or wrote anything go when their session has: after this at the latest. */
export const GUEST_LASTS = SESSION_LASTS + DAY

export interface Cleared {
  readonly tables: readonly string[]
  readonly guests: number
  readonly sessions: number
}

/** Clears away what nobody will ask for again. Every process may do it; what is gone is gone once. */
export async function clearAway(db: Queries, now: number): Promise<Cleared> {
  const sessions = await db
    .deleteFrom('session')
    .where('seen_at', '<', now - SESSION_LASTS)
    .executeTakeFirst()
  const tables = await db
    .deleteFrom('gametable')
    .where('status', '=', 'gathering')
    .where('moved_at', '<', now - GATHERING_LASTS)
    .returning('id')
    .execute()
  const guests = await db
    .deleteFrom('person')
    .where('kind', '=', 'guest')
    .where('created_at', '<', now - GUEST_LASTS)
    .where('id', 'not in', db.selectFrom('session').select('person_id'))
    .where(eb =>
      eb.not(eb.exists(eb.selectFrom('seat').select('seat').whereRef('person_id', '=', 'person.id'))),
    )
    .where(eb =>
      eb.not(eb.exists(eb.selectFrom('result').select('seat').whereRef('person_id', '=', 'person.id'))),
    )
    .where(eb =>
      eb.not(eb.exists(eb.selectFrom('chat').select('number').whereRef('person_id', '=', 'person.id'))),
    )
    .where(eb =>
      eb.not(eb.exists(eb.selectFrom('gametable').select('id').whereRef('host', '=', 'person.id'))),
    )
    .where(eb =>
      eb.not(eb.exists(eb.selectFrom('study').select('id').whereRef('person_id', '=', 'person.id'))),
    )
    .executeTakeFirst()
  await db.deleteFrom('login_link').where('expires_at', '<', now).execute()
  await db.deleteFrom('oidc_login').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('pending_account')
    .where('created_at', '<', now - DAY)
    .execute()
  await db
    .deleteFrom('known_device')
    .where('seen_at', '<', now - DEVICE_LASTS)
    .execute()
  await db
    .deleteFrom('api_token')
    .where('expires_at', '<', now - GATHERING_LASTS)
    .execute()
  return {
    tables: tables.map(({ id }) => id),
    guests: Number(guests.numDeletedRows),
    sessions: Number(sessions.numDeletedRows),
  }
}
