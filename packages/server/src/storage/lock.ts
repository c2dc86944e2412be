import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'libsql'
import { makePrivate } from './sqlite.js'

/** A data folder that another process uses. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

export interface FolderLock {
  release(): void
}

/**
 * Takes a data folder for this process alone. The lock is an open exclusive transaction on a small database
 * file of its own: the operating system drops it when the process ends, however it ends.
 */
export function lockFolder(dataDir: string): FolderLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const holderFile = join(dataDir, 'holder.txt')
  const lockFile = join(dataDir, 'lock.db')
  makePrivate(lockFile)
  const db = new Sqlite(lockFile)
  try {
    db.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    db.close()
    const holder = existsSync(holderFile) ? readFileSync(holderFile, 'utf8').trim() : 'another process'
    throw new FolderInUse(
      `The data folder ${dataDir} is in use by ${holder}. Two servers on one folder would spoil each other's matches; stop the other one, or name another folder with --data.`,
      { cause: error },
    )
  }
  writeFileSync(holderFile, `process ${process.pid}, since ${new Date().toISOString()}\n`, { mode: 0o600 })
  return {
    release() {
      db.exec('ROLLBACK')
      db.close()
    },
  }
}
