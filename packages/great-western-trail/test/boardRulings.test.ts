import { Match } from '@railhead/kernel'
import { playRandomly } from '@railhead/kernel/testing'
import { expect, test } from 'vitest'
import { BRAHMAN } from '../src/addons/cattle/brahman/cards.js'
import { CALF, COW, HEIFER } from '../src/addons/cattle/simmental/cards.js'
import { CRIOLLO, GALLOWAY, SANTA_GERTRUDIS } from '../src/components/cattle.js'
import { TOWNS } from '../src/components/north.js'
import { AUX_ENGINE, AUX_MONEY } from '../src/components/playerBoard.js'
import { FIRST_TURNOUT } from '../src/components/railroad.js'
import { configSpec } from '../src/config.js'
import { greatWesternTrail } from '../src/game.js'
import { breedingValue } from '../src/herd.js'
import { BUILDING_ACTIONS } from '../src/rulings/buildings.js'
import { type Rulings, rulingsIn } from '../src/rulings/index.js'
import { NO_TILE, tablesOf } from '../src/state.js'
import { rulesOf } from '../src/task.js'
import { own } from './testing/delivery.js'
import { NORTH, northGame, openTowns, placeShop, withShops } from './testing/north.js'
import { type TestGame, testGame } from './testing/testGame.js'

const USUAL = rulingsIn('2')
const ruled = (rulings: Partial<Rulings>): TestGame => testGame({ rulings }).clearTrail()

test('GWT2-AUX-02 GWT2-SETUP-18 the auxiliary actions that are open at the start are as ruled', () => {
  const game = ruled({ openAuxiliaries: { ...USUAL.openAuxiliaries, money: false, engine: true } })
  expect(game.player(0).discs[AUX_MONEY]).toBe(2)
  expect(game.player(0).discs[AUX_ENGINE]).toBe(1)
  game.player(0).money = 5
  game.start({ kind: 'auxiliary', max: 2 })
  expect(game.offered('auxiliary', 'which')).toEqual([1, AUX_ENGINE])
})

test('GWT2-LOC-11 GWT2-MOVE-16 forest and special actions beside sites are as ruled, in the second edition', () => {
  const sites = { ...USUAL.sites, ab1: { forest: true, special: 'criollo' } } as const
  const game = ruled({ sites }).build(0, 1, 'ab1').hand([CRIOLLO])
  game.player(0).money = 0
  game.visit('ab1', 0)
  game.use(1).use(0) // the special action comes after the building’s own
  expect(game.player(0)).toMatchObject({ certificates: 1, money: 2 + 2 })
  const bare = { ...USUAL.sites, floodSite2: { forest: false, special: 'none' } } as const
  const { trail } = tablesOf(ruled({ sites: bare }).state)
  expect(trail.forest[trail.indexOf('floodSite2')]).toBe(false)
  expect(trail.spaces[trail.indexOf('floodSite2')].special).toBeUndefined()
  const first = tablesOf(testGame({ edition: 'first', rulings: { sites } }).state).trail
  expect(first.forest[first.indexOf('ab1')]).toBe(false)
})

test('GWT2-ENGINE-08 GWT2-DELIVER-26 turnouts branch off where it is ruled', () => {
  const turnouts = [2, ...USUAL.turnouts.slice(1)]
  const game = ruled({ turnouts })
  game.player(0).engine = 1
  game.start({ kind: 'engine', upTo: 2 })
  expect(game.offered('engine', 'to')).toEqual([2, 3, FIRST_TURNOUT])
  game.answer({ kind: 'engine', to: FIRST_TURNOUT })
  expect(game.asked()).toBe('upgradeStation')
  game.pass()
  expect(tablesOf(game.state).track.number[FIRST_TURNOUT]).toBe(3)
})

test('GWT2-ENGINE-08 turnouts that do not follow each other are refused', () => {
  for (const turnouts of [
    [4, 4, 10, 13, 16, 21, 25, 29, 33],
    [7, 4, 10, 13, 16, 21, 25, 29, 33],
  ])
    expect(() => configSpec.parse({ players: 2, rulings: { turnouts } })).toThrow(/a rising list of 9/)
})

test('GWT2-SETUP-21 GWT2-TURN-10 breeding values of the starting cards are as ruled, also where cards are asked for', () => {
  const game = ruled({ startingValues: { ...USUAL.startingValues, galloway: 3, santaGertrudis: 4 } })
  const { cattleValues } = tablesOf(game.state)
  expect(breedingValue([CRIOLLO, GALLOWAY, GALLOWAY, SANTA_GERTRUDIS], cattleValues)).toBe(8)
  game.hand([GALLOWAY, SANTA_GERTRUDIS]).start({ kind: 'discard', what: 'value3' })
  expect(game.offered('card', 'card')).toEqual([GALLOWAY])
  const value2 = { kind: 'discard', what: 'value2' } as const
  expect(rulesOf(value2).trouble?.(game.state, value2, 0)).toBe('noCard')
})

test('GWT2-SIM-16 BRA-13 breeding values of orange cards are as ruled', () => {
  const { cattleValues } = tablesOf(
    ruled({ simmentalCalfValue: 1, simmentalHeiferValue: 3, simmentalCowValue: 7, brahmanValue: 4 }).state,
  )
  expect([CALF, HEIFER, COW, BRAHMAN].map(card => cattleValues[card])).toEqual([1, 3, 7, 4])
  expect([CALF, HEIFER, COW, BRAHMAN].map(card => tablesOf(ruled({}).state).cattleValues[card])).toEqual([
    2, 4, 5, 2,
  ])
})

test('GWT2-EDGE-07 a delivery without any disc keeps its other effects, or by ruling does nothing', () => {
  const delivered = (rulings: Partial<Rulings>): TestGame => {
    const game = ruled(rulings)
    Object.assign(game.player(0), { money: 0, discs: game.player(0).discs.map(() => 0), stations: 0 })
    game.start({ kind: 'deliver', total: 0, transport: false })
    return game
  }
  expect(delivered({}).player(0).money).toBe(4)
  const idle = delivered({ withoutDiscs: 'nothing' })
  expect(idle.player(0).money).toBe(0)
  expect(idle.player(0).cities[0]).toBe(0)
})

test.each(BUILDING_ACTIONS)(
  'GWT2-BLDG-08 GWT1-BLDG-05 a building can be ruled to have the action %s',
  action => {
    const face = { ...USUAL.buildings[1].a, actions: [action, 'money4'] as const }
    const buildings = { ...USUAL.buildings, 1: { a: face, b: face } }
    const game = ruled({ buildings }).build(0, 1, 'ab1')
    game.player(0).money = 0
    game.visit('ab1', 0).use(1)
    expect(game.player(0).money).toBe(4)
    const firstEditionBuildings = { ...USUAL.firstEditionBuildings, 1: { a: face, b: face } }
    const first = tablesOf(testGame({ edition: 'first', rulings: { firstEditionBuildings } }).state)
    expect(first.buildings[0][1].actions).toEqual(tablesOf(game.state).buildings[1][1].actions)
  },
)

test('RTN-DELIVER-12 RTN-DELIVER-20 values and dollars of the strip and the places of large cities are as ruled', () => {
  const newYork = { ...USUAL.northStrip.newYork, value: 9, money: 7 }
  const denver = { ...USUAL.northLargeCities.denver, town: 'b2' } as const
  const game = testGame({
    ...NORTH,
    rulings: {
      northStrip: { ...USUAL.northStrip, newYork },
      northLargeCities: { ...USUAL.northLargeCities, denver },
    },
  })
  withShops(game, 0, 'denver')
  game.player(0).money = 0
  game.start({ kind: 'deliver', total: 9, transport: false })
  expect(game.offers({ kind: 'city', city: game.city('denver') })).toBe(false)
  expect(game.offers({ kind: 'city', city: game.city('newYork') })).toBe(true)
  withShops(game, 0, 'b2')
  game.start({ kind: 'deliver', total: 9, transport: false })
  expect(game.offers({ kind: 'city', city: game.city('denver') })).toBe(true)
  game.answer({ kind: 'city', city: game.city('newYork') }).answer({ kind: 'disc', disc: 0 })
  expect(game.player(0).money).toBe(7)
})

const refusalOf = (rulings: unknown): unknown => {
  try {
    return configSpec.parse({ players: 2, rulings })
  } catch (error) {
    return error
  }
}

test('GWT2-MOVE-16 cattlemen go where the roads lead as ruled; a site that none leads to is not on the board', () => {
  const roads = { ...USUAL.roads, ab1: ['ab3'], nG: ['gk1'], camp4: ['campSite1'] } as const
  const game = ruled({ roads }).build(0, 1, 'ab1').build(0, 2, 'ab3')
  const { trail } = tablesOf(game.state)
  expect(trail.next[game.space('ab1')]).toEqual([game.space('ab3')])
  expect(trail.sites.map(site => game.spaceName(site))).toEqual(
    tablesOf(ruled({}).state)
      .trail.sites.map(site => game.spaceName(site))
      .filter(name => name !== 'ab2' && name !== 'gk2'),
  )
  expect(trail.isOnBoard[game.space('gk2')]).toBe(false)
  expect(trail.isOnBoard[game.space('camp9')]).toBe(true) // beside the road, as the first three
  game.player(0).money = 20
  game.start({ kind: 'build', price: 2 }).answer({ kind: 'building', building: 3 })
  const sites = game.offered('site', 'space').map(space => game.spaceName(Number(space)))
  expect(sites).toContain('bc1')
  expect(sites).not.toContain('ab2')
  game.player(0).space = game.space('ab1')
  game.start({ kind: 'moveCattleman', upTo: 1 })
  expect(game.player(0).space).toBe(game.space('ab3')) // the only way
  const first = tablesOf(testGame({ edition: 'first', rulings: { roads } }).state).trail
  expect(first.next[first.indexOf('ab1')]).toEqual([first.indexOf('ab2')])
})

test('GWT2-MOVE-16 on other roads whole matches are played, against Sam too', () => {
  const roads = { ...USUAL.roads, nA: ['ab2', 'flood1'], ab1: [], fg1: ['gk2'], gk2: ['nG'], nG: ['gk1'] }
  for (const config of [
    { players: 3, rulings: { roads } },
    { solo: 'hard', addons: ['railsToTheNorth'], rulings: { roads } },
  ]) {
    const match = Match.start(greatWesternTrail, greatWesternTrail.config.parse(config), 'other roads')
    playRandomly(match, 'roads')
    expect(match.state.over).toBe(true)
  }
})

test.each([
  ['go round in a circle', { bc3: ['bc1'] }],
  ['ends at ', { gk1: [] }],
  ['to the same space', { nA: ['ab1', 'ab1'] }],
  ["neutral building on 'nD'", { nC: ['ce1'] }],
])('GWT2-MOVE-16 roads that %s are refused', (why, roads) => {
  expect(refusalOf({ roads })).toMatchObject({
    message: expect.stringContaining(why),
    path: 'rulings.roads',
  })
})

test('GWT2-MOVE-16 roads with more ways than any board are refused', () => {
  const names = ['start', 'nA', 'nB', 'nC', 'nD', 'nE', 'nF', 'nG', ...Object.keys(USUAL.sites)]
  const after = (i: number): string => names[i] ?? 'kansasCity'
  const roads = Object.fromEntries(names.map((name, i) => [name, [...new Set([after(i + 1), after(i + 2)])]]))
  expect(refusalOf({ roads })).toMatchObject({ message: expect.stringContaining('more than') })
})

test('RTN-ACCESS-09 RTN-ACCESS-10 RTN-ACCESS-17 kinds and links of towns are as ruled, in the second edition', () => {
  const rulings = {
    northLinks: { ...USUAL.northLinks, g1: ['gM'], g2: ['townHall', 'newYork'] },
    northMediumTowns: ['gM', 'g2'],
    northStations: { ...USUAL.northStations, gS: { ...USUAL.northStations.gS, town: 'p1' } },
    northLargeCities: {
      ...USUAL.northLargeCities,
      omaha: { ...USUAL.northLargeCities.omaha, town: 'g1' },
    },
  } as const
  const game = northGame({ rulings })
  expect(openTowns(game)).toEqual(['g2'])
  expect(openTowns(own(game, 'newYork'))).toEqual(['g2'])
  expect(openTowns(withShops(game, 0, 'g2'))).toEqual(['memphis']) // named there
  const { north, stations } = tablesOf(game.state)
  const kindOf = (name: string): string | undefined => north?.towns.find(town => town.name === name)?.kind
  expect(['g1', 'gM', 'g2', 'p1', 'gS', 'memphis', 'pM'].map(kindOf)).toEqual([
    'large',
    'medium',
    'medium',
    'station',
    'small',
    'small',
    'small',
  ])
  expect(game.state.mediumTiles.filter(tile => tile !== NO_TILE)).toHaveLength(2)
  expect(stations.at(-2)).toMatchObject({ town: 'p1', cost: 7 })
  game.player(0).money = 20
  placeShop(withShops(own(game, 'stLouis'), 0), 'p1')
  expect(game.asked()).toBe('upgradeStation')
  const first = tablesOf(testGame({ ...NORTH, edition: 'first', rulings }).state).north
  expect(first?.towns).toEqual(TOWNS)
})

test('RTN-ACCESS-09 two things in one town, and a rail to itself, are refused', () => {
  const denver = { ...USUAL.northLargeCities.denver, town: 'gS' }
  expect(refusalOf({ northLargeCities: { denver } })).toMatchObject({ path: 'rulings.northStations' })
  expect(refusalOf({ northMediumTowns: ['gM', 'gM'] })).toMatchObject({ path: 'rulings.northMediumTowns' })
  expect(refusalOf({ northLinks: { g1: ['g1'] } })).toMatchObject({ path: 'rulings.northLinks' })
})
