import { z } from 'zod'
import { count, id, points, time, type Wire } from './common.js'
import { score } from './tables.js'

/** How strong somebody is at a game, on the scale of chess: 1500 for somebody unknown, 400 more are ten to one. */
export const rating = z.strictObject({
  value: z.int(),
  /** Give or take so much. */
  deviation: count,
  /** Before the tenth rated match it says little. */
  provisional: z.boolean(),
  /** Rated matches: those with two people or more. Bots are not rated, neither the server's nor those of others. */
  matches: count,
})
export type Rating = Wire<typeof rating>

export const groupStatistics = z.strictObject({
  /** Null for a game without editions. */
  edition: z.string().nullable(),
  seats: count,
  /** Those that were conceded count as lost. */
  matches: count,
  /** Shared victories count. */
  wins: count,
  /** `wins / matches`. */
  winRate: z.number(),
  /** Of matches that were played to their end. */
  meanTotal: z.number(),
  /** By category. */
  means: points,
  /** The match with the most points; null if none was played to its end. */
  best: z.strictObject({ total: z.number(), at: time, table: id.nullable() }).nullable(),
})
export type GroupStatistics = Wire<typeof groupStatistics>

export const gameStatistics = z.strictObject({
  game: z.string(),
  /** Null before the first rated match. */
  rating: rating.nullable(),
  /** The rating after each rated match, oldest first. */
  history: z.array(z.strictObject({ at: time, value: z.int() })),
  /** One entry for each edition and number of seats. */
  groups: z.array(groupStatistics),
})
export type GameStatistics = Wire<typeof gameStatistics>

/** GET /api/people/:id/statistics. Matches that came from a file do not count. */
export const statisticsResponse = z.strictObject({
  person: z.strictObject({ id, name: z.string() }),
  games: z.array(gameStatistics),
})
export type StatisticsResponse = Wire<typeof statisticsResponse>

/**
 * Why a match did not change somebody's rating: the others hardly played, are guests, or began three matches of the game
 * with this person within the day before; or this person began it as a guest.
 */
export const unrated = z.enum(['early', 'guests', 'often', 'late'])
export type Unrated = Wire<typeof unrated>

export const seatResult = z.strictObject({
  /** Null for bots and for people who are gone. */
  person: id.nullable(),
  /** Name of the person, or null. */
  name: z.string().nullable(),
  /** Somebody's bot. Bots are not rated, and a match against them alone is not either. */
  bot: z.literal(true).exactOptional(),
  ...score,
  /** 1 for the winners. */
  rank: z.int().min(1),
  /** A bot gave more than a tenth of the answers: it counts in no average and no record, and wins no rating. */
  byBot: z.literal(true).exactOptional(),
  /** Gave the match up: lost, behind all who did not. */
  conceded: z.literal(true).exactOptional(),
  /** Absent if it did, or if nobody was there to be compared with. */
  unrated: unrated.exactOptional(),
})
export type SeatResult = Wire<typeof seatResult>

export const result = z.strictObject({
  /** Null if the table is private and you did not sit there. */
  table: id.nullable(),
  game: z.string(),
  edition: z.string().nullable(),
  finishedAt: time,
  /** By seat. */
  seats: z.array(seatResult),
})
export type Result = Wire<typeof result>

/** GET /api/people/:id/results[?before=T]: finished matches, last first, at most `LIMITS.listPage`. */
export const resultsResponse = z.strictObject({ results: z.array(result) })
export type ResultsResponse = Wire<typeof resultsResponse>

/** GET /api/people/:id/against/:other: matches where both sat, by game. */
export const againstResponse = z.strictObject({
  games: z.array(
    z.strictObject({
      game: z.string(),
      matches: count,
      /** How often the first came out ahead, the other did, or neither. */
      ahead: count,
      behind: count,
      equal: count,
    }),
  ),
})
export type AgainstResponse = Wire<typeof againstResponse>

/** GET /api/ratings?game=G: the strongest, at most `LIMITS.listPage`. */
export const ratingsResponse = z.strictObject({
  ratings: z.array(z.strictObject({ person: id, name: z.string(), rating })),
})
export type RatingsResponse = Wire<typeof ratingsResponse>
