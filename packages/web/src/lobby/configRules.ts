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

/** The form with one of its settings as it usually is, or with what takes its place. */
function withUsual(id: string, fields: readonly Field[], form: Values, other: Field, kept: Field): Values[] {
  const { [other.name]: _value, ...without } = form
  const usual = startValues(fields)[other.name]
  const forms: Values[] = [usual === undefined ? without : { ...without, [other.name]: usual }]
  // Whoever does not play alone plays with others.
  const instead = fields.find(({ name }) => name === insteadOf(id, other.name))
  if (instead?.kind === 'choice' && instead.name !== kept.name)
    forms.push({ ...without, [instead.name]: instead.choices[0] })
  return forms
}

/** The fewest settings that have to be as they usually are for the game to take the form; none if that is not enough. */
function fewestInTheWay(id: string, game: AnyGame, wanted: Values, field: Field): readonly Field[] {
  const { fields } = game.config
  const others = fields.filter(({ name }) => name !== field.name && wanted[name] !== undefined)
  let tried: readonly { readonly answered: readonly Field[]; readonly form: Values }[] = [
    { answered: [], form: wanted },
  ]
  for (let count = 1; count <= others.length; count++) {
    tried = tried.flatMap(({ answered, form }) =>
      others
        .slice(answered.length === 0 ? 0 : others.indexOf(answered[answered.length - 1]) + 1)
        .flatMap(other =>
          withUsual(id, fields, form, other, field).map(next => ({
            answered: [...answered, other],
            form: next,
          })),
        ),
    )
    const found = tried.find(({ form }) => 'seats' in check(game, form))
    if (found) return found.answered
  }
  return []
}

/**
 * Why the game would refuse a choice although it takes the rest of the form: the settings that stand in its way;
 * undefined if the choice is possible.
 */
export function obstaclesTo(
  id: string,
  game: AnyGame,
  values: Values,
  field: Field,
  choice: string | number,
): readonly Field[] | undefined {
  const now = values[field.name]
  const tried =
    field.kind === 'set' ? [...(Array.isArray(now) ? now.map(String) : []), String(choice)] : choice
  const unique = Array.isArray(tried) ? [...new Set(tried)] : tried
  const wanted = withValue(id, values, field, unique)
  return 'seats' in check(game, wanted) ? undefined : fewestInTheWay(id, game, wanted, field)
}
