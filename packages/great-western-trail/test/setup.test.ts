import { expect, test } from 'vitest'
import { boxOf } from '../src/components/box.js'
import { FIRST_OBJECTIVE, HEREFORD, SHORTHORN } from '../src/components/cattle.js'
import { OBJECTIVES } from '../src/components/objectives.js'
import {
  BUILDER,
  COWBOY,
  DROUGHT,
  ENGINEER,
  FLOOD,
  GREEN_OUTLAW,
  hazardType,
  isHazard,
  isOutlaw,
  isWorker,
  NOTHING,
  neutralTile,
  ORANGE_OUTLAW,
  ROCKFALL,
} from '../src/components/tiles.js'
import { configSpec } from '../src/config.js'
import { herdOf } from '../src/scoring.js'
import { NOWHERE, tablesOf } from '../src/state.js'
import { type TestGame, testGame } from './testing/testGame.js'

const PLAYERS = [2, 3, 4]
const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`)

const count = (items: readonly number[], wanted: number): number =>
  items.filter(item => item === wanted).length
const sorted = (items: readonly number[]): number[] => [...items].sort((a, b) => a - b)
const workerCounts = (tiles: readonly number[]): number[] =>
  [COWBOY, BUILDER, ENGINEER].map(worker => count(tiles, worker))
const tilesAt = (game: TestGame, spaces: readonly number[]): number[] =>
  spaces.map(space => game.state.trail[space])

/** Every tile of the pool that is in a bag, on the trail, on a foresight space or in the job market. */
function pool(game: TestGame): number[] {
  const { bags, trail, foresight, jobs } = game.state
  return [...bags.flat(), ...trail, ...foresight, ...jobs].filter(
    tile => isWorker(tile) || isOutlaw(tile) || isHazard(tile),
  )
}

test('GWT2-SETUP-01 the game is for 2, 3 or 4 players and nothing else', () => {
  for (const players of PLAYERS) {
    const game = testGame({ players })
    expect(game.state.players).toHaveLength(players)
    expect(game.decisions()[0].options.length).toBeGreaterThan(0)
  }
  for (const players of [0, 1, 5])
    expect(() => configSpec.parse({ edition: 'second', players })).toThrow(/players/)
})

test.each(PLAYERS)(
  'GWT2-SETUP-02 %d players: 18 workers of each type, 6 hazards of each, 11 outlaws of each colour',
  players => {
    const tiles = pool(testGame({ players }))
    expect(tiles).toHaveLength(94)
    expect(workerCounts(tiles)).toEqual([18, 18, 18])
    const hazards = tiles.filter(isHazard).map(hazardType)
    expect([FLOOD, DROUGHT, ROCKFALL].map(type => count(hazards, type))).toEqual([6, 6, 6])
    expect([count(tiles, GREEN_OUTLAW), count(tiles, ORANGE_OUTLAW)]).toEqual([11, 11])
  },
)

test('GWT2-SETUP-03 three bags hold the pool, and bag 2 only workers', () => {
  expect(boxOf(0).bags[0].length + boxOf(0).bags[1].length + boxOf(0).bags[2].length).toBe(94)
  expect(boxOf(0).bags[1].every(isWorker)).toBe(true)
  const { bags } = testGame().state
  expect(bags).toHaveLength(3)
  expect(bags[1].every(isWorker)).toBe(true)
})

test('GWT2-SETUP-04 what each bag holds', () => {
  const contents = [0, 1, 2].map(index => {
    const bag = boxOf(0).bags[index]
    return {
      tiles: bag.length,
      hazards: bag.filter(isHazard).length,
      outlaws: [count(bag, GREEN_OUTLAW), count(bag, ORANGE_OUTLAW)],
      workers: workerCounts(bag),
    }
  })
  expect(contents).toEqual([
    { tiles: 35, hazards: 18, outlaws: [9, 8], workers: [0, 0, 0] },
    { tiles: 33, hazards: 0, outlaws: [0, 0], workers: [11, 11, 11] },
    { tiles: 26, hazards: 0, outlaws: [2, 3], workers: [7, 7, 7] },
  ])
})

test('GWT2-SETUP-05 five of the nine station masters lie at the first five stations', () => {
  const seen = new Set<number>()
  for (const seed of SEEDS) {
    const { masters } = testGame({}, seed).state
    const placed = masters.slice(0, 5)
    expect(new Set(placed).size).toBe(5)
    expect(masters.slice(5)).toEqual([-1, -1, -1, -1, -1])
    for (const tile of placed) seen.add(tile)
  }
  expect(sorted([...seen])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})

test('GWT2-SETUP-06 neutral buildings lie on their own letters, or in random order', () => {
  const inOrder = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((_, i) => neutralTile(i))
  const layout = (game: TestGame): number[] =>
    ['nA', 'nB', 'nC', 'nD', 'nE', 'nF', 'nG'].map(name => game.tile(name))
  expect(layout(testGame({ neutralBuildings: 'beginner' }))).toEqual(inOrder)
  const random = SEEDS.map(seed => layout(testGame({ neutralBuildings: 'random' }, seed)))
  for (const tiles of random) expect(sorted(tiles)).toEqual(inOrder)
  expect(new Set(random.map(String)).size).toBeGreaterThan(30)
})

test.each(PLAYERS)(
  'GWT2-SETUP-07 GWT2-SETUP-10 GWT2-SETUP-11 %d players: the job market has as many columns, filled to the token',
  players => {
    const { jobs, jobRow, bags } = testGame({ players }).state
    expect(jobRow).toBe(1)
    expect(jobs).toHaveLength(12 * players)
    const workers = 2 * players - 1 // 3, 5 or 7: all of the first row, the second up to the token
    expect(jobs.slice(0, workers).every(isWorker)).toBe(true)
    expect(jobs.slice(workers).every(tile => tile === NOTHING)).toBe(true)
    expect(bags[1]).toHaveLength(33 - workers - 2) // two lie on the foresight spaces
  },
)

test.each(PLAYERS)(
  'GWT2-SETUP-08 %d players: seven tiles of bag 1 fill their areas from the lowest number',
  players => {
    for (const seed of SEEDS) {
      const game = testGame({ players }, seed)
      const { camps, hazards } = tablesOf(game.state).trail
      const areas = [camps, ...hazards]
      const placed = areas.map(area => tilesAt(game, area).filter(tile => tile !== NOTHING).length)
      areas.forEach((area, i) => {
        expect(tilesAt(game, area.slice(placed[i])).every(tile => tile === NOTHING)).toBe(true)
      })
      expect(placed.reduce((a, b) => a + b)).toBe(7)
      expect(tilesAt(game, camps).every(tile => tile === NOTHING || isOutlaw(tile))).toBe(true)
      hazards.forEach((area, type) => {
        for (const tile of tilesAt(game, area)) if (tile !== NOTHING) expect(hazardType(tile)).toBe(type)
      })
      expect(game.state.bags[0]).toHaveLength(35 - 7 - 2)
    }
  },
)

test('GWT2-SETUP-09 a hazard without room goes back into the bag and another tile is drawn', () => {
  const games = Array.from({ length: 3000 }, (_, i) => testGame({}, `many ${i}`))
  const usual = Math.min(...games.map(game => game.state.chance.drawn))
  const redrawn = games.filter(game => game.state.chance.drawn > usual)
  expect(redrawn.length).toBeGreaterThan(0)
  for (const game of redrawn) {
    const { hazards, camps } = tablesOf(game.state).trail
    expect(hazards.some(area => tilesAt(game, area).every(isHazard))).toBe(true)
    expect(tilesAt(game, [...camps, ...hazards.flat()]).filter(tile => tile !== NOTHING)).toHaveLength(7)
    expect(game.state.bags[0]).toHaveLength(35 - 7 - 2)
    expect(pool(game)).toHaveLength(94)
  }
})

test.each(PLAYERS)('GWT2-SETUP-12 %d players: two foresight tiles of each bag', players => {
  for (const seed of SEEDS) {
    const { foresight, bags } = testGame({ players }, seed).state
    expect(foresight).toHaveLength(6)
    expect(foresight.slice(0, 2).every(tile => isHazard(tile) || isOutlaw(tile))).toBe(true)
    expect(foresight.slice(2, 4).every(isWorker)).toBe(true)
    expect(foresight.slice(4).every(tile => isWorker(tile) || isOutlaw(tile))).toBe(true)
    expect(bags[2]).toHaveLength(26 - 2)
  }
})

test.each([
  [2, 7],
  [3, 10],
  [4, 13],
])('GWT2-SETUP-13 GWT2-SETUP-14 %d players: %d of the 36 market cards are revealed', (players, revealed) => {
  const { market, marketDeck } = testGame({ players }).state
  expect(market).toHaveLength(revealed)
  const cards = [...market, ...marketDeck].map(card => boxOf(0).cattle[card])
  expect(cards).toHaveLength(36)
  const breeds = ['blackAngus', 'longhorn', 'corriente', 'shorthorn', 'hereford'].map(name => {
    const same = cards.filter(card => card.name === name)
    return [same.length, ...new Set(same.map(card => card.value))]
  })
  expect(breeds).toEqual([
    [7, 3],
    [7, 3],
    [7, 3],
    [9, 4],
    [6, 5],
  ])
  expect(cards.filter(card => card.value === 4).every(card => card.breed === SHORTHORN)).toBe(true)
  expect(cards.filter(card => card.value === 5).every(card => card.breed === HEREFORD)).toBe(true)
})

test.each(PLAYERS)('GWT2-SETUP-15 %d players: 4 of the 24 objective cards are revealed', players => {
  const { objectiveDisplay, objectiveDeck } = testGame({ players }).state
  expect(objectiveDisplay).toHaveLength(4)
  expect(objectiveDeck).toHaveLength(20)
  const cards = [...objectiveDisplay, ...objectiveDeck].map(card => OBJECTIVES[card - FIRST_OBJECTIVE])
  expect(cards.every(card => !card.starting)).toBe(true)
})

test('GWT2-SETUP-16 every player has buildings 1 to 12, each with two faces', () => {
  const game = testGame({ players: 4 })
  for (const player of game.state.players) expect(player.unbuilt).toBe(0b1111111111110)
  const [a, b] = tablesOf(game.state).buildings
  for (let number = 1; number <= 12; number++) expect(a[number].actions).not.toEqual(b[number].actions)
  expect([a.length, b.length]).toEqual([13, 13])
})

test('GWT2-SETUP-17 all buildings show face a, or one random face for each number, the same for everybody', () => {
  expect(testGame({ buildingFaces: 'a' }).state.faces).toBe(0)
  const random = SEEDS.map(seed => testGame({ buildingFaces: 'random' }, seed).state.faces)
  for (let number = 1; number <= 12; number++) {
    const showingB = random.filter(faces => faces & (1 << number)).length
    expect(showingB).toBeGreaterThan(0)
    expect(showingB).toBeLessThan(SEEDS.length)
  }
  // 2b instead of 2a for both players: discard a Santa Gertrudis or a Criollo, no cattle to buy.
  const game = testGame({}, 'faces').facesB(2).build(0, 2, 'ab1').build(1, 2, 'ab2')
  for (const [seat, name] of [
    [0, 'ab1'],
    [1, 'ab2'],
  ] as const) {
    game.hand([0, 1], seat).visit(name, seat)
    expect(game.offered('local', 'action')).toEqual([0, 1])
    game.use(1)
    expect(game.told('money').at(-1)).toMatchObject({ seat, amount: 2 })
  }
})

test('GWT2-SETUP-18 fourteen discs lie on each player board; two auxiliary spaces are empty', () => {
  for (const { discs } of testGame({ players: 4 }).state.players) {
    expect(discs.reduce((a, b) => a + b)).toBe(14)
    expect(discs.slice(0, 5)).toEqual([1, 1, 2, 2, 2]) // of two for each auxiliary action
    expect(discs.slice(5)).toEqual([1, 1, 1, 1, 2])
  }
})

test('GWT2-SETUP-19 GWT2-SETUP-20 GWT2-SETUP-25 what every player starts with', () => {
  for (const player of testGame({ players: 4 }).state.players) {
    expect(player.engine).toBe(0)
    expect(player.certificates).toBe(0)
    expect(player.space).toBe(NOWHERE)
    expect(player.workers.slice(1)).toEqual([1, 1, 1])
    expect(player.exchangeTokens).toBe(1)
  }
})

test('GWT2-SETUP-21 the starting herd: 5 Criollo and 3 Santa Gertrudis, Pineywoods and Galloway', () => {
  for (const player of testGame({ players: 4 }).state.players) {
    const herd = herdOf(player).map(card => boxOf(0).cattle[card])
    expect(herd).toHaveLength(14)
    const breeds = ['criollo', 'santaGertrudis', 'pineywoods', 'galloway'].map(name => {
      const same = herd.filter(card => card.name === name)
      return [same.length, ...new Set(same.map(card => card.value))]
    })
    expect(breeds).toEqual([
      [5, 1],
      [3, 2],
      [3, 2],
      [3, 2],
    ])
  }
})

test.each(PLAYERS)(
  'GWT2-SETUP-22 %d players: one different starting objective for each in the objective area',
  players => {
    const game = testGame({ players })
    const dealt = game.state.players.flatMap(player => player.objectives)
    expect(dealt).toHaveLength(players)
    expect(new Set(dealt).size).toBe(players)
    expect(dealt.every(card => OBJECTIVES[card - FIRST_OBJECTIVE].starting)).toBe(true)
    for (const player of game.state.players)
      expect(herdOf(player).some(card => dealt.includes(card))).toBe(false)
  },
)

test.each(PLAYERS)(
  'GWT2-SETUP-23 GWT2-SETUP-24 %d players: money and hand grow with the turn order',
  players => {
    const game = testGame({ players })
    expect(game.state.players.map(player => player.money)).toEqual([6, 7, 8, 9].slice(0, players))
    expect(game.state.players.map(player => player.hand.length)).toEqual([4, 5, 6, 7].slice(0, players))
    expect(game.state.players.map(player => player.draw.length)).toEqual([10, 9, 8, 7].slice(0, players))
  },
)
