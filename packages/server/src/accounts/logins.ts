import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../errors.js'
import type { Service } from '../http/app.js'
import { beginSession, sessionHash } from '../http/session.js'
import { newId, sha256 } from '../ids.js'
import { giveUpSeats } from '../rooms/seating.js'
import {
  accountByMail,
  accountOf,
  addAccount,
  adoptGuest,
  changeAccount,
  endOtherSessions,
  sessionsOf,
  takeLoginLink,
  takePendingAccount,
} from '../storage/accounts.js'
import { forgetDevicesOf } from '../storage/devices.js'
import { forgetIdentitiesOf } from '../storage/identities.js'
import { saveWishes } from '../storage/notifications.js'
import { addPerson, findPerson, holdPerson, takeSession } from '../storage/people.js'
import type { PersonRow } from '../storage/schema/people.js'
import { type Queries, untilUndisturbed } from '../storage/store.js'
import { endTokensOf } from '../storage/tokens.js'
import { rememberDevice } from './devices.js'
import { passwordFits } from './passwords.js'

/** The name of somebody who comes by a link and was nobody here before. */
const NEWCOMER = 'Guest'

export async function loginByPassword(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  { mail, password }: { readonly mail: string; readonly password: string },
): Promise<PersonRow> {
  const account = await accountByMail(service.store.db, mail)
  if (!(await passwordFits(account?.password_hash, password)) || !account)
    throw new Refused('wrongLogin', 'The address or the password is wrong.')
  const attempt = (): Promise<PersonRow> =>
    enter(service, request, reply, false, async db => {
      // The password may have been changed since, on whatever process.
      await holdPerson(db, account.person_id)
      if ((await accountOf(db, account.person_id))?.password_hash !== account.password_hash)
        throw new Refused('wrongLogin', 'The address or the password is wrong.')
      return account.person_id
    })
  return untilUndisturbed(attempt)
}

/**
 * Whoever has the link reads the mail of that address, and logs in there. Where there is no account yet, the guest in
 * *this* browser becomes it, whoever asked for the link: the one who asked proved nothing.
 */
export async function loginByToken(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): Promise<PersonRow> {
  const attempt = (): Promise<PersonRow> =>
    enter(service, request, reply, true, async (db, me) => {
      const link = await takeLoginLink(db, sha256(token), service.now())
      if (!link) throw new Refused('wrongLogin', 'The link was used already, or is too old.')
      return accountOfLink(service, db, link, me)
    })
  // Somebody may make an account of the address at the same moment.
  return untilUndisturbed(attempt)
}

async function accountOfLink(
  { now }: Service,
  db: Queries,
  link: { readonly mail: string; readonly person_id: string | null },
  me: PersonRow | undefined,
): Promise<string> {
  const account = await accountByMail(db, link.mail)
  if (account) {
    if (account.verified === 1) return account.person_id
    const own = me?.id === account.person_id
    await changeAccount(db, account.person_id, { verified: 1, ...(own ? {} : { password_hash: null }) })
    // Somebody had the account before the owner of its address showed up: what they set up does not count.
    if (!own) await throwOut(db, account.person_id)
    return account.person_id
  }
  const person = me?.kind === 'guest' ? me.id : await newcomer(db, now())
  const chosen = link.person_id === person ? await takePendingAccount(db, person, link.mail) : undefined
  // This browser's session is taken already: whoever else has one of this guest is not its owner.
  if ((await sessionsOf(db, person)).length > 0) await throwOut(db, person)
  await addAccount(db, {
    person_id: person,
    mail: link.mail,
    verified: 1,
    password_hash: chosen ?? null,
    created_at: now(),
  })
  return person
}

/** Somebody who was nobody here before. */
export async function newcomer(db: Queries, now: number, name = NEWCOMER): Promise<string> {
  const id = newId()
  await addPerson(db, { id, name, kind: 'guest', preferences: '{}', created_at: now })
  return id
}

/** Whoever used the account so far neither acts for it nor hears of it any more. */
export async function throwOut(db: Queries, personId: string): Promise<void> {
  await endOtherSessions(db, personId, '')
  await endTokensOf(db, personId)
  await forgetDevicesOf(db, personId)
  await forgetIdentitiesOf(db, personId)
  await saveWishes(db, personId, { mail: 0, webhook: null, pushes: null })
}

/**
 * Begins a session of an account, all or nothing. The session that this browser had ends; if it was a guest's, what
 * the guest sat at comes along. `account` finds or makes the account.
 */
export async function enter(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  byLink: boolean,
  account: (db: Queries, me: PersonRow | undefined) => Promise<string>,
): Promise<PersonRow> {
  const { store, rooms, now } = service
  const { person, guest, moved } = await store.db.transaction().execute(async db => {
    const me = await takeSession(db, sessionHash(request), now())
    const id = await account(db, me)
    // Whoever changes the password meanwhile, on whatever process, ends this session too.
    await holdPerson(db, id)
    const before = me?.kind === 'guest' && me.id !== id ? me.id : undefined
    const adopted = before === undefined ? [] : await adoptGuest(db, before, id)
    await beginSession(service, db, request, reply, id, byLink)
    await rememberDevice(service, db, request, reply, id)
    const row = await findPerson(db, id)
    if (!row) throw new Refused('wrongLogin', 'There is no such account any more.')
    return { person: row, guest: before, moved: adopted }
  })
  for (const id of moved) await rooms.changed(id)
  // Where both sat, nobody can play for the guest any more.
  if (guest !== undefined) await giveUpSeats(rooms, guest, 'doubled')
  service.endSockets()
  return person
}
