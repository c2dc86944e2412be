import type { Decision, PlainOption, PlainState } from '@railhead/kernel'
import type { HintOption, Level } from '@railhead/protocol'
import type { BotAnswer, BotQuestion } from '@railhead/table'

/** How a question is thought about. */
interface Circumstances {
  /** How long the bot may think. */
  readonly milliseconds: number
  /** People wait for it: it comes before those for which nobody waits. */
  readonly urgent: boolean
}

export type TimedQuestion = BotQuestion & Circumstances

/** Whoever asks for a hint waits for it. */
export interface HintQuestion extends Omit<Circumstances, 'urgent'> {
  readonly game: string
  readonly view: PlainState
  readonly decision: Decision<PlainOption>
  readonly seed: string
  /** Nothing came of it before: a few looks at each option, and nobody stands back for it. */
  readonly hurried?: true
}

/**
 * Lets bots think. Fails if a bot throws or dies, and with `TooLate` if it does not answer in time. `from` says for whom:
 * whoever asks for much does not keep out who asks for little.
 */
export interface BotRunner {
  choose(question: TimedQuestion, from?: string): Promise<BotAnswer>
  /** The best options, as the best level sees them; at least one. */
  hints(question: HintQuestion, from?: string): Promise<readonly HintOption[]>
  /** Somebody sits at a table with bots: they will be asked soon. */
  prepare?(): void
  /** How many questions wait, and how many are thought about. */
  load?(): { readonly waiting: number; readonly thinking: number }
  close(): Promise<void>
}

/** The level that gives hints. */
export const HINT_LEVEL: Level = 'trail-boss'

/** What a process is to think about. */
export type Work =
  | { readonly wants: 'option'; readonly question: TimedQuestion }
  | { readonly wants: 'hints'; readonly question: HintQuestion }

/** What a bot comes up with: an answer, or hints. */
export type Thought = BotAnswer | readonly HintOption[]

/** To the process that thinks. */
export type ToBot = Work & { readonly id: number }

/** From it. */
export type FromBot =
  /** It has started. */
  | { readonly ready: true }
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly error: string }
