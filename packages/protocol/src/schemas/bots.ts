import { z } from 'zod'
import { LIMITS } from '../limits.js'
import { count, id, time, visibleLine, type Wire } from './common.js'

/** What becomes of an invitation: the bot sits down at once, or is asked and joins or declines. */
export const invitations = z.enum(['accept', 'ask'])
export type Invitations = Wire<typeof invitations>

const botName = visibleLine(LIMITS.name)
const gameIds = z.array(z.string().min(1).max(60)).min(1).max(50)
const mostTables = z.int().min(1).max(LIMITS.botSeats)

export const botInfo = z.strictObject({
  id,
  /** No two bots have the same, whatever letters are capitals. */
  name: z.string(),
  owner: z.strictObject({ id, name: z.string() }),
  /** What it plays, by the ids of the games. */
  games: z.array(z.string()),
  invitations,
  /** At how many tables it sits now, and may sit at once. */
  tables: count,
  most: count,
  /** Since when it is connected; null if it is not. */
  since: time.nullable(),
})
export type BotInfo = Wire<typeof botInfo>

/** GET /api/bots: the bots that are connected. GET /api/bots/mine: all of my account. By name. */
export const botsResponse = z.strictObject({ bots: z.array(botInfo) })
export type BotsResponse = Wire<typeof botsResponse>

/** POST /api/bots, by an account: makes a bot with a token of its own. Answers `NewBotResponse`, status 201. */
export const botBody = z.strictObject({
  name: botName,
  /** Absent: every game of the server. */
  games: gameIds.exactOptional(),
  /** Default: `ask`. */
  invitations: invitations.exactOptional(),
  /** Default: 4. */
  most: mostTables.exactOptional(),
})
export type BotBody = Wire<typeof botBody>

/** PUT /api/bots/:id, by its owner: what is there changes. Answers `BotInfo`. DELETE forgets the bot (204). */
export const botChange = z.strictObject({
  name: botName.exactOptional(),
  games: gameIds.nullable().exactOptional(),
  invitations: invitations.exactOptional(),
  most: mostTables.exactOptional(),
})
export type BotChange = Wire<typeof botChange>

/** POST /api/bots/:id/token, by its owner: a new token; the one before ends. Lasts for `LIMITS.tokenDays`. */
export const newBotResponse = z.strictObject({
  bot: botInfo,
  /** Told this once; the server keeps only its hash. */
  token: z.string(),
  expiresAt: time,
})
export type NewBotResponse = Wire<typeof newBotResponse>
