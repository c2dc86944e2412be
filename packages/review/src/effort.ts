/** How hard a review looks. The same effort gives the same review on every machine, unless its time runs out. */
export interface Effort {
  /** Iterations of the search for better lines at the first answer, and at each answer after it. */
  readonly iterations: number
  readonly follow: number
  /** So many lines besides the one that was played are looked into at most. */
  readonly lines: number
  /** Imagined worlds of a first look, and the most for choosing the best line. */
  readonly worlds: number
  readonly choosing: number
  /** The most for measuring what the played line lost against it; a mark needs as many as for choosing. */
  readonly measuring: number
  /** Imagined worlds for what makes the difference. */
  readonly reasons: number
  /** How often a line is judged on its way, each time an own turn (or a round) later. */
  readonly looks: number
  /** Lines of the search that judges once more what would be marked. */
  readonly considered: number
  /** Other draws that each draw is compared with, and other set-ups. */
  readonly redraws: number
  readonly setups: number
}

export const USUAL_EFFORT: Effort = {
  iterations: 600,
  follow: 160,
  lines: 4,
  worlds: 32,
  choosing: 192,
  measuring: 1024,
  reasons: 96,
  looks: 4,
  considered: 400,
  redraws: 24,
  setups: 96,
}

/** When to stop looking. Reviews read no clock: whoever runs them does. */
export interface Patience {
  /** True when what is known must do. */
  isOver(): boolean
}

export const PATIENT: Patience = { isOver: () => false }

/** Each of so many turns has its share of the time that is left until the end. */
export class SharedTime implements Patience {
  private until: number

  constructor(
    private readonly now: () => number,
    private readonly end: number,
    private left: number,
  ) {
    this.until = this.share()
  }

  isOver(): boolean {
    return this.now() > this.until
  }

  /** The next turn begins. */
  next(): void {
    this.left--
    this.until = this.share()
  }

  private share(): number {
    const now = this.now()
    return now + Math.max(0, this.end - now) / Math.max(1, this.left)
  }
}
