import { RailheadError } from './errors.js'

/** One setting of a game, described so that a form can be drawn from it. */
export type Field =
  | {
      readonly name: string
      readonly kind: 'choice'
      readonly choices: readonly (string | number)[]
      /** Absent: the field must be given unless `optional`. */
      readonly default?: string | number
      readonly optional?: boolean
      /** The texts of its choices are `WORDS.CHOICE`; absent: `config.NAME.CHOICE`. */
      readonly words?: string
    }
  | {
      readonly name: string
      readonly kind: 'set'
      readonly choices: readonly string[]
      readonly default: readonly string[]
    }
  | {
      readonly name: string
      /** Either one choice for all, or a list with one choice for each of `length` things. */
      readonly kind: 'choiceOrList'
      readonly choices: readonly string[]
      readonly length: number
      readonly default: string
    }

/** The key of the text of a choice. */
export const choiceKey = (field: Field, choice: string | number): string =>
  `${field.kind === 'choice' && field.words !== undefined ? field.words : `config.${field.name}`}.${choice}`

export type FieldValue = string | number | readonly string[]

/** The settings of a game: it validates, has defaults, and describes itself. */
export interface ConfigSpec<Config> {
  readonly fields: readonly Field[]
  /**
   * Reads anything; throws a RailheadError of code `config` that says what was expected. `rules` is the version of
   * the rules that the match began with; without it the configuration names one, or the newest is meant.
   */
  parse(input: unknown, rules?: string): Config
  /** How many seats a match of this configuration has. */
  seats(config: Config): number
}

/** Checks names, types and choices of all fields and fills in defaults. What fields mean together is the game's to check. */
export function readFields(fields: readonly Field[], input: unknown): Record<string, FieldValue> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new RailheadError(
      'config',
      'The configuration must be a JSON object.',
      fields.map(field => field.name),
      '',
    )
  const known = new Map(fields.map(field => [field.name, field]))
  for (const name of Object.keys(input))
    if (!known.has(name))
      throw new RailheadError('config', `Unknown setting '${name}'.`, [...known.keys()], name)
  const read: Record<string, FieldValue> = {}
  for (const field of fields) {
    const value = readField(field, Reflect.get(input, field.name))
    if (value !== undefined) read[field.name] = value
  }
  return read
}

function readField(field: Field, value: unknown): FieldValue | undefined {
  if (value === undefined) {
    if (field.default === undefined && !(field.kind === 'choice' && field.optional))
      throw new RailheadError('config', `The setting '${field.name}' is missing.`, field.choices, field.name)
    return field.default
  }
  switch (field.kind) {
    case 'choice':
      return oneOf(field.choices, value, field.name)
    case 'set': {
      if (!Array.isArray(value)) throw wrong(field.name, value, field.choices, 'a list of')
      const items = value.map((item, i) => oneOf(field.choices, item, `${field.name}[${i}]`))
      if (new Set(items).size < items.length)
        throw new RailheadError(
          'config',
          `'${field.name}' names the same thing twice.`,
          field.choices,
          field.name,
        )
      return field.choices.filter(choice => items.includes(choice))
    }
    case 'choiceOrList': {
      if (!Array.isArray(value)) return oneOf(field.choices, value, field.name)
      if (value.length !== field.length)
        throw new RailheadError(
          'config',
          `'${field.name}' must have ${field.length} entries, not ${value.length}.`,
          field.length,
          field.name,
        )
      return value.map((item, i) => oneOf(field.choices, item, `${field.name}[${i}]`))
    }
  }
}

function oneOf<T extends string | number>(choices: readonly T[], value: unknown, path: string): T {
  const choice = choices.find(candidate => candidate === value)
  if (choice === undefined) throw wrong(path, value, choices, 'one of')
  return choice
}

function wrong(path: string, value: unknown, choices: readonly unknown[], what: string): RailheadError {
  const shown = JSON.stringify(value)?.slice(0, 60)
  return new RailheadError(
    'config',
    `'${path}' is ${shown}; expected ${what} ${choices.map(c => JSON.stringify(c)).join(', ')}.`,
    choices,
    path,
  )
}
