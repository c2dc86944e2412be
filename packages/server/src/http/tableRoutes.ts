import {
  type HintResponse,
  LIMITS,
  type MatchFile,
  type RulesResponse,
  type TableResponse,
  type TablesResponse,
} from '@railhead/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hint } from '../bots/hint.js'
import { Refused } from '../errors.js'
import { readAs } from '../json.js'
import { Buckets } from '../limiter.js'
import { answerFor } from '../rooms/describe.js'
import { concede, decide } from '../rooms/leaving.js'
import { exportMatch, list } from '../rooms/listing.js'
import { newerRules, voteRules } from '../rooms/newerRules.js'
import { answersIn, createTable, importTable, rematch } from '../rooms/opening.js'
import type { Room } from '../rooms/room.js'
import { callOff, promiseWord, tellWord } from '../rooms/sealing.js'
import { allowWatchers, decline, join, leave, setSeat, start } from '../rooms/seating.js'
import {
  createTableBody,
  importBody,
  joinBody,
  listQuery,
  noBody,
  proposalBody,
  rematchBody,
  rulesBody,
  sealBody,
  seatBody,
  seatParams,
  tableParams,
  watchersBody,
  wordBody,
} from '../schemas.js'
import type { Service } from './app.js'
import { mustAfford, priceOfReplay } from './costly.js'
import { SLOW_ANSWER_WITHIN } from './deadlines.js'
import { networkOf } from './network.js'
import { mustBeKnown, personOf } from './session.js'

const OPENINGS_PER_MINUTE = 30
const HINTS_PER_MINUTE = 20
/** People of one network who ask for as many: bots think for all. */
const PEOPLE_OF_A_NETWORK = 3
/** Proposals of one person: each asks all others. */
const PROPOSALS_PER_MINUTE = 10

export function tableRoutes(app: FastifyInstance, service: Service): void {
  const { store, rooms, runner, settings, now } = service
  const pace = Math.max(1, settings.requestsPerMinute / 600)
  const openings = new Buckets((OPENINGS_PER_MINUTE / 60) * pace, OPENINGS_PER_MINUTE * pace)
  const hints = new Buckets((HINTS_PER_MINUTE / 60) * pace, HINTS_PER_MINUTE * pace)
  const hintsOfNetwork = new Buckets(
    (HINTS_PER_MINUTE / 60) * PEOPLE_OF_A_NETWORK * pace,
    HINTS_PER_MINUTE * PEOPLE_OF_A_NETWORK * pace,
  )
  const proposals = new Buckets(PROPOSALS_PER_MINUTE / 60, PROPOSALS_PER_MINUTE)
  const slowly = (buckets: Buckets, person: string): void => {
    if (!buckets.take(person, now())) throw new Refused('tooFast', 'Not so fast.')
  }

  app.get('/api/tables', async (request): Promise<TablesResponse> => {
    const { scope, before } = readAs(listQuery, request.query)
    const personal = scope === 'mine' || scope === 'finished'
    const me = await (personal ? mustBeKnown : personOf)(store, request, now())
    return { tables: await list(rooms, scope, me?.id, before) }
  })

  app.post('/api/tables', async (request, reply): Promise<TableResponse> => {
    const me = await mustBeKnown(store, request, now())
    const body = readAs(createTableBody, request.body)
    slowly(openings, me.id)
    void reply.code(201)
    return createTable(rooms, me.id, body)
  })

  app.post(
    '/api/tables/import',
    { bodyLimit: LIMITS.importBody, handlerTimeout: SLOW_ANSWER_WITHIN },
    async (request, reply): Promise<TableResponse> => {
      const me = await mustBeKnown(store, request, now())
      const body = readAs(importBody, request.body)
      slowly(openings, me.id)
      mustAfford(service, request, priceOfReplay(answersIn(body.file)))
      void reply.code(201)
      return importTable(rooms, me.id, body)
    },
  )

  app.get('/api/tables/:id', async (request): Promise<TableResponse> => {
    const { id } = readAs(tableParams, request.params)
    const me = await personOf(store, request, now())
    return answerFor(await rooms.room(id), me?.id)
  })

  app.post('/api/tables/:id/join', async (request): Promise<TableResponse> => {
    const { id } = readAs(tableParams, request.params)
    const me = await mustBeKnown(store, request, now())
    const { seat } = readAs(joinBody, request.body ?? {})
    return rooms.on(id, room => join(rooms, room, me.id, seat))
  })

  app.post('/api/tables/:id/decline', async (request): Promise<TableResponse> => {
    const { id } = readAs(tableParams, request.params)
    const me = await mustBeKnown(store, request, now())
    readAs(noBody, request.body)
    return rooms.on(id, room => decline(rooms, room, me.id))
  })

  app.post('/api/tables/:id/leave', async (request, reply): Promise<TableResponse | undefined> => {
    const { id } = readAs(tableParams, request.params)
    const me = await mustBeKnown(store, request, now())
    readAs(noBody, request.body)
    const left = await rooms.on(id, room => leave(rooms, room, me.id))
    if (!left) void reply.code(204)
    return left
  })

  app.post('/api/tables/:id/start', async (request): Promise<TableResponse> => {
    const { id } = readAs(tableParams, request.params)
    const me = await mustBeKnown(store, request, now())
    readAs(noBody, request.body)
    return rooms.on(id, room => start(rooms, room, me.id))
  })

  app.delete('/api/tables/:id/start', async (request): Promise<TableResponse> => {
    const { id } = readAs(tableParams, request.params)
    const me = await mustBeKnown(store, request, now())
    readAs(noBody, request.body)
    return rooms.on(id, room => callOff(rooms, room, me.id))
  })

  app.put('/api/tables/:id/word', async (request): Promise<TableResponse> => {
    const { id } = readAs(tableParams, request.params)
    const me = await mustBeKnown(store, request, now())
    const { hash } = readAs(sealBody, request.body)
    return rooms.on(id, room => promiseWord(rooms, room, me.id, hash))
  })

  app.post('/api/tables/:id/word', async (request): Promise<TableResponse> => {
    const { id } = readAs(tableParams, request.params)
    const me = await mustBeKnown(store, request, now())
    const { word } = readAs(wordBody, request.body)
    return rooms.on(id, room => tellWord(rooms, room, me.id, word))
  })

  app.put('/api/tables/:id/seats/:seat', async (request): Promise<TableResponse> => {
    const { id, seat } = readAs(seatParams, request.params)
    const me = await mustBeKnown(store, request, now())
    const wish = readAs(seatBody, request.body)
    return rooms.on(id, room => setSeat(rooms, room, me.id, seat, wish))
  })

  app.put('/api/tables/:id/customs', async (request): Promise<TableResponse> => {
    const { id } = readAs(tableParams, request.params)
    const me = await mustBeKnown(store, request, now())
    const { watchersTalk } = readAs(watchersBody, request.body)
    return rooms.on(id, room => allowWatchers(rooms, room, me.id, watchersTalk))
  })

  app.post('/api/tables/:id/concede', async (request): Promise<TableResponse> => {
    const { id } = readAs(tableParams, request.params)
    const me = await mustBeKnown(store, request, now())
    readAs(noBody, request.body)
    return rooms.on(id, room => concede(rooms, room, me.id))
  })

  app.put('/api/tables/:id/proposal', async (request): Promise<TableResponse> => {
    const { id } = readAs(tableParams, request.params)
    const me = await mustBeKnown(store, request, now())
    const wish = readAs(proposalBody, request.body)
    // To refuse is always possible.
    if (wish.accept) slowly(proposals, me.id)
    return rooms.on(id, room => decide(rooms, room, me.id, wish))
  })

  app.post('/api/tables/:id/rematch', async (request): Promise<TableResponse> => {
    const { id } = readAs(tableParams, request.params)
    const me = await mustBeKnown(store, request, now())
    const { seats = 'keep' } = readAs(rematchBody, request.body ?? {})
    slowly(openings, me.id)
    return rooms.on(id, room => rematch(rooms, room, me.id, seats === 'turn'))
  })

  app.post(
    '/api/tables/:id/hint',
    { handlerTimeout: SLOW_ANSWER_WITHIN },
    async (request): Promise<HintResponse> => {
      const { id } = readAs(tableParams, request.params)
      const me = await mustBeKnown(store, request, now())
      readAs(noBody, request.body)
      slowly(hints, me.id)
      const network = networkOf(request.ip)
      slowly(hintsOfNetwork, network)
      return hint(rooms, runner, id, me.id, settings.botSeconds * 1000, network)
    },
  )

  /** A match is replayed by the newer rules to see whether it could go on by them. */
  const mustAffordRules = async (request: FastifyRequest, room: Room): Promise<void> =>
    mustAfford(service, request, 1 + priceOfReplay((await room.match()).moment))

  app.get('/api/tables/:id/rules', async (request): Promise<RulesResponse> => {
    const { id } = readAs(tableParams, request.params)
    return rooms.inspect(id, async room => {
      await mustAffordRules(request, room)
      return newerRules(rooms, room)
    })
  })

  app.post('/api/tables/:id/rules', async (request): Promise<RulesResponse> => {
    const { id } = readAs(tableParams, request.params)
    const me = await mustBeKnown(store, request, now())
    const body = readAs(rulesBody, request.body)
    slowly(openings, me.id)
    return rooms.on(id, async room => {
      await mustAffordRules(request, room)
      return voteRules(rooms, room, me.id, body)
    })
  })

  app.get('/api/tables/:id/export', async (request, reply): Promise<MatchFile> => {
    const { id } = readAs(tableParams, request.params)
    mustAfford(service, request)
    const file = await rooms.on(id, exportMatch)
    void reply.header('content-disposition', `attachment; filename="railhead-${file.game}.json"`)
    return file
  })
}
