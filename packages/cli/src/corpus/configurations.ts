import {
  type AnyGame,
  defaultIn,
  type Field,
  type FieldValue,
  firstValue,
  RailheadError,
  type Ruling,
  type RulingValue,
  type RulingValues,
  readRulings,
} from '@railhead/kernel'

/** Settings by name. */
export type Settings = Readonly<Record<string, FieldValue>>

/** Every configuration that can be played: what the game refuses is left out. */
export function configurationsOf(game: AnyGame): Settings[] {
  let all: Record<string, FieldValue>[] = [{}]
  for (const field of game.config.fields)
    all = all.flatMap(settings =>
      choicesOf(field).map(choice =>
        choice === undefined ? settings : { ...settings, [field.name]: choice },
      ),
    )
  return all.filter(settings => isAccepted(() => game.config.parse(settings)))
}

function choicesOf(field: Field): readonly (FieldValue | undefined)[] {
  switch (field.kind) {
    case 'choice':
      return field.optional ? [undefined, ...field.choices] : field.choices
    case 'set':
      return field.choices.reduce<string[][]>(
        (sets, choice) => sets.concat(sets.map(set => [...set, choice])),
        [[]],
      )
    case 'choiceOrList':
      return [
        ...field.choices,
        Array.from({ length: field.length }, (_, i) => field.choices[i % field.choices.length]),
      ]
  }
}

function isAccepted(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch (error) {
    if (error instanceof RailheadError) return false
    throw error
  }
}

/** Every pair of settings of a configuration, e.g. `settings/edition=first players=2`. */
export function pairsOf(game: AnyGame, config: unknown): string[] {
  const chosen = game.config.fields.map(({ name }) => `${name}=${shown(Reflect.get(Object(config), name))}`)
  return chosen.flatMap((one, i) => chosen.slice(i + 1).map(other => `settings/${one} ${other}`))
}

/** A list with different choices for different things counts as mixed, whatever they are. */
function shown(value: unknown): string {
  if (value === undefined) return 'none'
  if (!Array.isArray(value)) return String(value)
  const different = new Set(value).size
  if (different === 1) return String(value[0])
  return different < value.length ? 'mixed' : value.join('+') || 'nothing'
}

/** A value of a ruling as a thing to be met: each choice by its name, of anything else whether it is the usual one. */
function rulingThing(game: AnyGame, ruling: Ruling, value: RulingValue): string {
  const usual = defaultIn(game, ruling, game.rulesVersion)
  const name = ruling.values.kind === 'choice' ? String(value) : same(value, usual) ? 'usual' : 'corrected'
  return `ruling/${ruling.id}=${name}`
}

const same = (a: RulingValue, b: RulingValue): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The rulings that a configuration names, as things to be met. */
export function rulingsShown(game: AnyGame, config: unknown): string[] {
  const named: unknown = Reflect.get(Object(config), 'rulings')
  if (typeof named !== 'object' || named === null) return []
  const resolved = readRulings(game, named, game.rulesVersion)
  return (game.rulings ?? []).map(ruling => rulingThing(game, ruling, resolved[ruling.id]))
}

/** Each ruling with each value that a match should have been played with. */
export function rulingsToMeet(
  game: AnyGame,
): { readonly thing: string; readonly rulings: Record<string, RulingValue> }[] {
  return (game.rulings ?? []).flatMap(ruling =>
    valuesOf(game, ruling, defaultIn(game, ruling, game.rulesVersion)).map(value => ({
      thing: rulingThing(game, ruling, value),
      rulings: { [ruling.id]: value },
    })),
  )
}

/** All choices; of anything else the usual value and one that differs a little. */
function valuesOf(game: AnyGame, { id, values }: Ruling, usual: RulingValue): readonly RulingValue[] {
  if (values.kind === 'choice') return values.choices
  for (const value of corrected(values, usual))
    if (isAccepted(() => readRulings(game, { [id]: value }, game.rulesVersion))) return [usual, value]
  throw new Error(`No value near the usual one of the ruling ${id} can be played.`)
}

/** Values in which one figure is another one, the first figure first. */
function* corrected(values: RulingValues, usual: RulingValue): Generator<RulingValue> {
  switch (values.kind) {
    case 'choice':
      yield* values.choices.filter(choice => choice !== usual)
      return
    case 'number':
      yield Number(usual) < values.to ? Number(usual) + 1 : Number(usual) - 1
      return
    case 'list': {
      const [first, ...rest] = usual as readonly RulingValue[]
      if (first === undefined) yield [firstValue(values.of)]
      else for (const other of corrected(values.of, first)) yield [other, ...rest]
      return
    }
    case 'record': {
      const before = usual as Readonly<Record<string, RulingValue>>
      for (const [name, field] of Object.entries(values.fields))
        for (const other of corrected(field, before[name])) yield { ...before, [name]: other }
    }
  }
}
