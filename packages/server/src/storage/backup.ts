import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { checkDatabase, DATABASE_FILE, markFolder } from './folder.js'
import { lockFolder } from './lock.js'
import { makePrivate } from './sqlite.js'
import { connect } from './sqliteFile.js'

/**
 * Writes everything in a data folder into one file, also while a server uses the folder. It is written beside and gets
 * its name when it is whole and on the disk: whatever happens meanwhile, a file of that name is a backup.
 */
export function backup(dataDir: string, file: string): void {
  const source = join(dataDir, DATABASE_FILE)
  if (!existsSync(source)) throw new Error(`There is nothing to back up in ${dataDir}.`)
  if (existsSync(file)) throw new Error(`${file} exists already; a backup never replaces a file.`)
  mkdirSync(dirname(resolve(file)), { recursive: true })
  const writing = `${file}.${process.pid}.writing`
  try {
    copyInto(source, writing)
    renameSync(writing, file)
    sync(dirname(resolve(file)))
  } finally {
    rmSync(writing, { force: true })
  }
}

/**
 * Puts a backup in the place of what a data folder holds; what was there is kept beside it as `.before-restore`, with a
 * number if there is such a file: whoever restores the wrong one first loses nothing by the second. Refuses a folder in use, and a file that is no backup or is damaged.
 */
export function restore(file: string, dataDir: string): void {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const lock = lockFolder(dataDir)
  const target = join(dataDir, DATABASE_FILE)
  const fresh = `${target}.restoring`
  try {
    copyChecked(file, fresh)
    if (existsSync(target)) {
      const kept = freeName(`${target}.before-restore`)
      settle(target, kept)
      renameSync(target, kept)
    }
    renameSync(fresh, target)
    sync(dataDir)
    markFolder(dataDir)
  } finally {
    rmSync(fresh, { force: true })
    lock.release()
  }
}

/** That name, or with a number after it the first that no file has. */
function freeName(name: string): string {
  for (let n = 1; ; n++) {
    const free = n === 1 ? name : `${name}-${n}`
    if (['', '-wal', '-shm'].every(part => !existsSync(free + part))) return free
  }
}

function copyChecked(file: string, to: string): void {
  try {
    checkDatabase(file, '')
    copyInto(file, to)
    checkDatabase(to, '')
  } catch (error) {
    throw new Error(`${file} is not a backup of Railhead, or is damaged.`, { cause: error })
  }
}

/** One whole file, for nobody's eyes but the owner's, on the disk when this returns. */
function copyInto(source: string, target: string): void {
  rmSync(target, { force: true })
  // SQLite takes an empty file for its own, and leaves its permissions as they are.
  makePrivate(target)
  const db = connect(source)
  try {
    db.prepare('VACUUM INTO ?').run(target)
  } finally {
    db.close()
  }
  sync(target)
}

function sync(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/**
 * Brings everything from the write-ahead log into the file, so that the file alone is whole. One that is too damaged
 * for that is kept as it is, under the other name.
 */
function settle(file: string, kept: string): void {
  try {
    const db = connect(file)
    try {
      db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
    } finally {
      db.close()
    }
  } catch {
    for (const part of ['-wal', '-shm'])
      if (existsSync(`${file}${part}`)) renameSync(`${file}${part}`, `${kept}${part}`)
  }
  for (const part of ['-wal', '-shm']) rmSync(`${file}${part}`, { force: true })
}
