import { type Budget, budgetOf, questionTime, TIME_SHARE } from '@railhead/bots'
import type { AnyGame } from '@railhead/kernel'
import type { BotSpec } from './bots.js'

/**
 * What a bot may think in a turn: seconds of a clock, or so many lines. A line takes the same of it on every machine, so
 * that bots whose lines are counted play the same match on a busy machine as on an idle one.
 */
export class TurnTime {
  /** Seconds a turn, or lines. */
  private readonly perTurn: number
  private readonly now: () => number
  private readonly isCounted: boolean
  private counted = 0
  private spent = 0
  private asked = 0

  constructor({ lines, seconds, level }: BotSpec, usualSeconds: number, clock: () => number) {
    this.isCounted = lines !== undefined
    this.perTurn = lines ?? seconds ?? usualSeconds * TIME_SHARE[level]
    this.now = lines === undefined ? clock : () => this.counted
  }

  /** How much of what it may think in a turn it has thought. */
  get share(): number {
    return this.spent / this.perTurn
  }

  /** A turn begins. */
  begin(): void {
    this.spent = 0
  }

  /** The next question of the turn is asked. */
  ask(game: AnyGame): Budget {
    this.asked = this.now()
    const budget = budgetOf(this.now, questionTime(game, this.perTurn - this.spent, this.perTurn))
    if (!this.isCounted) return budget
    const expired = (): boolean => {
      this.counted++
      return budget.expired()
    }
    return { ...budget, expired }
  }

  /** It is answered. */
  answered(): void {
    this.spent += this.now() - this.asked
  }
}
