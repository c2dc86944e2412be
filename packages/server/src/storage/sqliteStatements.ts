import { isUtf8 } from 'node:buffer'
import type { Connection } from './sqliteFile.js'

/** Called when stored text is not UTF-8, with the name of its column. */
export type OnDamage = (column: string) => void

export interface SqlQuery {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

export interface SqlResult {
  readonly rows: Record<string, unknown>[]
  readonly changes?: number
  readonly lastInsertRowid?: number | bigint
}

type Run = (parameters: readonly unknown[]) => SqlResult

const STATEMENTS_KEPT = 300
const NOTHING_CHANGED = { rows: [], changes: 0, lastInsertRowid: 0 }

/** Statements of one connection, compiled once: the same few come again and again. */
export class Statements {
  private readonly kept = new Map<string, Run>()

  constructor(
    private readonly sqlite: Connection,
    private readonly onDamage: OnDamage,
  ) {}

  run({ sql, parameters }: SqlQuery): SqlResult {
    let run = this.kept.get(sql)
    if (!run) {
      if (this.kept.size >= STATEMENTS_KEPT) this.kept.clear()
      run = this.prepare(sql)
      this.kept.set(sql, run)
    }
    return run(parameters)
  }

  /**
   * The binding ends the process when it meets text that is not UTF-8, so it is never given text: every value that
   * SQLite holds as text leaves it as bytes, and is decoded here.
   */
  private prepare(sql: string): Run {
    const plain = this.sqlite.prepare(sql)
    const change: Run = parameters => ({ rows: [], ...plain.run(parameters) })
    if (sql === 'rollback') return forgiving(change)
    if (!plain.reader) return change
    const names = plain.columns().map(({ name }) => name)
    const guarded = this.sqlite.prepare(asBytes(sql, names))
    return parameters => {
      const rows = guarded.all(parameters) as Record<string, unknown>[]
      for (const row of rows) decode(row, this.onDamage)
      return { rows }
    }
  }
}

/**
 * SQLite takes a transaction back by itself when the disk is full. Then there is nothing to take back, and the failure
 * of that must not hide the failure that led to it.
 */
function forgiving(rollback: Run): Run {
  return parameters => {
    try {
      return rollback(parameters)
    } catch (error) {
      if (error instanceof Error && error.message.includes('no transaction is active')) return NOTHING_CHANGED
      throw error
    }
  }
}

/** The same statement; text in its result comes as bytes. */
function asBytes(text: string, names: readonly string[]): string {
  if (new Set(names).size !== names.length) throw new Error(`Two columns of one name: ${text}`)
  const columns = names
    .map(name => `"${name.replaceAll('"', '""')}"`)
    .map(name => `case typeof(${name}) when 'text' then cast(${name} as blob) else ${name} end as ${name}`)
    .join(', ')
  if (/^\s*(select|with)\b/i.test(text)) return `select ${columns} from (${text})`
  return text.replace(/ returning [^()]*$/i, ` returning ${columns}`)
}

function decode(row: Record<string, unknown>, onDamage: OnDamage): void {
  for (const column in row) {
    const value = row[column]
    if (!(value instanceof ArrayBuffer)) continue
    const bytes = Buffer.from(value)
    // What cannot be read shows as �: a name stays a name, and whatever is checked does not pass.
    if (!isUtf8(bytes)) onDamage(column)
    row[column] = bytes.toString('utf8')
  }
}
