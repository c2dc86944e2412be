/** What went wrong, for programs. */
export type ErrorCode =
  | 'config' // the configuration is malformed or not allowed
  | 'notAsked' // this seat has no such question to answer
  | 'stale' // the question this answers does not stand any more
  | 'illegal' // the option is not among those offered
  | 'matchFile' // a match file is malformed, truncated, tampered with or of other rules
  | 'undo' // nothing can be taken back that far
  | 'over' // the match has ended
  | 'unknownGame'

/** Every error of the platform that a person or program can cause: it says what was expected, and nothing changed. */
export class RailheadError extends Error {
  override readonly name = 'RailheadError'
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** What would have been right, where that can be said. */
    readonly expected?: unknown,
    /** Where in the input the fault lies, e.g. `addons[1]`. */
    readonly path?: string,
  ) {
    super(message)
  }
}
