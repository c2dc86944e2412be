import type { Unrated } from '@railhead/protocol'
import type { Generated, Insertable, Selectable } from 'kysely'

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
  undo_consent: UndoConsentTable
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
  pending_account: PendingAccountTable
  known_device: KnownDeviceTable
  role: RoleTable
  ban: BanTable
  problem_report: ProblemReportTable
  identity: IdentityTable
  oidc_login: OidcLoginTable
  rules_vote: RulesVoteTable
  bot: BotTable
  study: StudyTable
  review: ReviewTable
}

/** The names of all tables; each comes after those that it refers to. */
export const TABLES = [
  'person',
  'session',
  'gametable',
  'seat',
  'log',
  'undo_request',
  'undo_consent',
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
  'pending_account',
  'known_device',
  'role',
  'ban',
  'problem_report',
  'identity',
  'oidc_login',
  'rules_vote',
  'bot',
  'study',
  'review',
] as const satisfies readonly (keyof Database)[]

export interface PersonTable {
  id: string
  name: string
  kind: 'guest' | 'account' | 'bot'
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
  /** When it began, if by a mailed link: its owner has just shown to read the mail of the account. */
  link_at: number | null
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
  /** The guest who asked for it: becomes the account if there is none, and only if the same browser uses it. */
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
  /** 1 if the seats were drawn by the seed, as matches before version 0.2 were not. */
  drawn: Generated<number>
  host: string
  /** Never leaves the server before the end. With words of people, what they and `secret` make together. */
  seed: string | null
  /** The server's own seed, of a match where people added words to it. */
  secret: string | null
  /** JSON of `StoredWord`s; changed only by those who hold the lock of this row. */
  words: string | null
  seed_hash: string | null
  imported: number
  created_at: number
  started_at: number | null
  finished_at: number | null
  moved_at: number
  /** JSON, of a finished match. */
  outcome: string | null
  rematch: string | null
  /** 1 if everybody sits one seat further there. */
  rematch_turn: Generated<number>
  /** Who plays the bots of this table, and until when that claim holds. */
  lease_holder: string | null
  lease_until: number
  /** JSON; null if people have as much time as they like. */
  time_rule: string | null
  on_expiry: 'wait' | 'bot' | null
  /** JSON of `Customs`; null for tables from before there were any. */
  customs: string | null
  /** JSON of `StoredProposal`; changed only by those who hold the lock of this row. */
  proposal: string | null
  /** How it ended, if it was not played to its end. */
  ending: 'conceded' | 'abandoned' | null
  /** When the host wanted to start: words for the seed are to be told since. */
  sealed_at: number | null
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
  /** When the person was last seen at the table; kept while the match runs. */
  seen_at: number | null
  /** Since when the match waits for a sign of playing, while it waits for this seat. */
  acted_at: number | null
  /** When a bot was first proposed because no such sign came; of no account once one came. */
  warned_at: number | null
  /** The length of the log when a bot was given the seat of somebody who did not play: it is given back when the match has gone on. */
  held_number: number | null
  /** 1 if the person gave the match up: then `held` stays 1. */
  conceded: number
  /** How many questions the person asked for a hint to, and the id of the last of these. */
  hints: number
  hinted: string | null
  /** The bot that an open seat is kept for, before the start. */
  invited: string | null
  /** The name that the file of an imported match has for the seat: text, nobody's account. */
  played: string | null
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

/** The standing request of a table to take something back. */
export interface UndoRequestTable {
  table_id: string
  /** Length of the log when it was asked. */
  number: number
  seat: number
  back_to: number
  at: number
}

/** A seat agrees: to the request of that asker, of that number, to go back to that moment, and to no other. */
export interface UndoConsentTable {
  table_id: string
  seat: number
  asker: number
  number: number
  back_to: number
}

export interface ChatTable {
  table_id: string
  number: number
  person_id: string
  seat: number | null
  text: string
  /** Null for what was typed; otherwise `text` is a name. */
  kind: 'phrase' | 'event' | null
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
  /** 1 if a bot gave more than a tenth of the answers for the person: it is not their result. */
  by_bot: number
  /** 1 if the person gave the match up: it is lost for them. */
  conceded: number
  /** What was believed of the person after the match, if it was rated. */
  mu: number | null
  /** Why it did not change the rating, of a person whose rating it could have changed. */
  unrated: Unrated | null
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
  scope: 'play' | 'read'
  /** Null for tokens from before there was an end to them. */
  expires_at: number | null
}

/** A password that a guest chose for an address; it counts when the guest uses the link that was mailed there. */
export interface PendingAccountTable {
  person_id: string
  mail: string
  password_hash: string
  created_at: number
}

/** A browser that was logged in before: attempts from it are counted apart from everybody else's. */
export interface KnownDeviceTable {
  /** SHA-256 of the token in its cookie. */
  token_hash: string
  person_id: string
  seen_at: number
}

/** What somebody may do beyond playing. No row: nothing. */
export interface RoleTable {
  person_id: string
  role: 'admin' | 'moderator'
  at: number
}

/** Somebody who may look, but neither play nor speak. */
export interface BanTable {
  person_id: string
  reason: string
  /** Null: until an administrator ends it. */
  until: number | null
  /** The id of whoever banned them. */
  banned_by: string
  at: number
}

/** A problem somebody reported, with the whole match: for the administrators. */
export interface ProblemReportTable {
  id: string
  person_id: string | null
  game: string
  words: string
  build: string
  at: number
  /** JSON of the report. */
  content: string
  /** When somebody who looks after the server was done with it; then it may go. */
  handled_at: number | null
  /** Of a guest, a hash of the network: all guests of one have a share together. */
  network: string | null
}

/** Somebody as a login service of others knows them. Nothing else of theirs says who they are here. */
export interface IdentityTable {
  issuer: string
  subject: string
  person_id: string
  created_at: number
}

/** A login through such a service that has begun and may come back once. */
export interface OidcLoginTable {
  /** SHA-256 of the state that the service hands back. */
  state_hash: string
  /** SHA-256 of what the cookie of the browser holds that began it. */
  browser_hash: string
  nonce: string
  /** Of PKCE. */
  verifier: string
  /** The account that wants to be reached this way too; null for a login. */
  person_id: string | null
  expires_at: number
}

/** A seat agrees to play on by that version of the rules. */
export interface RulesVoteTable {
  table_id: string
  seat: number
  version: string
}

/** An account made for a program, of kind 'bot'. Its name is that of its person. */
export interface BotTable {
  person_id: string
  owner_id: string
  /** Its name in small letters: no two have the same. */
  name_key: string
  /** JSON of the ids of the games that it plays; null for all. */
  games: string | null
  invitations: 'accept' | 'ask'
  /** At how many tables it may sit at once. */
  most: number
  created_at: number
  /** Since when it is connected, and when that was last so. */
  connected_at: number | null
  seen_at: number | null
}

/** A study, with its figures for lists. */
export interface StudyTable {
  id: string
  person_id: string
  title: string
  game: string
  chapters: number
  notes: number
  /** JSON of the study. */
  content: string
  revision: number
  created_at: number
  changed_at: number
}

/** A review of a finished match that somebody asked the server for. */
export interface ReviewTable {
  table_id: string
  /** Who asked first. */
  person_id: string
  /** Hash of the network that they asked from, for as long as it waits: the queue is fair by it too. */
  network: string | null
  state: 'waiting' | 'working' | 'done' | 'failed'
  /** Of the review: what an earlier version made counts for nothing. */
  version: number
  asked_at: number
  /** While somebody works on it; another process takes over later. */
  lease_until: number
  tries: number
  /** Turns that are judged, of how many. */
  done: number
  turns: number
  /** JSON of the review, when it is done. */
  content: string | null
}

export type StudyRow = Selectable<StudyTable>
export type ReviewRow = Selectable<ReviewTable>
export type BotRow = Selectable<BotTable>
export type ApiTokenRow = Selectable<ApiTokenTable>
/** How often something was tried lately. */
export interface AttemptTable {
  /** A hash: of an address, of a mail address. */
  name: string
  /** How much of what is allowed was used up at that time. */
  spent: number
  at: number
}

export type BanRow = Selectable<BanTable>
export type ProblemReportRow = Selectable<ProblemReportTable>
export type OidcLoginRow = Selectable<OidcLoginTable>
export type ChatRow = Selectable<ChatTable>
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
