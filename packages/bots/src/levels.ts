import type { Level } from '@railhead/protocol'
import type { Effort } from './search.js'

/** How a level searches: every option gets `perOption` iterations, `most` in all, where no clock runs. */
export interface SearchLevel extends Omit<Effort, 'iterations'> {
  readonly perOption: number
  readonly most: number
  /** With a clock it thinks until the time is used or nothing can change its choice, however many iterations. */
  readonly usesTime?: boolean
  /** How it looks ahead where two play: with more seats a line of as many own turns is too long. */
  readonly forTwo?: Partial<Pick<Effort, 'horizon' | 'sharpness' | 'ownTree' | 'hearsay' | 'openness'>>
}

export type SearchingLevel = Exclude<Level, 'random' | 'greenhorn'>
export type SearchLevels = Readonly<Record<SearchingLevel, SearchLevel>>

/** The best levels play for the chance to win, a little for the lead, and through the last turns to the end. */
const TO_WIN = { rivalry: 1, winning: 0.8, openness: 0.1, toTheEnd: true, usesTime: true } as const

export const SEARCH_LEVELS: SearchLevels = {
  /** The own turn, greedily: what looks best for oneself. */
  hand: { perOption: 1, most: 8, horizon: 0, curiosity: 0.7, rivalry: 0 },
  /** The own turn with care, for the lead. */
  drover: { perOption: 3, most: 30, horizon: 0, curiosity: 0.7, rivalry: 1 },
  /** The own turn, the turns of the others and the own turn after that. */
  'trail-boss': { ...TO_WIN, perOption: 60, most: 1200, horizon: 1, curiosity: 0.7 },
  /** The same, ten times as long. People wait for it, so it ends a thought that will hardly change any more. */
  'cattle-baron': { ...TO_WIN, perOption: 600, most: 12000, horizon: 1, curiosity: 0.7, catchesUp: 0.5 },
}

/** How much of the seconds that bots have for a turn each level may use. */
export const TIME_SHARE: Readonly<Record<Level, number>> = {
  random: 1,
  greenhorn: 1,
  hand: 1,
  drover: 1,
  'trail-boss': 1,
  'cattle-baron': 10,
}
