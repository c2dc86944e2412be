import type { Seat } from '@railhead/kernel'
import { COWBOY } from '../../src/components/tiles.js'
import { type Settings, type TestGame, testGame } from './testGame.js'

/** A match with the poker table on a trail without hazards and outlaws. */
export const pokerGame = (settings: Settings = {}): TestGame =>
  testGame({ addons: ['pokerTable'], ...settings }).clearTrail()

/** The number of the poker action, behind those of the neutral building. */
const ACTION = 2

/** A seat stops on D and uses the poker action. */
export function stopAtD(
  game: TestGame,
  workers: readonly number[] = [0, 2, 1, 1],
  money?: number,
  seat: Seat = 0,
): TestGame {
  const player = game.player(seat)
  player.workers = [...workers]
  if (money !== undefined) player.money = money
  game.visit('nD', seat)
  return game.use(Math.max(...game.offered('local', 'action'), ACTION))
}

/** A seat stops on G and starts the showdown. */
export const stopAtG = (game: TestGame, seat: Seat = 0): TestGame => {
  game.visit('nG', seat)
  return game.use(Math.max(...game.offered('local', 'action')))
}

/** A hired cowboy of the seat sits down at the table; its turn ends. */
export function sit(game: TestGame, seat: Seat): TestGame {
  stopAtD(game, [0, 2, 1, 1], undefined, seat).answer({ kind: 'worker', worker: COWBOY })
  if (game.asked(seat) === 'layCard') game.pass()
  return game.pass()
}

/** A seated player with enough money stops on D and lays these cards, one or two; the turn ends. */
export function lay(game: TestGame, seat: Seat, cards: readonly number[]): TestGame {
  game.hand(cards, seat)
  stopAtD(game, [0, 1, 1, 1], 10, seat)
  for (const card of cards) game.answer({ kind: 'card', card })
  while (game.state.turn === seat) game.pass()
  return game
}
