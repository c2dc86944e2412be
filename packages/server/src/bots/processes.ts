import type { ChildProcess } from 'node:child_process'
import type { HintOption } from '@railhead/protocol'
import { type BotAnswer, TooLate } from '@railhead/table'
import { compiledBeside } from '../compiled.js'
import { forkAlone, LOW_PRIORITY, standBack } from '../lowest.js'
import type { ThoughtTimes } from '../metrics/metrics.js'
import {
  type BotRunner,
  type FromBot,
  HINT_LEVEL,
  type HintQuestion,
  type Thought,
  type TimedQuestion,
  type ToBot,
  type Work,
} from './question.js'

/** What a process may need beyond the time to think. */
const GRACE = 5_000
/** And to start, which waits for whatever else the machine does. */
const START_GRACE = 60_000
/** So long somebody waits, beyond the time to think, for a process that has time for their bot. */
const PATIENCE = 20_000

interface Job {
  readonly work: Work
  /** For whom, and how many others of theirs waited or were thought about when it came. */
  readonly from: string
  readonly round: number
  readonly askedAt: number
  readonly resolve: (thought: Thought) => void
  readonly reject: (error: Error) => void
}

interface Worker {
  readonly child: ChildProcess
  job:
    | { readonly id: number; readonly job: Job; readonly begunAt: number; readonly timer: NodeJS.Timeout }
    | undefined
  /** It has said that it can think. */
  ready: boolean
  /** It gives way to the server and to everything else. */
  standsBack: boolean
  /** It had its time and was killed. */
  late: boolean
}

/** Bots in processes of their own, at a low priority; one that takes too long is killed. */
export class BotProcesses implements BotRunner {
  private readonly workers = new Set<Worker>()
  private readonly queue: Job[] = []
  private lastId = 0
  private closed = false
  private prepared = false

  constructor(
    private readonly count: number,
    /** Modules that export `games`. */
    private readonly gamesModules: readonly string[],
    private readonly grace = GRACE,
    private readonly onThought: (times: ThoughtTimes) => void = () => undefined,
    private readonly priority = LOW_PRIORITY,
    private readonly patience = PATIENCE,
  ) {}

  async choose(question: TimedQuestion, from = ''): Promise<BotAnswer> {
    return (await this.think({ wants: 'option', question }, from)) as BotAnswer
  }

  async hints(question: HintQuestion, from = ''): Promise<readonly HintOption[]> {
    return (await this.think({ wants: 'hints', question }, from)) as readonly HintOption[]
  }

  private think(work: Work, from: string): Promise<Thought> {
    if (this.closed) return Promise.reject(new Error('The bots are closed.'))
    return new Promise((resolve, reject) => {
      const job = { work, from, round: this.countOf(from), askedAt: performance.now(), resolve, reject }
      // Who waited in vain comes first, then where people wait; of those everybody's first, then everybody's second.
      const place = this.queue.findIndex(other => isBefore(job, other))
      this.queue.splice(place < 0 ? this.queue.length : place, 0, job)
      this.next()
      if (isUrgent(job) && this.queue.includes(job)) this.giveUpLater(job)
    })
  }

  private countOf(from: string): number {
    const thinking = [...this.workers].filter(worker => worker.job?.job.from === from)
    return this.queue.filter(job => job.from === from).length + thinking.length
  }

  /** Nobody waits for ever because all processes are busy, or the machine is: somebody simpler answers. */
  private giveUpLater(job: Job): void {
    const timer = setTimeout(() => {
      const place = this.queue.indexOf(job)
      if (place < 0) return
      this.queue.splice(place, 1)
      job.reject(new TooLate('No process had time for the bot.'))
    }, job.work.question.milliseconds + this.patience)
    timer.unref()
  }

  /**
   * Starts the first process, once, and behind everything else: to start takes a core for a while, just when the page of
   * whoever ended their turn draws, and they would wait for it.
   */
  prepare(): void {
    if (this.closed || this.prepared) return
    this.prepared = true
    if (this.workers.size > 0) return
    const worker = this.startWorker()
    worker.standsBack = true
    standBack(worker.child, this.priority)
  }

  load(): { waiting: number; thinking: number } {
    const thinking = [...this.workers].filter(worker => worker.job !== undefined).length
    return { waiting: this.queue.length, thinking }
  }

  async close(): Promise<void> {
    this.closed = true
    for (const job of this.queue.splice(0)) job.reject(new Error('The bots are closed.'))
    const gone = [...this.workers].map(
      ({ child }) => new Promise<void>(resolve => child.once('exit', () => resolve())),
    )
    for (const worker of this.workers) worker.child.kill('SIGKILL')
    await Promise.all(gone)
  }

  private next(): void {
    if (this.closed || this.queue.length === 0) return
    for (const [place, job] of this.queue.entries()) {
      const worker = this.workerFor(job)
      if (!worker) continue
      this.queue.splice(place, 1)
      this.assign(worker, job)
      return
    }
    // Those that start take work when they are ready.
    const starting = [...this.workers].filter(({ ready }) => !ready).length
    if (starting < this.queue.length && this.hasRoom()) this.startWorker()
  }

  private hasRoom(): boolean {
    return this.workers.size < this.count
  }

  /** One without work. Who hurries gets one that stands back only if no other can be started. */
  private workerFor(job: Job): Worker | undefined {
    const free = [...this.workers].filter(
      ({ ready, job: other, child }) => ready && other === undefined && child.connected,
    )
    if (!isHurried(job)) return free[0]
    return free.find(({ standsBack }) => !standsBack) ?? (this.hasRoom() ? undefined : free[0])
  }

  private assign(worker: Worker, job: Job): void {
    // Not while it starts: somebody waits for that, however busy the machine is.
    if (!worker.standsBack && !isHurried(job)) {
      worker.standsBack = true
      standBack(worker.child, this.priority)
    }
    const id = ++this.lastId
    const timer = setTimeout(() => {
      worker.late = true
      worker.child.kill('SIGKILL')
    }, job.work.question.milliseconds + this.grace)
    worker.job = { id, job, begunAt: performance.now(), timer }
    worker.child.send({ id, ...job.work } satisfies ToBot, error => {
      if (error) worker.child.kill('SIGKILL')
    })
  }

  private startWorker(): Worker {
    const child = forkAlone(compiledBeside(import.meta.url, 'child.js'), this.gamesModules)
    const worker: Worker = { child, job: undefined, ready: false, standsBack: false, late: false }
    const starting = setTimeout(() => child.kill('SIGKILL'), START_GRACE)
    this.workers.add(worker)
    child.on('message', (message: FromBot) => {
      if ('ready' in message) {
        clearTimeout(starting)
        worker.ready = true
        this.next()
        return
      }
      if (worker.job?.id !== message.id) return
      const { job, timer } = worker.job
      clearTimeout(timer)
      this.report(worker.job, 'thought' in message)
      worker.job = undefined
      if ('thought' in message) job.resolve(message.thought)
      else job.reject(new Error(message.error))
      this.next()
    })
    const gone = (why: string): void => {
      if (!this.workers.delete(worker)) return
      clearTimeout(starting)
      // One that cannot even start has nothing to answer with.
      if (!worker.ready) this.queue.shift()?.reject(new Error(why))
      if (worker.job) {
        clearTimeout(worker.job.timer)
        if (!this.closed) this.report(worker.job, false)
        worker.job.job.reject(worker.late ? new TooLate(why) : new Error(why))
      }
      this.next()
    }
    child.on('error', error => gone(error.message))
    child.on('exit', (code, signal) => gone(`The bot's process ended (${signal ?? code}).`))
    return worker
  }

  private report({ job, begunAt }: NonNullable<Worker['job']>, ok: boolean): void {
    const { work, askedAt } = job
    const { game } = work.question
    const level = work.wants === 'option' ? work.question.level : HINT_LEVEL
    const times = { waited: begunAt - askedAt, took: performance.now() - begunAt }
    this.onThought({ game, level, wants: work.wants, ...times, ok })
  }
}

const isUrgent = ({ work }: Job): boolean => work.wants === 'hints' || work.question.urgent
const isHurried = ({ work }: Job): boolean => work.wants === 'hints' && work.question.hurried === true
const rankOf = (job: Job): number => (isHurried(job) ? 0 : isUrgent(job) ? 1 : 2)
const isBefore = (job: Job, other: Job): boolean =>
  rankOf(job) < rankOf(other) || (rankOf(job) === rankOf(other) && job.round < other.round)
