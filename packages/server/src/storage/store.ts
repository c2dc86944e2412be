import { join } from 'node:path'
import { type CompiledQuery, type Kysely, sql, type Transaction } from 'kysely'
import { checkFolder, DATABASE_FILE, markFolder } from './folder.js'
import { GroupCommit } from './groupCommit.js'
import { lockFolder } from './lock.js'
import { migrate } from './migrations.js'
import type { News, NewsReader } from './news.js'
import type { Database } from './schema.js'
import { openThread, type SqliteOptions } from './sqlite.js'

export type Queries = Kysely<Database> | Transaction<Database>

/** Where everything that lasts is kept. One set of queries serves every database behind it. */
export interface Store {
  readonly db: Kysely<Database>
  /** Whether other processes write to it too. */
  readonly shared: boolean
  /**
   * Writes in one transaction, and with it tells the other processes that serve the same tables what changed.
   * (A folder is served by one process: there is nobody to tell.)
   */
  write<T>(tableId: string, news: News, work: (db: Transaction<Database>) => Promise<T>): Promise<T>
  /** The same for a write that reads nothing: its queries are carried out together. */
  writeQueries(tableId: string, news: News, queries: readonly CompiledQuery[]): Promise<void>
  /** Tells the others something that is not stored. It may get lost. */
  publish(tableId: string, news: News): void
  /** From now on the reader hears what the others do. */
  listen(reader: NewsReader): Promise<void>
  /** How many connections there are, if there are several, and how many requests wait for one. */
  connections?(): { readonly idle: number; readonly busy: number; readonly waiting: number }
  close(): Promise<void>
}

/**
 * Opens the store of a folder: SQLite in WAL mode, where an acknowledged write has reached the disk. Takes the
 * folder for this process alone. Throws `DamagedFolder` if the database is damaged, gone or somebody else's.
 */
export async function openStore(dataDir: string, options: SqliteOptions = {}): Promise<Store> {
  const lock = lockFolder(dataDir)
  try {
    checkFolder(dataDir)
    const { db, thread } = openThread(join(dataDir, DATABASE_FILE), options)
    await migrate(db)
    markFolder(dataDir)
    // Nobody else can be at work in this folder: claims on bots are left over from a process that is gone.
    await db.updateTable('gametable').set({ lease_until: 0 }).where('lease_until', '>', 0).execute()
    const commits = new GroupCommit(db, thread)
    return {
      db,
      shared: false,
      write: (_table, _news, work) => commits.write(work),
      writeQueries: (_table, _news, queries) => commits.writeQueries(queries),
      publish: () => undefined,
      listen: async () => undefined,
      async close() {
        // So that the file alone is whole.
        await sql`pragma wal_checkpoint(truncate)`.execute(db).catch(() => undefined)
        await db.destroy()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Whether a write failed because another one took its place: a number or key that exists already. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = Reflect.get(error, 'code')
  return code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === '23505'
}

/** SQLSTATE of a deadlock, and of a transaction that saw what another changed, where the database is set to mind that. */
const GIVEN_UP = new Set<unknown>(['40P01', '40001'])

/** Whether a transaction was given up because of another one: it can be tried again. */
function isGivenUp(error: unknown): boolean {
  return error instanceof Error && GIVEN_UP.has(Reflect.get(error, 'code'))
}

/** Of those who come in each other's way one goes on every time, so that a few tries are enough for all. */
const TRIES = 5

/** Tries a transaction again that another one came in the way of. */
export const untilUndisturbed = <T>(attempt: () => Promise<T>): Promise<T> =>
  tried(attempt, error => isConflict(error) || isGivenUp(error))

/** Tries a transaction again that was given up because of another one; a conflict is for who writes to see. */
export const untilNotGivenUp = <T>(attempt: () => Promise<T>): Promise<T> => tried(attempt, isGivenUp)

async function tried<T>(attempt: () => Promise<T>, isInTheWay: (error: unknown) => boolean): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await attempt()
    } catch (error) {
      if (tries === TRIES || !isInTheWay(error)) throw error
    }
}
