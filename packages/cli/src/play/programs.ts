import { type PlainEvent, type Seat, stateHash } from '@railhead/kernel'

/** Answers of programs after which it is looked whether they go round in circles. */
const PATIENCE = 60
/** A position that programs come back to so often is a circle. */
const REPEATS = 8

/** Notices when programs answer and answer without the match getting on. */
export class CircleWatch {
  private answers = 0
  private readonly seen = new Map<string, number>()
  private readonly caught = new Set<Seat>()

  /** A person answered, or a turn or a round began: the match gets on. */
  reset(): void {
    this.answers = 0
    this.seen.clear()
    this.caught.clear()
  }

  /** Whether the program of the seat goes round in circles. */
  isCaught(seat: Seat): boolean {
    return this.caught.has(seat)
  }

  /** Takes note of an answer and the state after it; true if the seat is caught in a circle with it. */
  noticed(seat: Seat, state: unknown, told: readonly PlainEvent[]): boolean {
    if (told.some(({ type }) => type === 'turn' || type === 'round')) {
      this.reset()
      return false
    }
    if (++this.answers <= PATIENCE || this.caught.has(seat)) return false
    const hash = stateHash(state)
    const count = (this.seen.get(hash) ?? 0) + 1
    this.seen.set(hash, count)
    if (count >= REPEATS) this.caught.add(seat)
    return count >= REPEATS
  }
}
