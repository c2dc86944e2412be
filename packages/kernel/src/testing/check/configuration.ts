import { RailheadError } from '../../errors.js'
import type { PlainEvent, PlainState } from '../../game.js'
import { CheckFailed, ensure, ensureSame, shown } from './failed.js'
import type { Subject } from './subject.js'

/** A configuration can be stored and read again; what is wrong is refused with what was expected. */
export function checkConfiguration<
  State extends PlainState,
  Option extends object,
  Config,
  Event extends PlainEvent,
>({ game, configs }: Subject<State, Option, Config, Event>): void {
  const names = new Set(game.config.fields.map(field => field.name))
  for (const config of configs) {
    const stored: unknown = JSON.parse(JSON.stringify(config))
    ensureSame(stored, config, () => `the configuration ${shown(config)} is not plain JSON`)
    ensureSame(
      game.config.parse(stored),
      config,
      () => `parse(parse(x)) is not parse(x) for ${shown(config)}`,
    )
    for (const name of Object.keys(Object(config)))
      ensure(
        names.has(name) || name === 'rulings' || name === 'rules',
        () => `the configuration has '${name}', but no field is called so`,
      )
    const seats = game.config.seats(config)
    ensure(Number.isInteger(seats) && seats > 0, () => `${shown(config)} has ${seats} seats`)
  }
  const [plain] = configs
  for (const wrong of [
    null,
    7,
    'text',
    [],
    { ...plain, nonsense: 1 },
    ...wrongChoices(game.config.fields, plain),
  ])
    refuses(game, wrong)
}

function wrongChoices(fields: readonly { readonly name: string }[], plain: unknown): unknown[] {
  return fields.map(({ name }) => ({ ...Object(plain), [name]: { not: 'a choice' } }))
}

function refuses(game: { readonly config: { parse(input: unknown): unknown } }, wrong: unknown): void {
  try {
    game.config.parse(wrong)
  } catch (error) {
    if (error instanceof RailheadError && error.code === 'config' && error.expected !== undefined) return
    throw new CheckFailed(
      `${shown(wrong)} is refused with '${String(error)}'; a RailheadError of code 'config' says what was expected`,
    )
  }
  throw new CheckFailed(`${shown(wrong)} is accepted as a configuration`)
}
