import { type Budget, budgetOf, questionTime, TIME_SHARE } from '@railhead/bots'
import { type Seat, stateHash } from '@railhead/kernel'
import type { Level, MomentNumber } from '@railhead/protocol'
import type { LiveMatch } from '../liveMatch.js'
import type { Thread } from './memory.js'

/** How long the bots of a table may think: so many milliseconds a turn, shared among its questions. */
export class ThinkingTime {
  private turnEnds = 0
  private lastMoment: MomentNumber = -1

  constructor(
    private readonly clock: () => number,
    private readonly perTurn: number,
  ) {}

  /** The time for the next question of a seat. */
  forQuestion(live: LiveMatch, seat: Seat, level: Level): Budget {
    return budgetOf(this.clock, this.millisecondsFor(live, seat, level))
  }

  /** How long the next question of a seat may take; its turn goes on if it also gave the last answer. */
  millisecondsFor({ game, match, moment }: LiveMatch, seat: Seat, level: Level): number {
    const now = this.clock()
    const goesOn = match.answers.at(-1)?.seat === seat && this.lastMoment === moment - 1
    const perTurn = this.perTurn * TIME_SHARE[level]
    if (!goesOn) this.turnEnds = now + perTurn
    this.lastMoment = moment
    return questionTime(game, this.turnEnds - now, perTurn)
  }

  /** The time for something that is asked once. */
  forOnce(): Budget {
    return budgetOf(this.clock, this.perTurn)
  }
}

/**
 * Differs with what is thought about, and says nothing about the seed of the match. The same after taking back: nobody
 * can try until the bots have other luck.
 */
export function thoughtSeed({ match, moment }: LiveMatch, what: 'bot' | 'hint', seat: Seat): string {
  return stateHash([match.seed, what, seat, moment])
}

/** What a bot thinks of a match from question to question. */
export function threadOf({ match, moment }: LiveMatch, seat: Seat): Thread {
  return { id: stateHash([match.seed, 'thread', seat]), moment }
}
