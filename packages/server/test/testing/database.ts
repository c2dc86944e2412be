import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'
import Sqlite from 'libsql'
import { inject } from 'vitest'
import { DATABASE_FILE } from '../../src/storage/folder.js'
import { openPostgres, postgresDatabase } from '../../src/storage/postgres.js'
import type { Database } from '../../src/storage/schema.js'
import { openStore, type Store } from '../../src/storage/store.js'
import { type PostgresServer, startPostgres } from './postgres.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests of a project keep their tables. */
    readonly database: 'folder' | 'postgres'
  }
}

let started: Promise<PostgresServer> | undefined
/** The database that stands for each folder. */
const databases = new Map<string, string>()

/** Whether this run of a suite is the one on PostgreSQL. */
export function isOnPostgres(): boolean {
  return inject('database') === 'postgres'
}

/** The server of all files of this process; it ends with the run. */
function postgres(): Promise<PostgresServer> {
  started ??= startPostgres()
  return started
}

let tables: Promise<string> | undefined

/** A database with all tables: a copy, since making them takes longer. */
async function newTables(): Promise<string> {
  const server = await postgres()
  tables ??= server.newDatabase().then(async url => {
    await (await openPostgres(url, 1)).close()
    return url
  })
  return server.newDatabase(await tables)
}

/** The setting that puts the tables of a test's folder where this run keeps them. */
export async function databaseFor(folder: string): Promise<{ databaseUrl?: string }> {
  if (!isOnPostgres()) return {}
  let url = databases.get(folder)
  if (url === undefined) {
    url = await newTables()
    databases.set(folder, url)
  }
  return { databaseUrl: url }
}

export async function openTestStore(folder: string): Promise<Store> {
  const { databaseUrl } = await databaseFor(folder)
  return databaseUrl === undefined ? openStore(folder) : openPostgres(databaseUrl, 5)
}

/** Looks into the tables, or changes them, while a server runs on them: all of it or nothing. */
export async function look<T>(folder: string, see: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const { databaseUrl } = await databaseFor(folder)
  if (databaseUrl === undefined) return lookIntoFile(join(folder, DATABASE_FILE), see)
  const db = postgresDatabase(databaseUrl, 1)
  try {
    return await see(db)
  } finally {
    await db.destroy()
  }
}

/** At once: a look is over before a thread of its own had begun. */
async function lookIntoFile<T>(file: string, see: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const database = await turnToWrite(file)
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: database as SqliteDatabase }) })
  try {
    const seen = await see(db)
    database.exec('commit')
    return seen
  } finally {
    await db.destroy()
  }
}

/**
 * A connection that is in a transaction. While the server writes it is waited for without blocking, because the server
 * may run in this very process; each time with a new connection, because one that was refused is not to be relied on.
 */
async function turnToWrite(file: string): Promise<InstanceType<typeof Sqlite>> {
  for (;;) {
    const database = new Sqlite(file)
    try {
      database.exec('begin immediate')
      return database
    } catch (error) {
      database.close()
      if (!String(error).includes('locked')) throw error
      await pause(5)
    }
  }
}

/** Removes a test's folder and the database that stands for it. */
export async function clearUp(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const url = databases.get(folder)
  databases.delete(folder)
  if (url !== undefined) await (await postgres()).dropDatabase(url)
}
