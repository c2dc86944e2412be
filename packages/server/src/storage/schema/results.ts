import type { Unrated } from '@railhead/protocol'
import type { Selectable } from 'kysely'

/** How one seat fared in a finished match. Matches from files do not count. */
export interface ResultTable {
  table_id: string
  seat: number
  /** Null for bots. */
  person_id: string | null
  level: string | null
  game: string
  /** If the game has editions. */
  edition: string | null
  /** How many seats the match had. */
  seats: number
  total: number
  /** JSON: points by category. */
  categories: string
  /** 1 for the winners; those with equal points share a rank. */
  rank: number
  finished_at: number
  /** 1 if a bot gave more than a tenth of the answers for the person: it is not their result. */
  by_bot: number
  /** 1 if the person gave the match up: it is lost for them. */
  conceded: number
  /** What was believed of the person after the match, if it was rated. */
  mu: number | null
  /** Why it did not change the rating, of a person whose rating it could have changed. */
  unrated: Unrated | null
}

export type ResultRow = Selectable<ResultTable>

/** How strong a person is at a game: a normal distribution. */
export interface RatingTable {
  game: string
  person_id: string
  mu: number
  sigma: number
  matches: number
}

export type RatingRow = Selectable<RatingTable>
