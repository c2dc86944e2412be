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
  /** The own turn, greedily. */
  hand: { perOption: 6, most: 60, horizon: 0, curiosity: 0.7, rivalry: 0 },
  /** The own turn, the turns of the others, and the own turn after that; a short look. */
  drover: { perOption: 15, most: 200, horizon: 2, curiosity: 0.7, rivalry: 0 },
  /** The same, thoroughly; as long as the time lasts. */
  'trail-boss': { perOption: 120, most: 3000, horizon: 2, curiosity: 0.7, rivalry: 0 },
}
