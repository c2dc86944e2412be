/** So many milliseconds a message waits for others at most. */
const LONGEST = 16
/** A crowd: so many messages within so many milliseconds, of so many different tables. */
const CROWD = { messages: 8, within: 100, tables: 4 }

/**
 * Where messages of many tables come one upon the other, those that come within a few milliseconds are taken together:
 * waking up, the disk, and telling everybody are done once for all of them. A table by itself waits for nothing.
 */
export class Crowd {
  private readonly last: { readonly table: string; readonly at: number }[] = []
  private waiting: (() => void)[] = []
  private takenAt = Number.NEGATIVE_INFINITY

  /** Does what a message to a table asks for: at once, or with what comes next. What comes first is done first. */
  take(table: string, work: () => void): void {
    const now = performance.now()
    this.last.push({ table, at: now })
    if (this.last.length > CROWD.messages) this.last.shift()
    if (this.waiting.length === 0) {
      const wait = this.takenAt + this.pause(now) - now
      if (wait < 1) {
        this.takenAt = now
        work()
        return
      }
      setTimeout(() => this.takeAll(), wait)
    }
    this.waiting.push(work)
  }

  /** What passes from one time that messages are taken to the next: about half of a crowd comes along. */
  private pause(now: number): number {
    if (this.last.length < CROWD.messages) return 0
    const span = now - this.last[0].at
    if (span > CROWD.within || new Set(this.last.map(({ table }) => table)).size < CROWD.tables) return 0
    return Math.min(LONGEST, span / 2)
  }

  private takeAll(): void {
    this.takenAt = performance.now()
    const together = this.waiting
    this.waiting = []
    for (const work of together) work()
  }
}
