import { expect, test } from 'vitest'
import { GALLOWAY } from '../src/components/cattle.js'
import { townIndex } from '../src/components/north.js'
import { AUX_ENGINE, AUX_SHOP, DISC_SHOP } from '../src/components/playerBoard.js'
import { FLOOD, hazardTile } from '../src/components/tiles.js'
import { tablesOf } from '../src/state.js'
import { type Visit, visitOwn, worth } from './testing/buildings.js'
import { cities, deliver, deliverTo, own, rich } from './testing/delivery.js'
import { NORTH, northGame, placeShop, withShops } from './testing/north.js'
import { master, type Settings, type TestGame } from './testing/testGame.js'

// The first edition's expansion has tables of its own; what they change, as the end of gwt-rails-to-the-north.md lists.

const FIRST: Settings = { ...NORTH, edition: 'first' }
const visit = (name: string, options: Visit = {}): TestGame => visitOwn(name, { ...options, settings: FIRST })

test('the strip to New York and the large cities of the first edition, by value', () => {
  const game = withShops(
    rich(FIRST),
    0,
    'memphis',
    'denver',
    'greenBay',
    'toronto',
    'sanFrancisco',
    'montreal',
  )
  expect(cities(deliver(game, 14))).toEqual([
    'kansasCity',
    'columbia',
    'stLouis',
    'chicago',
    'detroit',
    'cleveland',
    'memphis',
    'denver',
    'greenBay',
    'toronto',
  ])
  const points = ['greenBay', 'toronto', 'montreal', 'newYork'].map(
    name => own(rich(FIRST), name).score(0).cities,
  )
  expect(points).toEqual([4, 5, 15, 3])
})

test('Kansas City pays $6 and costs 8 points; San Francisco repeats, New York does not', () => {
  const game = deliverTo(rich(FIRST), 'kansasCity')
  expect([game.player(0).money, game.score(0).cities]).toEqual([106, -8])
  const full = withShops(rich(FIRST), 0, 'sanFrancisco')
  full.player(0).cities.fill(1)
  expect(cities(deliver(full, 20))).toEqual(['kansasCity', 'sanFrancisco'])
})

test('San Francisco: 2 points for each bell and disc, and the city of the objective cards', () => {
  const game = rich(FIRST)
  game.player(0).cities[game.city('sanFrancisco')] = 2
  game.player(0).shopsPlaced = 7
  expect(game.score(0).cities).toBe(2 * 2 * 2)
  expect(game.cityName(tablesOf(game.state).terminal)).toBe('sanFrancisco')
})

test('New York gives one of the four station masters left over, without giving up a worker', () => {
  const game = rich(FIRST)
  expect(game.state.spareMasters).toHaveLength(4)
  game.state.spareMasters = [master('twelveDollars'), master('hazards'), master('areas')]
  const workers = [...game.player(0).workers]
  deliverTo(game, 'newYork', AUX_ENGINE)
  expect(game.asked()).toBe('bonusStationMaster')
  expect(game.offered('master', 'tile').sort()).toEqual([...game.state.spareMasters].sort())
  expect(game.offers({ kind: 'pass' })).toBe(false)
  game.answer({ kind: 'master', tile: master('twelveDollars') })
  expect(game.player(0)).toMatchObject({ money: 112, masters: [master('twelveDollars')], workers })
  expect([...game.state.spareMasters].sort()).toEqual([master('hazards'), master('areas')].sort())
})

test('a shop for a card of value 2 and no dollars; freeing the second space costs $2', () => {
  const game = northGame({ edition: 'first' }).hand([GALLOWAY], 0)
  game.player(0).money = 0
  game.start({ kind: 'auxiliary', max: 2 }).answer({ kind: 'auxiliary', which: AUX_SHOP })
  game.answer({ kind: 'card', card: GALLOWAY }).answer({ kind: 'shop', town: townIndex('g1') })
  expect(game.player(0)).toMatchObject({ money: 0, shopsPlaced: 1 })
  const discs = (money: number): number[] => {
    const other = rich(FIRST)
    other.player(0).money = money
    return deliver(other, 6)
      .answer({ kind: 'city', city: other.city('columbia') })
      .offered('disc', 'disc')
  }
  expect([discs(1).includes(DISC_SHOP), discs(2).includes(DISC_SHOP)]).toEqual([false, true])
  const paid = rich(FIRST)
  paid.player(0).money = 2
  expect(deliverTo(paid, 'columbia', DISC_SHOP).player(0).money).toBe(0)
})

test('the second and the fifth emptied row give an exchange token; everybody starts with one', () => {
  const tokens = [2, 5, 8, 11, 14].map(placed => {
    const game = northGame({ edition: 'first' })
    game.player(0).shopsPlaced = placed
    return placeShop(game, 'g1').player(0).exchangeTokens
  })
  expect(tokens).toEqual([1, 2, 1, 1, 2])
})

test('11a a hazard for $2, 11b the engine up to the hazards', () => {
  expect(worth('11a', FIRST)).toEqual({ builders: 12, points: 25, hands: 'none' })
  expect(worth('11b', FIRST)).toEqual({ builders: 5, points: 10, hands: 'none' })
  const hazard = visit('11a', { money: 2, prepare: game => game.put('flood1', hazardTile(FLOOD, 0)) }).use(0)
  expect(hazard.player(0)).toMatchObject({ money: 0, hazards: [hazardTile(FLOOD, 0)] })
  const engine = visit('11b', { prepare: game => (game.player(0).hazards = [6, 6]) }).use(0)
  expect(engine.offered('engine', 'to')).toEqual([1, 2])
})

test('12a a certificate and $1 for each bell, 12b $1 for each builder and a shop', () => {
  expect(worth('12a', FIRST)).toEqual({ builders: 3, points: 4, hands: 'none' })
  expect(worth('12b', FIRST)).toEqual({ builders: 3, points: 4, hands: 'none' })
  const bells = visit('12a', { prepare: game => (game.player(0).shopsPlaced = 7) }).use(0)
  expect(bells.player(0)).toMatchObject({ certificates: 2, money: 2 })
  expect(visit('12a').offered('local', 'action')).toEqual([])
  const shop = visit('12b', { prepare: game => (game.player(0).workers = [0, 1, 3, 1]) })
    .use(0)
    .use(1)
  expect(shop.player(0)).toMatchObject({ money: 3, shopsPlaced: 1 })
})

test('station masters: 5 points for two exchange tokens, 2 for each area with a shop', () => {
  const game = northGame({ edition: 'first' })
  const scored = (name: string): number => {
    game.player(0).masters = [master(name)]
    return game.score(0).stationMasters
  }
  game.player(0).exchangeTokens = 5
  expect(scored('exchangeTokens')).toBe(10)
  withShops(game, 0, 'g1', 'gM', 'p1', 'r1', 'vM')
  expect(scored('areas')).toBe(8)
})

test('the medium-town tile that trims has no hazard to choose', () => {
  const game = northGame({ edition: 'first' })
  expect(tablesOf(game.state).north?.mediumTiles.map(tile => tile.name)).toEqual([
    'hire',
    'engine',
    'trim',
    'cashOrCow',
    'build',
  ])
})
