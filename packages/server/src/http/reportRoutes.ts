import { LIMITS, type Report } from '@railhead/protocol'
import type { FastifyInstance } from 'fastify'
import { Refused } from '../errors.js'
import { newId } from '../ids.js'
import { readAs } from '../json.js'
import { Buckets } from '../limiter.js'
import { reportAt } from '../rooms/reporting.js'
import { reportBody, tableParams } from '../schemas.js'
import { addReport } from '../storage/reports.js'
import type { Service } from './app.js'
import { SLOW_ANSWER_WITHIN } from './deadlines.js'
import { networkOf } from './network.js'
import { mustBeKnown } from './session.js'

const PER_MINUTE = 6

/** Somebody says that something is wrong at a table. */
export function reportRoutes(app: FastifyInstance, { store, rooms, settings, now, log }: Service): void {
  const pace = new Buckets(PER_MINUTE / 60, PER_MINUTE)
  app.post(
    '/api/tables/:id/report',
    { handlerTimeout: SLOW_ANSWER_WITHIN },
    async (request, reply): Promise<Report> => {
      const { id } = readAs(tableParams, request.params)
      const me = await mustBeKnown(store, request, now())
      const { words } = readAs(reportBody, request.body)
      if (!pace.take(me.id, now()) || !pace.take(networkOf(request.ip), now()))
        throw new Refused('tooFast', 'Not so fast.')
      const kept = newId()
      const at = now()
      const { whole, own } = await rooms.inspect(id, room => reportAt(room, me.id, words.trim(), at, kept))
      const { game, build } = whole
      const row = { id: kept, person_id: me.id, game, words: words.trim(), build, at }
      const bounds = { own: LIMITS.reports, most: settings.reportsKept }
      const network = me.kind === 'guest' ? networkOf(request.ip) : undefined
      const added = await store.db
        .transaction()
        .execute(db => addReport(db, { ...row, content: JSON.stringify(whole) }, network, bounds))
      if (!added)
        throw new Refused('tooMany', 'There are as many reports as can be kept.', LIMITS.reports, 'reports')
      log.warn({ report: kept, game }, 'somebody reported a problem')
      void reply
        .code(201)
        .header('content-disposition', `attachment; filename="railhead-report-${game}.json"`)
      return own
    },
  )
}
