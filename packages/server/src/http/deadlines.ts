/** Whoever asks gets an answer in so many milliseconds, be it that there is none. */
export const ANSWER_WITHIN = 4_500
/** For what takes longer than looking something up. */
export const SLOW_ANSWER_WITHIN = 60_000
/** Whoever takes longer to send a request is cut off. */
export const REQUEST_WITHIN = 20_000
/** A connection on which nothing moves for so long is closed: longer than any answer takes. */
export const SILENT_WITHIN = SLOW_ANSWER_WITHIN + 10_000
