import type { GamesAnswer, Preferences, SessionAnswer } from '@railhead/protocol'
import type { FastifyInstance } from 'fastify'
import { Refused } from '../errors.js'
import { readAs } from '../json.js'
import { Buckets } from '../limiter.js'
import { preferences, sessionBody } from '../schemas.js'
import { renamePerson, savePreferences } from '../storage/people.js'
import { tablesOfPerson } from '../storage/tables.js'
import type { Service } from './app.js'
import { describeMe, forgetSession, mustBeKnown, personOf, welcomeGuest } from './session.js'

/** Who I am, what I like, and what can be played. */
export function peopleRoutes(app: FastifyInstance, service: Service): void {
  const { store, settings, rooms, now } = service
  const guests = new Buckets(settings.guestsPerMinute / 60, settings.guestsPerMinute)

  app.get('/api/session', async (request): Promise<SessionAnswer> => {
    const person = await personOf(store, request, now())
    return {
      me: person ? describeMe(person) : null,
      ...(settings.smtpUrl === undefined ? {} : { mailWorks: true }),
    }
  })

  app.post('/api/session', async (request, reply): Promise<SessionAnswer> => {
    const { name } = readAs(sessionBody, request.body)
    const known = await personOf(store, request, now())
    if (!known) {
      if (!guests.take(request.ip, now()))
        throw new Refused('tooFast', 'Too many new guests from this address.')
      return { me: describeMe(await welcomeGuest(service, request, reply, name)) }
    }
    await renamePerson(store.db, known.id, name)
    for (const id of await tablesOfPerson(store.db, known.id)) await rooms.changed(id)
    return { me: describeMe({ ...known, name }) }
  })

  app.delete('/api/session', async (request, reply) => {
    await forgetSession(store, request, reply)
    return reply.code(204).send()
  })

  app.get('/api/preferences', async (request): Promise<Preferences> => {
    return describeMe(await mustBeKnown(store, request, now())).preferences
  })

  app.put('/api/preferences', async (request): Promise<Preferences> => {
    const person = await mustBeKnown(store, request, now())
    const wanted = readAs(preferences, request.body)
    await savePreferences(store.db, person.id, wanted)
    return wanted
  })

  app.get('/api/games', async (): Promise<GamesAnswer> => {
    return {
      games: rooms.games.map(({ id, rulesVersion, config }) => ({
        id,
        rules: rulesVersion,
        fields: config.fields,
      })),
    }
  })
}
