import { join } from 'node:path'
import {
  Kysely,
  type Logger,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
  type Transaction,
} from 'kysely'
import Sqlite from 'libsql'
import { GroupCommit } from './groupCommit.js'
import { lockFolder } from './lock.js'
import { migrate } from './migrations.js'
import type { News, NewsReader } from './news.js'
import type { Database } from './schema.js'

export const DATABASE_FILE = 'railhead.db'

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
  /** Tells the others something that is not stored. It may get lost. */
  tell(tableId: string, news: News): void
  /** From now on the reader hears what the others do. */
  listen(reader: NewsReader): Promise<void>
  /** How many connections there are, if there are several, and how many requests wait for one. */
  connections?(): { readonly idle: number; readonly busy: number; readonly waiting: number }
  close(): Promise<void>
}

/**
 * Opens the store of a folder: SQLite in WAL mode, where an acknowledged write has reached the disk. Takes the
 * folder for this process alone.
 */
export async function openStore(dataDir: string, onQuery?: Logger): Promise<Store> {
  const lock = lockFolder(dataDir)
  try {
    const db = openDatabase(join(dataDir, DATABASE_FILE), onQuery)
    await migrate(db)
    // Nobody else can be at work in this folder: claims on bots are left over from a process that is gone.
    await db.updateTable('gametable').set({ lease_until: 0 }).where('lease_until', '>', 0).execute()
    const commits = new GroupCommit(db)
    return {
      db,
      shared: false,
      write: (_tableId, _news, work) => commits.write(work),
      tell: () => undefined,
      listen: async () => undefined,
      async close() {
        await db.destroy()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

export function openDatabase(file: string, onQuery?: Logger): Kysely<Database> {
  const sqlite = new Sqlite(file)
  sqlite.exec('PRAGMA journal_mode = WAL')
  sqlite.exec('PRAGMA synchronous = FULL')
  sqlite.exec('PRAGMA foreign_keys = ON')
  sqlite.exec('PRAGMA busy_timeout = 5000')
  const dialect = new SqliteDialect({ database: keepingStatements(sqlite) })
  return new Kysely<Database>({ dialect, ...(onQuery ? { log: onQuery } : {}) })
}

const STATEMENTS_KEPT = 300

/** Statements are compiled once: the same few come again and again. */
function keepingStatements(sqlite: InstanceType<typeof Sqlite>): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    prepare(text) {
      let statement = statements.get(text)
      if (!statement) {
        if (statements.size >= STATEMENTS_KEPT) statements.clear()
        statement = sqlite.prepare(text)
        statements.set(text, statement)
      }
      return statement
    },
    close: () => sqlite.close(),
  }
}

/** Whether a write failed because another one took its place: a number or key that exists already. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = Reflect.get(error, 'code')
  return code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === '23505'
}
