import { type AnyGame, departures, type ResolvedRulings, rulesOf } from '@railhead/kernel'

/** Where a section is read; with a match, what is different in it comes first. */
export function ruleAddress(game: AnyGame, section?: string, config?: unknown): string {
  const query =
    config === undefined ? '' : `?match=${encodeURIComponent(JSON.stringify(withoutUsual(game, config)))}`
  return `/rules/${game.id}${query}${section === undefined ? '' : `#${section}`}`
}

/** A configuration without what goes without saying: the newest rules, and rulings as usual. */
function withoutUsual(game: AnyGame, config: unknown): unknown {
  if (typeof config !== 'object' || config === null) return config
  const version = rulesOf(game, config)
  const { rules: _rules, rulings, ...settings } = config as Record<string, unknown>
  const house = rulings === undefined ? {} : departures(game, rulings as ResolvedRulings, version)
  return {
    ...settings,
    ...(version === game.rulesVersion ? {} : { rules: version }),
    ...(Object.keys(house).length === 0 ? {} : { rulings: house }),
  }
}
