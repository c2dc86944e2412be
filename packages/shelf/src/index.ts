import { carsonCity } from '@railhead/carson-city'
import { greatWesternTrail } from '@railhead/great-western-trail'
import { type AnyGame, anyGame, RailheadError } from '@railhead/kernel'

/** The games that every program of the platform offers. */
export const games: readonly AnyGame[] = [
  anyGame(greatWesternTrail),
  anyGame(carsonCity),
  // A new game is one row here.
]

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
