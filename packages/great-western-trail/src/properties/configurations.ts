import { RailheadError } from '@railhead/kernel'
import { type Config, configSpec } from '../config.js'

/** Everything that a field of the configuration may be; a new setting is one more line. */
const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  edition: ['second', 'first'],
  players: [2, 3, 4, undefined],
  solo: [undefined, 'easy', 'medium', 'hard'],
  samFirstCity: [undefined, 'newYork'],
  neutralBuildings: ['beginner', 'random'],
  buildingFaces: ['a', 'random'],
  cattle: ['none', 'simmental', 'brahman'],
  addons: [[], ['railsToTheNorth'], ['pokerTable'], ['railsToTheNorth', 'pokerTable']],
}

/** Every configuration that can be played: what the game refuses is left out. */
export function configurations(): Config[] {
  let inputs: Record<string, unknown>[] = [{}]
  for (const [name, values] of Object.entries(CHOICES))
    inputs = inputs.flatMap(input => values.map(value => ({ ...input, [name]: value })))
  return inputs.flatMap(input => accepted(input))
}

function accepted(input: Record<string, unknown>): Config[] {
  try {
    return [configSpec.parse(input)]
  } catch (error) {
    if (error instanceof RailheadError) return []
    throw error
  }
}
