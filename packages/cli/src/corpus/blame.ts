import {
  type AnyGame,
  compareRecorded,
  type Difference,
  defaultIn,
  type RecordedMatch,
  type Ruling,
  type RulingValue,
  scriptOf,
  versionsOf,
} from '@railhead/kernel'

/** Where a difference comes from, as found by trying. */
export interface Blame {
  /** A ruling whose value decides it: with this value the match goes as recorded. */
  readonly ruling?: { readonly id: string; readonly value: RulingValue }
  /** A version of the rules by which the match goes as recorded, though it records another. */
  readonly version?: string
  /** The named changes between the two versions. */
  readonly changes?: readonly string[]
}

/**
 * Plays the match by other versions and rulings until one gets further than its own: past the turn where the
 * difference began, as far as can be noticed in play. Nothing found: the code changed for all versions alike.
 */
export function blame(game: AnyGame, recorded: RecordedMatch, difference: Difference): Blame {
  const better = (config: unknown, rules: string): boolean => {
    const script = { ...scriptOf(recorded), config, rules }
    const found = compareRecorded(game, recorded, { script, playOnly: true })
    return found === undefined || found.turn > difference.turn
  }
  for (const version of versionsOf(game))
    if (version !== recorded.rules && better(withRules(recorded.config, version), version))
      return { version, changes: changesBetween(game, recorded.rules, version) }
  for (const { rules, config } of placesForRulings(game, recorded))
    for (const ruling of game.rulings ?? [])
      for (const value of otherValues(game, ruling, recorded.rules))
        if (better(withRuling(config, ruling.id, value), rules)) return { ruling: { id: ruling.id, value } }
  return {}
}

/** Its own version; and, since the first versions know no rulings, the newest with what held in its own. */
function placesForRulings(
  game: AnyGame,
  { rules, config }: RecordedMatch,
): { rules: string; config: unknown }[] {
  const then = Object.fromEntries((game.rulings ?? []).map(one => [one.id, defaultIn(game, one, rules)]))
  const rulings = { ...then, ...Object(Reflect.get(Object(config), 'rulings')) }
  const newest = {
    rules: game.rulesVersion,
    config: { ...Object(withRules(config, game.rulesVersion)), rulings },
  }
  return rules === game.rulesVersion ? [{ rules, config }] : [{ rules, config }, newest]
}

function withRules(config: unknown, rules: string): unknown {
  const { rules: _, ...rest } = Object(config) as Record<string, unknown>
  return { ...rest, rules }
}

function withRuling(config: unknown, id: string, value: RulingValue): unknown {
  const rulings: unknown = Reflect.get(Object(config), 'rulings')
  return { ...Object(config), rulings: { ...Object(rulings ?? {}), [id]: value } }
}

/** What held before, what holds now, and all choices. */
function otherValues(game: AnyGame, ruling: Ruling, rules: string): RulingValue[] {
  const { values, before = [] } = ruling
  const all = [
    defaultIn(game, ruling, rules),
    ruling.default,
    ...before.map(({ value }) => value),
    ...(values.kind === 'choice' ? values.choices : []),
  ]
  return [...new Map(all.map(value => [JSON.stringify(value), value])).values()]
}

function changesBetween(game: AnyGame, one: string, other: string): string[] {
  const all = versionsOf(game)
  const [from, to] = [all.indexOf(one), all.indexOf(other)].sort((a, b) => a - b)
  return (game.changes ?? [])
    .filter(({ since }) => all.indexOf(since) > from && all.indexOf(since) <= to)
    .map(({ id }) => id)
}
