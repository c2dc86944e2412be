import { RailheadError } from '@railhead/kernel'
import type { TableId } from '@railhead/protocol'
import { type MatchStore, readSavedTable, type SavedMatch, type SavedTable } from './saved.js'

/** What the lobby reads, and the answers beside it: a long list of matches stays quick to read. */
const TABLES = 'tables'
const RECORDS = 'records'
const VERSION = 1

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('railhead', VERSION)
    opening.onupgradeneeded = () => {
      for (const name of [TABLES, RECORDS]) opening.result.createObjectStore(name)
    }
    opening.onsuccess = () => {
      const database = opening.result
      // Another window wants to change the database: it must not wait for this one.
      database.onversionchange = () => {
        database.close()
        opened = undefined
      }
      database.onclose = () => {
        opened = undefined
      }
      resolve(database)
    }
    opening.onerror = () => reject(opening.error)
  })
}

/** Stays open: it is written with every answer. */
let opened: Promise<IDBDatabase> | undefined

async function theDatabase(): Promise<IDBDatabase> {
  opened ??= openDatabase()
  try {
    return await opened
  } catch (error) {
    opened = undefined
    throw error
  }
}

/** Runs one transaction over both stores; resolves with what `work` found when everything is stored. */
async function transact<T>(mode: IDBTransactionMode, work: (stores: Stores) => Promise<T>): Promise<T> {
  const database = await theDatabase()
  const transaction = database.transaction([TABLES, RECORDS], mode)
  const stored = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('The database gave up.'))
  })
  const works = async (): Promise<T> => {
    const found = await work({
      tables: transaction.objectStore(TABLES),
      records: transaction.objectStore(RECORDS),
    })
    // Otherwise the browser tells first that everything was asked for, and only then stores it: a way there and back more.
    transaction.commit()
    return found
  }
  const [found] = await Promise.all([works(), stored])
  return found
}

interface Stores {
  readonly tables: IDBObjectStore
  readonly records: IDBObjectStore
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** The matches in the database of this browser. */
export const database: MatchStore = {
  read: id =>
    transact('readonly', async ({ tables, records }): Promise<SavedMatch | undefined> => {
      const [stored, record] = await Promise.all([
        done<unknown>(tables.get(id)),
        done<unknown>(records.get(id)),
      ])
      if (stored === undefined) return undefined
      const table = readSavedTable(stored)
      if (!table) throw new RailheadError('matchFile', 'The saved table cannot be read.')
      return { table, record }
    }),

  write: ({ table, record }, before) =>
    transact('readwrite', async ({ tables, records }) => {
      const stored = readSavedTable(await done<unknown>(tables.get(table.id)))
      if ((stored?.revision ?? 0) !== before) return false
      tables.put(table, table.id)
      records.put(record, table.id)
      return true
    }),
}

/** A saved table, or one that cannot be read any more. */
export type Listed = { readonly id: TableId; readonly table: SavedTable | undefined }

/** All matches of this browser, the last moved first; unreadable ones last. */
export async function listMatches(): Promise<Listed[]> {
  const listed = await transact('readonly', async ({ tables }) => {
    const [ids, stored] = await Promise.all([done(tables.getAllKeys()), done<unknown[]>(tables.getAll())])
    return ids.map((id, i) => ({ id: String(id), table: readSavedTable(stored[i]) }))
  })
  const movedAt = ({ table }: Listed): number => table?.info.movedAt ?? 0
  return listed.sort((a, b) => movedAt(b) - movedAt(a))
}

/** The answers of a match as they are stored, whatever they are. */
export function readRecord(id: TableId): Promise<unknown> {
  return transact('readonly', ({ records }) => done<unknown>(records.get(id)))
}

export function deleteMatch(id: TableId): Promise<void> {
  return transact('readwrite', async ({ tables, records }) => {
    await Promise.all([done(tables.delete(id)), done(records.delete(id))])
  })
}
