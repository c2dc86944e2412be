import { expect, test } from 'vitest'
import { BLACK_ANGUS, CRIOLLO, GALLOWAY, LONGHORN, PINEYWOODS } from '../src/components/cattle.js'
import { GREEN_OUTLAW } from '../src/components/tiles.js'
import { scoreSeat } from '../src/scoring.js'
import { type TestGame, testGame } from './testing/testGame.js'

/** Whether a seat is offered to use a token now, without holding the game up. */
const canExchange = (game: TestGame, seat: number): boolean =>
  game
    .decisions()
    .some(
      decision => decision.seat === seat && decision.ask === 'exchange' && decision.optional === 'anyTime',
    )

const exchange = (game: TestGame, seat = 0, draw = 2): TestGame =>
  game.answer({ kind: 'exchange', draw }, seat)
const discard = (game: TestGame, card: number, seat = 0): TestGame =>
  game.answer({ kind: 'card', card }, seat)

/** A player's piles. */
function piles(
  game: TestGame,
  seat: number,
  hand: number[],
  draw: number[],
  discarded: number[] = [],
): TestGame {
  Object.assign(game.player(seat), { hand: [...hand], draw: [...draw], discard: [...discarded] })
  return game
}

test('GWT2-XCHG-01 gaining a token adds one', () => {
  const game = testGame().start({ kind: 'exchangeToken' }, { kind: 'exchangeToken' })
  expect(game.player(0).exchangeTokens).toBe(3)
  expect(game.player(1).exchangeTokens).toBe(1)
  expect(game.told('exchangeToken')).toHaveLength(2)
})

test('GWT2-XCHG-02 before the move, at a location and in the middle of an action', () => {
  const game = testGame().clearTrail()
  game.player(0).exchangeTokens = 3
  game.player(0).workers[1] = 2
  game.player(0).money = 20
  game.state.market = [BLACK_ANGUS, LONGHORN]
  piles(game, 0, [CRIOLLO, CRIOLLO, CRIOLLO, CRIOLLO], new Array(10).fill(GALLOWAY)).startMove('nD')
  const useOne = (): void => {
    expect(canExchange(game, 0)).toBe(true)
    discard(discard(exchange(game), GALLOWAY), GALLOWAY)
  }
  useOne()
  expect(game.asked()).toBe('phaseA')
  game.answer({ kind: 'move', to: game.space('nE') })
  useOne()
  expect(game.asked()).toBe('location')
  game.use(1).answer({ kind: 'buy', card: LONGHORN, purchase: 0 }) // one of two cowboys is left
  useOne()
  expect(game.asked()).toBe('buyCattle')
  expect(game.offers({ kind: 'buy', card: BLACK_ANGUS })).toBe(true)
  expect(game.player(0).exchangeTokens).toBe(0)
  expect(canExchange(game, 0)).toBe(false)
})

test('GWT2-XCHG-02 several tokens at Kansas City before income, for a better hand', () => {
  const game = testGame().clearTrail()
  game.player(0).exchangeTokens = 2
  piles(game, 0, [CRIOLLO, CRIOLLO, CRIOLLO, CRIOLLO], [GALLOWAY, PINEYWOODS, LONGHORN, BLACK_ANGUS])
  game.visit('kansasCity')
  for (let step = 0; step < 3; step++) {
    expect(canExchange(game, 0)).toBe(true)
    game.answer(game.options()[0])
  }
  expect(game.asked()).toBe('income')
  for (let token = 0; token < 2; token++) discard(discard(exchange(game), CRIOLLO), CRIOLLO)
  game.answer({ kind: 'spend', certificates: 0 })
  expect(game.told('income')).toMatchObject([{ total: 2 + 2 + 3 + 3 }])
})

test.each([2, 3, 4])(
  "GWT2-XCHG-02 %d players: in another player's turn, which goes on meanwhile",
  players => {
    const game = testGame({ players }).clearTrail().visit('nA', 0)
    const other = players - 1
    piles(game, other, [CRIOLLO, CRIOLLO], [GALLOWAY, PINEYWOODS])
    for (let seat = 0; seat < players; seat++) expect(canExchange(game, seat)).toBe(true)
    exchange(game, other)
    expect(game.asked(0)).toBe('location') // not held up
    expect(game.asked(other)).toBe('exchange.discard')
    game.answer({ kind: 'auxiliary', which: 0 })
    discard(discard(game, CRIOLLO, other), CRIOLLO, other)
    expect([...game.player(other).hand].sort()).toEqual([PINEYWOODS, GALLOWAY])
    expect(game.state.turn).toBe(0)
    expect(game.asked(0)).toBe('location')
  },
)

test('GWT2-XCHG-02 a player who exchanges in the own turn finishes that first', () => {
  const game = testGame().visit('nA')
  exchange(game)
  expect(game.asked(0)).toBe('exchange.discard')
  expect(canExchange(game, 0)).toBe(false)
  discard(game, game.player(0).hand[0])
  expect(game.asked(0)).toBe('exchange.discard')
  discard(game, game.player(0).hand[0])
  expect(game.asked(0)).toBe('location')
})

test.each([1, 2])('GWT2-XCHG-03 a token returned: draw %d, then discard as many of choice', count => {
  const game = testGame()
  piles(game, 0, [CRIOLLO, CRIOLLO], [GALLOWAY, GALLOWAY, GALLOWAY]).visit('nB')
  exchange(game, 0, count)
  const player = game.player(0)
  expect(player.exchangeTokens).toBe(0)
  expect(player.hand).toHaveLength(2 + count)
  const [decision] = game.decisions().filter(open => open.seat === 0)
  expect(decision).toMatchObject({ ask: 'exchange.discard' })
  expect(decision.optional).toBeUndefined()
  expect(game.offered('card', 'card')).toEqual([CRIOLLO, GALLOWAY]) // old and new cards
  for (let i = 0; i < count; i++) discard(game, i === 0 ? GALLOWAY : CRIOLLO)
  expect(player.hand).toHaveLength(2)
  expect(player.discard).toEqual([GALLOWAY, CRIOLLO].slice(0, count))
  expect(game.asked()).toBe('location')
})

test('GWT2-XCHG-03 without a token or without cards to draw there is no exchange', () => {
  const game = testGame()
  piles(game, 0, [CRIOLLO], []).visit('nB')
  expect(canExchange(game, 0)).toBe(false)
  piles(game, 0, [CRIOLLO], [GALLOWAY])
  expect(canExchange(game, 0)).toBe(true)
  game.player(0).exchangeTokens = 0
  expect(canExchange(game, 0)).toBe(false)
})

test('GWT2-XCHG-04 a draw pile too short is reshuffled', () => {
  const game = testGame()
  piles(game, 0, [CRIOLLO, CRIOLLO], [GALLOWAY], [PINEYWOODS, PINEYWOODS]).visit('nB')
  exchange(game)
  expect([...game.player(0).hand].sort()).toEqual([CRIOLLO, CRIOLLO, PINEYWOODS, GALLOWAY])
  expect(game.player(0).draw).toEqual([PINEYWOODS])
  expect(game.told('reshuffled')).toEqual([{ type: 'reshuffled', seat: 0 }])
})

test('GWT2-XCHG-04 if cards lack, fewer are drawn and discarded', () => {
  const game = testGame()
  piles(game, 0, [CRIOLLO, CRIOLLO], [GALLOWAY]).visit('nB')
  exchange(game, 0, 1)
  expect(game.player(0).hand).toHaveLength(3)
  discard(game, CRIOLLO)
  expect(game.asked()).toBe('location')
  expect([...game.player(0).hand].sort()).toEqual([CRIOLLO, GALLOWAY])
})

test('GWT2-XCHG-05 tokens come from the set-up, building 12b, a delivery arrow and an outlaw space', () => {
  const gained = (game: TestGame): number => game.player(0).exchangeTokens - 1
  expect(testGame().state.players.map(player => player.exchangeTokens)).toEqual([1, 1])
  expect(gained(testGame().facesB(12).build(0, 12, 'ab1').visit('ab1').use(1))).toBe(1)
  const delivery = testGame()
  Object.assign(delivery.player(0), { money: 20, engine: 20 })
  delivery.player(0).cities[delivery.city('stLouis')] = 1
  delivery.start({ kind: 'deliver', total: 6, transport: true })
  delivery.answer({ kind: 'city', city: delivery.city('bloomington') }).answer({ kind: 'disc', disc: 0 })
  expect(gained(delivery)).toBe(1)
  for (const [name, token] of [
    ['camp1', 1],
    ['camp2', 0],
  ] as const)
    expect(gained(testGame().clearTrail().put(name, GREEN_OUTLAW).visit('nD').use(0, 0))).toBe(token)
})

test('GWT2-XCHG-06 unused tokens score nothing', () => {
  const game = testGame()
  const before = scoreSeat(game.state, 0)
  game.player(0).exchangeTokens = 7
  expect(scoreSeat(game.state, 0)).toEqual(before)
})

const draws = (game: TestGame, seat = 0): number[] =>
  game
    .decisions()
    .filter(decision => decision.seat === seat && decision.ask === 'exchange')
    .flatMap(({ options }) => options.map(option => (option.kind === 'exchange' ? option.draw : 0)))

test('GWT2-XCHG-07 several tokens may be used before anything is discarded', () => {
  const game = testGame()
  game.player(0).exchangeTokens = 2
  piles(game, 0, [CRIOLLO], new Array(6).fill(GALLOWAY)).visit('nB')
  exchange(game)
  expect(game.asked()).toBe('exchange.discard')
  expect(canExchange(game, 0)).toBe(true)
  exchange(game, 0, 1)
  expect(game.player(0)).toMatchObject({ exchangeTokens: 0, exchanging: 3 })
  expect(game.player(0).hand).toHaveLength(4)
  discard(discard(discard(game, GALLOWAY), GALLOWAY), CRIOLLO)
  expect(game.player(0).hand).toEqual([GALLOWAY])
  expect(game.asked()).toBe('location')
})

test('GWT2-XCHG-07 a hand that goes as a whole waits for the last token', () => {
  const game = testGame()
  game.player(0).exchangeTokens = 2
  piles(game, 0, [], new Array(6).fill(GALLOWAY)).visit('nB')
  exchange(game)
  expect(game.player(0).hand).toHaveLength(2) // nothing to choose, but another token could be used
  exchange(game)
  expect(game.player(0)).toMatchObject({ hand: [], exchanging: 0 })
  expect(game.player(0).discard).toHaveLength(4)
})

test('GWT2-XCHG-07 by the other ruling each token is finished before the next', () => {
  const game = testGame({ rulings: { severalTokens: 'oneByOne' } })
  game.player(0).exchangeTokens = 2
  piles(game, 0, [CRIOLLO], new Array(6).fill(GALLOWAY)).visit('nB')
  exchange(game)
  expect(canExchange(game, 0)).toBe(false)
  discard(discard(game, GALLOWAY), GALLOWAY)
  expect(canExchange(game, 0)).toBe(true)
})

test('GWT2-TURN-12 two cards are offered where there are two', () => {
  const game = testGame()
  piles(game, 0, [CRIOLLO], [GALLOWAY]).visit('nB')
  expect(draws(game)).toEqual([1])
  expect(draws(piles(game, 0, [CRIOLLO], [GALLOWAY], [GALLOWAY]))).toEqual([2, 1])
  expect(draws(piles(game, 0, [CRIOLLO], []))).toEqual([])
})
