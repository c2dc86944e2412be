import { answerFor, type Budget, loadNets } from '@railhead/bots'
import type { AnyGame, Decision, PlainOption, PlainState, Seat } from '@railhead/kernel'
import type { Level } from '@railhead/protocol'
import { BotMemory, type Thread } from './memory.js'

/** What a bot is asked: only what its seat may see. */
export interface BotQuestion {
  /** Id of the game. */
  readonly game: string
  readonly seat: Seat
  readonly view: PlainState
  /** All open decisions of the seat, also those usable at any time; at least one that the match waits for. */
  readonly decisions: readonly Decision<PlainOption>[]
  readonly level: Level
  readonly seed: string
  /** Thoughts of a turn are gone on with from question to question of a thread; absent: each begins anew. */
  readonly thread?: Thread
}

/** What a bot answers, and which of the decisions: `ask` names it. */
export interface BotAnswer {
  readonly ask: string
  readonly option: PlainOption
}

/** The bot took longer than it was given. Others may be quicker. */
export class TooLate extends Error {
  override readonly name = 'TooLate'
}

/** The level that always has an answer in time: it looks at so little that nobody needs to hurry it. */
export const QUICK: Level = 'hand'
const UNHURRIED: Budget = { expired: () => false }
const memory = new BotMemory()

/** Lets a bot of `@railhead/bots` answer. The one place where tables do. */
export async function chooseAnswer(game: AnyGame, question: BotQuestion, budget: Budget): Promise<BotAnswer> {
  const { view, decisions, level, seed, thread } = question
  await loadNets(game.id, view)
  const time = level === QUICK ? UNHURRIED : budget
  const thoughts = thread && memory.thoughtsFor(thread)
  const answer = answerFor(game, view, decisions, level, seed, time, undefined, thoughts)
  if (answer === undefined) throw new Error('The bot is not asked anything.')
  return { ask: answer.decision.ask, option: answer.option }
}
