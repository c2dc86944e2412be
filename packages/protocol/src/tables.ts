import type { Field, MatchRecord, Message, Outcome, PlainOption, Seat } from '@railhead/kernel'
import type { PersonId } from './people.js'

/** Names a table. Cannot be guessed: whoever has the link may watch and take an open seat. */
export type TableId = string

/** Milliseconds since 1970, by the server's clock. */
export type Time = number

/** How well a bot plays, from worst to best. */
export const LEVELS = ['random', 'greenhorn', 'hand', 'drover', 'trail-boss'] as const
export type Level = (typeof LEVELS)[number]

/** GET /api/games: `{ games: GameInfo[] }`. */
export interface GamesAnswer {
  readonly games: readonly GameInfo[]
}

export interface GameInfo {
  readonly id: string
  /** The version of its rules; matches of other versions cannot be imported. */
  readonly rules: string
  /** The settings of a match, from which the form is drawn. */
  readonly fields: readonly Field[]
}

/** Who is to sit where, when a table is opened. */
export type SeatRequest =
  | { readonly kind: 'me' }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: Level }

/** POST /api/tables: opens a table. Answers `TableAnswer`, status 201. */
export interface CreateTableBody {
  readonly game: string
  /** The settings; what is missing takes its default. */
  readonly config: unknown
  /** One entry per seat of the configuration; 'me' at most once. Absent: me, and the rest open. */
  readonly seats?: readonly SeatRequest[]
  /** 'open' tables are listed for everyone; 'private' ones are reached by their link only. Default 'private'. */
  readonly visibility?: Visibility
  /** What the list shows, e.g. 'Friday evening'. */
  readonly title?: string
  /** Chance decides who sits where when the match starts. Default false. */
  readonly shuffleSeats?: boolean
  /** Start at once; no seat may be open. Default false. */
  readonly start?: boolean
  /** How much time people have. Absent: as much as they like. */
  readonly time?: TimeRule
}

/** How much time people have, and what happens when it is over. */
export type TimeRule =
  /** A clock for each seat that runs while the match waits for it: `minutes`, and `increment` seconds for each turn. */
  | {
      readonly kind: 'clock'
      readonly minutes: number
      readonly increment: number
      readonly onExpiry: OnExpiry
    }
  /**
   * So many hours for each turn. Quiet hours do not count: the preferences `quietFrom` and `quietTo` (hours of the
   * day, 0 to 23, half a day at most) in the time zone of the preference `timeZone` (a name such as 'Europe/Warsaw').
   */
  | { readonly kind: 'deadline'; readonly hours: 12 | 24 | 72; readonly onExpiry: OnExpiry }

/** wait: the others see it and wait. bot: a bot holds the seat until the person returns. */
export type OnExpiry = 'wait' | 'bot'

export type Visibility = 'open' | 'private'

/**
 * gathering: seats can be taken and left. playing: the match runs. finished: it is over, and the seed is
 * revealed. It never goes back.
 */
export type TableStatus = 'gathering' | 'playing' | 'finished'

export interface TableInfo {
  readonly id: TableId
  readonly title: string
  /** Id of the game. */
  readonly game: string
  /** The version of the rules that the match is played by. */
  readonly rules: string
  /** The whole configuration, as the game's `config.parse` gives it. */
  readonly config: unknown
  readonly status: TableStatus
  readonly visibility: Visibility
  /** Whether chance decides at the start who sits where. */
  readonly shuffleSeats: boolean
  /** Who may start the match. Passes on when that person leaves. */
  readonly host: PersonId
  /** By seat. */
  readonly seats: readonly SeatInfo[]
  readonly createdAt: Time
  readonly startedAt: Time | null
  readonly finishedAt: Time | null
  /** When something last happened: the start, an answer, something taken back. */
  readonly movedAt: Time
  readonly fairness: Fairness
  /** Only of a finished match. */
  readonly outcome: Outcome | null
  /** The table where the same people play again, once somebody asked for it. */
  readonly rematch: TableId | null
  /** How much time people have; absent: as much as they like. */
  readonly time?: TimeRule
}

export type SeatInfo =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'person'
      readonly person: PersonId
      readonly name: string
      readonly asked: boolean
      /** When the time of this seat is over; while it is asked at a table with a time rule. */
      readonly due?: Time
      /** Milliseconds left on its clock while that stands still. */
      readonly left?: number
      /** Its time was over: a bot answers for it until the person connects, answers or looks again. */
      readonly held?: true
    }
  /** `asked` (of both): the match waits for an answer of this seat. False before the start. */
  | { readonly kind: 'bot'; readonly level: Level; readonly asked: boolean }

/** The promise that the shuffles were fixed before the first answer. */
export interface Fairness {
  /** SHA-256 of the seed, 64 hexadecimal digits; null before the start. */
  readonly seedHash: string | null
  /** The seed itself, once the match is finished; null until then. */
  readonly seed: string | null
  /** The match came from a file: whoever brought it may know the seed. */
  readonly imported: boolean
}

/** GET /api/tables/:id, and the answer to everything that changes a table (join, leave, start, …). */
export interface TableAnswer {
  readonly table: TableInfo
  /** My seat at it, or null. */
  readonly seat: Seat | null
}

/**
 * GET /api/tables?scope=open: gathering tables of visibility 'open' with a free seat, newest first.
 * GET /api/tables?scope=mine: where I sit and the match is not over: 'my turn' first, then last moved first.
 * GET /api/tables?scope=watch: running matches of visibility 'open', last moved first.
 * GET /api/tables?scope=finished: finished matches where I sat, last finished first.
 * At most `LIMITS.listPage`; `&before=<Time>` goes on below that `movedAt` (not for scope=mine).
 */
export interface TablesAnswer {
  readonly tables: readonly ListedTable[]
}
export type TableScope = 'open' | 'mine' | 'watch' | 'finished'

export interface ListedTable {
  readonly table: TableInfo
  /** My seat at it, or null. */
  readonly seat: Seat | null
  /** The match waits for me. */
  readonly yourTurn: boolean
}

/**
 * POST /api/tables/:id/join: takes a seat; without `seat`, the first open one. Sitting there already is fine.
 * POST /api/tables/:id/leave: gives it back, before the start only; a table left by everybody is gone (then
 * the answer is 204 without a body). POST /api/tables/:id/start: the host starts; no seat may be open.
 */
export interface JoinBody {
  readonly seat?: Seat
}

/** PUT /api/tables/:id/seats/:seat, by the host before the start: opens a seat, or gives it to a bot. */
export type SeatBody = Exclude<SeatRequest, { readonly kind: 'me' }>

/**
 * POST /api/tables/:id/rematch, by somebody who sat there, when the match is over: opens a table with the same
 * settings and bots, the asking person in the same seat and the other people's seats open. Asked again by
 * another of them, takes that person's seat there. Answers `TableAnswer` of the new table.
 */
export type RematchBody = Readonly<Record<string, never>>

/** GET /api/tables/:id/export, when the match is over: the match as a file, for replay, study and verification. */
export interface MatchFile extends MatchRecord<PlainOption> {
  /** SHA-256 of the seed as shown at the start. */
  readonly seedHash: string
  /** Names by seat. */
  readonly names: readonly string[]
}

/**
 * POST /api/tables/import: opens a table from a match file. A finished match can be looked at; another one
 * goes on from where it stands, with people and bots as `seats` says (absent: me first, the rest open; then
 * the match goes on when the host starts it). Answers `TableAnswer`, status 201.
 */
export interface ImportBody {
  readonly file: unknown
  readonly seats?: readonly SeatRequest[]
  readonly visibility?: Visibility
  readonly title?: string
}

/** POST /api/tables/:id/hint, by a seat that is asked: what a good player would answer. */
export interface HintAnswer {
  /** Id of the decision that it answers. */
  readonly decision: string
  /** The best option: the first of `hints`. */
  readonly option: PlainOption
  /** The best options, at most three, best first. */
  readonly hints: readonly HintOption[]
}

export interface HintOption {
  readonly option: PlainOption
  /** Expected points compared with the best option: 0 or less. */
  readonly value: number
  /** One sentence; its key is one of the texts of hints that the bots bring along. */
  readonly reason: Message
}
