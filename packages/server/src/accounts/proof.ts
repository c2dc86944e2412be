import { Refused } from '../errors.js'
import type { Service } from '../http/app.js'
import { accountOf, sessionsOf } from '../storage/accounts.js'
import { holdPerson } from '../storage/people.js'
import type { AccountRow } from '../storage/schema/people.js'
import type { Queries } from '../storage/store.js'
import { LINK_LASTS } from './links.js'
import { passwordFits } from './passwords.js'

interface Began {
  readonly token_hash: string
  readonly created_at: number
  readonly link_at: number | null
}

/** Whether the session began by a mailed link, as short ago as a link lasts. */
export function isByLink(sessions: readonly Began[], session: string | undefined, now: number): boolean {
  const linkAt = sessions.find(({ token_hash: hash }) => hash === session)?.link_at
  return linkAt != null && linkAt > now - LINK_LASTS
}

/** Whether the session began as short ago as a link lasts. */
function isNew(sessions: readonly Began[], session: string | undefined, now: number): boolean {
  const began = sessions.find(({ token_hash: hash }) => hash === session)?.created_at ?? 0
  return began > now - LINK_LASTS
}

/**
 * Whoever finds an open browser must not take the account away, nor get a way in of their own: what changes how an account
 * is reached takes its password, or of one without password a login as short ago as a link lasts. Whoever came by a mailed
 * link just now may have forgotten the password. Returns the account with its address, if it has one.
 */
export async function mustProve(
  { store, now }: Service,
  personId: string,
  password: string | undefined,
  session: string | undefined,
): Promise<AccountRow | undefined> {
  const account = await accountOf(store.db, personId)
  const sessions = await sessionsOf(store.db, personId)
  if (account?.password_hash == null) {
    if (!isNew(sessions, session, now())) throw new Refused('loginAgain', 'Log in anew for this.', LINK_LASTS)
    return account
  }
  if (password === undefined && isByLink(sessions, session, now())) return account
  if (!(await passwordFits(account.password_hash, password ?? '')))
    throw new Refused('wrongLogin', 'The password is wrong.', undefined, 'password')
  return account
}

/** For what takes no account away: whoever logged in just now, and says no password, need not say it again. */
export async function mustHaveProven(
  service: Service,
  personId: string,
  password: string | undefined,
  session: string | undefined,
): Promise<void> {
  const { store, now } = service
  if (password === undefined && isNew(await sessionsOf(store.db, personId), session, now())) return
  await mustProve(service, personId, password, session)
}

/**
 * To be called first in a write that follows a proof: the account may have got a new password since, on whatever process,
 * which ended the session that proved it. Until this is written, how the person is reached stays as it is.
 */
export async function mustStillBeIn(
  db: Queries,
  personId: string,
  session: string | undefined,
): Promise<void> {
  await holdPerson(db, personId)
  const sessions = await sessionsOf(db, personId)
  if (!sessions.some(({ token_hash: hash }) => hash === session))
    throw new Refused('noSession', 'This session was ended: log in again.')
}
