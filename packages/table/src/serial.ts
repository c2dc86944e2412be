/** Runs one piece of work at a time, in the order asked for. */
export class Serial {
  private last: Promise<unknown> = Promise.resolve()
  private waiting = 0

  run<T>(work: () => T | Promise<T>): Promise<T> {
    this.waiting++
    const result = this.last.then(work)
    this.last = result.then(
      () => this.waiting--,
      () => this.waiting--,
    )
    return result
  }

  get idle(): boolean {
    return this.waiting === 0
  }
}
