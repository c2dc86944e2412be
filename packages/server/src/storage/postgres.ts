import { Kysely, PostgresDialect, type Logger as QueryLogger, sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { newId } from '../ids.js'
import { CHANNEL, Listener } from './listener.js'
import { migrate } from './migrations.js'
import type { Dispatch } from './news.js'
import { CONNECT_WITHIN, IDLE_WRITE_WITHIN, PatientClient, STATEMENT_WITHIN } from './patience.js'
import type { Database } from './schema.js'
import { type Queries, type Store, untilNotGivenUp } from './store.js'

const OLDEST_VERSION = 150_000
const INT8 = 20
/** How often a process says that it lives. */
export const LIFE_SIGN_EVERY = 5_000

/** Times are int8, which `pg` gives as text: they are far from the limit of whole numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(id, format),
}

/** Opens a PostgreSQL database that any number of processes share. */
export async function openPostgres(
  url: string,
  connections: number,
  log?: Logger,
  onQuery?: QueryLogger,
): Promise<Store> {
  const node = newId()
  const pool = openPool(url, connections, log)
  const db = databaseOf(pool, onQuery)
  try {
    await mustBeNewEnough(db)
    await migrateAlone(url)
  } catch (error) {
    await db.destroy()
    throw error
  }
  let listener: Listener | undefined
  let living: NodeJS.Timeout | undefined
  const send = (queries: Queries, message: Omit<Dispatch, 'node'>): Promise<unknown> =>
    sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ node, ...message })})`.execute(queries)
  const sendSoon = (message: Omit<Dispatch, 'node'>): void => {
    // Transactions that notify end one after the other; this one stores nothing and need not wait for the disk.
    const text = JSON.stringify({ node, ...message })
    sql`select set_config('synchronous_commit', 'off', true), pg_notify(${CHANNEL}, ${text})`
      .execute(db)
      .catch((error: unknown) => log?.warn({ err: error }, 'the others could not be told'))
  }
  const write: Store['write'] = (table, news, work) =>
    untilNotGivenUp(() =>
      db.transaction().execute(async queries => {
        // One write at a time at each table, whichever process it comes from: what `work` reads stays true.
        await sql`select 1 from gametable where id = ${table} for update`.execute(queries)
        const result = await work(queries)
        await send(queries, { table, news })
        return result
      }),
    )
  return {
    db,
    shared: true,
    write,
    writeQueries: (table, news, together) =>
      write(table, news, async queries => {
        for (const query of together) await queries.executeQuery(query)
      }),
    publish: (table, news) => sendSoon({ table, news }),
    async listen(reader) {
      listener = new Listener(url, node, reader, log)
      await listener.connect()
      living = setInterval(() => sendSoon({}), LIFE_SIGN_EVERY)
    },
    connections: () => ({
      idle: pool.idleCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      clearInterval(living)
      await listener?.close()
      await db.destroy()
    },
  }
}

/** For what may take its time: no statement is given up. */
export function postgresDatabase(url: string, connections: number): Kysely<Database> {
  return databaseOf(new pg.Pool({ connectionString: url, max: connections, types }))
}

function databaseOf(pool: pg.Pool, onQuery?: QueryLogger): Kysely<Database> {
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    ...(onQuery ? { log: onQuery } : {}),
  })
}

function openPool(url: string, connections: number, log?: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_WITHIN,
    statement_timeout: STATEMENT_WITHIN,
    idle_in_transaction_session_timeout: IDLE_WRITE_WITHIN,
    keepAlive: true,
    types,
    Client: PatientClient,
  })
  // A connection that breaks is replaced, and what was asked on it fails; without listeners the process would end.
  const broke = (error: Error): void =>
    log?.warn({ reason: error.message }, 'a connection to the database broke')
  pool.on('error', broke)
  pool.on('connect', client => client.on('error', broke))
  return pool
}

/** A migration may take its time. */
async function migrateAlone(url: string): Promise<void> {
  const db = postgresDatabase(url, 2)
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}

async function mustBeNewEnough(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{
    version: string
  }>`select current_setting('server_version_num') as version`.execute(db)
  if (Number(rows[0]?.version) < OLDEST_VERSION)
    throw new Error(`PostgreSQL 15 or newer is needed; this one is ${rows[0]?.version}.`)
}
