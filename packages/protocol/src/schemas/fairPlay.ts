import { z } from 'zod'
import { LIMITS } from '../limits.js'
import { PHRASES } from '../phrases.js'
import { boundedCount, count, seat, seatNumber, time, type Wire } from './common.js'

/** How the people of a table treat each other. */
export const customs = z.strictObject({
  /** Whether people who play with others may ask for hints; everybody sees who did. Alone with bots they always may. */
  hints: z.boolean(),
  /**
   * After so many minutes without somebody whom the match waits for, or without a sign that they play, the others may
   * agree on a bot for that seat. Null: they wait as long as it takes.
   */
  patience: z.int().nullable(),
  /** Whether those who watch may write. The host may change it at any time. */
  watchersTalk: z.boolean(),
})
export type Customs = Wire<typeof customs>

/** What a table is opened with; what is missing takes its default: no hints, three days, nobody who watches writes. */
export const customsBody = z.strictObject({
  hints: z.boolean().exactOptional(),
  patience: z.int().min(LIMITS.patience.least).max(LIMITS.patience.most).nullable().exactOptional(),
  watchersTalk: z.boolean().exactOptional(),
})
export type CustomsBody = Wire<typeof customsBody>

/** PUT /api/tables/:id/customs, by the host, at any time. */
export const watchersBody = z.strictObject({ watchersTalk: z.boolean() })
export type WatchersBody = Wire<typeof watchersBody>

/**
 * bot: a bot holds the seat of somebody who is away, until that person is back; those decide who are there themselves.
 * abandon: the match ends without a result; everybody decides who has not conceded, also those for whom a bot plays.
 */
export const proposalKind = z.enum(['bot', 'abandon'])
export type ProposalKind = Wire<typeof proposalKind>

export const proposal = z.strictObject({
  kind: proposalKind,
  /** Who proposed it. */
  seat,
  /** For whom a bot is to play. */
  about: seat.exactOptional(),
  /** The number of the log when it was proposed: it falls when anything happens in the match. */
  number: count,
  /** Who has agreed so far. */
  accepted: z.array(seat),
  /** Whose consent is still needed. */
  needed: z.array(seat),
  /**
   * Whom it is about was there but did not play: they have until then. After it, with all consents, it is carried out
   * when one of those who agreed says so again.
   */
  from: time.exactOptional(),
})
export type Proposal = Wire<typeof proposal>

/**
 * PUT /api/tables/:id/proposal, by somebody who plays. `accept: true` proposes it, or agrees to it if it stands; the
 * last consent carries it out. `accept: false` refuses it, or withdraws one's own. Nobody agrees to anything but what is
 * named: `number` is the last one that was seen, and if the match has gone on the answer is 409 `stale`.
 */
export const proposalBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bot'), about: seatNumber, number: boundedCount, accept: z.boolean() }),
  z.strictObject({ kind: z.literal('abandon'), number: boundedCount, accept: z.boolean() }),
])
export type ProposalBody = Wire<typeof proposalBody>

const hash = z.string().regex(/^[0-9a-f]{64}$/)

/**
 * PUT /api/tables/:id/word, by somebody who sits at a table that gathers: the SHA-256 of a word of one's own for the
 * seed; null takes it back. Put something nobody can guess into the word, or others find it by its hash.
 */
export const sealBody = z.strictObject({ hash: hash.nullable() })
export type SealBody = Wire<typeof sealBody>

/** POST /api/tables/:id/word, once `table.sealed` is set: the word itself. With the last one the match starts. */
export const wordBody = z.strictObject({ word: z.string().min(1).max(LIMITS.word) })
export type WordBody = Wire<typeof wordBody>

/** Somebody's word for the seed. */
export const seedWord = z.strictObject({
  /** Where that person sat before the seats were drawn. */
  place: seat,
  /** Its SHA-256, shown before anybody's word was told. */
  hash: z.string(),
  /** The word; null until the match has started. */
  word: z.string().nullable(),
})
export type SeedWord = Wire<typeof seedWord>

export const phrase = z.enum(PHRASES)
export type Phrase = Wire<typeof phrase>

/**
 * Something that a table tells in its chat. hint: that person asked for a hint. conceded: gave up. bot: is away, and a
 * bot plays. abandoned: the match was ended by agreement, proposed by that person. calledOff: the host called the start
 * off, and all words for the seed are void.
 */
export const tableEvent = z.enum(['hint', 'conceded', 'bot', 'abandoned', 'calledOff'])
export type TableEvent = Wire<typeof tableEvent>
