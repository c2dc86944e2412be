import {
  type AnyGame,
  Match,
  type OpenDecision,
  type Outcome,
  type PlainEvent,
  type PlainOption,
  type PlainState,
  type Seat,
} from '@railhead/kernel'
import type { LogNumber, MomentNumber, Watched } from '@railhead/protocol'

type PlainMatch = Match<PlainState, PlainOption, unknown, PlainEvent>

/** A match of this device in memory, with the count of everything that happened since it was opened. */
export class LocalMatch implements Watched {
  number: LogNumber

  constructor(readonly match: PlainMatch) {
    this.number = match.answers.length
  }

  /** From a saved record; throws a RailheadError if it does not hold. */
  static replay(game: AnyGame, record: unknown): LocalMatch {
    return new LocalMatch(Match.replay(game, record))
  }

  get game(): AnyGame {
    return this.match.game
  }

  get moment(): MomentNumber {
    return this.match.answers.length
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.match.state)
  }

  byBot(): boolean {
    return false
  }

  /** A finished match stays as it is. */
  freeUndo(seat: Seat): number {
    if (this.match.answers.at(-1)?.seat !== seat || this.outcome) return 0
    return this.match.freeUndo(seat)
  }

  waiting(): Seat[] {
    return [...new Set(this.questions().map(({ seat }) => seat))]
  }

  /** The open decisions that hold the match up. */
  questions(): OpenDecision<PlainOption>[] {
    return this.match.decisions().filter(({ optional }) => optional === undefined)
  }

  answer(seat: Seat, option: PlainOption, decision: string): void {
    this.match.answer(seat, option, decision)
    this.number++
  }

  takeBack(to: MomentNumber): void {
    this.match.undo(this.moment - to)
    this.number++
  }
}
