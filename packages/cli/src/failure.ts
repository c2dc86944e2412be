/** What was asked for could not be done: exit code 1, with the reason and without a trace. */
export class Failure extends Error {
  override readonly name = 'Failure'

  static from(error: unknown): Failure {
    return new Failure(error instanceof Error ? error.message : String(error), { cause: error })
  }
}
