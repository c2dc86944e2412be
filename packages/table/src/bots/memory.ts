import { Thoughts } from '@railhead/bots'

/** Which match a question belongs to, as far as a bot may know, and after how many answers it was asked. */
export interface Thread {
  readonly id: string
  readonly moment: number
}

/** A tree may be large, and bots of few tables think at once. */
const MOST = 2

/** What bots have thought in their turns so far: a turn that goes on is gone on with. */
export class BotMemory {
  private readonly kept = new Map<string, { readonly moment: number; readonly thoughts: Thoughts }>()

  /** New thoughts unless the last question of the thread was one answer ago. */
  thoughtsFor({ id, moment }: Thread): Thoughts {
    const last = this.kept.get(id)
    const thoughts = last?.moment === moment - 1 ? last.thoughts : new Thoughts()
    this.kept.delete(id)
    this.kept.set(id, { moment, thoughts })
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= MOST) break
      this.kept.delete(oldest)
    }
    return thoughts
  }
}
