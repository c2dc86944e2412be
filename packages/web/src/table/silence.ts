/** What is done when the other side says nothing. */
interface SilenceActs {
  /** Asks whether it is still there. */
  readonly ask: () => void
  /** It has not answered for a while: people are told. `patience`: milliseconds until it is given up. */
  readonly doubt: (patience: number) => void
  /** It said something after all. */
  readonly trust: () => void
  /** It is gone. */
  readonly giveUp: () => void
  /** Whether somebody looks at the page. */
  readonly isSeen: () => boolean
}

/** After so many milliseconds without a word the other side is asked: sooner while somebody looks. */
const QUIET = 2500
const QUIET_UNSEEN = 20_000
/** Together with QUIET less than five seconds: so soon a lost connection is told. */
const DOUBT = 2000
const PATIENCE = 8000

/** Notices that a connection says nothing any more, which the browser often does not. */
export class Silence {
  private timer: ReturnType<typeof setTimeout> | undefined
  private doubting = false

  constructor(private readonly acts: SilenceActs) {}

  /** Something was said. */
  heard(): void {
    if (this.doubting) this.acts.trust()
    this.doubting = false
    this.wait(() => this.ask(), this.acts.isSeen() ? QUIET : QUIET_UNSEEN)
  }

  /** Asks at once: somebody looks again. */
  ask(): void {
    this.acts.ask()
    this.wait(() => {
      this.doubting = true
      this.acts.doubt(PATIENCE - DOUBT)
      this.wait(() => this.acts.giveUp(), PATIENCE - DOUBT)
    }, DOUBT)
  }

  stop(): void {
    this.doubting = false
    clearTimeout(this.timer)
  }

  private wait(then: () => void, milliseconds: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(then, milliseconds)
  }
}
