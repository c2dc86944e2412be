import type { Seat } from '@railhead/kernel'
import type { Level, TableId, TableInfo } from '@railhead/protocol'
import { type Fork, readFork } from './fork.js'

/** Who plays at a table of this device. */
export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: Level }

/** What somebody wants to play here. */
export interface LocalWish {
  /** Id of the game. */
  readonly game: string
  readonly config: unknown
  /** One entry per seat of the configuration. */
  readonly seats: readonly LocalSeat[]
  readonly title?: string
  /** Chance decides who sits where. */
  readonly shuffleSeats?: boolean
  /** Absent: one that nobody knows. */
  readonly seed?: string
}

/** A table of this device without its answers: what the lobby lists. */
export interface SavedTable {
  readonly id: TableId
  /** Grows with every change; a change made from an older revision is refused. */
  readonly revision: number
  readonly info: TableInfo
  /** The match waits for a person. */
  readonly yourTurn: boolean
  /** Notes by seat. */
  readonly notes: readonly string[]
  /** Where it was forked from. */
  readonly fork?: Fork
}

export interface SavedMatch {
  readonly table: SavedTable
  /** A `SavedRecord`, if nobody tampered with it: replaying it tells. */
  readonly record: unknown
}

/** Where matches are kept. */
export interface MatchStore {
  read(id: TableId): Promise<SavedMatch | undefined>
  /** Replaces the match of revision `before` (0: there is none yet). False if another one is there. */
  write(match: SavedMatch, before: number): Promise<boolean>
}

/** Reads a listed table: undefined if it is not what this program once wrote. */
export function readSavedTable(stored: unknown): SavedTable | undefined {
  if (!isObject(stored) || !isObject(stored.info)) return undefined
  const { id, revision, info, yourTurn, notes } = stored
  const fork = readFork(stored.fork)
  if (typeof id !== 'string' || typeof revision !== 'number') return undefined
  if (typeof info.game !== 'string' || typeof info.title !== 'string' || !areSeats(info.seats))
    return undefined
  if (info.status !== 'playing' && info.status !== 'finished') return undefined
  if (typeof info.movedAt !== 'number') return undefined
  return {
    id,
    revision,
    info: info as unknown as TableInfo,
    yourTurn: yourTurn === true,
    notes: Array.isArray(notes) ? notes.map(String) : [],
    ...(fork && { fork }),
  }
}

function areSeats(seats: unknown): boolean {
  return (
    Array.isArray(seats) &&
    seats.every(
      (seat: unknown) =>
        isObject(seat) &&
        (seat.kind === 'person' ? typeof seat.name === 'string' : typeof seat.level === 'string'),
    )
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The seats where people of this device sit. */
export function peopleOf(info: TableInfo): Seat[] {
  return info.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
}
