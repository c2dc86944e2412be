import { expect, test } from 'vitest'
import {
  AUX_ENGINE,
  AUX_MONEY,
  DISC_CERTIFICATE_4,
  DISC_CERTIFICATE_6,
  DISC_HAND,
  DISC_STEP_LEFT,
  DISC_STEP_RIGHT,
} from '../src/components/playerBoard.js'
import { handLimit, stepLimit } from '../src/player.js'
import { scoreSeat } from '../src/scoring.js'
import { tablesOf } from '../src/state.js'
import { BLACK_DISCS, cities, deliver, deliverTo, own, rich, WHITE_DISCS } from './testing/delivery.js'
import { objective, testGame, turnout } from './testing/testGame.js'

const STRIP: [string, number][] = [
  ['kansasCity', 0],
  ['fulton', 1],
  ['stLouis', 4],
  ['bloomington', 6],
  ['peoria', 8],
  ['chicago', 10],
  ['toledo', 12],
  ['pittsburgh', 14],
  ['philadelphia', 16],
  ['newYork', 18],
]
const BLACK_CITIES = ['chicago', 'toledo', 'philadelphia', 'newYork']

test('GWT2-DELIVER-01 GWT2-DELIVER-04 the city is one of those that the total reaches', () => {
  for (let total = 1; total <= 25; total++) {
    const game = deliver(rich(), total)
    expect(cities(game)).toEqual(STRIP.filter(([, value]) => value <= total).map(([name]) => name))
    expect(game.options().every(option => option.kind === 'city')).toBe(true) // no way not to deliver
  }
})

test('GWT2-DELIVER-02 a city with an own disc is closed, but not Kansas City and New York', () => {
  const game = own(rich(), ...STRIP.map(([name]) => name))
  expect(cities(deliver(game))).toEqual(['kansasCity', 'newYork'])
  deliverTo(deliverTo(game, 'newYork'), 'newYork', AUX_ENGINE)
  expect(game.player(0).cities[game.city('newYork')]).toBe(3)
})

test.each([2, 3, 4])('GWT2-DELIVER-03 %d players: discs of the others restrict nothing', players => {
  const game = rich({ players })
  for (const player of game.state.players.slice(1)) player.cities.fill(2)
  expect(cities(deliver(game))).toEqual(STRIP.map(([name]) => name))
  deliverTo(game, 'chicago')
  expect(game.state.players.map(player => player.cities[game.city('chicago')])).toEqual(
    [1, 2, 2, 2].slice(0, players),
  )
})

test('GWT2-DELIVER-05 total 10 with discs on Fulton and Bloomington', () => {
  const game = deliver(own(rich(), 'fulton', 'bloomington'), 10)
  expect(cities(game)).toEqual(['kansasCity', 'stLouis', 'peoria', 'chicago'])
})

test('GWT2-DELIVER-06 a disc of choice moves from the player board to the city', () => {
  const game = rich()
  const before = [...game.player(0).discs]
  deliverTo(game, 'peoria', AUX_ENGINE)
  before[AUX_ENGINE]--
  expect(game.player(0).discs).toEqual(before)
  expect(game.player(0).cities[game.city('peoria')]).toBe(1)
  expect(game.told('disc')).toMatchObject([{ disc: AUX_ENGINE, on: 'city', index: game.city('peoria') }])
})

test.each(STRIP)(
  'GWT2-DELIVER-07 GWT2-DELIVER-08 GWT2-DELIVER-09 %s: discs of white spaces fit, of black ones only a black city',
  name => {
    const game = rich()
    deliver(game).answer({ kind: 'city', city: game.city(name) })
    const fitting = BLACK_CITIES.includes(name) ? [...WHITE_DISCS, ...BLACK_DISCS] : WHITE_DISCS
    expect(game.offered('disc', 'disc')).toEqual(fitting)
    expect(game.offers({ kind: 'pass' })).toBe(false)
  },
)

test('GWT2-DELIVER-10 nine discs lie on white spaces, five on black ones', () => {
  const { discs } = testGame().player(0)
  const sum = (kinds: readonly number[]): number => kinds.reduce((total, disc) => total + discs[disc], 0)
  expect(WHITE_DISCS.map(disc => discs[disc])).toEqual([1, 1, 2, 2, 2, 1])
  expect([sum(WHITE_DISCS), sum(BLACK_DISCS)]).toEqual([9, 5])
  const game = rich()
  deliver(game).answer({ kind: 'city', city: game.city('fulton') })
  expect(game.offered('disc', 'disc')).toEqual(WHITE_DISCS)
})

test('GWT2-DELIVER-11 an auxiliary disc opens its action, the second one its double', () => {
  const game = rich()
  const offers = (which: number, times: number): boolean => {
    game.state.turn = 0
    return game.start({ kind: 'auxiliary', max: 2 }).offers({ kind: 'auxiliary', which, times })
  }
  expect([offers(AUX_ENGINE, 1), offers(AUX_ENGINE, 2)]).toEqual([false, false])
  deliverTo(game, 'fulton', AUX_ENGINE)
  expect([offers(AUX_ENGINE, 1), offers(AUX_ENGINE, 2)]).toEqual([true, false])
  deliverTo(game, 'peoria', AUX_ENGINE)
  expect([offers(AUX_ENGINE, 1), offers(AUX_ENGINE, 2)]).toEqual([true, true])
  deliver(game).answer({ kind: 'city', city: game.city('pittsburgh') })
  expect(game.offers({ kind: 'disc', disc: AUX_ENGINE })).toBe(false)
  expect([offers(AUX_MONEY, 1), offers(AUX_MONEY, 2)]).toEqual([true, false])
  deliverTo(game, 'chicago', AUX_MONEY)
  expect(offers(AUX_MONEY, 2)).toBe(true)
})

test.each([
  { players: 2, steps: [3, 4] },
  { players: 3, steps: [3, 5] },
  { players: 4, steps: [4, 6] },
])('GWT2-DELIVER-12 $players players: the left step disc gives steps and 3 dollars', ({ players, steps }) => {
  const game = rich({ players })
  expect(stepLimit(game.state, game.player(0))).toBe(steps[0])
  deliverTo(game, 'chicago', DISC_STEP_LEFT)
  expect(game.player(0).money).toBe(103)
  expect(stepLimit(game.state, game.player(0))).toBe(steps[1])
})

test.each([2, 3, 4])('GWT2-DELIVER-13 %d players: the right step disc gives a step and 3 points', players => {
  const game = rich({ players })
  const before = stepLimit(game.state, game.player(0))
  expect(scoreSeat(game.state, 0).categories.stepDisc).toBe(0)
  deliverTo(game, 'chicago', DISC_STEP_RIGHT)
  expect(game.player(0).money).toBe(100)
  expect(stepLimit(game.state, game.player(0))).toBe(before + 1)
  expect(scoreSeat(game.state, 0).categories.stepDisc).toBe(3)
})

test('GWT2-DELIVER-14 a hand-limit disc costs $5 and raises the limit', () => {
  const game = rich()
  expect(handLimit(game.player(0))).toBe(4)
  deliverTo(game, 'chicago', DISC_HAND)
  expect([handLimit(game.player(0)), game.player(0).money]).toEqual([5, 95])
  deliverTo(game, 'toledo', DISC_HAND)
  expect([handLimit(game.player(0)), game.player(0).money]).toEqual([6, 90])
  deliver(game).answer({ kind: 'city', city: game.city('newYork') })
  expect(game.offers({ kind: 'disc', disc: DISC_HAND })).toBe(false) // both are taken
})

test('GWT2-DELIVER-14 with less than $5 another disc must be taken', () => {
  const offers = (money: number): boolean => {
    const game = rich()
    game.player(0).money = money
    deliver(game).answer({ kind: 'city', city: game.city('chicago') })
    return game.offers({ kind: 'disc', disc: DISC_HAND })
  }
  expect([offers(4), offers(5)]).toEqual([false, true])
})

test.each([
  { discs: [1, 1], limit: 3 },
  { discs: [0, 1], limit: 4 },
  { discs: [0, 0], limit: 6 },
  { discs: [1, 0], limit: 3 },
])('GWT2-DELIVER-15 with certificate discs $discs the limit is $limit', ({ discs, limit }) => {
  const game = rich()
  if (discs[0] === 0) deliverTo(game, 'chicago', DISC_CERTIFICATE_4)
  if (discs[1] === 0) deliverTo(game, 'toledo', DISC_CERTIFICATE_6)
  game.state.turn = 0
  game.start({ kind: 'certificateToLimit' })
  expect(game.player(0).certificates).toBe(limit)
})

test('GWT2-DELIVER-16 Kansas City pays $4 and costs 6 points, for each disc', () => {
  const game = deliverTo(rich(), 'kansasCity')
  expect(game.player(0).money).toBe(104)
  expect(scoreSeat(game.state, 0).categories.cities).toBe(-6)
  deliverTo(game, 'kansasCity', AUX_ENGINE)
  expect(game.player(0).money).toBe(108)
  expect(scoreSeat(game.state, 0).categories.cities).toBe(-12)
})

test.each([
  ['bloomington', 'peoria'],
  ['peoria', 'bloomington'],
])('GWT2-DELIVER-17 the arrow counts with the second disc of the pair: %s, then %s', (first, second) => {
  const game = rich()
  deliverTo(game, first)
  expect(game.state.turn).toBe(1) // nothing to take yet
  deliverTo(game, second)
  expect(game.asked()).toBe('takeObjective')
})

test('GWT2-DELIVER-17 without a disc to place no arrow is completed', () => {
  const game = own(rich(), 'bloomington')
  game.player(0).discs.fill(0)
  deliver(game).answer({ kind: 'city', city: game.city('peoria') })
  expect(game.state.turn).toBe(1)
  expect(game.told('objectiveTaken')).toEqual([])
  expect(game.player(0).cities[game.city('peoria')]).toBe(0)
})

test('GWT2-DELIVER-18 delivery actions are mandatory, points on arrows wait for the end', () => {
  const game = deliverTo(own(rich(), 'bloomington'), 'peoria')
  expect(game.options().every(option => option.kind === 'card')).toBe(true)
  expect(game.state.turn).toBe(0)
  const points = own(rich(), 'chicago')
  const told = points.events.length
  deliverTo(points, 'toledo')
  expect(points.player(0).money).toBe(100)
  expect(points.events.slice(told).map(event => event.type)).toEqual(['delivered', 'disc', 'turn'])
  expect(scoreSeat(points.state, 0).categories.cities).toBe(6)
})

test('GWT2-DELIVER-19 an objective card of the display goes to the discard pile, and the display is refilled', () => {
  const game = own(rich(), 'bloomington')
  const display = [objective('cash-a'), objective('cash-b'), objective('draw-a'), objective('draw-b')]
  game.state.objectiveDisplay = [...display]
  game.state.objectiveDeck = [objective('engine-a')]
  deliverTo(game, 'peoria')
  expect(game.offered('card', 'card')).toEqual([...display].sort((a, b) => a - b))
  expect(game.offers({ kind: 'deck' })).toBe(false)
  game.answer({ kind: 'card', card: display[1] })
  expect(game.player(0).discard).toEqual([display[1]])
  expect([...game.state.objectiveDisplay].sort()).toEqual(
    [display[0], display[2], display[3], objective('engine-a')].sort(),
  )
})

test('GWT2-DELIVER-19 from an empty display nothing is taken', () => {
  const game = own(rich(), 'bloomington')
  game.state.objectiveDisplay = []
  deliverTo(game, 'peoria')
  expect(game.told('objectiveTaken')).toEqual([])
  expect(game.state.turn).toBe(1)
})

test('GWT2-DELIVER-20 two objective arrows give two cards, with a refill in between', () => {
  const game = own(rich(), 'bloomington', 'chicago')
  const [first, refill] = [objective('cash-a'), objective('engine-a')]
  game.state.objectiveDisplay = [first, objective('cash-b')]
  game.state.objectiveDeck = [refill]
  deliverTo(game, 'peoria').answer({ kind: 'card', card: first })
  expect(game.asked()).toBe('takeObjective')
  expect(game.offers({ kind: 'card', card: refill })).toBe(true)
  game.answer({ kind: 'card', card: refill })
  expect(game.player(0).discard).toEqual([first, refill])
  expect(game.state.objectiveDisplay).toEqual([objective('cash-b')])
})

test('GWT2-DELIVER-21 an exchange-token arrow gives a token', () => {
  const game = deliverTo(own(rich(), 'stLouis'), 'bloomington')
  expect(game.player(0).exchangeTokens).toBe(2)
  expect(game.told('exchangeToken')).toEqual([{ type: 'exchangeToken', seat: 0 }])
})

test('GWT2-DELIVER-22 the arrows that give something', () => {
  const gains = STRIP.slice(1).map(([name], i) => {
    const game = deliverTo(own(rich(), STRIP[i][0]), name)
    if (game.asked(0) === 'takeObjective') game.answer(game.options()[0])
    const told = [...game.told('objectiveTaken'), ...game.told('exchangeToken')]
    return [`${STRIP[i][0]}-${name}`, ...told.map(event => event.type)].join(' ')
  })
  expect(gains).toEqual([
    'kansasCity-fulton',
    'fulton-stLouis objectiveTaken',
    'stLouis-bloomington exchangeToken',
    'bloomington-peoria objectiveTaken',
    'peoria-chicago objectiveTaken',
    'chicago-toledo',
    'toledo-pittsburgh',
    'pittsburgh-philadelphia',
    'philadelphia-newYork',
  ])
})

test('GWT2-DELIVER-23 without Peoria and Toledo a disc on Chicago triggers nothing', () => {
  const game = own(rich(), 'kansasCity', 'fulton', 'bloomington', 'pittsburgh')
  const told = game.events.length
  deliverTo(game, 'chicago')
  expect(game.events.slice(told).map(event => event.type)).toEqual(['delivered', 'disc', 'turn'])
  expect(game.player(0)).toMatchObject({ money: 100, exchangeTokens: 1, discard: [] })
})

/** What a delivery costs from an engine position. */
function transport(engine: number, name: string): number {
  const game = rich()
  game.player(0).engine = engine
  deliverTo(game, name)
  const paid = game.told('transport').reduce((sum, event) => sum + event.amount, 0)
  expect(game.player(0).money).toBe(100 - paid + (name === 'kansasCity' ? 4 : 0))
  return paid
}

test('GWT2-DELIVER-24 GWT2-DELIVER-26 transport costs $1 for each crossing between engine and city', () => {
  const crossings = [3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17]
  for (const [name, value] of STRIP)
    for (let engine = 0; engine <= 20; engine++)
      expect(transport(engine, name)).toBe(crossings.filter(after => after >= engine && after < value).length)
})

test('GWT2-DELIVER-24 an engine level with the city or beyond it costs nothing', () => {
  for (const [name, value] of STRIP) {
    expect(transport(value, name)).toBe(0)
    expect(transport(value + 1, name)).toBe(0)
    expect(transport(38, name)).toBe(0)
  }
})

test('GWT2-DELIVER-25 with the engine on 5: Chicago $3, Peoria $2, St. Louis and Kansas City nothing', () => {
  expect(['chicago', 'peoria', 'stLouis', 'kansasCity'].map(name => transport(5, name))).toEqual([3, 2, 0, 0])
})

test.each([4, 7, 10, 13, 16])(
  'GWT2-DELIVER-26 the turnout after space %d counts as the next space',
  after => {
    for (const [name] of STRIP) expect(transport(turnout(after), name)).toBe(transport(after + 1, name))
  },
)

test('GWT2-DELIVER-27 city, disc with its bonus, city and arrows, transport', () => {
  const game = own(rich(), 'peoria')
  game.player(0).engine = 0
  const told = game.events.length
  deliverTo(game, 'chicago', DISC_STEP_LEFT).answer(game.options()[0])
  const order = game.events.slice(told).map(event => event.type)
  expect(order.filter(type => type !== 'displayRefilled').slice(0, 5)).toEqual([
    'delivered',
    'disc',
    'money',
    'objectiveTaken',
    'transport',
  ])
  const last = rich()
  deliverTo(last, 'kansasCity')
  expect(last.events.slice(-4).map(event => event.type)).toEqual(['delivered', 'disc', 'money', 'turn'])
})

test('GWT2-DELIVER-28 a total of 0 is delivered to Kansas City', () => {
  const game = rich().hand([])
  game.start({ kind: 'income' }).answer({ kind: 'spend', certificates: 0 })
  expect(game.told('delivered')).toEqual([{ type: 'delivered', seat: 0, city: game.city('kansasCity') }])
  game.answer({ kind: 'disc', disc: AUX_MONEY })
  expect(game.player(0)).toMatchObject({ money: 104 })
  expect(game.player(0).cities[game.city('kansasCity')]).toBe(1)
})

test('GWT2-DELIVER-29 a hand-limit disc needs its $5 and the transport cost too', () => {
  const offers = (money: number): boolean => {
    const game = rich()
    Object.assign(game.player(0), { money, engine: 0 })
    for (const disc of WHITE_DISCS) game.player(0).discs[disc] = 0
    deliver(game).answer({ kind: 'city', city: game.city('bloomington') }) // transport: $3
    expect(game.offers({ kind: 'disc', disc: DISC_STEP_RIGHT })).toBe(true)
    return game.offers({ kind: 'disc', disc: DISC_HAND })
  }
  expect([offers(7), offers(8)]).toEqual([false, true])
})

test.each(BLACK_CITIES)('GWT2-DELIVER-29 on %s the income alone pays for both', name => {
  const game = rich()
  Object.assign(game.player(0), { money: tablesOf(game.state).cities[game.city(name)].value, engine: 0 })
  deliverTo(game, name, DISC_HAND)
  expect(game.player(0).money).toBeGreaterThanOrEqual(0)
})
