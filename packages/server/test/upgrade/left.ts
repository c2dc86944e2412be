import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import type { OpenDecision, Outcome, PlainOption, Seat } from '@railhead/kernel'
import type { Me, TableStatus } from '@railhead/protocol'
import pg from 'pg'
import { Guest } from '../testing/client.js'

/** What servers of earlier releases left behind; see its README. */
const LEFT = fileURLToPath(new URL('../../../../corpus/0.1.0/server/', import.meta.url))

export interface KnownPerson {
  readonly id: string
  readonly name: string
  readonly cookie: string
  readonly mail?: string
  readonly password?: string
  readonly token?: string
  readonly webhook?: string
}

/** A seat's position when the old server stopped. */
export interface KnownSeat {
  readonly seat: Seat
  readonly number: number
  readonly moment: number
  readonly waiting: readonly Seat[]
  readonly freeUndo: number
  readonly decisions: readonly OpenDecision<PlainOption>[]
  readonly log: number
}

export interface KnownTable {
  readonly id: string
  readonly game: string
  readonly rules?: string
  readonly status: TableStatus
  readonly title: string
  readonly outcome?: Outcome | null
  readonly seats?: readonly KnownSeat[]
  readonly request?: { readonly seat: Seat; readonly to: number }
}

/** What was true of the old server's data when it stopped. */
export interface Known {
  readonly recordedAt: number
  readonly secret?: string
  readonly people: Readonly<Record<'anna' | 'boris' | 'chloe', KnownPerson>>
  readonly tables: Readonly<
    Record<
      | 'finished'
      | 'finishedCity'
      | 'gathering'
      | 'midTurn'
      | 'undoRequest'
      | 'simultaneous'
      | 'solo'
      | 'imported'
      | 'botAsked',
      KnownTable
    >
  >
}

export const readKnown = (of: 'folder' | 'postgres'): Known =>
  JSON.parse(readFileSync(join(LEFT, `${of}.json`), 'utf8')) as Known

const unpacked = (file: string): Buffer => brotliDecompressSync(readFileSync(join(LEFT, file)))

/** Lays the old data folder out as the old server left it. */
export function layOutFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(join(LEFT, 'folder')))
    if (name.endsWith('.br')) writeFileSync(join(folder, name.slice(0, -3)), unpacked(`folder/${name}`))
    else writeFileSync(join(folder, name), readFileSync(join(LEFT, 'folder', name)))
}

export function layOutBackup(file: string): void {
  writeFileSync(file, unpacked('backup.db.br'))
}

/** Fills an empty database with what the old server left in its own. */
export async function fillDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(unpacked('postgres.sql.br').toString('utf8'))
  } finally {
    await client.end()
  }
}

/** Exported matches by name. */
export const readExport = (name: 'finished' | 'finishedCity'): unknown =>
  JSON.parse(readFileSync(join(LEFT, 'exports', `${name}.json`), 'utf8'))

/** Somebody with the session that they had at the old server. */
export async function comeBack(base: string, { id, name, cookie, mail }: KnownPerson): Promise<Guest> {
  const stranger = await Guest.arrive(base, 'Stranger')
  const me: Me = { ...stranger.me, id, name, kind: mail === undefined ? 'guest' : 'account' }
  return stranger.as(me, cookie)
}
