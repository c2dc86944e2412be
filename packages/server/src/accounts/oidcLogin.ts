import { LIMITS } from '@railhead/protocol'
import { visibleLine } from '@railhead/protocol/schemas'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../errors.js'
import type { Service } from '../http/app.js'
import { sessionsOf } from '../storage/accounts.js'
import { addIdentity, personOfIdentity } from '../storage/identities.js'
import { holdPerson } from '../storage/people.js'
import type { PersonRow } from '../storage/schema/people.js'
import { isConflict, type Queries, untilUndisturbed } from '../storage/store.js'
import { enter, newcomer, throwOut } from './logins.js'
import type { Identity } from './oidc.js'
import { mustStillBeIn } from './proof.js'
import { tellOwner } from './services.js'

/**
 * Logs in whom the service knows. Only who the service says it is counts, never a mail address: an account here is
 * reached by another service only after its owner asked for that while logged in.
 */
export async function loginByIdentity(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  identity: Identity,
): Promise<PersonRow> {
  const attempt = (): Promise<PersonRow> =>
    enter(service, request, reply, false, async (db, me) => {
      const known = await personOfIdentity(db, identity.issuer, identity.subject)
      if (known === undefined) return newAccount(service, db, identity, me)
      await holdPerson(db, known)
      // A new password may have ended what was linked, on whatever process.
      if ((await personOfIdentity(db, identity.issuer, identity.subject)) !== known)
        throw new Refused('wrongLogin', 'That login belongs to no account here any more.')
      return known
    })
  // The same person may log in twice at the same moment.
  return untilUndisturbed(attempt)
}

/** The guest in this browser becomes the account, or somebody new. */
async function newAccount(
  { now }: Service,
  db: Queries,
  { issuer, subject, name }: Identity,
  me: PersonRow | undefined,
): Promise<string> {
  const called = visibleLine(LIMITS.name).safeParse(name)
  const person = me?.kind === 'guest' ? me.id : await newcomer(db, now(), called.data)
  // This browser's session is taken already: whoever else has one of this guest is not its owner.
  if ((await sessionsOf(db, person)).length > 0) await throwOut(db, person)
  await addIdentity(db, { issuer, subject, person_id: person, created_at: now() })
  return person
}

/** An account that is logged in can be reached by the service too from now on. */
export async function linkIdentity(
  service: Service,
  me: PersonRow,
  { issuer, subject }: Identity,
  session: string | undefined,
): Promise<void> {
  const { store, now } = service
  const known = await personOfIdentity(store.db, issuer, subject)
  if (known === me.id) return
  const taken = (): Refused => new Refused('wrongLogin', 'That login belongs to another account here.')
  if (known !== undefined) throw taken()
  try {
    const row = { issuer, subject, person_id: me.id, created_at: now() }
    await store.db.transaction().execute(async db => {
      await mustStillBeIn(db, me.id, session)
      await addIdentity(db, row)
    })
  } catch (error) {
    if (isConflict(error)) throw taken()
    throw error
  }
  await tellOwner(service, me, 'linked', service.loginService?.name ?? issuer)
}
