/** What went wrong, for programs: the codes of the rules, and those of the server. */
export const ERROR_CODES = [
  // of the rules: `ErrorCode` of the kernel
  'config',
  'notAsked',
  'stale',
  'illegal',
  'matchFile',
  'undo',
  'over',
  'unknownGame',
  // of the server
  'badRequest', // the message or body is malformed; `path` says where
  'noSession', // say who you are first (POST /api/session)
  'wrongLogin', // mail and password, or the token, are not right
  'loginAgain', // this takes a login of the last minutes: log in anew
  'lastWayIn', // without it nobody could log in to the account any more
  'nameTaken', // another bot has that name
  'botAway', // that bot is not connected now
  'mailTaken', // another account has that login name
  'notSeated', // you do not sit at this table
  'readOnly', // the token may only look
  'banned', // you may look, but neither play nor speak; the message says why
  'notAllowed', // only for those who look after the server
  'notHost', // only the one who opened the table may do this
  'notFound', // there is no such table, moment or address
  'seatTaken', // the seat is not open, or you sit elsewhere at this table
  'seatsOpen', // the match cannot start while a seat is open
  'notGathering', // the match has started already
  'notPlaying', // the match has not started, or is over
  'notFinished', // the match must be over first (export, rematch)
  'unreadable', // the match is damaged, or was played by other rules; it cannot be shown
  'cannotMove', // the match cannot go on by the newer rules; `expected` is the answer that speaks against it
  'noRequest', // there is no such request to take something back, and no such proposal
  'otherProposal', // another proposal stands: it has to be answered first
  'notAbsent', // the match does not wait for that person, or not long enough
  'noHints', // hints are not allowed at this table
  'conceded', // you gave this match up
  'sealed', // the match is about to start: the words for the seed are being told
  'forbiddenOrigin', // the request comes from another site
  'tooFast', // rate limit; try again later
  'tooMany', // you have as many of these as you may: one has to end first
  'tooLarge', // body, message or nesting over the limit
  'unavailable', // the server is starting, stopping or full
  'internal', // a fault of the server; nothing was changed
] as const
export type WireErrorCode = (typeof ERROR_CODES)[number]

/** Why the server closed a socket. Reconnect after those marked (again), with a growing pause. */
export const CLOSE = {
  /** (again) The server stops or restarts. */
  goingAway: 1001,
  /** The message was larger than `LIMITS.message`. */
  tooLarge: 1009,
  /** The message was not what the protocol allows, several times over. */
  badMessage: 4400,
  /** The session ended. */
  noSession: 4401,
  /** The page that opened the socket is of another site. */
  forbiddenOrigin: 4403,
  /** There is no such table. */
  notFound: 4404,
  /** The match of the table cannot be read. */
  unreadable: 4422,
  /** (again, after a minute) Too many messages or too many sockets. */
  tooFast: 4429,
  /** (again) The client did not take its messages fast enough or did not answer pings. */
  tooSlow: 4408,
  /** (again) A fault of the server. */
  internal: 4500,
} as const
