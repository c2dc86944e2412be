/** Sizes that both sides keep to. The server refuses what is longer with `badRequest` or `tooLarge`. */
export const LIMITS = {
  /** Letters in a person's name, after trimming; at least 1. */
  name: 24,
  /** Least letters in a password; at most 200. */
  password: 10,
  /** Letters in the name of a token, and tokens of one account. */
  tokenName: 40,
  tokens: 20,
  /** Days after which a token ends at the latest. */
  tokenDays: 366,
  /** Bots of one account, and tables where one of them may play at once. */
  bots: 5,
  botSeats: 50,
  /** Letters in one chat message; at least 1. */
  chat: 500,
  /** Letters in the reason of a ban and in the words of a report; reports of one person that are kept. */
  words: 500,
  reports: 20,
  /** Letters in the private notes of a seat. */
  note: 10_000,
  /** Letters in the seed of a match that somebody brings along. */
  seed: 500,
  /** Letters in a word for the seed. */
  word: 200,
  /** Minutes that the others of a table may have patience with somebody. */
  patience: { least: 5, most: 30 * 24 * 60, usual: 3 * 24 * 60 },
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
  /** A study: letters in its titles, in a note and in the name of a piece; chapters, notes of one, arrows of a note, answers. */
  study: { title: 80, text: 4_000, piece: 80, chapters: 12, notes: 200, arrows: 24, answers: 5_000 },
  /** Bytes of a study; studies of a guest and of an account, and letters of all of them together. */
  studyBody: 2_000_000,
  studies: { guest: 10, account: 200 },
  studySpace: { guest: 4_000_000, account: 20_000_000 },
  /** Matches of one person that wait for their review. */
  reviews: 100,
  /** Bytes of the corrections of a server. */
  correctionsBody: 200_000,
  /** Moments in one answer of the history. */
  historySteps: 100,
  /** Running tables of one person where only bots play. */
  botTables: 4,
  /** Tables in one page of a list. */
  listPage: 50,
  /** Chat messages sent with `welcome`. */
  chatHistory: 100,
} as const
