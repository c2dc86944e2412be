import type { PlainEvent } from '@railhead/kernel'
import { z } from 'zod'
import type { Change } from '../changes.js'
import { count, seat, view, type Wire } from './common.js'
import { outcome } from './tables.js'

/**
 * A moment is the match after so many answers: moment 0 is the set-up, moment 1 follows the first answer.
 * What was taken back is no moment any more.
 */
export type MomentNumber = number

const event: z.ZodType<PlainEvent> = z.looseObject({ type: z.string(), seat: z.int().exactOptional() })

/** What the viewer was told of one answer. */
export const logEntry = z.strictObject({
  /** The moment that this led to; 0 for the set-up. */
  moment: count,
  /** Who answered; null for the set-up. */
  seat: seat.nullable(),
  /** A bot that holds the seat answered, not the person. */
  byBot: z.literal(true).exactOptional(),
  /** As the viewer perceives them; may be empty. */
  events: z.array(event),
})
export type LogEntry = Wire<typeof logEntry>

const at = z.array(z.union([z.string(), z.int()]))
export const change: z.ZodType<Change> = z.union([
  z.strictObject({ at, to: z.unknown() }),
  z.strictObject({ at, length: count }),
  z.strictObject({ at, gone: z.literal(true) }),
])

/** GET /api/tables/:id/moments/:n: the match as I saw it then. 404 if there is no such moment. */
export const moment = z.strictObject({
  moment: count,
  /** The last moment there is now. */
  last: count,
  /** My view then; the public one if I do not sit there. */
  view,
  /** What I was told of the answer that led here. */
  entry: logEntry,
  /** The seats that the match waited for. */
  waiting: z.array(seat),
  /** Set if the match was over then. */
  outcome: outcome.nullable(),
})
export type Moment = Wire<typeof moment>

export const historyStep = z.strictObject({
  /** What I was told; its `moment` is where the step leads. */
  entry: logEntry,
  /** What changed in my view. */
  changes: z.array(change),
})
export type HistoryStep = Wire<typeof historyStep>

/**
 * GET /api/tables/:id/history?from=N&count=K: the view at moment N and the K steps that follow it (fewer at the
 * end, at most `LIMITS.historySteps`), for playing a match back without asking for each moment.
 */
export const history = z.strictObject({
  from: count,
  /** The last moment there is now. */
  last: count,
  /** My view at moment `from`. */
  view,
  steps: z.array(historyStep),
})
export type History = Wire<typeof history>

/** GET /api/tables/:id/log?from=N: what I was told, from moment N on. */
export const logResponse = z.strictObject({ last: count, entries: z.array(logEntry) })
export type LogResponse = Wire<typeof logResponse>
