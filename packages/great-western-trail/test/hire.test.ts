import { expect, test } from 'vitest'
import { CRIOLLO, GALLOWAY } from '../src/components/cattle.js'
import { JOB_ROWS } from '../src/components/jobMarket.js'
import {
  BUILDER,
  COWBOY,
  ENGINEER,
  FLOOD,
  GREEN_OUTLAW,
  hazardTile,
  NOTHING,
} from '../src/components/tiles.js'
import { type TestGame, testGame } from './testing/testGame.js'

const PLAYERS = [2, 3, 4]
const NORMAL = { kind: 'hire', change: 0 } as const

/** Seat 0 has `count` workers of a type and hires the next one, who stands alone in the market. */
function hireNext(worker: number, count: number): TestGame {
  const game = testGame().jobMarket(1, { 0: [worker] })
  game.player(0).money = 20
  game.player(0).workers[worker] = count
  return game.start(NORMAL)
}

test.each(PLAYERS)(
  'GWT2-HIRE-01 GWT2-HIRE-12 %d players: the worker costs money and leaves an empty space',
  players => {
    const game = testGame({ players }).jobMarket(3, { 0: [COWBOY, BUILDER], 2: [COWBOY, ENGINEER] })
    game.player(0).money = 10
    game.start(NORMAL).answer({ kind: 'hire', worker: COWBOY, row: 2 })
    expect(game.player(0).money).toBe(10 - 7)
    expect(game.player(0).workers[COWBOY]).toBe(2)
    expect(game.state.jobs[2 * players]).toBe(NOTHING)
    expect(game.state.jobs.filter(worker => worker !== NOTHING)).toEqual([COWBOY, BUILDER, ENGINEER])
    expect(game.told('hired')).toEqual([{ type: 'hired', seat: 0, worker: COWBOY, row: 2, cost: 7 }])
  },
)

test.each(PLAYERS)("GWT2-HIRE-02 %d players: workers in the token's row cannot be hired", players => {
  const game = testGame({ players }).jobMarket(1, { 0: [COWBOY, BUILDER], 1: [ENGINEER] })
  game.player(0).money = 20
  game.start(NORMAL)
  expect(game.offered('hire', 'row')).toEqual([0])
  expect(game.offered('hire', 'worker')).toEqual([COWBOY, BUILDER])
})

test('GWT2-HIRE-03 the icon changes the cost: unchanged, +$2, -$1, -$2', () => {
  for (const [change, cost] of [
    [0, 7],
    [2, 9],
    [-1, 6],
    [-2, 5],
  ]) {
    const game = testGame().jobMarket(4, { 2: [COWBOY, BUILDER] })
    game.player(0).money = cost
    game.start({ kind: 'hire', change }).answer({ kind: 'hire', worker: COWBOY, row: 2 })
    expect(game.player(0).money).toBe(0)

    const short = testGame().jobMarket(4, { 2: [COWBOY, BUILDER] })
    short.player(0).money = cost - 1
    short.start({ kind: 'hire', change })
    expect(short.asked(0)).not.toBe('hire')
    expect(short.player(0).workers).toEqual([0, 1, 1, 1])
  }
})

test('GWT2-HIRE-04 the twelve rows cost $6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5 and 4', () => {
  const costs = Array.from({ length: JOB_ROWS }, (_, row) => {
    const game = testGame().jobMarket(12, { [row]: [COWBOY] })
    game.player(0).money = 10
    return 10 - game.start(NORMAL).player(0).money
  })
  expect(costs).toEqual([6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4])
})

test('GWT2-HIRE-05 building A: $7 by the plain icon for one worker, $8 by the +$2 icon for another', () => {
  const game = testGame()
    .jobMarket(3, { 0: [COWBOY], 2: [BUILDER] })
    .hand([])
  game.player(0).money = 15
  game.visit('nA', 0).use(1).answer({ kind: 'hire', worker: BUILDER, row: 2 })
  expect(game.player(0).money).toBe(8)
  game.use(2)
  expect(game.player(0).money).toBe(0)
  expect(game.player(0).workers).toEqual([0, 2, 2, 1])
})

test('GWT2-HIRE-06 the worker covers the next space of its own row', () => {
  const game = hireNext(BUILDER, 3)
  expect(game.player(0).workers).toEqual([0, 1, 4, 1])
  // The fourth space of the builder row is the one with the build action.
  expect(game.asked()).toBe('build')
})

test('GWT2-HIRE-07 a row has six spaces; a worker whose row is full cannot be hired', () => {
  const game = testGame().jobMarket(1, { 0: [COWBOY, BUILDER] })
  game.player(0).money = 20
  game.player(0).workers = [0, 6, 5, 1]
  game.visit('nA', 0).use(1)
  expect(game.player(0).workers).toEqual([0, 6, 6, 1])
  game.pass() // the build action of the sixth builder
  expect(game.offers({ kind: 'local', action: 2 })).toBe(false)
})

test('GWT2-HIRE-08 the action of the covered space is done at once or lost', () => {
  const lost = hireNext(COWBOY, 3).put('flood1', hazardTile(FLOOD, 4))
  expect(lost.asked()).toBe('takeHazard')
  lost.pass()
  expect(lost.player(0).hazards).toEqual([])
  expect(lost.state.turn).toBe(1)
})

test('GWT2-HIRE-08 GWT2-HIRE-11 a worker hired by such an action brings the action of its own space too', () => {
  const game = testGame().clearTrail().put('flood1', hazardTile(FLOOD, 4))
  game.jobMarket(2, { 0: [ENGINEER], 1: [COWBOY] })
  game.player(0).money = 10
  game.player(0).workers = [0, 3, 1, 3]
  game.start(NORMAL).answer({ kind: 'hire', worker: ENGINEER, row: 0 })
  expect(game.player(0).money).toBe(4)
  game.answer({ kind: 'hire', worker: COWBOY, row: 1 })
  expect(game.player(0).money).toBe(4 - (6 - 2))
  game.answer({ kind: 'hazard', space: game.space('flood1') })
  expect(game.player(0).hazards).toEqual([hazardTile(FLOOD, 4)])
})

test('GWT2-HIRE-09 cowboys: a free hazard on the fourth space, an outlaw on the sixth, nothing on the others', () => {
  for (const count of [1, 2, 4]) expect(hireNext(COWBOY, count).state.turn).toBe(1)
  const fourth = testGame()
    .clearTrail()
    .put('rock2', hazardTile(FLOOD, 0))
    .jobMarket(1, { 0: [COWBOY] })
  fourth.player(0).workers[COWBOY] = 3
  fourth.start(NORMAL).answer({ kind: 'hazard', space: fourth.space('rock2') })
  expect(fourth.player(0)).toMatchObject({ money: 0, hazards: [hazardTile(FLOOD, 0)] })
  const sixth = testGame()
    .clearTrail()
    .put('camp6', GREEN_OUTLAW)
    .jobMarket(1, { 0: [COWBOY] })
  sixth.player(0).workers[COWBOY] = 5
  sixth.start(NORMAL).answer({ kind: 'outlaw', space: sixth.space('camp6') })
  expect(sixth.player(0)).toMatchObject({ money: 5, greenOutlaws: 1 })
})

test.each([4, 6])('GWT2-HIRE-10 builder %d builds at $1 per required builder', space => {
  const game = hireNext(BUILDER, space - 1)
  game.answer({ kind: 'building', building: 5 }).answer({ kind: 'site', space: game.space('ab1') })
  expect(game.player(0).money).toBe(20 - 6 - 3)
})

test('GWT2-HIRE-10 the second, third and fifth builder bring nothing', () => {
  for (const count of [1, 2, 4]) expect(hireNext(BUILDER, count).state.turn).toBe(1)
})

test.each([
  [2, 1, 0],
  [3, 0, 2],
  [5, 2, 0],
  [6, 0, 4],
])(
  'GWT2-HIRE-11 engineer %d: discarding a Criollo gives %d certificates and $%d',
  (space, certificates, money) => {
    const game = testGame()
      .jobMarket(1, { 0: [ENGINEER] })
      .hand([CRIOLLO, CRIOLLO, GALLOWAY])
    game.player(0).workers[ENGINEER] = space - 1
    game.start(NORMAL)
    expect(game.player(0)).toMatchObject({ money: 0, certificates: 0 })
    game.answer({ kind: 'take' })
    expect(game.player(0)).toMatchObject({ money, certificates, discard: [CRIOLLO] })
  },
)

test('GWT2-HIRE-11 without a Criollo, or declined, the engineer brings nothing', () => {
  const without = testGame()
    .jobMarket(1, { 0: [ENGINEER] })
    .hand([GALLOWAY])
  without.player(0).workers[ENGINEER] = 5
  without.start(NORMAL)
  expect(without.offers({ kind: 'take' })).toBe(false)
  without.pass()
  expect(without.player(0)).toMatchObject({ money: 0, discard: [] })
  const declined = testGame()
    .jobMarket(1, { 0: [ENGINEER] })
    .hand([CRIOLLO])
  declined.player(0).workers[ENGINEER] = 5
  declined.start(NORMAL).pass()
  expect(declined.player(0)).toMatchObject({ money: 0, discard: [] })
})
