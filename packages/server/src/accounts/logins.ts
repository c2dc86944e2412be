import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../errors.js'
import type { Service } from '../http/app.js'
import { beginSession, personOf } from '../http/session.js'
import { sha256 } from '../ids.js'
import { giveUpSeats } from '../rooms/seating.js'
import {
  accountByMail,
  addAccount,
  adoptGuest,
  changeAccount,
  endOtherSessions,
  takeLoginLink,
} from '../storage/accounts.js'
import type { PersonRow } from '../storage/schema.js'
import type { Queries } from '../storage/store.js'
import { saveWishes } from '../storage/telling.js'
import { endTokensOf } from '../storage/tokens.js'
import { passwordFits } from './passwords.js'

export async function loginByPassword(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  { mail, password }: { readonly mail: string; readonly password: string },
): Promise<PersonRow> {
  const account = await accountByMail(service.store.db, mail)
  if (!(await passwordFits(account?.password_hash, password)) || !account)
    throw new Refused('wrongLogin', 'The address or the password is wrong.')
  return enter(service, request, reply, account.person_id)
}

/**
 * Whoever has the link reads the mail of that address: logs in there, or makes the guest who asked an account. A
 * password that somebody chose for an address before its owner showed up does not count any more.
 */
export async function loginByToken(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): Promise<PersonRow> {
  const { store, now } = service
  const link = await takeLoginLink(store.db, sha256(token), now())
  if (!link) throw new Refused('wrongLogin', 'The link was used already, or is too old.')
  const account = await accountByMail(store.db, link.mail)
  if (account) {
    if (account.verified === 0) {
      const me = await personOf(store, request, now())
      const own = me?.id === account.person_id
      await changeAccount(store.db, account.person_id, {
        verified: 1,
        ...(own ? {} : { password_hash: null }),
      })
      if (!own) await throwOut(store.db, account.person_id)
    }
    return enter(service, request, reply, account.person_id)
  }
  if (link.person_id === null) throw new Refused('wrongLogin', 'There is no such account any more.')
  await addAccount(store.db, {
    person_id: link.person_id,
    mail: link.mail,
    verified: 1,
    password_hash: null,
    created_at: now(),
  })
  return enter(service, request, reply, link.person_id)
}

/** Whoever used the account so far neither acts for it nor hears of it any more. */
async function throwOut(db: Queries, personId: string): Promise<void> {
  await endOtherSessions(db, personId, '')
  await endTokensOf(db, personId)
  await saveWishes(db, personId, { mail: 0, webhook: null, pushes: null })
}

/** Begins a session of an account. What the guest of this device sat at comes along. */
async function enter(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  personId: string,
): Promise<PersonRow> {
  const { store, rooms, now } = service
  const before = await personOf(store, request, now())
  const guest = before?.kind === 'guest' && before.id !== personId ? before.id : undefined
  const { person, moved } = await store.db.transaction().execute(async db => {
    const adopted = guest === undefined ? [] : await adoptGuest(db, guest, personId)
    await beginSession(service, db, request, reply, personId)
    const row = await db.selectFrom('person').selectAll().where('id', '=', personId).executeTakeFirstOrThrow()
    return { person: row, moved: adopted }
  })
  for (const id of moved) await rooms.changed(id)
  // Where both sat, nobody can play for the guest any more.
  if (guest !== undefined) await giveUpSeats(rooms, guest)
  return person
}
