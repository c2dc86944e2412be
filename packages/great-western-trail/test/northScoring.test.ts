import { expect, test } from 'vitest'
import { BRAHMAN } from '../src/addons/cattle/brahman/cards.js'
import { CALF, COW } from '../src/addons/cattle/simmental/cards.js'
import { townIndex } from '../src/components/north.js'
import { OBJECTIVES, objectiveOf } from '../src/components/objectives.js'
import { AUX_MONEY, DISC_HAND, DISC_SHOP, HAND_DISCS } from '../src/components/playerBoard.js'
import { COWBOY, ENGINEER } from '../src/components/tiles.js'
import { CATEGORIES } from '../src/scoring.js'
import { visitOwn } from './testing/buildings.js'
import { cities, deliver, own, rich } from './testing/delivery.js'
import { NORTH, northGame, openTowns, placeShop, withShops } from './testing/north.js'
import { give, owner } from './testing/objectives.js'
import { master, objective, type Settings, type TestGame, testGame, turnout } from './testing/testGame.js'

const score = (cards: readonly string[], elements: string, settings: Settings = NORTH): number =>
  give(owner(cards, settings), elements).score(0).objectives
const BRAHMAN_NORTH: Settings = { ...NORTH, cattle: 'brahman' }

test('RTN-OBJ-01 a bell condition is met by a freed bell space', () => {
  const game = owner(['bell-b'], NORTH) // two bells and a building
  game.build(0, 1, 'ab1')
  const points = [0, 2, 3, 5, 6, 15].map(placed => {
    game.player(0).shopsPlaced = placed
    return game.score(0).objectives
  })
  expect(points).toEqual([-2, -2, -2, -2, 3, 3])
})

test('RTN-OBJ-02 an orange condition is met by an orange card of any value in the herd', () => {
  for (const [pile, card] of [
    ['draw', CALF],
    ['hand', COW],
    ['discard', BRAHMAN],
  ] as const) {
    const game = give(owner(['orange-b'], BRAHMAN_NORTH), '-BS') // one orange card, a building and a station
    expect(game.score(0).objectives).toBe(-2)
    game.player(0)[pile].push(card)
    expect(game.score(0).objectives).toBe(3)
  }
})

test('RTN-OBJ-03 a bell or an orange card serves one condition of one card', () => {
  expect(score(['bell-a', 'bell-start'], 'LSHBS')).toBe(3) // one bell for two cards: the starting card is dropped
  expect(score(['bell-a', 'bell-start'], 'LBSHSL')).toBe(6)
  expect(score(['orange-a', 'orange-b'], 'CCHBS', BRAHMAN_NORTH)).toBe(3 - 2)
  expect(score(['orange-a', 'orange-b'], 'CCBHSC', BRAHMAN_NORTH)).toBe(6)
})

test('RTN-OBJ-04 a station of the north meets a station condition', () => {
  const game = give(owner(['cash-d'], NORTH), '-H') // two stations and a hazard
  game.player(0).stations = 1 << 10
  expect(game.score(0).objectives).toBe(-2)
  game.player(0).stations |= 1 << 11
  expect(game.score(0).objectives).toBe(3)
})

test('RTN-OBJ-05 New York of the expansion strip meets a New York condition', () => {
  const game = owner(['terminal'], NORTH)
  own(game, 'oregonCity', 'montreal')
  expect(game.score(0).objectives).toBe(-3)
  own(game, 'newYork')
  expect(game.score(0).objectives).toBe(5)
})

/** What playing the card asks or gives at once. */
function immediate(name: string): string {
  const card = objective(name)
  const game = testGame(BRAHMAN_NORTH).clearTrail().hand([card], 0).startMove('nA', 0)
  const { money } = game.player(0)
  game.answer({ kind: 'play', card })
  if (game.player(0).money > money) return `$${game.player(0).money - money}`
  const kind = game.asked()
  const most = Math.max(...game.offered('engine', 'to'), ...game.offered('draw', 'count'), 0)
  return kind === 'objectiveMove' ? 'move' : `${kind} ${most}`
}

test.each([
  ['RTN-OBJ-06', 'bell-a', '$2', 'LSH', 3, 2],
  ['RTN-OBJ-07', 'bell-b', 'drawUpTo 3', 'LLB', 3, 2],
  ['RTN-OBJ-08', 'bell-c', 'engine 3', 'LLSO', 5, 3],
  ['RTN-OBJ-09', 'bell-d', 'move', 'LLHO', 5, 2],
  ['RTN-OBJ-11', 'orange-a', '$2', 'CCH', 3, 2],
  ['RTN-OBJ-12', 'orange-b', 'drawUpTo 3', 'CBS', 3, 2],
  ['RTN-OBJ-13', 'orange-c', 'engine 2', 'CC34', 5, 3],
  ['RTN-OBJ-14', 'orange-d', 'move', 'CCBH', 5, 2],
])('%s %s: %s; conditions %s; %d points or minus %d', (_id, name, action, needs, points, penalty) => {
  expect(immediate(name)).toBe(action)
  if (action === 'move') expect(objectiveOf(objective(name)).immediate).toMatchObject({ upTo: 3 })
  expect(score([name], needs, BRAHMAN_NORTH)).toBe(points)
  for (let i = 0; i < needs.length; i++)
    expect(score([name], `${needs.slice(0, i)}-${needs.slice(i + 1)}`, BRAHMAN_NORTH)).toBe(-penalty)
})

test.each([
  ['RTN-OBJ-10', 'bell-start', 'LBS'],
  ['RTN-OBJ-15', 'orange-start', 'CCS'],
])('%s %s: conditions %s; 3 points, no penalty, dealt at the start', (_id, name, needs) => {
  expect(score([name], needs, BRAHMAN_NORTH)).toBe(3)
  for (let i = 0; i < needs.length; i++)
    expect(score([name], `${needs.slice(0, i)}-${needs.slice(i + 1)}`, BRAHMAN_NORTH)).toBe(0)
  expect(OBJECTIVES.find(card => card.name === name)?.starting).toBe(true)
})

test('RTN-SCORE-01 the same eleven categories, and the same end', () => {
  const game = northGame()
  expect(Object.keys(game.score(0))).toEqual([...CATEGORIES])
  expect(CATEGORIES).toHaveLength(11)
  game.jobMarket(11, { 11: [COWBOY] })
  game.state.foresight = [6, 0, ENGINEER, 0, ENGINEER, 0]
  game.visit('kansasCity', 1).answer({ kind: 'tile' }).answer({ kind: 'tile', tile: ENGINEER })
  expect(game.state.endedBy).toBe(1)
  while (!game.state.over) game.answer(game.options()[0])
  expect(game.state.turn).toBe(0)
})

/** Points of category 3 with so many shops placed and discs on these cities. */
function cityPoints(shops: number, ...names: string[]): number {
  const game = own(rich(NORTH), ...names)
  game.player(0).shopsPlaced = shops
  return game.score(0).cities
}

test('RTN-SCORE-02 RTN-SCORE-03 Oregon City: 3 points for each freed bell, 9 with 4 shops left', () => {
  expect([0, 3, 14, 15].map(shops => cityPoints(shops, 'oregonCity'))).toEqual([0, 3, 12, 15])
  expect(cityPoints(15 - 4, 'oregonCity')).toBe(9)
})

test('RTN-SCORE-04 without a disc there the bells score nothing', () => {
  expect(cityPoints(15)).toBe(0)
  expect(cityPoints(15, 'fulton')).toBe(0)
})

test('RTN-SCORE-05 the points of the other large cities count in category 3', () => {
  expect(cityPoints(0, 'toronto', 'minneapolis', 'buffalo', 'montreal')).toBe(5 + 10 + 4 + 15)
})

test('RTN-SCORE-06 the points of north stations count in category 4', () => {
  const game = northGame()
  game.player(0).stations = (1 << 10) | (1 << 11) | 1
  expect(game.score(0).stations).toBe(6 + 8 + 1)
})

test('RTN-SCORE-07 shops and bells give no points by themselves', () => {
  const game = northGame()
  const before = game.total(0)
  withShops(game, 0, 'g1', 'gM', 'memphis', 'gS', 'g2', 'b1')
  expect(game.player(0).shopsPlaced).toBe(6)
  expect(game.total(0)).toBe(before)
})

/** 9a with the engine on 20, back to the start. */
const specialDelivery = (prepare: (game: TestGame) => unknown): TestGame =>
  visitOwn('9a', {
    settings: NORTH,
    prepare: game => {
      game.player(0).engine = 21
      prepare(game)
    },
  })
    .use(1)
    .answer({ kind: 'engine', to: 0 })

test('RTN-EDGE-01 the special delivery goes to a large city only with an own shop there', () => {
  expect(cities(specialDelivery(() => {}))).not.toContain('montreal')
  expect(cities(specialDelivery(game => withShops(game, 1, 'montreal')))).not.toContain('montreal')
  const game = specialDelivery(game => withShops(game, 0, 'montreal'))
  expect(cities(game)).toContain('montreal')
  game.answer({ kind: 'city', city: game.city('montreal') }).answer({ kind: 'disc', disc: AUX_MONEY })
  expect(game.player(0)).toMatchObject({ money: 0, engine: 0 }) // no transport
  expect(game.score(0).cities).toBe(15)
})

test('RTN-EDGE-02 9b does not reach the stations of the north', () => {
  const game = visitOwn('9b', {
    settings: NORTH,
    money: 100,
    prepare: game => {
      withShops(game, 0, 'gS', 'rS')
      game.player(0).engine = 38
    },
  }).use(0)
  expect(game.offered('station', 'station')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})

test('RTN-EDGE-02 by the ruling 9b reaches the stations of the north where there is an own shop', () => {
  const game = visitOwn('9b', {
    settings: { ...NORTH, rulings: { northStationsBehind: true } },
    money: 100,
    prepare: game => {
      withShops(game, 0, 'gS')
      game.player(0).engine = 5
    },
  }).use(0)
  expect(game.offered('station', 'station')).toEqual([0, 10])
  game.answer({ kind: 'station', station: 10 })
  expect(game.player(0).money).toBe(100 - 7)
})

test("RTN-EDGE-03 12b and the station master 'stations' count the stations of the north", () => {
  const prepare = (game: TestGame): unknown => (game.player(0).stations = (1 << 10) | (1 << 11))
  expect(visitOwn('12b', { settings: NORTH, prepare }).use(0).player(0).money).toBe(4)
  const game = northGame()
  prepare(game)
  game.player(0).masters = [master('stations')]
  expect(game.score(0).stationMasters).toBe(3)
})

test('RTN-EDGE-04 several players may upgrade a north station, each once, with a shop in its town', () => {
  const game = withShops(withShops(northGame(), 0, 'memphis'), 1, 'memphis')
  game.player(0).money = 50
  game.player(1).money = 50
  placeShop(game, 'gS').answer({ kind: 'take' }).answer({ kind: 'disc', disc: AUX_MONEY })
  while (game.state.turn === 0) game.pass()
  expect(game.player(0).stations).toBe(1 << 10)
  game.start({ kind: 'placeShop', optional: true })
  game.answer({ kind: 'shop', town: townIndex('gS') })
  game.answer({ kind: 'take' }).answer({ kind: 'disc', disc: AUX_MONEY })
  expect(game.state.players.map(player => player.stations)).toEqual([1 << 10, 1 << 10])
})

test('RTN-EDGE-05 the disc of the annex comes before those of own stations', () => {
  const last = rich(NORTH)
  last.player(0).discs.fill(0)
  last.player(0).discs[DISC_SHOP] = 1
  last.player(0).stations = 0b11
  const asked = deliver(last, 6).answer({ kind: 'city', city: last.city('fulton') })
  expect(asked.told('disc')).toMatchObject([{ disc: DISC_SHOP }]) // the only one: not asked
  const none = rich(NORTH)
  none.player(0).discs.fill(0)
  none.player(0).stations = 0b11
  deliver(none, 6).answer({ kind: 'city', city: none.city('fulton') })
  expect(none.offered('station', 'station')).toEqual([0, 1])
  const unpaid = rich(NORTH)
  unpaid.player(0).discs.fill(0)
  unpaid.player(0).discs[DISC_HAND] = HAND_DISCS
  Object.assign(unpaid.player(0), { money: 4, stations: 1 << 10 })
  deliver(unpaid, 6).answer({ kind: 'city', city: unpaid.city('fulton') })
  expect(unpaid.told('discFromStation')).toMatchObject([{ station: 10 }])
})

test('RTN-EDGE-07 a station with an own disc is not upgraded again', () => {
  const game = withShops(northGame(), 0, 'memphis')
  Object.assign(game.player(0), { money: 50, stations: 1 << 10 })
  placeShop(game, 'gS')
  expect(game.state.turn).toBe(1)
  expect(game.player(0).money).toBe(50)
})

test('RTN-EDGE-08 a shop may be placed though the town can do nothing', () => {
  const game = withShops(northGame(), 0, 'memphis')
  game.player(0).money = 0
  expect(openTowns(game)).toContain('gS')
  placeShop(game, 'gS')
  expect(game.player(0).shopsPlaced).toBe(2)
  expect(game.state.turn).toBe(1)
})

test('RTN-EDGE-09 the base rules hold: the same stop offers the same, apart from the sixth action', () => {
  for (const space of ['nA', 'nB', 'nC', 'nD', 'nE', 'nF', 'nG']) {
    const [base, north] = [{}, NORTH].map(settings => {
      const game = testGame(settings)
        .clearTrail()
        .put('flood1', 6)
        .jobMarket(1, { 0: [COWBOY] })
      game.hand([1, 2, 3, 3], 0)
      game.player(0).money = 20
      return game.visit(space, 0).options()
    })
    expect(north.filter(option => !(option.kind === 'auxiliary' && option.which === 5))).toEqual(base)
    expect(north).toHaveLength(base.length + 1)
  }
  const game = northGame()
  Object.assign(game.player(0), { engine: 4, money: 2 })
  game.start({ kind: 'engine', upTo: 1 }).answer({ kind: 'engine', to: turnout(4) })
  expect(game.asked()).toBe('upgradeStation')
})
