import { expect, test } from 'vitest'
import { BRAHMAN } from '../src/addons/cattle/brahman/cards.js'
import { CALF, HEIFER } from '../src/addons/cattle/simmental/cards.js'
import { CRIOLLO, GALLOWAY, LONGHORN, PINEYWOODS, SANTA_GERTRUDIS } from '../src/components/cattle.js'
import { townIndex } from '../src/components/north.js'
import { AUX_SHOP, DISC_SHOP } from '../src/components/playerBoard.js'
import { NOBODY, tablesOf } from '../src/state.js'
import { deliver } from './testing/delivery.js'
import {
  askShop,
  mediumTile,
  northGame,
  openTowns,
  placeShop,
  shopAt,
  townName,
  withShops,
} from './testing/north.js'
import { objective, type TestGame } from './testing/testGame.js'

interface Means {
  readonly hand?: readonly number[]
  readonly money?: number
  /** Whether the right space of the sixth action is free. */
  readonly freed?: boolean
  readonly max?: 1 | 2
}

/** Seat 0 may use auxiliary actions. */
function auxiliary(
  { hand = [GALLOWAY], money = 10, freed = false, max = 2 }: Means,
  game = northGame(),
): TestGame {
  game.hand(hand, 0)
  game.player(0).money = money
  if (freed) game.player(0).discs[DISC_SHOP] = 0
  return game.start({ kind: 'auxiliary', max })
}
const offersShop = (game: TestGame, times = 1): boolean =>
  game.offers({ kind: 'auxiliary', which: AUX_SHOP, times })
const useShop = (game: TestGame, times = 1): TestGame =>
  game.answer({ kind: 'auxiliary', which: AUX_SHOP, times })

test('RTN-AUX-01 RTN-AUX-02 a sixth auxiliary action, whose single use is there on the first turn', () => {
  const game = northGame().hand([GALLOWAY], 0)
  expect(tablesOf(game.state).auxiliaries).toHaveLength(6)
  game.answer({ kind: 'place', space: game.space('nA') })
  expect(offersShop(game)).toBe(true)
  useShop(game).answer({ kind: 'card', card: GALLOWAY })
  expect(game.asked()).toBe('placeShop')
})

test('RTN-AUX-03 the right space is freed by moving its disc to a city or station', () => {
  expect(offersShop(auxiliary({ hand: [GALLOWAY, GALLOWAY] }), 2)).toBe(false)
  const city = northGame()
  Object.assign(city.player(0), { money: 10, engine: 38 })
  deliver(city)
    .answer({ kind: 'city', city: city.city('fulton') })
    .answer({ kind: 'disc', disc: DISC_SHOP })
  city.state.turn = 0
  expect(offersShop(auxiliary({ hand: [GALLOWAY, GALLOWAY] }, city), 2)).toBe(true)
  const station = withShops(northGame(), 0, 'memphis')
  station.player(0).money = 20
  placeShop(station, 'gS').answer({ kind: 'take' }).answer({ kind: 'disc', disc: DISC_SHOP })
  expect(station.player(0).discs[DISC_SHOP]).toBe(0)
})

test('RTN-AUX-04 single: $1 and a card of value 2 for a shop', () => {
  const game = useShop(auxiliary({ hand: [GALLOWAY, LONGHORN], money: 3 }))
  if (game.asked() === 'discard') game.answer({ kind: 'card', card: GALLOWAY })
  expect(game.player(0)).toMatchObject({ money: 2, discard: [GALLOWAY], hand: [LONGHORN] })
  expect(game.offers({ kind: 'pass' })).toBe(true) // the card may be discarded for its own sake
  game.answer({ kind: 'shop', town: townIndex('g1') })
  expect(game.player(0)).toMatchObject({ shopsPlaced: 1, money: 2 })
  expect(shopAt(game, 'g1', 0)).toBe(0)
})

test('RTN-AUX-05 double: $2 and two cards of value 2 for two shops', () => {
  const game = useShop(auxiliary({ hand: [GALLOWAY, GALLOWAY], money: 2, freed: true }), 2)
  game.answer({ kind: 'card', card: GALLOWAY }).answer({ kind: 'card', card: GALLOWAY })
  expect(game.player(0)).toMatchObject({ money: 0, discard: [GALLOWAY, GALLOWAY] })
  game.answer({ kind: 'shop', town: townIndex('g1') })
  expect(game.asked()).toBe('placeShop')
  game.answer({ kind: 'shop', town: townIndex('memphis'), space: 1 })
  expect(game.player(0).shopsPlaced).toBe(2)
  expect(offersShop(auxiliary({ hand: [GALLOWAY], money: 9, freed: true }), 2)).toBe(false)
  expect(offersShop(auxiliary({ hand: [GALLOWAY, GALLOWAY], money: 1, freed: true }), 2)).toBe(false)
})

test('RTN-AUX-06 the double needs the double icon and the free right space', () => {
  const hand = [GALLOWAY, GALLOWAY]
  expect(offersShop(auxiliary({ hand, freed: true, max: 2 }), 2)).toBe(true)
  expect(offersShop(auxiliary({ hand, freed: false, max: 2 }), 2)).toBe(false)
  expect(offersShop(auxiliary({ hand, freed: true, max: 1 }), 2)).toBe(false)
  const stop = northGame().hand(hand, 0)
  stop.player(0).discs[DISC_SHOP] = 0
  stop.visit('nA', 0) // instead of the local actions: single only
  expect([offersShop(stop, 1), offersShop(stop, 2)]).toEqual([true, false])
})

test('RTN-AUX-07 the two cards may be of different breeds', () => {
  const game = useShop(auxiliary({ hand: [GALLOWAY, PINEYWOODS], freed: true }), 2)
  game.answer({ kind: 'card', card: GALLOWAY }).answer({ kind: 'card', card: PINEYWOODS })
  expect(game.player(0).discard).toEqual([GALLOWAY, PINEYWOODS])
})

test('RTN-AUX-08 green, black and white cards; no grey one, none of the market, no objective card', () => {
  const hand = [CRIOLLO, SANTA_GERTRUDIS, PINEYWOODS, GALLOWAY, LONGHORN, 7, 10, objective('cash-a')]
  const game = useShop(auxiliary({ hand }))
  expect(game.offered('card', 'card')).toEqual([SANTA_GERTRUDIS, PINEYWOODS, GALLOWAY])
  expect(offersShop(auxiliary({ hand: [CRIOLLO, LONGHORN, 7, 10, objective('cash-a')] }))).toBe(false)
})

test('RTN-AUX-09 an orange card of value 2 serves too, of value 4 not', () => {
  const brahman = useShop(auxiliary({ hand: [BRAHMAN, GALLOWAY] }, northGame({ cattle: 'brahman' })))
  expect(brahman.offered('card', 'card')).toEqual([GALLOWAY, BRAHMAN])
  const simmental = (hand: number[]): TestGame => auxiliary({ hand }, northGame({ cattle: 'simmental' }))
  expect(offersShop(simmental([CALF]))).toBe(true)
  expect(offersShop(simmental([HEIFER]))).toBe(false)
})

test('RTN-AUX-09 by the ruling orange cards of value 2 do not serve', () => {
  const rulings = { orangeAsValue2: false }
  const brahman = auxiliary({ hand: [BRAHMAN, GALLOWAY] }, northGame({ cattle: 'brahman', rulings }))
  expect(useShop(brahman).offered('card', 'card')).toEqual([GALLOWAY])
  expect(offersShop(auxiliary({ hand: [CALF] }, northGame({ cattle: 'simmental', rulings })))).toBe(false)
})

test('RTN-AUX-10 without a dollar or a card of value 2 there is no single use', () => {
  expect(offersShop(auxiliary({ money: 1 }))).toBe(true)
  expect(offersShop(auxiliary({ money: 0 }))).toBe(false)
  expect(offersShop(auxiliary({ hand: [CRIOLLO] }))).toBe(false)
})

/** Seat 0 has shops in the whole neighbourhood of Denver, where the spaces cost $1, $2, $2, $3. */
const nearDenver = (): TestGame => {
  const game = withShops(northGame(), 0, 'g1', 'gM', 'memphis', 'gS', 'g2', 'b1', 'b2', 'b3', 'sanFrancisco')
  return game
}

test('RTN-AUX-11 without a shop, or a space that can be paid after the $1, there is no sixth action', () => {
  const empty = northGame()
  empty.player(0).shopsPlaced = 15
  expect(offersShop(auxiliary({}, empty))).toBe(false)
  expect(openTowns(nearDenver())).toEqual(['denver'])
  expect(offersShop(auxiliary({ money: 1 }, nearDenver()))).toBe(false)
  expect(offersShop(auxiliary({ money: 2 }, nearDenver()))).toBe(true)
  const full = nearDenver()
  withShops(full, 1, 'denver', 'denver', 'denver', 'denver')
  expect(offersShop(auxiliary({ money: 9 }, full))).toBe(false)
})

test('RTN-AUX-12 in a double use the first shop is done with its town before the second', () => {
  const game = mediumTile(withShops(northGame(), 0, 'g1'), 'gM', 'cashOrCow')
  useShop(auxiliary({ hand: [GALLOWAY, GALLOWAY], money: 2, freed: true }, game), 2)
  game.answer({ kind: 'card', card: GALLOWAY }).answer({ kind: 'card', card: GALLOWAY })
  game.answer({ kind: 'shop', town: townIndex('gM') })
  expect(game.asked()).toBe('choose')
  game.answer({ kind: 'choice', index: 0 })
  expect(game.player(0).money).toBe(5)
  expect(game.asked()).toBe('placeShop')
})

test('RTN-AUX-12 by the ruling both shops of a double use are placed before their towns, in their order, give anything', () => {
  const game = northGame({ rulings: { twoShops: 'together' } })
  mediumTile(withShops(game, 0, 'g1', 'memphis'), 'gM', 'cashOrCow')
  useShop(auxiliary({ hand: [GALLOWAY, GALLOWAY], money: 20, freed: true }, game), 2)
  game.answer({ kind: 'card', card: GALLOWAY }).answer({ kind: 'card', card: GALLOWAY })
  game.answer({ kind: 'shop', town: townIndex('gM') })
  expect(game.asked()).toBe('placeShop')
  game.answer({ kind: 'shop', town: townIndex('gS') })
  expect(game.asked()).toBe('choose')
  expect(game.answer({ kind: 'choice', index: 0 }).asked()).toBe('upgradeStation')
})

test('RTN-AUX-12 by the ruling what the first shop gives stays when the second is declined', () => {
  const game = northGame({ rulings: { twoShops: 'together' } })
  mediumTile(withShops(game, 0, 'g1'), 'gM', 'cashOrCow')
  useShop(auxiliary({ hand: [GALLOWAY, GALLOWAY], money: 2, freed: true }, game), 2)
  game.answer({ kind: 'card', card: GALLOWAY }).answer({ kind: 'card', card: GALLOWAY })
  game.answer({ kind: 'shop', town: townIndex('gM') }).pass()
  expect(game.asked()).toBe('choose')
})

test('RTN-AUX-13 the extra disc is white-cornered and costs nothing', () => {
  const game = northGame()
  Object.assign(game.player(0), { money: 0, engine: 38 })
  deliver(game).answer({ kind: 'city', city: game.city('fulton') }) // a white city
  expect(game.offers({ kind: 'disc', disc: DISC_SHOP })).toBe(true)
  game.answer({ kind: 'disc', disc: DISC_SHOP })
  expect(game.player(0).money).toBe(0)
  expect(game.player(0).cities[game.city('fulton')]).toBe(1)
})

test('RTN-SHOP-01 shops leave the annex row by row, from the left: each third one frees a bell', () => {
  const game = northGame()
  const bells: number[] = []
  game.player(0).cities[game.city('oregonCity')] = 1
  for (const town of ['g1', 'gM', 'memphis', 'gS', 'g2']) {
    placeShop(game, town)
    while (game.state.turn === 0) game.pass()
    bells.push(game.score(0).cities / 3)
  }
  expect(game.player(0).shopsPlaced).toBe(5)
  expect(bells).toEqual([0, 0, 1, 1, 1])
})

test('RTN-SHOP-02 any free trade space of an accessible town; spaces that are alike stand for each other', () => {
  const game = askShop(withShops(northGame(), 0, 'g1'))
  const spaces = game
    .options()
    .flatMap(option => (option.kind === 'shop' ? [`${townName(game, option.town)} ${option.space}`] : []))
  expect(spaces).toEqual(['gM 0', 'memphis 0', 'memphis 1'])
})

test('RTN-SHOP-03 a trade space holds one shop', () => {
  const game = northGame()
  placeShop(game, 'g1', 0)
  game.state.turn = 1
  game.start({ kind: 'placeShop', optional: true })
  expect(game.offers({ kind: 'shop', town: townIndex('g1'), space: 0 })).toBe(false)
  game.answer({ kind: 'shop', town: townIndex('g1'), space: 1 })
  expect([shopAt(game, 'g1', 0), shopAt(game, 'g1', 1)]).toEqual([0, 1])
  const full = withShops(northGame({ players: 4 }), 1, 'g1', 'g1', 'g1', 'g1')
  expect(openTowns(full)).toEqual([])
})

test('RTN-SHOP-04 a player has at most one shop in a town', () => {
  expect(openTowns(northGame())).toEqual(['g1'])
  expect(openTowns(withShops(northGame(), 0, 'g1'))).not.toContain('g1')
})

test.each([2, 3, 4])('RTN-SHOP-05 %d players: all may have shops in the same town', players => {
  const game = northGame({ players })
  for (let seat = 1; seat < players; seat++) withShops(game, seat, 'g1')
  placeShop(game, 'g1')
  expect(
    new Set([0, 1, 2, 3].map(space => shopAt(game, 'g1', space)).filter(seat => seat !== NOBODY)).size,
  ).toBe(players)
})

test('RTN-SHOP-06 a placed shop stays', () => {
  const game = northGame()
  placeShop(game, 'g1')
  withShops(game, 0, 'memphis')
  Object.assign(game.player(0), { money: 50, engine: 38 })
  deliver(game)
    .answer({ kind: 'city', city: game.city('omaha') })
    .answer({ kind: 'disc', disc: 0 })
  while (game.state.turn === 0) game.pass()
  expect(shopAt(game, 'g1', 0)).toBe(0)
  expect(game.state.shops.filter(owner => owner === 0)).toHaveLength(game.player(0).shopsPlaced)
})

test('RTN-SHOP-07 without shops on the annex none can be placed', () => {
  const game = northGame()
  game.player(0).shopsPlaced = 14
  expect(openTowns(game)).toEqual(['g1'])
  game.player(0).shopsPlaced = 15
  expect(openTowns(game)).toEqual([])
  game.build(0, 13, 'ab1').visit('ab1', 0)
  expect(game.offered('local', 'action')).toEqual([0, 1]) // 13a without its shop
})

test.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [8, 2],
  [11, 3],
  [14, 4],
  [15, 5],
])('RTN-SHOP-08 %d shops placed: %d bells', (placed, bells) => {
  const game = northGame().facesB(13).build(0, 13, 'ab1')
  Object.assign(game.player(0), { shopsPlaced: placed })
  game.player(0).discs.fill(0) // certificate limit 6
  game.visit('ab1', 0)
  if (bells > 0) game.use(0)
  expect(game.player(0).certificates).toBe([0, 1, 2, 3, 4, 6][bells])
})

test('RTN-SHOP-09 cost, shop, bonus of the space, then the town', () => {
  const game = withShops(northGame(), 0, 'g1')
  placeShop(game, 'memphis', 0)
  expect(game.events.slice(-3).map(event => event.type)).toEqual(['shop', 'money', 'turn'])
  const paid = withShops(northGame(), 0, 'b1')
  paid.player(0).money = 5
  placeShop(paid, 'denver', 3)
  expect(paid.told('shop')).toMatchObject([{ seat: 0, town: townIndex('denver'), space: 3, cost: 3 }])
  expect(paid.player(0).money).toBe(2)
  const station = withShops(northGame(), 0, 'memphis')
  station.player(0).money = 7
  placeShop(station, 'gS')
  expect(shopAt(station, 'gS', 0)).toBe(0)
  expect(station.asked()).toBe('upgradeStation')
})

test('RTN-SHOP-10 the cost of a space must be paid in full', () => {
  const spaces = (money: number): number[] => {
    const game = withShops(northGame(), 0, 'b1')
    game.player(0).money = money
    askShop(game)
    return game
      .options()
      .flatMap(option =>
        option.kind === 'shop' && townName(game, option.town) === 'denver' ? [option.space] : [],
      )
  }
  expect([spaces(0), spaces(1), spaces(2), spaces(3)]).toEqual([[], [0], [0, 1], [0, 1, 3]])
})

test('RTN-SHOP-11 the action of a space is used at once or lost', () => {
  const game = northGame()
  game.player(0).cities[game.city('harrisburg')] = 1
  placeShop(game, 'v1', 0)
  expect(game.asked()).toBe('takeObjective')
  expect(game.offers({ kind: 'pass' })).toBe(true)
  game.pass()
  expect(game.state.turn).toBe(1)
  expect(game.told('objectiveTaken')).toEqual([])
})

test('RTN-SHOP-12 printed money is taken in full, without a question', () => {
  const game = withShops(northGame(), 0, 'g1')
  const { money } = game.player(0)
  placeShop(game, 'memphis', 0)
  expect(game.player(0).money).toBe(money + 2)
  expect(game.state.turn).toBe(1)
})

test('RTN-SHOP-13 a shop of building 13 or of a station master costs no more than its space', () => {
  const game = northGame().hand([], 0).build(0, 13, 'ab1')
  game.player(0).money = 0
  game.visit('ab1', 0).use(2)
  expect(game.player(0)).toMatchObject({ shopsPlaced: 1, money: 0 })
})

test('RTN-SHOP-14 emptying a row gives nothing more', () => {
  for (const placed of [2, 5, 8, 11, 14]) {
    const game = northGame()
    game.player(0).shopsPlaced = placed
    const before = { ...game.player(0) }
    placeShop(game, 'g1')
    expect(game.player(0)).toMatchObject({
      shopsPlaced: placed + 1,
      money: before.money,
      exchangeTokens: 1,
      certificates: 0,
    })
    expect(game.events.slice(-2).map(event => event.type)).toEqual(['shop', 'turn'])
  }
})
