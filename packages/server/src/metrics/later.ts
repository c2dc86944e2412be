/** So many observations wait at most. */
const MOST_WAITING = 200

/**
 * What happens with every answer is told to the library of the metrics many times in a row, and before somebody reads
 * them: in between, each time by itself, it takes a twentieth of the time that the main thread has for an answer.
 */
export class Later {
  private readonly waiting: (() => void)[] = []

  add(observation: () => void): void {
    if (this.waiting.push(observation) >= MOST_WAITING) this.handOn()
  }

  handOn(): void {
    for (const observation of this.waiting.splice(0)) observation()
  }
}
