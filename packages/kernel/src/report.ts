import { RailheadError } from './errors.js'
import type { MatchRecord } from './match.js'
import type { Seat, Viewer } from './seat.js'

/**
 * A problem somebody reports, as a file: the match up to there, by which build and rulings. While a match runs on a
 * server, its players get what their seat may know; the match itself stays with the server until it is over.
 */
export interface ProblemReport {
  readonly format: 'railhead-report'
  /** The release of the program that wrote it. */
  readonly build: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** What the person says of it; may be empty. */
  readonly words: string
  readonly game: string
  readonly rules: string
  /** The whole configuration, its rulings resolved. */
  readonly config: unknown
  /** How many answers stood. */
  readonly moment: number
  readonly seat: Seat | null
  /** Present where nobody's secrets are in it. */
  readonly match?: MatchRecord
  /** What the reporter saw, where the match is not there. */
  readonly seen?: { readonly viewer: Viewer; readonly view: unknown; readonly asked: unknown }
  /** Under which name the server keeps the whole report. */
  readonly kept?: string
}

export const isReport = (input: unknown): input is ProblemReport =>
  typeof input === 'object' && input !== null && Reflect.get(input, 'format') === 'railhead-report'

/** The match of a report or of a match file; anything else is handed through, to be refused by its reader. */
export function matchIn(input: unknown): unknown {
  if (!isReport(input)) return input
  if (input.match !== undefined) return input.match
  const kept = typeof input.kept === 'string' ? ` (report ${input.kept})` : ''
  throw new RailheadError(
    'matchFile',
    `The report holds what one seat saw at moment ${input.moment}; the match itself is with the server's administrator${kept}.`,
    'a report with its match, or a match file',
    'match',
  )
}
