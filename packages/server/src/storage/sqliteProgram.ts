// The thread that has the database file: waiting for the disk holds up nothing else.
import { parentPort, workerData } from 'node:worker_threads'
import { connect } from './sqliteFile.js'
import { type SqlResult, Statements } from './sqliteStatements.js'
import type { Failure, Reply, Request, WriteResult, Writes } from './sqliteThread.js'

const port = parentPort
if (!port) throw new Error('This is the program of a thread.')
const send = (reply: Reply): void => port.postMessage(reply)

function opened(): Statements | Failure {
  try {
    const sqlite = connect(String(workerData))
    sqlite.exec('PRAGMA journal_mode = WAL')
    sqlite.exec('PRAGMA synchronous = FULL')
    sqlite.exec('PRAGMA foreign_keys = ON')
    close = () => sqlite.close()
    return new Statements(sqlite, column => send({ damaged: column }))
  } catch (error) {
    return failureOf(error)
  }
}

let close = (): void => undefined
const database = opened()

function run(sql: string, parameters: readonly unknown[] = []): SqlResult {
  if (database instanceof Statements) return database.run({ sql, parameters })
  throw Object.assign(new Error(database.message), { code: database.code })
}

/** All texts of queries that came with writes. */
const told: string[] = []

/** Writes that share a transaction. Hardly ever one fails: only then each is looked at for itself. */
function group({ texts, writes }: Writes): WriteResult[] {
  for (const text of texts) told.push(text)
  try {
    // One query is a transaction by itself.
    const several = writes.length > 1 || writes[0]?.length !== 1
    if (several) run('begin immediate')
    for (const queries of writes) for (const [text, ...parameters] of queries) run(told[text], parameters)
    if (several) run('commit')
    return []
  } catch {
    run('rollback')
    return eachForItself(writes)
  }
}

/** The same, each with a savepoint: one that fails takes back only itself. */
function eachForItself(writes: Writes['writes']): WriteResult[] {
  let cause: unknown
  run('begin immediate')
  try {
    const results = writes.map(queries => {
      run('savepoint one_write')
      let result: WriteResult = {}
      try {
        for (const [text, ...parameters] of queries) run(told[text], parameters)
      } catch (error) {
        cause = error
        result = { failure: failureOf(error) }
        run('rollback to savepoint one_write')
        cause = undefined
      }
      run('release savepoint one_write')
      return result
    })
    run('commit')
    return results
  } catch (error) {
    run('rollback')
    // Taking back what a full disk refused fails too; what came first is the cause.
    throw cause ?? error
  }
}

function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error)
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return { message, ...(typeof code === 'string' ? { code } : {}) }
}

port.on('message', (request: Request) => {
  const { id } = request
  try {
    if ('close' in request) {
      close()
      send({ id, result: { rows: [] } })
    } else if ('writes' in request) send({ id, written: group(request) })
    else send({ id, result: run(request.sql, request.parameters) })
  } catch (error) {
    send({ id, failure: failureOf(error) })
  }
})
