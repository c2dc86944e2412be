import { expect, test } from 'vitest'
import { boxOf } from '../src/components/box.js'
import { BLACK_ANGUS, CORRIENTE, LONGHORN } from '../src/components/cattle.js'
import { COWBOY } from '../src/components/tiles.js'
import { type TestGame, testGame } from './testing/testGame.js'

const PURCHASES = boxOf(0).purchases
const BUY = { kind: 'buyCattle', optional: true } as const
const SHORTHORN_3 = 7
const SHORTHORN_5 = 9
const HEREFORD_5 = 10
const HEREFORD_7 = 12
const MARKET = [
  BLACK_ANGUS,
  BLACK_ANGUS,
  LONGHORN,
  CORRIENTE,
  SHORTHORN_3,
  SHORTHORN_5,
  HEREFORD_5,
  HEREFORD_7,
]

/** Seat 0 has cowboys and money and may buy from the market; the deck is empty unless given. */
function buying(cowboys: number, money: number, market = MARKET, deck: number[] = []): TestGame {
  const game = testGame()
  game.state.market = [...market]
  game.state.marketDeck = [...deck]
  game.player(0).workers[COWBOY] = cowboys
  game.player(0).money = money
  return game.start(BUY)
}

const option = (cards: string, cowboys: number): number =>
  PURCHASES.findIndex(purchase => purchase.cards === cards && purchase.cowboys === cowboys)

/** The kinds of purchases that are offered, as "cards for $price with cowboys". */
function offers(game: TestGame): string[] {
  const purchases = game.offered('buy', 'purchase').map(i => PURCHASES[i])
  return purchases
    .map(({ count, cards, price, cowboys }) => `${count} ${cards} $${price} by ${cowboys}`)
    .sort()
}

test('GWT2-CATTLE-01 GWT2-CATTLE-16 a bought card goes from the market to the discard pile and is not replaced', () => {
  const game = buying(1, 6, [LONGHORN, CORRIENTE], [BLACK_ANGUS])
  game.answer({ kind: 'buy', card: LONGHORN })
  expect(game.player(0)).toMatchObject({ money: 0, discard: [LONGHORN] })
  expect(game.state).toMatchObject({ market: [CORRIENTE], marketDeck: [BLACK_ANGUS] })
  expect(game.told('bought')).toEqual([{ type: 'bought', seat: 0, card: LONGHORN, price: 6, cowboys: 1 }])
})

test('GWT2-CATTLE-02 each cowboy works once per action and may be split over several purchases', () => {
  const game = buying(3, 100)
  game.answer({ kind: 'buy', purchase: option('value3', 2), card: LONGHORN })
  expect(offers(game)).toEqual(['1 shorthorn $12 by 1', '1 value3 $6 by 1'])
  game.answer({ kind: 'buy', purchase: option('shorthorn', 1), card: SHORTHORN_5 })
  expect(game.state.turn).toBe(1)
  expect(game.player(0)).toMatchObject({ money: 100 - 3 - 12, discard: [LONGHORN, SHORTHORN_5] })
})

test('GWT2-CATTLE-02 the printed cowboy buys too', () => {
  const game = testGame()
  game.player(0).money = 6
  game.state.market = [LONGHORN]
  game.start(BUY)
  expect(game.player(0).workers[COWBOY]).toBe(1)
  expect(game.offers({ kind: 'buy', card: LONGHORN })).toBe(true)
})

test.each([
  ['GWT2-CATTLE-03', 'value3', 1, 6, LONGHORN],
  ['GWT2-CATTLE-04', 'shorthorn', 1, 12, SHORTHORN_5],
  ['GWT2-CATTLE-05', 'value3', 2, 3, LONGHORN],
  ['GWT2-CATTLE-06', 'hereford', 2, 12, HEREFORD_7],
  ['GWT2-CATTLE-08', 'shorthorn', 3, 6, SHORTHORN_5],
  ['GWT2-CATTLE-09', 'hereford', 4, 6, HEREFORD_7],
])('%s one %s for %d cowboys and $%d', (_id, cards, cowboys, price, card) => {
  const game = buying(cowboys, price).answer({ kind: 'buy', purchase: option(cards, cowboys), card })
  expect(game.player(0)).toMatchObject({ money: 0, discard: [card] })
  expect(game.state.turn).toBe(1)
  const poor = buying(cowboys, price - 1)
  expect(poor.offers({ kind: 'buy', purchase: option(cards, cowboys) })).toBe(false)
  const short = buying(cowboys - 1, 100)
  expect(short.offers({ kind: 'buy', purchase: option(cards, cowboys) })).toBe(false)
})

test('GWT2-CATTLE-03 GWT2-CATTLE-04 GWT2-CATTLE-06 an option buys only its own cards', () => {
  const game = buying(6, 100)
  for (const bought of game.options())
    if (bought.kind === 'buy') {
      const { cards } = PURCHASES[bought.purchase]
      expect(boxOf(0).cattleValues[bought.card]).toBe(
        { value3: 3, shorthorn: 4, hereford: 5, orange: 0 }[cards],
      )
    }
  expect(offers(game)).toHaveLength(8)
})

test('GWT2-CATTLE-07 three cowboys: two value 3 cards of the same or different breeds for $5', () => {
  for (const second of [BLACK_ANGUS, CORRIENTE]) {
    const game = buying(3, 5).answer({ kind: 'buy', purchase: option('value3', 3), card: BLACK_ANGUS })
    expect(game.offered('card', 'card')).toEqual([BLACK_ANGUS, LONGHORN, CORRIENTE])
    game.answer({ kind: 'card', card: second })
    expect(game.player(0)).toMatchObject({ money: 0, discard: [BLACK_ANGUS, second] })
  }
})

test('GWT2-CATTLE-10 five cowboys: two Shorthorn for $8', () => {
  const game = buying(5, 8).answer({ kind: 'buy', purchase: option('shorthorn', 5), card: SHORTHORN_5 })
  expect(game.player(0)).toMatchObject({ money: 0, discard: [SHORTHORN_5, SHORTHORN_3] })
  expect(offers(buying(4, 100))).not.toContain('2 shorthorn $8 by 5')
})

test('GWT2-CATTLE-11 two cowboys may buy a value 3 card for $6 each', () => {
  const game = buying(2, 12)
  const purchase = option('value3', 1)
  game.answer({ kind: 'buy', purchase, card: LONGHORN }).answer({ kind: 'buy', purchase, card: CORRIENTE })
  expect(game.player(0)).toMatchObject({ money: 0, discard: [LONGHORN, CORRIENTE] })
})

test('GWT2-CATTLE-12 cowboys may rest and nothing need be bought', () => {
  const nothing = buying(3, 100).pass()
  expect(nothing.player(0)).toMatchObject({ money: 100, discard: [] })
  const one = buying(3, 100)
    .answer({ kind: 'buy', purchase: option('value3', 1), card: LONGHORN })
    .pass()
  expect(one.player(0)).toMatchObject({ money: 94, discard: [LONGHORN] })
})

test('GWT2-CATTLE-12 a two-card option needs two cards, and both are taken', () => {
  const alone = buying(5, 100, [LONGHORN, SHORTHORN_3])
  expect(alone.offers({ kind: 'buy', purchase: option('value3', 3) })).toBe(false)
  expect(alone.offers({ kind: 'buy', purchase: option('shorthorn', 5) })).toBe(false)
  const two = buying(3, 5, [LONGHORN, LONGHORN])
  two.answer({ kind: 'buy', purchase: option('value3', 3), card: LONGHORN })
  expect(two.player(0).discard).toEqual([LONGHORN, LONGHORN])
})

test('GWT2-CATTLE-13 GWT2-CATTLE-14 an idle cowboy adds two cards, which another cowboy can buy at once', () => {
  const game = buying(2, 6, [BLACK_ANGUS], [CORRIENTE, CORRIENTE, CORRIENTE])
  expect(game.offers({ kind: 'buy', card: CORRIENTE })).toBe(false)
  game.answer({ kind: 'reveal' })
  expect(game.state.market).toEqual([BLACK_ANGUS, CORRIENTE, CORRIENTE])
  expect(game.told('marketGrew')).toEqual([{ type: 'marketGrew', cards: [CORRIENTE, CORRIENTE] }])
  expect(offers(game)).toEqual(['1 value3 $6 by 1']) // one cowboy is left
  game.answer({ kind: 'buy', card: CORRIENTE })
  expect(game.player(0).discard).toEqual([CORRIENTE])
})

test('GWT2-CATTLE-13 the cards may be added after a purchase too', () => {
  const game = buying(2, 6, [BLACK_ANGUS], [CORRIENTE, CORRIENTE])
  game.answer({ kind: 'buy', purchase: option('value3', 1), card: BLACK_ANGUS }).answer({ kind: 'reveal' })
  expect(game.state.market).toEqual([CORRIENTE, CORRIENTE])
})

test.each([2, 3, 4])('GWT2-CATTLE-14 %d players: the market may outgrow its size at the start', players => {
  const game = testGame({ players })
  const size = game.state.market.length
  game.player(0).workers[COWBOY] = 2
  game.start(BUY).answer({ kind: 'reveal' }).answer({ kind: 'reveal' })
  expect(game.state.market).toHaveLength(size + 4)
})

test('GWT2-CATTLE-15 the last card of the deck comes alone; with an empty deck nothing can be added', () => {
  const game = buying(2, 0, [BLACK_ANGUS], [CORRIENTE]).answer({ kind: 'reveal' })
  expect(game.state.market).toEqual([BLACK_ANGUS, CORRIENTE])
  expect(game.state.turn).toBe(1) // no money and no deck: nothing is left to decide
  expect(buying(2, 100, MARKET, []).offers({ kind: 'reveal' })).toBe(false)
})

test('GWT2-CATTLE-17 a second buying action in the turn has all cowboys again', () => {
  const game = testGame()
  game.state.market = [LONGHORN, LONGHORN, CORRIENTE, CORRIENTE]
  game.player(0).workers[COWBOY] = 2
  game.player(0).money = 6
  game.start(BUY, BUY)
  for (const card of [LONGHORN, CORRIENTE]) game.answer({ kind: 'buy', purchase: option('value3', 2), card })
  expect(game.player(0)).toMatchObject({ money: 0, discard: [LONGHORN, CORRIENTE] })
})
