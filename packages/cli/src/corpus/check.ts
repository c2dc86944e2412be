import {
  type AnyGame,
  type AnyInventory,
  compareRecorded,
  type Difference,
  departures,
  type RecordedMatch,
  type ResolvedRulings,
} from '@railhead/kernel'
import { type Blame, blame } from './blame.js'
import { Shown, thingsOfMatch, wantedOf } from './coverage.js'
import type { Filed } from './files.js'

/** A match that does not go as it was recorded. */
export interface Differing extends Difference, Blame {
  readonly release: string
  readonly game: string
  readonly match: string
  /** The version of the rules that the match records, and what it records besides the usual rulings. */
  readonly rules: string
  readonly rulings: ResolvedRulings
}

/** How much of what matches by the newest rules must show is shown by recorded ones. */
export interface GameCoverage {
  readonly rules: string
  readonly wanted: number
  readonly shown: number
  readonly missing: readonly string[]
}

export interface CheckReport {
  readonly matches: number
  readonly answers: number
  readonly turns: number
  readonly differences: readonly Differing[]
  /** By game. */
  readonly coverage: Readonly<Record<string, GameCoverage>>
}

export interface Checked {
  readonly game: AnyGame
  readonly inventory: AnyInventory | undefined
  readonly matches: readonly Filed[]
}

/** Plays recorded matches again and compares; `onDone` hears how many were. */
export function checkMatches(
  subjects: readonly Checked[],
  onDone: (done: number) => void = () => undefined,
): CheckReport {
  const differences: Differing[] = []
  const coverage: Record<string, GameCoverage> = {}
  let [matches, answers, turns] = [0, 0, 0]
  for (const { game, inventory, matches: filed } of subjects) {
    const seen = new Set<string>()
    for (const { release, match } of filed) {
      const shown = new Shown(inventory)
      const difference = compareRecorded(game, match, { watcher: shown })
      if (difference) differences.push(differing(game, release, match, difference))
      else if (match.rules === game.rulesVersion)
        for (const thing of [...shown.things, ...thingsOfMatch(game, match)]) seen.add(thing)
      answers += match.answers.length
      turns += match.turns.length
      onDone(++matches)
    }
    coverage[game.id] = coverageOf(game, inventory, seen)
  }
  return { matches, answers, turns, differences, coverage }
}

function differing(game: AnyGame, release: string, match: RecordedMatch, first: Difference): Differing {
  const { rules, config, id } = match
  const rulings = (Reflect.get(Object(config), 'rulings') ?? {}) as ResolvedRulings
  // A state that is stored differently may hide that it is also played differently later.
  const inPlay = first.kind === 'state' ? compareRecorded(game, match, { playOnly: true }) : first
  return {
    release,
    game: game.id,
    match: id,
    rules,
    rulings: Object.keys(rulings).length === 0 ? {} : departures(game, rulings, rules),
    ...(inPlay ?? first),
    ...(inPlay && blame(game, match, inPlay)),
  }
}

function coverageOf(
  game: AnyGame,
  inventory: AnyInventory | undefined,
  seen: ReadonlySet<string>,
): GameCoverage {
  const wanted = wantedOf(game, inventory)
  const missing = [...wanted].filter(thing => !seen.has(thing)).sort()
  return { rules: game.rulesVersion, wanted: wanted.size, shown: wanted.size - missing.length, missing }
}
