import { expect, test } from 'vitest'
import { CRIOLLO, GALLOWAY, SANTA_GERTRUDIS } from '../src/components/cattle.js'
import { DISC_STEP_LEFT, DISC_STEP_RIGHT } from '../src/components/playerBoard.js'
import { DROUGHT, FLOOD, hazardTile, ORANGE_OUTLAW } from '../src/components/tiles.js'
import { tablesOf } from '../src/state.js'
import { objective, type TestGame, testGame } from './testing/testGame.js'

/** Names of the spaces where the move can end, in the order of the trail table. */
function destinations(game: TestGame): string[] {
  const { spaces } = tablesOf(game.state).trail
  return game.offered('move', 'to').map(space => spaces[space].name)
}

/** The branches by which a space can be reached: bits behind a leading 1. */
const waysTo = (game: TestGame, name: string): number[] =>
  game
    .options()
    .flatMap(option => (option.kind === 'move' && option.to === game.space(name) ? [option.way] : []))

/** Own buildings on the road from A to C, and hazards on all side roads, so that every step is one location. */
function buildersRoad(players: number): TestGame {
  const game = testGame({ players }).clearTrail()
  ;['ab1', 'ab2', 'ab3', 'bc1', 'bc2', 'bc3'].forEach((name, i) => {
    game.build(0, i + 1, name)
  })
  for (const n of [1, 2, 3, 4])
    game.put(`flood${n}`, hazardTile(FLOOD, 2)).put(`drought${n}`, hazardTile(DROUGHT, 2))
  return game
}
const ROAD = ['nA', 'ab1', 'ab2', 'ab3', 'nB', 'bc1', 'bc2', 'bc3', 'nC']

test('GWT2-MOVE-01 the cattleman moves at least one step and at most the step limit', () => {
  const game = buildersRoad(2).startMove('nA')
  expect(destinations(game)).toEqual(['ab1', 'ab2', 'ab3', 'flood1', 'flood2', 'flood3'])
  expect(game.offers({ kind: 'pass' })).toBe(false)
})

test('GWT2-MOVE-02 GWT2-MOVE-03 spaces without a tile cost no step and hold no cattleman', () => {
  const game = testGame().clearTrail().startMove('nA')
  expect(destinations(game)).toEqual(['nB', 'nC', 'nD', 'nE'])
  game.build(1, 2, 'bc2').put('drought3', hazardTile(DROUGHT, 0)).startMove('nA')
  expect(destinations(game)).toEqual(['nB', 'bc2', 'drought3', 'nC'])
})

test('GWT2-MOVE-02 GWT2-MOVE-03 an outlaw on the trail is a location too, and so is Kansas City', () => {
  const game = testGame().clearTrail().put('camp1', ORANGE_OUTLAW).put('camp6', ORANGE_OUTLAW).startMove('nD')
  expect(destinations(game)).toEqual(['camp6', 'nE', 'nF', 'nG'])
  expect(destinations(game.startMove('nF'))).toEqual(['nG', 'kansasCity'])
})

test("GWT2-MOVE-04 two steps over an opponent's building, three over two floods", () => {
  const game = testGame().clearTrail().build(1, 2, 'ab2')
  game.put('flood1', hazardTile(FLOOD, 0)).put('flood3', hazardTile(FLOOD, 0))
  game.player(0).space = game.space('nA')
  const [overBuilding, overFloods] = [0b10, 0b11]
  game.start({ kind: 'moveCattleman', upTo: 2 })
  expect(waysTo(game, 'nB')).toEqual([overBuilding])
  game.start({ kind: 'moveCattleman', upTo: 3 })
  expect(waysTo(game, 'nB')).toEqual([overBuilding, overFloods])
})

test.each([
  { players: 2, steps: 3 },
  { players: 3, steps: 3 },
  { players: 4, steps: 4 },
])('GWT2-MOVE-05 $players players start with $steps steps', ({ players, steps }) => {
  const game = buildersRoad(players).startMove('start')
  expect(destinations(game).filter(name => ROAD.includes(name))).toEqual(ROAD.slice(0, steps))
})

test.each([
  { players: 2, left: 0, right: 1, steps: 4 },
  { players: 2, left: 1, right: 0, steps: 4 },
  { players: 2, left: 0, right: 0, steps: 5 },
  { players: 3, left: 0, right: 1, steps: 5 },
  { players: 3, left: 1, right: 0, steps: 4 },
  { players: 3, left: 0, right: 0, steps: 6 },
  { players: 4, left: 0, right: 1, steps: 6 },
  { players: 4, left: 1, right: 0, steps: 5 },
  { players: 4, left: 0, right: 0, steps: 7 },
])(
  'GWT2-MOVE-06 $players players, step discs left $left and right $right: $steps steps',
  ({ players, left, right, steps }) => {
    const game = buildersRoad(players)
    game.player(0).discs[DISC_STEP_LEFT] = left
    game.player(0).discs[DISC_STEP_RIGHT] = right
    game.startMove('start')
    expect(destinations(game).filter(name => ROAD.includes(name))).toEqual(ROAD.slice(0, steps))
  },
)

test('GWT2-MOVE-07 only forward, by any branch of a fork', () => {
  const game = testGame().clearTrail()
  game.build(0, 1, 'bc3').build(0, 2, 'ce1').build(0, 3, 'de1').put('camp4', ORANGE_OUTLAW)
  expect(destinations(game.startMove('nC'))).toEqual(['ce1', 'nD', 'de1', 'camp4', 'nE', 'nF'])
})

test('GWT2-MOVE-08 a move ends in Kansas City, whatever steps are left', () => {
  const game = testGame().clearTrail().build(0, 1, 'gk1').startMove('nF')
  expect(destinations(game)).toEqual(['nG', 'gk1', 'kansasCity'])
  game.answer({ kind: 'move', to: game.space('kansasCity') })
  expect(game.asked()).toBe('foresight')
})

test('GWT2-MOVE-09 cattlemen do not block each other', () => {
  const game = testGame({ players: 4 }).clearTrail()
  const alone = destinations(game.startMove('nA'))
  for (const seat of [1, 2, 3]) game.player(seat).space = game.space('nB')
  expect(destinations(game.startMove('nA'))).toEqual(alone)
  game.answer({ kind: 'move', to: game.space('nB') })
  expect(game.state.players.map(player => player.space)).toEqual(new Array(4).fill(game.space('nB')))
})

test('GWT2-MOVE-10 the location where the move ends is used, at the step limit or before it', () => {
  const early = testGame().clearTrail().hand([SANTA_GERTRUDIS]).startMove('nA')
  early.answer({ kind: 'move', to: early.space('nB') }).use(0) // 1 step: building B, a Santa Gertrudis for $2
  expect(early.told('local')).toMatchObject([{ building: early.tile('nB') }])
  const late = testGame().clearTrail().startMove('nA')
  late
    .answer({ kind: 'move', to: late.space('nD') })
    .use(1)
    .answer({ kind: 'auxiliary', which: 0 })
  expect(late.told('local')).toMatchObject([{ building: late.tile('nD') }])
})

test('GWT2-MOVE-11 after Kansas City the first tile met from the rider space costs the first step', () => {
  const game = testGame().clearTrail().visit('kansasCity')
  for (let step = 0; step < 3; step++) game.answer({ kind: 'tile' })
  game.answer({ kind: 'spend', certificates: 0 })
  while (game.state.turn === 0) game.answer(game.options()[0])
  game.state.turn = 0
  game.clearTrail().start({ kind: 'beginTurn' })
  expect(destinations(game)).toEqual(['nA', 'nB', 'nC'])
})

test('GWT2-MOVE-12 a building moves the cattleman by its own number of steps, and phase B follows in full', () => {
  const game = testGame().clearTrail().build(0, 4, 'ab1').visit('ab1').use(1) // 4a: up to 2 steps
  expect(destinations(game)).toEqual(['nB', 'nC'])
  expect(game.offers({ kind: 'pass' })).toBe(false)
  game.answer({ kind: 'move', to: game.space('nC') })
  expect(game.asked()).toBe('location')
  expect(game.offered('local', 'action')).toEqual([0, 1])
  expect(game.offers({ kind: 'auxiliary', which: 0 })).toBe(true)
})

test('GWT2-MOVE-12 more steps than the step limit', () => {
  const game = buildersRoad(2).build(0, 10, 'ab1').visit('ab1').use(1) // 10a: up to 5 steps
  expect(destinations(game).filter(name => ROAD.includes(name))).toEqual(ROAD.slice(2, 7))
})

test('GWT2-MOVE-13 cards are drawn once, after the additional phase B', () => {
  const game = testGame().clearTrail().build(0, 3, 'ab1').hand([CRIOLLO, CRIOLLO, SANTA_GERTRUDIS, GALLOWAY])
  game.visit('ab1').use(0).answer({ kind: 'card', card: CRIOLLO }) // 3a: two of a breed for $3
  game.use(1) // one step, to building B
  expect(game.player(0).space).toBe(game.space('nB'))
  expect(game.player(0).hand).toHaveLength(2)
  game.use(0)
  expect(game.player(0).hand).toHaveLength(1)
  expect(game.told('drew')).toEqual([])
  game.pass()
  expect(game.told('drew')).toMatchObject([{ seat: 0, count: 3 }])
  expect(game.state.turn).toBe(1)
})

test('GWT2-MOVE-14 the additional phase B may be Kansas City', () => {
  const game = testGame().clearTrail().build(0, 3, 'gk1').visit('gk1').use(1)
  expect(game.told('moved')).toMatchObject([{ to: game.space('kansasCity') }]) // the only way to go
  expect(game.asked()).toBe('foresight')
})

test('GWT2-MOVE-14 the move of an objective card does not enter Kansas City', () => {
  const card = objective('trail-a')
  const game = testGame().clearTrail().build(0, 1, 'gk1').hand([card]).startMove('nG')
  game.answer({ kind: 'play', card })
  expect(game.asked()).toBe('objectiveMove')
  expect(destinations(game)).toEqual(['gk1'])
})

test('GWT2-MOVE-15 after the move the other actions of the first location are lost', () => {
  const game = testGame().clearTrail().build(0, 3, 'ab1').hand([CRIOLLO, CRIOLLO]).visit('ab1')
  expect(game.offered('local', 'action')).toEqual([0, 1])
  game.use(1)
  expect(game.player(0).space).toBe(game.space('nB'))
  expect(game.offered('local', 'action')).toEqual([1]) // building B's own; the two Criollo of 3a's are worth nothing
  game.pass()
  expect(game.state.turn).toBe(1)
})

test('GWT2-MOVE-15 by the ruling what is left of the first location can be used after the new one', () => {
  const game = testGame({ rulings: { leftOverActions: 'kept' } })
  game.clearTrail().build(0, 3, 'ab1').hand([CRIOLLO, CRIOLLO]).visit('ab1').use(1)
  expect(game.player(0).space).toBe(game.space('nB'))
  expect(game.offered('local', 'action')).toEqual([1])
  game.pass()
  expect(game.state.turn).toBe(0)
  expect(game.offered('local', 'action')).toEqual([0]) // the two Criollo of 3a
  game.pass()
  expect(game.state.turn).toBe(1)
})

test('GWT2-MOVE-16 the trail', () => {
  const { spaces } = tablesOf(testGame().state).trail
  const table = spaces.map(({ name, kind, forest, special, next }) =>
    [name, kind, forest ? 'forest' : '', special ?? '', next.join(' or ')].join(' | '),
  )
  expect(table.sort()).toEqual(
    [
      'start | start |  |  | nA',
      'nA | neutral |  |  | ab1 or flood1',
      'ab1 | site |  |  | ab2',
      'ab2 | site |  |  | ab3',
      'ab3 | site |  |  | nB',
      'flood1 | hazard |  |  | flood2',
      'flood2 | hazard |  |  | flood3',
      'flood3 | hazard |  |  | flood4',
      'flood4 | hazard |  |  | floodSite1',
      'floodSite1 | site |  | any | floodSite2',
      'floodSite2 | site | forest | criollo | nB',
      'nB | neutral |  |  | bc1 or drought1',
      'bc1 | site | forest |  | bc2',
      'bc2 | site |  |  | bc3',
      'bc3 | site |  |  | nC',
      'drought1 | hazard |  |  | drought2',
      'drought2 | hazard |  |  | drought3',
      'drought3 | hazard |  |  | drought4',
      'drought4 | hazard |  |  | droughtSite1',
      'droughtSite1 | site |  | any | nC',
      'nC | neutral |  |  | ce1 or nD',
      'ce1 | site | forest |  | ce2',
      'ce2 | site | forest |  | nE',
      'nD | neutral |  |  | de1 or camp4',
      'de1 | site |  |  | nE',
      'camp1 | camp |  |  | ',
      'camp2 | camp |  |  | ',
      'camp3 | camp |  |  | ',
      'camp4 | camp |  |  | camp5',
      'camp5 | camp |  |  | camp6',
      'camp6 | camp |  |  | camp7',
      'camp7 | camp |  |  | camp8',
      'camp8 | camp |  |  | camp9',
      'camp9 | camp |  |  | campSite1',
      'campSite1 | site |  | any | campSite2',
      'campSite2 | site |  | criollo | nE',
      'nE | neutral |  |  | ef1 or rock1',
      'ef1 | site | forest |  | ef2',
      'ef2 | site | forest |  | nF',
      'rock1 | hazard |  |  | rock2',
      'rock2 | hazard |  |  | rock3',
      'rock3 | hazard |  |  | rock4',
      'rock4 | hazard |  |  | rockSite1',
      'rockSite1 | site |  | any | rockSite2',
      'rockSite2 | site | forest | criollo | nF',
      'nF | neutral |  |  | fg1 or fg2',
      'fg1 | site |  |  | nG',
      'fg2 | site | forest |  | nG',
      'nG | neutral |  |  | gk1 or gk2',
      'gk1 | site |  |  | kansasCity',
      'gk2 | site |  |  | kansasCity',
      'kansasCity | kansasCity |  |  | ',
    ].sort(),
  )
})
