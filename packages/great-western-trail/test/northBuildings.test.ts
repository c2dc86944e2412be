import { expect, test } from 'vitest'
import { BRAHMAN } from '../src/addons/cattle/brahman/cards.js'
import { CALF, COW, HEIFER } from '../src/addons/cattle/simmental/cards.js'
import { CRIOLLO, GALLOWAY, LONGHORN } from '../src/components/cattle.js'
import { townIndex } from '../src/components/north.js'
import { AUX_ENGINE, AUX_MONEY, AUX_SHOP, DISC_SHOP } from '../src/components/playerBoard.js'
import { COWBOY, ENGINEER } from '../src/components/tiles.js'
import { tablesOf, withEntry } from '../src/state.js'
import { type Visit, visitOwn, worth } from './testing/buildings.js'
import { mediumTile, NORTH, northGame, openTowns, placeShop, withShops } from './testing/north.js'
import { master, type TestGame, turnout } from './testing/testGame.js'

const visit = (name: string, options: Visit = {}): TestGame => visitOwn(name, { ...options, settings: NORTH })

test('RTN-BLDG-01 13a: a single auxiliary action, a certificate, a shop', () => {
  const game = visit('13a')
  expect(game.offered('local', 'action')).toEqual([0, 1, 2])
  game.use(1)
  expect(game.player(0).certificates).toBe(1)
  game.use(2) // only g1 is open: nothing to ask
  expect(game.player(0).shopsPlaced).toBe(1)
  game.use(0).answer({ kind: 'auxiliary', which: AUX_MONEY, times: 1 })
  expect(game.player(0).money).toBe(1)
})

test('RTN-BLDG-02 13b: a certificate for each freed bell, a shop', () => {
  const game = visit('13b', { prepare: game => (game.player(0).shopsPlaced = 6) })
  expect(game.offered('local', 'action')).toEqual([0, 1])
  game.use(0)
  expect(game.player(0).certificates).toBe(2)
  game.use(1)
  expect(game.player(0).shopsPlaced).toBe(7)
  expect(visit('13b').offered('local', 'action')).toEqual([1]) // no bell, no certificate
})

test('RTN-BLDG-03 in any order, each once, each optional', () => {
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ]) {
    const game = visit('13a')
    for (const [i, action] of order.entries()) {
      expect(game.offered('local', 'action')).toEqual(order.slice(i).sort())
      expect(game.offers({ kind: 'pass' })).toBe(true)
      game.use(action)
      if (action === 0) game.answer({ kind: 'auxiliary', which: AUX_MONEY })
    }
    expect(game.offered('local', 'action')).toEqual([])
  }
})

test('RTN-BLDG-04 13b: a bell freed by the shop counts for the certificates of the same visit', () => {
  const start = (): TestGame => visit('13b', { prepare: game => (game.player(0).shopsPlaced = 2) })
  expect(start().offered('local', 'action')).toEqual([1])
  const game = start().use(1)
  expect(game.offered('local', 'action')).toEqual([0])
  expect(game.use(0).player(0).certificates).toBe(1)
})

test('RTN-BLDG-05 13b stops at the limit', () => {
  const game = visit('13b', { prepare: game => (game.player(0).shopsPlaced = 15) }).use(0)
  expect(game.player(0).certificates).toBe(3)
})

test('RTN-BLDG-06 13a: the auxiliary action is single even with both spaces free', () => {
  const game = visit('13a', {
    hand: [GALLOWAY, GALLOWAY],
    money: 5,
    prepare: game => game.player(0).discs.fill(0),
  })
  game.use(0)
  expect(game.offered('auxiliary', 'times')).toEqual([1])
  expect(game.offered('auxiliary', 'which')).toContain(AUX_SHOP)
})

test('RTN-BLDG-07 13a may place two shops: by the sixth action and by its own', () => {
  const game = visit('13a', { hand: [GALLOWAY], money: 1 })
  game.use(0).answer({ kind: 'auxiliary', which: AUX_SHOP })
  game.answer({ kind: 'card', card: GALLOWAY }).answer({ kind: 'shop', town: townIndex('g1') })
  game.use(2).answer({ kind: 'shop', town: townIndex('memphis'), space: 1 })
  expect(game.player(0).shopsPlaced).toBe(2)
})

test('RTN-BLDG-08 13a needs 4 builders and is worth 5 points; no hand', () => {
  expect(worth('13a', NORTH)).toEqual({ builders: 4, points: 5, hands: 'none' })
})

test('RTN-BLDG-09 13b needs 3 builders and is worth 4 points; no hand', () => {
  expect(worth('13b', NORTH)).toEqual({ builders: 3, points: 4, hands: 'none' })
})

/** Seat 0 upgrades the first station and takes this station master for a cowboy. */
function take(name: string, prepare: (game: TestGame) => unknown = () => {}): TestGame {
  const game = northGame()
  game.state.masters = withEntry(game.state.masters, 0, master(name))
  Object.assign(game.player(0), { money: 2, engine: 4, workers: [0, 2, 1, 1] })
  prepare(game)
  game.start({ kind: 'engine', upTo: 1 }).answer({ kind: 'engine', to: turnout(4) })
  return game
    .answer({ kind: 'take' })
    .answer({ kind: 'disc', disc: AUX_MONEY })
    .answer({ kind: 'worker', worker: COWBOY })
}
const scored = (name: string, game: TestGame): number => {
  game.player(0).masters = [master(name)]
  return game.score(0).stationMasters
}

test("RTN-MASTER-01 'medium towns': place a shop at once or lose it", () => {
  const game = take('mediumTowns')
  expect(game.asked()).toBe('placeShop')
  expect(game.offers({ kind: 'pass' })).toBe(true)
  game.answer({ kind: 'shop', town: townIndex('g1') })
  expect(game.player(0)).toMatchObject({ shopsPlaced: 1, money: 0 })
  const lost = take('mediumTowns').pass()
  expect(lost.state.turn).toBe(1)
  expect(lost.player(0).shopsPlaced).toBe(0)
})

test("RTN-MASTER-02 RTN-MASTER-08 'medium towns': 2 points for each own shop in one, 12 for all six", () => {
  expect(scored('mediumTowns', withShops(northGame(), 0, 'g1', 'memphis', 'gS'))).toBe(0)
  expect(scored('mediumTowns', withShops(northGame(), 0, 'gM', 'g1', 'pM'))).toBe(4)
  expect(scored('mediumTowns', withShops(northGame(), 1, 'gM', 'pM'))).toBe(0)
  expect(scored('mediumTowns', withShops(northGame(), 0, 'gM', 'pM', 'rM1', 'rM2', 'tM', 'vM'))).toBe(12)
})

test("RTN-MASTER-03 'good cattle': build for nothing as if with exactly two builders, now or never", () => {
  const game = take('goodCattle', game => (game.player(0).workers = [0, 2, 5, 1]))
  expect(game.asked()).toBe('build')
  expect(game.offers({ kind: 'pass' })).toBe(true)
  expect(game.offered('building', 'building')).toEqual([1, 2, 3, 4])
  game.answer({ kind: 'building', building: 4 }).answer({ kind: 'site', space: game.space('ab1') })
  expect(game.told('built')).toMatchObject([{ building: 4, price: 0 }])
})

test("RTN-MASTER-04 'good cattle': 1 point for each card of value 3, 4 or 5 in draw pile, hand and discard", () => {
  const game = northGame()
  expect(scored('goodCattle', game)).toBe(0)
  game.player(0).draw.push(LONGHORN)
  game.player(0).hand.push(7)
  game.player(0).discard.push(10, GALLOWAY, CRIOLLO)
  expect(scored('goodCattle', game)).toBe(3)
})

test('RTN-MASTER-05 Simmental of value 4 or 5 are good cattle; calves and Brahman are not', () => {
  const of = (card: number): number =>
    scored('goodCattle', northGame({ cattle: 'simmental' }).hand([card], 0))
  expect([CALF, HEIFER, COW, BRAHMAN].map(of)).toEqual([0, 1, 1, 0])
})

/** Seat 0 has upgraded the station of gS, whose master is this tile. */
function northStation(name: string, workers: number[]): TestGame {
  const game = withShops(northGame(), 0, 'memphis')
  game.state.masters = withEntry(game.state.masters, 10, master(name))
  Object.assign(game.player(0), { money: 7, workers })
  return placeShop(game, 'gS').answer({ kind: 'take' }).answer({ kind: 'disc', disc: AUX_ENGINE })
}

test('RTN-MASTER-06 a north station: its master for the rightmost worker of a row', () => {
  const game = northStation('hazards', [0, 2, 1, 3])
  expect(game.asked()).toBe('takeStationMaster')
  expect(game.offered('worker', 'worker')).toEqual([COWBOY, ENGINEER])
  expect(game.offers({ kind: 'pass' })).toBe(true)
  game.answer({ kind: 'worker', worker: ENGINEER })
  expect(game.player(0)).toMatchObject({ workers: [0, 2, 1, 2], masters: [master('hazards')] })
  expect(northStation('hazards', [0, 1, 1, 1]).state.turn).toBe(1) // printed workers stay
})

test('RTN-MASTER-07 new tiles lie on base stations, base tiles in the north', () => {
  let newOnBase = 0
  let baseInNorth = 0
  for (let i = 0; i < 60; i++) {
    const { masters } = northGame({}, `masters ${i}`).state
    newOnBase += masters.slice(0, 5).filter(tile => tile >= 9).length
    baseInNorth += masters.slice(10).filter(tile => tile < 9).length
  }
  expect(newOnBase).toBeGreaterThan(0)
  expect(baseInNorth).toBeGreaterThan(0)
})

test('RTN-EDGE-06 a shop of a station master triggers its town, and that another action', () => {
  // Station master: a shop in gM, whose tile builds; each is finished before play goes on.
  const game = take('mediumTowns', game => mediumTile(withShops(game, 0, 'g1'), 'gM', 'build'))
  game.answer({ kind: 'shop', town: townIndex('gM') })
  expect(game.asked()).toBe('build')
  game.answer({ kind: 'building', building: 1 }).answer({ kind: 'site', space: game.space('ab1') })
  expect(game.state.turn).toBe(1)
  // And in a station town: a station within the station, with the next master's shop.
  const chain = take('mediumTowns', game => {
    withShops(game, 0, 'memphis')
    game.state.masters = withEntry(game.state.masters, 10, master('twelveDollars'))
    Object.assign(game.player(0), { money: 9, workers: [0, 2, 1, 2] })
  })
  chain.answer({ kind: 'shop', town: townIndex('gS') }).answer({ kind: 'take' })
  chain.answer({ kind: 'disc', disc: DISC_SHOP }).answer({ kind: 'worker', worker: ENGINEER })
  expect(chain.player(0)).toMatchObject({
    masters: [master('mediumTowns'), master('twelveDollars')],
    money: 12,
    workers: [0, 1, 1, 1],
    stations: (1 << 10) | 1,
  })
  expect(openTowns(chain)).toContain('g1')
  expect(tablesOf(chain.state).stations).toHaveLength(12)
})
