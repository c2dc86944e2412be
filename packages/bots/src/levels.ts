import type { Effort } from './search.js'

/** How well a bot plays, from worst to best. */
export const BOT_LEVELS = ['random', 'greenhorn', 'hand', 'drover', 'trail-boss'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** The levels that search, and how hard. Every option of the question gets `perOption` iterations, up to a limit. */
export interface SearchLevel extends Omit<Effort, 'iterations'> {
  readonly perOption: number
  readonly most: number
}

export const SEARCH_LEVELS: Readonly<Record<'hand' | 'drover' | 'trail-boss', SearchLevel>> = {
  /** The own turn, a quick look. */
  hand: { perOption: 4, most: 40, horizon: 0, curiosity: 0.7, rivalry: 0 },
  /** The own turn, properly. */
  drover: { perOption: 30, most: 400, horizon: 0, curiosity: 0.7, rivalry: 0 },
  /** The own turn, the answer of the others, and the turn after that; as long as the time lasts. */
  'trail-boss': { perOption: 400, most: 4000, horizon: 0, curiosity: 0.7, rivalry: 0 },
}
