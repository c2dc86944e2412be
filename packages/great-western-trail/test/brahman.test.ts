import { expect, test } from 'vitest'
import { BRAHMAN } from '../src/addons/cattle/brahman/cards.js'
import { CALF, HEIFER } from '../src/addons/cattle/simmental/cards.js'
import { boxOf } from '../src/components/box.js'
import { CRIOLLO, GALLOWAY, LONGHORN, SANTA_GERTRUDIS } from '../src/components/cattle.js'
import { AUX_SHOP } from '../src/components/playerBoard.js'
import { COWBOY, ENGINEER, FLOOD, hazardTile, NOTHING } from '../src/components/tiles.js'
import { configSpec } from '../src/config.js'
import { cities } from './testing/delivery.js'
import { objective, type TestGame, testGame } from './testing/testGame.js'

const brahman = (players = 2): TestGame => testGame({ players, cattle: 'brahman' })
const SIZES = [
  [2, 9],
  [3, 12],
  [4, 15],
]
const isOrangePurchase = (purchase: number): boolean => boxOf(0).purchases[purchase].cards === 'orange'

/** Seat 0 takes the income of this hand, without certificates. */
function income(hand: readonly number[]): TestGame {
  const game = brahman().hand([], 0)
  Object.assign(game.player(0), { draw: [], discard: [], hand: [...hand], money: 0 })
  return game.start({ kind: 'income' }).answer({ kind: 'spend', certificates: 0 })
}

/** Seat 0 buys from this market. */
function buying(market: readonly number[], cowboys: number, money: number): TestGame {
  const game = brahman()
  game.state.market = [...market]
  game.state.marketDeck = []
  Object.assign(game.player(0), { money, workers: [0, cowboys, 1, 1] })
  return game.start({ kind: 'buyCattle', optional: true })
}

test.each([2, 3, 4])('BRA-01 %d players: 8 Brahman cards make a market deck of 44', players => {
  const { market, marketDeck } = brahman(players).state
  const cards = [...market, ...marketDeck]
  expect(cards).toHaveLength(44)
  expect(cards.filter(card => card === BRAHMAN)).toHaveLength(8)
  expect([...testGame({ players }).state.market, ...testGame({ players }).state.marketDeck]).not.toContain(
    BRAHMAN,
  )
})

test('BRA-02 the orange market tile adds the orange prices and changes no other', () => {
  const offers = (game: TestGame): string[] =>
    game
      .options()
      .flatMap(option =>
        option.kind === 'buy' ? [`${boxOf(0).purchases[option.purchase].price} for ${option.card}`] : [],
      )
  const plain = testGame()
  plain.state.market = [LONGHORN, 7, 10]
  plain.state.marketDeck = []
  Object.assign(plain.player(0), { money: 50, workers: [0, 6, 1, 1] })
  plain.start({ kind: 'buyCattle', optional: true })
  const all = offers(buying([LONGHORN, 7, 10, BRAHMAN], 6, 50))
  expect(all.filter(offer => !offer.endsWith(` ${BRAHMAN}`))).toEqual(offers(plain))
  expect(all.filter(offer => offer.endsWith(` ${BRAHMAN}`))).toEqual([`8 for ${BRAHMAN}`, `5 for ${BRAHMAN}`])
})

test.each(SIZES)('BRA-03 %d players: the market starts with %d cards', (players, size) => {
  expect(brahman(players).state.market).toHaveLength(size)
})

test.each(SIZES)('BRA-04 %d players: a yellow arrow refills the market to %d cards', (players, size) => {
  const game = brahman(players).clearTrail()
  game.state.market.length = 3
  game.jobMarket(5, { 5: new Array<number>(players - 1).fill(COWBOY) })
  game.state.foresight = [hazardTile(FLOOD, 0), NOTHING, ENGINEER, NOTHING, ENGINEER, NOTHING]
  game.visit('kansasCity', 0).answer({ kind: 'tile' }).answer({ kind: 'tile', tile: ENGINEER })
  expect(game.state.market).toHaveLength(size)
})

test('BRA-05 the place of a card in the market changes nothing of what is offered', () => {
  const offers = (market: number[]): string[] =>
    buying(market, 6, 50)
      .options()
      .map(option => JSON.stringify(option))
  expect(offers([BRAHMAN, LONGHORN, 7])).toEqual(offers([LONGHORN, 7, BRAHMAN]))
})

test.each([
  ['BRA-06', 1, 8],
  ['BRA-07', 2, 5],
])('%s with %d cowboys a Brahman for $%d', (_id, cowboys, price) => {
  const purchase = boxOf(0).purchases.findIndex((row, i) => isOrangePurchase(i) && row.cowboys === cowboys)
  const game = buying([BRAHMAN], cowboys, price).answer({ kind: 'buy', purchase, card: BRAHMAN })
  expect(game.player(0)).toMatchObject({ money: 0, discard: [BRAHMAN] })
  expect(game.told('bought')).toMatchObject([{ card: BRAHMAN, price, cowboys }])
  expect(buying([BRAHMAN], cowboys, price - 1).offers({ kind: 'buy', purchase })).toBe(false)
  if (cowboys > 1) expect(buying([BRAHMAN], 1, 50).offers({ kind: 'buy', purchase })).toBe(false)
})

test('BRA-08 Brahman and other cards in one action, each cowboy once', () => {
  const purchase = boxOf(0).purchases.findIndex(row => row.cards === 'orange' && row.cowboys === 2)
  const game = buying([BRAHMAN, BRAHMAN, LONGHORN], 3, 50).answer({ kind: 'buy', purchase, card: BRAHMAN })
  expect(game.asked()).toBe('buyCattle') // one cowboy is left
  expect(game.offers({ kind: 'buy', purchase })).toBe(false)
  game.answer({ kind: 'buy', card: LONGHORN })
  expect(game.player(0)).toMatchObject({ money: 50 - 5 - 6, discard: [BRAHMAN, LONGHORN] })
  expect(game.state.turn).toBe(1)
})

test('BRA-09 each Brahman in hand gives $4 more, after the income and before the hand is discarded', () => {
  const game = income([BRAHMAN, GALLOWAY])
  expect(game.player(0).money).toBe(2 + 2 + 4)
  const told = game.events.map(event => event.type)
  expect(told.slice(told.indexOf('income'), told.indexOf('income') + 3)).toEqual([
    'income',
    'money',
    'discarded',
  ])
  expect(income([GALLOWAY]).told('money')).toEqual([])
})

test('BRA-10 BRA-11 BRA-12 three Brahman and one other card: $4 and $12, and a delivery of 4', () => {
  const game = income([BRAHMAN, BRAHMAN, BRAHMAN, GALLOWAY])
  expect(game.player(0).money).toBe(16)
  expect(game.told('income')).toMatchObject([{ total: 4 }])
  expect(cities(game)).toEqual(['kansasCity', 'fulton', 'stLouis'])
})

test('BRA-13 a Brahman has the breeding value 2', () => {
  expect(income([BRAHMAN]).told('income')).toMatchObject([{ total: 2 }])
})

test('BRA-14 where any card may be discarded, a Brahman may', () => {
  const game = brahman().build(0, 2, 'floodSite1').hand([BRAHMAN], 0).visit('floodSite1', 0)
  game.use(2).answer({ kind: 'card', card: BRAHMAN })
  expect(game.player(0)).toMatchObject({ certificates: 1, discard: [BRAHMAN] })
})

test('BRA-15 where a value or a breed is asked, a Brahman may not be discarded', () => {
  const fiveA = brahman().build(0, 5, 'ab1').hand([BRAHMAN], 0).visit('ab1', 0) // a card of value 3
  expect(fiveA.offered('local', 'action')).toEqual([1])
  expect(brahman().hand([BRAHMAN], 0).visit('nA', 0).offers({ kind: 'local', action: 0 })).toBe(false)
  expect(brahman().hand([GALLOWAY], 0).visit('nA', 0).offers({ kind: 'local', action: 0 })).toBe(true)
  expect(brahman().hand([BRAHMAN], 0).visit('nB', 0).offers({ kind: 'local', action: 0 })).toBe(false)
  expect(brahman().hand([SANTA_GERTRUDIS], 0).visit('nB', 0).offers({ kind: 'local', action: 0 })).toBe(true)
})

test('BRA-16 where value 2 with orange is asked, a Brahman or a calf may be discarded, a heifer not', () => {
  const offers = (cattle: 'brahman' | 'simmental', card: number): boolean =>
    testGame({ cattle, addons: ['railsToTheNorth'] })
      .hand([card], 0)
      .start({ kind: 'auxiliary', max: 2 })
      .offers({ kind: 'auxiliary', which: AUX_SHOP })
  expect([offers('brahman', BRAHMAN), offers('simmental', CALF), offers('simmental', HEIFER)]).toEqual([
    true,
    true,
    false,
  ])
})

test('BRA-17 two Brahman are a pair', () => {
  const game = brahman().hand([BRAHMAN, BRAHMAN, CRIOLLO], 0).visit('nF', 0).use(0)
  expect(game.offered('card', 'card')).toEqual([BRAHMAN])
  game.answer({ kind: 'card', card: BRAHMAN })
  if (game.asked() === 'discard') game.answer({ kind: 'card', card: BRAHMAN })
  expect(game.player(0)).toMatchObject({ money: 10, discard: [BRAHMAN, BRAHMAN], hand: [CRIOLLO] })
  expect(brahman().hand([BRAHMAN, GALLOWAY], 0).visit('nF', 0).offers({ kind: 'local', action: 0 })).toBe(
    false,
  )
})

test('BRA-18 Brahman never change, and there is no supply of them', () => {
  const game = income([BRAHMAN, BRAHMAN])
  expect(game.state.simmental).toEqual([0, 0])
  expect(game.told('raised')).toEqual([])
  expect(game.asked()).toBe('deliver')
  expect(game.player(0).discard).toEqual([BRAHMAN, BRAHMAN])
})

test('BRA-19 a Brahman meets the condition of an orange card', () => {
  const game = testGame({ cattle: 'brahman', addons: ['railsToTheNorth'] })
  game.player(0).objectives = [objective('orange-start')] // two orange cards and a station
  game.player(0).stations = 1
  game.player(0).discard.push(BRAHMAN)
  expect(game.score(0).objectives).toBe(0)
  game.player(0).hand.push(BRAHMAN)
  expect(game.score(0).objectives).toBe(3)
})

test('BRA-20 Simmental and Brahman may be played together: both in the deck, one orange card counts', () => {
  const game = testGame({ cattle: 'simmental+brahman' })
  const cards = [...game.state.market, ...game.state.marketDeck]
  expect(cards.filter(card => card === CALF)).toHaveLength(8)
  expect(cards.filter(card => card === BRAHMAN)).toHaveLength(8)
  expect(game.state.market).toHaveLength(9)
  expect(game.state.simmental).toEqual([8, 8])
  Object.assign(game.player(0), { draw: [], discard: [], hand: [CALF, BRAHMAN], money: 0, exchangeTokens: 0 })
  game.start({ kind: 'income' }).answer({ kind: 'spend', certificates: 0 })
  expect(game.player(0).money).toBe(2 + 4) // one of the orange cards, and the dollars of the Brahman
  expect(game.offered('raise', 'count')).toEqual([1])
})

test('BRA-20 each of them alone has none of the other', () => {
  expect(() => configSpec.parse({ players: 2, cattle: ['simmental', 'brahman'] })).toThrow(/cattle/)
  const { market, marketDeck, simmental } = brahman().state
  expect([...market, ...marketDeck]).not.toContain(CALF)
  expect(simmental).toEqual([0, 0])
})

test('BRA-21 a Brahman is worth 3 points', () => {
  const game = brahman()
  expect(game.score(0).cattle).toBe(0)
  game.player(0).discard.push(BRAHMAN)
  expect(game.score(0).cattle).toBe(3)
  const ruled = testGame({ cattle: 'brahman', rulings: { brahmanPoints: 5 } })
  ruled.player(0).discard.push(BRAHMAN)
  expect(ruled.score(0).cattle).toBe(5)
})

test('BRA-22 with and without Rails to the North', () => {
  for (const addons of [[], ['railsToTheNorth']] as const) {
    const game = testGame({ cattle: 'brahman', addons: [...addons] })
    const cards = [...game.state.market, ...game.state.marketDeck]
    expect(cards.filter(card => card === BRAHMAN)).toHaveLength(8)
    expect(game.state.market).toHaveLength(9)
  }
})
