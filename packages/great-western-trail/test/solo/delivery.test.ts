import { expect, test } from 'vitest'
import type { City } from '../../src/components/cities.js'
import { COWBOY, ENGINEER, privateTile } from '../../src/components/tiles.js'
import { DIFFICULTIES, type Difficulty } from '../../src/config.js'
import { choose } from '../../src/solo/choice.js'
import { largeCityRanks, samRoute, stripOrder } from '../../src/solo/delivery.js'
import { itineraryOf } from '../../src/solo/difficulty.js'
import { upgradeForSam } from '../../src/solo/disc.js'
import { HUMAN, SAM } from '../../src/solo/sam.js'
import { tablesOf } from '../../src/state.js'
import { objective } from '../testing/testGame.js'
import { deliver, delivered, ready, shops, stands } from './northTesting.js'

test('RSAM-ITIN-01 RSAM-ITIN-02 RSAM-ITIN-07 the itinerary replaces the base order; New York repeats', () => {
  const game = ready()
  for (let i = 0; i < 6; i++) deliver(game)
  expect(delivered(game)).toEqual('bloomington toledo harrisburg newYork newYork newYork'.split(' '))
})

test('RSAM-ITIN-03 a large city needs to be listed, to hold a shop of his, and to be new to him', () => {
  const unlisted = stands(ready('easy'), 'minneapolis', SAM)
  expect(delivered(deliver(unlisted))).toEqual(['bloomington'])
  const others = stands(ready(), 'greenBay', HUMAN)
  expect(delivered(deliver(others))).toEqual(['bloomington'])
  const twice = deliver(deliver(stands(ready(), 'greenBay', SAM)))
  expect(delivered(twice)).toEqual(['toronto', 'bloomington'])
})

test('RSAM-ITIN-04 RSAM-ITIN-08 an eligible large city comes first and does not advance the strip', () => {
  const game = deliver(deliver(deliver(stands(ready(), 'toronto', SAM))))
  expect(delivered(game)).toEqual(['buffalo', 'bloomington', 'toledo'])
})

test('RSAM-ITIN-05 of several the one worth most points', () => {
  const game = stands(stands(stands(ready(), 'toronto', SAM), 'montreal', SAM), 'minneapolis', SAM)
  expect(delivered(deliver(deliver(deliver(game))))).toEqual(['montreal', 'minneapolis', 'buffalo'])
  expect(game.told('samChose')[0].reasons).toEqual(['largeCityWithShop', 'mostPoints'])
})

test('RSAM-ITIN-06 of equal points the one of higher value', () => {
  const { cities, rulings } = tablesOf(ready().state)
  const named = (name: string): City | undefined => cities.find(city => city.name === name)
  const large = [named('toronto'), named('buffalo')].flatMap(city => (city ? [{ ...city, points: 5 }] : []))
  const chosen = choose(large, largeCityRanks(rulings))
  expect(chosen).toMatchObject({ best: { name: 'buffalo' }, reasons: ['mostPoints', 'highestValue'] })
  const other = choose(large, largeCityRanks({ ...rulings, samLargeCityTies: 'lowestValue' }))
  expect(other).toMatchObject({ best: { name: 'toronto' }, reasons: ['mostPoints', 'lowestValue'] })
})

test('RSAM-ITIN-09 the example: after Bloomington and Toledo, with shops in Milwaukee and Toronto, he goes to Toronto', () => {
  const game = deliver(deliver(ready()))
  stands(stands(game, 'milwaukee', SAM), 'greenBay', SAM)
  expect(delivered(deliver(game))).toEqual(['bloomington', 'toledo', 'toronto'])
  expect(game.samScore()['cities']).toBe(5)
})

test.each([
  ['RSAM-ITIN-10', 'easy', 'bloomington toledo harrisburg newYork', 'milwaukee toronto buffalo'],
  [
    'RSAM-ITIN-11',
    'medium',
    'bloomington toledo harrisburg newYork',
    'milwaukee toronto buffalo minneapolis montreal',
  ],
  [
    'RSAM-ITIN-12',
    'hard',
    'chicago toledo harrisburg newYork',
    'milwaukee toronto buffalo minneapolis montreal',
  ],
] as const)('%s the itinerary on %s: %s; large cities %s', (_, solo, strip, large) => {
  const game = ready(solo)
  const { cities, rulings } = tablesOf(game.state)
  expect(stripOrder(game.state).map(city => cities[city].name)).toEqual(strip.split(' '))
  expect(itineraryOf(rulings, solo).large).toEqual(large.split(' '))
  for (const name of large.split(' ')) {
    const town = cities.find(city => city.name === name)?.town
    expect(town).toBeDefined()
    const one = stands(ready(solo), town ?? '', SAM)
    expect(delivered(deliver(one))).toEqual([name])
  }
})

test('RSAM-ITIN-13 Milwaukee gives him the objective card but not the dollars', () => {
  const game = stands(ready(), 'milwaukee', SAM)
  const { money } = game.player(0)
  deliver(game)
  expect(delivered(game)).toEqual(['milwaukee'])
  expect(game.told('samObjective')).toHaveLength(1)
  expect(game.told('money')).toEqual([])
  expect(game.player(0).money).toBe(money)
})

test('RSAM-ITIN-14 a large city needs no value and no transport', () => {
  const game = deliver(stands(ready(), 'montreal', SAM)) // value 20, with his engine at the start
  expect(delivered(game)).toEqual(['montreal'])
  expect(game.told('transport')).toEqual([])
})

test('RSAM-SCORE-01 large cities count as cities, stations of the north as stations', () => {
  const game = ready()
  const { cities, stations } = tablesOf(game.state)
  game.sam.cities[cities.findIndex(city => city.name === 'montreal')] = 1
  game.sam.stations = stations.reduce((bits, { town }, i) => (town === undefined ? bits : bits | (1 << i)), 0)
  expect(game.samScore()).toMatchObject({ cities: 15, stations: 6 + 8 })
})

test('RSAM-SCORE-02 objective cards with bells and orange cattle score for him like all others', () => {
  const game = ready()
  const before = game.samScore()['objectives']
  game.sam.pile.push(objective('bell-c'), objective('orange-d'))
  expect(game.samScore()['objectives']).toBe(before + 10)
})

test('RSAM-SCORE-03 RSAM-SCORE-04 no bells and nothing for shops', () => {
  const game = ready()
  const before = game.samScore()
  game.sam.shopsPlaced = 15
  for (const town of ['g1', 'memphis', 'sanFrancisco']) stands(game, town, SAM)
  expect(game.samScore()).toEqual(before)
  for (const solo of DIFFICULTIES)
    expect(itineraryOf(tablesOf(game.state).rulings, solo).large).not.toContain('oregonCity')
})

test('RSAM-SCORE-05 points of the strip after each delivery of the itinerary', () => {
  const points = (solo: Difficulty, deliveries: number): number[] => {
    const game = ready(solo)
    return Array.from({ length: deliveries }, () => deliver(game).samScore()['cities'])
  }
  expect(points('easy', 5)).toEqual([0, 0, 4, 13, 16])
  expect(points('medium', 5)).toEqual([0, 0, 4, 13, 16])
  expect(points('hard', 5)).toEqual([0, 0, 4, 13, 16])
})

test('RSAM-EDGE-01 everything else is as without the expansion', () => {
  const game = ready().bareTrail().workers(2, 1, 1, COWBOY).market(6).plays(3)
  expect(game.told('bought')).toHaveLength(1)
  expect(game.told('samCard')[0].steps).toBe(2)
  expect(game.sam.pile).toHaveLength(2)
  expect(game.put('gk1', privateTile(SAM, 8)).samScore()['buildings']).toBe(8)
})

test('RSAM-EDGE-02 a station of the north is upgraded once', () => {
  const game = shops(ready(), 3)
  const { discs, stations } = game.sam
  const station = tablesOf(game.state).stations.findIndex(({ town }) => town === 'gS')
  upgradeForSam(game.state, game.sam, station, event => game.events.push(event))
  expect(game.sam).toMatchObject({ discs, stations })
  expect(game.told('upgraded')).toHaveLength(1)
})

test('RSAM-EDGE-03 without discs the station with fewest points gives its own, those of the line before those of the north', () => {
  const game = ready()
  const gS = tablesOf(game.state).stations.findIndex(({ town }) => town === 'gS') // six points, as the seventh
  Object.assign(game.sam, { discs: 0, stations: (1 << gS) | (1 << 6) | (1 << 9) })
  deliver(game)
  expect(game.sam.stations).toBe((1 << gS) | (1 << 9))
  deliver(game)
  expect(game.sam.stations).toBe(1 << 9)
  const town = ready()
  Object.assign(town.sam, { discs: 0, stations: 1 << 2 })
  shops(town, 3)
  expect(town.sam.stations).toBe(1 << gS)
})

test('RSAM-EDGE-04 engine actions stop at no station of the north', () => {
  const game = ready().workers(1, 1, 6, ENGINEER)
  const north = tablesOf(game.state).stations.flatMap(({ town }, i) => (town === undefined ? [] : [1 << i]))
  for (let i = 0; i < 12; i++) {
    game.sam.deck = [12]
    game.herder('nA').plays(12)
  }
  expect(game.sam.stations).toBeGreaterThan(0)
  for (const bit of north) expect(game.sam.stations & bit).toBe(0)
})

test('his route can be told before he goes: where he delivers next, then the cities of the strip', () => {
  const named = (game: ReturnType<typeof ready>): string[] => {
    const { state } = game
    return state.sam ? samRoute(state, state.sam).map(city => tablesOf(state).cities[city].name) : []
  }
  expect(named(ready())).toEqual('bloomington toledo harrisburg newYork'.split(' '))
  expect(named(deliver(ready()))).toEqual('toledo harrisburg newYork'.split(' '))
  const large = stands(ready(), 'toronto', SAM)
  expect(named(large)).toEqual('buffalo bloomington toledo harrisburg newYork'.split(' '))
})
