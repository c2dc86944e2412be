import { expect, test } from 'vitest'
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
import { outcome } from '../src/scoring.js'
import { type TestGame, testGame } from './testing/testGame.js'

const LAST_ROW = JOB_ROWS - 1
const FLOOD_2 = hazardTile(FLOOD, 0)

/** Everybody on the trail, one job market space left, and these tiles for steps 2 and 3. */
function lastSpace(players: number, steps2and3: readonly [number, number, number, number]): TestGame {
  const game = testGame({ players }).clearTrail()
  const workers = new Array<number>(players - 1).fill(ENGINEER)
  for (const player of game.state.players) player.space = game.space('nA')
  game.jobMarket(LAST_ROW, { [LAST_ROW]: workers })
  game.state.foresight = [FLOOD_2, FLOOD_2, ...steps2and3]
  return game
}

const choose = (game: TestGame, tile: number): TestGame => game.answer({ kind: 'tile', tile })

/** Seat 0 reaches Kansas City and ends the market in step 2. */
function triggered(
  players: number,
  step3: readonly [number, number] = [GREEN_OUTLAW, BUILDER],
  seat = 0,
): TestGame {
  const game = lastSpace(players, [COWBOY, COWBOY, ...step3]).visit('kansasCity', seat)
  return choose(choose(game, FLOOD_2), COWBOY)
}

/** Steps 4 and 5 with nothing special. */
function deliver(game: TestGame): TestGame {
  game.answer({ kind: 'spend', certificates: 0 })
  while (game.asked() === 'deliver' || game.asked() === 'placeDisc') game.answer({ ...game.options()[0] })
  return game
}

/** A turn of one step, with nothing done. */
const shortTurn = (game: TestGame): TestGame => game.answer({ kind: 'move', to: game.space('nB') }).pass()

test.each([2, 3, 4])(
  'GWT2-END-01 %d players: the worker on the last space in step 2 triggers the end',
  players => {
    const game = triggered(players)
    expect(game.told('endTriggered')).toEqual([{ type: 'endTriggered', seat: 0 }])
    expect(game.player(0).hasJobMarketToken).toBe(true)
    expect(game.state).toMatchObject({ endedBy: 0, jobRow: JOB_ROWS })
    expect(game.state.jobs.at(-1)).toBe(COWBOY)
  },
)

test('GWT2-END-01 in step 3 as well, but not with a space left', () => {
  const inStep3 = lastSpace(2, [COWBOY, COWBOY, BUILDER, BUILDER])
  inStep3.jobMarket(LAST_ROW).visit('kansasCity', 0)
  choose(choose(inStep3, FLOOD_2), COWBOY)
  expect(inStep3.state.endedBy).toBe(-1)
  choose(inStep3, BUILDER)
  expect(inStep3.state.endedBy).toBe(0)
  expect(inStep3.player(0).hasJobMarketToken).toBe(true)
})

test('GWT2-END-02 after step 2 no worker may be chosen in step 3', () => {
  const game = triggered(2, [GREEN_OUTLAW, BUILDER])
  expect(game.asked()).toBe('foresight')
  expect(game.offered('tile', 'tile')).toEqual([GREEN_OUTLAW])
  choose(game, GREEN_OUTLAW)
  expect(game.tile('camp1')).toBe(GREEN_OUTLAW)
  expect(game.state.foresight[5]).toBe(BUILDER)
})

test('GWT2-END-02 with two workers step 3 is skipped', () => {
  const game = triggered(2, [BUILDER, ENGINEER])
  expect(game.asked()).toBe('income')
  expect(game.state.foresight.slice(4)).toEqual([BUILDER, ENGINEER])
})

test('GWT2-END-03 the triggering player finishes the visit, and it was the last turn', () => {
  const game = triggered(2, [BUILDER, ENGINEER])
  deliver(game)
  expect(game.told('income')).toHaveLength(1)
  expect(game.told('delivered')).toHaveLength(1)
  expect(game.told('foresightRefilled')).toHaveLength(1)
  expect(game.player(0).space).toBe(game.space('start'))
  expect(game.state.foresight.every(tile => tile !== NOTHING)).toBe(true)
  expect(game.state.turn).toBe(1)
  shortTurn(game)
  expect(game.state.over).toBe(true)
})

test.each([
  [2, 0, [1]],
  [3, 1, [2, 0]],
  [4, 2, [3, 0, 1]],
])(
  'GWT2-END-04 GWT2-END-06 %d players, triggered by seat %d: each other one has one more turn, then it is over',
  (players, seat, order) => {
    const game = deliver(triggered(players, [BUILDER, BUILDER], seat))
    for (const next of order) {
      expect(game.state.turn).toBe(next)
      expect(game.asked(next)).toBe('phaseA')
      expect(outcome(game.state)).toBeUndefined()
      shortTurn(game)
    }
    expect(game.state.over).toBe(true)
    expect(game.decisions()).toEqual([])
    expect(outcome(game.state)?.scores).toHaveLength(players)
  },
)

test('GWT2-END-05 in the last turn Kansas City gives no workers, but income, delivery and the refill', () => {
  const game = deliver(triggered(2, [BUILDER, BUILDER]))
  game.state.foresight = [FLOOD_2, FLOOD_2, COWBOY, COWBOY, BUILDER, GREEN_OUTLAW]
  game.player(1).space = game.space('nG')
  game.startMove('nG', 1).answer({ kind: 'move', to: game.space('kansasCity') })
  choose(game, FLOOD_2)
  expect(game.offered('tile', 'tile')).toEqual([GREEN_OUTLAW]) // step 2 had only workers
  choose(game, GREEN_OUTLAW)
  expect(game.asked()).toBe('income')
  deliver(game)
  expect(game.told('delivered').map(({ seat }) => seat)).toEqual([0, 1])
  expect(game.state.foresight.every(tile => tile !== NOTHING)).toBe(true)
  expect(game.state.over).toBe(true)
})

test('GWT2-END-07 after the token has left, workers of the last row can be hired', () => {
  const game = deliver(triggered(3, [BUILDER, BUILDER]))
  game.player(1).money = 4
  game.visit('nA', 1).use(1)
  expect(game.offered('hire', 'row')).toEqual([LAST_ROW])
  expect(game.offered('hire', 'worker')).toEqual([COWBOY, ENGINEER])
})
