/** A crowd: so many messages within so many milliseconds, of so many different tables. */
const CROWD = { messages: 8, within: 80, tables: 4 }
/** So many are taken together. */
const TOGETHER = 4
/** So many milliseconds the first of them waits at most. */
const LONGEST = 26

/**
 * Where messages of many tables come one upon the other, a few of them are taken together: waking up, the disk, and
 * telling everybody are done once for all of them. A table by itself waits for nothing.
 */
export class Crowd {
  private readonly last: { readonly table: string; readonly at: number }[] = []
  private waiting: (() => void)[] = []
  private timer: NodeJS.Timeout | undefined

  /** Does what a message to a table asks for, at once or with what comes next. What comes first is done first. */
  take(table: string, work: () => void): void {
    this.waiting.push(work)
    if (!this.isThere(table) || this.waiting.length === TOGETHER) this.takeAll()
    else this.timer ??= setTimeout(() => this.takeAll(), LONGEST)
  }

  /** Whether there is a crowd, with a message to that table now. */
  private isThere(table: string): boolean {
    const at = performance.now()
    this.last.push({ table, at })
    if (this.last.length <= CROWD.messages) return false
    this.last.shift()
    if (at - this.last[0].at > CROWD.within) return false
    return new Set(this.last.map(({ table }) => table)).size >= CROWD.tables
  }

  private takeAll(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const together = this.waiting
    this.waiting = []
    for (const work of together) work()
  }
}
