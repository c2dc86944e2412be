import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type Logger,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Database } from './schema.js'
import { type Connection, connect } from './sqliteFile.js'
import { type OnDamage, type SqlResult, Statements } from './sqliteStatements.js'
import { SqliteThread } from './sqliteThread.js'

/** Nobody but its owner. */
const PRIVATE = 0o600

export interface SqliteOptions {
  readonly onQuery?: Logger | undefined
  readonly onDamage?: OnDamage | undefined
}

export interface SqliteStore {
  readonly db: Kysely<Database>
  readonly thread: SqliteThread
}

export function openDatabase(file: string, options: SqliteOptions = {}): Kysely<Database> {
  return openThread(file, options).db
}

/** The database, and the thread that writes to its file. Closing the first ends the second. */
export function openThread(
  file: string,
  { onQuery, onDamage = () => undefined }: SqliteOptions = {},
): SqliteStore {
  makePrivate(file)
  const thread = new SqliteThread(file, onDamage)
  const dialect = dialectOf(new ThreadDriver(file, thread, onDamage))
  return { db: new Kysely<Database>({ dialect, ...(onQuery ? { log: onQuery } : {}) }), thread }
}

/** Makes a file that nobody but its owner can read, or makes it so. What SQLite puts beside it is the same. */
export function makePrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', PRIVATE))
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, PRIVATE)
}

function dialectOf(driver: ThreadDriver): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: db => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/**
 * Kysely's way to the file. What changes something, and what is read within a transaction, is done by the thread, which
 * has one connection: whoever uses it has a turn. Other reads wait for no disk and are done at once, here.
 */
class ThreadDriver implements Driver {
  private reader: { readonly sqlite: Connection; readonly statements: Statements } | undefined

  constructor(
    private readonly file: string,
    private readonly thread: SqliteThread,
    private readonly onDamage: OnDamage,
  ) {}

  /** The thread prepares the file before it is read. */
  async init(): Promise<void> {
    await this.thread.query(CompiledQuery.raw('select 1'))
    const sqlite = connect(this.file)
    sqlite.exec('PRAGMA query_only = ON')
    this.reader = { sqlite, statements: new Statements(sqlite, this.onDamage) }
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new ThreadConnection(this.thread, query => this.reader?.statements.run(query))
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof ThreadConnection) connection.endTurn()
  }

  /**
   * With the right to write, which may be waited for. A transaction that reads first and writes then would be refused at
   * once if somebody else (another program that works on the folder) had written between.
   */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  destroy(): Promise<void> {
    this.reader?.sqlite.close()
    return this.thread.close()
  }
}

class ThreadConnection implements DatabaseConnection {
  /** Ends the turn on the thread, if there is one. */
  private end: (() => void) | undefined

  constructor(
    private readonly thread: SqliteThread,
    private readonly read: (query: CompiledQuery) => SqlResult | undefined,
  ) {}

  endTurn(): void {
    this.end?.()
    this.end = undefined
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes, lastInsertRowid } = await this.run(query)
    return {
      rows: rows as Row[],
      ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }),
      ...(lastInsertRowid === undefined ? {} : { insertId: BigInt(lastInsertRowid) }),
    }
  }

  private async run(query: CompiledQuery): Promise<SqlResult> {
    const read = !this.end && SelectQueryNode.is(query.query) ? this.read(query) : undefined
    if (read) return read
    this.end ??= await this.thread.turn()
    return this.thread.query(query)
  }

  streamQuery(): never {
    throw new Error('Rows are read at once.')
  }
}
