import type { Decision, PlainOption, PlainState } from '@railhead/kernel'
import type { Level } from '@railhead/protocol'

/** What a bot is asked: only what its seat may see. */
export interface BotQuestion {
  /** Id of the game. */
  readonly game: string
  readonly view: PlainState
  readonly decision: Decision<PlainOption>
  readonly level: Level
  readonly seed: string
  /** How long it may think. */
  readonly milliseconds: number
}

/** Lets bots think. Fails if a bot throws, dies, or does not answer in time. */
export interface BotRunner {
  choose(question: BotQuestion): Promise<PlainOption>
  close(): Promise<void>
}

/** To the process that thinks. */
export interface ToBot {
  readonly id: number
  readonly question: BotQuestion
}

/** From it. */
export type FromBot =
  | { readonly id: number; readonly option: PlainOption }
  | { readonly id: number; readonly error: string }
