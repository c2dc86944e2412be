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

  take(now: number, cost = 1): boolean {
    // A clock that is set back must not lock anybody out.
    const elapsed = Math.max(0, now - this.filledAt)
    this.level = Math.min(this.most, this.level + (elapsed / 1000) * this.perSecond)
    this.filledAt = now
    if (this.level < cost) return false
    this.level -= cost
    return true
  }

  /** Full again: remembering it makes no difference. */
  full(now: number): boolean {
    return this.level + ((now - this.filledAt) / 1000) * this.perSecond >= this.most
  }
}

/** One bucket for each key; keys that are quiet are forgotten. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>()

  constructor(
    private readonly perSecond: number,
    private readonly most: number,
  ) {}

  take(key: string, now: number): boolean {
    let bucket = this.buckets.get(key)
    if (!bucket) {
      bucket = new Bucket(this.perSecond, this.most, now)
      this.buckets.set(key, bucket)
    }
    return bucket.take(now)
  }

  sweep(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.full(now)) this.buckets.delete(key)
  }
}
