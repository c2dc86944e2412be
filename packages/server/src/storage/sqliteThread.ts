import { Worker } from 'node:worker_threads'
import { compiledBeside } from '../compiled.js'
import type { OnDamage, SqlQuery, SqlResult } from './sqliteStatements.js'

/** Writes that share a transaction. A query is the place of its text among all that were ever told, and its values. */
export interface Writes {
  /** Those that are told for the first time. */
  readonly texts: readonly string[]
  readonly writes: readonly (readonly PlacedQuery[])[]
}

type PlacedQuery = readonly [text: number, ...values: unknown[]]

/** What is asked of the thread that has the database. */
export type Request = { readonly id: number } & (SqlQuery | Writes | { readonly close: true })

export interface Failure {
  readonly message: string
  readonly code?: string
}

/** What became of one of several writes. Where all went well, there is nothing to tell. */
export interface WriteResult {
  readonly failure?: Failure
}

export type Reply =
  | { readonly id: number; readonly result: SqlResult }
  | { readonly id: number; readonly written: readonly WriteResult[] }
  | { readonly id: number; readonly failure: Failure }
  | { readonly damaged: string }

interface Pending {
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: Error) => void
}

/** The database file in a thread of its own. Whoever uses it takes a turn first: it has one connection. */
export class SqliteThread {
  private readonly worker: Worker
  private readonly pending = new Map<number, Pending>()
  private lastId = 0
  private lastTurn: Promise<void> = Promise.resolve()
  private ended: Error | undefined
  /** Where each text that the thread was told stands there. */
  private readonly told = new Map<string, number>()

  constructor(file: string, onDamage: OnDamage) {
    const program = compiledBeside(import.meta.url, 'sqliteProgram.js')
    this.worker = new Worker(program, { workerData: file, execArgv: [] })
    // The process goes on for what is asked of the thread, not for the thread itself.
    this.worker.unref()
    this.worker.on('message', (reply: Reply) => {
      if ('damaged' in reply) onDamage(reply.damaged)
      else this.take(reply.id)?.resolve(reply)
    })
    this.worker.on('error', error => this.end(error instanceof Error ? error : new Error(String(error))))
    this.worker.on('exit', () => this.end(new Error('The database is closed.')))
  }

  /** Waits until nobody else has a turn; what is returned ends it. */
  async turn(): Promise<() => void> {
    const before = this.lastTurn
    let end = (): void => undefined
    this.lastTurn = new Promise(resolve => {
      end = resolve
    })
    await before
    return end
  }

  async query({ sql, parameters }: SqlQuery): Promise<SqlResult> {
    const reply = await this.ask(id => ({ id, sql, parameters }))
    return 'result' in reply ? reply.result : { rows: [] }
  }

  /** Writes in one transaction, each for itself: what became of each, once all has reached the disk. */
  async writeTogether(writes: readonly (readonly SqlQuery[])[]): Promise<readonly (Error | undefined)[]> {
    const texts: string[] = []
    const placed = writes.map(queries => queries.map(query => this.placed(query, texts)))
    const reply = await this.ask(id => ({ id, texts, writes: placed }))
    if (!('written' in reply)) return []
    return reply.written.map(({ failure }) => (failure ? errorOf(failure) : undefined))
  }

  async close(): Promise<void> {
    if (!this.ended) await this.ask(id => ({ id, close: true }))
    await this.worker.terminate()
  }

  private async ask(request: (id: number) => Request): Promise<Reply> {
    if (this.ended) throw this.ended
    const id = ++this.lastId
    if (this.pending.size === 0) this.worker.ref()
    const reply = await new Promise<Reply>((resolve, reject) => {
      this.pending.set(id, { resolve, reject })
      this.worker.postMessage(request(id))
    })
    if ('failure' in reply) throw errorOf(reply.failure)
    return reply
  }

  /** The same few texts come again and again: each is sent once. */
  private placed({ sql, parameters }: SqlQuery, texts: string[]): PlacedQuery {
    let place = this.told.get(sql)
    if (place === undefined) {
      place = this.told.size
      this.told.set(sql, place)
      texts.push(sql)
    }
    return [place, ...parameters]
  }

  private take(id: number): Pending | undefined {
    const found = this.pending.get(id)
    this.pending.delete(id)
    if (this.pending.size === 0) this.worker.unref()
    return found
  }

  private end(error: Error): void {
    this.ended ??= error
    for (const { reject } of this.pending.values()) reject(this.ended)
    this.pending.clear()
  }
}

function errorOf({ message, code }: Failure): Error {
  return Object.assign(new Error(message), code === undefined ? {} : { code })
}
