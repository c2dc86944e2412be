import { type AnyGame, RailheadError } from '@railhead/kernel'

/** The games that every program of the platform offers. */
export const games: readonly AnyGame[] = []

export function gameById(id: string): AnyGame {
  const game = games.find(candidate => candidate.id === id)
  if (!game)
    throw new RailheadError(
      'unknownGame',
      `There is no game '${id}'.`,
      games.map(candidate => candidate.id),
    )
  return game
}
