import type { Seat } from '@railhead/kernel'
import type { History, LogAnswer, Moment } from '@railhead/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readAs } from '../json.js'
import { seatOf } from '../rooms/describe.js'
import type { LiveMatch } from '../rooms/liveMatch.js'
import { historyOf, logOf, momentOf } from '../rooms/sight.js'
import { historyQuery, logQuery, momentParams, tableParams } from '../schemas.js'
import type { Service } from './app.js'
import { personOf } from './session.js'

/** Every earlier moment of a match, as the one who asks saw it. */
export function historyRoutes(app: FastifyInstance, { store, rooms, now }: Service): void {
  async function look<T>(
    request: FastifyRequest,
    id: string,
    see: (live: LiveMatch, seat: Seat | null) => T,
  ): Promise<T> {
    const me = await personOf(store, request, now())
    return rooms.on(id, async room => see(await room.match(), seatOf(room.info, me?.id)))
  }

  app.get('/api/tables/:id/moments/:moment', async (request): Promise<Moment> => {
    const { id, moment } = readAs(momentParams, request.params)
    return look(request, id, (live, seat) => momentOf(live, seat, moment))
  })

  app.get('/api/tables/:id/history', async (request): Promise<History> => {
    const { id } = readAs(tableParams, request.params)
    const { from, count } = readAs(historyQuery, request.query)
    return look(request, id, (live, seat) => historyOf(live, seat, from, count))
  })

  app.get('/api/tables/:id/log', async (request): Promise<LogAnswer> => {
    const { id } = readAs(tableParams, request.params)
    const { from } = readAs(logQuery, request.query)
    return look(request, id, (live, seat) => ({
      last: live.moment,
      entries: logOf(live, seat, from ?? 0),
    }))
  })
}
