import { expect, test } from 'vitest'
import { BRAHMAN } from '../../src/addons/cattle/brahman/cards.js'
import { CALF } from '../../src/addons/cattle/simmental/cards.js'
import { BUILDER, COWBOY } from '../../src/components/tiles.js'
import { SAM } from '../../src/solo/sam.js'
import { type SoloGame, soloGame } from './testing.js'

// Cards by points: value 3
const [ANGUS, LONGHORN, CORRIENTE] = [4, 5, 6]
// value 4 with 3, 4 and 5 points, value 5 with 5, 6 and 7 points
const [SHORTHORN_3, SHORTHORN_4, SHORTHORN_5] = [7, 8, 9]
const [HEREFORD_5, HEREFORD_6, HEREFORD_7] = [10, 11, 12]

/** Sam with so many cowboys buys from this market; what joins the market are Black Angus. */
function buys(cowboys: number, ...market: number[]): SoloGame {
  const game = soloGame().human('nA').workers(cowboys, 1, 1, COWBOY)
  game.state.market = [...market]
  game.state.marketDeck = new Array<number>(20).fill(ANGUS)
  return game.plays(3)
}
const bought = (game: SoloGame): number[] =>
  game
    .told('bought')
    .map(event => event.card)
    .sort((a, b) => a - b)
const grown = (game: SoloGame): number =>
  game.told('marketGrew').reduce((sum, event) => sum + event.cards.length, 0)
const prices = (game: SoloGame): number[] =>
  game.told('bought').flatMap(event => (event.price > 0 ? [event.price] : []))

test('SAM-BUY-01 he has $8 in every action, and nothing is carried over', () => {
  const game = buys(2, CORRIENTE, CORRIENTE, CORRIENTE)
  // Two cards at $6 with a cowboy each would cost $12; one is all that $8 buys.
  expect(bought(game)).toEqual([CORRIENTE])
  game.sam.deck = [10]
  game.plays(10)
  expect(bought(game)).toEqual([CORRIENTE, CORRIENTE])
})

test('SAM-BUY-02 each cowboy is used once in an action', () => {
  const game = buys(4, HEREFORD_7, CORRIENTE, CORRIENTE)
  expect(bought(game)).toEqual([HEREFORD_7]) // four cowboys; none is left for more
  expect(grown(game)).toBe(0)
})

test('SAM-BUY-03 he takes the purchase with the most points', () => {
  expect(bought(buys(3, CORRIENTE, LONGHORN, SHORTHORN_4))).toEqual([LONGHORN, CORRIENTE])
  expect(bought(buys(4, CORRIENTE, LONGHORN, HEREFORD_6))).toEqual([HEREFORD_6])
  expect(bought(buys(3, ANGUS, ANGUS, SHORTHORN_3))).toEqual([SHORTHORN_3])
})

test('SAM-BUY-04 of equal totals the one with the best single card: one card beats two', () => {
  const game = buys(3, CORRIENTE, LONGHORN, SHORTHORN_5)
  expect(bought(game)).toEqual([SHORTHORN_5])
  expect(game.reasons()).toEqual(['mostPoints', 'bestCard'])
})

test('SAM-BUY-05 then the better second card, then fewer cowboys, then fewer dollars', () => {
  // One card of value 3: one cowboy for $6 or two for $3.
  const game = buys(2, CORRIENTE)
  expect(game.told('bought')[0]).toMatchObject({ price: 6, cowboys: 1 })
  expect(game.reasons()).toEqual(['mostPoints', 'bestCard', 'secondBestCard', 'fewestCowboys'])
  // Two cards: three cowboys for $5 rather than four for $6.
  expect(buys(4, CORRIENTE, CORRIENTE).told('bought')[0]).toMatchObject({ price: 5, cowboys: 3 })
})

test('SAM-BUY-06 the purchases within $8', () => {
  const only = (cowboys: number, ...market: number[]): unknown => {
    const game = buys(cowboys, ...market)
    return [prices(game), game.told('bought').reduce((sum, event) => sum + event.cowboys, 0)]
  }
  expect(only(1, CORRIENTE)).toEqual([[6], 1])
  expect(only(3, CORRIENTE, CORRIENTE)).toEqual([[5], 3])
  expect(only(3, SHORTHORN_5)).toEqual([[6], 3])
  expect(only(5, SHORTHORN_5, SHORTHORN_5)).toEqual([[8], 5])
  expect(only(4, HEREFORD_5)).toEqual([[6], 4])
})

test('SAM-BUY-07 the purchases for $12 are out of his reach', () => {
  expect(bought(buys(1, SHORTHORN_5))).toEqual([])
  expect(bought(buys(2, HEREFORD_7, SHORTHORN_5))).toEqual([ANGUS]) // the second cowboy buys what the first added
})

test('SAM-BUY-08 purchases may be combined', () => {
  const game = buys(5, CORRIENTE, CORRIENTE, CORRIENTE)
  expect(bought(game)).toEqual([CORRIENTE, CORRIENTE, CORRIENTE])
  expect(prices(game).sort()).toEqual([3, 5])
  const two = soloGame().human('nA').workers(4, 1, 1, COWBOY)
  two.state.market = [CORRIENTE, LONGHORN]
  two.state.marketDeck = []
  expect(bought(two.plays(3))).toEqual([LONGHORN, CORRIENTE])
})

test('SAM-BUY-09 SAM-BUY-10 if he can buy nothing cowboys add two cards each, one at a time, until he can', () => {
  const game = buys(3, HEREFORD_7)
  // One cowboy adds two cards; the other two buy one of them.
  expect(game.told('marketGrew')[0].cards).toEqual([ANGUS, ANGUS])
  expect(bought(game)).toEqual([ANGUS])
  const none = soloGame().human('nA').workers(3, 1, 1, COWBOY)
  none.state.market = []
  none.state.marketDeck = new Array<number>(10).fill(HEREFORD_5)
  none.plays(3)
  expect(bought(none)).toEqual([])
  expect(none.state.market).toHaveLength(6)
  expect(none.told('samIdle')).toEqual([{ type: 'samIdle', why: 'noCattle' }])
})

test('SAM-BUY-11 SAM-BUY-12 after the purchase every idle cowboy adds two cards, which are not bought any more', () => {
  const game = buys(4, SHORTHORN_5)
  expect(bought(game)).toEqual([SHORTHORN_5])
  expect(game.state.market).toEqual([ANGUS, ANGUS])
  const types = game.events.map(event => event.type)
  expect(types.indexOf('bought')).toBeLessThan(types.indexOf('marketGrew'))
})

test('SAM-BUY-13 bought cards leave the market for his pile', () => {
  const game = buys(1, CORRIENTE, HEREFORD_7)
  expect(game.state.market).toEqual([HEREFORD_7])
  expect(game.sam.pile.slice(1)).toEqual([CORRIENTE])
})

test('SAM-BUY-14 card 13 with cowboys: two cards join first, without a cowboy', () => {
  const game = soloGame().human('nA').workers(2, 1, 1, COWBOY)
  game.state.market = []
  game.state.marketDeck = new Array<number>(10).fill(CORRIENTE)
  game.plays(13)
  expect(bought(game)).toEqual([CORRIENTE])
  expect(game.state.market).toHaveLength(1 + 2) // the second cowboy adds two more
})

test('SAM-BUY-15 SAM-BUY-16 card 13 without cowboys: the best card of value 3 for nothing, or nothing', () => {
  const game = soloGame().human('nA').workers(2, 3, 1, BUILDER).market(LONGHORN, HEREFORD_7, CORRIENTE, ANGUS)
  const deck = game.state.marketDeck.length
  game.plays(13)
  expect(game.told('tookCattle')).toEqual([{ type: 'tookCattle', seat: SAM, card: CORRIENTE }])
  expect(bought(game)).toEqual([])
  expect(game.state.marketDeck).toHaveLength(deck)
  const none = soloGame().human('nA').workers(2, 3, 1, BUILDER).market(SHORTHORN_5, HEREFORD_7).plays(13)
  expect(none.sam.pile).toHaveLength(1)
  expect(none.state.market).toEqual([SHORTHORN_5, HEREFORD_7])
})

test.each([
  ['SAM-BUY-17 SAM-BUY-18 Simmental', 'simmental', CALF],
  ['SAM-BUY-22 Brahman', 'brahman', BRAHMAN],
] as const)('%s cards are never bought or taken; instead his cowboys add cards', (_, cattle, orange) => {
  const game = soloGame({ cattle }).human('nA').workers(2, 1, 1, COWBOY)
  game.state.market = [orange, orange]
  game.state.marketDeck = new Array<number>(10).fill(CORRIENTE)
  game.plays(3)
  expect(bought(game)).toEqual([CORRIENTE])
  expect(game.told('marketGrew')[0].cards).toEqual([CORRIENTE, CORRIENTE])
  const free = soloGame({ cattle }).human('nA').workers(1, 3, 1, BUILDER).market(orange).plays(13)
  expect(free.sam.pile).toHaveLength(1)
})

test('SAM-BUY-22 by the ruling samTakesBrahman he buys them like others', () => {
  const game = soloGame({ cattle: 'brahman', rulings: { samTakesBrahman: true } })
  game.human('nA').workers(1, 1, 1, COWBOY).market(BRAHMAN).plays(3)
  expect(bought(game)).toEqual([BRAHMAN])
})

test('SAM-BUY-19 when the deck runs out fewer cards are added', () => {
  const game = soloGame().human('nA').workers(3, 1, 1, COWBOY)
  game.state.market = []
  game.state.marketDeck = [HEREFORD_5]
  game.plays(3)
  expect(game.state.market).toEqual([HEREFORD_5])
  expect(game.state.marketDeck).toEqual([])
})

test('SAM-BUY-20 his cards may raise the market above seven', () => {
  const game = buys(4, SHORTHORN_5, ...new Array<number>(6).fill(HEREFORD_5), HEREFORD_5)
  expect(game.state.market.length).toBeGreaterThan(7)
  const idle = soloGame().human('nA').workers(6, 1, 1, COWBOY)
  idle.state.market = [CORRIENTE]
  expect(idle.plays(3).state.market).toHaveLength(10) // five idle cowboys
})

test('SAM-BUY-21 the example: four cowboys, card 13, two Corriente for three of them, two cards for the fourth', () => {
  const game = soloGame().human('nA').workers(4, 2, 3, COWBOY)
  game.state.market = [CORRIENTE, LONGHORN, SHORTHORN_3]
  game.state.marketDeck = new Array<number>(4).fill(CORRIENTE)
  game.plays(13)
  expect(game.told('marketGrew').map(event => event.cards.length)).toEqual([2, 2])
  expect(bought(game)).toEqual([CORRIENTE, CORRIENTE])
  expect(game.told('bought')[0]).toMatchObject({ price: 5, cowboys: 3 })
})
