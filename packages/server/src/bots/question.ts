import type { Decision, PlainOption, PlainState } from '@railhead/kernel'
import type { HintOption, Level } from '@railhead/protocol'

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
  /** The best options, as the best level sees them; at least one. */
  hints(question: BotQuestion): Promise<readonly HintOption[]>
  /** How many questions wait, and how many are thought about. */
  load?(): { readonly waiting: number; readonly thinking: number }
  close(): Promise<void>
}

/** What a bot comes up with: an option, or hints. */
export type Thought = PlainOption | readonly HintOption[]

/** To the process that thinks. */
export interface ToBot {
  readonly id: number
  readonly wants: 'option' | 'hints'
  readonly question: BotQuestion
}

/** From it. */
export type FromBot =
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly error: string }
