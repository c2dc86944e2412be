import { privateTile } from '../../src/components/tiles.js'
import { buildingOf } from '../../src/tasks/build.js'
import { feeAt } from '../../src/walk.js'
import { type Settings, type TestGame, testGame } from './testGame.js'

export const SHORTHORN_3 = 7

export interface Visit {
  /** Where the building stands. */
  readonly at?: string
  readonly hand?: readonly number[]
  readonly money?: number
  readonly prepare?: (game: TestGame) => unknown
  readonly settings?: Settings
}

/** A number and a face, as printed: '10b'. */
function faceOf(game: TestGame, name: string): number {
  const number = Number.parseInt(name, 10)
  if (name.endsWith('b')) game.facesB(number)
  return number
}

/** Seat 0 arrives at its own building, on a trail without hazards and outlaws. */
export function visitOwn(
  name: string,
  { at = 'ab1', hand = [], money = 0, prepare, settings }: Visit = {},
): TestGame {
  const game = testGame(settings).clearTrail().hand(hand, 0)
  game.player(0).money = money
  game.build(0, faceOf(game, name), at)
  prepare?.(game)
  return game.visit(at, 0)
}

/** Seat 0 arrives at a neutral building. */
export function visitNeutral(
  letter: string,
  hand: readonly number[],
  money: number,
  prepare?: (game: TestGame) => unknown,
): TestGame {
  const game = testGame().clearTrail().hand(hand, 0)
  game.player(0).money = money
  prepare?.(game)
  return game.visit(`n${letter}`, 0)
}

/** What a building face demands and scores, and its hands as other players pay for them. */
export function worth(
  name: string,
  settings: Settings = {},
): { builders: number; points: number; hands: string } {
  const game = testGame({ ...settings, players: 3 }) // a green hand costs $2, a black one $1
  const number = faceOf(game, name)
  game.build(0, number, 'ab1')
  const points = game.score(0).buildings
  game.put('ab1', privateTile(1, number))
  const hands = ['none', 'black', 'green', 'green and black'][feeAt(game.state, game.space('ab1'))]
  return { builders: buildingOf(game.state, number).builders, points, hands }
}
