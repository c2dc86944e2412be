import type { Insertable, Selectable } from 'kysely'

/**
 * The tables of the database. Only types that SQLite and PostgreSQL share: text, integer, and JSON kept as
 * text. Times are milliseconds since 1970; yes and no are 1 and 0.
 */
export interface Database {
  person: PersonTable
  session: SessionTable
  gametable: GameTable
  seat: SeatTable
  log: LogTable
  undo_request: UndoRequestTable
  chat: ChatTable
  note: NoteTable
  account: AccountTable
  login_link: LoginLinkTable
  result: ResultTable
  rating: RatingTable
  notify: NotifyTable
  told: ToldTable
  setting: SettingTable
  api_token: ApiTokenTable
  attempt: AttemptTable
}

/** The names of all tables; each comes after those that it refers to. */
export const TABLES = [
  'person',
  'session',
  'gametable',
  'seat',
  'log',
  'undo_request',
  'chat',
  'note',
  'account',
  'login_link',
  'result',
  'rating',
  'notify',
  'told',
  'setting',
  'api_token',
  'attempt',
] as const satisfies readonly (keyof Database)[]

export interface PersonTable {
  id: string
  name: string
  kind: 'guest' | 'account'
  /** JSON. */
  preferences: string
  created_at: number
}

export interface SessionTable {
  /** SHA-256 of the token in the cookie; the token itself is nowhere. */
  token_hash: string
  person_id: string
  created_at: number
  seen_at: number
  /** What the browser said of itself. */
  device: string
}

/** A person who can come back from another device. */
export interface AccountTable {
  person_id: string
  /** In small letters. */
  mail: string
  /** 1 when a link sent to that address was used. */
  verified: number
  /** Argon2id; null for those who use links only. */
  password_hash: string | null
  created_at: number
}

export interface LoginLinkTable {
  /** SHA-256 of the token in the link. */
  token_hash: string
  mail: string
  /** The guest who asked for it and becomes an account by it, if there is none. */
  person_id: string | null
  expires_at: number
}

/** A table with its match. What can be computed from the log is here only to be searched for. */
export interface GameTable {
  id: string
  title: string
  game: string
  rules: string
  /** JSON. */
  config: string
  status: 'gathering' | 'playing' | 'finished'
  visibility: 'open' | 'private'
  shuffle_seats: number
  host: string
  /** Never leaves the server before the end. */
  seed: string | null
  seed_hash: string | null
  imported: number
  created_at: number
  started_at: number | null
  finished_at: number | null
  moved_at: number
  /** JSON, of a finished match. */
  outcome: string | null
  rematch: string | null
  /** Who plays the bots of this table, and until when that claim holds. */
  lease_holder: string | null
  lease_until: number
  /** JSON; null if people have as much time as they like. */
  time_rule: string | null
  on_expiry: 'wait' | 'bot' | null
}

export interface SeatTable {
  table_id: string
  seat: number
  kind: 'open' | 'person' | 'bot'
  person_id: string | null
  level: string | null
  /** 1 while the match waits for this seat. With kind 'bot' this is the bots' work list. */
  asked: number
  /** When the time of the seat is over, while it runs. */
  due_at: number | null
  /** Milliseconds on its clock while that stands still. */
  left_ms: number | null
  /** 1 while a bot answers for the person. */
  held: number
}

/** The truth of a match: answers and takings back, numbered from 1 without gaps. Rows are only ever added. */
export interface LogTable {
  table_id: string
  number: number
  seat: number
  /** JSON of the chosen option; null for a taking back. */
  option: string | null
  /** The moment that a taking back goes to; null for an answer. */
  back_to: number | null
  /** Of the command that wrote it: a repeat is recognised by it. */
  key: string
  at: number
}

export interface UndoRequestTable {
  table_id: string
  /** Length of the log when it was asked. */
  number: number
  seat: number
  back_to: number
  /** JSON list of seats. */
  accepted: string
  at: number
}

export interface ChatTable {
  table_id: string
  number: number
  person_id: string
  seat: number | null
  text: string
  key: string
  at: number
}

export interface NoteTable {
  table_id: string
  seat: number
  text: string
}

/** How one seat fared in a finished match. Matches from files do not count. */
export interface ResultTable {
  table_id: string
  seat: number
  /** Null for bots. */
  person_id: string | null
  level: string | null
  game: string
  /** If the game has editions. */
  edition: string | null
  /** How many seats the match had. */
  seats: number
  total: number
  /** JSON: points by category. */
  categories: string
  /** 1 for the winners; those with equal points share a rank. */
  rank: number
  finished_at: number
}

/** How strong a person is at a game: a normal distribution. */
export interface RatingTable {
  game: string
  person_id: string
  mu: number
  sigma: number
  matches: number
}

/** How a person wants to be told things. No row: not at all. */
export interface NotifyTable {
  person_id: string
  mail: number
  /** Its address, encrypted. */
  webhook: string | null
  /** JSON of the browsers' subscriptions, encrypted. */
  pushes: string | null
}

/** What a person was told last, so as not to be told too often. */
export interface ToldTable {
  person_id: string
  table_id: string
  what: string
  at: number
}

/** What all processes share; encrypted if it is a secret. */
export interface SettingTable {
  name: string
  value: string
}

/** With it a program acts for an account. */
export interface ApiTokenTable {
  id: string
  person_id: string
  /** SHA-256 of the token; the token itself is nowhere. */
  token_hash: string
  name: string
  created_at: number
  used_at: number | null
}

export type ApiTokenRow = Selectable<ApiTokenTable>
/** How often something was tried lately. */
export interface AttemptTable {
  /** A hash: of an address, of a mail address. */
  name: string
  /** How much of what is allowed was used up at that time. */
  spent: number
  at: number
}

export type NotifyRow = Selectable<NotifyTable>
export type ResultRow = Selectable<ResultTable>
export type RatingRow = Selectable<RatingTable>
export type AccountRow = Selectable<AccountTable>
export type PersonRow = Selectable<PersonTable>
export type TableRow = Selectable<GameTable>
export type NewTableRow = Insertable<GameTable>
export type SeatRow = Selectable<SeatTable>
export type LogRow = Selectable<LogTable>
export type UndoRequestRow = Selectable<UndoRequestTable>
