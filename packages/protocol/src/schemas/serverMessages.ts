import type { OpenDecision, PlainOption } from '@railhead/kernel'
import { z } from 'zod'
import { PROTOCOL } from '../version.js'
import { count, id, option, seat, time, view, type Wire } from './common.js'
import { wireError } from './errors.js'
import { change, logEntry } from './history.js'
import { level, outcome, tableInfo } from './tables.js'

/**
 * Counts everything that ever happened in a match, answers and takings back alike: it only grows. The first
 * answer makes it 1.
 */
export type LogNumber = number

const openDecision: z.ZodType<OpenDecision<PlainOption>> = z.strictObject({
  id: z.string(),
  seat,
  ask: z.string(),
  options: z.array(option),
  optional: z.literal('anyTime').exactOptional(),
})

/** What every whole position and every update carry besides the view. */
export const position = z.strictObject({
  /** Everything that happened so far. An update follows only the number before it. */
  number: count,
  /** How many answers stand now. */
  moment: count,
  /** My own open decisions with their ids, also those usable at any time; empty for those who watch. */
  decisions: z.array(openDecision),
  /** The seats that the match waits for. */
  waiting: z.array(seat),
  /** How many of the last answers I may take back without asking. */
  freeUndo: count,
  /** Set when the match is over. */
  outcome: outcome.nullable(),
})
export type Position = Wire<typeof position>

export const sync = z.strictObject({
  ...position.shape,
  /** `game.view(state, seat)`. */
  view,
  /** Forget the log entries of moment `logFrom` and later, then add `log`. */
  logFrom: count,
  log: z.array(logEntry),
})
export type Sync = Wire<typeof sync>

/** here: connected and active; idle: connected only; gone: not connected. */
export const seatPresence = z.enum(['here', 'idle', 'gone'])
export type SeatPresence = Wire<typeof seatPresence>

export const presence = z.strictObject({
  /** By seat. Bots are always here; open seats are gone. */
  seats: z.array(seatPresence),
  /** How many others watch. */
  watching: count,
})
export type Presence = Wire<typeof presence>

export const chatEntry = z.strictObject({
  /** Counts the messages of the table from 1. */
  number: count,
  person: id,
  name: z.string(),
  /** The seat of the speaker, or null for those who watch. */
  seat: seat.nullable(),
  /** What was said; of another kind, the name of a `Phrase` or `TableEvent`, for readers to see in their language. */
  text: z.string(),
  kind: z.enum(['phrase', 'event']).exactOptional(),
  at: time,
})
export type ChatEntry = Wire<typeof chatEntry>

export const undoRequest = z.strictObject({
  /** Who asks. */
  seat,
  /** The match would go back to this moment. Asked again with another one, it is another request. */
  to: count,
  /** The number when it was asked; it falls when anything else happens. Names the request together with `to`. */
  number: count,
  /** Who has said yes so far, the asker included. */
  accepted: z.array(seat),
  /** Whose yes is still needed. */
  needed: z.array(seat),
})
export type UndoRequest = Wire<typeof undoRequest>

/** Everything about the table as the client may see it. Sent after `hello`, and again when my seat changes. */
const welcome = z.strictObject({
  type: z.literal('welcome'),
  protocol: z.literal(PROTOCOL),
  table: tableInfo,
  /** My seat, or null if I watch. */
  seat: seat.nullable(),
  /** The match; null before the start. */
  sync: sync.nullable(),
  presence,
  /** The last messages, oldest first. */
  chat: z.array(chatEntry),
  /** My private notes; empty for those who watch. */
  note: z.string(),
  /** The standing request to take something back. */
  undoRequest: undoRequest.nullable(),
})
export type WelcomeMessage = Wire<typeof welcome>

/** Seats, status, level of a bot, outcome or rematch changed. At the start of the match `sync` follows. */
const table = z.strictObject({ type: z.literal('table'), table: tableInfo })
export type TableMessage = Wire<typeof table>

const syncMessage = z.strictObject({ type: z.literal('sync'), ...sync.shape })
export type SyncMessage = Wire<typeof syncMessage>

/**
 * One thing happened. If `number` is not mine plus one, send `resync`. Forget the log entries of moment `logFrom`
 * and later (something was taken back), then add `log`.
 */
const update = z.strictObject({
  type: z.literal('update'),
  ...position.shape,
  /** Turn my view of `number - 1` into that of `number`: `applyChanges(view, changes)`. */
  changes: z.array(change),
  logFrom: count,
  log: z.array(logEntry),
})
export type UpdateMessage = Wire<typeof update>

/** The command of that key was carried out, now or earlier, and is stored. */
const done = z.strictObject({
  type: z.literal('done'),
  key: z.string(),
  /** Where an answer or a taking back stands in the log; absent for other commands. */
  number: count.exactOptional(),
})
export type DoneMessage = Wire<typeof done>

/** The decision does not stand any more; nothing happened. Here is what stands now. */
const stale = z.strictObject({ type: z.literal('stale'), key: z.string(), sync })
export type StaleMessage = Wire<typeof stale>

/** The message was refused; nothing happened. */
const refused = z.strictObject({
  type: z.literal('refused'),
  /** Of the command, if it could be read. */
  key: z.string().exactOptional(),
  ...wireError.shape,
})
export type RefusedMessage = Wire<typeof refused>

const presenceMessage = z.strictObject({ type: z.literal('presence'), presence })
export type PresenceMessage = Wire<typeof presenceMessage>

const chatSaid = z.strictObject({ type: z.literal('chat'), entry: chatEntry })
export type ChatSaidMessage = Wire<typeof chatSaid>

/** My notes were changed from another of my windows. */
const noteSaved = z.strictObject({ type: z.literal('note'), text: z.string() })
export type NoteSavedMessage = Wire<typeof noteSaved>

/** The standing request changed: a new one, one more yes, or none any more. */
const undoRequestMessage = z.strictObject({
  type: z.literal('undoRequest'),
  request: undoRequest.nullable(),
  /** Why there is none any more. Accepted: an `update` brings the earlier position. */
  ended: z.enum(['accepted', 'refused', 'withdrawn', 'overtaken']).exactOptional(),
  /** Who refused. */
  by: seat.exactOptional(),
})
export type UndoRequestMessage = Wire<typeof undoRequestMessage>

/**
 * botReplaced: a bot failed, and a simpler one answered for it; it is tried again later. botLooped: bots answered and
 * answered without the match going on; a simpler one leads out of that.
 */
export const notice = z.strictObject({
  code: z.enum(['botReplaced', 'botLooped']),
  seat,
  from: level,
  to: level,
})

/** Something about the table worth telling. */
const noticeMessage = z.strictObject({ type: z.literal('notice'), notice })
export type NoticeMessage = Wire<typeof noticeMessage>

const pong = z.strictObject({
  type: z.literal('pong'),
  /** The server's clock. */
  now: time,
})
export type PongMessage = Wire<typeof pong>

export const serverMessage = z.discriminatedUnion('type', [
  welcome,
  table,
  syncMessage,
  update,
  done,
  stale,
  refused,
  presenceMessage,
  chatSaid,
  noteSaved,
  undoRequestMessage,
  noticeMessage,
  pong,
])
export type ServerMessage = Wire<typeof serverMessage>
