/** GET /api/tokens: the tokens with which programs act for my account, oldest first. */
export interface TokensAnswer {
  readonly tokens: readonly TokenInfo[]
}

export interface TokenInfo {
  readonly id: string
  /** What its owner calls it. */
  readonly name: string
  readonly createdAt: number
  /** To the day; null if it never was. */
  readonly usedAt: number | null
}

/** POST /api/tokens, by an account: makes a token. Answers `NewTokenAnswer`, status 201. */
export interface TokenBody {
  readonly name: string
}

/**
 * A program sends the token as `Authorization: Bearer …` with every request and with the WebSocket. DELETE
 * /api/tokens/:id ends it (204).
 */
export interface NewTokenAnswer extends TokenInfo {
  /** Told this once; the server keeps only its hash. */
  readonly token: string
}
