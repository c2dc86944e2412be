/** Sizes that both sides keep to. The server refuses what is longer with `badRequest` or `tooLarge`. */
export const LIMITS = {
  /** Letters in a person's name, after trimming; at least 1. */
  name: 24,
  /** Least letters in a password; at most 200. */
  password: 10,
  /** Letters in the name of a token, and tokens of one account. */
  tokenName: 40,
  tokens: 20,
  /** Letters in one chat message; at least 1. */
  chat: 500,
  /** Letters in the private notes of a seat. */
  note: 10_000,
  /** Letters in the title of a table. */
  title: 60,
  /** Letters in an idempotency key; at least 8. A random UUID is a good key. */
  key: 64,
  /** Settings a person may store, and letters in one value. */
  preferences: 64,
  preferenceValue: 200,
  /** Bytes of a WebSocket message from the client. */
  message: 16_384,
  /** Bytes of an HTTP body, other than an imported match. */
  body: 16_384,
  /** Bytes of an imported match file. */
  importBody: 2_000_000,
  /** Moments in one answer of the history. */
  historySteps: 100,
  /** Tables in one page of a list. */
  listPage: 50,
  /** Chat messages sent with `welcome`. */
  chatHistory: 100,
} as const
