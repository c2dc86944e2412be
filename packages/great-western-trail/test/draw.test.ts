import { expect, test } from 'vitest'
import { CRIOLLO, GALLOWAY, LONGHORN, PINEYWOODS } from '../src/components/cattle.js'
import { DISC_HAND } from '../src/components/playerBoard.js'
import { master, objective, type TestGame, testGame } from './testing/testGame.js'

interface Piles {
  readonly hand: readonly number[]
  readonly draw: readonly number[]
  readonly discard: readonly number[]
}

/** Phase C of seat 0 with these cards; with fewer than two hand-limit discs the limit is higher. */
function phaseC(piles: Piles, handDiscs = 2): TestGame {
  const game = testGame()
  const player = game.player(0)
  player.hand = [...piles.hand]
  player.draw = [...piles.draw]
  player.discard = [...piles.discard]
  player.discs[DISC_HAND] = handDiscs
  return game.start()
}

const many = (card: number, count: number): number[] => new Array<number>(count).fill(card)
const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b)

test.each([
  { held: 0, drawn: 4 },
  { held: 1, drawn: 3 },
  { held: 3, drawn: 1 },
  { held: 4, drawn: 0 },
  { held: 6, drawn: 0 },
])('GWT2-DRAW-01 with $held cards in hand $drawn are drawn', ({ held, drawn }) => {
  const game = phaseC({ hand: many(CRIOLLO, held), draw: many(GALLOWAY, 9), discard: [] })
  const player = game.player(0)
  expect(sorted(player.hand)).toEqual([...many(CRIOLLO, held), ...many(GALLOWAY, drawn)])
  expect(player.draw).toHaveLength(9 - drawn)
  expect(player.discard).toEqual([])
  expect(game.state.turn).toBe(1)
})

test('GWT2-DRAW-01 objective cards in hand count like all others', () => {
  const game = phaseC({ hand: many(objective('terminal'), 3), draw: many(GALLOWAY, 9), discard: [] })
  expect(game.player(0).hand).toHaveLength(4)
})

test.each([
  { discs: 2, limit: 4 },
  { discs: 1, limit: 5 },
  { discs: 0, limit: 6 },
])('GWT2-DRAW-02 with $discs hand-limit discs on the board the hand limit is $limit', ({ discs, limit }) => {
  const game = phaseC({ hand: [], draw: many(GALLOWAY, 9), discard: [] }, discs)
  expect(game.player(0).hand).toHaveLength(limit)
})

test('GWT2-DRAW-03 the discard pile becomes the draw pile when a card is needed, and drawing goes on', () => {
  const game = phaseC({ hand: [CRIOLLO], draw: [GALLOWAY], discard: many(PINEYWOODS, 5) })
  const player = game.player(0)
  expect(sorted(player.hand)).toEqual([CRIOLLO, PINEYWOODS, PINEYWOODS, GALLOWAY])
  expect(player.draw).toEqual(many(PINEYWOODS, 3))
  expect(player.discard).toEqual([])
  expect(game.told('reshuffled')).toEqual([{ type: 'reshuffled', seat: 0 }])
})

test('GWT2-DRAW-03 the new draw pile is shuffled', () => {
  const firstDrawn = new Set<number>()
  for (let i = 0; i < 40; i++) {
    const game = testGame({}, `shuffle ${i}`)
    Object.assign(game.player(0), {
      hand: many(CRIOLLO, 3),
      draw: [],
      discard: [GALLOWAY, PINEYWOODS, LONGHORN],
    })
    firstDrawn.add(game.start().told('drew')[0].cards[0])
  }
  expect(firstDrawn).toEqual(new Set([GALLOWAY, PINEYWOODS, LONGHORN]))
})

test('GWT2-DRAW-04 limit 5, 3 cards in hand, 2 in the draw pile: both are drawn, nothing is shuffled yet', () => {
  const game = phaseC({ hand: many(CRIOLLO, 3), draw: [GALLOWAY, GALLOWAY], discard: many(PINEYWOODS, 4) }, 1)
  const player = game.player(0)
  expect(sorted(player.hand)).toEqual([CRIOLLO, CRIOLLO, CRIOLLO, GALLOWAY, GALLOWAY])
  expect(player.draw).toEqual([])
  expect(player.discard).toEqual(many(PINEYWOODS, 4))
  expect(game.told('reshuffled')).toEqual([])
})

test('GWT2-DRAW-05 with both piles empty the game goes on with fewer cards', () => {
  const game = phaseC({ hand: [CRIOLLO], draw: [GALLOWAY], discard: [] })
  expect(sorted(game.player(0).hand)).toEqual([CRIOLLO, GALLOWAY])
  expect(game.state.turn).toBe(1)
  const none = phaseC({ hand: [], draw: [], discard: [] })
  expect(none.player(0).hand).toEqual([])
  expect(none.state.turn).toBe(1)
})

/** Seat 0 visits Kansas City with this hand and delivers to a city with a disc. */
function visitKansasCity(game: TestGame, city: string, disc: number): TestGame {
  game.visit('kansasCity')
  for (let step = 0; step < 3; step++) game.answer(game.options()[0])
  game.answer({ kind: 'spend', certificates: 0 })
  return game.answer({ kind: 'city', city: game.city(city) }).answer({ kind: 'disc', disc })
}

test('GWT2-DRAW-06 after Kansas City a complete new hand is drawn', () => {
  const game = testGame().hand([LONGHORN, LONGHORN, LONGHORN, LONGHORN])
  visitKansasCity(game, 'fulton', 0)
  expect(game.state.turn).toBe(1)
  expect(game.player(0).hand).toHaveLength(4)
  expect(game.player(0).hand).not.toContain(LONGHORN)
  expect(game.told('drew').at(-1)).toMatchObject({ seat: 0, count: 4 })
})

test('GWT2-DRAW-07 a hand limit raised in this turn counts already', () => {
  const game = testGame().hand([LONGHORN, GALLOWAY, PINEYWOODS, CRIOLLO]) // worth 8
  Object.assign(game.player(0), { money: 20, engine: 20, masters: [master('twoCertificates')] })
  visitKansasCity(game, 'chicago', DISC_HAND)
  expect(game.player(0).hand).toHaveLength(5)
})
