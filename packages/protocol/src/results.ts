import type { PersonId } from './people.js'
import type { TableId, Time } from './tables.js'

/** How strong somebody is at a game: skill is believed to lie around `mu`, give or take `sigma`. */
export interface Rating {
  readonly mu: number
  readonly sigma: number
  /** `mu - 3 sigma`: what to show and to sort by; 0 for somebody unknown. */
  readonly value: number
  /** Rated matches: those with two people or more. Bots are not rated. */
  readonly matches: number
}

/** GET /api/people/:id/statistics. Matches that came from a file do not count. */
export interface StatisticsAnswer {
  readonly person: { readonly id: PersonId; readonly name: string }
  readonly games: readonly GameStatistics[]
}

export interface GameStatistics {
  readonly game: string
  /** Null before the first rated match. */
  readonly rating: Rating | null
  /** One entry for each edition and number of seats. */
  readonly groups: readonly GroupStatistics[]
}

export interface GroupStatistics {
  /** Null for a game without editions. */
  readonly edition: string | null
  readonly seats: number
  readonly matches: number
  /** Shared victories count. */
  readonly wins: number
  /** `wins / matches`. */
  readonly winRate: number
  readonly meanTotal: number
  /** By category. */
  readonly means: Readonly<Record<string, number>>
  /** The match with the most points. */
  readonly best: { readonly total: number; readonly at: Time; readonly table: TableId | null }
}

/** GET /api/people/:id/results[?before=T]: finished matches, last first, at most `LIMITS.listPage`. */
export interface ResultsAnswer {
  readonly results: readonly Result[]
}

export interface Result {
  /** Null if the table is private and you did not sit there. */
  readonly table: TableId | null
  readonly game: string
  readonly edition: string | null
  readonly finishedAt: Time
  /** By seat. */
  readonly seats: readonly SeatResult[]
}

export interface SeatResult {
  /** Null for bots and for people who are gone. */
  readonly person: PersonId | null
  /** Name of the person, or null. */
  readonly name: string | null
  readonly total: number
  readonly categories: Readonly<Record<string, number>>
  /** 1 for the winners. */
  readonly rank: number
}

/** GET /api/people/:id/against/:other: matches where both sat, by game. */
export interface AgainstAnswer {
  readonly games: readonly {
    readonly game: string
    readonly matches: number
    /** How often the first came out ahead, the other did, or neither. */
    readonly ahead: number
    readonly behind: number
    readonly equal: number
  }[]
}

/** GET /api/ratings?game=G: the strongest, at most `LIMITS.listPage`. */
export interface RatingsAnswer {
  readonly ratings: readonly {
    readonly person: PersonId
    readonly name: string
    readonly rating: Rating
  }[]
}
