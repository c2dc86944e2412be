/** Answers as they were written, up to so many letters; what was not asked for longest goes first. */
export class Written {
  private readonly texts = new Map<string, string>()
  private size = 0

  constructor(private readonly most: number) {}

  get(name: string, write: () => string): string {
    const found = this.texts.get(name)
    this.texts.delete(name)
    const text = found ?? write()
    this.texts.set(name, text)
    if (found === undefined) this.size += text.length
    for (const [oldest, old] of this.texts) {
      if (this.size <= this.most) break
      this.texts.delete(oldest)
      this.size -= old.length
    }
    return text
  }
}
