import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import type { AnyGame } from '@railhead/kernel'
import { CLOSE } from '@railhead/protocol'
import { games as shelf } from '@railhead/shelf'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'
import { adminCodeFile, prepareAdminCode } from './accounts/adminCode.js'
import { mailLoginLink, mailServiceChange } from './accounts/links.js'
import { mailer } from './accounts/mail.js'
import { LoginService } from './accounts/oidc.js'
import { BotProcesses } from './bots/processes.js'
import type { BotRunner } from './bots/question.js'
import { BotTurns } from './bots/turns.js'
import { correctionsFrom, ServerCorrections } from './corrections.js'
import { buildApp, type Service } from './http/app.js'
import { readGameModules } from './http/gameModules.js'
import { logName } from './ids.js'
import { type Job, LocalJobs, openSharedJobs } from './jobs/jobs.js'
import { Buckets } from './limiter.js'
import { Streams } from './live/streams.js'
import { LOWEST_PRIORITY } from './lowest.js'
import { counted } from './metrics/counted.js'
import { addGauges } from './metrics/gauges.js'
import { Metrics } from './metrics/metrics.js'
import { type MetricsPort, openMetricsPort } from './metrics/port.js'
import { timed } from './metrics/store.js'
import { Notifier } from './notifications/notifier.js'
import { openVault, type Vault } from './notifications/vault.js'
import { recordEarlierResults } from './results/record.js'
import { ReviewProcesses, type ReviewRunner } from './reviews/processes.js'
import { Reviewers } from './reviews/reviewers.js'
import { Attendance } from './rooms/attendance.js'
import { ClusterListener } from './rooms/clusterListener.js'
import { Rooms } from './rooms/rooms.js'
import { Timekeeper } from './rooms/timekeeper.js'
import { readSettings, type Settings } from './settings.js'
import { administrators } from './storage/administration.js'
import { clearAway } from './storage/clearing.js'
import { StoreHealth } from './storage/health.js'
import { isStoreLost } from './storage/outage.js'
import { LIFE_SIGN_EVERY, openPostgres } from './storage/postgres.js'
import { openStore } from './storage/store.js'

const PORTS_TRIED = 20
const SWEEP_EVERY = 60_000
const CLEAR_EVERY = 3_600_000
/** Everybody at an address may come back at once, after a restart. So many seconds' worth is let through then. */
const COSTLY_AT_ONCE = 20
/**
 * The memory grows by half before the engine goes through all of it. Matches stay in memory and change little by little:
 * left alone it does so whenever a tenth has come, every dozen seconds, for a tenth of the processor time.
 */
const MEMORY_GROWS = '--heap-growing-percent=50'

export interface ServeOptions {
  /** Settings by name; what is missing comes from `env` or has its default. See `settings.ts`. */
  readonly flags?: Readonly<Record<string, unknown>>
  /** Default: the environment of the process. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Default: the games of the shelf. */
  readonly games?: readonly AnyGame[]
  /** The module whose `games` the processes of the bots import. Default: the shelf. */
  readonly gamesModule?: string
  /** Modules with more games, beside those: `games` has them already; bots and browsers import them from there. */
  readonly moreGames?: readonly string[]
  readonly runner?: BotRunner
  readonly reviewRunner?: ReviewRunner
  readonly log?: Logger
  /** Where lines of JSON are logged to, if there is no `log`. Default: the output of the process. */
  readonly logTo?: { write(line: string): unknown }
  /** Called for every route of the HTTP interface. */
  readonly onRoute?: (route: RouteOptions) => void
  readonly now?: () => number
  /** When nobody could watch over the clocks for so many milliseconds, that time does not count. Default: 6,000. */
  readonly absence?: number
  /** What a new match is drawn from, for tests that want the same match again. Default: what nobody can guess. */
  readonly newSeed?: () => string
}

export interface RunningServer {
  readonly settings: Settings
  /** Where it listens; not the wanted port if that was taken. */
  readonly port: number
  readonly url: string
  /** Where the code lies with which somebody becomes the first administrator; absent once there is one. */
  readonly adminCodeFile: string | undefined
  /** Where metrics are, if they are wanted. */
  readonly metricsPort: number | undefined
  /** Stops: no new work, sockets told to come back later, everything written. Can be called more than once. */
  close(): Promise<void>
}

/** Starts a server on its data folder or its database. Throws BadSetting or FolderInUse, which say what is wrong. */
export async function serve(options: ServeOptions = {}): Promise<RunningServer> {
  setFlagsFromString(MEMORY_GROWS)
  const settings = readSettings(options.flags, options.env ?? process.env)
  const log =
    options.log ?? pino({ level: settings.logLevel }, options.logTo as DestinationStream | undefined)
  const now = options.now ?? Date.now
  const games = options.games ?? shelf
  const corrections = new ServerCorrections(games, correctionsFrom(settings.corrections, games))
  const loginService = LoginService.of(settings, now)
  const { databaseUrl, databaseConnections } = settings
  const metrics = new Metrics()
  const health = new StoreHealth(log, now)
  const onDamage = (column: string): void => {
    metrics.damage(column)
    log.error({ column }, 'stored text is damaged; what cannot be read of it shows as �')
  }
  const opened = await (databaseUrl === undefined
    ? openStore(settings.data, { onQuery: metrics.query, onDamage })
    : openPostgres(databaseUrl, databaseConnections, log, metrics.query))
  const store = timed(opened, metrics, health)
  const rooms = new Rooms(store, games, now, metrics, corrections)
  rooms.shares = settings
  if (options.newSeed) rooms.newSeed = options.newSeed
  rooms.trouble = (error, what, more) => {
    // An outage is told once, by its first cause, and not by all that fails because of it.
    if (isStoreLost(error)) health.failed(error)
    else log.error({ ...more, err: error }, what)
  }
  rooms.stored = () => health.worked()
  const { moreGames = [] } = options
  const gamesModules = [options.gamesModule ?? '@railhead/shelf', ...moreGames]
  const runner =
    options.runner ??
    new BotProcesses(
      settings.botProcesses,
      gamesModules,
      undefined,
      times => metrics.thought(times),
      settings.botPriority,
    )
  const streams = new Streams(rooms, log)
  const turns = new BotTurns(rooms, runner, settings.botSeconds * 1000, log)
  const sendMail = counted(mailer(settings), ok => metrics.message('mail', ok))
  let publicUrl = settings.publicUrl ?? ''
  let vault: Vault | undefined
  try {
    vault = openVault(settings)
  } catch (error) {
    await store.close()
    throw error
  }
  const notifier = new Notifier({
    store,
    vault,
    sendMail,
    loopback: settings.webhooksToLoopback,
    publicUrl: () => publicUrl,
    log,
    metrics,
    now,
  })
  const handle = counted(
    async (job: Job): Promise<void> => {
      if (job.kind === 'notify') await notifier.notify(job)
      else if (!sendMail) return
      else if (job.kind === 'service') await mailServiceChange(store.db, sendMail, publicUrl, job)
      else await mailLoginLink(store.db, sendMail, publicUrl, job, now())
    },
    (ok, job) => metrics.job(job.kind, ok),
  )
  const jobs = await (databaseUrl === undefined
    ? new LocalJobs(handle, log)
    : openSharedJobs(databaseUrl, handle, log))
  const { reviewProcesses: processes, reviewSeconds: seconds } = settings
  const reviewRunner =
    options.reviewRunner ?? new ReviewProcesses(gamesModules, settings.botPriority && LOWEST_PRIORITY)
  const reviewers = new Reviewers(rooms, { processes, seconds }, reviewRunner, log)
  const service: Service = {
    settings,
    store,
    health,
    rooms,
    streams,
    runner,
    jobs,
    reviewers,
    notifier,
    vault,
    metrics,
    log,
    now,
    loginService,
    gameModules: await readGameModules(moreGames, log),
    publicUrl: () => publicUrl,
    startedAt: now(),
    ready: false,
    costly: new Buckets(settings.positionsPerSecond, settings.positionsPerSecond * COSTLY_AT_ONCE),
    commands: new Buckets(settings.commandsPerSecond, settings.commandsPerSecond * COSTLY_AT_ONCE),
    endSockets: () => undefined,
  }
  const app = await buildApp(service, options.onRoute)
  addGauges(service, app)
  let metricsPort: MetricsPort | undefined
  const timekeeper = new Timekeeper(rooms, log, options.absence)
  rooms.beforeWork = () => timekeeper.beforeWork()
  const attendance = new Attendance(rooms)
  rooms.seen = (room, seat, stays) => attendance.note(room, seat, !stays)
  const clusterListener = new ClusterListener(rooms, log)
  const sweeping = setInterval(() => void rooms.sweep(), SWEEP_EVERY)
  const clear = async (): Promise<void> => {
    const cleared = await clearAway(store.db, now())
    for (const id of cleared.tables) {
      store.publish(id, { kind: 'table' })
      rooms.forget(id)
    }
    const { tables, ...counts } = cleared
    if (tables.length + counts.guests > 0) log.info({ ...counts, tables: tables.length }, 'cleared away')
  }
  const clearing = setInterval(
    () => clear().catch((error: unknown) => rooms.trouble(error, 'nothing could be cleared away')),
    CLEAR_EVERY,
  )
  const listening = setInterval(() => void clusterListener.sweep(), LIFE_SIGN_EVERY)

  let closing: Promise<void> | undefined
  const close = async (): Promise<void> => {
    const wasReady = service.ready
    service.ready = false
    if (wasReady) await pause(settings.drainSeconds * 1000)
    clearInterval(sweeping)
    clearInterval(listening)
    clearInterval(clearing)
    await timekeeper.stop()
    await attendance.stop()
    await streams.stop()
    await turns.stop()
    await reviewers.stop()
    for (const socket of app.websocketServer.clients) socket.close(CLOSE.goingAway, 'The server stops.')
    await app.close()
    await jobs.close()
    await metricsPort?.close()
    await store.close()
    log.info('stopped')
  }

  try {
    metricsPort = await openMetricsPort(settings, metrics)
    await timekeeper.resume()
    await clear()
    const hasAdministrator = (await administrators(store.db)).length > 0
    prepareAdminCode(settings, hasAdministrator)
    const earlier = await recordEarlierResults(store)
    if (earlier > 0) log.info({ matches: earlier }, 'results of earlier matches were recorded')
    const port = await listen(app, settings, log)
    rooms.worked = room => {
      turns.wake(room)
      streams.saw(room.info)
    }
    rooms.away = (room, person, what) => {
      notifier
        .wanted(person)
        .then(wanted => (wanted ? jobs.add({ kind: 'notify', person, table: room.id, what }) : undefined))
        .catch((error: unknown) => log.warn({ err: error }, 'somebody could not be notified'))
    }
    rooms.unreadable = (room, { reason, message, trouble }) =>
      log.error({ table: logName(room.id), reason, trouble }, message)
    rooms.heard = room => {
      turns.heard(room)
      streams.saw(room.info)
    }
    rooms.heardElsewhere = id => void streams.sawElsewhere(id)
    rooms.missed = () => void streams.lookAgain()
    rooms.lost = room => clusterListener.lost(room)
    await store.listen(clusterListener)
    turns.start()
    reviewers.start()
    timekeeper.start()
    attendance.start()
    streams.start()
    service.ready = true
    const host = settings.host === '0.0.0.0' || settings.host === '::' ? 'localhost' : settings.host
    const url = settings.publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
    publicUrl = url
    const place =
      databaseUrl === undefined ? { data: settings.data } : { database: new URL(databaseUrl).host }
    log.info({ url, ...place }, 'Railhead is open')
    return {
      settings,
      port,
      url,
      adminCodeFile: hasAdministrator ? undefined : adminCodeFile(settings),
      metricsPort: metricsPort?.port,
      close() {
        closing ??= close()
        return closing
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Listens on the wanted port, or on the next one that is free. */
async function listen(app: FastifyInstance, { host, port: wanted }: Settings, log: Logger): Promise<number> {
  for (let port = wanted; ; port++) {
    try {
      await app.listen({ host, port })
      const { port: taken } = app.server.address() as AddressInfo
      return taken
    } catch (error) {
      const inUse = error instanceof Error && Reflect.get(error, 'code') === 'EADDRINUSE'
      if (!inUse || port === 65_535 || port - wanted >= PORTS_TRIED) throw error
      log.warn({ port, next: port + 1 }, `Port ${port} is taken; trying ${port + 1}.`)
    }
  }
}
