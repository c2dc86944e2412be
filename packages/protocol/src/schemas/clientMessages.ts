import { z } from 'zod'
import { LIMITS } from '../limits.js'
import { PROTOCOL } from '../version.js'
import { boundedCount, key, paragraph, sentOption, type Wire } from './common.js'
import { phrase } from './fairPlay.js'

/** First message. Answered with `welcome`. */
const hello = z.strictObject({
  type: z.literal('hello'),
  protocol: z.literal(PROTOCOL),
  /** The last number seen before the connection was lost; the log then starts there. Absent: the whole log. */
  seen: boundedCount.exactOptional(),
})
export type HelloMessage = Wire<typeof hello>

/** Answers an open decision. Answered with `done`, `stale` or `refused` of the same key. */
const answer = z.strictObject({
  type: z.literal('answer'),
  key,
  /** Id of the decision, as sent by the server. */
  decision: z.string().min(1).max(200),
  /** One of its options, exactly. */
  option: sentOption,
})
export type AnswerMessage = Wire<typeof answer>

/**
 * Takes back everything after moment `to`. At once (`done`) if `Position.freeUndo` reaches that far or nobody
 * else is a person; otherwise the others are asked (`undoRequest` to all; `done` to the asker).
 */
const undo = z.strictObject({
  type: z.literal('undo'),
  key,
  /** The number last seen; if it is not the last any more, the answer is `stale`. */
  number: boundedCount,
  to: boundedCount,
})
export type UndoMessage = Wire<typeof undo>

/** Accepts or refuses the standing request; the asker may withdraw it with `accept: false`. */
const undoReply = z.strictObject({
  type: z.literal('undoReply'),
  key,
  /** `number` and `to` of the `UndoRequest` that is meant: nobody agrees to anything else. */
  number: boundedCount,
  to: boundedCount,
  accept: z.boolean(),
})
export type UndoReplyMessage = Wire<typeof undoReply>

/** Says something to the table. Needs a session; those who watch may if `customs.watchersTalk` says so. */
const chat = z.strictObject({
  type: z.literal('chat'),
  key,
  text: paragraph(LIMITS.chat).refine(text => text.trim().length > 0, 'Must not be empty.'),
})
export type ChatMessage = Wire<typeof chat>

/** Says one of the phrases that everybody reads in their own language; otherwise as `chat`. */
const say = z.strictObject({ type: z.literal('say'), key, phrase })
export type SayMessage = Wire<typeof say>

/** Replaces the private notes of my seat. Answered with `done`; my other sockets get `note`. */
const note = z.strictObject({ type: z.literal('note'), key, text: paragraph(LIMITS.note) })
export type NoteMessage = Wire<typeof note>

/** Whether the person looks at the page now (visible, touched lately). True until said otherwise. */
const active = z.strictObject({ type: z.literal('active'), active: z.boolean() })
export type ActiveMessage = Wire<typeof active>

/** Asks for the whole position, e.g. after changes that did not fit. Answered with `sync`. */
const resync = z.strictObject({ type: z.literal('resync'), seen: boundedCount.exactOptional() })
export type ResyncMessage = Wire<typeof resync>

/** Answered with `pong`. (The server also pings on the level of the socket.) */
const ping = z.strictObject({ type: z.literal('ping') })
export type PingMessage = Wire<typeof ping>

export const clientMessage = z.discriminatedUnion('type', [
  hello,
  answer,
  undo,
  undoReply,
  chat,
  say,
  note,
  active,
  resync,
  ping,
])
export type ClientMessage = Wire<typeof clientMessage>
