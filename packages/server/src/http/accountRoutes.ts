import type { AccountAnswer, SessionAnswer } from '@railhead/protocol'
import type { FastifyInstance } from 'fastify'
import { hashPassword, passwordFits } from '../accounts/passwords.js'
import { Refused } from '../errors.js'
import { sha256 } from '../ids.js'
import { readAs } from '../json.js'
import { Buckets } from '../limiter.js'
import { giveUpSeats } from '../rooms/seating.js'
import { accountBody, deleteAccountBody, passwordBody, sessionParams } from '../schemas.js'
import {
  accountOf,
  addAccount,
  changeAccount,
  endOtherSessions,
  forgetNotes,
  forgetPerson,
  sessionsOf,
} from '../storage/accounts.js'
import { everythingAbout } from '../storage/everything.js'
import { endSession } from '../storage/people.js'
import { isConflict } from '../storage/store.js'
import { allTablesOfPerson } from '../storage/tables.js'
import { wishesOf } from '../storage/telling.js'
import { endTokensOf } from '../storage/tokens.js'
import type { Service } from './app.js'
import { describeMe, forgetSession, mustBeLoggedIn, sessionHash } from './session.js'

/** Names a session without what finds it. */
const sessionId = (tokenHash: string): string => sha256(tokenHash).slice(0, 22)

/** My account, where I am logged in, and what is known of me. */
export function accountRoutes(app: FastifyInstance, service: Service): void {
  const { store, rooms, settings, teller, vault, now } = service
  const attempts = new Buckets(settings.loginsPerMinute / 60, settings.loginsPerMinute)
  const slowly = (person: string): void => {
    if (!attempts.take(person, now()))
      throw new Refused('tooFast', 'Too many attempts; try again in a minute.')
  }

  app.get('/api/account', async (request): Promise<AccountAnswer> => {
    const me = await mustBeLoggedIn(store, request, now())
    const [account, sessions] = await Promise.all([accountOf(store.db, me.id), sessionsOf(store.db, me.id)])
    const current = sessionHash(request)
    return {
      mail: account?.mail ?? null,
      verified: account?.verified === 1,
      hasPassword: account?.password_hash != null,
      mailWorks: settings.smtpUrl !== undefined,
      sessions: sessions.map(session => ({
        id: sessionId(session.token_hash),
        device: session.device,
        createdAt: session.created_at,
        seenAt: session.seen_at,
        current: session.token_hash === current,
      })),
    }
  })

  app.post('/api/account', async (request): Promise<SessionAnswer> => {
    const me = await mustBeLoggedIn(store, request, now())
    const { mail, password } = readAs(accountBody, request.body)
    slowly(me.id)
    if (me.kind === 'account') throw new Refused('badRequest', 'You have an account already.')
    const password_hash = await hashPassword(password)
    const account = { person_id: me.id, mail, verified: 0, password_hash, created_at: now() }
    try {
      await store.db.transaction().execute(db => addAccount(db, account))
    } catch (error) {
      if (isConflict(error)) throw new Refused('mailTaken', 'There is an account with that address.')
      throw error
    }
    return { me: describeMe({ ...me, kind: 'account' }) }
  })

  app.put('/api/account/password', async (request, reply) => {
    const me = await mustBeLoggedIn(store, request, now())
    const { password, old } = readAs(passwordBody, request.body)
    slowly(me.id)
    await mustProve(me.id, old)
    await changeAccount(store.db, me.id, { password_hash: await hashPassword(password) })
    await endOtherSessions(store.db, me.id, sessionHash(request) ?? '')
    await endTokensOf(store.db, me.id)
    return reply.code(204).send()
  })

  app.delete('/api/account/sessions/:id', async (request, reply) => {
    const me = await mustBeLoggedIn(store, request, now())
    const { id } = readAs(sessionParams, request.params)
    const sessions = await sessionsOf(store.db, me.id)
    const found = sessions.find(session => sessionId(session.token_hash) === id)
    if (!found) throw new Refused('notFound', 'There is no such session.')
    await endSession(store.db, found.token_hash)
    return reply.code(204).send()
  })

  app.get('/api/account/export', async (request, reply) => {
    const me = await mustBeLoggedIn(store, request, now())
    void reply.header('content-disposition', 'attachment; filename="railhead-me.json"')
    const wishes = await wishesOf(store.db, me.id)
    const notifications = {
      mail: wishes.mail === 1,
      webhook: vault?.tryUnlock(wishes.webhook) ?? null,
      pushes: teller.pushesOf(wishes).map(({ endpoint }) => endpoint),
    }
    return { ...(await everythingAbout(store.db, me.id)), notifications }
  })

  app.delete('/api/account', async (request, reply) => {
    const me = await mustBeLoggedIn(store, request, now())
    const { password } = readAs(deleteAccountBody, request.body ?? {})
    slowly(me.id)
    if (me.kind === 'account') await mustProve(me.id, password)
    await forgetNotes(store.db, me.id)
    await giveUpSeats(rooms, me.id)
    const tables = await allTablesOfPerson(store.db, me.id)
    await store.db.transaction().execute(db => forgetPerson(db, me.id))
    await forgetSession(store, request, reply)
    for (const id of tables) await rooms.changed(id)
    return reply.code(204).send()
  })

  /** Whoever finds an open browser must not take the account away. */
  async function mustProve(personId: string, password: string | undefined): Promise<void> {
    const account = await accountOf(store.db, personId)
    if (!account) throw new Refused('badRequest', 'You have no account.')
    if (account.password_hash === null) return
    if (!(await passwordFits(account.password_hash, password ?? '')))
      throw new Refused('wrongLogin', 'The password is wrong.', undefined, 'password')
  }
}
