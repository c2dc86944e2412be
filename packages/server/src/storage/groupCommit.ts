import { setImmediate as breath } from 'node:timers/promises'
import { type CompiledQuery, type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from './schema.js'
import type { SqliteThread } from './sqliteThread.js'

/** A piece of work on the database, or queries that can be carried out without looking at what comes of them. */
type Write =
  | { readonly work: (db: Transaction<Database>) => Promise<unknown> }
  | { readonly queries: readonly CompiledQuery[] }

interface Settled {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

type Pending = Write & Settled

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
  private cause: unknown

  constructor(
    private readonly db: Kysely<Database>,
    private readonly thread: SqliteThread,
  ) {}

  write<T>(work: (db: Transaction<Database>) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.add({ work, resolve: result => resolve(result as T), reject })
    })
  }

  writeQueries(queries: readonly CompiledQuery[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.add({ queries, resolve: () => resolve(), reject })
    })
  }

  private add(write: Pending): void {
    this.pending.push(write)
    if (this.running) return
    this.running = true
    void this.run()
  }

  private async run(): Promise<void> {
    while (this.pending.length > 0) {
      // What has arrived meanwhile is read first: its writes come along.
      await breath()
      const together = this.pending.slice(0, MOST_AT_ONCE)
      const onlyQueries = together.flatMap(write => ('queries' in write ? [write] : []))
      if (onlyQueries.length === together.length) await this.send(onlyQueries)
      else await this.work()
    }
    this.running = false
  }

  /** The thread is told everything at once, and tells once what became of it. */
  private async send(
    writes: readonly ({ readonly queries: readonly CompiledQuery[] } & Settled)[],
  ): Promise<void> {
    this.pending.splice(0, writes.length)
    const endTurn = await this.thread.turn()
    try {
      const failures = await this.thread.writeTogether(writes.map(({ queries }) => queries))
      for (const [i, { resolve, reject }] of writes.entries())
        if (failures[i]) reject(failures[i])
        else resolve(undefined)
    } catch (error) {
      for (const { reject } of writes) reject(error)
    } finally {
      endTurn()
    }
  }

  private async work(): Promise<void> {
    const settle: (() => void)[] = []
    const taken: Pending[] = []
    this.cause = undefined
    try {
      await this.db.transaction().execute(async db => {
        for (let next = this.pending.shift(); next; next = this.pending.shift()) {
          taken.push(next)
          settle.push(await this.attempt(db, next))
          if (taken.length === MOST_AT_ONCE) break
        }
      })
      for (const done of settle) done()
    } catch (error) {
      // Taking back what a full disk refused fails too; what came first is the cause.
      for (const { reject } of taken) reject(this.cause ?? error)
    }
  }

  /** Carries one write out; returns what to tell its sender when everything is on the disk. */
  private async attempt(db: Transaction<Database>, write: Pending): Promise<() => void> {
    const { resolve, reject } = write
    await sql`savepoint one_write`.execute(db)
    try {
      const result = 'work' in write ? await write.work(db) : await carryOut(db, write.queries)
      await sql`release savepoint one_write`.execute(db)
      return () => resolve(result)
    } catch (error) {
      this.cause = error
      await sql`rollback to savepoint one_write`.execute(db)
      await sql`release savepoint one_write`.execute(db)
      this.cause = undefined
      return () => reject(error)
    }
  }
}

async function carryOut(db: Transaction<Database>, queries: readonly CompiledQuery[]): Promise<void> {
  for (const query of queries) await db.executeQuery(query)
}
