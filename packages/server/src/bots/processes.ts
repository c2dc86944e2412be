import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PlainOption } from '@railhead/kernel'
import type { HintOption } from '@railhead/protocol'
import type { ThoughtTimes } from '../metrics/metrics.js'
import type { BotQuestion, BotRunner, FromBot, Thought, ToBot } from './question.js'

/** Behind everything else: thinking bots cost the people nothing. */
const LOWEST_PRIORITY = 19
/** What a process may need beyond the time to think, above all to start. */
const GRACE = 5_000

interface Job {
  readonly question: BotQuestion
  readonly wants: ToBot['wants']
  readonly askedAt: number
  readonly resolve: (thought: Thought) => void
  readonly reject: (error: Error) => void
}

interface Worker {
  readonly child: ChildProcess
  job:
    | { readonly id: number; readonly work: Job; readonly begunAt: number; readonly timer: NodeJS.Timeout }
    | undefined
}

/** The compiled program of the processes: beside this file, or where the build puts it when this runs uncompiled. */
function program(): string {
  const here = dirname(fileURLToPath(import.meta.url))
  return join(here.replace(/([\\/])src([\\/]bots)$/, '$1dist$2'), 'child.js')
}

/** Bots in processes of their own, at the lowest priority; one that takes too long is killed. */
export class BotProcesses implements BotRunner {
  private readonly workers = new Set<Worker>()
  private readonly queue: Job[] = []
  private lastId = 0
  private closed = false

  constructor(
    private readonly count: number,
    /** Module that exports `games`. */
    private readonly gamesModule: string,
    private readonly grace = GRACE,
    private readonly onThought: (times: ThoughtTimes) => void = () => undefined,
  ) {}

  async choose(question: BotQuestion): Promise<PlainOption> {
    return (await this.think(question, 'option')) as PlainOption
  }

  async hints(question: BotQuestion): Promise<readonly HintOption[]> {
    return (await this.think(question, 'hints')) as readonly HintOption[]
  }

  private think(question: BotQuestion, wants: ToBot['wants']): Promise<Thought> {
    if (this.closed) return Promise.reject(new Error('The bots are closed.'))
    return new Promise((resolve, reject) => {
      this.queue.push({ question, wants, askedAt: performance.now(), resolve, reject })
      this.next()
    })
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
    const idle = [...this.workers].find(worker => worker.job === undefined && worker.child.connected)
    const worker = idle ?? (this.workers.size < this.count ? this.startWorker() : undefined)
    const work = worker && this.queue.shift()
    if (!worker || !work) return
    const id = ++this.lastId
    const timer = setTimeout(() => worker.child.kill('SIGKILL'), work.question.milliseconds + this.grace)
    worker.job = { id, work, begunAt: performance.now(), timer }
    const { question, wants } = work
    worker.child.send({ id, question, wants } satisfies ToBot, error => {
      if (error) worker.child.kill('SIGKILL')
    })
  }

  private startWorker(): Worker {
    const child = fork(program(), [this.gamesModule], {
      execArgv: [],
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const worker: Worker = { child, job: undefined }
    this.workers.add(worker)
    child.on('spawn', () => {
      if (child.pid !== undefined) lowerPriority(child.pid)
    })
    child.on('message', (message: FromBot) => {
      if (worker.job?.id !== message.id) return
      const { work, timer } = worker.job
      clearTimeout(timer)
      this.report(worker.job, 'thought' in message)
      worker.job = undefined
      if ('thought' in message) work.resolve(message.thought)
      else work.reject(new Error(message.error))
      this.next()
    })
    const gone = (why: string): void => {
      if (!this.workers.delete(worker)) return
      if (worker.job) {
        clearTimeout(worker.job.timer)
        if (!this.closed) this.report(worker.job, false)
        worker.job.work.reject(new Error(why))
      }
      this.next()
    }
    child.on('error', error => gone(error.message))
    child.on('exit', (code, signal) => gone(`The bot's process ended (${signal ?? code}).`))
    return worker
  }

  private report({ work, begunAt }: NonNullable<Worker['job']>, ok: boolean): void {
    const { question, wants, askedAt } = work
    const { game, level } = question
    const times = { waited: begunAt - askedAt, took: performance.now() - begunAt }
    this.onThought({ game, level, wants, ...times, ok })
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, LOWEST_PRIORITY)
  } catch {
    // The process is gone already; its exit is handled.
  }
}
