import { SPECTATOR, UNKNOWN } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { FLOOD, hazardTile, NOTHING, privateTile } from '../../src/components/tiles.js'
import { greatWesternTrail } from '../../src/game.js'
import { CATEGORIES, outcome } from '../../src/scoring.js'
import { SAM } from '../../src/solo/sam.js'
import { scoreSam } from '../../src/solo/scoring.js'
import { objective } from '../testing/testGame.js'
import { type SoloGame, soloGame } from './testing.js'

/** Sam with something of everything. */
function rich(): SoloGame {
  const game = soloGame().human('nA').bareTrail().workers(6, 5, 2)
  game.put('ab1', privateTile(SAM, 8)).put('ab2', privateTile(SAM, 11))
  game.sam.cities[game.city('chicago')] = 1
  game.sam.cities[game.city('toledo')] = 1
  game.sam.cities[game.city('newYork')] = 2
  game.sam.stations = (1 << 0) | (1 << 9)
  game.sam.hazards = [hazardTile(FLOOD, 4), hazardTile(FLOOD, 0)]
  game.sam.pile = [objective('start-a'), objective('engine-a'), objective('cash-a'), 12, 6, 6]
  game.sam.hasJobMarketToken = true
  return game
}

test('SAM-SCORE-01 he scores buildings, cities, stations, hazards, cattle, objectives, workers and the token', () => {
  expect(rich().samScore()).toEqual({
    money: 0,
    buildings: 8 + 10,
    cities: 6 + 2 * 9,
    stations: 1 + 9,
    hazards: 4 + 2,
    cattle: 7 + 3 + 3,
    objectives: 3 + 5 + 3,
    stationMasters: 0,
    workers: 8 + 4,
    stepDisc: 0,
    jobMarketToken: 2,
  })
  const { total, categories } = scoreSam(rich().state, rich().sam)
  expect(total).toBe(Object.values(categories).reduce((sum, points) => sum + points, 0))
})

test('SAM-SCORE-02 nothing for money, station masters and a cleared space of the board', () => {
  const { money, stationMasters, stepDisc } = rich().samScore()
  expect([money, stationMasters, stepDisc]).toEqual([0, 0, 0])
  expect(CATEGORIES).toHaveLength(11)
})

test('SAM-SCORE-03 SAM-SCORE-04 every objective card counts for him, the starting one too, and none ever costs', () => {
  const game = soloGame()
  game.sam.pile = [objective('start-b'), objective('terminal'), objective('trail-b')]
  expect(game.samScore()['objectives']).toBe(3 + 5 + 5) // he meets no condition at all
})

test('SAM-SCORE-05 only buildings on the trail count', () => {
  const game = soloGame().bareTrail().put('ab1', privateTile(SAM, 4))
  expect(game.samScore()['buildings']).toBe(3)
  game.put('ab1', privateTile(SAM, 6))
  expect(game.samScore()['buildings']).toBe(5)
  game.put('ab1', NOTHING)
  expect(game.samScore()['buildings']).toBe(0)
})

test('SAM-SCORE-06 cities by their discs, arrows with discs at both ends', () => {
  const game = soloGame()
  game.sam.cities[game.city('toledo')] = 1
  expect(game.samScore()['cities']).toBe(0)
  game.sam.cities[game.city('pittsburgh')] = 1
  expect(game.samScore()['cities']).toBe(8)
  game.sam.cities[game.city('philadelphia')] = 1
  expect(game.samScore()['cities']).toBe(8 + 4 + 6)
})

test('SAM-SCORE-07 SAM-SCORE-08 stations and cattle by what is printed on them', () => {
  const game = soloGame()
  game.sam.stations = 0b1111111111
  expect(game.samScore()['stations']).toBe(1 + 1 + 2 + 2 + 3 + 5 + 6 + 7 + 8 + 9)
  game.sam.pile.push(4, 5, 6, 7, 12)
  expect(game.samScore()['cattle']).toBe(1 + 2 + 3 + 3 + 7)
})

test('SAM-SCORE-09 four points for each worker in columns 5 and 6', () => {
  const points = [1, 4, 5, 6].map(count => soloGame().workers(count, 1, 1).samScore()['workers'])
  expect(points).toEqual([0, 0, 4, 8])
})

test('SAM-SCORE-10 two points for the job market token', () => {
  const game = soloGame()
  expect(game.samScore()['jobMarketToken']).toBe(0)
  game.sam.hasJobMarketToken = true
  expect(game.samScore()['jobMarketToken']).toBe(2)
})

test.each([
  ['SAM-SCORE-11', 'easy', [0, 0, 0, 6, 14, 24, 33, 42]],
  ['SAM-SCORE-11', 'medium', [0, 0, 0, 6, 14, 24, 33, 42]],
  ['SAM-SCORE-12', 'hard', [0, 0, 6, 14, 24, 33, 42, 51]],
] as const)('%s points of cities after one to eight deliveries on %s', (_, solo, expected) => {
  const game = soloGame({ solo }).human('nA').bareTrail()
  const points = expected.map(() => {
    game.sam.deck = [8]
    return game.herder('nG').plays(8).samScore()['cities']
  })
  expect(points).toEqual(expected)
})

test('SAM-SCORE-13 the human scores all eleven categories', () => {
  const game = soloGame()
  game.player(0).money = 17
  expect(Object.keys(game.score(0))).toEqual([...CATEGORIES])
  expect(game.score(0).money).toBe(3)
})

test('SAM-SCORE-14 the higher total wins, equal totals share the victory', () => {
  const game = rich()
  expect(outcome(game.state)).toBeUndefined()
  game.state.over = true
  const sam = scoreSam(game.state, game.sam)
  const { total } = greatWesternTrail.standing(game.state)[0]
  game.player(0).money += (sam.total - total) * 5
  expect(outcome(game.state)).toMatchObject({
    scores: [{ total: sam.total }],
    winners: [0],
    opponent: { name: 'sam', ...sam },
  })
  game.player(0).money -= 5
  expect(outcome(game.state)?.winners).toEqual([])
  game.player(0).money += 10
  expect(outcome(game.state)?.winners).toEqual([0])
})

test('SAM-EDGE-09 his pile is hidden until it is opened for scoring; only his starting objective is unknown', () => {
  const game = rich()
  const { pile } = game.sam
  for (const viewer of [0, SPECTATOR]) {
    const seen = greatWesternTrail.view(game.state, viewer).sam
    expect(seen?.pile).toEqual(pile.map(() => UNKNOWN))
    expect(seen?.unseen).toEqual([...pile.slice(1)].sort((a, b) => a - b))
    expect(seen?.unseen).not.toContain(pile[0])
  }
  game.state.over = true
  expect(greatWesternTrail.view(game.state, 0).sam?.pile).toEqual(pile)
})

test('a view scores Sam as the state does, as every starting objective is worth the same', () => {
  const game = rich()
  const view = greatWesternTrail.view(game.state, 0)
  if (view.sam === undefined) throw new Error('Sam is missing.')
  expect(scoreSam(view, view.sam)).toEqual(scoreSam(game.state, game.sam))
})
