import {
  type AnyGame,
  below,
  type Chance,
  type Decision,
  type PlainOption,
  type PlainState,
  seedChance,
} from '@railhead/kernel'
import { insightOf, knowledgeOf } from './knowledge.js'
import { type BotLevel, SEARCH_LEVELS, type SearchingLevel, type SearchLevel } from './levels.js'
import { type Assessment, best, draw, search } from './search.js'

/** When to stop thinking. Bots read no clock: whoever runs them does. */
export interface Budget {
  /** True when the answer is due; asked often while thinking. */
  expired(): boolean
  /** How many times the usual effort the best bot may make; 1 if absent. */
  readonly patience?: number
}

/** How long the best bot usually thinks about a turn at most: what is given beyond that makes it search more. */
export const USUAL_SECONDS = 2

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
  if (level === 'greenhorn') return greenhorn(game, view, decision, chance)
  return best(assess(game, view, decision, level, chance, budget)).option
}

/** Simple sense, instantly: what good players usually answer to such a question, now and then something else. */
function greenhorn(
  game: AnyGame,
  view: PlainState,
  decision: Decision<PlainOption>,
  chance: Chance,
): PlainOption {
  const priors = insightOf(game).priors(view, decision, [])
  return decision.options[draw(chance, priors)]
}

function effortOf(gameId: string, view: PlainState, level: SearchingLevel): SearchLevel {
  const study = knowledgeOf(gameId)?.study
  return { ...SEARCH_LEVELS[level], ...study?.chapters[study.chapterOf(view)].efforts?.[level] }
}

function assess(
  game: AnyGame,
  view: PlainState,
  decision: Decision<PlainOption>,
  level: SearchingLevel,
  chance: Chance,
  budget: Budget,
): Assessment[] {
  const { perOption, most, ...effort } = effortOf(game.id, view, level)
  const patience = level === 'trail-boss' ? (budget.patience ?? 1) : 1
  const iterations = Math.ceil(Math.min(most, perOption * decision.options.length) * patience)
  return search(game, insightOf(game), view, decision, { ...effort, iterations }, chance, () =>
    budget.expired(),
  )
}

/** The options of a question from best to worst, as the best bot sees them. */
export function assessOptions(
  game: AnyGame,
  view: PlainState,
  decision: Decision<PlainOption>,
  seed: string,
  budget: Budget,
): Assessment[] {
  const assessments = assess(game, view, decision, 'trail-boss', seedChance(seed), budget)
  return assessments.sort((a, b) => b.visits - a.visits || b.value - a.value)
}
