import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { checkFolder, DATABASE_FILE } from './folder.js'
import { lockFolder } from './lock.js'
import { migrate } from './migrations.js'
import { postgresDatabase } from './postgres.js'
import { type Database, TABLES } from './schema.js'
import { openDatabase } from './sqlite.js'

const ROWS_AT_ONCE = 200

/** Any table with any columns: the rows are carried over as they are. */
type AnyTables = Record<string, Record<string, unknown>>
type Tables = Database & AnyTables

/**
 * Copies everything in a data folder into an empty PostgreSQL database, all or nothing, and returns how many rows
 * each table has. Refuses a folder in use and a database with people or tables in it. The folder stays as it is.
 */
export async function moveStore(dataDir: string, databaseUrl: string): Promise<Record<string, number>> {
  const file = join(dataDir, DATABASE_FILE)
  if (!existsSync(file)) throw new Error(`There is nothing to move in ${dataDir}.`)
  const lock = lockFolder(dataDir)
  checkFolder(dataDir)
  const from = openDatabase(file)
  const to = postgresDatabase(databaseUrl, 2)
  try {
    await migrate(from)
    await migrate(to)
    await mustBeEmpty(to)
    const counts: Record<string, number> = {}
    await to
      .withTables<AnyTables>()
      .transaction()
      .execute(async target => {
        for (const name of TABLES) counts[name] = await copyTable(from.withTables<AnyTables>(), target, name)
      })
    return counts
  } finally {
    await to.destroy()
    await from.destroy()
    lock.release()
  }
}

async function copyTable(from: Kysely<Tables>, to: Kysely<Tables>, name: string): Promise<number> {
  let copied = 0
  for (;;) {
    const rows = await from
      .selectFrom(name)
      .selectAll()
      .orderBy(sql`rowid`)
      .limit(ROWS_AT_ONCE)
      .offset(copied)
      .execute()
    if (rows.length === 0) return copied
    await to.insertInto(name).values(rows.map(withoutNul)).execute()
    copied += rows.length
  }
}

/** PostgreSQL holds no NUL. Only the seed of a match that somebody brought along can have one, and must not stop all. */
function withoutNul(row: Record<string, unknown>): Record<string, unknown> {
  const plain = (value: unknown): unknown =>
    typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, plain(value)]))
}

async function mustBeEmpty(db: Kysely<Database>): Promise<void> {
  for (const name of ['person', 'gametable'] as const) {
    const row = await db.selectFrom(name).select('id').limit(1).executeTakeFirst()
    if (row) throw new Error('The database holds people or tables already; it must be empty.')
  }
}
