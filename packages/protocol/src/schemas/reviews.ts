import { z } from 'zod'
import { count, id, seat, time, type Wire } from './common.js'

/** How far the review of a match is: in the queue, with so many before it; at work, turn by turn; there. */
export const reviewStatus = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('none') }),
  z.strictObject({ state: z.literal('waiting'), before: count }),
  z.strictObject({ state: z.literal('working'), done: count, all: count }),
  z.strictObject({ state: z.literal('done') }),
  /** It was tried and could not be made. */
  z.strictObject({ state: z.literal('failed') }),
])
export type ReviewStatus = Wire<typeof reviewStatus>

/** A review as `railhead review --json` gives it, its words as messages; docs/review.md tells its fields. */
export const reviewFile = z.looseObject({
  format: z.literal('railhead-review'),
  version: count,
  game: z.string(),
  rules: z.string(),
  match: z.string(),
  seats: z.array(z.looseObject({ seat })),
  turns: z.array(z.looseObject({ turn: count, seat, from: count, to: count })),
})
export type ReviewFile = Wire<typeof reviewFile>

/**
 * GET /api/tables/:id/review, when the match is over; `review` is there when it is done. POST puts the match into the
 * queue, unless it is there already (202).
 */
export const reviewResponse = z.strictObject({ status: reviewStatus, review: reviewFile.exactOptional() })
export type ReviewResponse = Wire<typeof reviewResponse>

/** GET /api/reviews: the queue. POST puts all finished matches of the one who asks into it, the last first. */
export const reviewQueue = z.strictObject({
  /** False on a server that makes no reviews. */
  open: z.boolean(),
  /** How many matches wait, and those at work: nothing is told of others' tables but the game. */
  waiting: count,
  working: z.array(z.strictObject({ game: z.string(), done: count, all: count })),
  /** Those that the one who asks wants, the last asked for first. */
  mine: z.array(
    z.strictObject({ table: id, title: z.string(), game: z.string(), askedAt: time, status: reviewStatus }),
  ),
})
export type ReviewQueue = Wire<typeof reviewQueue>
