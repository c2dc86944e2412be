import { expect, test } from 'vitest'
import { GALLOWAY, LONGHORN } from '../src/components/cattle.js'
import { AUX_ENGINE, AUX_MONEY, DISC_SHOP } from '../src/components/playerBoard.js'
import { tablesOf } from '../src/state.js'
import { BLACK_DISCS, cities, deliver, deliverTo, own, rich, WHITE_DISCS } from './testing/delivery.js'
import { NORTH, withShops } from './testing/north.js'
import { objective, type TestGame, turnout } from './testing/testGame.js'

/** The large cities by name, with the town that holds their emblem. */
const LARGE: readonly [city: string, town: string, value: number][] = [
  ['omaha', 'memphis', 3],
  ['denver', 'denver', 8],
  ['milwaukee', 'milwaukee', 11],
  ['toronto', 'greenBay', 12],
  ['minneapolis', 'minneapolis', 13],
  ['buffalo', 'toronto', 14],
  ['oregonCity', 'sanFrancisco', 18],
  ['montreal', 'montreal', 20],
]
const STRIP: readonly [city: string, value: number][] = [
  ['kansasCity', 0],
  ['fulton', 1],
  ['stLouis', 4],
  ['bloomington', 6],
  ['chicago', 10],
  ['toledo', 12],
  ['harrisburg', 15],
  ['newYork', 18],
]
const HIGHEST = 20
const ALL_WHITE = [...WHITE_DISCS, DISC_SHOP]

/** Seat 0 has money, an engine beyond everything and shops in these towns, by default in all large cities. */
const trader = (...towns: string[]): TestGame =>
  withShops(rich(NORTH), 0, ...(towns.length > 0 ? towns : LARGE.map(([, town]) => town)))

/** Delivers with a disc and declines what may be declined. */
function finish(game: TestGame, city: string): TestGame {
  deliverTo(game, city, AUX_ENGINE, HIGHEST)
  while (game.state.turn === 0) game.pass()
  return game
}

test('RTN-DELIVER-01 the five steps stay; the fifth has the large cities too', () => {
  const game = trader().clearTrail().hand([GALLOWAY, LONGHORN], 0)
  game.state.foresight = [4, 5, 1, 2, 1, 2]
  game.player(0).certificates = 3
  game.visit('kansasCity', 0)
  for (let step = 0; step < 3; step++) game.answer({ kind: 'tile' })
  game.answer({ kind: 'spend', certificates: 3 })
  expect(cities(game)).toEqual(['kansasCity', 'fulton', 'stLouis', 'bloomington', 'omaha', 'denver'])
  game.answer({ kind: 'city', city: game.city('denver') }).answer({ kind: 'disc', disc: AUX_ENGINE })
  const steps = game.events
    .map(event => event.type)
    .filter(type => ['foresight', 'income', 'delivered'].includes(type))
  expect(steps).toEqual(['foresight', 'foresight', 'foresight', 'income', 'delivered'])
})

test('RTN-DELIVER-02 a large city needs an own shop there', () => {
  expect(cities(deliver(trader('denver'), HIGHEST))).toContain('denver')
  expect(cities(deliver(trader('b1'), HIGHEST))).not.toContain('denver')
  const others = withShops(rich(NORTH), 1, 'denver')
  expect(cities(deliver(others, HIGHEST))).not.toContain('denver')
})

test('RTN-DELIVER-03 the total must reach the value of the city', () => {
  for (let total = 1; total <= 22; total++) {
    const reached = [...STRIP, ...LARGE.map(([city, , value]) => [city, value] as const)]
    expect(cities(deliver(trader(), total))).toEqual(
      reached.filter(([, value]) => value <= total).map(([name]) => name),
    )
  }
})

test('RTN-DELIVER-04 the border of the city decides which discs fit', () => {
  const discs = (city: string): number[] => {
    const game = deliver(trader(), HIGHEST)
    return game.answer({ kind: 'city', city: game.city(city) }).offered('disc', 'disc')
  }
  expect(discs('omaha')).toEqual(ALL_WHITE)
  expect(discs('denver')).toEqual([...ALL_WHITE, ...BLACK_DISCS].sort((a, b) => a - b))
})

test('RTN-DELIVER-05 actions of large cities may be declined, those of the strip not; money is taken', () => {
  const omaha = deliverTo(trader(), 'omaha', AUX_ENGINE, HIGHEST)
  expect(omaha.player(0).money).toBe(102)
  expect(omaha.asked()).toBe('takeObjective')
  expect(omaha.offers({ kind: 'pass' })).toBe(true)
  omaha.pass()
  expect(omaha.told('objectiveTaken')).toEqual([])
  const chicago = deliverTo(trader(), 'chicago', AUX_ENGINE)
  expect(chicago.asked()).toBe('takeObjective')
  expect(chicago.offers({ kind: 'pass' })).toBe(false)
  const arrow = deliverTo(own(trader(), 'toledo'), 'harrisburg', AUX_ENGINE)
  expect(arrow.asked()).toBe('takeObjective')
  expect(arrow.offers({ kind: 'pass' })).toBe(false)
  const home = deliverTo(trader(), 'kansasCity', AUX_ENGINE)
  expect(home.player(0).money).toBe(104)
  expect(home.state.turn).toBe(1)
})

test('RTN-DELIVER-36 by the other ruling actions of the strip may be declined too', () => {
  const optional = (): TestGame =>
    withShops(rich({ ...NORTH, rulings: { stripActions: 'optional' } }), 0, 'memphis')
  expect(deliverTo(optional(), 'chicago', AUX_ENGINE).offers({ kind: 'pass' })).toBe(true)
  expect(deliverTo(own(optional(), 'toledo'), 'harrisburg', AUX_ENGINE).offers({ kind: 'pass' })).toBe(true)
})

test('RTN-DELIVER-06 a player delivers once to a city; only Kansas City and New York repeat', () => {
  const game = trader()
  game.player(0).cities.fill(1)
  expect(cities(deliver(game, HIGHEST))).toEqual(['kansasCity', 'newYork'])
  game.player(1).cities.fill(1)
  game.player(0).cities.fill(0)
  expect(cities(deliver(game, HIGHEST))).toHaveLength(16)
})

test.each([
  ['RTN-DELIVER-07', 'omaha', 2],
  ['RTN-DELIVER-08', 'milwaukee', 3],
])('%s a delivery to %s gives an objective card and $%d', (_id, city, dollars) => {
  const game = trader()
  game.state.objectiveDisplay = [objective('cash-a')]
  deliverTo(game, city, AUX_ENGINE, HIGHEST)
  expect(game.player(0).money).toBe(100 + dollars)
  game.answer({ kind: 'card', card: objective('cash-a') })
  expect(game.player(0).discard).toEqual([objective('cash-a')])
})

test('RTN-DELIVER-09 Buffalo has the value 14', () => {
  expect(cities(deliver(trader('toronto'), 13))).not.toContain('buffalo')
  expect(cities(deliver(trader('toronto'), 14))).toContain('buffalo')
})

test('RTN-DELIVER-10 Toronto is worth 5 points', () => {
  expect(finish(trader(), 'toronto').score(0).cities).toBe(5)
})

test('RTN-DELIVER-11 large cities have no arrows: two neighbours in the table give nothing more', () => {
  const { cities: table } = tablesOf(trader().state)
  for (let i = 7; i < table.length; i++) expect(table[i].arrow).toEqual({})
  const game = own(trader(), 'newYork', 'denver')
  const told = game.events.length
  deliverTo(game, 'omaha', AUX_ENGINE, HIGHEST).pass()
  expect(game.events.slice(told).map(event => event.type)).toEqual(['delivered', 'disc', 'money', 'turn'])
  expect(game.score(0).cities).toBe(3)
})

test.each([
  ['RTN-DELIVER-12', 'omaha', 'memphis', 3, 'white', 0],
  ['RTN-DELIVER-13', 'denver', 'denver', 8, 'black', 0],
  ['RTN-DELIVER-14', 'milwaukee', 'milwaukee', 11, 'black', 0],
  ['RTN-DELIVER-15', 'toronto', 'greenBay', 12, 'white', 5],
  ['RTN-DELIVER-16', 'minneapolis', 'minneapolis', 13, 'black', 10],
  ['RTN-DELIVER-17', 'buffalo', 'toronto', 14, 'black', 4],
  ['RTN-DELIVER-18', 'oregonCity', 'sanFrancisco', 18, 'black', 6], // eight shops: two bells
  ['RTN-DELIVER-19', 'montreal', 'montreal', 20, 'black', 15],
])('%s %s on node %s: value %d, %s, %d points', (_id, city, town, value, border, points) => {
  expect(cities(deliver(trader(town), value))).toContain(city)
  expect(cities(deliver(trader(town), value - 1))).not.toContain(city)
  const game = deliver(trader(), value)
  game.answer({ kind: 'city', city: game.city(city) })
  expect(game.offered('disc', 'disc').some(disc => BLACK_DISCS.includes(disc))).toBe(border === 'black')
  expect(finish(trader(), city).score(0).cities).toBe(points)
})

test('RTN-DELIVER-18 Oregon City: 3 points for each bell', () => {
  const points = [0, 3, 8, 15].map(placed => {
    const game = own(trader(), 'oregonCity')
    game.player(0).shopsPlaced = placed
    return game.score(0).cities
  })
  expect(points).toEqual([0, 3, 6, 15])
})

test.each([
  ['RTN-DELIVER-20', 'kansasCity', 0, 'white', -6, 4, true],
  ['RTN-DELIVER-21', 'fulton', 1, 'white', 0, 0, false],
  ['RTN-DELIVER-22', 'stLouis', 4, 'white', 0, 0, false],
  ['RTN-DELIVER-23', 'bloomington', 6, 'white', 0, 0, false],
  ['RTN-DELIVER-24', 'chicago', 10, 'black', 0, 0, false],
  ['RTN-DELIVER-25', 'toledo', 12, 'black', 0, 0, false],
  ['RTN-DELIVER-26', 'harrisburg', 15, 'white', 0, 0, false],
  ['RTN-DELIVER-27', 'newYork', 18, 'black', 3, 0, true],
])(
  '%s %s: value %d, %s, %d points, $%d, several discs: %s',
  (_id, city, value, border, points, dollars, several) => {
    const game = deliver(rich(NORTH), value)
    if (value > 0) {
      expect(cities(game)).toContain(city)
      expect(cities(deliver(rich(NORTH), value - 1))).not.toContain(city)
      game.answer({ kind: 'city', city: game.city(city) })
    }
    expect(game.told('delivered')).toMatchObject([{ city: game.city(city) }]) // with 0 there is but Kansas City
    expect(game.offered('disc', 'disc').some(disc => BLACK_DISCS.includes(disc))).toBe(border === 'black')
    game.answer({ kind: 'disc', disc: AUX_MONEY })
    expect(game.asked(0)).toBe(city === 'chicago' ? 'takeObjective' : undefined)
    if (game.state.turn === 0) game.answer({ kind: 'card' })
    expect(game.player(0).money).toBe(100 + dollars)
    expect(game.score(0).cities).toBe(points)
    expect(cities(deliver(game, 18)).includes(city)).toBe(several)
  },
)

/** Points and what is told when the second disc of a pair is placed; cities without an action of their own. */
function arrow(from: string, to: string): [points: number, told: string[]] {
  const game = own(rich(NORTH), from)
  const told = game.events.length
  const before = game.score(0).cities
  deliverTo(game, to, AUX_ENGINE)
  const asks: string[] = []
  while (game.state.turn === 0) {
    asks.push(game.asked() ?? '')
    game.answer({ kind: 'card' })
  }
  const alone = own(rich(NORTH), to).score(0).cities
  const events = game.events.slice(told).map(event => event.type)
  return [
    game.score(0).cities - before - alone,
    [...events.filter(type => type === 'exchangeToken'), ...asks],
  ]
}

test.each([
  ['RTN-DELIVER-28', 'fulton', 'stLouis', -5, ['exchangeToken']],
  ['RTN-DELIVER-29', 'bloomington', 'chicago', -5, ['exchangeToken', 'takeObjective']], // the card of Chicago itself
  ['RTN-DELIVER-30', 'toledo', 'harrisburg', 4, ['takeObjective']],
  ['RTN-DELIVER-31', 'harrisburg', 'newYork', 6, []],
  ['RTN-DELIVER-32', 'kansasCity', 'fulton', 0, []],
  ['RTN-DELIVER-32', 'stLouis', 'bloomington', 0, []],
  ['RTN-DELIVER-32', 'chicago', 'toledo', 0, []],
])('%s from %s to %s: %d points, %j', (_id, from, to, points, told) => {
  expect(arrow(from, to)).toEqual([points, told])
})

test('RTN-DELIVER-33 Omaha and Milwaukee: display or deck; Chicago and the arrows: display only', () => {
  const asked = (game: TestGame): boolean[] => [
    game.asked() === 'takeObjective',
    game.offers({ kind: 'card' }),
    game.offers({ kind: 'deck' }),
  ]
  expect(asked(deliverTo(trader(), 'omaha', AUX_ENGINE))).toEqual([true, true, true])
  expect(asked(deliverTo(trader(), 'milwaukee', AUX_ENGINE))).toEqual([true, true, true])
  expect(asked(deliverTo(trader(), 'chicago', AUX_ENGINE))).toEqual([true, true, false])
  expect(asked(deliverTo(own(trader(), 'toledo'), 'harrisburg', AUX_ENGINE))).toEqual([true, true, false])
  const deck = deliverTo(trader(), 'omaha', AUX_ENGINE)
  deck.state.objectiveDeck = [objective('engine-a')]
  expect(deck.answer({ kind: 'deck' }).player(0).discard).toEqual([objective('engine-a')])
})

test('RTN-DELIVER-33 by the ruling cityObjectives the card of Omaha and Milwaukee comes from the display only', () => {
  const settings = { ...NORTH, rulings: { cityObjectives: 'display' } } as const
  for (const city of ['omaha', 'milwaukee']) {
    const game = deliverTo(withShops(rich(settings), 0, ...LARGE.map(([, town]) => town)), city, AUX_ENGINE)
    expect([game.offers({ kind: 'card' }), game.offers({ kind: 'deck' })]).toEqual([true, false])
  }
})

/** What transport to a city costs from an engine position. */
function cost(city: string, engine: number): number {
  const game = trader()
  game.player(0).engine = engine
  const before = game.player(0).money
  finish(game, city)
  const { money } = tablesOf(game.state).cities[game.city(city)]
  const told = game.told('transport').reduce((sum, event) => sum + event.amount, 0)
  expect(game.player(0).money).toBe(before + money - told)
  return told
}
const CROSSINGS = [3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17]

test('RTN-COST-01 RTN-COST-03 RTN-COST-04 $1 for each crossing between the engine and the space of the value', () => {
  for (const [city, , value] of LARGE)
    for (let engine = 0; engine <= 20; engine++)
      expect(cost(city, engine)).toBe(CROSSINGS.filter(after => after >= engine && after < value).length)
  expect(CROSSINGS).toHaveLength(11)
})

test('RTN-COST-02 on the space of the value or beyond it nothing is paid', () => {
  for (const [city, , value] of LARGE)
    for (const engine of [value, value + 1, 30, 38]) expect(cost(city, engine)).toBe(0)
})

test('RTN-COST-05 Buffalo with the engine on 10 costs $3', () => {
  expect(cost('buffalo', 10)).toBe(3)
})

test('RTN-COST-06 Milwaukee with the engine on 5 costs $4', () => {
  expect(cost('milwaukee', 5)).toBe(4)
})

test('RTN-COST-07 Montreal with the engine on 10 costs $6', () => {
  expect(cost('montreal', 10)).toBe(6)
})

test.each([4, 7, 10, 13, 16])(
  'RTN-COST-08 the turnout after %d counts as the space it leads back to',
  after => {
    for (const [city] of LARGE) expect(cost(city, turnout(after))).toBe(cost(city, after + 1))
  },
)
