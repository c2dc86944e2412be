import type { Field, Message, Outcome } from '@railhead/kernel'
import {
  type AccountAnswer,
  type AgainstAnswer,
  type Change,
  type GamesAnswer,
  type HintAnswer,
  type History,
  LEVELS,
  type ListedTable,
  type LogAnswer,
  type LogEntry,
  type MatchFile,
  type Me,
  type Moment,
  type NewTokenAnswer,
  type NotificationsAnswer,
  type Preferences,
  type Rating,
  type RatingsAnswer,
  type Result,
  type ResultsAnswer,
  type SeatInfo,
  type SessionAnswer,
  type StatisticsAnswer,
  type TableAnswer,
  type TableInfo,
  type TablesAnswer,
  type TokenInfo,
  type TokensAnswer,
  type WireErrorBody,
} from '@railhead/protocol'
import { z } from 'zod'
import { STATUS } from './http/failures.js'
import { timeRule } from './schemas.js'

/**
 * What the server answers, as schemas: the types of the protocol package once more, for programs that cannot read
 * those. The description of the interface is made from them, and tests hold every answer against it.
 */

const id = z.string()
const seat = z.int().min(0)
const time = z.int()
const count = z.int().min(0)
const points = z.record(z.string(), z.number())
const option = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
/** A state as a viewer may know it; its fields are those of the game. */
const view = z.looseObject({
  chance: z.strictObject({ a: z.number(), b: z.number(), c: z.number(), drawn: count }),
})

const preferences = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean()]),
) satisfies z.ZodType<Preferences>

const me = z.strictObject({
  id,
  name: z.string(),
  kind: z.enum(['guest', 'account']),
  preferences,
}) satisfies z.ZodType<Me>

const account = z.strictObject({
  mail: z.string().nullable(),
  verified: z.boolean(),
  hasPassword: z.boolean(),
  mailWorks: z.boolean(),
  sessions: z.array(
    z.strictObject({ id, device: z.string(), createdAt: time, seenAt: time, current: z.boolean() }),
  ),
}) satisfies z.ZodType<AccountAnswer>

const tokenFields = { id, name: z.string(), createdAt: time, usedAt: time.nullable() }
const token = z.strictObject(tokenFields) satisfies z.ZodType<TokenInfo>

const notifications = z.strictObject({
  mail: z.boolean(),
  webhook: z.boolean(),
  pushes: count,
  pushKey: z.string().nullable(),
}) satisfies z.ZodType<NotificationsAnswer>

const name = z.string()
const field = z.discriminatedUnion('kind', [
  z.strictObject({
    name,
    kind: z.literal('choice'),
    choices: z.array(z.union([z.string(), z.number()])),
    default: z.union([z.string(), z.number()]).exactOptional(),
    optional: z.boolean().exactOptional(),
  }),
  z.strictObject({
    name,
    kind: z.literal('set'),
    choices: z.array(z.string()),
    default: z.array(z.string()),
  }),
  z.strictObject({
    name,
    kind: z.literal('choiceOrList'),
    choices: z.array(z.string()),
    length: count,
    default: z.string(),
  }),
]) satisfies z.ZodType<Field>

const games = z.strictObject({
  games: z.array(z.strictObject({ id, rules: z.string(), fields: z.array(field) })),
}) satisfies z.ZodType<GamesAnswer>

const score = { total: z.number(), categories: points }
const outcome = z.strictObject({
  scores: z.array(z.strictObject(score)),
  winners: z.array(seat),
  opponent: z.strictObject({ ...score, name: z.string() }).exactOptional(),
}) satisfies z.ZodType<Outcome>

const seatInfo = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({
    kind: z.literal('person'),
    person: id,
    name: z.string(),
    asked: z.boolean(),
    due: time.exactOptional(),
    left: count.exactOptional(),
    held: z.literal(true).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('bot'), level: z.enum(LEVELS), asked: z.boolean() }),
]) satisfies z.ZodType<SeatInfo>

const tableInfo = z.strictObject({
  id,
  title: z.string(),
  game: z.string(),
  rules: z.string(),
  config: z.unknown(),
  status: z.enum(['gathering', 'playing', 'finished']),
  visibility: z.enum(['open', 'private']),
  shuffleSeats: z.boolean(),
  host: id,
  seats: z.array(seatInfo),
  createdAt: time,
  startedAt: time.nullable(),
  finishedAt: time.nullable(),
  movedAt: time,
  fairness: z.strictObject({
    seedHash: z.string().nullable(),
    seed: z.string().nullable(),
    imported: z.boolean(),
  }),
  outcome: outcome.nullable(),
  rematch: id.nullable(),
  time: timeRule.exactOptional(),
}) satisfies z.ZodType<TableInfo>

const listedTable = z.strictObject({
  table: tableInfo,
  seat: seat.nullable(),
  yourTurn: z.boolean(),
}) satisfies z.ZodType<ListedTable>

const message: z.ZodType<Message> = z.strictObject({
  key: z.string(),
  get params() {
    const one = z.union([
      z.string(),
      z.number(),
      message,
      z.array(message),
      z.strictObject({ seatName: seat }),
    ])
    return z.record(z.string(), one).exactOptional()
  },
})

const matchFile = z.strictObject({
  format: z.literal('railhead-match'),
  game: z.string(),
  rules: z.string(),
  config: z.unknown(),
  seed: z.string(),
  answers: z.array(z.strictObject({ seat, option })),
  hash: z.string(),
  seedHash: z.string(),
  names: z.array(z.string()),
}) satisfies z.ZodType<MatchFile>

const logEntry = z.strictObject({
  moment: count,
  seat: seat.nullable(),
  byBot: z.literal(true).exactOptional(),
  events: z.array(z.looseObject({ type: z.string(), seat: z.int().exactOptional() })),
}) satisfies z.ZodType<LogEntry>

const at = z.array(z.union([z.string(), z.int()]))
const change = z.union([
  z.strictObject({ at, to: z.unknown() }),
  z.strictObject({ at, length: count }),
  z.strictObject({ at, gone: z.literal(true) }),
]) satisfies z.ZodType<Change>

const moment = z.strictObject({
  moment: count,
  last: count,
  view,
  entry: logEntry,
  waiting: z.array(seat),
  outcome: outcome.nullable(),
}) satisfies z.ZodType<Moment>

const history = z.strictObject({
  from: count,
  last: count,
  view,
  steps: z.array(z.strictObject({ entry: logEntry, changes: z.array(change) })),
}) satisfies z.ZodType<History>

const rating = z.strictObject({
  mu: z.number(),
  sigma: z.number(),
  value: z.number(),
  matches: count,
}) satisfies z.ZodType<Rating>

const result = z.strictObject({
  table: id.nullable(),
  game: z.string(),
  edition: z.string().nullable(),
  finishedAt: time,
  seats: z.array(
    z.strictObject({ person: id.nullable(), name: z.string().nullable(), ...score, rank: z.int().min(1) }),
  ),
}) satisfies z.ZodType<Result>

const statistics = z.strictObject({
  person: z.strictObject({ id, name: z.string() }),
  games: z.array(
    z.strictObject({
      game: z.string(),
      rating: rating.nullable(),
      groups: z.array(
        z.strictObject({
          edition: z.string().nullable(),
          seats: count,
          matches: count,
          wins: count,
          winRate: z.number(),
          meanTotal: z.number(),
          means: points,
          best: z.strictObject({ total: z.number(), at: time, table: id.nullable() }),
        }),
      ),
    }),
  ),
}) satisfies z.ZodType<StatisticsAnswer>

const against = z.strictObject({
  games: z.array(
    z.strictObject({ game: z.string(), matches: count, ahead: count, behind: count, equal: count }),
  ),
}) satisfies z.ZodType<AgainstAnswer>

const codes = Object.keys(STATUS) as (keyof typeof STATUS)[]
const error = z.strictObject({
  error: z.strictObject({
    code: z.enum(codes),
    message: z.string(),
    expected: z.unknown().exactOptional(),
    path: z.string().exactOptional(),
  }),
}) satisfies z.ZodType<WireErrorBody>

/** By the names of the types in the protocol package. */
export const ANSWERS = {
  Error: error,
  Me: me,
  SessionAnswer: z.strictObject({
    me: me.nullable(),
    mailWorks: z.boolean().exactOptional(),
  }) satisfies z.ZodType<SessionAnswer>,
  Preferences: preferences,
  AccountAnswer: account,
  TokenInfo: token,
  TokensAnswer: z.strictObject({ tokens: z.array(token) }) satisfies z.ZodType<TokensAnswer>,
  NewTokenAnswer: z.strictObject({ ...tokenFields, token: z.string() }) satisfies z.ZodType<NewTokenAnswer>,
  NotificationsAnswer: notifications,
  GamesAnswer: games,
  TimeRule: timeRule,
  Outcome: outcome,
  TableInfo: tableInfo,
  TableAnswer: z.strictObject({ table: tableInfo, seat: seat.nullable() }) satisfies z.ZodType<TableAnswer>,
  TablesAnswer: z.strictObject({ tables: z.array(listedTable) }) satisfies z.ZodType<TablesAnswer>,
  Message: message,
  HintAnswer: z.strictObject({
    decision: z.string(),
    option,
    hints: z.array(z.strictObject({ option, value: z.number(), reason: message })),
  }) satisfies z.ZodType<HintAnswer>,
  MatchFile: matchFile,
  LogEntry: logEntry,
  LogAnswer: z.strictObject({ last: count, entries: z.array(logEntry) }) satisfies z.ZodType<LogAnswer>,
  Change: change,
  Moment: moment,
  History: history,
  Rating: rating,
  RatingsAnswer: z.strictObject({
    ratings: z.array(z.strictObject({ person: id, name: z.string(), rating })),
  }) satisfies z.ZodType<RatingsAnswer>,
  Result: result,
  ResultsAnswer: z.strictObject({ results: z.array(result) }) satisfies z.ZodType<ResultsAnswer>,
  StatisticsAnswer: statistics,
  AgainstAnswer: against,
  /** What is known of somebody, table by table of the database. */
  Everything: z.record(z.string(), z.unknown()),
  Health: z.looseObject({ ok: z.boolean() }),
  Nothing: z.strictObject({}),
} satisfies Readonly<Record<string, z.ZodType>>

export type AnswerName = keyof typeof ANSWERS
