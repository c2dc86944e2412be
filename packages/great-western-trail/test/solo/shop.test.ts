import { expect, test } from 'vitest'
import { hasShop } from '../../src/addons/railsToTheNorth.js'
import { SHOPS, TOWNS, TRADE_SPACES, townIndex } from '../../src/components/north.js'
import { NOTHING } from '../../src/components/tiles.js'
import { HUMAN, SAM } from '../../src/solo/sam.js'
import { placeSamShop } from '../../src/solo/shop.js'
import { NO_MASTER, tablesOf } from '../../src/state.js'
import { deliver, ready, reveal, shop, shops, stands, towns } from './northTesting.js'

test('RSAM-SHOP-01 the shop comes before the herder moves', () => {
  const types = ready()
    .plays(7)
    .events.map(event => event.type)
  expect(types.indexOf('shop')).toBeLessThan(types.indexOf('moved'))
})

test('RSAM-SHOP-02 RSAM-SHOP-04 shops go to the towns of the active card in order, one in each', () => {
  expect(towns(shops(ready(), 3))).toEqual(['g1', 'memphis', 'gS'])
  expect(towns(shop(stands(ready(), 'g1', SAM)))).toEqual(['memphis'])
})

test('RSAM-SHOP-03 RSAM-EDGE-05 on a free trade space: one human shop leaves three', () => {
  const game = shop(stands(ready(), 'g1', HUMAN, 0))
  expect(game.told('shop')[0].space).toBe(1)
  for (const town of TOWNS) expect(town.spaces).toHaveLength(4)
})

test('RSAM-SHOP-05 a space with money or an action, otherwise the cheapest', () => {
  const money = shops(ready(), 2)
  expect(money.told('shop')[1]).toMatchObject({ town: townIndex('memphis'), space: 0 })
  const taken = shops(stands(ready(), 'memphis', HUMAN, 0), 2)
  expect(taken.told('shop')[1].space).toBe(1)
  const costly = ready()
  costly.sam.expansion = [2]
  for (const town of ['toronto', 'r4', 'r2', 'r3']) stands(costly, town, SAM)
  stands(costly, 'minneapolis', HUMAN, 0) // $1 is taken, $3, $3 and $4 are left
  expect(shop(costly).told('shop')[0]).toMatchObject({ town: townIndex('minneapolis'), space: 1 })
})

test('RSAM-SHOP-06 an objective card before money before another action before the printed order', () => {
  const game = ready()
  game.sam.expansion = [2]
  stands(game, 'toronto', SAM)
  expect(shop(game).told('shop')[0]).toMatchObject({ town: townIndex('r4'), space: 0 }) // a certificate
  expect(game.reasons()).toEqual(['objectiveSpace', 'mostMoney', 'immediateAction'])
  const plain = shop(ready())
  expect(plain.reasons()).toEqual([
    'objectiveSpace',
    'mostMoney',
    'immediateAction',
    'lowestCost',
    'printedOrder',
  ])
  const { state, sam } = ready()
  const mixed = { ...TOWNS[townIndex('g1')] }
  const objectiveSpace = TOWNS[townIndex('v1')].spaces[0]
  const moneySpace = TOWNS[townIndex('memphis')].spaces[0]
  const { north } = tablesOf(state)
  if (north === undefined) throw new Error('The expansion is missing.')
  const changed = TOWNS.map(town =>
    town.name === 'g1' ? { ...mixed, spaces: [moneySpace, moneySpace, objectiveSpace, moneySpace] } : town,
  )
  placeSamShop(state, sam, { ...north, towns: changed }, undefined)
  expect(state.shops.indexOf(SAM)).toBe(townIndex('g1') * TRADE_SPACES + 2)
})

test('RSAM-SHOP-07 RSAM-SHOP-08 he pays nothing and receives no money, token or certificate', () => {
  const game = ready()
  game.sam.expansion = [2]
  const { money } = game.player(0)
  shops(game, 6)
  expect(towns(game)).toEqual(['toronto', 'r4', 'r2', 'r3', 'minneapolis', 'montreal'])
  expect(game.told('shop').every(event => event.cost === 0)).toBe(true)
  expect([...game.told('money'), ...game.told('exchangeToken'), ...game.told('certificates')]).toEqual([])
  expect(game.player(0).money).toBe(money)
})

test('RSAM-SHOP-09 an objective card of a trade space is the one farthest from the deck', () => {
  const { state, sam } = ready()
  const { north } = tablesOf(state)
  if (north === undefined) throw new Error('The expansion is missing.')
  const [far] = state.objectiveDisplay
  const changed = TOWNS.map(town =>
    town.name === 'g1' ? { ...town, spaces: TOWNS[townIndex('v1')].spaces } : town,
  )
  placeSamShop(state, sam, { ...north, towns: changed }, undefined)
  expect(sam.pile.slice(1)).toEqual([far])
})

test('RSAM-SHOP-10 a shop in a station town upgrades the station: a disc, no cost, the station master leaves, no worker', () => {
  const game = shops(ready(), 2)
  const station = tablesOf(game.state).stations.findIndex(({ town }) => town === 'gS')
  expect(game.state.masters[station]).not.toBe(NO_MASTER)
  shop(game)
  expect(game.sam.stations).toBe(1 << station)
  expect(game.sam.discs).toBe(14)
  expect(game.state.masters[station]).toBe(NO_MASTER)
  expect(game.state.stationWorkers[station]).toBe(NOTHING)
  expect(game.told('upgraded')).toEqual([{ type: 'upgraded', seat: SAM, station, cost: 0 }])
})

test('RSAM-SHOP-11 RSAM-SHOP-12 small towns, large cities and tiles of medium towns do nothing more', () => {
  const game = shops(ready(), 2)
  expect(new Set(game.events.map(event => event.type))).toEqual(new Set(['turn', 'samChose', 'shop']))
  const { state, sam } = ready()
  const { north } = tablesOf(state)
  if (north === undefined) throw new Error('The expansion is missing.')
  const changed = TOWNS.map(town => (town.name === 'g1' ? { ...town, kind: 'medium' as const } : town))
  const tasks = state.tasks.length
  placeSamShop(state, sam, { ...north, towns: changed }, undefined)
  expect(state.tasks).toHaveLength(tasks)
})

test('RSAM-SHOP-13 without a face-up expansion card the shop is ignored and the rest of the card is played', () => {
  const game = ready()
  game.sam.expansion = []
  game.plays(7)
  expect(game.told('shop')).toEqual([])
  expect(game.told('samIdle')).toEqual([{ type: 'samIdle', why: 'noExpansionCard' }])
  expect(game.told('samObjective')).toHaveLength(1)
})

test('RSAM-SHOP-14 he needs no access to a town', () => {
  const game = ready()
  game.sam.expansion = [2]
  expect(towns(shop(game))).toEqual(['toronto']) // far from every city and shop of his
})

test('RSAM-SHOP-15 without a shop in his supply the shop is ignored', () => {
  const game = ready()
  game.sam.shopsPlaced = SHOPS
  expect(shop(game).told('samIdle')).toEqual([{ type: 'samIdle', why: 'noShop' }])
  expect(towns(game)).toEqual([])
})

test('RSAM-EXP-01 RSAM-EXP-04 RSAM-EXP-05 a delivery to the city on its back turns the next card up, and it is active at once', () => {
  const game = shop(ready())
  deliver(game) // Bloomington
  expect(game.told('samExpansion')).toEqual([{ type: 'samExpansion', card: 1, what: 'revealed' }])
  expect(game.sam.expansion).toEqual([0, 1])
  expect(towns(shop(game))).toEqual(['g1', 'milwaukee'])
})

test('RSAM-EXP-02 RSAM-EXP-03 a completed card leaves the game, and the older one under it is active again', () => {
  const game = shops(reveal(shop(ready('easy')), 'bloomington'), 3)
  expect(towns(game)).toEqual(['g1', 'milwaukee', 'r1', 'greenBay'])
  expect(game.sam.expansion).toEqual([0])
  expect(game.told('samExpansion').at(-1)).toEqual({ type: 'samExpansion', card: 1, what: 'completed' })
  expect(towns(shops(game, 2)).slice(4)).toEqual(['memphis', 'gS'])
  expect(game.sam.expansion).toEqual([])
})

test('RSAM-EXP-06 only the top card of the stack is checked', () => {
  const game = reveal(ready(), 'toledo') // the back of card III
  expect(game.sam.expansion).toEqual([0])
  reveal(reveal(game, 'bloomington'), 'toledo')
  expect(game.sam.expansion).toEqual([0, 1, 2])
  expect(reveal(game, 'toledo').sam.expansion).toEqual([0, 1, 2])
})

test('RSAM-EXP-07 towns with a shop of Sam count as done; a card that is done leaves at once', () => {
  const game = ready('easy')
  for (const town of ['milwaukee', 'r1', 'greenBay']) stands(game, town, SAM)
  reveal(game, 'bloomington')
  expect(game.sam.expansion).toEqual([0])
  expect(game.told('samExpansion').map(event => event.what)).toEqual(['revealed', 'completed'])
})

test.each([
  ['RSAM-EXP-08', 'easy', 0, undefined, 'g1 memphis gS'],
  ['RSAM-EXP-09', 'easy', 1, 'bloomington', 'milwaukee r1 greenBay'],
  ['RSAM-EXP-10', 'easy', 2, 'toledo', 'toronto r4 r2'],
  ['RSAM-EXP-11', 'medium', 0, undefined, 'g1 memphis gS'],
  ['RSAM-EXP-12', 'medium', 1, 'bloomington', 'milwaukee r1 rS greenBay'],
  ['RSAM-EXP-13', 'medium', 2, 'toledo', 'toronto r4 r2 r3 minneapolis montreal'],
  ['RSAM-EXP-14', 'hard', 0, undefined, 'g1 memphis gS'],
  ['RSAM-EXP-15', 'hard', 1, 'chicago', 'milwaukee r1 greenBay rS'],
  ['RSAM-EXP-16', 'hard', 2, 'harrisburg', 'toronto r4 r2 r3 minneapolis montreal'],
] as const)('%s %s card %d, turned up by %s: %s', (_, solo, card, city, order) => {
  const game = ready(solo)
  game.sam.expansion = []
  game.sam.nextExpansion = card
  if (city === undefined) expect(ready(solo).sam.expansion).toEqual([0])
  else reveal(game, city)
  game.sam.expansion = [card]
  const list = order.split(' ')
  expect(towns(shops(game, list.length))).toEqual(list)
  expect(game.sam.expansion).toEqual([])
  for (const town of list) expect(hasShop(game.state, townIndex(town), SAM)).toBe(true)
})
