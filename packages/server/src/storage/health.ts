import type { Logger } from 'pino'
import { isStoreLost } from './outage.js'

/** Whether the store works. An outage is logged once when it begins, with its first cause, and once when it is over. */
export class StoreHealth {
  private since: number | undefined

  constructor(
    private readonly log: Logger,
    private readonly now: () => number,
  ) {}

  get failing(): boolean {
    return this.since !== undefined
  }

  /** Something could not be done. Only what the store is to blame for counts. */
  failed(error: unknown): void {
    if (!isStoreLost(error) || this.since !== undefined) return
    this.since = this.now()
    this.log.error(
      { err: error },
      'the store does not work; answers are refused, and clocks stand still, until it does',
    )
  }

  /** Something was stored. */
  worked(): void {
    if (this.since === undefined) return
    const seconds = Math.round((this.now() - this.since) / 1000)
    this.since = undefined
    this.log.warn({ seconds }, 'the store works again')
  }
}
