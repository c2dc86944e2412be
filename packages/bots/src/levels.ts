import type { Effort } from './search.js'

/** How well a bot plays, from worst to best. */
export const BOT_LEVELS = ['random', 'greenhorn', 'hand', 'drover', 'trail-boss'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** The levels that search, and how hard. Every option of the question gets `perOption` iterations, up to a limit. */
export interface SearchLevel extends Omit<Effort, 'iterations'> {
  readonly perOption: number
  readonly most: number
}

export type SearchingLevel = Exclude<BotLevel, 'random' | 'greenhorn'>

export const SEARCH_LEVELS: Readonly<Record<SearchingLevel, SearchLevel>> = {
  /** The own turn, greedily: what looks best for oneself. */
  hand: { perOption: 1, most: 8, horizon: 0, curiosity: 0.7, rivalry: 0 },
  /** The own turn with care. */
  drover: { perOption: 3, most: 30, horizon: 0, curiosity: 0.7, rivalry: 0 },
  /** The own turn, the turns of the others and the own turn after that, and with an eye on who leads. */
  'trail-boss': { perOption: 60, most: 1200, horizon: 1, curiosity: 0.7, rivalry: 0.2 },
}
