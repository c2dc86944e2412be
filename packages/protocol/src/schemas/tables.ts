import type { Field, Message, Outcome } from '@railhead/kernel'
import { z } from 'zod'
import { LEVELS } from '../levels.js'
import { LIMITS } from '../limits.js'
import { count, id, line, option, points, seat, seatNumber, time, visibleLine, type Wire } from './common.js'
import { customs, customsBody, proposal, seedWord } from './fairPlay.js'

/** Names a table. Cannot be guessed: whoever has the link may watch and take an open seat. */
export type TableId = string

export const level = z.enum(LEVELS)

const fieldName = { name: z.string() }
const field: z.ZodType<Field> = z.discriminatedUnion('kind', [
  z.strictObject({
    ...fieldName,
    kind: z.literal('choice'),
    choices: z.array(z.union([z.string(), z.number()])),
    default: z.union([z.string(), z.number()]).exactOptional(),
    optional: z.boolean().exactOptional(),
    /** The texts of its choices are `WORDS.CHOICE`; absent: `config.NAME.CHOICE`. */
    words: z.string().exactOptional(),
  }),
  z.strictObject({
    ...fieldName,
    kind: z.literal('set'),
    choices: z.array(z.string()),
    default: z.array(z.string()),
  }),
  z.strictObject({
    ...fieldName,
    kind: z.literal('choiceOrList'),
    choices: z.array(z.string()),
    length: count,
    default: z.string(),
  }),
])

export const gameInfo = z.strictObject({
  id,
  /** The newest version of its rules: new matches begin with it. Matches of earlier ones go on, and are imported, by theirs. */
  rules: z.string(),
  /** The settings of a match, from which the form is drawn. */
  fields: z.array(field),
  /** Where a browser finds the rules of a game that is not on the shelf: a module that exports `games`. */
  module: z.string().exactOptional(),
  /** Rulings that this server has corrected, with their values: what new tables go by that say nothing else. */
  corrections: z.record(z.string(), z.unknown()).exactOptional(),
})
export type GameInfo = Wire<typeof gameInfo>

/** GET /api/games: `{ games: GameInfo[] }`. */
export const gamesResponse = z.strictObject({ games: z.array(gameInfo) })
export type GamesResponse = Wire<typeof gamesResponse>

const botSeat = z.strictObject({ kind: z.literal('bot'), level })
const openSeat = z.strictObject({ kind: z.literal('open') })
/** Somebody's bot, by its name: it sits down at once, or the seat is kept for it until it has answered. */
const invitedSeat = z.strictObject({ kind: z.literal('invite'), name: visibleLine(LIMITS.name) })

/** Who is to sit where, when a table is opened. */
export const seatRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  openSeat,
  botSeat,
  invitedSeat,
])
export type SeatRequest = Wire<typeof seatRequest>

/**
 * PUT /api/tables/:id/seats/:seat, by the host before the start: opens a seat, gives it to a bot of the server, or
 * invites the bot of somebody.
 */
export const seatBody = z.discriminatedUnion('kind', [openSeat, botSeat, invitedSeat])
export type SeatBody = Wire<typeof seatBody>

export const visibility = z.enum(['open', 'private'])
export type Visibility = Wire<typeof visibility>

/** wait: the others see it and wait. bot: a bot holds the seat until the person returns. */
export const onExpiry = z.enum(['wait', 'bot'])
export type OnExpiry = Wire<typeof onExpiry>

/** How much time people have, and what happens when it is over. */
export const timeRule = z.discriminatedUnion('kind', [
  /** A clock for each seat that runs while the match waits for it: `minutes`, and `increment` seconds for each turn. */
  z.strictObject({
    kind: z.literal('clock'),
    minutes: z.int().min(1).max(600),
    increment: z.int().min(0).max(600),
    onExpiry,
  }),
  /**
   * So many hours for each turn. Quiet hours do not count: the preferences `quietFrom` and `quietTo` (hours of the
   * day, 0 to 23, half a day at most) in the time zone of the preference `timeZone` (a name such as 'Europe/Warsaw').
   */
  z.strictObject({
    kind: z.literal('deadline'),
    hours: z.union([z.literal(12), z.literal(24), z.literal(72)]),
    onExpiry,
  }),
])
export type TimeRule = Wire<typeof timeRule>

const wishes = {
  /** How the people of the table treat each other. */
  customs: customsBody.exactOptional(),
  /** One entry per seat of the configuration; 'me' at most once. Absent: me, and the rest open. */
  seats: z.array(seatRequest).min(1).max(16).exactOptional(),
  /** 'open' tables are listed for everyone; 'private' ones are reached by their link only. Default 'private'. */
  visibility: visibility.exactOptional(),
  /** What the list shows, e.g. 'Friday evening'. */
  title: line(LIMITS.title).exactOptional(),
}

/** POST /api/tables: opens a table. Answers `TableResponse`, status 201. */
export const createTableBody = z.strictObject({
  game: z.string().min(1).max(60),
  /** The settings; what is missing takes its default. */
  config: z.unknown(),
  ...wishes,
  /** Chance decides who sits where when the match starts. Default false. */
  shuffleSeats: z.boolean().exactOptional(),
  /** Start at once; no seat may be open. Default false. */
  start: z.boolean().exactOptional(),
  /** How much time people have. Absent: as much as they like. */
  time: timeRule.exactOptional(),
})
export type CreateTableBody = Wire<typeof createTableBody>

/**
 * POST /api/tables/import: opens a table from a match file. A finished match can be looked at; another one
 * goes on from where it stands, with people and bots as `seats` says (absent: me first, the rest open; then
 * the match goes on when the host starts it). Answers `TableResponse`, status 201.
 */
export const importBody = z.strictObject({ file: z.unknown(), ...wishes })
export type ImportBody = Wire<typeof importBody>

/**
 * POST /api/tables/:id/join: takes a seat; without `seat`, the first open one. Sitting there already is fine.
 * POST /api/tables/:id/leave: gives it back, before the start only; a table left by everybody is gone (then
 * the answer is 204 without a body). POST /api/tables/:id/start: the host starts; no seat may be open.
 */
export const joinBody = z.strictObject({ seat: seatNumber.exactOptional() })
export type JoinBody = Wire<typeof joinBody>

/**
 * POST /api/tables/:id/rematch, by somebody who sat there, when the match is over: opens a table with the same
 * settings and bots, and the other people's seats open. `seats` says who sits where: everybody where they sat ('keep',
 * the default), or everybody one seat further ('turn'). Asked again by another of them, takes that person's seat there.
 * Answers `TableResponse` of the new table.
 */
export const rematchBody = z.strictObject({ seats: z.enum(['keep', 'turn']).exactOptional() })
export type RematchBody = Wire<typeof rematchBody>

/**
 * POST /api/tables/:id/rules, by somebody who plays: go on by the newest rules, or rather not. When all people of the
 * match agree, it is moved: its configuration is that of the newer version, its answers stay. Answers `RulesResponse`.
 */
export const rulesBody = z.strictObject({ to: z.string().min(1).max(60), accept: z.boolean() })
export type RulesBody = Wire<typeof rulesBody>

/** GET /api/tables/:id/rules: whether a running match could go on by newer rules than it began with. */
export const rulesResponse = z.strictObject({
  /** The version that it is played by, and the newest; equal if there is nothing to move to. */
  from: z.string(),
  to: z.string(),
  /** The release that brought the newest. */
  release: z.string(),
  /** Whether every answer so far is possible by the newer rules too. */
  can: z.boolean(),
  /** Whether everything would stand as it does now. */
  same: z.boolean(),
  /** The first answer that speaks against it, counted from 1. */
  answer: count.exactOptional(),
  /** Who wants it, and whose yes is missing. */
  agreed: z.array(seat),
  needed: z.array(seat),
})
export type RulesResponse = Wire<typeof rulesResponse>

export const score = { total: z.number(), categories: points }
export const outcome: z.ZodType<Outcome> = z.strictObject({
  scores: z.array(z.strictObject(score)),
  winners: z.array(seat),
  opponent: z.strictObject({ ...score, name: z.string() }).exactOptional(),
})

export const seatInfo = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('open'),
    /** The bot that is invited: nobody else can take the seat. */
    invited: z.strictObject({ person: id, name: z.string() }).exactOptional(),
    /** Of a match from a file: the name that the file has for the seat. Anybody can write one: it is nobody's account. */
    played: z.string().exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('person'),
    person: id,
    name: z.string(),
    /** Somebody's bot: a program plays here. It is not rated, and has no say in what people agree on. */
    bot: z.literal(true).exactOptional(),
    asked: z.boolean(),
    /** When the time of this seat is over; while it is asked at a table with a time rule. */
    due: time.exactOptional(),
    /** Milliseconds left on its clock while that stands still. */
    left: count.exactOptional(),
    /** A bot answers for it until the person connects, answers or looks again: its time was over, or all agreed. */
    held: z.literal(true).exactOptional(),
    /** The person gave the match up: a bot plays on, and the match is lost for them. */
    conceded: z.literal(true).exactOptional(),
    /** When the person was last seen at the table; of a match that runs. Who is here now is said by `presence`. */
    seen: time.exactOptional(),
    /**
     * While the match waits for this seat: since when, or since the last answer that led further. Being there, talking,
     * taking back and answering again are no playing.
     */
    since: time.exactOptional(),
    /** How many questions the person asked for a hint to, in a match with others. */
    hints: count.exactOptional(),
  }),
  /** `asked` (of both): the match waits for an answer of this seat. False before the start. */
  z.strictObject({ kind: z.literal('bot'), level, asked: z.boolean() }),
])
export type SeatInfo = Wire<typeof seatInfo>

/** The promise that the shuffles were fixed before the first answer. */
export const fairness = z.strictObject({
  /** SHA-256 of the server's seed, 64 hexadecimal digits, from the moment the table is opened. */
  seedHash: z.string().nullable(),
  /** That seed itself, once the match is finished; null until then. */
  seed: z.string().nullable(),
  /** The match came from a file: whoever brought it may know the seed. */
  imported: z.boolean(),
  /** Words that people added to it, by place; absent: none did. */
  words: z.array(seedWord).exactOptional(),
})
export type Fairness = Wire<typeof fairness>

/**
 * gathering: seats can be taken and left. playing: the match runs. finished: it is over, and the seed is
 * revealed. It never goes back.
 */
export const tableStatus = z.enum(['gathering', 'playing', 'finished'])
export type TableStatus = Wire<typeof tableStatus>

export const tableInfo = z.strictObject({
  id,
  title: z.string(),
  /** Id of the game. */
  game: z.string(),
  /** The version of the rules that the match is played by. */
  rules: z.string(),
  /** The whole configuration, as the game's `config.parse` gives it. */
  config: z.unknown(),
  status: tableStatus,
  visibility,
  /** Whether chance decides at the start who sits where. */
  shuffleSeats: z.boolean(),
  /** Who may start the match. Passes on when that person leaves. */
  host: id,
  /** By seat. */
  seats: z.array(seatInfo),
  createdAt: time,
  startedAt: time.nullable(),
  finishedAt: time.nullable(),
  /** When something last happened: the start, an answer, something taken back. */
  movedAt: time,
  fairness,
  /** Only of a finished match. */
  outcome: outcome.nullable(),
  /** The table where the same people play again, once somebody asked for it. */
  rematch: id.nullable(),
  /** How much time people have; absent: as much as they like. */
  time: timeRule.exactOptional(),
  /** How the people of the table treat each other; absent at a table of one device. */
  customs: customs.exactOptional(),
  /** What stands to be agreed on. */
  proposal: proposal.exactOptional(),
  /** The host wants to start: the match begins when everybody who promised a word for the seed has told it. */
  sealed: z.literal(true).exactOptional(),
  /** How the match ended, if it was not played to its end: all but one conceded, or all agreed. */
  ending: z.enum(['conceded', 'abandoned']).exactOptional(),
})
export type TableInfo = Wire<typeof tableInfo>

/** GET /api/tables/:id, and the answer to everything that changes a table (join, leave, start, …). */
export const tableResponse = z.strictObject({
  table: tableInfo,
  /** My seat at it, or null. */
  seat: seat.nullable(),
})
export type TableResponse = Wire<typeof tableResponse>

export const listedTable = z.strictObject({
  table: tableInfo,
  /** My seat at it, or null. */
  seat: seat.nullable(),
  /** The match waits for me. */
  yourTurn: z.boolean(),
})
export type ListedTable = Wire<typeof listedTable>

export const tableScope = z.enum(['open', 'mine', 'watch', 'finished'])
export type TableScope = Wire<typeof tableScope>

/**
 * GET /api/tables?scope=open: gathering tables of visibility 'open' with a free seat, newest first.
 * GET /api/tables?scope=mine: where I sit and the match is not over: 'my turn' first, then last moved first.
 * GET /api/tables?scope=watch: running matches of visibility 'open', last moved first.
 * GET /api/tables?scope=finished: finished matches where I sat, last finished first.
 * At most `LIMITS.listPage`; `&before=<Time>` goes on below that `movedAt` (not for scope=mine).
 */
export const tablesResponse = z.strictObject({ tables: z.array(listedTable) })
export type TablesResponse = Wire<typeof tablesResponse>

/** GET /api/tables/:id/export, when the match is over: the match as a file, for replay, study and verification. */
export const matchFile = z.strictObject({
  format: z.literal('railhead-match'),
  game: z.string(),
  rules: z.string(),
  config: z.unknown(),
  /** What the match was played with: the server's seed, or where people added words, what they make together. */
  seed: z.string(),
  answers: z.array(z.strictObject({ seat, option })),
  hash: z.string(),
  /** SHA-256 of the server's seed as shown when the table was opened. */
  seedHash: z.string(),
  /** The server's seed, and the words that people added to it; absent if nobody did. */
  secret: z.string().exactOptional(),
  words: z.array(seedWord).exactOptional(),
  /** Names by seat. */
  names: z.array(z.string()),
  /** For each seat, the place where its player sat before the seats were drawn by the seed; absent if they were not. */
  drawn: z.array(seat).exactOptional(),
})
export type MatchFile = Wire<typeof matchFile>

export const message: z.ZodType<Message> = z.strictObject({
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

export const hintOption = z.strictObject({
  option,
  /** Expected points compared with the best option: 0 or less. */
  value: z.number(),
  /** One sentence; its key is one of the texts of hints that the bots bring along. */
  reason: message,
})
export type HintOption = Wire<typeof hintOption>

/** POST /api/tables/:id/hint, by a seat that is asked: what a good player would answer. */
export const hintResponse = z.strictObject({
  /** Id of the decision that it answers. */
  decision: z.string(),
  /** The best option: the first of `hints`. */
  option,
  /** The best options, at most three, best first. */
  hints: z.array(hintOption),
})
export type HintResponse = Wire<typeof hintResponse>
