import { type BotInfo, type BotsResponse, LIMITS, type NewBotResponse } from '@railhead/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mustStillBeIn } from '../accounts/proof.js'
import { Refused } from '../errors.js'
import { newId, newSecret, sha256 } from '../ids.js'
import { readAs } from '../json.js'
import { gamesOf, isConnected } from '../rooms/inviting.js'
import { giveUpSeats } from '../rooms/seating.js'
import { botBody, botChange, noBody, personParams } from '../schemas.js'
import { forgetPerson } from '../storage/accounts.js'
import {
  addBot,
  botsOf,
  changeBot,
  connectedBots,
  findBot,
  forgetInvitations,
  invitationsOf,
  type NamedBotRow,
  nameKey,
} from '../storage/bots.js'
import { addPerson, renamePerson } from '../storage/people.js'
import { isConflict, type Queries } from '../storage/store.js'
import { allTablesOfPerson, tablesOfPerson } from '../storage/tableLists.js'
import { addToken, endTokensOf } from '../storage/tokens.js'
import type { Service } from './app.js'
import { API_TOKEN_PREFIX, mustBeLoggedIn, sessionHash } from './session.js'

const DAY = 24 * 3600 * 1000
const USUAL_TABLES = 4

/** Bots of others: accounts made for programs, each with an owner and a token. */
export function botRoutes(app: FastifyInstance, service: Service): void {
  const { store, rooms, now } = service
  const { db } = store

  const describe = (row: NamedBotRow): BotInfo => ({
    id: row.person_id,
    name: row.name,
    owner: { id: row.owner_id, name: row.owner_name },
    games: gamesOf(row, rooms.gameIds),
    invitations: row.invitations,
    tables: row.tables,
    most: row.most,
    since: isConnected(row, now()) ? row.connected_at : null,
  })

  /** The bot of the one who asks. */
  async function mustOwn(request: FastifyRequest): Promise<NamedBotRow> {
    const me = await mustBeLoggedIn(store, request, now())
    const { id } = readAs(personParams, request.params)
    const bot = await findBot(db, id)
    if (bot?.owner_id !== me.id) throw new Refused('notFound', 'You have no such bot.')
    return bot
  }

  const storedGames = (games: readonly string[] | null | undefined): string | null => {
    for (const id of games ?? []) rooms.gameOf(id)
    return games ? JSON.stringify(games) : null
  }

  /** A new token, which ends the one before. */
  async function renewToken(tx: Queries, id: string): Promise<Pick<NewBotResponse, 'token' | 'expiresAt'>> {
    const token = API_TOKEN_PREFIX + newSecret()
    const expiresAt = now() + LIMITS.tokenDays * DAY
    await endTokensOf(tx, id)
    await addToken(tx, {
      id: newId(),
      person_id: id,
      token_hash: sha256(token),
      name: 'bot',
      created_at: now(),
      used_at: null,
      scope: 'play',
      expires_at: expiresAt,
    })
    return { token, expiresAt }
  }

  async function told(id: string): Promise<BotInfo> {
    const row = await findBot(db, id)
    if (!row) throw new Refused('notFound', 'You have no such bot.')
    return describe(row)
  }

  app.get('/api/bots', async (): Promise<BotsResponse> => {
    return { bots: (await connectedBots(db, now())).map(describe) }
  })

  app.get('/api/bots/mine', async (request): Promise<BotsResponse> => {
    const me = await mustBeLoggedIn(store, request, now())
    return { bots: (await botsOf(db, me.id)).map(describe) }
  })

  app.post('/api/bots', async (request, reply): Promise<NewBotResponse> => {
    const me = await mustBeLoggedIn(store, request, now())
    const { name, games, invitations = 'ask', most = USUAL_TABLES } = readAs(botBody, request.body)
    if (me.kind !== 'account') throw new Refused('badRequest', 'Only accounts have bots.')
    const id = newId()
    const row = {
      person_id: id,
      owner_id: me.id,
      name_key: nameKey(name),
      games: storedGames(games),
      invitations,
      most,
      created_at: now(),
      connected_at: null,
      seen_at: null,
    }
    const made = await unlessTaken(name, () =>
      db.transaction().execute(async tx => {
        await mustStillBeIn(tx, me.id, sessionHash(request))
        if ((await botsOf(tx, me.id)).length >= LIMITS.bots)
          throw new Refused('tooMany', `An account has ${LIMITS.bots} bots at most.`, LIMITS.bots)
        await addPerson(tx, { id, name, kind: 'bot', preferences: '{}', created_at: now() })
        await addBot(tx, row)
        return renewToken(tx, id)
      }),
    )
    void reply.code(201)
    return { bot: await told(id), ...made }
  })

  app.put('/api/bots/:id', async (request): Promise<BotInfo> => {
    const bot = await mustOwn(request)
    const { name, games, ...change } = readAs(botChange, request.body)
    const stored = games === undefined ? {} : { games: storedGames(games) }
    await unlessTaken(name ?? bot.name, () =>
      db.transaction().execute(async tx => {
        const key = name === undefined ? {} : { name_key: nameKey(name) }
        await changeBot(tx, bot.person_id, { ...change, ...stored, ...key })
        if (name !== undefined) await renamePerson(tx, bot.person_id, name)
      }),
    )
    if (name !== undefined) for (const id of await tablesOfPerson(db, bot.person_id)) await rooms.changed(id)
    return told(bot.person_id)
  })

  app.post('/api/bots/:id/token', async (request, reply): Promise<NewBotResponse> => {
    const { person_id: id, owner_id: owner } = await mustOwn(request)
    readAs(noBody, request.body)
    const made = await db.transaction().execute(async tx => {
      await mustStillBeIn(tx, owner, sessionHash(request))
      return renewToken(tx, id)
    })
    service.endSockets()
    void reply.code(201)
    return { bot: await told(id), ...made }
  })

  app.delete('/api/bots/:id', async (request, reply) => {
    await forgetBot(service, (await mustOwn(request)).person_id)
    return reply.code(204).send()
  })
}

/** The bot is gone: it gives up where it plays, and matches that are over stay without its name. */
export async function forgetBot({ store, rooms, endSockets }: Service, id: string): Promise<void> {
  const kept = await invitationsOf(store.db, id)
  await forgetInvitations(store.db, id)
  await giveUpSeats(rooms, id, 'gone')
  const tables = await allTablesOfPerson(store.db, id)
  await store.db.transaction().execute(tx => forgetPerson(tx, id))
  endSockets()
  for (const table of [...tables, ...kept]) await rooms.changed(table)
}

async function unlessTaken<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isConflict(error))
      throw new Refused('nameTaken', `There is a bot '${name}' already.`, undefined, 'name')
    throw error
  }
}
