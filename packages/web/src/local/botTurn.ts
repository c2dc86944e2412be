import { type Budget, chooseOption } from '@railhead/bots'
import { type Decision, type PlainOption, sameData, stateHash } from '@railhead/kernel'
import { LEVELS, type Level } from '@railhead/protocol'
import type { LocalMatch } from './localMatch.js'

/** A question gets at most this share of the time that is left for the turn. */
const SHARE = 0.5
/** And at least so many milliseconds. */
const LEAST = 20

/** How long the bots may think: so many milliseconds a turn, shared among its questions. */
export class ThinkingTime {
  private turnEnds = 0
  private lastMoment = -1

  constructor(
    private readonly clock: () => number,
    private readonly perTurn: number,
  ) {}

  /** The time for the next question of a seat; its turn goes on if it also gave the last answer. */
  forQuestion({ match, moment }: LocalMatch, seat: number): Budget {
    const now = this.clock()
    const goesOn = match.answers.at(-1)?.seat === seat && this.lastMoment === moment - 1
    if (!goesOn) this.turnEnds = now + this.perTurn
    this.lastMoment = moment
    const due = now + Math.max(LEAST, (this.turnEnds - now) * SHARE)
    return { expired: () => this.clock() > due }
  }

  /** The time for something that is asked once. */
  forOnce(): Budget {
    const due = this.clock() + this.perTurn
    return { expired: () => this.clock() > due }
  }
}

/** Differs with what is thought about, and says nothing about the seed of the match. */
export function thoughtSeed({ match, moment }: LocalMatch, what: 'bot' | 'hint', seat: number): string {
  return stateHash([match.seed, what, seat, moment])
}

/** What a bot comes up with, and which one in the end. */
export interface Thought {
  readonly option: PlainOption
  readonly level: Level
}

/** Asks the bot of that level; one that fails is replaced by the next simpler one, the simplest by the first option. */
export function think(
  live: LocalMatch,
  decision: Decision<PlainOption>,
  level: Level,
  budget: Budget,
  choose: typeof chooseOption = chooseOption,
): Thought {
  const { seat, options } = decision
  const seed = thoughtSeed(live, 'bot', seat)
  for (let rank = LEVELS.indexOf(level); rank >= 0; rank--) {
    try {
      const chosen = choose(live.game, live.match.view(seat), decision, LEVELS[rank], seed, budget)
      const offered = options.find(option => sameData(option, chosen))
      if (offered) return { option: offered, level: LEVELS[rank] }
    } catch (error) {
      console.warn(error)
    }
  }
  return { option: options[0], level: 'random' }
}
