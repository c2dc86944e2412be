import { RailheadError } from './errors.js'
import { type Lawbook, type ResolvedRulings, readRulings } from './rulings.js'

/** What a server plays by unless a table says otherwise: by game, the rulings that its owner corrected. */
export type Corrections = Readonly<Record<string, ResolvedRulings>>

/** Reads `{game: {ruling: value}}`; throws a RailheadError that says which game, ruling or value there is not. */
export function readCorrections(
  games: readonly (Lawbook & { readonly id: string })[],
  input: unknown,
): Corrections {
  const ids = games.map(({ id }) => id)
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new RailheadError('config', 'Corrections must be a JSON object of games.', ids, '')
  return Object.fromEntries(
    Object.entries(input).map(([id, given]) => {
      const game = games.find(candidate => candidate.id === id)
      if (game === undefined)
        throw new RailheadError('config', `There is no game '${id}'; there are ${ids.join(', ')}.`, ids, id)
      const resolved = readRulings(game, given, game.rulesVersion)
      return [id, Object.fromEntries(Object.keys(given as object).map(name => [name, resolved[name]]))]
    }),
  )
}

/** A configuration for a new match with the corrections below what it says itself. */
export function withCorrections(corrections: ResolvedRulings | undefined, config: unknown): unknown {
  if (corrections === undefined || Object.keys(corrections).length === 0) return config
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return config
  if (Object.hasOwn(config, 'rules')) return config // of a version of its own
  const rulings: unknown = Reflect.get(config, 'rulings')
  if (rulings !== undefined && (typeof rulings !== 'object' || rulings === null)) return config
  return { ...config, rulings: over(corrections, rulings ?? {}) }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is named above what is corrected; of a table some fields may be named, and the others stay corrected. */
function over(below: unknown, above: unknown): unknown {
  if (!isRecord(below) || !isRecord(above)) return above
  const named = Object.entries(above).map(([name, value]) => [name, over(below[name], value)])
  return { ...below, ...Object.fromEntries(named) }
}
