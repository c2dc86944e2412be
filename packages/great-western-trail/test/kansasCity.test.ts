import { expect, test } from 'vitest'
import { BLACK_ANGUS, LONGHORN } from '../src/components/cattle.js'
import {
  BUILDER,
  COWBOY,
  DROUGHT,
  ENGINEER,
  FLOOD,
  GREEN_OUTLAW,
  hazardTile,
  isHazard,
  isOutlaw,
  isWorker,
  NOTHING,
  ORANGE_OUTLAW,
} from '../src/components/tiles.js'
import { tablesOf } from '../src/state.js'
import { type TestGame, testGame } from './testing/testGame.js'

const PLAYERS = [2, 3, 4]
const FLOOD_TILE = hazardTile(FLOOD, 0)
const DROUGHT_TILE = hazardTile(DROUGHT, 0)

/** Tiles on the foresight spaces of steps 1, 2 and 3. */
const FORESIGHT = [FLOOD_TILE, GREEN_OUTLAW, COWBOY, BUILDER, ENGINEER, ORANGE_OUTLAW]

/** Seat 0 reaches Kansas City with an empty trail and these foresight tiles. */
function visit(game: TestGame, foresight: readonly number[] = FORESIGHT): TestGame {
  game.state.foresight = [...foresight]
  return game.visit('kansasCity', 0)
}

const take = (game: TestGame, ...tiles: number[]): TestGame => {
  for (const tile of tiles) game.answer({ kind: 'tile', tile })
  return game
}

/** The first answer to everything, to the end of the turn. */
function finishTurn(game: TestGame): TestGame {
  while (game.state.turn === 0 && !game.state.over) game.answer(game.options()[0])
  return game
}

test('GWT2-KC-01 the five steps, each completely before the next', () => {
  const game = visit(testGame().clearTrail())
  finishTurn(take(game, FLOOD_TILE, COWBOY, ENGINEER).answer({ kind: 'spend', certificates: 0 }))
  const told = game.events
    .map(event => (event.type === 'foresight' ? `step ${event.step + 1}` : event.type))
    .filter(type => ['step 1', 'step 2', 'step 3', 'income', 'delivered', 'foresightRefilled'].includes(type))
  expect(told).toEqual(['step 1', 'step 2', 'step 3', 'income', 'delivered', 'foresightRefilled'])
})

test('GWT2-KC-01 a refilled market of step 2 is there before step 3', () => {
  const game = testGame()
    .clearTrail()
    .jobMarket(5, { 5: [COWBOY] })
  game.state.market = []
  take(visit(game), FLOOD_TILE, COWBOY)
  expect(game.state.market).toHaveLength(7)
  expect(game.offered('tile', 'tile')).toEqual([ENGINEER, ORANGE_OUTLAW])
})

test('GWT2-KC-02 each step asks for one of its two tiles, which is placed at once', () => {
  const game = visit(testGame().clearTrail())
  expect(game.options()).toEqual([
    { kind: 'tile', tile: FLOOD_TILE },
    { kind: 'tile', tile: GREEN_OUTLAW },
  ])
  take(game, GREEN_OUTLAW)
  expect(game.tile('camp1')).toBe(GREEN_OUTLAW)
  expect(game.state.foresight).toEqual([FLOOD_TILE, NOTHING, ...FORESIGHT.slice(2)])
  expect(game.offered('tile', 'tile')).toEqual([COWBOY, BUILDER])
  expect(game.offers({ kind: 'pass' })).toBe(false)
  take(game, BUILDER)
  expect(game.state.jobs).toContain(BUILDER)
  expect(game.offered('tile', 'tile')).toEqual([ENGINEER, ORANGE_OUTLAW])
  take(game, ORANGE_OUTLAW)
  expect(game.tile('camp2')).toBe(ORANGE_OUTLAW)
  expect(game.asked()).toBe('income')
})

test('GWT2-KC-02 two equal tiles are one answer, and one of them stays', () => {
  const game = visit(testGame().clearTrail(), [GREEN_OUTLAW, GREEN_OUTLAW, ...FORESIGHT.slice(2)])
  expect(game.options()).toEqual([{ kind: 'tile', tile: GREEN_OUTLAW }])
  take(game, GREEN_OUTLAW)
  expect(game.state.foresight.filter(tile => tile === GREEN_OUTLAW)).toHaveLength(1)
  expect(game.tile('camp2')).toBe(NOTHING)
})

test('GWT2-KC-03 an outlaw goes to the lowest empty space, and without room leaves the game', () => {
  const game = testGame().clearTrail()
  for (const name of ['camp1', 'camp2', 'camp4']) game.put(name, ORANGE_OUTLAW)
  take(visit(game), GREEN_OUTLAW)
  expect(game.tile('camp3')).toBe(GREEN_OUTLAW)
  const { camps } = tablesOf(game.state).trail
  for (const space of camps) game.state.trail[space] = ORANGE_OUTLAW
  const [bag] = game.state.bags
  const inBag = bag.filter(isOutlaw).length
  take(visit(game), GREEN_OUTLAW)
  expect(camps.map(space => game.state.trail[space])).toEqual(new Array(9).fill(ORANGE_OUTLAW))
  expect(game.state.foresight).not.toContain(GREEN_OUTLAW)
  expect(bag.filter(isOutlaw)).toHaveLength(inBag)
})

test('GWT2-KC-04 a hazard goes to the lowest empty space of its type', () => {
  const game = testGame().clearTrail().put('flood1', hazardTile(FLOOD, 1)).put('flood3', hazardTile(FLOOD, 2))
  take(visit(game), FLOOD_TILE)
  expect(game.tile('flood2')).toBe(FLOOD_TILE)
  expect(game.tile('drought1')).toBe(NOTHING)
})

test('GWT2-KC-04 a hazard without room leaves the game', () => {
  const game = testGame().clearTrail()
  for (const n of [1, 2, 3, 4]) game.put(`flood${n}`, hazardTile(FLOOD, 1))
  const before = [...game.state.trail]
  const [bag] = game.state.bags
  const inBag = bag.filter(isHazard).length
  take(visit(game), FLOOD_TILE)
  expect(game.state.trail).toEqual(before) // droughts and rockfalls have room, but not for a flood
  expect(game.state.foresight).not.toContain(FLOOD_TILE)
  expect(bag.filter(isHazard)).toHaveLength(inBag)
  expect(game.player(0).hazards).toEqual([])
})

test.each(PLAYERS)(
  "GWT2-KC-05 GWT2-KC-06 %d players: workers fill the token's row from the left, the token's space last",
  players => {
    const game = testGame({ players }).clearTrail().jobMarket(2)
    for (let column = 0; column < players; column++) {
      expect(game.state.jobRow).toBe(2)
      take(visit(game), FLOOD_TILE, COWBOY)
      expect(game.state.jobs.slice(2 * players, 2 * players + column + 1)).toEqual(
        new Array(column + 1).fill(COWBOY),
      )
      expect(game.state.jobs.filter(isWorker)).toHaveLength(column + 1)
    }
    expect(game.state.jobRow).toBe(3)
    expect(game.told('jobMarketToken')).toEqual([{ type: 'jobMarketToken', row: 3 }])
    take(game, ENGINEER)
    expect(game.state.jobs[3 * players]).toBe(ENGINEER)
  },
)

test.each([
  [2, 7],
  [3, 10],
  [4, 13],
])(
  'GWT2-KC-06 GWT2-KC-07 GWT2-KC-10 %d players: yellow arrows behind rows 6 and 9 refill the market to %d',
  (players, size) => {
    const rowsOfRefills: number[] = []
    for (let row = 1; row <= 11; row++) {
      const workers = new Array<number>(players - 1).fill(ENGINEER)
      const game = testGame({ players })
        .clearTrail()
        .jobMarket(row - 1, { [row - 1]: workers })
      game.state.market = [BLACK_ANGUS, LONGHORN]
      const deck = game.state.marketDeck.length
      take(visit(game), FLOOD_TILE, COWBOY)
      expect(game.state.jobRow).toBe(row) // the next one, counted from 0
      const grown = game.state.market.length - 2
      expect(game.state.marketDeck).toHaveLength(deck - grown)
      if (grown > 0) rowsOfRefills.push(row)
      expect([0, size - 2]).toContain(grown)
      expect(game.state.endedBy).toBe(-1)
    }
    expect(rowsOfRefills).toEqual([6, 9])
  },
)

test.each([
  [2, 7],
  [3, 10],
  [4, 13],
])('GWT2-KC-08 %d players: a market of %d cards or more is not refilled', (players, size) => {
  for (const cards of [size, size + 4]) {
    const workers = new Array<number>(players - 1).fill(ENGINEER)
    const game = testGame({ players }).clearTrail().jobMarket(5, { 5: workers })
    game.state.market = new Array<number>(cards).fill(BLACK_ANGUS)
    take(visit(game), FLOOD_TILE, COWBOY)
    expect(game.state.jobRow).toBe(6)
    expect(game.state.market).toEqual(new Array(cards).fill(BLACK_ANGUS))
    expect(game.told('marketGrew')).toEqual([])
  }
})

test('GWT2-KC-09 a refill stops with the last card of the market deck', () => {
  const game = testGame()
    .clearTrail()
    .jobMarket(5, { 5: [ENGINEER] })
  game.state.market = []
  game.state.marketDeck = [LONGHORN, BLACK_ANGUS]
  take(visit(game), FLOOD_TILE, COWBOY)
  expect([...game.state.market].sort()).toEqual([BLACK_ANGUS, LONGHORN])
  expect(game.state.marketDeck).toEqual([])
  game.jobMarket(8, { 8: [ENGINEER] })
  take(visit(game), FLOOD_TILE, COWBOY)
  expect(game.state.market).toHaveLength(2)
})

test.each(PLAYERS)('GWT2-KC-10 GWT2-KC-11 %d players: leaving the twelfth row triggers the end', players => {
  const game = testGame({ players })
    .clearTrail()
    .jobMarket(11, { 11: new Array(players - 1).fill(ENGINEER) })
  expect(game.state.jobs).toHaveLength(12 * players)
  take(visit(game), FLOOD_TILE)
  expect(game.state.endedBy).toBe(-1)
  take(game, COWBOY)
  expect(game.state.endedBy).toBe(0)
  expect(game.player(0).hasJobMarketToken).toBe(true)
  expect(game.told('endTriggered')).toEqual([{ type: 'endTriggered', seat: 0 }])
  expect(game.state.over).toBe(false)
})

test('GWT2-KC-12 after step 5 the cattleman is back at the start of the trail', () => {
  const game = take(visit(testGame().clearTrail()), FLOOD_TILE, COWBOY, ENGINEER)
  expect(game.player(0).space).toBe(game.space('kansasCity'))
  finishTurn(game)
  expect(game.player(0).space).toBe(game.space('start'))
})

test('GWT2-KC-13 empty foresight spaces are refilled from the bag of their number, the other tiles stay', () => {
  const game = testGame().clearTrail()
  game.state.bags = [[DROUGHT_TILE], [COWBOY], [GREEN_OUTLAW]]
  take(visit(game), FLOOD_TILE, BUILDER, ENGINEER)
  expect(game.state.foresight).toEqual([NOTHING, GREEN_OUTLAW, COWBOY, NOTHING, NOTHING, ORANGE_OUTLAW])
  finishTurn(game)
  expect(game.state.foresight).toEqual([
    DROUGHT_TILE,
    GREEN_OUTLAW,
    COWBOY,
    COWBOY,
    GREEN_OUTLAW,
    ORANGE_OUTLAW,
  ])
  expect(game.state.bags).toEqual([[], [], []])
})

test('GWT2-KC-14 from an empty bag nothing comes; one tile left is taken; without tiles a step is skipped', () => {
  const game = testGame().clearTrail()
  game.state.bags = [[], [], []]
  visit(game, [FLOOD_TILE, GREEN_OUTLAW, NOTHING, BUILDER, NOTHING, NOTHING])
  take(game, FLOOD_TILE)
  expect(game.offered('tile', 'tile')).toEqual([BUILDER])
  expect(game.offers({ kind: 'pass' })).toBe(false)
  take(game, BUILDER)
  expect(game.asked()).toBe('income') // step 3 has no tiles
  finishTurn(game)
  expect(game.state.foresight).toEqual([NOTHING, GREEN_OUTLAW, NOTHING, NOTHING, NOTHING, NOTHING])
  expect(game.told('foresight').map(event => event.step)).toEqual([0, 1])
})
