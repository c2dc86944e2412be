import pg from 'pg'

/** A statement that takes longer is given up: by the database itself, or if that does not answer at all, by us. */
export const STATEMENT_WITHIN = 3_500
const ANSWER_WITHIN = 4_000
/** A connection, or a turn on one. */
export const CONNECT_WITHIN = 4_000
/** A process that froze in the middle of a write holds up the others no longer. */
export const IDLE_WRITE_WITHIN = 4_000

/**
 * A connection that does not wait for ever. If the database does not answer, the line is cut: what was asked on it
 * fails, nothing is left half done on it, and nobody else is given it.
 */
export class PatientClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const ask = this.query.bind(this) as (...question: unknown[]) => unknown
    const patient = (...question: unknown[]): unknown => {
      const answer = ask(...question)
      if (!(answer instanceof Promise)) return answer
      const timer = setTimeout(() => this.cut(), ANSWER_WITHIN)
      const settle = (): void => clearTimeout(timer)
      answer.then(settle, settle)
      return answer
    }
    this.query = patient as typeof this.query
  }

  private cut(): void {
    const connection: unknown = Reflect.get(this, 'connection')
    const stream: unknown =
      typeof connection === 'object' && connection !== null ? Reflect.get(connection, 'stream') : undefined
    if (stream instanceof Object && 'destroy' in stream && typeof stream.destroy === 'function')
      stream.destroy(new Error('Connection terminated: the database did not answer in time.'))
  }
}
