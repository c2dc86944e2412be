import { LANGS } from '@railhead/kernel'
import PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import { z } from 'zod'
import { readAs } from '../json.js'

/** Work that may be done later and by any process. It names people and tables; secrets are looked up or made then. */
export const job = z.discriminatedUnion('kind', [
  /** Mail a login link. `person` is the guest who asked, if any. */
  z.strictObject({
    kind: z.literal('loginLink'),
    mail: z.string(),
    person: z.string().exactOptional(),
    lang: z.enum(LANGS).exactOptional(),
  }),
  /** Tell somebody by mail that a login service of others was linked to their account, or removed. */
  z.strictObject({
    kind: z.literal('service'),
    person: z.string(),
    what: z.enum(['linked', 'unlinked']),
    name: z.string(),
    lang: z.enum(LANGS),
  }),
  /** Notify somebody of what happened at a table. */
  z.strictObject({
    kind: z.literal('notify'),
    person: z.string(),
    table: z.string(),
    what: z.enum(['yourTurn', 'finished']),
  }),
])

export type Job = z.output<typeof job>

/** A queue of work. Each job is done at least once; one that fails is tried again a few times. */
export interface Jobs {
  add(job: Job): Promise<void>
  /** How many are not done yet. */
  waiting(): Promise<number>
  close(): Promise<void>
}

export type Handler = (job: Job) => Promise<void>

const TRIES = 4
const FIRST_PAUSE = 2_000
/**
 * Each kind has a queue of its own, and so many jobs that a process does at once; each worker looks for one twice a
 * second. Addresses that people gave answer as slowly as they like: nobody waits behind them to be let in.
 */
const QUEUES: Readonly<Record<Job['kind'], { readonly name: string; readonly workers: number }>> = {
  loginLink: { name: 'railhead-links', workers: 2 },
  service: { name: 'railhead-services', workers: 1 },
  notify: { name: 'railhead', workers: 6 },
}
/** A job that takes longer is given to somebody else. */
const LONGEST = 60

/** Jobs in the memory of this process: for a server that is alone on its folder. */
export class LocalJobs implements Jobs {
  private readonly open = new Set<Promise<void>>()
  private readonly stopping = new AbortController()

  constructor(
    private readonly handle: Handler,
    private readonly log: Logger,
    private readonly firstPause = FIRST_PAUSE,
  ) {}

  async add(wanted: Job): Promise<void> {
    const done = this.run(wanted).finally(() => this.open.delete(done))
    this.open.add(done)
  }

  async waiting(): Promise<number> {
    return this.open.size
  }

  /** Lets those at work finish; those that wait for another try are given up. */
  async close(): Promise<void> {
    this.stopping.abort()
    await Promise.all(this.open)
  }

  private async run(wanted: Job): Promise<void> {
    for (let attempt = 1; attempt <= TRIES && !this.stopping.signal.aborted; attempt++)
      try {
        return await this.handle(wanted)
      } catch (error) {
        this.log.warn({ reason: reasonOf(error), kind: wanted.kind, attempt }, 'a job failed')
        if (attempt < TRIES && !this.stopping.signal.aborted)
          await this.pause(this.firstPause * 2 ** (attempt - 1))
      }
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, milliseconds)
      this.stopping.signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
}

/** Jobs in PostgreSQL, done by whichever process is free. */
export async function openSharedJobs(databaseUrl: string, handle: Handler, log: Logger): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 3, schedule: false })
  boss.on('error', error => log.warn({ reason: reasonOf(error) }, 'the queue of jobs has a problem'))
  await boss.start()
  const retry = { retryLimit: TRIES - 1, retryDelay: FIRST_PAUSE / 1000, retryBackoff: true }
  const queues = Object.values(QUEUES)
  for (const { name, workers } of queues) {
    await boss.createQueue(name, { name, ...retry, expireInSeconds: LONGEST })
    // Each worker takes one job at a time, so that one that fails takes no other with it.
    for (let worker = 0; worker < workers; worker++)
      await boss.work(name, { pollingIntervalSeconds: 0.5 }, async taken => {
        for (const { data } of taken) await handle(readAs(job, data))
      })
  }
  return {
    async add(wanted) {
      await boss.send(QUEUES[wanted.kind].name, wanted, retry)
    },
    async waiting() {
      const sizes = await Promise.all(queues.map(({ name }) => boss.getQueueSize(name)))
      return sizes.reduce((sum, size) => sum + size, 0)
    },
    close: () => boss.stop({ graceful: true, timeout: 5_000, close: true }),
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
