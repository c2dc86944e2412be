import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { AnyGame } from '@railhead/kernel'
import { CLOSE } from '@railhead/protocol'
import { games as shelf } from '@railhead/shelf'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { type Logger, pino } from 'pino'
import { mailLoginLink } from './accounts/links.js'
import { mailer } from './accounts/mail.js'
import { BotProcesses } from './bots/processes.js'
import type { BotRunner } from './bots/question.js'
import { BotTurns } from './bots/turns.js'
import { buildApp, type Service } from './http/app.js'
import { type Job, LocalJobs, openSharedJobs } from './jobs/jobs.js'
import { counted } from './metrics/counted.js'
import { addGauges } from './metrics/gauges.js'
import { Metrics } from './metrics/metrics.js'
import { type MetricsPort, openMetricsPort } from './metrics/port.js'
import { timed } from './metrics/store.js'
import { recordEarlierResults } from './results/record.js'
import { Hearing } from './rooms/hearing.js'
import { Rooms } from './rooms/rooms.js'
import { Timekeeper } from './rooms/timekeeper.js'
import { readSettings, type Settings } from './settings.js'
import { LIFE_SIGN_EVERY, openPostgres } from './storage/postgres.js'
import { openStore } from './storage/store.js'
import { Teller } from './telling/teller.js'
import { openVault } from './telling/vault.js'

const PORTS_TRIED = 20
const SWEEP_EVERY = 60_000

export interface ServeOptions {
  /** Settings by name; what is missing comes from `env` or has its default. See `settings.ts`. */
  readonly flags?: Readonly<Record<string, unknown>>
  /** Default: the environment of the process. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Default: the games of the shelf. */
  readonly games?: readonly AnyGame[]
  /** The module whose `games` the processes of the bots import. Default: the shelf. */
  readonly gamesModule?: string
  readonly runner?: BotRunner
  readonly log?: Logger
  /** Called for every route of the HTTP interface. */
  readonly onRoute?: (route: RouteOptions) => void
  readonly now?: () => number
}

export interface RunningServer {
  readonly settings: Settings
  /** Where it listens; not the wanted port if that was taken. */
  readonly port: number
  readonly url: string
  /** Where metrics are, if they are wanted. */
  readonly metricsPort: number | undefined
  /** Stops: no new work, sockets told to come back later, everything written. Can be called more than once. */
  close(): Promise<void>
}

/** Starts a server on its data folder or its database. Throws BadSetting or FolderInUse, which say what is wrong. */
export async function serve(options: ServeOptions = {}): Promise<RunningServer> {
  const settings = readSettings(options.flags, options.env ?? process.env)
  const log = options.log ?? pino({ level: settings.logLevel })
  const now = options.now ?? Date.now
  const { databaseUrl, databaseConnections } = settings
  const metrics = new Metrics()
  const opened = await (databaseUrl === undefined
    ? openStore(settings.data, metrics.query)
    : openPostgres(databaseUrl, databaseConnections, log, metrics.query))
  const store = timed(opened, metrics)
  const rooms = new Rooms(store, options.games ?? shelf, now, metrics)
  const runner =
    options.runner ??
    new BotProcesses(settings.botProcesses, options.gamesModule ?? '@railhead/shelf', undefined, times =>
      metrics.thought(times),
    )
  const turns = new BotTurns(rooms, runner, settings.botSeconds * 1000, log)
  const sendMail = counted(mailer(settings), ok => metrics.message('mail', ok))
  let publicUrl = settings.publicUrl ?? ''
  const vault = openVault(settings)
  const teller = new Teller({
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
      if (job.kind === 'tell') await teller.tell(job)
      else if (sendMail) await mailLoginLink(store.db, sendMail, publicUrl, job, now())
    },
    (ok, job) => metrics.job(job.kind, ok),
  )
  const jobs = await (databaseUrl === undefined
    ? new LocalJobs(handle, log)
    : openSharedJobs(databaseUrl, handle, log))
  const service: Service = {
    settings,
    store,
    rooms,
    runner,
    jobs,
    teller,
    vault,
    metrics,
    log,
    now,
    ready: false,
  }
  const app = await buildApp(service, options.onRoute)
  addGauges(service, app)
  let metricsPort: MetricsPort | undefined
  const timekeeper = new Timekeeper(rooms, log)
  const hearing = new Hearing(rooms, log)
  const sweeping = setInterval(() => void rooms.sweep(), SWEEP_EVERY)
  const listening = setInterval(() => void hearing.sweep(), LIFE_SIGN_EVERY)

  let closing: Promise<void> | undefined
  const close = async (): Promise<void> => {
    const wasReady = service.ready
    service.ready = false
    if (wasReady) await pause(settings.drainSeconds * 1000)
    clearInterval(sweeping)
    clearInterval(listening)
    await timekeeper.stop()
    await turns.stop()
    for (const socket of app.websocketServer.clients) socket.close(CLOSE.goingAway, 'The server stops.')
    await app.close()
    await jobs.close()
    await metricsPort?.close()
    await store.close()
    log.info('stopped')
  }

  try {
    metricsPort = await openMetricsPort(settings, metrics.registry)
    await timekeeper.resume()
    const earlier = await recordEarlierResults(store)
    if (earlier > 0) log.info({ matches: earlier }, 'results of earlier matches were recorded')
    const port = await listen(app, settings, log)
    rooms.worked = room => turns.wake(room)
    rooms.away = (room, person, what) => {
      teller
        .wanted(person)
        .then(wanted => (wanted ? jobs.add({ kind: 'tell', person, table: room.id, what }) : undefined))
        .catch((error: unknown) => log.warn({ err: error }, 'somebody could not be told'))
    }
    rooms.heard = room => turns.heard(room)
    rooms.lost = room => hearing.lost(room)
    await store.listen(hearing)
    turns.start()
    timekeeper.start()
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
