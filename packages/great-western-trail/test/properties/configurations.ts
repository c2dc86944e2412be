import { type Field, RailheadError } from '@railhead/kernel'
import { type Config, configSpec } from '../../src/config.js'

/** Of a setting with many choices the first and the last stand for all. */
const MANY = 4

/** Everything that a field of the configuration may be, its absence included. */
function valuesOf(field: Field): readonly unknown[] {
  switch (field.kind) {
    case 'choice': {
      const { choices } = field
      const some = choices.length > MANY ? [choices[0], choices[choices.length - 1]] : choices
      return field.optional ? [undefined, ...some] : some
    }
    case 'set':
      return field.choices.reduce<string[][]>(
        (sets, choice) => sets.concat(sets.map(set => [...set, choice])),
        [[]],
      )
    case 'choiceOrList':
      return field.choices
  }
}

/** Every configuration that can be played: what the game refuses is left out. */
export function configurations(): Config[] {
  let inputs: Record<string, unknown>[] = [{}]
  for (const field of configSpec.fields)
    inputs = inputs.flatMap(input => valuesOf(field).map(value => ({ ...input, [field.name]: value })))
  return inputs.flatMap(accepted)
}

function accepted(input: Record<string, unknown>): Config[] {
  try {
    return [configSpec.parse(input)]
  } catch (error) {
    if (error instanceof RailheadError) return []
    throw error
  }
}
