import { compareRecorded, type RecordedMatch } from '@railhead/kernel'
import { type Candidate, candidateOf, type RecordSettings, scriptByNewest } from './candidate.js'
import { Shown, thingsOfMatch, wantedOf } from './coverage.js'
import { fewest } from './fewest.js'
import { NEXT } from './files.js'
import { Search } from './search.js'

export interface Recording {
  /** The matches of the release in the making, as they should be written. */
  readonly matches: readonly RecordedMatch[]
  /** What they show. */
  readonly things: readonly string[]
  /** How many stood there before: those that still replay, and those that do not and were replaced. */
  readonly kept: number
  readonly replaced: number
  readonly added: number
  /** What was shown before and must be, but is not any more: nothing may be written. */
  readonly lost: readonly string[]
  /** What was shown before and is on no list any more. */
  readonly gone: readonly string[]
  /** What no recorded match shows by the newest rules. */
  readonly missing: readonly string[]
}

/**
 * Records the matches of the release in the making again, as far as they still replay, and adds as few as possible so
 * that the newest rules are shown whole, by them and by released matches of the same version.
 */
export function record(settings: RecordSettings): Recording {
  const { game, inventory, filed, before } = settings
  const wanted = wantedOf(game, inventory)
  const covered = new Set<string>()
  const cover = (things: Iterable<string>): void => {
    for (const thing of things) covered.add(thing)
  }
  for (const { release, match } of filed)
    if (release !== NEXT && match.rules === game.rulesVersion) cover(thingsIfSame(settings, match))
  const own = filed.filter(({ release }) => release === NEXT).map(({ match }) => match)
  const again = own.map(match => candidateOf(settings, scriptByNewest(game, match), match))
  const kept = again.filter(({ match }, i) => match.answers.length === own[i].answers.length)
  for (const { things } of kept) cover(things)

  const must = inventory ? before.filter(thing => wanted.has(thing)) : before
  const open = new Set([...wanted, ...must].filter(thing => !covered.has(thing)))
  const found = open.size > 0 ? new Search(settings, open).run() : []
  const chosen = fewest(found, open).map(({ match, ...rest }, i) => ({
    ...rest,
    match: { ...match, id: freshId(kept, i) },
  }))
  for (const { things } of chosen) cover(things)

  const all = [...kept, ...chosen]
  const things = new Set(all.flatMap(candidate => [...candidate.things]))
  const not = before.filter(thing => !covered.has(thing))
  return {
    matches: all.map(({ match }) => match),
    things: [...things].sort(),
    kept: kept.length,
    replaced: own.length - kept.length,
    added: chosen.length,
    lost: not.filter(thing => must.includes(thing)),
    gone: not.filter(thing => !must.includes(thing)),
    missing: [...wanted].filter(thing => !covered.has(thing)).sort(),
  }
}

/** What a released match shows; nothing if it does not go as recorded. */
function thingsIfSame({ game, inventory }: RecordSettings, match: RecordedMatch): string[] {
  const shown = new Shown(inventory)
  const difference = compareRecorded(game, match, { watcher: shown })
  return difference ? [] : [...shown.things, ...thingsOfMatch(game, match)]
}

/** The first names that no kept match has. */
function freshId(kept: readonly Candidate[], index: number): string {
  const last = Math.max(0, ...kept.map(({ match }) => Number(match.id)).filter(Number.isInteger))
  return String(last + index + 1).padStart(3, '0')
}
