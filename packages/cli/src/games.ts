import { type AnyGame, type Field, type FieldValue, RailheadError } from '@railhead/kernel'
import { type Input, UsageError } from './command.js'
import type { World } from './world.js'

export function findGame(world: World, id: string): AnyGame {
  const ids = world.games.map(game => game.id)
  const game = world.games.find(candidate => candidate.id === id)
  if (!game) throw new RailheadError('unknownGame', `There is no game '${id}'.`, ids)
  return game
}

/** The game named by `--game`, or the first one. */
export function chosenGame(input: Input, world: World): AnyGame {
  const id = input.text('game')
  if (id !== undefined) return findGame(world, id)
  if (world.games.length === 0) throw new UsageError('There are no games here.')
  return world.games[0]
}

/** The value of `--config`, validated; without one, the game's plainest configuration for that many players. */
export function chosenConfig(game: AnyGame, input: Input, players?: number): unknown {
  const text = input.text('config')
  if (text === undefined) return game.config.parse(plainConfig(game, players))
  let config: unknown
  try {
    config = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`--config is no JSON: ${reason}`)
  }
  return game.config.parse(config)
}

/** The smallest configuration: what must be given and has no default is the first of its choices. */
export function plainConfig(game: AnyGame, players?: number): Record<string, FieldValue> {
  const config: Record<string, FieldValue> = {}
  for (const field of game.config.fields) {
    if (field.name === 'players' && players !== undefined) config[field.name] = players
    else if (mustBeGiven(field) || field.name === 'players')
      config[field.name] = field.default ?? field.choices[0]
  }
  return config
}

function mustBeGiven(field: Field): boolean {
  return field.default === undefined && !(field.kind === 'choice' && field.optional === true)
}

/** How many players the game can have, fewest first. */
export function playerCounts(game: AnyGame): number[] {
  const field = game.config.fields.find(candidate => candidate.name === 'players')
  if (field?.kind !== 'choice') return []
  return field.choices.filter(choice => typeof choice === 'number').sort((a, b) => a - b)
}

/** The names in `--seats`, one for each seat. */
export function chosenSeats(input: Input, known: readonly string[]): string[] | undefined {
  const text = input.text('seats')
  if (text === undefined) return undefined
  const names = text.split(',').map(name => name.trim())
  for (const name of names)
    if (!known.includes(name))
      throw new UsageError(`--seats has '${name}'; expected a list of ${known.join(', ')}.`)
  return names
}

export function checkSeats(game: AnyGame, config: unknown, names: readonly string[]): void {
  const seats = game.config.seats(config)
  if (names.length !== seats)
    throw new UsageError(`--seats names ${names.length} players; this configuration has ${seats} seats.`)
}
