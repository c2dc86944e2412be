import { z } from 'zod'
import { LIMITS } from '../limits.js'
import { anyPassword, id, time, visibleLine, type Wire } from './common.js'

/** `play`: at tables, whatever its owner can do. `read`: look, and change nothing. */
export const tokenScope = z.enum(['play', 'read'])
export type TokenScope = Wire<typeof tokenScope>

export const tokenInfo = z.strictObject({
  id,
  /** What its owner calls it. */
  name: z.string(),
  createdAt: time,
  /** To the day; null if it never was. */
  usedAt: time.nullable(),
  scope: tokenScope,
  /** Null for tokens from before there was an end to them. */
  expiresAt: time.nullable(),
})
export type TokenInfo = Wire<typeof tokenInfo>

/** GET /api/tokens: the tokens with which programs act for my account, oldest first. */
export const tokensResponse = z.strictObject({ tokens: z.array(tokenInfo) })
export type TokensResponse = Wire<typeof tokensResponse>

/**
 * POST /api/tokens, by an account: makes a token, with the same proof as a new password. Answers `NewTokenResponse`, status
 * 201.
 */
export const tokenBody = z.strictObject({
  name: visibleLine(LIMITS.tokenName),
  /** Default: `play`. */
  scope: tokenScope.exactOptional(),
  /** After so many days it ends; `LIMITS.tokenDays` at most, which is also the default. */
  days: z.int().min(1).max(LIMITS.tokenDays).exactOptional(),
  password: anyPassword.exactOptional(),
})
export type TokenBody = Wire<typeof tokenBody>

/**
 * A program sends the token as `Authorization: Bearer …` with every request and with the WebSocket. DELETE
 * /api/tokens/:id ends it (204).
 */
export const newTokenResponse = z.strictObject({
  ...tokenInfo.shape,
  /** Told this once; the server keeps only its hash. */
  token: z.string(),
})
export type NewTokenResponse = Wire<typeof newTokenResponse>
