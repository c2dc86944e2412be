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

/** The report in a file, whatever is told of it checked; undefined if the file is no report. */
export function reportIn(input: unknown): ProblemReport | undefined {
  if (!isReport(input)) return undefined
  for (const [field, { expected, fits }] of Object.entries(TOLD))
    if (!fits(Reflect.get(input, field)))
      throw new RailheadError('matchFile', 'The report is damaged.', expected, field)
  return input
}

const isReport = (input: unknown): input is ProblemReport =>
  typeof input === 'object' && input !== null && Reflect.get(input, 'format') === 'railhead-report'

/** No date is further from 1970, in milliseconds. */
const LAST_DATE = 8.64e15

const isText = (value: unknown): boolean => typeof value === 'string'
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0

/** What is told of a report, and what it has to be. */
const TOLD = {
  build: { expected: 'a text', fits: isText },
  at: {
    expected: 'milliseconds since 1970',
    fits: (value: unknown) => isCount(value) && Number(value) <= LAST_DATE,
  },
  words: { expected: 'a text', fits: isText },
  moment: { expected: 'a whole number', fits: isCount },
  seat: { expected: 'a whole number or null', fits: (value: unknown) => value === null || isCount(value) },
} satisfies Partial<Record<keyof ProblemReport, object>>

/** The match of a report or of a match file; anything else is handed through, to be refused by its reader. */
export function matchIn(input: unknown): unknown {
  const report = reportIn(input)
  if (report === undefined) return input
  if (report.match !== undefined) return report.match
  const kept = typeof report.kept === 'string' ? ` (report ${report.kept})` : ''
  throw new RailheadError(
    'matchFile',
    `The report holds what one seat saw at moment ${report.moment}; the match itself is with the server's administrator${kept}.`,
    'a report with its match, or a match file',
    'match',
  )
}
