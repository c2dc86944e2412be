import type { Difficulty } from '../config.js'
import type { Rulings } from '../rulings/index.js'

/** A card of Rails to the North: the towns where Sam opens shops, in order (RSAM-EXP-01 to -07). */
export interface ExpansionCard {
  /** The city on its back: Sam's delivery there turns it up; the first one lies face up from the start. */
  readonly revealedBy?: string
  readonly towns: readonly string[]
}

/** Where Sam delivers with Rails to the North (RSAM-ITIN-02). */
export interface Itinerary {
  /** Cities of the strip in order; the last one repeats. */
  readonly strip: readonly string[]
  /** Large cities, by name. */
  readonly large: readonly string[]
}

export interface DifficultyRow {
  /** Numbers of Sam's cards that stay in the box. */
  readonly withoutCards: readonly number[]
  /** Whether Sam gets one more worker of each type. */
  readonly extraWorkers: boolean
  readonly firstCity: string
  /** The ruling that names his cities and towns with Rails to the North. */
  readonly itinerary: 'samEasy' | 'samMedium' | 'samHard'
}

/** SAM-SETUP-04 to -07 */
export const DIFFICULTY_ROWS: Readonly<Record<Difficulty, DifficultyRow>> = {
  easy: { withoutCards: [13, 14, 15], extraWorkers: false, firstCity: 'bloomington', itinerary: 'samEasy' },
  medium: { withoutCards: [], extraWorkers: false, firstCity: 'bloomington', itinerary: 'samMedium' },
  hard: { withoutCards: [], extraWorkers: true, firstCity: 'peoria', itinerary: 'samHard' },
}

/**
 * The towns of the expansion cards and the cities of the itineraries are pictures in the rulebook: all of them are
 * proposed (RSAM-EXP-08 to -16, RSAM-ITIN-10 to -12). Towns go by the names of components/north.ts.
 */
export const itineraryOf = (rulings: Rulings, difficulty: Difficulty): Itinerary =>
  rulings[DIFFICULTY_ROWS[difficulty].itinerary]

/** Cards I, II and III; the first is the same on every difficulty (RSAM-EXP-08, -11, -14). */
export function expansionOf(rulings: Rulings, difficulty: Difficulty): readonly ExpansionCard[] {
  const { cardII, cardIII } = rulings[DIFFICULTY_ROWS[difficulty].itinerary]
  return [{ towns: rulings.samCardI }, cardII, cardIII]
}
