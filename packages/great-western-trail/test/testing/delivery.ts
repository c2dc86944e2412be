import {
  AUX_CARDS,
  AUX_CERTIFICATE,
  AUX_ENGINE,
  AUX_MONEY,
  AUX_REMOVAL,
  DISC_CERTIFICATE_4,
  DISC_CERTIFICATE_6,
  DISC_HAND,
  DISC_STEP_LEFT,
  DISC_STEP_RIGHT,
} from '../../src/components/playerBoard.js'
import { type Settings, type TestGame, testGame } from './testGame.js'

export const WHITE_DISCS = [
  AUX_MONEY,
  AUX_CARDS,
  AUX_CERTIFICATE,
  AUX_ENGINE,
  AUX_REMOVAL,
  DISC_CERTIFICATE_4,
]
export const BLACK_DISCS = [DISC_CERTIFICATE_6, DISC_STEP_LEFT, DISC_STEP_RIGHT, DISC_HAND]

/** Seat 0 has money and an engine beyond all cities, so that nothing disturbs. */
export function rich(settings: Settings = {}): TestGame {
  const game = testGame(settings)
  Object.assign(game.player(0), { money: 100, engine: 38 })
  return game
}

/** Step 5 with this total. */
export function deliver(game: TestGame, total = 18): TestGame {
  game.state.turn = 0
  return game.start({ kind: 'deliver', total, transport: true })
}

/** A delivery with a disc of the player board. */
export function deliverTo(game: TestGame, name: string, disc: number = AUX_REMOVAL, total = 18): TestGame {
  return deliver(game, total)
    .answer({ kind: 'city', city: game.city(name) })
    .answer({ kind: 'disc', disc })
}

/** The cities that are offered. */
export const cities = (game: TestGame): string[] =>
  game.offered('city', 'city').map(city => game.cityName(city))

/** Own discs of seat 0 on these cities. */
export function own(game: TestGame, ...names: string[]): TestGame {
  for (const name of names) game.player(0).cities[game.city(name)] = 1
  return game
}
