import type { Outcome, PlainEvent, PlainState, Seat } from '@railhead/kernel'
import type { Change } from './changes.js'

/**
 * A moment is the match after so many answers: moment 0 is the set-up, moment 1 follows the first answer.
 * What was taken back is no moment any more.
 */
export type MomentNumber = number

/** What the viewer was told of one answer. */
export interface LogEntry {
  /** The moment that this led to; 0 for the set-up. */
  readonly moment: MomentNumber
  /** Who answered; null for the set-up. */
  readonly seat: Seat | null
  /** A bot that holds the seat answered, not the person. */
  readonly byBot?: true
  /** As the viewer perceives them; may be empty. */
  readonly events: readonly PlainEvent[]
}

/** GET /api/tables/:id/moments/:n: the match as I saw it then. 404 if there is no such moment. */
export interface Moment {
  readonly moment: MomentNumber
  /** The last moment there is now. */
  readonly last: MomentNumber
  /** My view then; the public one if I do not sit there. */
  readonly view: PlainState
  /** What I was told of the answer that led here. */
  readonly entry: LogEntry
  /** The seats that the match waited for. */
  readonly waiting: readonly Seat[]
  /** Set if the match was over then. */
  readonly outcome: Outcome | null
}

/**
 * GET /api/tables/:id/history?from=N&count=K: the view at moment N and the K steps that follow it (fewer at the
 * end, at most `LIMITS.historySteps`), for playing a match back without asking for each moment.
 */
export interface History {
  readonly from: MomentNumber
  /** The last moment there is now. */
  readonly last: MomentNumber
  /** My view at moment `from`. */
  readonly view: PlainState
  readonly steps: readonly HistoryStep[]
}

export interface HistoryStep {
  /** What I was told; its `moment` is where the step leads. */
  readonly entry: LogEntry
  /** What changed in my view. */
  readonly changes: readonly Change[]
}

/** GET /api/tables/:id/log?from=N: what I was told, from moment N on. */
export interface LogAnswer {
  readonly last: MomentNumber
  readonly entries: readonly LogEntry[]
}
