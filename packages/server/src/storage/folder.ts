import { chmodSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newSecret } from '../ids.js'
import { type Connection, connect } from './sqliteFile.js'

export const DATABASE_FILE = 'railhead.db'
/** Says that the folder has had a database: if that is missing then, something is wrong. */
const MARK = 'in-use.txt'
const SECRET = 'secret.key'
const LEAST_SECRET = 20

/** What a data folder holds is not what a server can go on with. The message says what to do. */
export class DamagedFolder extends Error {
  override readonly name = 'DamagedFolder'
}

/** Looks at the database of a folder before anything is done with it; throws `DamagedFolder`. */
export function checkFolder(dataDir: string): void {
  const file = join(dataDir, DATABASE_FILE)
  const wasUsed = [MARK, SECRET].some(name => existsSync(join(dataDir, name)))
  const size = existsSync(file) ? statSync(file).size : 0
  if (size > 0) checkDatabase(file, advice(dataDir))
  if (size > 0 || !wasUsed) return
  const what = existsSync(file) ? 'is empty' : 'is gone'
  throw new DamagedFolder(
    `The data folder ${dataDir} was in use, but its database ${DATABASE_FILE} ${what}. ${advice(dataDir)} ` +
      `To begin anew in it, remove ${MARK} and ${SECRET}.`,
  )
}

/** The folder has a database from now on. */
export function markFolder(dataDir: string): void {
  const mark = join(dataDir, MARK)
  if (!existsSync(mark))
    writeFileSync(mark, 'This folder holds a database of Railhead. A server refuses to start without it.\n', {
      mode: 0o600,
    })
}

function advice(dataDir: string): string {
  return `Put a backup back with 'railhead restore FILE --data ${dataDir}', or name another folder with --data.`
}

/** Whether the file is a whole database of ours; throws `DamagedFolder` if not. */
export function checkDatabase(file: string, whatToDo: string): void {
  let db: Connection | undefined
  const refuse = (what: string, cause?: unknown): never => {
    throw new DamagedFolder(`${file} ${what}. ${whatToDo}`, { cause })
  }
  try {
    db = connect(file)
    const tables = numberIn(db, "SELECT count(*) AS n FROM sqlite_master WHERE type = 'table'")
    const ours = numberIn(db, "SELECT count(*) AS n FROM sqlite_master WHERE name IN ('log', 'gametable')")
    if (tables > 0 && ours < 2) refuse('is a database of something else')
    if (!hasPlainNames(db)) refuse('is damaged: names of its tables or columns cannot be read')
    const faults = db.prepare(
      'SELECT count(*) AS n FROM pragma_integrity_check(20) WHERE integrity_check != ?',
    )
    const { n } = faults.get('ok') as { n: number }
    if (n > 0) refuse(`is damaged: SQLite found ${n === 20 ? 'at least 20' : n} faults in it`)
  } catch (error) {
    if (error instanceof DamagedFolder) throw error
    refuse(`cannot be read: ${error instanceof Error ? error.message : 'unknown'}`, error)
  } finally {
    db?.close()
  }
}

/** The binding ends the process when a name is not UTF-8, and SQLite does not look at names; all of ours are ASCII. */
function hasPlainNames(db: Connection): boolean {
  const rows = db.prepare('SELECT hex(sql) AS bytes FROM sqlite_master WHERE sql IS NOT NULL').all()
  return (rows as { bytes: string }[]).every(({ bytes }) =>
    Buffer.from(bytes, 'hex').every(byte => byte < 0x80),
  )
}

function numberIn(db: Connection, query: string): number {
  return (db.prepare(query).get() as { n: number }).n
}

/** The secret of the folder; made if there is none. One that was lost half-way is refused, not used. */
export function secretOf(dataDir: string): string {
  const file = join(dataDir, SECRET)
  if (!existsSync(file)) {
    const fresh = `${file}.writing`
    writeFileSync(fresh, newSecret(), { mode: 0o600 })
    renameSync(fresh, file)
  }
  chmodSync(file, 0o600)
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length >= LEAST_SECRET) return secret
  throw new DamagedFolder(
    `${file} is empty or cut short. Put it back from your backup. If you have none, remove it: a new one is made, ` +
      'and webhooks and push subscriptions that were stored with the old one are lost (people and matches are not).',
  )
}
