import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import type { OpenDecision, Outcome, PlainOption, Seat } from '@railhead/kernel'
import type { Me, TableStatus } from '@railhead/protocol'
import pg from 'pg'
import { Guest } from '../testing/client.js'

/** What servers of releases left behind; see the README of the first. */
const CORPUS = fileURLToPath(new URL('../../../../corpus/', import.meta.url))
const left = (release: string, ...path: string[]): string => join(CORPUS, release, 'server', ...path)

/** The releases that left something, the oldest first. */
export const RELEASES_LEFT: readonly string[] = readdirSync(CORPUS)
  .filter(name => existsSync(left(name)))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))

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

export const readKnown = (release: string, of: 'folder' | 'postgres'): Known =>
  JSON.parse(readFileSync(left(release, `${of}.json`), 'utf8')) as Known

const unpacked = (path: string): Buffer => brotliDecompressSync(readFileSync(path))

/** Lays the old data folder out as the old server left it. */
export function layOutFolder(release: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(left(release, 'folder'))) {
    const path = left(release, 'folder', name)
    if (name.endsWith('.br')) writeFileSync(join(folder, name.slice(0, -3)), unpacked(path))
    else writeFileSync(join(folder, name), readFileSync(path))
  }
}

export function layOutBackup(release: string, file: string): void {
  writeFileSync(file, unpacked(left(release, 'backup.db.br')))
}

/** Fills an empty database with what the old server left in its own. */
export async function fillDatabase(release: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(unpacked(left(release, 'postgres.sql.br')).toString('utf8'))
  } finally {
    await client.end()
  }
}

/** Exported matches by name. */
export const readExport = (release: string, name: 'finished' | 'finishedCity'): unknown =>
  JSON.parse(readFileSync(left(release, 'exports', `${name}.json`), 'utf8'))

/** Somebody with the session that they had at the old server. */
export async function comeBack(base: string, { id, name, cookie, mail }: KnownPerson): Promise<Guest> {
  const stranger = await Guest.arrive(base, 'Stranger')
  const me: Me = { ...stranger.me, id, name, kind: mail === undefined ? 'guest' : 'account' }
  return stranger.as(me, cookie)
}
