import { type AnyGame, type Field, type FieldValue, RailheadError } from '@railhead/kernel'
import { lobbyOf } from '../games/known.js'
import type { Preset } from '../games/lobby/index.js'

/** The form of a game's settings. */
export type Values = Readonly<Record<string, FieldValue>>

/** What the form starts with: defaults, and where the game insists on a choice, the first one. */
export function startValues(fields: readonly Field[]): Values {
  const values: Record<string, FieldValue> = {}
  for (const field of fields) {
    if (field.default !== undefined) values[field.name] = field.default
    else if (field.kind === 'choice' && (!field.optional || field.name === 'players'))
      values[field.name] = field.choices[0]
  }
  return values
}

/** The form as a ready-made table fills it. */
export function presetValues(id: string, fields: readonly Field[], { config }: Preset): Values {
  const wanted: readonly [string, FieldValue][] = Object.entries(config)
  return wanted.reduce<Values>((values, [name, value]) => {
    const field = fields.find(candidate => candidate.name === name)
    return field ? withValue(id, values, field, value) : values
  }, startValues(fields))
}

export type Checked = { readonly seats: number } | { readonly refused: RailheadError }

export function check(game: AnyGame, values: Values): Checked {
  try {
    return { seats: game.config.seats(game.config.parse(values)) }
  } catch (error) {
    if (error instanceof RailheadError) return { refused: error }
    throw error
  }
}

/** The setting that takes the place of another one, if there is such a pair: `solo` for `players`. */
export const insteadOf = (id: string, name: string): string | undefined =>
  (lobbyOf(id)?.exclusive ?? []).flatMap(([a, b]) => (name === a ? [b] : name === b ? [a] : []))[0]

export function withValue(id: string, values: Values, field: Field, value: FieldValue | undefined): Values {
  const { [field.name]: _old, ...rest } = values
  if (value === undefined) return rest
  const excluded = insteadOf(id, field.name)
  const kept = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== excluded))
  return { ...kept, [field.name]: value }
}

/**
 * Why the game would refuse a choice although it takes the rest of the form: the setting that stands in its way, or
 * null if there is no single one; undefined if the choice is possible.
 */
export function obstacleTo(
  id: string,
  game: AnyGame,
  values: Values,
  field: Field,
  choice: string | number,
): Field | null | undefined {
  const now = values[field.name]
  const tried =
    field.kind === 'set' ? [...(Array.isArray(now) ? now.map(String) : []), String(choice)] : choice
  const unique = Array.isArray(tried) ? [...new Set(tried)] : tried
  const wanted = withValue(id, values, field, unique)
  if ('seats' in check(game, wanted)) return undefined
  const usual = startValues(game.config.fields)
  return (
    game.config.fields.find(other => {
      if (other.name === field.name || wanted[other.name] === undefined) return false
      const { [other.name]: _value, ...without } = wanted
      const value = usual[other.name]
      const changed: Values[] = [value === undefined ? without : { ...without, [other.name]: value }]
      // Whoever does not play alone plays with others.
      const instead = game.config.fields.find(({ name }) => name === insteadOf(id, other.name))
      if (instead?.kind === 'choice' && instead.name !== field.name)
        changed.push({ ...without, [instead.name]: instead.choices[0] })
      return changed.some(form => 'seats' in check(game, form))
    }) ?? null
  )
}
