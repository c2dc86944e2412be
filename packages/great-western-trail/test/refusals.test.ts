import { type Message, translator } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { BUILDER, COWBOY, ENGINEER, GREEN_OUTLAW, NOTHING } from '../src/components/tiles.js'
import { refusals } from '../src/refusals.js'
import { type State, tablesOf, withEntry } from '../src/state.js'
import { catalogues } from '../src/text/index.js'
import { view } from '../src/view.js'
import { testGame } from './testing/testGame.js'

const say = translator('en', [catalogues.en], seat => ['Anna', 'Bert'][seat])
const told = (state: State, seat = 0): string[] =>
  refusals(state, seat).map(({ what, why }: { what: Message; why: Message }) => `${say(what)}: ${say(why)}`)

test('nobody is refused anything who is not asked', () => {
  const game = testGame()
  expect(refusals(game.state, 1)).toEqual([])
})

test('local actions say which cost or card is missing', () => {
  const game = testGame().hand([0])
  game.player().money = 3
  expect(told(game.visit('nF').state)).toEqual([
    'Local action: discard 2 cattle cards of one breed → take $4: you have no two cattle cards of one breed in hand',
    'Local action: pay $7 → take a hazard: it costs $7, you have $3',
    'Auxiliary action “certificates”: both of its discs still lie on your board',
    'Auxiliary action “engine forward”: both of its discs still lie on your board',
    'Auxiliary action “remove cards”: both of its discs still lie on your board',
  ])
  expect(told(game.visit('nA').state)).toContain(
    'Local action: discard 1 Galloway → take $2: you have no Galloway in hand',
  )
})

test('building needs builders and dollars', () => {
  const game = testGame()
  const player = game.player()
  player.workers[BUILDER] = 2
  player.money = 3
  game.start({ kind: 'build', price: 2, optional: true })
  expect(told(game.state)).toContain('Build building 5a: needs 3 builders, you have 2')
  expect(told(game.state)).toContain('Build building 4a: it costs $4, you have $3')
})

test('the local action to build says what the cheapest building lacks', () => {
  const game = testGame()
  const player = game.player()
  player.money = 20
  for (const number of [1, 2, 3]) player.unbuilt &= ~(1 << number)
  expect(told(game.visit('nB').state)).toContain(
    'Local action: build for $2 per builder: needs 2 builders, you have 1',
  )
})

test('workers are without room, or in the row of the token', () => {
  const game = testGame().jobMarket(2, { 0: [COWBOY, BUILDER], 1: [ENGINEER], 2: [COWBOY] })
  const player = game.player()
  player.money = 5
  player.workers[BUILDER] = 6
  game.start({ kind: 'hire', change: -1, optional: true })
  expect(told(game.state)).toEqual([
    'Hire a builder from row 1 for $5: your row is full with 6 workers',
    'Hire a cowboy from row 3 for $6: the job market token is still in this row',
  ])
})

test('workers above the token may be too dear', () => {
  const game = testGame().jobMarket(4, { 0: [COWBOY], 3: [ENGINEER] })
  game.player().money = 5
  game.start({ kind: 'hire', change: 0, optional: true })
  expect(told(game.state)).toEqual(['Hire a cowboy from row 1 for $6: it costs $6, you have $5'])
})

test('cities are out of reach or have a disc already', () => {
  const game = testGame()
  game.player().cities[game.city('fulton')] = 1
  game.start({ kind: 'deliver', total: 9, transport: true })
  expect(told(game.state)).toContain('Deliver to Toledo (value 12): needs a value of 12, your total is 9')
  expect(told(game.state)).toContain('Deliver to Fulton (value 1): you have a disc there already')
})

test('an auxiliary action may need an engine that can move back, or a second free disc', () => {
  const game = testGame()
  game.player().discs[4] = 1
  game.start({ kind: 'auxiliary', max: 2 })
  expect(told(game.state)).toContain(
    'Auxiliary action: move your engine 1 space back → take $1, remove up to 1 card in hand from the game: your engine cannot move 1 space back',
  )
  expect(told(game.state)).toContain(
    'Double auxiliary action: take $2: one of its discs still lies on your board',
  )
})

test('a turnout tells why its station cannot be upgraded', () => {
  const game = testGame()
  game.player().engine = 4
  game.player().money = 1
  game.start({ kind: 'engine', upTo: 1 })
  expect(told(game.state)).toEqual(['Upgrade station 1: it costs $2, you have $1'])
})

test('every refusal names the option that it refuses, as it would be offered', () => {
  const refused = (game: ReturnType<typeof testGame>): unknown[] =>
    refusals(game.state, 0).map(({ option }) => option)
  const hiring = testGame().jobMarket(2, { 0: [COWBOY, BUILDER], 2: [COWBOY] })
  hiring.player().workers[BUILDER] = 6
  expect(refused(hiring.start({ kind: 'hire', change: 0, optional: true }))).toEqual([
    { kind: 'hire', worker: BUILDER, row: 0 },
    { kind: 'hire', worker: COWBOY, row: 2 },
  ])
  const station = testGame()
  station.player().engine = 4
  station.player().money = 1
  expect(refused(station.start({ kind: 'engine', upTo: 1 }))).toEqual([{ kind: 'station', station: 0 }])
  const spending = testGame()
  spending.player().certificates = 6
  expect(refused(spending.start({ kind: 'income' }))).toEqual([{ kind: 'spend', certificates: 1 }])
  const poor = testGame({ edition: 'first' })
  poor.player().money = 0
  const { camps } = tablesOf(poor.state).trail
  const [camp] = camps
  for (const space of camps) poor.state.trail[space] = GREEN_OUTLAW
  expect(refused(poor.start({ kind: 'takeOutlaw', optional: true }))).toContainEqual({
    kind: 'outlaw',
    space: camp,
  })
  const behind = testGame()
  behind.player().engine = 12
  behind.player().money = 30
  expect(refused(behind.start({ kind: 'upgradeBehind' }))).toContainEqual({ kind: 'station', station: 4 })
})

test('closed buildings stand behind their special action', () => {
  const game = testGame({ rulings: { copiedActions: 'buildingOnce' } })
    .build(0, 2, 'floodSite1')
    .hand([0])
  game.state.usedBuildings = 1 << 2
  const at = game.space('floodSite1')
  game.player().space = at
  game.start({ kind: 'location', at, building: NOTHING, specialOf: at, used: 0, auxiliary: true })
  expect(game.offers({ kind: 'local', action: 0 })).toBe(true)
  expect(refusals(game.state, 0)[0].option).toEqual({ kind: 'local', action: 1, either: 0 })
  expect(told(game.state)[0]).toBe(
    'Local actions of your building 2a: this building was used already this turn',
  )
})

test('a town is out of reach, or has a shop of the player', () => {
  const game = testGame({ addons: ['railsToTheNorth'] })
  const { north } = tablesOf(game.state)
  const town = (name: string): number => north?.towns.findIndex(one => one.name === name) ?? -1
  game.state.shops = withEntry(game.state.shops, town('g1') * 4 + 1, 0)
  game.start({ kind: 'placeShop', optional: true })
  const of = (name: string): string | undefined => {
    const refusal = refusals(game.state, 0).find(
      ({ option }) => option?.kind === 'shop' && option.town === town(name),
    )
    return refusal && say(refusal.why)
  }
  expect(of('g1')).toBe('you have a shop there already')
  expect(of('montreal')).toBe(
    'no rail leads there from the town hall, a city with your disc or a town with your shop',
  )
  expect(of('gM')).toBeUndefined()
})

test('a building of somebody else has no local actions', () => {
  const game = testGame().build(1, 2, 'ab1').visit('ab1', 0)
  expect(told(game.state)[0]).toBe('Local actions of Bert’s building 2a: the building belongs to Bert')
})

test('the own view tells the same as the state, the view of others nothing about the hand', () => {
  const game = testGame().hand([0])
  game.player().money = 3
  game.visit('nF')
  expect(told(view(game.state, 0))).toEqual(told(game.state))
  expect(told(view(game.state, 1)).some(line => line.includes('in hand'))).toBe(false)
})
