import type { WireErrorCode } from '@railhead/protocol'
import type { FastifyInstance } from 'fastify'
import { INTERNAL, wireError } from '../errors.js'
import type { Service } from './app.js'

/** The HTTP status of each error. */
export const STATUS: Readonly<Record<WireErrorCode, number>> = {
  config: 400,
  badRequest: 400,
  illegal: 400,
  matchFile: 400,
  undo: 400,
  unknownGame: 400,
  noSession: 401,
  wrongLogin: 401,
  loginAgain: 401,
  notSeated: 403,
  readOnly: 403,
  banned: 403,
  notAllowed: 403,
  noHints: 403,
  notHost: 403,
  forbiddenOrigin: 403,
  notFound: 404,
  lastWayIn: 409,
  nameTaken: 409,
  botAway: 409,
  mailTaken: 409,
  seatTaken: 409,
  seatsOpen: 409,
  notGathering: 409,
  notPlaying: 409,
  notFinished: 409,
  cannotMove: 409,
  noRequest: 409,
  otherProposal: 409,
  notAbsent: 409,
  conceded: 409,
  sealed: 409,
  unreadable: 409,
  tooMany: 409,
  notAsked: 409,
  stale: 409,
  over: 409,
  tooLarge: 413,
  tooFast: 429,
  internal: 500,
  unavailable: 503,
}

export function answerErrors(app: FastifyInstance, { log, health }: Service): void {
  app.setErrorHandler((error, request, reply) => {
    health.failed(error)
    if (isTimeout(error)) {
      // Half a body is the sender's fault; its connection is of no use any more.
      if (!request.raw.complete)
        return reply
          .code(408)
          .header('connection', 'close')
          .send({ error: { code: 'badRequest', message: 'The request came too slowly.' } })
      return reply
        .code(503)
        .send({ error: { code: 'unavailable', message: 'The server could not answer in time; try again.' } })
    }
    const known = wireError(error)
    if (known) return reply.code(STATUS[known.code]).send({ error: known })
    const status: unknown =
      typeof error === 'object' && error !== null ? Reflect.get(error, 'statusCode') : 500
    if (typeof status === 'number' && status >= 400 && status < 500) {
      const code: WireErrorCode = status === 413 ? 'tooLarge' : status === 429 ? 'tooFast' : 'badRequest'
      const message = error instanceof Error ? error.message : 'The request is malformed.'
      return reply.code(status).send({ error: { code, message } })
    }
    log.error({ err: error, route: request.routeOptions.url }, 'a request could not be handled')
    return reply.code(500).send({ error: INTERNAL })
  })
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === 'FST_ERR_HANDLER_TIMEOUT'
}
