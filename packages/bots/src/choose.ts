import {
  type AnyGame,
  below,
  type Chance,
  type Decision,
  type PlainOption,
  type PlainState,
  seedChance,
} from '@railhead/kernel'
import type { Level } from '@railhead/protocol'
import type { Evaluator } from './evaluator.js'
import { SEARCH_LEVELS, type SearchingLevel, type SearchLevel, type SearchLevels } from './levels.js'
import type { Efforts } from './model.js'
import { evaluatorOf, modelOf } from './models.js'
import { type Assessment, best, draw, type Effort, search, type Watch } from './search.js'
import type { Thoughts } from './thoughts.js'
import type { Node } from './tree.js'

/** When to stop thinking. Bots read no clock: whoever runs them does. */
export interface Budget {
  /** True when the answer is due; asked before every iteration. */
  expired(): boolean
  /**
   * How much of the time is used, from 0 to 1. With it the best levels think as long as they may and stop when
   * nothing can change their choice any more; without it every level makes its usual effort.
   */
  used?(): number
}

const NO_LIMIT = 1e9

/** What a bot thinks with; other than usual for bots of an earlier release or of a parameter file. */
export interface Mind {
  readonly evaluator: Evaluator
  readonly levels: SearchLevels
  /** By chapter, where a level differs from what is usual. */
  readonly efforts: readonly (Efforts | undefined)[]
}

export function usualMind(game: AnyGame): Mind {
  return {
    evaluator: evaluatorOf(game),
    levels: SEARCH_LEVELS,
    efforts: modelOf(game.id)?.chapters.map(({ efforts }) => efforts) ?? [],
  }
}

/**
 * Chooses one of the decision's options. A bot remembers nothing between answers: it gets what its seat may see,
 * what the seat is asked, and a seed; the same of all give the same answer if the budget does not run out. Where a clock
 * runs, whoever keeps its thoughts from question to question of a turn lets it go on with them.
 */
export function chooseOption(
  game: AnyGame,
  view: PlainState,
  decision: Decision<PlainOption>,
  level: Level,
  seed: string,
  budget: Budget,
  mind: Mind = usualMind(game),
  thoughts?: Thoughts,
): PlainOption {
  const chance = seedChance(seed)
  if (level === 'random') return decision.options[below(chance, decision.options.length)]
  if (level === 'greenhorn') return greenhorn(mind.evaluator, view, decision, chance)
  // Who makes the usual effort begins anew with every question.
  const kept = isTimed(effortOf(game, mind, view, level), budget) ? thoughts : undefined
  const tree = kept?.treeFor(game, view, decision)
  const [only] = decision.options
  const option =
    decision.options.length === 1
      ? only
      : best(searchAs(game, mind, view, decision, level, chance, budget, tree && { tree })).option
  kept?.answered(option, mind.evaluator.key(option))
  return option
}

/** How much of what a good player is sure of a beginner is sure of, as a share of the logarithm. */
const UNSURE = 0.4

/** Simple sense, instantly: what good players usually answer to such a question, now and then something else. */
function greenhorn(
  evaluator: Evaluator,
  view: PlainState,
  decision: Decision<PlainOption>,
  chance: Chance,
): PlainOption {
  const priors = evaluator.priors(view, decision, [])
  const likely = evaluator.isSharp?.(view) === true ? priors.map(weight => weight ** UNSURE) : priors
  return decision.options[draw(chance, likely)]
}

/** How a level searches a position of this game. */
export function effortOf(game: AnyGame, mind: Mind, view: PlainState, level: SearchingLevel): SearchLevel {
  const { forTwo, ...effort } = anyEffort(game, mind, view, level)
  return game.standing(view).length === 2 ? { ...effort, ...forTwo } : effort
}

/** How hints and reviews search it: with the lines of any number of seats, as luck hides why in longer ones. */
export function toldEffort(game: AnyGame, mind: Mind, view: PlainState): SearchLevel {
  const { forTwo: _, ...effort } = anyEffort(game, mind, view, 'trail-boss')
  return effort
}

function anyEffort(game: AnyGame, mind: Mind, view: PlainState, level: SearchingLevel): SearchLevel {
  const chapter = modelOf(game.id)?.chapterOf(view) ?? 0
  return { ...mind.levels[level], ...mind.efforts[chapter]?.[level] }
}

/** Whether a level thinks as long as it may, because there is a clock. */
const isTimed = ({ usesTime }: SearchLevel, { used }: Budget): boolean =>
  usesTime === true && used !== undefined

/** What a search may be given besides: a tree to grow, someone who watches, another aim. */
export interface SearchExtras {
  readonly tree?: Node
  readonly watch?: Watch
  readonly effort?: Partial<Effort>
}

/** Searches as a level does. */
export function searchAs(
  game: AnyGame,
  mind: Mind,
  view: PlainState,
  decision: Decision<PlainOption>,
  level: SearchingLevel,
  chance: Chance,
  budget: Budget,
  extras: SearchExtras = {},
): Assessment[] {
  const levelEffort = effortOf(game, mind, view, level)
  const { perOption, most, usesTime: _, ...usual } = levelEffort
  const timed = isTimed(levelEffort, budget)
  const enough = Math.min(most, perOption * decision.options.length)
  const used = timed ? () => budget.used?.() ?? 0 : undefined
  const effort = { ...usual, ...extras.effort, iterations: timed ? NO_LIMIT : enough }
  let done = 0
  // A clock that stands still is none.
  const expired = (): boolean => budget.expired() || (++done >= enough && used?.() === 0)
  const { tree, watch } = extras
  return search(game, mind.evaluator, view, decision, effort, chance, expired, tree, used, watch)
}
