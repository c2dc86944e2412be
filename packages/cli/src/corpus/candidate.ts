import {
  type AnyGame,
  type AnyInventory,
  answersOf,
  forNewMatch,
  type RecordedMatch,
  recordMatch,
  type Script,
} from '@railhead/kernel'
import { Shown, thingsOfMatch } from './coverage.js'
import type { Showing } from './fewest.js'
import type { Filed } from './files.js'

/** A match that may be recorded, with what it shows. */
export interface Candidate extends Showing {
  readonly match: RecordedMatch
}

export interface RecordSettings {
  readonly game: AnyGame
  readonly inventory: AnyInventory | undefined
  /** All matches of the game in the corpus. */
  readonly filed: readonly Filed[]
  /** What the matches of the release in the making showed before. */
  readonly before: readonly string[]
  readonly seed: string
  /** Whether time is left to look for what is missing. */
  readonly goOn: () => boolean
}

/** Plays and records by the newest rules; a match records its settings and rulings, so nothing else is needed. */
export function candidateOf(
  { game, inventory }: Pick<RecordSettings, 'game' | 'inventory'>,
  script: Script,
  about: Pick<RecordedMatch, 'id' | 'players'>,
): Candidate {
  const shown = new Shown(inventory)
  const match = recordMatch(game, script, about, shown)
  const things = new Set([...shown.things, ...thingsOfMatch(game, match)])
  return { match, things, size: match.answers.length }
}

/** The match once more by the newest rules. */
export const scriptByNewest = (game: AnyGame, match: RecordedMatch): Script => ({
  config: forNewMatch(game, match.config),
  seed: match.seed,
  answers: answersOf(match),
})
