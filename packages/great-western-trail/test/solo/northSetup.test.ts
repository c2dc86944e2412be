import { expect, test } from 'vitest'
import { boxOf } from '../../src/components/box.js'
import { SHOPS, TOWNS, TRADE_SPACES } from '../../src/components/north.js'
import { startingObjectives } from '../../src/components/objectives.js'
import { BUILDER, COWBOY, ENGINEER, NOTHING } from '../../src/components/tiles.js'
import { DIFFICULTIES, type Difficulty } from '../../src/config.js'
import { samCard } from '../../src/solo/cards.js'
import { stripOrder } from '../../src/solo/delivery.js'
import { expansionOf } from '../../src/solo/difficulty.js'
import { NOBODY, tablesOf } from '../../src/state.js'
import { ready } from './northTesting.js'
import { northGame, type SoloGame, soloGame } from './testing.js'

test('RSAM-SETUP-01 RSAM-SETUP-10 the deck of the expansion is used; easy has twelve cards, four of them with a shop', () => {
  const shopCards = (solo: Difficulty): number[] =>
    ready(solo).sam.deck.filter(card => samCard(card, tablesOf(ready(solo).state).samCards).shop)
  expect(ready('easy').sam.deck).toHaveLength(12)
  expect(shopCards('easy')).toEqual([5, 7, 8, 9])
  expect(shopCards('hard')).toEqual([5, 7, 8, 9, 15])
})

test('RSAM-SETUP-02 base and expansion are set up as for two players', () => {
  const { state } = northGame()
  expect(state.jobs.filter(tile => tile !== NOTHING)).toHaveLength(3)
  expect(state.market).toHaveLength(7)
  expect(state.shops).toHaveLength(TOWNS.length * TRADE_SPACES)
  expect(state.shops.every(owner => owner === NOBODY)).toBe(true)
})

test('RSAM-SETUP-03 RSAM-SETUP-04 RSAM-SETUP-05 the three expansion cards of the difficulty: I is active, II is the next', () => {
  for (const solo of DIFFICULTIES) {
    expect(expansionOf(boxOf(2).rulings, solo)).toHaveLength(3)
    expect(ready(solo).sam).toMatchObject({ expansion: [0], nextExpansion: 1 })
  }
})

test('RSAM-SETUP-06 the itinerary of the difficulty is open: everybody can know where Sam goes', () => {
  const strips = DIFFICULTIES.map(solo => stripOrder(ready(solo).state).length)
  expect(strips).toEqual([4, 4, 4])
})

test('RSAM-SETUP-07 RSAM-SETUP-08 RSAM-SETUP-09 15 shops, 15 discs, 13 buildings, no annex', () => {
  const { sam } = ready()
  expect(sam).toMatchObject({ discs: 15, shopsPlaced: 0 })
  expect(SHOPS).toBe(15)
  expect(sam.unbuilt).toBe((1 << 14) - 2)
  expect(Object.keys(sam).filter(name => /bell|annex/i.test(name))).toEqual([])
})

test('RSAM-SETUP-11 his starting objective is one of five, with orange cattle one of six', () => {
  const dealt = (cattle: 'none' | 'brahman'): Set<number> => {
    const cards = new Set<number>()
    for (let i = 0; i < 60; i++) {
      const { sam, state } = soloGame({ addons: ['railsToTheNorth'], cattle }, `deal ${i}`)
      cards.add(sam.pile[0])
      expect(state.players[0].objectives).not.toContain(sam.pile[0])
    }
    return cards
  }
  expect(dealt('none').size).toBe(5)
  expect(dealt('brahman').size).toBe(6)
  expect(startingObjectives(['base', 'north'])).toHaveLength(5)
})

test('RSAM-SETUP-12 with three builders and a full supply he places 5b, then 12b, then 13b', () => {
  const game = ready().bareTrail().workers(1, 3, 1, BUILDER)
  for (let i = 0; i < 3; i++) {
    game.sam.deck = [4]
    game.herder('nA').plays(4)
  }
  expect(game.told('built').map(event => event.building)).toEqual([5, 12, 13])
  expect(tablesOf(game.state).buildings[1][13]).toMatchObject({ builders: 3, points: 4, hand: 0 })
})

// Movement and action of each card, as on the base card; the shops apart.
const FACES: readonly (readonly [id: string, card: number, shop: boolean, steps: number, told: string])[] = [
  ['RSAM-CARD-01', 1, false, 1, 'hired'],
  ['RSAM-CARD-02', 2, false, 1, 'hired'],
  ['RSAM-CARD-03', 3, false, 2, 'bought'],
  ['RSAM-CARD-04', 4, false, 2, 'built'],
  ['RSAM-CARD-05', 5, true, 1, 'engine'],
  ['RSAM-CARD-06', 6, false, 2, 'engine'],
  ['RSAM-CARD-07', 7, true, 1, 'samObjective'],
  ['RSAM-CARD-08', 8, true, 1, 'outlaw'],
  ['RSAM-CARD-09', 9, true, 1, 'hazard'],
]

test.each(FACES)('%s card %d: shop %s, %d steps, then %s', (_, card, hasShop, steps, told) => {
  const game = ready()
    .workers(2, 1, 1, COWBOY)
    .market(4, 5, 6)
    .jobMarket(5, { 0: [COWBOY] })
  game.put('camp3', 4).put('flood1', 6).plays(card)
  const types = game.events.map(event => event.type as string)
  expect(game.told('samCard')[0].steps).toBe(steps)
  expect(types.includes('shop')).toBe(hasShop)
  expect(types.indexOf(told)).toBeGreaterThan(types.indexOf('moved'))
})

test.each([
  ['RSAM-CARD-10', 10, false, 'specialtyWorkers', 'bought', 'samIdle', COWBOY],
  ['RSAM-CARD-11', 11, false, 'mostBuildings', 'built', 'samIdle', BUILDER],
  ['RSAM-CARD-12', 12, false, 'mostBuildings', 'engine', 'samIdle', ENGINEER],
  ['RSAM-CARD-13', 13, false, 'specialtyWorkers', 'bought', 'tookCattle', COWBOY],
  ['RSAM-CARD-14', 14, false, 'specialtyWorkers', 'built', 'built', BUILDER],
  ['RSAM-CARD-15', 15, true, 'specialtyWorkers', 'upgraded', 'engine', ENGINEER],
] as const)(
  '%s card %d: shop %s, movement by %s, then %s with its specialty, %s otherwise',
  (_, card, hasShop, movement, own, other, specialty) => {
    const play = (type: number): SoloGame =>
      ready().bareTrail().workers(2, 2, 2, type).market(4, 5, 6).plays(card)
    const game = play(specialty)
    const types = game.events.map(event => event.type)
    expect(game.told('samCard')[0].movement).toBe(movement)
    expect(types.includes('shop')).toBe(hasShop)
    expect(types).toContain(own)
    const otherwise = play(specialty === COWBOY ? BUILDER : COWBOY)
    expect(otherwise.events.map(event => event.type)).toContain(other)
    expect(otherwise.told('upgraded')).toEqual([])
  },
)

test('RSAM-CARD-16 exactly the cards 5, 7, 8, 9 and 15 have a shop', () => {
  const { samCards } = tablesOf(ready().state)
  expect(samCards.flatMap((card, number) => (card?.shop ? [number] : []))).toEqual([5, 7, 8, 9, 15])
})
