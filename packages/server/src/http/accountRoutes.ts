import type { AccountResponse, SessionResponse } from '@railhead/protocol'
import type { FastifyInstance } from 'fastify'
import { Attempts } from '../accounts/attempts.js'
import { hashPassword } from '../accounts/passwords.js'
import { isByLink, mustProve, mustStillBeIn } from '../accounts/proof.js'
import { endService, servicesOf } from '../accounts/services.js'
import { Refused } from '../errors.js'
import { sha256 } from '../ids.js'
import { readAs } from '../json.js'
import { langOf } from '../languages.js'
import { giveUpSeats } from '../rooms/seating.js'
import { accountBody, deleteAccountBody, endServiceBody, passwordBody, sessionParams } from '../schemas.js'
import {
  accountOf,
  addAccount,
  changeAccount,
  endLinksTo,
  endOtherSessions,
  forgetNotes,
  forgetPerson,
  savePendingAccount,
  sessionsOf,
} from '../storage/accounts.js'
import { changeRole, roleOf } from '../storage/administration.js'
import { botsOf } from '../storage/bots.js'
import { forgetDevicesOf } from '../storage/devices.js'
import { everythingAbout } from '../storage/everything.js'
import { forgetIdentitiesOf } from '../storage/identities.js'
import { wishesOf } from '../storage/notifications.js'
import { endSession } from '../storage/people.js'
import { isConflict, untilNotGivenUp, untilUndisturbed } from '../storage/store.js'
import { allTablesOfPerson } from '../storage/tableLists.js'
import { endTokensOf } from '../storage/tokens.js'
import { mustKeepOne } from './adminRoutes.js'
import type { Service } from './app.js'
import { forgetBot } from './botRoutes.js'
import { mustAfford } from './costly.js'
import { SLOW_ANSWER_WITHIN } from './deadlines.js'
import { describeMe, forgetSession, mustBeLoggedIn, sessionHash } from './session.js'

/** What it costs to read all that is known of somebody: a few megabytes at most, of which studies are the greater part. */
const EVERYTHING = 50

/** Names a session without what finds it. */
const sessionId = (tokenHash: string): string => sha256(tokenHash).slice(0, 22)

/** My account, where I am logged in, and what is known of me. */
export function accountRoutes(app: FastifyInstance, service: Service): void {
  const { store, rooms, jobs, settings, notifier, vault, now } = service
  const attempts = new Attempts(service)

  app.get('/api/account', async (request): Promise<AccountResponse> => {
    const me = await mustBeLoggedIn(store, request, now())
    const [account, sessions, services] = await Promise.all([
      accountOf(store.db, me.id),
      sessionsOf(store.db, me.id),
      servicesOf(service, me.id),
    ])
    const current = sessionHash(request)
    return {
      mail: account?.mail ?? null,
      verified: account?.verified === 1,
      hasPassword: account?.password_hash != null,
      byLink: isByLink(sessions, current, now()),
      mailWorks: settings.smtpUrl !== undefined,
      linked: services.length > 0,
      services,
      sessions: sessions.map(session => ({
        id: sessionId(session.token_hash),
        device: session.device,
        createdAt: session.created_at,
        seenAt: session.seen_at,
        current: session.token_hash === current,
      })),
    }
  })

  app.post('/api/account', async (request, reply): Promise<SessionResponse> => {
    const me = await mustBeLoggedIn(store, request, now())
    const { mail, password } = readAs(accountBody, request.body)
    await attempts.ofAddress(request)
    if (me.kind === 'account') throw new Refused('badRequest', 'You have an account already.')
    const password_hash = await hashPassword(password)
    if (settings.smtpUrl !== undefined) {
      // Nothing tells whether there is an account with that address: who reads its mail, learns it by the link.
      await savePendingAccount(store.db, me.id, { mail, password_hash, created_at: now() })
      const lang = langOf(request.headers['accept-language'])
      if (await attempts.mayMail(mail)) await jobs.add({ kind: 'loginLink', mail, lang, person: me.id })
      void reply.code(202)
      return { me: describeMe(me), mailed: true }
    }
    const account = { person_id: me.id, mail, verified: 0, password_hash, created_at: now() }
    try {
      await untilNotGivenUp(() => store.db.transaction().execute(db => addAccount(db, account)))
    } catch (error) {
      if (isConflict(error)) throw new Refused('mailTaken', 'There is an account with that address.')
      throw error
    }
    return { me: describeMe({ ...me, kind: 'account' }) }
  })

  app.put('/api/account/password', async (request, reply) => {
    const me = await mustBeLoggedIn(store, request, now())
    const { password, old } = readAs(passwordBody, request.body)
    await attempts.ofProof(me.id)
    const account = await mustProve(service, me.id, old, sessionHash(request))
    if (!account) throw new Refused('badRequest', 'An account without an address has no password.')
    const password_hash = await hashPassword(password)
    const save = (): Promise<void> =>
      store.db.transaction().execute(async db => {
        await mustStillBeIn(db, me.id, sessionHash(request))
        await changeAccount(db, me.id, { password_hash })
        await endOtherSessions(db, me.id, sessionHash(request) ?? '')
        await endTokensOf(db, me.id)
        await forgetDevicesOf(db, me.id)
        // Whoever had the old password may have linked one.
        await forgetIdentitiesOf(db, me.id)
        await endLinksTo(db, account.mail)
      })
    // Somebody may log in at the same moment.
    await untilUndisturbed(save)
    service.endSockets()
    return reply.code(204).send()
  })

  app.delete('/api/account/sessions/:id', async (request, reply) => {
    const me = await mustBeLoggedIn(store, request, now())
    const { id } = readAs(sessionParams, request.params)
    const sessions = await sessionsOf(store.db, me.id)
    const found = sessions.find(session => sessionId(session.token_hash) === id)
    if (!found) throw new Refused('notFound', 'There is no such session.')
    await endSession(store.db, found.token_hash)
    service.endSockets()
    return reply.code(204).send()
  })

  app.delete('/api/account/services/:id', async (request, reply) => {
    const me = await mustBeLoggedIn(store, request, now())
    const { id } = readAs(sessionParams, request.params)
    const { password } = readAs(endServiceBody, request.body ?? {})
    await attempts.ofProof(me.id)
    await mustProve(service, me.id, password, sessionHash(request))
    await endService(service, me, id, sessionHash(request))
    return reply.code(204).send()
  })

  app.get('/api/account/export', { handlerTimeout: SLOW_ANSWER_WITHIN }, async (request, reply) => {
    const me = await mustBeLoggedIn(store, request, now())
    mustAfford(service, request, EVERYTHING)
    void reply.header('content-disposition', 'attachment; filename="railhead-me.json"')
    const wishes = await wishesOf(store.db, me.id)
    const notifications = {
      mail: wishes.mail === 1,
      webhook: vault?.tryUnlock(wishes.webhook) ?? null,
      pushes: notifier.push.pushesOf(wishes).map(({ endpoint }) => endpoint),
    }
    return { ...(await everythingAbout(store.db, me.id)), notifications }
  })

  app.delete('/api/account', async (request, reply) => {
    const me = await mustBeLoggedIn(store, request, now())
    const { password } = readAs(deleteAccountBody, request.body ?? {})
    await attempts.ofProof(me.id)
    if (me.kind === 'account') await mustProve(service, me.id, password, sessionHash(request))
    // Before anything is gone: the last administrator stays.
    if ((await roleOf(store.db, me.id)) !== undefined)
      await store.db
        .transaction()
        .execute(db => changeRole(db, me.id, null, now()))
        .catch(mustKeepOne)
    for (const bot of await botsOf(store.db, me.id)) await forgetBot(service, bot.person_id)
    await forgetNotes(store.db, me.id)
    await giveUpSeats(rooms, me.id, 'gone')
    const tables = await allTablesOfPerson(store.db, me.id)
    await store.db.transaction().execute(db => forgetPerson(db, me.id))
    // Those that were made meanwhile; now that no session is left, there come no more.
    for (const bot of await botsOf(store.db, me.id)) await forgetBot(service, bot.person_id)
    await forgetSession(store, request, reply)
    service.endSockets()
    for (const id of tables) await rooms.changed(id)
    return reply.code(204).send()
  })
}
