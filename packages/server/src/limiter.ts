/** Lets so many things through per second on average, and some at once. Time is given by the caller. */
export class Bucket {
  private level: number
  private filledAt: number

  constructor(
    private readonly perSecond: number,
    private readonly most: number,
    now: number,
  ) {
    this.level = most
    this.filledAt = now
  }

  /** What costs more than there can be takes all that there can be. */
  take(now: number, cost = 1): boolean {
    const due = Math.min(cost, this.most)
    // A clock that is set back must not lock anybody out.
    const elapsed = Math.max(0, now - this.filledAt)
    this.level = Math.min(this.most, this.level + (elapsed / 1000) * this.perSecond)
    this.filledAt = now
    if (this.level < due) return false
    this.level -= due
    return true
  }

  /** Full again: remembering it makes no difference. */
  full(now: number): boolean {
    return this.level + ((now - this.filledAt) / 1000) * this.perSecond >= this.most
  }
}

const SWEEP_EVERY = 60_000

/** One bucket for each key; keys that are quiet are forgotten, so that memory does not grow with strangers. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>()
  private sweptAt = 0

  constructor(
    private readonly perSecond: number,
    private readonly most: number,
  ) {}

  get size(): number {
    return this.buckets.size
  }

  take(key: string, now: number, cost = 1): boolean {
    if (Math.abs(now - this.sweptAt) >= SWEEP_EVERY) this.sweep(now)
    let bucket = this.buckets.get(key)
    if (!bucket) {
      bucket = new Bucket(this.perSecond, this.most, now)
      this.buckets.set(key, bucket)
    }
    return bucket.take(now, cost)
  }

  private sweep(now: number): void {
    this.sweptAt = now
    for (const [key, bucket] of this.buckets) if (bucket.full(now)) this.buckets.delete(key)
  }
}
