import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import Sqlite from 'libsql'
import { lockFolder } from './lock.js'
import { DATABASE_FILE } from './store.js'

/** Writes everything in a data folder into one file, also while a server uses the folder. */
export function backup(dataDir: string, file: string): void {
  const source = join(dataDir, DATABASE_FILE)
  if (!existsSync(source)) throw new Error(`There is nothing to back up in ${dataDir}.`)
  if (existsSync(file)) throw new Error(`${file} exists already; a backup never replaces a file.`)
  mkdirSync(dirname(resolve(file)), { recursive: true })
  const db = new Sqlite(source)
  try {
    db.exec('PRAGMA busy_timeout = 5000')
    db.prepare('VACUUM INTO ?').run(file)
  } finally {
    db.close()
  }
}

/**
 * Puts a backup in the place of what a data folder holds; what was there is kept beside it as `.before-restore`.
 * Refuses a folder in use and a file that is no backup.
 */
export function restore(file: string, dataDir: string): void {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const lock = lockFolder(dataDir)
  const target = join(dataDir, DATABASE_FILE)
  const fresh = `${target}.restoring`
  try {
    rmSync(fresh, { force: true })
    copyChecked(file, fresh)
    if (existsSync(target)) {
      settle(target)
      renameSync(target, `${target}.before-restore`)
    }
    renameSync(fresh, target)
  } finally {
    rmSync(fresh, { force: true })
    lock.release()
  }
}

function copyChecked(file: string, to: string): void {
  let db: InstanceType<typeof Sqlite> | undefined
  try {
    db = new Sqlite(file)
    const tables = db
      .prepare("SELECT count(*) AS n FROM sqlite_master WHERE name IN ('log', 'gametable')")
      .get()
    if (typeof tables !== 'object' || tables === null || Reflect.get(tables, 'n') !== 2)
      throw new Error('tables')
    db.prepare('VACUUM INTO ?').run(to)
  } catch (error) {
    throw new Error(`${file} is not a backup of Railhead, or is damaged.`, { cause: error })
  } finally {
    db?.close()
  }
}

/** Brings everything from the write-ahead log into the file, so that the file alone is whole. */
function settle(file: string): void {
  const db = new Sqlite(file)
  db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
  db.close()
  for (const part of ['-wal', '-shm']) rmSync(`${file}${part}`, { force: true })
}
