import { playHash } from './corpus/recorded.js'
import { RailheadError } from './errors.js'
import type { AnyGame } from './game.js'
import { type Answer, Match } from './match.js'
import { departures, type ResolvedRulings, rulesOf, splitConfig } from './rulings.js'

/** Whether a running match can go on by newer rules, and with which configuration; or which answer speaks against it. */
export type Move =
  | {
      readonly config: unknown
      /** Whether everything stands as it stood: what is asked, the points, what was drawn. */
      readonly same: boolean
    }
  | {
      /** The first answer that the newer rules do not offer, or after which they draw otherwise; counted from 1. */
      readonly answer: number
    }

/**
 * Tries a match by another version of the rules. It can be moved if every answer that was given is possible by them too
 * and draws the same cards and tiles; then the moved match is its new configuration, the same seed and the same
 * answers, and replays like any other. House rules go along; other rulings become those of the newer version.
 */
export function tryNewerRules(
  game: AnyGame,
  match: { readonly config: unknown; readonly seed: string; readonly answers: readonly Answer<unknown>[] },
  version: string,
): Move {
  const before = rulesOf(game, match.config)
  const { settings, rulings } = splitConfig(game, match.config, before)
  const house = departures(game, (rulings ?? {}) as ResolvedRulings, before)
  const config = game.config.parse({ ...(settings as object), rulings: house }, version)
  const old = Match.start(game, match.config, match.seed, before)
  const moved = Match.start(game, config, match.seed, version)
  for (const [i, { seat, option }] of match.answers.entries()) {
    old.answer(seat, option)
    try {
      moved.answer(seat, option)
    } catch (error) {
      if (!(error instanceof RailheadError)) throw error
      return { answer: i + 1 }
    }
    if (old.state.chance.drawn !== moved.state.chance.drawn) return { answer: i + 1 }
  }
  if (game.outcome(moved.state)) return { answer: match.answers.length }
  return { config, same: playHash(game, old.state) === playHash(game, moved.state) }
}
