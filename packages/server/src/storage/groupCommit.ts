import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from './schema.js'

type Work = (db: Transaction<Database>) => Promise<unknown>

interface Pending {
  readonly work: Work
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

/** So much is written at most before the disk is waited for. */
const MOST_AT_ONCE = 100

/**
 * Writes of different tables that come at the same time share one transaction and so one wait for the disk,
 * which is what a durable write costs. Each has a savepoint of its own: one that fails takes back only itself.
 * A write is done when the shared transaction has reached the disk, not before.
 */
export class GroupCommit {
  private readonly pending: Pending[] = []
  private running = false

  constructor(private readonly db: Kysely<Database>) {}

  write<T>(work: (db: Transaction<Database>) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.pending.push({ work, resolve: result => resolve(result as T), reject })
      if (this.running) return
      this.running = true
      // Messages that have arrived on other sockets are read first: their writes come along.
      setImmediate(() => void this.run())
    })
  }

  private async run(): Promise<void> {
    while (this.pending.length > 0) {
      const settle: (() => void)[] = []
      const taken: Pending[] = []
      try {
        await this.db.transaction().execute(async db => {
          for (let next = this.pending.shift(); next; next = this.pending.shift()) {
            taken.push(next)
            settle.push(await this.attempt(db, next))
            if (taken.length === MOST_AT_ONCE) break
          }
        })
        for (const tell of settle) tell()
      } catch (error) {
        for (const { reject } of taken) reject(error)
      }
      await new Promise(resolve => setImmediate(resolve))
    }
    this.running = false
  }

  /** Carries one write out; returns what to tell its sender when everything is on the disk. */
  private async attempt(db: Transaction<Database>, { work, resolve, reject }: Pending): Promise<() => void> {
    await sql`savepoint one_write`.execute(db)
    try {
      const result = await work(db)
      await sql`release savepoint one_write`.execute(db)
      return () => resolve(result)
    } catch (error) {
      await sql`rollback to savepoint one_write`.execute(db)
      await sql`release savepoint one_write`.execute(db)
      return () => reject(error)
    }
  }
}
