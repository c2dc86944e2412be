import {
  type AnyGame,
  gameOfRecord,
  Match,
  type PlainOption,
  RailheadError,
  type Seat,
  sameData,
} from '@railhead/kernel'
import { type Level, paths, type TableId } from '@railhead/protocol'
import type { PlainMatch } from '@railhead/table'
import type { LocalSeat } from './saved.js'

/** Who plays a seat of a fork; `recorded`: as it was played, while that is possible, then a bot. */
export type ForkSeat = LocalSeat | { readonly kind: 'recorded' }

/** What somebody wants to try from a moment of a match. */
export interface ForkWish {
  /** The match as a file. */
  readonly file: unknown
  readonly moment: number
  readonly seats: readonly ForkSeat[]
  readonly title: string
  readonly from: Origin
}

/** The table or the study that a match was forked from. */
export type Origin = { readonly table: TableId } | { readonly study: string }

/** Where a match on this device was forked from, and what the recorded seats answered there afterwards. */
export interface Fork {
  readonly from: Origin
  readonly moment: number
  /** By seat; null for seats that do not follow the record. */
  readonly answers: readonly (readonly PlainOption[] | null)[]
}

/** Who goes on for a recorded seat. */
export const FOLLOWER: Level = 'trail-boss'

/** The match as it stood at the moment, and what is known of how it went on. */
export function forked(
  gameById: (id: string) => AnyGame,
  { file, moment, seats, from }: ForkWish,
): { readonly match: PlainMatch; readonly fork: Fork; readonly seats: readonly LocalSeat[] } {
  const game = gameById(gameOfRecord(file))
  const whole = Match.replay(game, file)
  const match = Match.replay(game, file, moment)
  if (seats.length !== match.seats)
    throw new RailheadError('config', `This match has ${match.seats} seats.`, match.seats, 'seats')
  const later = whole.answers.slice(moment)
  const answersOf = (seat: Seat): PlainOption[] =>
    later.filter(answer => answer.seat === seat).map(({ option }) => option)
  return {
    match,
    fork: {
      from,
      moment,
      answers: seats.map(({ kind }, seat) => (kind === 'recorded' ? answersOf(seat) : null)),
    },
    seats: seats.map(seat => (seat.kind === 'recorded' ? { kind: 'bot', level: FOLLOWER } : seat)),
  }
}

/** What the record says that the seat answers now; undefined once it has gone another way, or cannot. */
export function recordedAnswer(
  { moment, answers }: Fork,
  match: PlainMatch,
  seat: Seat,
): { readonly decision: string; readonly option: PlainOption } | undefined {
  const recorded = answers[seat]
  if (!recorded) return undefined
  const given = match.answers.slice(moment).filter(answer => answer.seat === seat)
  if (!given.every(({ option }, i) => sameData(option, recorded[i]))) return undefined
  const wanted = recorded[given.length]
  for (const { id, seat: asked, options } of match.decisions())
    for (const option of asked === seat ? options : [])
      if (sameData(option, wanted)) return { decision: id, option }
  return undefined
}

/** Reads what was saved of a fork; undefined if it is none. */
export function readFork(stored: unknown): Fork | undefined {
  const { from, moment, answers } = Object(stored) as Record<string, unknown>
  const origin = readOrigin(from)
  if (!origin || typeof moment !== 'number' || !Array.isArray(answers)) return undefined
  if (!answers.every(list => list === null || Array.isArray(list))) return undefined
  return { from: origin, moment, answers }
}

/** A name alone is that of a table, as the first version wrote it. */
function readOrigin(stored: unknown): Origin | undefined {
  const { table = typeof stored === 'string' ? stored : undefined, study } = Object(stored) as Record<
    string,
    unknown
  >
  if (typeof table === 'string') return { table }
  return typeof study === 'string' ? { study } : undefined
}

/** Where the origin of a fork can be looked at. */
export const originPage = ({ from, moment }: Pick<Fork, 'from' | 'moment'>): string =>
  'table' in from ? paths.page(from.table, moment) : paths.studyPage(from.study)
