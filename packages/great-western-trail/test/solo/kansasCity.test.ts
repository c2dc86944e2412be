import { expect, test } from 'vitest'
import {
  BUILDER,
  COWBOY,
  ENGINEER,
  FLOOD,
  GREEN_OUTLAW,
  hazardTile,
  NOTHING,
  ORANGE_OUTLAW,
} from '../../src/components/tiles.js'
import { SAM } from '../../src/solo/sam.js'
import { tablesOf } from '../../src/state.js'
import { type SoloGame, soloGame } from './testing.js'

/** Columns of foresight tiles, the top one first. */
type Columns = readonly [readonly [number, number], readonly [number, number], readonly [number, number]]
const COLUMNS: Columns = [
  [GREEN_OUTLAW, ORANGE_OUTLAW],
  [COWBOY, BUILDER],
  [GREEN_OUTLAW, ENGINEER],
]

/** Sam stands before Kansas City, on a trail without hazards and outlaws. */
function before(columns: Columns = COLUMNS, settings = {}): SoloGame {
  const game = soloGame(settings).human('nA').bareTrail().herder('nG')
  game.state.foresight = columns.flat()
  return game
}
/** An objective card from the display hardly disturbs what is tested. */
const visit = (game: SoloGame): SoloGame => {
  game.sam.deck = [7]
  return game.herder('nG').plays(7)
}
/** Sam visits Kansas City so often. */
function visits(game: SoloGame, times: number): SoloGame {
  for (let i = 0; i < times; i++) visit(game)
  return game
}
const delivered = (game: SoloGame): string[] =>
  game.told('delivered').map(({ city }) => tablesOf(game.state).cities[city].name)

test('SAM-KC-01 the steps 1, 2, 3 and 5 in this order, no income', () => {
  const game = visit(before())
  const DELIVERY = 4
  const steps = game.events.flatMap(event => {
    if (event.type === 'foresight') return [event.step]
    return event.type === 'delivered' ? [DELIVERY] : []
  })
  expect(steps).toEqual([0, 1, 2, DELIVERY])
  expect(game.told('income')).toEqual([])
})

test('SAM-KC-02 he takes the bottom tile of each column', () => {
  expect(visit(before()).told('foresight')).toMatchObject([
    { seat: SAM, step: 0, tile: ORANGE_OUTLAW },
    { seat: SAM, step: 1, tile: BUILDER },
    { seat: SAM, step: 2, tile: ENGINEER },
  ])
})

test("SAM-KC-03 tiles go where the rules say: the lowest free space of the area, the next of the token's row", () => {
  const game = before([
    [GREEN_OUTLAW, hazardTile(FLOOD, 0)],
    [COWBOY, BUILDER],
    [GREEN_OUTLAW, ORANGE_OUTLAW],
  ])
  game.put('flood1', hazardTile(FLOOD, 1)).jobMarket(4)
  visit(game)
  expect(game.tile('flood2')).toBe(hazardTile(FLOOD, 0))
  expect(game.tile('camp1')).toBe(ORANGE_OUTLAW)
  expect(game.state.jobs.slice(8, 10)).toEqual([BUILDER, NOTHING])
})

test('SAM-KC-04 a tile whose area is full leaves the game', () => {
  const game = before()
  for (let i = 1; i <= 9; i++) game.put(`camp${i}`, GREEN_OUTLAW)
  visit(game)
  expect(game.told('foresight')[0].space).toBe(-1)
  expect(game.state.trail).not.toContain(ORANGE_OUTLAW)
})

test('SAM-KC-05 leaving rows 6 and 9 the token refills the market to 7 cards, 9 with orange cattle', () => {
  for (const [cattle, size] of [
    ['none', 7],
    ['simmental', 9],
    ['brahman', 9],
  ] as const)
    for (const row of [5, 8]) {
      const game = before(COLUMNS, { cattle }).jobMarket(row, { [row]: [COWBOY] })
      game.state.marketDeck.push(...game.state.market.splice(0))
      visit(game)
      expect(game.state.jobRow).toBe(row + 1)
      expect(game.state.market).toHaveLength(size)
    }
})

test('SAM-KC-06 then his herder goes to the start of the trail', () => {
  const game = visit(before())
  expect(game.sam.space).toBe(game.space('start'))
})

test('SAM-KC-07 what is left slides down and the top spaces are refilled', () => {
  const game = before()
  game.state.bags = [[hazardTile(FLOOD, 0)], [ENGINEER], [ORANGE_OUTLAW]]
  visit(game)
  expect(game.state.foresight).toEqual([
    hazardTile(FLOOD, 0),
    GREEN_OUTLAW,
    ENGINEER,
    COWBOY,
    ORANGE_OUTLAW,
    GREEN_OUTLAW,
  ])
})

test('SAM-KC-08 on easy and medium he delivers to Bloomington and so on to New York, which repeats', () => {
  for (const solo of ['easy', 'medium'] as const)
    expect(delivered(visits(before(COLUMNS, { solo }), 9))).toEqual(
      'bloomington peoria chicago toledo pittsburgh philadelphia newYork newYork newYork'.split(' '),
    )
})

test('SAM-KC-09 on hard he begins in Peoria', () => {
  const game = visits(before(COLUMNS, { solo: 'hard' }), 8)
  expect(delivered(game)).toEqual(
    'peoria chicago toledo pittsburgh philadelphia newYork newYork newYork'.split(' '),
  )
  expect(game.told('samChose').flatMap(event => (event.what === 'city' ? event.reasons : []))).toEqual([
    ...new Array(6).fill('nextCity'),
    'lastCityAgain',
    'lastCityAgain',
  ])
})

test('SAM-KC-10 he needs no breeding value and pays no transport', () => {
  const game = visits(before(), 7)
  expect(game.told('delivered')).toHaveLength(7)
  expect(game.told('transport')).toEqual([])
  expect(game.sam.engine).toBe(0)
})

test('SAM-KC-11 each delivery takes a disc of the supply, whatever its border', () => {
  const game = visits(before(), 3) // Chicago has a black border
  expect(game.sam.discs).toBe(11)
  expect(game.sam.cities[game.city('chicago')]).toBe(1)
})

test('SAM-KC-12 arrows with an objective card give him the one farthest from the deck', () => {
  const game = before()
  visits(game, 1)
  const cards = (): number => game.told('samObjective').length
  expect(cards()).toBe(1) // of the card that he played
  const [, next] = game.state.objectiveDisplay // his card takes the first one, the arrow the second
  visits(game, 1)
  expect(cards()).toBe(3)
  expect(game.told('samObjective')[2].card).toBe(next)
  visits(game, 1)
  expect(cards()).toBe(5)
  visits(game, 1)
  expect(cards()).toBe(6)
})

test('SAM-KC-13 money and tokens of a delivery are dropped', () => {
  const game = visits(before(COLUMNS, { samFirstCity: 'fulton' }), 3) // Fulton, St. Louis, Bloomington
  expect(delivered(game)).toEqual(['fulton', 'stLouis', 'bloomington'])
  expect([...game.told('exchangeToken'), ...game.told('money')]).toEqual([])
})

test('SAM-KC-14 without discs the one of his station with fewest points moves to the city', () => {
  const game = before()
  Object.assign(game.sam, { discs: 0, stations: (1 << 2) | (1 << 6) })
  visit(game)
  expect(game.sam.stations).toBe(1 << 6)
  expect(game.sam.cities[game.city('bloomington')]).toBe(1)
  expect(game.told('discFromStation')).toHaveLength(1)
})

test('SAM-KC-15 with neither he places nothing', () => {
  const game = before()
  Object.assign(game.sam, { discs: 0, stations: 0 })
  visit(game)
  expect(game.told('delivered')).toEqual([])
  expect(game.sam.cities.every(discs => discs === 0)).toBe(true)
  expect(game.told('samIdle')).toEqual([{ type: 'samIdle', why: 'noDisc' }])
})

test('SAM-KC-16 with a full job market he takes the other tile instead of a worker, or none', () => {
  const game = before([
    [GREEN_OUTLAW, ORANGE_OUTLAW],
    [COWBOY, BUILDER],
    [GREEN_OUTLAW, ENGINEER],
  ]).jobMarket(12)
  game.state.endedBy = 0
  visit(game)
  expect(game.told('foresight').map(event => [event.step, event.tile])).toEqual([
    [0, ORANGE_OUTLAW],
    [2, GREEN_OUTLAW],
  ])
  expect(game.told('samIdle')).toEqual([{ type: 'samIdle', why: 'noForesight' }])
})

test('SAM-KC-17 having filled the last space in step 2 he goes on: step 3 without workers, delivery, refill', () => {
  const game = before().jobMarket(11, { 11: [COWBOY] })
  visit(game)
  expect(game.state.endedBy).toBe(SAM)
  expect(game.told('foresight').map(event => event.tile)).toEqual([ORANGE_OUTLAW, BUILDER, GREEN_OUTLAW])
  expect(game.told('delivered')).toHaveLength(1)
  expect(game.told('foresightRefilled')).toHaveLength(1)
})

test('SAM-EDGE-01 if the human fills the job market Sam has exactly one more turn', () => {
  const game = before()
    .jobMarket(11, { 11: [COWBOY] })
    .herder('nA')
  game.sam.deck = [8]
  game.visit('kansasCity', 0)
  game.answer({ kind: 'tile' }).answer({ kind: 'tile', tile: COWBOY })
  expect(game.state.endedBy).toBe(0)
  game.start()
  expect(game.told('samCard')).toHaveLength(1)
  expect(game.state.over).toBe(true)
  expect(game.decisions()).toEqual([])
  expect(game.player(0).hasJobMarketToken).toBe(true)
})

test('SAM-EDGE-02 if Sam fills it he keeps the token, and the human has exactly one more turn', () => {
  const game = before().jobMarket(11, { 11: [COWBOY] })
  game.endTurn(7)
  expect(game.state.endedBy).toBe(SAM)
  expect(game.sam.hasJobMarketToken).toBe(true)
  expect(game.state.over).toBe(false)
  expect(game.asked(0)).toBe('phaseA')
  game.start()
  expect(game.state.over).toBe(true)
  expect(game.told('samCard')).toHaveLength(1)
})
