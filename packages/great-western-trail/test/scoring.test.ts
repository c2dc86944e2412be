import { expect, test } from 'vitest'
import { boxOf } from '../src/components/box.js'
import { BLACK_ANGUS, CATTLE, CORRIENTE, LONGHORN } from '../src/components/cattle.js'
import { DISC_STEP_LEFT, DISC_STEP_RIGHT } from '../src/components/playerBoard.js'
import { BUILDER, DROUGHT, FLOOD, HAZARD_TYPES, hazardTile, ROCKFALL } from '../src/components/tiles.js'
import { CATEGORIES, outcome } from '../src/scoring.js'
import { master, objective, type TestGame, testGame } from './testing/testGame.js'

/** Seat 0 with a station master and whatever it counts. */
function withMaster(name: string, prepare: (game: TestGame) => unknown): number {
  const game = testGame()
  game.player(0).masters = [master(name)]
  prepare(game)
  return game.score(0).stationMasters
}

/** City points of seat 0 with these discs. */
function cities(...names: string[]): number {
  const game = testGame()
  for (const name of names) game.player(0).cities[game.city(name)]++
  return game.score(0).cities
}

test('GWT2-SCORE-01 1 point per full $5', () => {
  const game = testGame()
  const points = [0, 4, 5, 14, 15].map(money => {
    game.player(0).money = money
    return game.score(0).money
  })
  expect(points).toEqual([0, 0, 1, 2, 3])
})

test('GWT2-SCORE-02 own buildings on the board score, unbuilt and replaced ones do not', () => {
  const game = testGame().build(0, 4, 'ab1').build(0, 5, 'bc1').build(1, 8, 'bc2')
  expect(game.score(0).buildings).toBe(3 + 4)
  expect(game.score(1).buildings).toBe(6)
  game.player(0).workers[BUILDER] = 4
  game.player(0).money = 20
  game.start({ kind: 'build', price: 2 }).answer({ kind: 'building', building: 6 })
  game.answer({ kind: 'site', space: game.space('bc1') })
  expect(game.score(0).buildings).toBe(3 + 5)
})

test('GWT2-SCORE-03 discs and arrows with own discs at both ends; the sum may be negative', () => {
  expect(cities()).toBe(0)
  expect(cities('fulton', 'stLouis')).toBe(-3)
  expect(cities('fulton', 'bloomington')).toBe(0)
  const game = testGame()
  game.player(0).cities[game.city('chicago')] = 1
  game.player(1).cities[game.city('toledo')] = 1
  expect([game.score(0).cities, game.score(1).cities]).toEqual([0, 0])
})

test('GWT2-SCORE-04 Kansas City -6 per disc, Philadelphia 6, New York 9 per disc, the others nothing', () => {
  expect(cities('kansasCity')).toBe(-6)
  expect(cities('kansasCity', 'kansasCity')).toBe(-12)
  expect(cities('philadelphia')).toBe(6)
  expect(cities('newYork')).toBe(9)
  expect(cities('newYork', 'newYork')).toBe(18)
  for (const name of ['fulton', 'stLouis', 'bloomington', 'peoria', 'chicago', 'toledo', 'pittsburgh'])
    expect(cities(name)).toBe(0)
})

test('GWT2-SCORE-05 arrows: Fulton-St. Louis -3, Chicago-Toledo 6, Toledo-Pittsburgh 8, Pittsburgh-Philadelphia 4', () => {
  const strip = testGame()
  const names = Array.from({ length: 10 }, (_, city) => strip.cityName(city))
  const arrows = names.slice(1).map((name, i) => cities(names[i], name) - cities(names[i]) - cities(name))
  expect(arrows).toEqual([0, -3, 0, 0, 0, 6, 8, 4, 0])
})

test('GWT2-SCORE-06 Philadelphia and Pittsburgh without Toledo: 6 + 4', () => {
  expect(cities('philadelphia', 'pittsburgh')).toBe(10)
})

test('GWT2-SCORE-07 stations with an own disc', () => {
  const game = testGame()
  game.player(0).stations = 0b1000010011
  expect(game.score(0).stations).toBe(1 + 1 + 3 + 9)
})

test('GWT2-SCORE-08 the hazards owned', () => {
  const game = testGame()
  game.player(0).hazards = [hazardTile(FLOOD, 0), hazardTile(DROUGHT, 3), hazardTile(ROCKFALL, 4)]
  expect(game.score(0).hazards).toBe(2 + 3 + 4)
})

test('GWT2-SCORE-09 cattle of draw pile, hand and discard pile', () => {
  const game = testGame()
  const player = game.player(0)
  expect(game.score(0).cattle).toBe(0)
  player.draw.push(BLACK_ANGUS)
  player.hand.push(LONGHORN)
  player.discard.push(CORRIENTE)
  expect(game.score(0).cattle).toBe(1 + 2 + 3)
})

test('GWT2-SCORE-10 points of the market cards and of the starting herd', () => {
  const { market, marketDeck, players } = testGame().state
  const counts: Record<string, number> = {}
  for (const card of [...market, ...marketDeck]) {
    const key = `${CATTLE[card].name} ${boxOf(0).cattlePoints[card]}`
    counts[key] = (counts[key] ?? 0) + 1
  }
  expect(counts).toEqual({
    'blackAngus 1': 7,
    'longhorn 2': 7,
    'corriente 3': 7,
    'shorthorn 3': 3,
    'shorthorn 4': 3,
    'shorthorn 5': 3,
    'hereford 5': 2,
    'hereford 6': 2,
    'hereford 7': 2,
  })
  expect([...players[0].draw, ...players[0].hand].every(card => boxOf(0).cattlePoints[card] === 0)).toBe(true)
})

test('GWT2-SCORE-11 met cards score their positive, unmet ones their negative value; the sum may be negative', () => {
  const game = testGame()
  game.player(0).objectives = [objective('terminal'), objective('cash-a'), objective('start-a')]
  expect(game.score(0).objectives).toBe(-3 - 2 + 0)
  game.player(0).cities[game.city('newYork')] = 1
  expect(game.score(0).objectives).toBe(5 - 2)
})

test('GWT2-SCORE-12 station masters add up, and count what objectives used as well', () => {
  const game = testGame()
  const player = game.player(0)
  player.objectives = [objective('start-d')] // one orange outlaw and two hazards
  player.hazards = [hazardTile(FLOOD, 0), hazardTile(FLOOD, 0)]
  player.orangeOutlaws = 1
  player.greenOutlaws = 1
  player.masters = [master('hazards'), master('outlawPairs'), master('twelveDollars')]
  expect(game.score(0)).toMatchObject({ objectives: 3, stationMasters: 3 + 3 })
})

test('GWT2-SCORE-13 4 points for each worker in the fifth and sixth column', () => {
  const game = testGame()
  const points = [
    [0, 4, 4, 4],
    [0, 5, 1, 1],
    [0, 6, 5, 4],
    [0, 6, 6, 6],
  ].map(workers => {
    game.player(0).workers = workers
    return game.score(0).workers
  })
  expect(points).toEqual([0, 4, 12, 24])
})

test('GWT2-SCORE-14 3 points without the right step disc', () => {
  const game = testGame()
  expect(game.score(0).stepDisc).toBe(0)
  game.player(0).discs[DISC_STEP_LEFT] = 0
  expect(game.score(0).stepDisc).toBe(0)
  game.player(0).discs[DISC_STEP_RIGHT] = 0
  expect(game.score(0).stepDisc).toBe(3)
})

test('GWT2-SCORE-15 2 points for the job market token', () => {
  const game = testGame()
  game.player(1).hasJobMarketToken = true
  expect([game.score(0).jobMarketToken, game.score(1).jobMarketToken]).toEqual([0, 2])
})

test('GWT2-SCORE-16 the highest sum of the eleven categories wins; equal sums share the victory', () => {
  const game = testGame({ players: 3 })
  for (const player of game.state.players) Object.assign(player, { money: 0, objectives: [] })
  expect(outcome(game.state)).toBeUndefined()
  game.state.over = true
  game.player(1).money = 10
  game.player(1).cities[game.city('fulton')] = 1
  expect(outcome(game.state)?.winners).toEqual([1])
  game.player(2).hasJobMarketToken = true
  game.player(2).money = 4
  expect(outcome(game.state)?.winners).toEqual([1, 2])
  game.player(2).money = 5
  const result = outcome(game.state)
  expect(result?.winners).toEqual([2])
  expect(result?.scores.map(score => score.total)).toEqual([0, 2, 3])
  expect(CATEGORIES).toHaveLength(11)
})

test("GWT2-SCORE-17 'workers': 1 point per worker, the printed ones included", () => {
  expect(withMaster('workers', () => {})).toBe(3)
  expect(
    withMaster('workers', game => {
      game.player(0).workers = [0, 6, 3, 1]
    }),
  ).toBe(10)
})

test("GWT2-SCORE-18 'objectives': 3 points per 2 cards in the area, met or not", () => {
  const points = [1, 2, 3, 4].map(count =>
    withMaster('objectives', game => {
      game.player(0).objectives = Array.from({ length: count }, () => objective('start-a'))
    }),
  )
  expect(points).toEqual([0, 3, 3, 6])
})

test('GWT2-SCORE-18 a card is added at the end for the pair, if that is worth its negative value', () => {
  const game = testGame()
  const player = game.player(0)
  player.objectives = [objective('start-a')]
  player.hand.push(objective('cash-a')) // unmet: -2
  expect(game.score(0)).toMatchObject({ objectives: 0, stationMasters: 0 })
  player.masters = [master('objectives')]
  expect(game.score(0)).toMatchObject({ objectives: -2, stationMasters: 3 })
  player.hand = [objective('terminal')] // unmet: -3, no gain
  expect(game.score(0).objectives + game.score(0).stationMasters).toBe(0)
})

test("GWT2-SCORE-19 'hazards': 3 points per 2 hazards of any type", () => {
  const points = [1, 2, 3, 5].map(count =>
    withMaster('hazards', game => {
      game.player(0).hazards = Array.from({ length: count }, (_, i) => hazardTile(HAZARD_TYPES[i % 3], 0))
    }),
  )
  expect(points).toEqual([0, 3, 3, 6])
})

test("GWT2-SCORE-20 'outlaws': 3 points per pair of one green and one orange", () => {
  const points = [
    [3, 0],
    [1, 2],
    [2, 2],
  ].map(([green, orange]) =>
    withMaster('outlawPairs', game =>
      Object.assign(game.player(0), { greenOutlaws: green, orangeOutlaws: orange }),
    ),
  )
  expect(points).toEqual([0, 3, 6])
})

test("GWT2-SCORE-21 'certificates': 3 points per 2, temporary and permanent together", () => {
  const points = [0, 1, 2, 3, 6].map(certificates =>
    withMaster('certificates', game => Object.assign(game.player(0), { certificates })),
  )
  expect(points).toEqual([0, 3, 3, 6, 9]) // the tile itself has one permanent certificate
  const more = withMaster('certificates', game => {
    const player = game.player(0)
    player.masters = [...player.masters, master('twoCertificates'), master('stations')]
  })
  expect(more).toBe(6)
})

test("GWT2-SCORE-22 'stations': 3 points per 2 stations with an own disc", () => {
  const points = [0b1, 0b11, 0b1011, 0b1000001011].map(stations =>
    withMaster('stations', game => Object.assign(game.player(0), { stations })),
  )
  expect(points).toEqual([0, 3, 3, 6])
})

test("GWT2-SCORE-23 'buildings': 2 points per own private building on the board", () => {
  expect(withMaster('buildings', game => game.build(1, 1, 'ab1'))).toBe(0)
  expect(withMaster('buildings', game => game.build(0, 1, 'ab1').build(0, 2, 'ab2').build(1, 1, 'ab3'))).toBe(
    4,
  )
})
