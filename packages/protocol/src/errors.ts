import type { ErrorCode } from '@railhead/kernel'

/** What went wrong, for programs: the codes of the rules, and those of the server. */
export type WireErrorCode =
  | ErrorCode
  | 'badRequest' // the message or body is malformed; `path` says where
  | 'noSession' // say who you are first (POST /api/session)
  | 'wrongLogin' // mail and password, or the token, are not right
  | 'mailTaken' // another account has that address
  | 'notSeated' // you do not sit at this table
  | 'notHost' // only the one who opened the table may do this
  | 'notFound' // there is no such table, moment or address
  | 'seatTaken' // the seat is not open, or you sit elsewhere at this table
  | 'seatsOpen' // the match cannot start while a seat is open
  | 'notGathering' // the match has started already
  | 'notPlaying' // the match has not started, or is over
  | 'notFinished' // the match must be over first (export, rematch)
  | 'noRequest' // there is no such request to take something back
  | 'forbiddenOrigin' // the request comes from another site
  | 'tooFast' // rate limit; try again later
  | 'tooLarge' // body, message or nesting over the limit
  | 'unavailable' // the server is starting, stopping or full
  | 'internal' // a fault of the server; nothing was changed

/** Body of every HTTP answer with a status of 400 or more. */
export interface WireErrorBody {
  readonly error: WireError
}

export interface WireError {
  readonly code: WireErrorCode
  /** One English sentence, for people who write programs; the screen has its own words for each code. */
  readonly message: string
  /** What would have been right, where that can be said. */
  readonly expected?: unknown
  /** Where in the input the fault lies, e.g. `config.players`. */
  readonly path?: string
}

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
  /** (again, after a minute) Too many messages or too many sockets. */
  tooFast: 4429,
  /** (again) The client did not take its messages fast enough or did not answer pings. */
  tooSlow: 4408,
  /** (again) A fault of the server. */
  internal: 4500,
} as const
