import {
  type AnyGame,
  below,
  type Decision,
  type PlainOption,
  type PlainState,
  seedChance,
} from '@railhead/kernel'
import { greenhorn } from './greenhorn.js'

/** How well a bot plays, from worst to best. */
export type BotLevel = 'random' | 'greenhorn' | 'hand' | 'drover' | 'trail-boss'

/** When to stop thinking. Bots read no clock: whoever runs them does. */
export interface Budget {
  /** True when the answer is due; asked often while thinking. */
  expired(): boolean
}

/**
 * Chooses one of the decision's options. A bot remembers nothing between answers: it gets what its seat may see,
 * what the seat is asked, and a seed; the same of all give the same answer if the budget does not run out.
 */
export function chooseOption(
  game: AnyGame,
  view: PlainState,
  decision: Decision<PlainOption>,
  level: BotLevel,
  seed: string,
  budget: Budget,
): PlainOption {
  const chance = seedChance(seed)
  if (level === 'random' || decision.options.length === 1)
    return decision.options[below(chance, decision.options.length)]
  return greenhorn(game, view, decision, chance, budget)
}
