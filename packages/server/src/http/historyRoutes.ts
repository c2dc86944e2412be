import type { Seat } from '@railhead/kernel'
import type { History, LogResponse, Moment } from '@railhead/protocol'
import { historyOf, type LiveMatch, logOf, momentOf } from '@railhead/table'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../errors.js'
import { readAs } from '../json.js'
import { seatOf } from '../rooms/describe.js'
import { historyQuery, logQuery, momentParams, tableParams } from '../schemas.js'
import type { Service } from './app.js'
import { networkOf } from './network.js'
import { personOf } from './session.js'
import { Written } from './written.js'

/** Letters of answers that are kept: the same few are asked for again and again. */
const KEPT = 16_000_000

/** Every earlier moment of a match, as the one who asks saw it. */
export function historyRoutes(app: FastifyInstance, { store, rooms, costly, now }: Service): void {
  const kept = new Written(KEPT)

  /** Answers what is seen, which is computed once for each length of the log and each viewer. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    what: string,
    see: (live: LiveMatch, seat: Seat | null) => History | LogResponse | Moment,
  ): Promise<FastifyReply> {
    const me = await personOf(store, request, now())
    const written = await rooms.on(id, async room => {
      const live = await room.match()
      const seat = seatOf(room.info, me?.id)
      const name = `${id} ${live.number} ${seat} ${what}`
      return kept.get(name, () => {
        if (!costly.take(networkOf(request.ip), now()))
          throw new Refused('tooFast', 'Too much history for this address.')
        return JSON.stringify(see(live, seat))
      })
    })
    return reply.type('application/json').send(written)
  }

  app.get('/api/tables/:id/moments/:moment', async (request, reply) => {
    const { id, moment } = readAs(momentParams, request.params)
    return answer(request, reply, id, `moment ${moment}`, (live, seat) => momentOf(live, seat, moment))
  })

  app.get('/api/tables/:id/history', async (request, reply) => {
    const { id } = readAs(tableParams, request.params)
    const { from, count } = readAs(historyQuery, request.query)
    return answer(request, reply, id, `history ${from} ${count}`, (live, seat) =>
      historyOf(live, seat, from, count),
    )
  })

  app.get('/api/tables/:id/log', async (request, reply) => {
    const { id } = readAs(tableParams, request.params)
    const { from = 0 } = readAs(logQuery, request.query)
    return answer(request, reply, id, `log ${from}`, (live, seat) => ({
      last: live.moment,
      entries: logOf(live, seat, from),
    }))
  })
}
