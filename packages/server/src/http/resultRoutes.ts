import {
  type AgainstResponse,
  LIMITS,
  type RatingsResponse,
  type ResultsResponse,
  type StatisticsResponse,
} from '@railhead/protocol'
import type { FastifyInstance } from 'fastify'
import { Refused } from '../errors.js'
import { readAs } from '../json.js'
import { describeRating } from '../results/rating.js'
import { against, describeMatch, statistics } from '../results/statistics.js'
import { againstParams, personParams, ratingsQuery, resultsQuery } from '../schemas.js'
import { findPerson } from '../storage/people.js'
import { lastMatchesOf, ranksTogether, ratingsOf, resultsOf, strongest } from '../storage/results.js'
import type { PersonRow } from '../storage/schema/people.js'
import type { Service } from './app.js'
import { mustAfford } from './costly.js'
import { personOf } from './session.js'

/** How people fared. */
export function resultRoutes(app: FastifyInstance, service: Service): void {
  const { store, rooms, now } = service
  const { db } = store

  async function mustExist(id: string): Promise<PersonRow> {
    const person = await findPerson(db, id)
    if (!person) throw new Refused('notFound', 'There is no such person.')
    return person
  }

  app.get('/api/people/:id/statistics', async (request): Promise<StatisticsResponse> => {
    const { id } = readAs(personParams, request.params)
    mustAfford(service, request)
    const person = await mustExist(id)
    const me = await personOf(store, request, now())
    const [rows, ratings] = await Promise.all([resultsOf(db, id), ratingsOf(db, id)])
    const games = statistics(rows, ratings, row => me?.id === id || row.visibility === 'open')
    return { person: { id, name: person.name }, games }
  })

  app.get('/api/people/:id/results', async (request): Promise<ResultsResponse> => {
    const { id } = readAs(personParams, request.params)
    const { before } = readAs(resultsQuery, request.query)
    mustAfford(service, request)
    await mustExist(id)
    const me = await personOf(store, request, now())
    const matches = await lastMatchesOf(db, id, before ?? Number.MAX_SAFE_INTEGER, LIMITS.listPage)
    const results = matches.map(rows => {
      const sat = me !== undefined && rows.some(row => row.person_id === me.id)
      return describeMatch(rows, sat || rows[0].visibility === 'open')
    })
    return { results }
  })

  app.get('/api/people/:id/against/:other', async (request): Promise<AgainstResponse> => {
    const { id, other } = readAs(againstParams, request.params)
    await Promise.all([mustExist(id), mustExist(other)])
    return against(await ranksTogether(db, id, other))
  })

  app.get('/api/ratings', async (request): Promise<RatingsResponse> => {
    const game = rooms.gameOf(readAs(ratingsQuery, request.query).game)
    const rows = await strongest(db, game.id, LIMITS.listPage)
    return {
      ratings: rows.map(row => ({ person: row.person_id, name: row.name, rating: describeRating(row) })),
    }
  })
}
