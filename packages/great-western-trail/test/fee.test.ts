import { expect, test } from 'vitest'
import { boxOf } from '../src/components/box.js'
import { SANTA_GERTRUDIS } from '../src/components/cattle.js'
import {
  BLACK_HAND,
  FLOOD,
  GREEN_HAND,
  GREEN_OUTLAW,
  HAZARD_FACES,
  hazardTile,
  ORANGE_OUTLAW,
} from '../src/components/tiles.js'
import { BANK } from '../src/event.js'
import { objective, type TestGame, testGame } from './testing/testGame.js'

const floodWith = (hand: number): number =>
  hazardTile(
    FLOOD,
    HAZARD_FACES.findIndex(face => boxOf(0).tileHands[hazardTile(FLOOD, face)] === hand),
  )
const GREEN_FLOOD = floodWith(GREEN_HAND)
const BLACK_FLOOD = floodWith(BLACK_HAND)

/** Fees paid so far: amount and payee. */
const fees = (game: TestGame): number[][] => game.told('fee').map(event => [event.amount, event.to])

test('GWT2-FEE-01 the fee is paid where the cattleman passes and where it ends, before it goes on', () => {
  const game = testGame().clearTrail().put('flood1', GREEN_FLOOD).put('flood2', BLACK_FLOOD)
  game.player(0).money = 10
  game.startMove('nA').answer({ kind: 'move', to: game.space('flood2') })
  expect(game.told('fee').map(event => event.space)).toEqual([game.space('flood1'), game.space('flood2')])
  expect(game.player(0).money).toBe(6)
  expect(game.events.slice(-3).map(event => event.type)).toEqual(['fee', 'fee', 'moved'])
})

test.each([2, 3, 4])('GWT2-FEE-02 %d players: the bank gets the fees of hazards and outlaws', players => {
  const game = testGame({ players }).clearTrail().put('camp4', GREEN_OUTLAW).put('camp5', ORANGE_OUTLAW)
  const others = game.state.players.slice(1).map(player => player.money)
  game.startMove('nD').answer({ kind: 'move', to: game.space('camp5') })
  expect(game.told('fee').map(event => event.to)).toEqual([BANK, BANK])
  expect(game.state.players.slice(1).map(player => player.money)).toEqual(others)
})

test.each([2, 3, 4])('GWT2-FEE-03 %d players: the owner of a building gets its fee', players => {
  const owner = players - 1
  const game = testGame({ players }).clearTrail().build(owner, 1, 'ab1') // 1a: green hand
  const green = [0, 0, 2, 2, 1][players]
  const before = game.state.players.map(player => player.money)
  game.startMove('nA').answer({ kind: 'move', to: game.space('ab1') })
  const after = game.state.players.map(player => player.money)
  const expected = [...before]
  expected[0] -= green
  expected[owner] += green
  expect(after).toEqual(expected)
})

test('GWT2-FEE-04 hands on own buildings and neutral buildings cost nothing', () => {
  const game = testGame().clearTrail().build(0, 7, 'ab1').build(0, 1, 'ab2')
  const { money } = game.player(0)
  game.startMove('nA').answer({ kind: 'move', to: game.space('ab2') })
  expect(game.player(0).money).toBe(money)
  game
    .pass()
    .startMove('ab2', 0)
    .answer({ kind: 'move', to: game.space('nB') })
  expect(game.player(0).money).toBe(money)
  expect(game.told('fee')).toEqual([])
})

test.each([
  { players: 2, green: 2, black: 2 },
  { players: 3, green: 2, black: 1 },
  { players: 4, green: 1, black: 2 },
])(
  'GWT2-FEE-05 $players players: a green hand costs $green, a black hand $black dollars',
  ({ players, green, black }) => {
    const feeOf = (space: string, tile: number, from: string): number => {
      const game = testGame({ players }).clearTrail().put(space, tile)
      return game
        .startMove(from)
        .answer({ kind: 'move', to: game.space(space) })
        .told('fee')[0].amount
    }
    expect(feeOf('flood1', GREEN_FLOOD, 'nA')).toBe(green)
    expect(feeOf('flood1', BLACK_FLOOD, 'nA')).toBe(black)
    expect(feeOf('camp4', GREEN_OUTLAW, 'nD')).toBe(green)
    expect(feeOf('camp4', ORANGE_OUTLAW, 'nD')).toBe(black)
    const building = testGame({ players }).clearTrail().build(1, 4, 'ab1').startMove('nA') // 4a: black hand
    building.answer({ kind: 'move', to: building.space('ab1') })
    expect(fees(building)).toEqual([[black, 1]])
  },
)

test.each([
  { players: 2, both: 4 },
  { players: 3, both: 3 },
  { players: 4, both: 3 },
])(
  'GWT2-FEE-06 $players players: green and black hand on one tile cost $both dollars',
  ({ players, both }) => {
    const game = testGame({ players }).clearTrail().build(1, 7, 'ab1').startMove('nA') // 7a shows both hands
    game.answer({ kind: 'move', to: game.space('ab1'), fee: both })
    expect(fees(game)).toEqual([[both, 1]])
  },
)

test('GWT2-FEE-07 a player who cannot pay in full pays what is left and moves on', () => {
  const game = testGame().clearTrail().put('flood1', GREEN_FLOOD).put('flood2', GREEN_FLOOD)
  game.player(0).money = 1
  game.startMove('nA').answer({ kind: 'move', to: game.space('flood2') })
  expect(fees(game)).toEqual([[1, BANK]])
  expect(game.player(0)).toMatchObject({ money: 0, space: game.space('flood2') })
})

test('GWT2-FEE-08 what was not paid is not owed, though money comes in the same turn', () => {
  const game = testGame().clearTrail().build(1, 1, 'ab1').hand([SANTA_GERTRUDIS])
  game.player(0).money = 0
  const { money } = game.player(1)
  game.startMove('nA').answer({ kind: 'move', to: game.space('ab1') })
  game.answer({ kind: 'auxiliary', which: 0 }).pass() // gains $1
  expect(game.player(0).money).toBe(1)
  game
    .startMove('ab1', 0)
    .answer({ kind: 'move', to: game.space('nB') })
    .use(0)
    .pass()
  expect(game.player(0).money).toBe(3)
  expect(game.player(1).money).toBe(money)
})

test('GWT2-FEE-09 every other cost must be paid in full', () => {
  const game = testGame().clearTrail().put('flood1', GREEN_FLOOD).hand([])
  game.player(0).money = 6
  expect(game.visit('nF').offered('local', 'action')).toEqual([]) // a hazard costs $7
  game.player(0).money = 1
  expect(game.visit('nD').offers({ kind: 'local', action: 0 })).toBe(false) // the engine costs $2; no outlaw is there
  game.player(0).money = 5
  expect(game.visit('nA').offered('local', 'action')).toEqual([]) // no worker for less than $6
})

test('GWT2-FEE-10 fees are paid in path order, as far as the money goes', () => {
  const game = testGame({ players: 4 }).clearTrail()
  game.build(1, 4, 'ab1').build(2, 1, 'ab2') // 4a shows a black hand, 1a a green one
  game.player(0).money = 2
  const [first, second] = [game.player(1).money, game.player(2).money]
  game.startMove('nA', 0).answer({ kind: 'move', to: game.space('nB'), fee: 2 })
  expect(game.player(1).money).toBe(first + 2)
  expect(game.player(2).money).toBe(second)
  expect(game.player(0).money).toBe(0)
})

test('GWT2-FEE-11 two floods, a green and a black hand, take $1 and then $1 from a player with $2', () => {
  const game = testGame({ players: 4 }).clearTrail()
  game.put('flood1', GREEN_FLOOD).put('flood2', BLACK_FLOOD)
  game.player(0).money = 2
  game.startMove('nA', 0).answer({ kind: 'move', to: game.space('flood2') })
  expect(fees(game)).toEqual([
    [1, BANK],
    [1, BANK],
  ])
})

test('GWT2-FEE-12 a move of a building owes fees, the move of an objective card does not', () => {
  const road = (): TestGame => testGame().clearTrail().build(0, 4, 'ab1').build(1, 1, 'ab2')
  const game = road().visit('ab1')
  const { money } = game.player(0)
  game.use(1).answer({ kind: 'move', to: game.space('nB') }) // 4a: up to 2 steps
  expect(fees(game)).toEqual([[2, 1]])
  expect(game.player(0).money).toBe(money - 2)
  const card = objective('trail-a')
  const free = road().hand([card]).startMove('ab1').answer({ kind: 'play', card })
  free.answer({ kind: 'move', to: free.space('nB'), fee: 0 })
  expect(free.player(0).money).toBe(money)
  expect(fees(free)).toEqual([])
})
