import { expect, test } from 'vitest'
import { TOWNS, type Town, townIndex } from '../src/components/north.js'
import { AUX_ENGINE, AUX_MONEY, DISC_CERTIFICATE_6 } from '../src/components/playerBoard.js'
import { POSITIONS } from '../src/components/railroad.js'
import { COWBOY } from '../src/components/tiles.js'
import { NO_MASTER, tablesOf, withEntry } from '../src/state.js'
import { stationAt } from '../src/tasks/station.js'
import { own } from './testing/delivery.js'
import { mediumTile, northGame, openTowns, placeShop, shopAt, townName, withShops } from './testing/north.js'
import { master, objective, type TestGame } from './testing/testGame.js'

const town = (name: string): Town => TOWNS[townIndex(name)]
const named = (kind: Town['kind']): string[] => TOWNS.filter(row => row.kind === kind).map(row => row.name)
const neighbours = (name: string): string[] =>
  town(name)
    .links.map(link => TOWNS[link].name)
    .sort()

/** What a shop in this town alone opens. */
const openedBy = (name: string): string[] =>
  openTowns(withShops(northGame(), 0, name))
    .filter(other => other !== 'g1')
    .sort()
/** What a disc on this city alone opens. */
const openedByCity = (name: string): string[] =>
  openTowns(own(northGame(), name))
    .filter(other => other !== 'g1')
    .sort()
const withoutG1 = (names: readonly string[]): string[] => names.filter(name => name !== 'g1').sort()

test('RTN-ACCESS-01 RTN-ACCESS-07 RTN-ACCESS-19 from the first turn the town hall opens g1, and g1 alone', () => {
  const game = northGame()
  expect(game.state.turns).toBe(1)
  expect(game.player(0).cities.every(discs => discs === 0)).toBe(true)
  expect(openTowns(game)).toEqual(['g1'])
})

test('RTN-ACCESS-02 RTN-ACCESS-08 a disc on Fulton opens the town linked with it', () => {
  expect(openedByCity('fulton')).toEqual(['memphis'])
  expect(openTowns(northGame())).not.toContain('memphis')
})

test('RTN-ACCESS-03 an own shop opens the towns linked with its town', () => {
  expect(openTowns(withShops(northGame(), 0, 'g1'))).toEqual(['gM', 'memphis'])
})

test('RTN-ACCESS-04 switches do not part towns: behind the common switch of r1, both lie open', () => {
  expect(openedBy('r1')).toEqual(['greenBay', 'milwaukee', 'rS'])
  expect(openedBy('b1')).toEqual(['b2', 'b3', 'denver'])
})

test('RTN-ACCESS-05 through another town or city there is no direct link', () => {
  const game = withShops(northGame(), 0, 'g1')
  expect(openTowns(game)).not.toContain('gS') // behind memphis
  expect(openTowns(withShops(game, 0, 'memphis'))).toContain('gS')
  expect(openedByCity('bloomington')).not.toContain('b2')
})

test("RTN-ACCESS-06 another player's discs and shops open nothing", () => {
  const game = withShops(northGame(), 1, 'g1', 'memphis', 'b1')
  game.player(1).cities.fill(1)
  expect(openTowns(game)).toEqual(['g1'])
})

test('RTN-ACCESS-09 28 towns: 12 small, 2 with a station, 6 medium, 8 large', () => {
  expect(TOWNS).toHaveLength(28)
  expect((['small', 'station', 'medium', 'large'] as const).map(kind => named(kind).length)).toEqual([
    12, 2, 6, 8,
  ])
})

test.each([
  ['RTN-ACCESS-10', 'g1', ['gM', 'memphis']],
  ['RTN-ACCESS-14', 'memphis', ['g1', 'g2', 'gS']],
  ['RTN-ACCESS-14', 'p1', ['pM']],
  ['RTN-ACCESS-14', 't1', ['tM']],
  ['RTN-ACCESS-14', 'v1', ['vM']],
  ['RTN-ACCESS-15', 'b1', ['b2', 'b3', 'denver']],
  ['RTN-ACCESS-15', 'b3', ['b1', 'sanFrancisco']],
  ['RTN-ACCESS-16', 'milwaukee', ['r1']],
  ['RTN-ACCESS-16', 'r1', ['greenBay', 'milwaukee', 'rS']],
  ['RTN-ACCESS-16', 'rS', ['greenBay', 'r1']],
  ['RTN-ACCESS-16', 'greenBay', ['r1', 'r2', 'rS']],
  ['RTN-ACCESS-17', 'r2', ['greenBay', 'r3', 'r4', 'rM1']],
  ['RTN-ACCESS-17', 'r3', ['minneapolis', 'r2']],
  ['RTN-ACCESS-17', 'r4', ['montreal', 'r2', 'rM2', 'toronto']],
])('%s %s is linked with %j: a shop there opens them and no other', (_id, name, links) => {
  expect(neighbours(name)).toEqual(links)
  expect(openedBy(name)).toEqual(withoutG1(links))
})

test('RTN-ACCESS-10 the town hall is linked with g1 only', () => {
  expect(TOWNS.filter(row => row.townHall).map(row => row.name)).toEqual(['g1'])
})

test('RTN-ACCESS-17 the ends of the lines lead back only', () => {
  const ends = [
    'gM',
    'gS',
    'g2',
    'pM',
    'b2',
    'denver',
    'sanFrancisco',
    'rM1',
    'minneapolis',
    'montreal',
    'rM2',
    'tM',
    'vM',
  ]
  for (const name of ends) {
    expect(neighbours(name)).toHaveLength(1)
    expect(openedBy(name)).toEqual(withoutG1(neighbours(name)))
  }
})

test.each([
  ['RTN-ACCESS-11', 'fulton', ['memphis']],
  ['RTN-ACCESS-11', 'stLouis', ['memphis', 'p1']],
  ['RTN-ACCESS-12', 'bloomington', ['b1', 'milwaukee']],
  ['RTN-ACCESS-12', 'chicago', ['t1']],
  ['RTN-ACCESS-13', 'toledo', ['toronto']],
  ['RTN-ACCESS-13', 'harrisburg', ['v1']],
  ['RTN-ACCESS-13', 'newYork', []],
  ['RTN-ACCESS-11', 'kansasCity', []],
])('%s a disc on %s opens %j', (_id, city, towns) => {
  expect(openedByCity(city)).toEqual(towns)
})

test('RTN-ACCESS-13 a disc on a large city opens nothing by itself', () => {
  const large = tablesOf(northGame().state).cities.flatMap(city =>
    city.town === undefined ? [] : [city.name],
  )
  expect(large).toHaveLength(8)
  for (const name of large) expect(openedByCity(name)).toEqual([])
})

test('RTN-ACCESS-18 a shop in g1 and a disc on Fulton open exactly gM and memphis', () => {
  expect(openTowns(own(withShops(northGame(), 0, 'g1'), 'fulton'))).toEqual(['gM', 'memphis'])
})

/** Seat 0 can place a shop in this town and has money for it. */
function reaching(name: string): TestGame {
  const game = withShops(northGame(), 0, ...town(name).links.map(link => TOWNS[link].name))
  const { cities } = tablesOf(game.state)
  for (const city of town(name).cityLinks) own(game, cities[city].name)
  game.player(0).money = 20
  return game
}

/** What a shop on each of the four spaces costs or gives at once. */
function spacesOf(name: string): string[] {
  return [0, 1, 2, 3].map(space => {
    const game = reaching(name)
    // The other spaces are taken, so that equal ones cannot stand for this one.
    for (let other = 0; other < 4; other++)
      if (other !== space) game.state.shops = withEntry(game.state.shops, townIndex(name) * 4 + other, 1)
    placeShop(game, name, space)
    const { exchangeTokens, certificates, money } = game.player(0)
    if (game.asked(0) === 'takeObjective') return 'objective'
    if (exchangeTokens > 1) return 'token'
    if (certificates > 0) return 'certificate'
    return money === 20 ? '-' : `$${money - 20}`
  })
}

test('RTN-SPACE-01 every town has four trade spaces', () => {
  const game = northGame()
  expect(game.state.shops).toHaveLength(28 * 4)
  for (const row of TOWNS) expect(row.spaces).toHaveLength(4)
  for (const name of ['g1', 'memphis', 'denver']) {
    const full = reaching(name)
    for (let space = 0; space < 4; space++) {
      expect(openTowns(full)).toContain(name)
      full.state.shops = withEntry(full.state.shops, townIndex(name) * 4 + space, 1)
    }
    expect(openTowns(full)).not.toContain(name)
  }
})

test('RTN-SPACE-02 the spaces give money, a token, an objective card or a certificate, and nothing else', () => {
  const given = new Set(TOWNS.flatMap(row => row.spaces.map(space => space.bonus?.kind ?? 'nothing')))
  expect([...given].sort()).toEqual(['certificate', 'exchangeToken', 'money', 'nothing', 'takeObjective'])
})

test('RTN-SPACE-03 a token space gives one exchange token', () => {
  const game = reaching('g2')
  placeShop(game, 'g2')
  expect(game.player(0).exchangeTokens).toBe(2)
  expect(game.told('exchangeToken')).toEqual([{ type: 'exchangeToken', seat: 0 }])
})

test('RTN-SPACE-04 an objective space gives a card of the display or the deck to the discard pile', () => {
  const game = reaching('v1')
  game.state.objectiveDisplay = [objective('cash-a'), objective('cash-b')]
  game.state.objectiveDeck = [objective('engine-a')]
  placeShop(game, 'v1')
  expect(game.offered('card', 'card')).toEqual([objective('cash-a'), objective('cash-b')])
  expect(game.offers({ kind: 'deck' })).toBe(true)
  game.answer({ kind: 'deck' })
  expect(game.player(0).discard).toEqual([objective('engine-a')])
})

test('RTN-SPACE-05 a certificate space moves the marker one on, not past the limit', () => {
  const at = (certificates: number): number => {
    const game = reaching('r3')
    game.player(0).certificates = certificates
    placeShop(game, 'r3')
    return game.player(0).certificates
  }
  expect([at(0), at(2), at(3)]).toEqual([1, 3, 3])
})

test('RTN-SPACE-06 a bonus belongs to its own space', () => {
  const game = reaching('memphis')
  placeShop(game, 'memphis', 1)
  expect(game.player(0).money).toBe(20)
  expect(placeShop(reaching('memphis'), 'memphis', 0).player(0).money).toBe(22)
})

test.each([
  ['RTN-SPACE-07', 'memphis', ['$2', '-', '-', '-']],
  ['RTN-SPACE-08', 'g2', ['token', 'token', 'token', 'token']],
  ['RTN-SPACE-09', 'b2', ['token', 'token', 'token', 'token']],
  ['RTN-SPACE-10', 'p1', ['$2', '-', '-', '-']],
  ['RTN-SPACE-11', 'r1', ['$2', '-', '-', '-']],
  ['RTN-SPACE-12', 'r2', ['$2', '-', '-', '-']],
  ['RTN-SPACE-13', 'r3', ['certificate', '-', '-', '-']],
  ['RTN-SPACE-14', 'r4', ['certificate', '-', '-', '-']],
  ['RTN-SPACE-15', 't1', ['token', '-', '-', '-']],
  ['RTN-SPACE-16', 'v1', ['objective', '-', '-', '-']],
  ['RTN-SPACE-17', 'denver', ['$-1', '$-2', '$-2', '$-3']],
  ['RTN-SPACE-18', 'minneapolis', ['$-1', '$-3', '$-3', '$-4']],
  ['RTN-SPACE-19', 'montreal', ['$-1', '$-3', '$-3', '$-4']],
])('%s %s: its spaces give or cost %j', (_id, name, spaces) => {
  expect(spacesOf(name)).toEqual(spaces)
})

test('RTN-SPACE-20 the fifteen other towns have four spaces without cost and bonus', () => {
  const special = [
    'memphis',
    'g2',
    'b2',
    'p1',
    'r1',
    'r2',
    'r3',
    'r4',
    't1',
    'v1',
    'denver',
    'minneapolis',
    'montreal',
  ]
  const plain = TOWNS.map(row => row.name).filter(name => !special.includes(name))
  expect(plain.sort()).toEqual(
    [
      'g1',
      'gM',
      'gS',
      'pM',
      'b1',
      'b3',
      'sanFrancisco',
      'milwaukee',
      'rS',
      'greenBay',
      'rM1',
      'toronto',
      'rM2',
      'tM',
      'vM',
    ].sort(),
  )
  for (const name of plain) expect(spacesOf(name)).toEqual(['-', '-', '-', '-'])
})

test('RTN-TOWN-01 a small town triggers nothing', () => {
  for (const name of named('small').filter(small => town(small).spaces[3].bonus === undefined)) {
    const game = placeShop(reaching(name), name, town(name).spaces[0].bonus === undefined ? 0 : 1)
    expect(game.events.slice(-2).map(event => event.type)).toEqual(['shop', 'turn'])
  }
})

/** Seat 0 has just placed a shop in a station town. */
function atStation(name: string, money: number, prepare: (game: TestGame) => unknown = () => {}): TestGame {
  const game = reaching(name)
  Object.assign(game.player(0), { money, workers: [0, 2, 1, 1] })
  prepare(game)
  return placeShop(game, name)
}

test('RTN-TOWN-02 RTN-TOWN-10 a station town: its station may be upgraded at once, its master swapped', () => {
  const game = atStation('gS', 7, ({ state }) => {
    state.masters = withEntry(state.masters, 10, master('twelveDollars'))
  })
  expect(game.asked()).toBe('upgradeStation')
  expect(game.offers({ kind: 'pass' })).toBe(true)
  game.answer({ kind: 'take' }).answer({ kind: 'disc', disc: AUX_ENGINE })
  expect(game.asked()).toBe('takeStationMaster')
  game.answer({ kind: 'worker', worker: COWBOY })
  expect(game.player(0)).toMatchObject({ money: 12, stations: 1 << 10, masters: [master('twelveDollars')] })
  expect(game.state.masters[10]).toBe(NO_MASTER)
  expect(game.state.stationWorkers[10]).toBe(COWBOY)
})

test.each([0, 17, 38, 44])('RTN-TOWN-03 the engine on %d does not matter', engine => {
  const game = atStation('gS', 7, game => (game.player(0).engine = engine))
  expect(game.asked()).toBe('upgradeStation')
})

test('RTN-TOWN-04 a declined upgrade never comes back', () => {
  const game = atStation('gS', 50).pass()
  expect(game.player(0).stations).toBe(0)
  expect(openTowns(game)).not.toContain('gS')
  for (let position = 0; position < POSITIONS; position++)
    expect(stationAt(game.state, position)).toBeLessThan(10) // no engine ever reaches it
  game.state.turn = 0
  game.player(0).engine = 38
  game.start({ kind: 'upgradeBehind' })
  expect(game.offered('station', 'station')).not.toContain(10)
})

test('RTN-TOWN-05 a medium town: its tile is used at once or lost', () => {
  const game = mediumTile(reaching('gM'), 'gM', 'engine')
  placeShop(game, 'gM')
  expect(game.asked()).toBe('engine')
  expect(game.offers({ kind: 'pass' })).toBe(true)
  game.pass()
  expect(game.state.turn).toBe(1)
  expect(openTowns(game)).not.toContain('gM')
})

test('RTN-TOWN-06 everybody who places a shop triggers the tile once; it stays', () => {
  const game = mediumTile(withShops(northGame({ players: 3 }), 0, 'g1'), 'gM', 'cashOrCow')
  withShops(withShops(game, 1, 'g1'), 2, 'g1')
  const tile = game.state.mediumTiles[townIndex('gM')]
  for (const seat of [0, 1, 2]) {
    game.state.turn = seat
    const { money } = game.player(seat)
    game.start({ kind: 'placeShop', optional: true }).answer({ kind: 'shop', town: townIndex('gM') })
    game.answer({ kind: 'choice', index: 0 }, seat)
    expect(game.player(seat).money).toBe(money + 5)
  }
  expect(game.state.mediumTiles[townIndex('gM')]).toBe(tile)
})

test('RTN-TOWN-07 a shop in a large city triggers nothing but opens its emblem to that player', () => {
  const game = reaching('milwaukee')
  game.player(0).engine = 38
  const offered = (): string[] => {
    game.state.turn = 0
    game.start({ kind: 'deliver', total: 18, transport: true })
    return game.offered('city', 'city').map(city => game.cityName(city))
  }
  expect(offered()).not.toContain('milwaukee')
  placeShop(game, 'milwaukee')
  expect(game.events.slice(-2).map(event => event.type)).toEqual(['shop', 'turn'])
  expect(shopAt(game, 'milwaukee', 0)).toBe(0)
  expect(offered()).toContain('milwaukee')
  expect(townName(game, townIndex('milwaukee'))).toBe('milwaukee')
})

test('RTN-TOWN-08 the station of gS: $7, 6 points, white', () => {
  expect(atStation('gS', 6).state.turn).toBe(1)
  const game = atStation('gS', 7).answer({ kind: 'take' })
  expect(game.player(0).money).toBe(0)
  expect(game.offers({ kind: 'disc', disc: DISC_CERTIFICATE_6 })).toBe(false)
  game.answer({ kind: 'disc', disc: AUX_MONEY })
  expect(game.score(0).stations).toBe(6)
})

test('RTN-TOWN-09 the station of rS: $15, 8 points, black', () => {
  expect(atStation('rS', 14).state.turn).toBe(1)
  const game = atStation('rS', 15).answer({ kind: 'take' })
  expect(game.player(0).money).toBe(0)
  expect(game.offers({ kind: 'disc', disc: DISC_CERTIFICATE_6 })).toBe(true)
  game.answer({ kind: 'disc', disc: AUX_MONEY })
  expect(game.score(0).stations).toBe(8)
})

test('RTN-TOWN-10 both station towns start with a station master', () => {
  const { state } = northGame()
  expect(tablesOf(state).stations.flatMap(station => station.town ?? [])).toEqual(['gS', 'rS'])
  expect(state.masters.slice(10).every(tile => tile !== NO_MASTER)).toBe(true)
})
