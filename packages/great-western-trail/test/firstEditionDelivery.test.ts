import { expect, test } from 'vitest'
import { boxOf } from '../src/components/box.js'
import { objectiveDeck, objectiveOf, startingObjectives } from '../src/components/objectives.js'
import { AUX_ENGINE, DISC_STEP_RIGHT } from '../src/components/playerBoard.js'
import { COWBOY, FLOOD, GREEN_OUTLAW, hazardTile } from '../src/components/tiles.js'
import { permanentCertificates } from '../src/player.js'
import { tablesOf, withEntry } from '../src/state.js'
import { BLACK_DISCS, cities, deliver, deliverTo, own, rich, WHITE_DISCS } from './testing/delivery.js'
import { give, owner } from './testing/objectives.js'
import { master, objective, type TestGame, testGame, turnout } from './testing/testGame.js'

const FIRST = { edition: 'first' } as const
const STRIP: [string, number][] = [
  ['kansasCity', 0],
  ['topeka', 1],
  ['wichita', 4],
  ['coloradoSprings', 6],
  ['santaFe', 8],
  ['albuquerque', 10],
  ['elPaso', 12],
  ['sanDiego', 14],
  ['sacramento', 16],
  ['sanFrancisco', 18],
]
const BLACK_CITIES = ['albuquerque', 'elPaso', 'sacramento', 'sanFrancisco']

/** Points of category 3 with own discs on these cities. */
const cityPoints = (...names: string[]): number => own(rich(FIRST), ...names).score(0).cities

test('GWT1-DELIVER-01 every total reaches the cities of at most that value, and no other', () => {
  for (let total = 1; total <= 20; total++)
    expect(cities(deliver(rich(FIRST), total))).toEqual(
      STRIP.filter(([, value]) => value <= total).map(([name]) => name),
    )
})

test('GWT1-DELIVER-02 only Kansas City and San Francisco take several discs of a player', () => {
  const game = own(rich(FIRST), ...STRIP.map(([name]) => name))
  expect(cities(deliver(game))).toEqual(['kansasCity', 'sanFrancisco'])
  deliverTo(game, 'sanFrancisco')
  expect(game.player(0).cities[game.city('sanFrancisco')]).toBe(2)
})

test('GWT1-DELIVER-03 Kansas City pays $6 and costs 6 points, for each disc', () => {
  const game = deliverTo(rich(FIRST), 'kansasCity')
  expect([game.player(0).money, game.score(0).cities]).toEqual([106, -6])
  deliverTo(game, 'kansasCity', AUX_ENGINE)
  expect([game.player(0).money, game.score(0).cities]).toEqual([112, -12])
})

/** Total 10, own discs on Topeka and Colorado Springs, engine on 5. */
function example(): TestGame {
  const game = own(rich(FIRST), 'topeka', 'coloradoSprings')
  game.player(0).engine = 5
  return game
}

test('GWT1-DELIVER-04 total 10 with discs on Topeka and Colorado Springs', () => {
  expect(cities(deliver(example(), 10))).toEqual(['kansasCity', 'wichita', 'santaFe', 'albuquerque'])
})

test.each([
  ['albuquerque', 3],
  ['santaFe', 2],
  ['wichita', 0],
  ['kansasCity', 0],
])('GWT1-DELIVER-05 in that example transport to %s costs $%d', (name, cost) => {
  const game = example()
  const before = game.score(0).cities
  deliverTo(game, name, AUX_ENGINE, 10)
  if (name === 'santaFe' || name === 'wichita') expect(game.asked(0)).toBe('takeObjective')
  if (game.asked(0) === 'takeObjective') game.answer({ kind: 'card' })
  expect(game.told('transport').map(event => event.amount)).toEqual(cost > 0 ? [cost] : [])
  if (name === 'wichita') expect(game.score(0).cities - before).toBe(-3 - 1)
})

test.each(STRIP)('GWT1-DELIVER-06 %s: discs of white spaces fit, of black ones only a black city', name => {
  const game = rich(FIRST)
  deliver(game).answer({ kind: 'city', city: game.city(name) })
  const fitting = BLACK_CITIES.includes(name) ? [...WHITE_DISCS, ...BLACK_DISCS] : WHITE_DISCS
  expect(game.offered('disc', 'disc')).toEqual(fitting)
})

test('GWT1-DELIVER-07 three arrows give an objective card of the display, the others nothing', () => {
  const arrows = STRIP.slice(1).flatMap(([name], i) => {
    const game = deliverTo(own(rich(FIRST), STRIP[i][0]), name)
    const asked = game.asked(0) === 'takeObjective'
    if (asked) expect(game.options().every(option => option.kind === 'card')).toBe(true) // and must be taken
    return asked ? [`${STRIP[i][0]}-${name}`] : []
  })
  expect(arrows).toEqual(['topeka-wichita', 'coloradoSprings-santaFe', 'santaFe-albuquerque'])
})

test('GWT1-DELIVER-08 GWT1-SCORE-04 the right step disc is worth 3 points in category 10', () => {
  const game = rich(FIRST)
  expect(game.score(0).stepDisc).toBe(0)
  deliverTo(game, 'albuquerque', DISC_STEP_RIGHT)
  expect(game.score(0).stepDisc).toBe(3)
})

test('GWT1-SCORE-01 points of the cities: -6, 6 and 9 for each disc', () => {
  const points = STRIP.map(([name]) => cityPoints(name))
  expect(points).toEqual([-6, 0, 0, 0, 0, 0, 0, 0, 6, 9])
  const game = rich(FIRST)
  game.player(0).cities[game.city('sanFrancisco')] = 3
  expect(game.score(0).cities).toBe(27)
})

test('GWT1-SCORE-02 points of the arrows, with discs on both ends', () => {
  const arrows = STRIP.slice(1).map(
    ([name], i) => cityPoints(STRIP[i][0], name) - cityPoints(name) - cityPoints(STRIP[i][0]),
  )
  expect(arrows).toEqual([0, -3, -1, 0, 0, 6, 8, 4, 0])
})

test('GWT1-SCORE-03 Sacramento and San Diego without El Paso: 6 and 4', () => {
  expect(cityPoints('sacramento', 'sanDiego')).toBe(10)
  expect(cityPoints('sacramento', 'sanDiego', 'elPaso')).toBe(18)
})

/** Seat 0 upgrades the first station and takes its station master for a cowboy. */
function takeMaster(name: string, prepare: (game: TestGame) => unknown = () => {}): TestGame {
  const game = testGame(FIRST).clearTrail()
  game.state.masters = withEntry(game.state.masters, 0, master(name))
  Object.assign(game.player(0), { money: 2, engine: 4, workers: [0, 2, 1, 1] })
  prepare(game)
  game.start({ kind: 'engine', upTo: 1 }).answer({ kind: 'engine', to: turnout(4) })
  return game
    .answer({ kind: 'take' })
    .answer({ kind: 'disc', disc: 0 })
    .answer({ kind: 'worker', worker: COWBOY })
}

test('GWT1-MASTER-01 the upper halves: a hazard for nothing or a trade, $2, three certificates', () => {
  const choice = takeMaster('objectives', game =>
    game.put('flood1', hazardTile(FLOOD, 0)).put('camp4', GREEN_OUTLAW).put('camp1', GREEN_OUTLAW),
  )
  expect(choice.asked()).toBe('hazardOrOutlaw')
  expect(choice.offers({ kind: 'hazard', space: choice.space('flood1') })).toBe(true)
  expect(choice.offers({ kind: 'outlaw', space: choice.space('camp1') })).toBe(false) // no $3 to pay
  expect(choice.offers({ kind: 'pass' })).toBe(true)
  choice.answer({ kind: 'outlaw', space: choice.space('camp4') })
  expect(choice.player(0)).toMatchObject({ greenOutlaws: 1, money: 1 })
  expect(takeMaster('workers').player(0).money).toBe(2)
  for (const name of ['hazards', 'outlawPairs', 'certificates']) {
    const taken = takeMaster(name)
    expect(permanentCertificates(taken.state, taken.player(0))).toBe(1)
  }
  const { masters } = tablesOf(choice.state)
  expect(masters.map(tile => boxOf(1).stationMasters[tile].permanentCertificates)).toEqual([0, 0, 1, 1, 1])
})

test('GWT1-MASTER-02 the five scorings', () => {
  const scored = (name: string, prepare: (game: TestGame) => unknown): number => {
    const game = testGame(FIRST)
    prepare(game)
    game.player(0).masters = [master(name)]
    return game.score(0).stationMasters
  }
  expect(scored('workers', game => (game.player(0).workers = [0, 2, 2, 1]))).toBe(5)
  expect(scored('objectives', game => (game.player(0).objectives = [32, 33, 34]))).toBe(3)
  expect(scored('hazards', game => (game.player(0).hazards = [6, 6, 6, 6]))).toBe(6)
  const pairs = (green: number, blue: number): number =>
    scored('outlawPairs', game => Object.assign(game.player(0), { greenOutlaws: green, orangeOutlaws: blue }))
  expect([pairs(2, 0), pairs(1, 3), pairs(2, 2)]).toEqual([0, 3, 6])
  expect(scored('certificates', game => (game.player(0).certificates = 3))).toBe(6) // and the one on the tile
  const what = tablesOf(testGame(FIRST).state).masters.map(
    tile => boxOf(1).stationMasters[tile].scoring?.what,
  )
  expect(what.sort()).toEqual(['certificates', 'hazards', 'objectives', 'outlawPairs', 'workers'])
})

test('GWT1-MASTER-03 which halves belong together', () => {
  const tiles = tablesOf(testGame(FIRST).state).masters.map(tile => {
    const { immediate, permanentCertificates: certificates, scoring } = boxOf(1).stationMasters[tile]
    return `${immediate?.kind ?? certificates} / ${scoring?.what}`
  })
  expect(tiles).toEqual([
    'money / workers',
    'hazardOrOutlaw / objectives',
    '1 / hazards',
    '1 / outlawPairs',
    '1 / certificates',
  ])
})

test.each([
  ['building', 'trail-e', 'SSBB'],
  ['green teepee', 'draw-d', 'SGG'],
  ['blue teepee', 'trail-b', 'SSOO'],
  ['hazard', 'engine-e', 'SSHH'],
  ['station', 'cash-d', 'SSH'],
  ['value 3', 'draw-e', '333S'],
  ['value 4', 'cash-c', '4HH'],
  ['value 5', 'draw-c', '5H'],
  ['San Francisco', 'terminal', 'T'],
])('GWT1-OBJ-01 a card that asks for %s is met by it and by nothing less', (_what, name, needs) => {
  const { points, penalty } = objectiveOf(objective(name))
  const score = (elements: string): number => give(owner([name], FIRST), elements).score(0).objectives
  expect(score(needs)).toBe(points)
  for (let i = 0; i < needs.length; i++)
    expect(score(`${needs.slice(0, i)}-${needs.slice(i + 1)}`)).toBe(-penalty)
})

test('GWT1-OBJ-01 a disc on another city does not stand for San Francisco', () => {
  const game = owner(['terminal'], FIRST)
  own(game, 'sacramento')
  expect(game.score(0).objectives).toBe(-3)
  own(game, 'sanFrancisco')
  expect(game.score(0).objectives).toBe(5)
})

test('GWT1-OBJ-02 the deck is that of the second edition: 24 cards and 4 to start with', () => {
  const cards = (edition: 'first' | 'second'): number[] => {
    const { objectiveDeck: deck, objectiveDisplay } = testGame({ edition }).state
    return [...deck, ...objectiveDisplay].sort((a, b) => a - b)
  }
  expect(cards('first')).toEqual(objectiveDeck(['base']).sort((a, b) => a - b))
  expect(cards('first')).toEqual(cards('second'))
  expect(cards('first')).toHaveLength(24)
  const dealt = new Set(
    Array.from({ length: 20 }, (_, i) =>
      testGame(FIRST, `deal ${i}`).state.players.map(player => player.objectives[0]),
    ).flat(),
  )
  expect([...dealt].sort((a, b) => a - b)).toEqual(startingObjectives(['base']))
})

test('GWT1-OBJ-03 3 buildings, 3 hazards, 1 blue teepee, 2 San Francisco discs: 18; with one disc 10', () => {
  const cards = ['engine-d', 'draw-a', 'terminal', 'terminal']
  expect(give(owner(cards, FIRST), 'BBBHHHOTT').score(0).objectives).toBe(18)
  expect(give(owner(cards, FIRST), 'BBBHHHOT').score(0).objectives).toBe(10)
})
