import { expect, test } from 'vitest'
import { CALF, COW, HEIFER } from '../src/addons/cattle/simmental/cards.js'
import { boxOf } from '../src/components/box.js'
import { CRIOLLO, GALLOWAY, LONGHORN } from '../src/components/cattle.js'
import { COWBOY, ENGINEER, FLOOD, hazardTile, NOTHING } from '../src/components/tiles.js'
import { configSpec } from '../src/config.js'
import { herdOf } from '../src/scoring.js'
import { objective, TestGame, testGame } from './testing/testGame.js'

const simmental = (players = 2): TestGame => testGame({ players, cattle: 'simmental' })
const isOrange = (card: number): boolean => card === CALF || card === HEIFER || card === COW
const SIZES = [
  [2, 9],
  [3, 12],
  [4, 15],
]

/** Seat 0 has this hand and no exchange token at step 4 and takes the income without certificates. */
function income(hand: readonly number[], prepare?: (game: TestGame) => unknown): TestGame {
  const game = simmental().hand([], 0)
  Object.assign(game.player(0), { draw: [], discard: [], hand: [...hand], money: 0, exchangeTokens: 0 })
  prepare?.(game)
  return game.start({ kind: 'income' }).answer({ kind: 'spend', certificates: 0 })
}

test('GWT2-SIM-01 GWT2-SIM-02 GWT2-SIM-03 8 calves in the market cards, 8 heifers and 8 cows in the supply', () => {
  const { state } = simmental()
  const cards = [...state.market, ...state.marketDeck]
  expect(cards).toHaveLength(44)
  expect(cards.filter(card => card === CALF)).toHaveLength(8)
  expect(cards.filter(isOrange)).toHaveLength(8)
  expect(state.simmental).toEqual([8, 8])
})

test.each([2, 3, 4])('GWT2-SIM-01 %d players without the variant: no orange cards', players => {
  const { state } = testGame({ players })
  expect([...state.market, ...state.marketDeck]).toHaveLength(36)
  expect([...state.market, ...state.marketDeck].some(isOrange)).toBe(false)
  expect(state.simmental).toEqual([0, 0])
})

test.each(SIZES)('GWT2-SIM-04 %d players: the market starts with %d cards', (players, size) => {
  expect(simmental(players).state.market).toHaveLength(size)
})

test.each(SIZES)('GWT2-SIM-05 %d players: a yellow arrow refills the market to %d cards', (players, size) => {
  const game = simmental(players).clearTrail()
  game.state.market.length = 3
  game.jobMarket(5, { 5: new Array<number>(players - 1).fill(COWBOY) }) // from row 6 to row 7
  game.state.foresight = [hazardTile(FLOOD, 0), NOTHING, ENGINEER, NOTHING, ENGINEER, NOTHING]
  game.visit('kansasCity', 0).answer({ kind: 'tile' }).answer({ kind: 'tile', tile: ENGINEER })
  expect(game.state.market).toHaveLength(size)
})

test.each([
  ['GWT2-SIM-06', 1, 8],
  ['GWT2-SIM-07', 2, 5],
])('%s %d cowboys: a calf for $%d', (_id, cowboys, price) => {
  const purchase = boxOf(0).purchases.findIndex(
    ({ cards, cowboys: used }) => cards === 'orange' && used === cowboys,
  )
  const start = (money: number): TestGame => {
    const game = simmental()
    game.state.market = [CALF, LONGHORN]
    game.state.marketDeck = []
    Object.assign(game.player(0), { money, workers: [0, cowboys, 1, 1] })
    return game.start({ kind: 'buyCattle', optional: true })
  }
  const game = start(price).answer({ kind: 'buy', purchase, card: CALF })
  expect(game.player(0)).toMatchObject({ money: 0, discard: [CALF] })
  expect(start(price - 1).offers({ kind: 'buy', purchase })).toBe(false)
})

test('GWT2-SIM-06 a calf is bought by no other option, and other cards by none of these', () => {
  const game = simmental()
  game.state.market = [CALF, LONGHORN]
  Object.assign(game.player(0), { money: 100, workers: [0, 6, 1, 1] })
  game.start({ kind: 'buyCattle', optional: true })
  for (const option of game.options())
    if (option.kind === 'buy')
      expect(boxOf(0).purchases[option.purchase].cards === 'orange').toBe(option.card === CALF)
})

test('GWT2-SIM-08 heifers and cows are never in the market', () => {
  const game = simmental()
  Object.assign(game.player(0), { money: 1000, workers: [0, 6, 1, 1] })
  while (game.state.marketDeck.length > 0) {
    game.state.turn = 0
    game.start({ kind: 'buyCattle', optional: true }).answer({ kind: 'reveal' })
  }
  expect(game.state.market).toHaveLength(44)
  game.start({ kind: 'buyCattle', optional: true })
  expect(game.offered('buy', 'card').filter(isOrange)).toEqual([CALF])
})

test('GWT2-SIM-09 after the money any number of calves in hand may become heifers on the discard pile', () => {
  const game = income([CALF, CALF, CALF, CRIOLLO])
  expect(game.asked()).toBe('raiseSimmental')
  expect(game.player(0)).toMatchObject({ money: 3, hand: [CALF, CALF, CALF, CRIOLLO], discard: [] })
  expect(game.offered('raise', 'count')).toEqual([1, 2, 3])
  expect(game.offers({ kind: 'pass' })).toBe(true)
  game.answer({ kind: 'raise', count: 2 })
  expect(herdOf(game.player(0)).sort((a, b) => a - b)).toEqual([CRIOLLO, CALF, HEIFER, HEIFER])
  expect(game.player(0).hand).toEqual([])
  expect(game.state.simmental).toEqual([6, 8])
  const declined = income([CALF]).pass()
  expect(herdOf(declined.player(0))).toEqual([CALF])
})

test('GWT2-SIM-10 then heifers in hand may become cows', () => {
  const game = income([CALF, HEIFER, HEIFER]).answer({ kind: 'raise', count: 1 })
  expect(game.asked()).toBe('raiseSimmental')
  expect(game.offered('raise', 'count')).toEqual([1, 2])
  game.answer({ kind: 'raise', count: 2 })
  expect(herdOf(game.player(0)).sort((a, b) => a - b)).toEqual([HEIFER, COW, COW])
  expect(game.state.simmental).toEqual([7, 6])
})

test('GWT2-SIM-11 a card advances one stage per visit', () => {
  const game = income([CALF]).answer({ kind: 'raise', count: 1 })
  expect(game.asked()).not.toBe('raiseSimmental')
  expect(herdOf(game.player(0))).toEqual([HEIFER])
})

test('GWT2-SIM-12 swapping a calf leaves the total of 7 at 7', () => {
  const game = income([CALF, LONGHORN, GALLOWAY]).answer({ kind: 'raise', count: 1 })
  expect(game.player(0).money).toBe(7)
  const reached = ['kansasCity', 'fulton', 'stLouis', 'bloomington'].map(name => game.city(name))
  expect(game.offered('city', 'city')).toEqual(reached)
})

test('GWT2-SIM-13 GWT2-SIM-16 orange cards are one breed: the dearest counts 2, 4 or 5', () => {
  expect(income([CALF]).player(0).money).toBe(2)
  expect(income([CALF, CALF]).player(0).money).toBe(2)
  expect(income([CALF, HEIFER]).player(0).money).toBe(4)
  expect(income([COW, CALF, HEIFER, GALLOWAY]).player(0).money).toBe(5 + 2)
})

test('GWT2-SIM-14 any breed accepts an orange card', () => {
  const game = simmental().build(0, 2, 'floodSite1').hand([CALF], 0).visit('floodSite1', 0)
  game.use(2).answer({ kind: 'card', card: CALF })
  expect(game.player(0)).toMatchObject({ certificates: 1, discard: [CALF] })
})

test('GWT2-SIM-15 a certain breeding value does not, neither for building 5a nor for objectives', () => {
  const game = simmental().build(0, 5, 'ab1').hand([CALF, HEIFER, COW], 0).visit('ab1', 0)
  expect(game.offers({ kind: 'local', action: 0 })).toBe(false)
  game.player(0).objectives = [objective('engine-b')] // a value 3 card, a Shorthorn and a Hereford
  expect(game.score(0).objectives).toBe(-3)
})

test('GWT2-SIM-16 points 3, 4 and 5 by stage', () => {
  const points = [CALF, HEIFER, COW].map(card => {
    const game = simmental().hand([card], 0)
    return game.score(0).cattle
  })
  expect(points).toEqual([3, 4, 5])
})

test('GWT2-SIM-17 swaps are limited by the supply', () => {
  const one = income([CALF, CALF, HEIFER], game => {
    game.state.simmental = [1, 0]
  })
  expect(one.offered('raise', 'count')).toEqual([1])
  one.answer({ kind: 'raise', count: 1 })
  expect(one.asked()).toBe('deliver') // no cow is left
  expect(one.state.simmental).toEqual([0, 0])
})

test('GWT2-SIM-18 two orange cards of equal or different stages are a pair', () => {
  for (const pair of [
    [CALF, CALF],
    [CALF, COW],
  ]) {
    const game = simmental()
      .hand([...pair, LONGHORN], 0)
      .visit('nF', 0)
      .use(0)
    expect(game.offered('card', 'card')).toEqual([...new Set(pair)])
    game.answer({ kind: 'card', card: pair[0] })
    if (game.asked() === 'discard') game.answer({ kind: 'card' })
    expect(game.player(0)).toMatchObject({ money: 6 + 4, hand: [LONGHORN] })
  }
  expect(simmental().hand([CALF, LONGHORN], 0).visit('nF', 0).offers({ kind: 'local', action: 0 })).toBe(
    false,
  )
})

/** A token in hand, and these cards to draw. */
const withToken = (draw: readonly number[]) => (game: TestGame) =>
  Object.assign(game.player(0), { draw: [...draw], exchangeTokens: 1 })
const mayExchange = (game: TestGame): boolean => game.decisions().some(({ ask }) => ask === 'exchange')

test('GWT2-SIM-19 GWT2-XCHG-02 between the income and raising, cards that are paid for may be swapped for calves', () => {
  const game = income([CRIOLLO, LONGHORN], withToken([CALF, CALF]))
  expect(game.asked()).toBe('raiseSimmental')
  expect(game.options()).toEqual([{ kind: 'pass' }])
  expect(mayExchange(game)).toBe(true)
  game.answer({ kind: 'exchange', draw: 2 })
  game.answer({ kind: 'card', card: CRIOLLO }).answer({ kind: 'card', card: LONGHORN })
  expect(game.offered('raise', 'count')).toEqual([1, 2])
  game.answer({ kind: 'raise', count: 2 })
  expect(game.player(0).money).toBe(4)
  expect(herdOf(game.player(0)).sort((a, b) => a - b)).toEqual([CRIOLLO, LONGHORN, HEIFER, HEIFER])
})

test('GWT2-SIM-19 there is a pause only where a token could bring such a card', () => {
  expect(income([CRIOLLO], withToken([GALLOWAY])).asked()).not.toBe('raiseSimmental')
  expect(income([CRIOLLO], withToken([])).asked()).not.toBe('raiseSimmental')
  const none = income([CRIOLLO], game => {
    withToken([CALF])(game)
    game.state.simmental = [0, 8]
  })
  expect(none.asked()).not.toBe('raiseSimmental')
  const heifer = income([CRIOLLO], withToken([HEIFER]))
  expect(heifer.asked()).toBe('raiseSimmental')
  expect(heifer.pass().asked()).not.toBe('raiseSimmental')
})

test('GWT2-SIM-19 matches of version 1 go on without the pause', () => {
  const game = new TestGame(configSpec.parse({ players: 2, cattle: 'simmental' }, '1'), 'old')
  Object.assign(game.player(0), { draw: [CALF], discard: [], hand: [CRIOLLO], exchangeTokens: 1 })
  game.start({ kind: 'income' }).answer({ kind: 'spend', certificates: 0 })
  expect(game.asked()).not.toBe('raiseSimmental')
  Object.assign(game.player(0), { draw: [CALF], discard: [], hand: [CALF], exchangeTokens: 1 })
  game.state.turn = 0
  game.start({ kind: 'income' }).answer({ kind: 'spend', certificates: 0 })
  expect(game.asked()).toBe('raiseSimmental')
  expect(game.decisions().some(({ ask, seat }) => ask === 'exchange' && seat === 0)).toBe(false)
})
