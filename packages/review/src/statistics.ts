/** Mean and its standard error, as they grow. */
export class Mean {
  count = 0
  private sum = 0
  private squares = 0

  add(value: number): void {
    this.count++
    this.sum += value
    this.squares += value * value
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count
  }

  /** Infinite until there are two. */
  get error(): number {
    const { count, mean } = this
    if (count < 2) return Number.POSITIVE_INFINITY
    const variance = Math.max(0, this.squares / count - mean * mean) * (count / (count - 1))
    return Math.sqrt(variance / count)
  }
}
