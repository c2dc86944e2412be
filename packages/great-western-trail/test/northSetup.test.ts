import { expect, test } from 'vitest'
import { BRAHMAN } from '../src/addons/cattle/brahman/cards.js'
import { objectiveDeck, objectiveOf, startingObjectives } from '../src/components/objectives.js'
import { DISC_SHOP } from '../src/components/playerBoard.js'
import { SECOND_EDITION_NORTH_MASTERS } from '../src/components/stationMasters.js'
import { numberOf } from '../src/components/tiles.js'
import { configSpec } from '../src/config.js'
import { SAM_CARDS } from '../src/solo/cards.js'
import { NO_MASTER, NO_TILE, tablesOf } from '../src/state.js'
import { northGame } from './testing/north.js'
import { type Settings, type TestGame, testGame } from './testing/testGame.js'

const PLAYERS = [2, 3, 4]
const SEEDS = Array.from({ length: 60 }, (_, i) => `seed ${i}`)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
const sorted = (items: readonly number[]): number[] => [...items].sort((a, b) => a - b)

/** All objective cards of the deck and the display, by name. */
function objectives(settings: Settings): string[] {
  const { objectiveDeck: deck, objectiveDisplay } = testGame(settings).state
  return [...deck, ...objectiveDisplay].map(card => objectiveOf(card).name)
}

/** The names of all starting objectives that are ever dealt. */
function dealt(settings: Settings): Set<string> {
  const cards = SEEDS.flatMap(seed => testGame({ players: 4, ...settings }, seed).state.players)
  return new Set(cards.map(player => objectiveOf(player.objectives[0]).name))
}
const north = (settings: Settings = {}): Settings => ({
  addons: ['railsToTheNorth'],
  ...settings,
})

test('RTN-SETUP-01 what the expansion brings', () => {
  const [base, game] = [testGame({ players: 4 }), northGame({ players: 4, cattle: 'brahman' })]
  const box = tablesOf(game.state)
  const baseBox = tablesOf(base.state)
  const discs = (of: TestGame): number => sum(of.state.players.flatMap(player => player.discs))
  expect({
    mediumTiles: (box.north?.mediumTiles.length ?? 0) * 2,
    buildings: box.buildings[0].length - baseBox.buildings[0].length,
    stationMasters: box.masters.length - baseBox.masters.length,
    discs: discs(game) - discs(base),
    objectives: objectives(north({ cattle: 'brahman' })).length - objectives({}).length,
    startingObjectives: dealt(north({ cattle: 'brahman' })).size - dealt({}).size,
    brahman: [...game.state.market, ...game.state.marketDeck].filter(card => card === BRAHMAN).length,
    samCards: SAM_CARDS.filter(card => card !== undefined).length,
  }).toEqual({
    mediumTiles: 10,
    buildings: 1,
    stationMasters: 2,
    discs: 4,
    objectives: 8,
    startingObjectives: 2,
    brahman: 8,
    samCards: 15,
  })
})

test('RTN-SETUP-02 RTN-SETUP-05 RTN-SETUP-06 six of ten medium-town tiles, two of each kind, lie on the medium towns', () => {
  const kinds = new Set<number>()
  let pairs = 0
  for (const seed of SEEDS) {
    const { state } = northGame({}, seed)
    const towns = tablesOf(state).north?.towns ?? []
    const placed = state.mediumTiles.filter(tile => tile !== NO_TILE)
    expect(placed).toHaveLength(6)
    state.mediumTiles.forEach((tile, town) => {
      expect(tile !== NO_TILE).toBe(towns[town].kind === 'medium')
    })
    for (const tile of placed) {
      const copies = placed.filter(other => other === tile).length
      expect(copies).toBeLessThanOrEqual(2)
      if (copies === 2) pairs++
      kinds.add(tile)
    }
  }
  expect(kinds.size).toBe(5)
  expect(pairs).toBeGreaterThan(0)
})

test.each(PLAYERS)('RTN-SETUP-03 %d players: the rest of the set-up is that of the base game', players => {
  const parts = ({ state }: TestGame): unknown => [
    state.market.length + state.marketDeck.length,
    state.bags.map(bag => bag.length),
    state.jobs.filter(worker => worker > 0).length,
    state.foresight.length,
    state.objectiveDisplay.length,
    state.players.map(({ money, hand, draw, workers, engine, exchangeTokens, objectives: area }) => [
      money,
      hand.length + draw.length,
      workers,
      engine,
      exchangeTokens,
      area.length,
    ]),
  ]
  expect(parts(testGame(north({ players })))).toEqual(parts(testGame({ players })))
})

test('RTN-SETUP-04 only the strip of the expansion board is in play', () => {
  const game = northGame()
  const strip = tablesOf(game.state).cities.filter(city => city.town === undefined)
  expect(strip.map(city => city.name)).toEqual([
    'kansasCity',
    'fulton',
    'stLouis',
    'bloomington',
    'chicago',
    'toledo',
    'harrisburg',
    'newYork',
  ])
  Object.assign(game.player(0), { money: 100, engine: 38 })
  game.start({ kind: 'deliver', total: 40, transport: true })
  const offered = game.offered('city', 'city').map(city => game.cityName(city))
  expect(offered).toEqual(strip.map(city => city.name))
})

test('RTN-SETUP-07 RTN-SETUP-08 RTN-SETUP-09 of eleven station masters five lie on the board, two in the north', () => {
  const seen = new Set<number>()
  for (const seed of SEEDS) {
    const { state } = northGame({}, seed)
    const { stations } = tablesOf(state)
    const placed = state.masters.filter(tile => tile !== NO_MASTER)
    expect(new Set(placed).size).toBe(7)
    stations.forEach(({ town }, station) => {
      const has = state.masters[station] !== NO_MASTER
      expect(has).toBe(station < 5 || town !== undefined)
    })
    expect(state.spareMasters).toEqual([]) // the other four are gone
    for (const tile of placed) seen.add(tile)
  }
  expect(sorted([...seen])).toEqual(sorted(SECOND_EDITION_NORTH_MASTERS))
  expect(SECOND_EDITION_NORTH_MASTERS).toHaveLength(11)
})

test.each(PLAYERS)('RTN-SETUP-10 %d players: everybody has buildings 1 to 13', players => {
  const game = northGame({ players })
  for (const player of game.state.players) expect(player.unbuilt).toBe(2 ** 14 - 2)
  game.start({ kind: 'build', price: 0, asBuilders: 20 })
  expect(game.offered('building', 'building')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  game.answer({ kind: 'building', building: 13 }).answer({ kind: 'site', space: game.space('ab1') })
  expect(numberOf(game.tile('ab1'))).toBe(13)
})

test('RTN-SETUP-11 the side of 13 is the same for all: a, or one at random', () => {
  /** How many local actions 13 has: three on side a, two on side b. */
  const side = (game: TestGame, seat: number): number => {
    game.player(seat).shopsPlaced = 3
    return game.build(seat, 13, 'ab1').visit('ab1', seat).offered('local', 'action').length
  }
  const faces = new Set<number>()
  for (const seed of SEEDS.slice(0, 20)) {
    const game = northGame({ buildingFaces: 'random' }, seed)
    const own = side(game, 0)
    expect(side(northGame({ buildingFaces: 'random' }, seed), 1)).toBe(own)
    faces.add(own)
  }
  expect([...faces].sort()).toEqual([2, 3])
  expect(side(northGame(), 0)).toBe(3)
})

test.each(PLAYERS)(
  'RTN-SETUP-12 RTN-SETUP-13 RTN-SETUP-14 %d players: an annex with 15 shops and one more disc for each',
  players => {
    const game = northGame({ players })
    for (const player of game.state.players) {
      expect(player.shopsPlaced).toBe(0)
      expect(player.discs[DISC_SHOP]).toBe(1)
      expect(sum(player.discs)).toBe(15)
    }
    expect(game.state.shops.every(owner => owner < 0)).toBe(true)
    expect(sum(testGame({ players }).player(0).discs)).toBe(14)
  },
)

test('RTN-SETUP-15 the last space of each row of three is a bell: five bells', () => {
  const game = northGame()
  const bells: number[] = []
  for (let placed = 0; placed <= 15; placed++) {
    Object.assign(game.player(0), { shopsPlaced: placed, money: 0 })
    game.player(0).cities[game.city('oregonCity')] = 1
    bells.push(game.score(0).cities / 3)
  }
  expect(bells).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5])
})

test('RTN-SETUP-16 four cards with bells join the 24: 28, of which 4 are shown', () => {
  const names = objectives(north())
  expect(names).toHaveLength(28)
  expect(names.filter(name => name.startsWith('bell')).sort()).toEqual([
    'bell-a',
    'bell-b',
    'bell-c',
    'bell-d',
  ])
  expect(northGame().state.objectiveDisplay).toHaveLength(4)
})

test('RTN-SETUP-17 a fifth starting objective joins the four; everybody gets one', () => {
  expect([...dealt(north())].sort()).toEqual(['bell-start', 'start-a', 'start-b', 'start-c', 'start-d'])
  const { players, objectiveDeck: deck } = northGame({ players: 4 }).state
  expect(new Set(players.map(player => player.objectives[0])).size).toBe(4)
  expect(players.every(player => player.objectives.length === 1)).toBe(true)
  expect(deck.some(card => objectiveOf(card).starting)).toBe(false)
})

test.each(['simmental', 'brahman'] as const)(
  'RTN-SETUP-18 with %s the orange objective cards join too: 32 and 6, unless they are left out',
  cattle => {
    const names = objectives(north({ cattle }))
    expect(names).toHaveLength(32)
    expect(names.filter(name => name.startsWith('orange'))).toHaveLength(4)
    expect(dealt(north({ cattle })).size).toBe(6)
    const without = north({ cattle, orangeObjectives: 'without' })
    expect(objectives(without)).toHaveLength(28)
    expect(dealt(without)).not.toContain('orange-start')
  },
)

test.each(['none', 'simmental', 'brahman'] as const)(
  'RTN-SETUP-19 without the expansion or without orange cattle (%s) their cards stay in the box',
  cattle => {
    expect(objectives({ cattle })).toHaveLength(24)
    expect([...dealt({ cattle })].sort()).toEqual(['start-a', 'start-b', 'start-c', 'start-d'])
    const orange = objectives(north({ cattle })).some(name => name.startsWith('orange'))
    expect(orange).toBe(cattle !== 'none')
    expect(dealt(north({ cattle })).has('orange-start')).toBe(cattle !== 'none')
    expect(objectiveDeck(['base'])).toHaveLength(24)
    expect(startingObjectives(['base'])).toHaveLength(4)
  },
)

test('RTN-SETUP-19 leaving them out where there are none is refused with the reason', () => {
  const without = { players: 2, orangeObjectives: 'without' }
  for (const rest of [
    {},
    { cattle: 'brahman' },
    { addons: ['railsToTheNorth'] },
    { edition: 'first', addons: ['railsToTheNorth'] },
  ])
    expect(() => configSpec.parse({ ...without, ...rest })).toThrow(
      /Rails to the North played with orange cattle/,
    )
})

test.each(PLAYERS)('RTN-SETUP-20 %d players: one exchange token each, and more than 12 in play', players => {
  const game = northGame({ players })
  expect(game.state.players.map(player => player.exchangeTokens)).toEqual(new Array(players).fill(1))
  for (let i = 0; i < 19; i++) {
    game.state.turn = 0
    game.start({ kind: 'exchangeToken' })
  }
  expect(game.player(0).exchangeTokens).toBe(20)
})
