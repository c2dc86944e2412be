import type { OpenDecision, Outcome, PlainOption, PlainState, Seat } from '@railhead/kernel'
import type { Change } from './changes.js'
import type { WireErrorCode } from './errors.js'
import type { LogEntry, MomentNumber } from './history.js'
import type { PersonId } from './people.js'
import type { Level, TableInfo, Time } from './tables.js'

/**
 * GET /api/tables/:id/live opens a WebSocket on one table. Every message is one JSON object. The client says
 * `hello` first; the server answers `welcome`. Whoever does not sit at the table watches.
 */
export const PROTOCOL = 1

/**
 * Counts everything that ever happened in a match, answers and takings back alike: it only grows. The first
 * answer makes it 1.
 */
export type LogNumber = number

/** Chosen by the client, new for each command, the same when the command is repeated after a reconnect. */
export type Key = string

// ── from the client ────────────────────────────────────────────────────────────────────────────────────────

export type ClientMessage =
  | HelloMessage
  | AnswerMessage
  | UndoMessage
  | UndoReplyMessage
  | ChatMessage
  | NoteMessage
  | ActiveMessage
  | ResyncMessage
  | PingMessage

/** First message. Answered with `welcome`. */
export interface HelloMessage {
  readonly type: 'hello'
  readonly protocol: typeof PROTOCOL
  /** The last number seen before the connection was lost; the log then starts there. Absent: the whole log. */
  readonly seen?: LogNumber
}

/** Answers an open decision. Answered with `done`, `stale` or `refused` of the same key. */
export interface AnswerMessage {
  readonly type: 'answer'
  readonly key: Key
  /** Id of the decision, as sent by the server. */
  readonly decision: string
  /** One of its options, exactly. */
  readonly option: PlainOption
}

/**
 * Takes back everything after moment `to`. At once (`done`) if `Position.freeUndo` reaches that far or nobody
 * else is a person; otherwise the others are asked (`undoRequest` to all; `done` to the asker).
 */
export interface UndoMessage {
  readonly type: 'undo'
  readonly key: Key
  /** The number last seen; if it is not the last any more, the answer is `stale`. */
  readonly number: LogNumber
  readonly to: MomentNumber
}

/** Accepts or refuses the standing request; the asker may withdraw it with `accept: false`. */
export interface UndoReplyMessage {
  readonly type: 'undoReply'
  readonly key: Key
  /** `UndoRequest.number` of the request that is meant. */
  readonly number: LogNumber
  readonly accept: boolean
}

/** Says something to the table. Needs a session; those who watch may speak too. */
export interface ChatMessage {
  readonly type: 'chat'
  readonly key: Key
  readonly text: string
}

/** Replaces the private notes of my seat. Answered with `done`; my other sockets get `note`. */
export interface NoteMessage {
  readonly type: 'note'
  readonly key: Key
  readonly text: string
}

/** Whether the person looks at the page now (visible, touched lately). True until said otherwise. */
export interface ActiveMessage {
  readonly type: 'active'
  readonly active: boolean
}

/** Asks for the whole position, e.g. after changes that did not fit. Answered with `sync`. */
export interface ResyncMessage {
  readonly type: 'resync'
  readonly seen?: LogNumber
}

/** Answered with `pong`. (The server also pings on the level of the socket.) */
export interface PingMessage {
  readonly type: 'ping'
}

// ── from the server ────────────────────────────────────────────────────────────────────────────────────────

export type ServerMessage =
  | WelcomeMessage
  | TableMessage
  | SyncMessage
  | UpdateMessage
  | DoneMessage
  | StaleMessage
  | RefusedMessage
  | PresenceMessage
  | ChatSaidMessage
  | NoteSavedMessage
  | UndoRequestMessage
  | NoticeMessage
  | PongMessage

/** Everything about the table as the client may see it. Sent after `hello`, and again when my seat changes. */
export interface WelcomeMessage {
  readonly type: 'welcome'
  readonly protocol: typeof PROTOCOL
  readonly table: TableInfo
  /** My seat, or null if I watch. */
  readonly seat: Seat | null
  /** The match; null before the start. */
  readonly sync: Sync | null
  readonly presence: Presence
  /** The last messages, oldest first. */
  readonly chat: readonly ChatEntry[]
  /** My private notes; empty for those who watch. */
  readonly note: string
  /** The standing request to take something back. */
  readonly undoRequest: UndoRequest | null
}

/** Seats, status, level of a bot, outcome or rematch changed. At the start of the match `sync` follows. */
export interface TableMessage {
  readonly type: 'table'
  readonly table: TableInfo
}

/** What every whole position and every update carry besides the view. */
export interface Position {
  /** Everything that happened so far. An update follows only the number before it. */
  readonly number: LogNumber
  /** How many answers stand now. */
  readonly moment: MomentNumber
  /** My own open decisions with their ids, also those usable at any time; empty for those who watch. */
  readonly decisions: readonly OpenDecision<PlainOption>[]
  /** The seats that the match waits for. */
  readonly waiting: readonly Seat[]
  /** How many of the last answers I may take back without asking. */
  readonly freeUndo: number
  /** Set when the match is over. */
  readonly outcome: Outcome | null
}

export interface Sync extends Position {
  /** `game.view(state, seat)`. */
  readonly view: PlainState
  /** Forget the log entries of moment `logFrom` and later, then add `log`. */
  readonly logFrom: MomentNumber
  readonly log: readonly LogEntry[]
}

export interface SyncMessage extends Sync {
  readonly type: 'sync'
}

/**
 * One thing happened. If `number` is not mine plus one, send `resync`. Forget the log entries of moment `logFrom`
 * and later (something was taken back), then add `log`.
 */
export interface UpdateMessage extends Position {
  readonly type: 'update'
  /** Turn my view of `number - 1` into that of `number`: `applyChanges(view, changes)`. */
  readonly changes: readonly Change[]
  readonly logFrom: MomentNumber
  readonly log: readonly LogEntry[]
}

/** The command of that key was carried out, now or earlier, and is stored. */
export interface DoneMessage {
  readonly type: 'done'
  readonly key: Key
  /** Where an answer or a taking back stands in the log; absent for other commands. */
  readonly number?: LogNumber
}

/** The decision does not stand any more; nothing happened. Here is what stands now. */
export interface StaleMessage {
  readonly type: 'stale'
  readonly key: Key
  readonly sync: Sync
}

/** The message was refused; nothing happened. */
export interface RefusedMessage {
  readonly type: 'refused'
  /** Of the command, if it could be read. */
  readonly key?: Key
  readonly code: WireErrorCode
  readonly message: string
  readonly expected?: unknown
  readonly path?: string
}

export interface PresenceMessage {
  readonly type: 'presence'
  readonly presence: Presence
}

export interface Presence {
  /** By seat. Bots are always here; open seats are gone. */
  readonly seats: readonly SeatPresence[]
  /** How many others watch. */
  readonly watching: number
}

/** here: connected and active; idle: connected only; gone: not connected. */
export type SeatPresence = 'here' | 'idle' | 'gone'

export interface ChatSaidMessage {
  readonly type: 'chat'
  readonly entry: ChatEntry
}

export interface ChatEntry {
  /** Counts the messages of the table from 1. */
  readonly number: number
  readonly person: PersonId
  readonly name: string
  /** The seat of the speaker, or null for those who watch. */
  readonly seat: Seat | null
  readonly text: string
  readonly at: Time
}

/** My notes were changed from another of my windows. */
export interface NoteSavedMessage {
  readonly type: 'note'
  readonly text: string
}

/** The standing request changed: a new one, one more yes, or none any more. */
export interface UndoRequestMessage {
  readonly type: 'undoRequest'
  readonly request: UndoRequest | null
  /** Why there is none any more. Accepted: an `update` brings the earlier position. */
  readonly ended?: 'accepted' | 'refused' | 'withdrawn' | 'overtaken'
  /** Who refused. */
  readonly by?: Seat
}

export interface UndoRequest {
  /** Who asks. */
  readonly seat: Seat
  /** The match would go back to this moment. */
  readonly to: MomentNumber
  /** The number when it was asked; it falls when anything else happens. Names the request. */
  readonly number: LogNumber
  /** Who has said yes so far, the asker included. */
  readonly accepted: readonly Seat[]
  /** Whose yes is still needed. */
  readonly needed: readonly Seat[]
}

/** Something about the table worth telling. */
export interface NoticeMessage {
  readonly type: 'notice'
  /** A bot failed: a simpler one answered for it, and has its seat for good if `forGood`. */
  readonly notice: {
    readonly code: 'botReplaced'
    readonly seat: Seat
    readonly from: Level
    readonly to: Level
    readonly forGood: boolean
  }
}

export interface PongMessage {
  readonly type: 'pong'
  /** The server's clock. */
  readonly now: Time
}
