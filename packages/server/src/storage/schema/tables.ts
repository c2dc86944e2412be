import type { Generated, Insertable, Selectable } from 'kysely'

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

export type TableRow = Selectable<GameTable>
export type NewTableRow = Insertable<GameTable>

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
  /**
   * The length of the log when a bot was given the seat of somebody who did not play, or when they last came back: a bot
   * that holds the seat gives it back when the match has gone on since.
   */
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
  /** 1 if the person was a guest when the match began, and logged in while it ran. */
  was_guest: number
}

export type SeatRow = Selectable<SeatTable>

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

export type LogRow = Selectable<LogTable>

/** The standing request of a table to take something back. */
export interface UndoRequestTable {
  table_id: string
  /** Length of the log when it was asked. */
  number: number
  seat: number
  back_to: number
  at: number
}

export type UndoRequestRow = Selectable<UndoRequestTable>

/** A seat agrees: to the request of that asker, of that number, to go back to that moment, and to no other. */
export interface UndoConsentTable {
  table_id: string
  seat: number
  asker: number
  number: number
  back_to: number
}

/** A seat agrees to play on by that version of the rules. */
export interface RulesVoteTable {
  table_id: string
  seat: number
  version: string
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

export type ChatRow = Selectable<ChatTable>

export interface NoteTable {
  table_id: string
  seat: number
  text: string
}
