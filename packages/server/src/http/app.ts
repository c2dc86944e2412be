import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import { LIMITS, type WireError } from '@railhead/protocol'
import Fastify, { type FastifyInstance, type FastifyRequest, type RouteOptions } from 'fastify'
import type { Logger } from 'pino'
import type { BotRunner } from '../bots/question.js'
import { Refused } from '../errors.js'
import type { Jobs } from '../jobs/jobs.js'
import { readJson } from '../json.js'
import { Buckets } from '../limiter.js'
import { liveRoutes } from '../live/sockets.js'
import type { Metrics } from '../metrics/metrics.js'
import type { Rooms } from '../rooms/rooms.js'
import type { Settings } from '../settings.js'
import type { Store } from '../storage/store.js'
import type { Teller } from '../telling/teller.js'
import type { Vault } from '../telling/vault.js'
import { accountRoutes } from './accountRoutes.js'
import { answerErrors } from './failures.js'
import { healthRoutes } from './health.js'
import { historyRoutes } from './historyRoutes.js'
import { loginRoutes } from './loginRoutes.js'
import { originAllowed } from './origin.js'
import { pageRoutes } from './pages.js'
import { peopleRoutes } from './peopleRoutes.js'
import { resultRoutes } from './resultRoutes.js'
import { proofOf } from './session.js'
import { tableRoutes } from './tableRoutes.js'
import { tellingRoutes } from './tellingRoutes.js'
import { tokenRoutes } from './tokenRoutes.js'

/** What the routes work with. */
export interface Service {
  readonly settings: Settings
  readonly store: Store
  readonly rooms: Rooms
  readonly runner: BotRunner
  readonly jobs: Jobs
  readonly teller: Teller
  readonly vault: Vault | undefined
  readonly metrics: Metrics
  readonly log: Logger
  readonly now: () => number
  /** False while starting and stopping. */
  ready: boolean
}

export async function buildApp(
  service: Service,
  onRoute?: (route: RouteOptions) => void,
): Promise<FastifyInstance> {
  const { settings } = service
  const app = Fastify({
    logger: false,
    trustProxy: settings.trustProxy,
    bodyLimit: LIMITS.body,
    routerOptions: { maxParamLength: 64 },
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, reply) => {
      const error: WireError = { code: 'badRequest', message: 'The address is malformed.' }
      reply.raw.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
    },
  })
  if (onRoute) app.addHook('onRoute', onRoute)
  answerErrors(app, service)
  await app.register(helmet, {
    contentSecurityPolicy: { directives: policy(settings) },
    hsts: secure(settings),
  })
  await app.register(cookie)
  await app.register(rateLimit, {
    max: settings.requestsPerMinute,
    timeWindow: 60_000,
    allowList: request => request.url === '/healthz' || request.url === '/readyz',
    errorResponseBuilder: () => new Refused('tooFast', 'Too many requests from this address.'),
  })
  await app.register(websocket, {
    options: { maxPayload: LIMITS.message, perMessageDeflate: false, clientTracking: true },
  })
  readBodies(app)
  guard(app, service)
  healthRoutes(app, service)
  peopleRoutes(app, service)
  accountRoutes(app, service)
  loginRoutes(app, service)
  tellingRoutes(app, service)
  tokenRoutes(app, service)
  tableRoutes(app, service)
  historyRoutes(app, service)
  resultRoutes(app, service)
  liveRoutes(app, service)
  pageRoutes(app)
  return app
}

function secure(settings: Settings): boolean {
  return settings.publicUrl?.startsWith('https:') ?? false
}

/** Nothing but our own files and our own addresses. */
function policy(settings: Settings): Record<string, string[] | null> {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: secure(settings) ? [] : null,
  }
}

function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      const text = String(body)
      done(null, text.trim() === '' ? undefined : readJson(text))
    } catch (error) {
      done(error instanceof Error ? error : new Error('Unreadable.'))
    }
  })
}

/** Before any route: pages of other sites and sessions in a hurry are turned away. */
function guard(app: FastifyInstance, { settings, now, log, metrics }: Service): void {
  const sessions = new Buckets(settings.requestsPerMinute / 60, settings.requestsPerMinute)
  const sweeping = setInterval(() => sessions.sweep(now()), 60_000)
  sweeping.unref()
  app.addHook('onClose', async () => clearInterval(sweeping))
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if ((!reads || request.ws) && !originAllowed(request, settings))
      throw new Refused('forbiddenOrigin', 'The request comes from a page of another site.')
    const proof = proofOf(request)
    if (proof && !sessions.take(proof.hash, now()))
      throw new Refused('tooFast', 'Too many requests of this session.')
  })
  // The pattern of the route, never the address: an address may hold the id of a private table.
  app.addHook('onResponse', async (request, reply) => {
    // A socket's request ends with the socket.
    if (request.ws) return
    metrics.request(request.method, request.routeOptions.url, reply.statusCode, reply.elapsedTime)
    const route = request.routeOptions.url ?? '(none)'
    const milliseconds = Math.round(reply.elapsedTime)
    log.debug({ method: request.method, route, status: reply.statusCode, milliseconds }, 'request')
  })
}
