import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import { LIMITS, type WireError } from '@railhead/protocol'
import Fastify, { type FastifyInstance, type FastifyRequest, type RouteOptions } from 'fastify'
import type { Logger } from 'pino'
import type { LoginService } from '../accounts/oidc.js'
import type { BotRunner } from '../bots/question.js'
import { Refused } from '../errors.js'
import type { Jobs } from '../jobs/jobs.js'
import { readJson } from '../json.js'
import { Buckets } from '../limiter.js'
import { liveRoutes } from '../live/sockets.js'
import type { Streams } from '../live/streams.js'
import type { Metrics } from '../metrics/metrics.js'
import type { Notifier } from '../notifications/notifier.js'
import type { Vault } from '../notifications/vault.js'
import type { Reviewers } from '../reviews/reviewers.js'
import type { Rooms } from '../rooms/rooms.js'
import type { Settings } from '../settings.js'
import type { StoreHealth } from '../storage/health.js'
import type { Store } from '../storage/store.js'
import { accountRoutes } from './accountRoutes.js'
import { adminRoutes } from './adminRoutes.js'
import { botRoutes } from './botRoutes.js'
import { mustAfford, priceOfRoom } from './costly.js'
import { ANSWER_WITHIN, REQUEST_WITHIN, SILENT_WITHIN } from './deadlines.js'
import { answerErrors } from './failures.js'
import { type GameModules, gameModuleRoutes } from './gameModules.js'
import { healthRoutes } from './health.js'
import { historyRoutes } from './historyRoutes.js'
import { loginRoutes } from './loginRoutes.js'
import { networkOf } from './network.js'
import { notificationRoutes } from './notificationRoutes.js'
import { oidcRoutes } from './oidcRoutes.js'
import { originAllowed } from './origin.js'
import { pageRoutes } from './pages.js'
import { peopleRoutes } from './peopleRoutes.js'
import { reportRoutes } from './reportRoutes.js'
import { resultRoutes } from './resultRoutes.js'
import { reviewRoutes } from './reviewRoutes.js'
import { proofOf } from './session.js'
import { studyRoutes } from './studyRoutes.js'
import { tableRoutes } from './tableRoutes.js'
import { tokenRoutes } from './tokenRoutes.js'
import { wordRoutes } from './wordRoutes.js'

/** What the routes work with. */
export interface Service {
  readonly settings: Settings
  readonly store: Store
  readonly health: StoreHealth
  readonly rooms: Rooms
  readonly streams: Streams
  readonly runner: BotRunner
  readonly jobs: Jobs
  readonly reviewers: Reviewers
  readonly notifier: Notifier
  readonly vault: Vault | undefined
  readonly metrics: Metrics
  readonly log: Logger
  readonly now: () => number
  /** The login service of others beside own accounts, if there is one. */
  readonly loginService: LoginService | undefined
  /** Games that are not on the shelf, for browsers. */
  readonly gameModules: GameModules
  /** The address that people use; known once the server listens. */
  readonly publicUrl: () => string
  readonly startedAt: number
  /** False while starting and stopping. */
  ready: boolean
  /** What is costly to answer, by network: whole positions, history. */
  readonly costly: Buckets
  /** What changes a table over a socket, by network: however many sockets and people there are. */
  readonly commands: Buckets
  /** Closes sockets whose session or token was ended: at once here, a little later in other processes. */
  endSockets: () => void
}

export async function buildApp(
  service: Service,
  onRoute?: (route: RouteOptions) => void,
): Promise<FastifyInstance> {
  const { settings } = service
  const app = Fastify({
    logger: false,
    // What the sender wrote stands before what our proxies added.
    trustProxy: settings.trustProxy !== false && ((_address, hop) => hop < Number(settings.trustProxy)),
    bodyLimit: LIMITS.body,
    routerOptions: { maxParamLength: 64 },
    forceCloseConnections: true,
    handlerTimeout: ANSWER_WITHIN,
    requestTimeout: REQUEST_WITHIN,
    connectionTimeout: SILENT_WITHIN,
    frameworkErrors: (_error, _request, reply) => {
      const error: WireError = { code: 'badRequest', message: 'The address is malformed.' }
      reply.raw.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
    },
  })
  app.server.maxConnections = settings.connections
  app.server.headersTimeout = REQUEST_WITHIN
  if (onRoute) app.addHook('onRoute', onRoute)
  answerErrors(app, service)
  await app.register(helmet, {
    contentSecurityPolicy: { directives: policy(settings) },
    hsts: secure(settings),
  })
  await app.register(cookie)
  // A session that was to begin when something failed may not have been stored: whoever had one keeps it.
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400) reply.removeHeader('set-cookie')
    // Most answers are for the one who asks. Neither a proxy nor the browser of somebody else keeps them.
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
  })
  await app.register(rateLimit, {
    max: settings.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: request => networkOf(request.ip),
    allowList: request => request.url === '/healthz' || request.url === '/readyz',
    errorResponseBuilder: () => new Refused('tooFast', 'Too many requests from this address.'),
  })
  await app.register(websocket, {
    options: { maxPayload: LIMITS.message, perMessageDeflate: false, clientTracking: true },
  })
  readBodies(app, service)
  guard(app, service)
  healthRoutes(app, service)
  peopleRoutes(app, service)
  accountRoutes(app, service)
  loginRoutes(app, service)
  oidcRoutes(app, service)
  adminRoutes(app, service)
  notificationRoutes(app, service)
  tokenRoutes(app, service)
  botRoutes(app, service)
  tableRoutes(app, service)
  reportRoutes(app, service)
  historyRoutes(app, service)
  wordRoutes(app, service)
  resultRoutes(app, service)
  reviewRoutes(app, service)
  studyRoutes(app, service)
  liveRoutes(app, service)
  gameModuleRoutes(app, service.gameModules)
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
    // Bots on the device sum their nets in WebAssembly; no text is ever run.
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
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

function readBodies(app: FastifyInstance, service: Service): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      const text = String(body)
      // Reading something large costs as much, whoever sends it and whatever it is.
      if (text.length > LIMITS.body) mustAfford(service, request, priceOfRoom(text.length))
      done(null, text.trim() === '' ? undefined : readJson(text))
    } catch (error) {
      done(error instanceof Error ? error : new Error('Unreadable.'))
    }
  })
}

/** Before any route: pages of other sites and sessions in a hurry are turned away. */
function guard(app: FastifyInstance, { settings, now, log, metrics }: Service): void {
  const sessions = new Buckets(settings.requestsPerMinute / 60, settings.requestsPerMinute)
  app.addHook('onRequest', async (request: FastifyRequest) => {
    // Nothing has such a name, and PostgreSQL fails to look for one.
    if (request.url.includes('%00')) throw new Refused('badRequest', 'The address is malformed.')
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
