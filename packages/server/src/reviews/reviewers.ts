import { REVIEW_VERSION } from '@railhead/review'
import type { Logger } from 'pino'
import { logName } from '../ids.js'
import { exportMatch } from '../rooms/listing.js'
import type { Rooms } from '../rooms/rooms.js'
import { noteReview, openReviews, type QueuedReview, takeReview } from '../storage/reviews.js'
import { CannotReview, type ReviewRunner } from './processes.js'

/** How often the queue is looked at: another process of the server may have left something. */
const LOOK_EVERY = 15_000
/** Whoever says nothing for so long is gone: another process takes its match. */
const LEASE = 120_000
const TRIES = 3
/** So much of the queue is looked at. */
export const QUEUE_SEEN = 2_000

export interface ReviewerSettings {
  /** How many matches at a time; 0: none. */
  readonly processes: number
  /** Seconds of the processor for each. */
  readonly seconds: number
}

/** Reviews of finished matches that people asked for, made one after another when nothing else is to be done. */
export class Reviewers {
  private readonly working = new Set<Promise<void>>()
  private timer: NodeJS.Timeout | undefined
  private isClosed = false
  private isLooking: Promise<void> | undefined

  constructor(
    private readonly rooms: Rooms,
    private readonly settings: ReviewerSettings,
    private readonly runner: ReviewRunner,
    private readonly log: Logger,
  ) {}

  get isOpen(): boolean {
    return this.settings.processes > 0
  }

  start(): void {
    if (!this.isOpen) return
    this.timer = setInterval(() => this.wake(), LOOK_EVERY)
    this.wake()
  }

  /** Something may be in the queue. */
  wake(): void {
    if (this.isClosed || !this.isOpen) return
    const before = this.isLooking ?? Promise.resolve()
    const looking = before
      .then(() => this.look())
      .finally(() => {
        if (this.isLooking === looking) this.isLooking = undefined
      })
    this.isLooking = looking
  }

  /** What is being worked on is left for another time. */
  async stop(): Promise<void> {
    this.isClosed = true
    clearInterval(this.timer)
    await this.isLooking
    this.runner.close()
    await Promise.all(this.working)
  }

  private async look(): Promise<void> {
    try {
      while (!this.isClosed && this.working.size < this.settings.processes) {
        const taken = await this.takeNext()
        if (taken === undefined) return
        const work = this.make(taken).finally(() => {
          this.working.delete(work)
          this.wake()
        })
        this.working.add(work)
      }
    } catch (error) {
      this.rooms.trouble(error, 'the queue of reviews cannot be read')
    }
  }

  private async takeNext(): Promise<QueuedReview | undefined> {
    const { store, now } = this.rooms
    const free = (await openReviews(store.db, QUEUE_SEEN)).filter(
      row => row.state === 'waiting' || row.lease_until < now(),
    )
    for (const row of free) {
      if (row.tries >= TRIES || row.version !== REVIEW_VERSION)
        await noteReview(store.db, row.table_id, { state: 'failed' })
      else if (await takeReview(store.db, row, now() + LEASE)) return row
    }
    return undefined
  }

  private async make({ table_id: id, tries }: QueuedReview): Promise<void> {
    const { store, now } = this.rooms
    const { db } = store
    try {
      const finished = await this.rooms.inspect(id, async room => ({
        record: await exportMatch(room),
        outcome: room.info.outcome,
      }))
      const { record, outcome } = finished
      if (outcome === null) throw new CannotReview('The match came to nothing.')
      const { seconds } = this.settings
      const review = await this.runner.review({ record, outcome, seconds }, (done, turns) => {
        void noteReview(db, id, { done, turns, lease_until: now() + LEASE }).catch(() => undefined)
      })
      await noteReview(db, id, { state: 'done', content: JSON.stringify(review) })
    } catch (error) {
      // One that was stopped goes on another time, as often as it takes.
      const isLast = !this.isClosed && (error instanceof CannotReview || tries + 1 >= TRIES)
      const note = isLast ? ({ state: 'failed' } as const) : ({ state: 'waiting', lease_until: 0 } as const)
      await noteReview(db, id, { ...note, ...(this.isClosed && { tries }) }).catch(() => undefined)
      if (!this.isClosed)
        this.log.warn({ table: logName(id), reason: String(error) }, 'a match could not be reviewed')
    }
  }
}
