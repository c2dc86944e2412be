import type { GameInfo, GamesResponse, Preferences, SessionResponse } from '@railhead/protocol'
import type { FastifyInstance } from 'fastify'
import { Refused } from '../errors.js'
import { readAs } from '../json.js'
import { Buckets } from '../limiter.js'
import { preferences, sessionBody } from '../schemas.js'
import { banOf, roleOf } from '../storage/administration.js'
import { renamePerson, savePreferences } from '../storage/people.js'
import { tablesOfPerson } from '../storage/tableLists.js'
import type { Service } from './app.js'
import { networkOf } from './network.js'
import { describeMe, forgetSession, mustBeKnown, mustBeLoggedIn, personOf, welcomeGuest } from './session.js'

const NAMES_PER_MINUTE = 10

/** Who I am, what I like, and what can be played. */
export function peopleRoutes(app: FastifyInstance, service: Service): void {
  const { store, settings, rooms, now } = service
  const names = new Buckets(NAMES_PER_MINUTE / 60, NAMES_PER_MINUTE)
  const guests = new Buckets(settings.guestsPerMinute / 60, settings.guestsPerMinute)

  app.get('/api/session', async (request): Promise<SessionResponse> => {
    const person = await personOf(store, request, now())
    const role = person && (await roleOf(store.db, person.id))
    return {
      me: person ? describeMe(person) : null,
      ...(settings.smtpUrl === undefined ? {} : { mailWorks: true }),
      ...(role === undefined ? {} : { role }),
      ...(service.loginService === undefined ? {} : { oidc: service.loginService.name }),
    }
  })

  app.post('/api/session', async (request, reply): Promise<SessionResponse> => {
    const { name } = readAs(sessionBody, request.body)
    const known = await personOf(store, request, now())
    if (!known) {
      if (!guests.take(networkOf(request.ip), now()))
        throw new Refused('tooFast', 'Too many new guests from this address.')
      return { me: describeMe(await welcomeGuest(service, request, reply, name)) }
    }
    const ban = await banOf(store.db, known.id, now())
    if (ban) throw new Refused('banned', ban.reason, ban.until ?? undefined)
    if (known.kind === 'bot') throw new Refused('badRequest', 'A bot gets its name from its owner.')
    await mustBeLoggedIn(store, request, now())
    if (known.name === name) return { me: describeMe(known) }
    // All their tables are told of it.
    if (!names.take(known.id, now())) throw new Refused('tooFast', 'Not so fast.')
    await renamePerson(store.db, known.id, name)
    for (const id of await tablesOfPerson(store.db, known.id)) await rooms.changed(id)
    return { me: describeMe({ ...known, name }) }
  })

  app.delete('/api/session', async (request, reply) => {
    await forgetSession(store, request, reply)
    service.endSockets()
    return reply.code(204).send()
  })

  app.get('/api/preferences', async (request): Promise<Preferences> => {
    return describeMe(await mustBeKnown(store, request, now())).preferences
  })

  app.put('/api/preferences', async (request): Promise<Preferences> => {
    const person = await mustBeKnown(store, request, now())
    await mustBeLoggedIn(store, request, now())
    const wanted = readAs(preferences, request.body)
    await savePreferences(store.db, person.id, wanted)
    return wanted
  })

  app.get('/api/games', async (): Promise<GamesResponse> => {
    const games = rooms.games.map(async ({ id, rulesVersion, config }): Promise<GameInfo> => {
      const corrections = await rooms.corrections.of(store.db, id)
      const module = service.gameModules.addressOf.get(id)
      const corrected = Object.keys(corrections).length > 0
      return {
        id,
        rules: rulesVersion,
        fields: config.fields,
        ...(corrected ? { corrections } : {}),
        ...(module === undefined ? {} : { module }),
      }
    })
    return { games: await Promise.all(games) }
  })
}
