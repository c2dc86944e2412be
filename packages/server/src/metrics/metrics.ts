import type { Level } from '@railhead/protocol'
import { CLOSE } from '@railhead/protocol'
import type { LogEvent } from 'kysely'
import { Counter, Histogram, Registry } from 'prom-client'
import { ANSWER_BUCKETS, BOT_BUCKETS, DATABASE_BUCKETS, HTTP_BUCKETS } from './buckets.js'
import { Later } from './later.js'

/** What became of an answer. `stale`: the match had gone on; `refused`: it was not allowed; `failed`: our fault. */
export type AnswerResult = 'taken' | 'stale' | 'refused' | 'failed'
export type AnsweredBy = 'person' | 'bot'
/** The ways in which people are reached. */
export type Way = 'mail' | 'webhook' | 'push'

export interface ThoughtTimes {
  readonly game: string
  readonly level: Level
  readonly wants: 'option' | 'hints'
  /** In milliseconds: until a process was free, and until it had thought. */
  readonly waited: number
  readonly took: number
  readonly ok: boolean
}

interface BotTime {
  readonly game: string
  readonly level: Level
  answers: number
  seconds: number
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
/** Codes with which sockets are closed: ours, and the usual ones of browsers and broken lines. */
const CODES = new Set<number>([...Object.values(CLOSE), 1000, 1005, 1006])

/**
 * What the server counts while it works, for Prometheus. Labels are games, levels, patterns of routes and the like:
 * few, known beforehand, and never anything that a person typed or could be found by.
 */
export class Metrics {
  readonly registry = new Registry()
  private readonly registers = [this.registry]
  private readonly later = new Later()

  private readonly answers = new Counter({
    name: 'railhead_answers_total',
    help: 'Answers to decisions, by what became of them.',
    labelNames: ['game', 'by', 'result'],
    registers: this.registers,
  })
  private readonly undos = new Counter({
    name: 'railhead_undos_total',
    help: 'Times that answers were taken back.',
    labelNames: ['game'],
    registers: this.registers,
  })
  private readonly acknowledged = new Histogram({
    name: 'railhead_answer_acknowledged_seconds',
    help: "From the arrival of a person's answer until its sender was told that it is stored.",
    labelNames: ['game'],
    buckets: ANSWER_BUCKETS,
    registers: this.registers,
  })
  private readonly shown = new Histogram({
    name: 'railhead_answer_shown_seconds',
    help: 'Until an answer was sent to every socket of its table in this process: from its arrival here, or from its arrival at another process.',
    labelNames: ['game', 'arrived'],
    buckets: ANSWER_BUCKETS,
    registers: this.registers,
  })
  private readonly requests = new Counter({
    name: 'railhead_http_requests_total',
    help: 'HTTP requests, by the pattern of their route.',
    labelNames: ['method', 'route', 'status'],
    registers: this.registers,
  })
  private readonly requestSeconds = new Histogram({
    name: 'railhead_http_request_seconds',
    help: 'How long HTTP requests took.',
    labelNames: ['method', 'route'],
    buckets: HTTP_BUCKETS,
    registers: this.registers,
  })
  private readonly closes = new Counter({
    name: 'railhead_sockets_closed_total',
    help: 'Sockets that were closed, by code.',
    labelNames: ['code'],
    registers: this.registers,
  })
  private readonly thoughts = new Histogram({
    name: 'railhead_bot_seconds',
    help: 'How long bots thought about an answer or a hint, without the wait before it.',
    labelNames: ['game', 'level', 'wants', 'result'],
    buckets: BOT_BUCKETS,
    registers: this.registers,
  })
  private readonly botWaits = new Histogram({
    name: 'railhead_bot_wait_seconds',
    help: 'How long questions waited for a process that thinks.',
    buckets: BOT_BUCKETS,
    registers: this.registers,
  })
  private readonly botFailures = new Counter({
    name: 'railhead_bot_failures_total',
    help: 'Times that a bot of that level failed and a simpler one answered.',
    labelNames: ['level'],
    registers: this.registers,
  })
  private readonly unreadables = new Counter({
    name: 'railhead_unreadable_matches_total',
    help: 'Tables that were closed because their match cannot be read: damaged, or of rules that are not known here.',
    labelNames: ['reason'],
    registers: this.registers,
  })
  private readonly jobs = new Counter({
    name: 'railhead_jobs_total',
    help: 'Attempts at jobs that were made here, by what became of them.',
    labelNames: ['kind', 'result'],
    registers: this.registers,
  })
  private readonly messages = new Counter({
    name: 'railhead_messages_total',
    help: 'Mail, webhooks and pushes that were sent from here or could not be.',
    labelNames: ['way', 'result'],
    registers: this.registers,
  })
  private readonly queries = new Histogram({
    name: 'railhead_database_query_seconds',
    help: 'How long single statements took.',
    labelNames: ['kind'],
    buckets: DATABASE_BUCKETS,
    registers: this.registers,
  })
  private readonly writes = new Histogram({
    name: 'railhead_database_write_seconds',
    help: 'How long it took until a change of a table was stored for good, waiting included.',
    labelNames: ['result'],
    buckets: DATABASE_BUCKETS,
    registers: this.registers,
  })

  private readonly damages = new Counter({
    name: 'railhead_damaged_values_total',
    help: 'Stored texts that could not be read as they should be.',
    labelNames: ['column'],
    registers: this.registers,
  })

  damage(column: string): void {
    this.damages.inc({ column })
  }

  answer(game: string, by: AnsweredBy, result: AnswerResult): void {
    this.later.add(() => this.answers.inc({ game, by, result }))
  }

  undo(game: string): void {
    this.undos.inc({ game })
  }

  /** A person's answer, by the clock of `performance.now()`. */
  acknowledgedAnswer(game: string, arrivedAt: number, shownAt: number, acknowledgedAt: number): void {
    this.later.add(() => {
      this.acknowledged.observe({ game }, (acknowledgedAt - arrivedAt) / 1000)
      // Shown before it arrived: a repeat, which is acknowledged again and not shown again.
      if (shownAt >= arrivedAt) this.shown.observe({ game, arrived: 'here' }, (shownAt - arrivedAt) / 1000)
    })
  }

  /** An answer that another process stored, by the clock on the wall. */
  followedAnswer(game: string, at: number, shownAt: number): void {
    this.later.add(() => this.shown.observe({ game, arrived: 'elsewhere' }, Math.max(0, shownAt - at) / 1000))
  }

  /** `route` is the pattern of a route, never an address: addresses hold ids, and there is no end of them. */
  request(method: string, route: string | undefined, status: number, milliseconds: number): void {
    const labels = { method: METHODS.has(method) ? method : 'other', route: route ?? 'page' }
    this.requests.inc({ ...labels, status })
    this.requestSeconds.observe(labels, milliseconds / 1000)
  }

  socketClosed(code: number): void {
    this.closes.inc({ code: CODES.has(code) ? String(code) : 'other' })
  }

  thought({ game, level, wants, waited, took, ok }: ThoughtTimes): void {
    this.botWaits.observe(waited / 1000)
    this.thoughts.observe({ game, level, wants, result: ok ? 'done' : 'failed' }, took / 1000)
  }

  unreadable(reason: string): void {
    this.unreadables.inc({ reason })
  }

  botFailed(level: Level): void {
    this.botFailures.inc({ level })
  }

  job(kind: string, ok: boolean): void {
    this.jobs.inc({ kind, result: ok ? 'done' : 'failed' })
  }

  message(way: Way, ok: boolean): void {
    this.messages.inc({ way, result: ok ? 'sent' : 'failed' })
  }

  /** For `log` of Kysely. */
  readonly query = ({ query, queryDurationMillis }: LogEvent): void => {
    const { kind } = query.query
    this.later.add(() => this.queries.observe({ kind: kindOf(kind) }, queryDurationMillis / 1000))
  }

  write(milliseconds: number, ok: boolean): void {
    this.later.add(() => this.writes.observe({ result: ok ? 'done' : 'failed' }, milliseconds / 1000))
  }

  /** Everything that was counted, as Prometheus reads it. */
  async text(): Promise<string> {
    this.later.handOn()
    return this.registry.metrics()
  }

  /** How often and how long bots of each level thought, since this process began. */
  async botTimes(): Promise<BotTime[]> {
    const times = new Map<string, BotTime>()
    for (const { metricName, labels, value } of (await this.thoughts.get()).values) {
      const { game, level } = labels
      if (game === undefined || level === undefined) continue
      const name = `${game} ${level}`
      const time = times.get(name) ?? { game: String(game), level: level as Level, answers: 0, seconds: 0 }
      if (metricName?.endsWith('_count')) time.answers += value
      if (metricName?.endsWith('_sum')) time.seconds += value
      times.set(name, time)
    }
    return [...times.values()]
  }
}

/** SelectQueryNode → select. */
function kindOf(node: string): string {
  const [, kind] = /^(Select|Insert|Update|Delete)QueryNode$/.exec(node) ?? []
  return kind?.toLowerCase() ?? 'other'
}
