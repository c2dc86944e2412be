import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { boxOf } from '../src/components/box.js'
import { CORRIENTE, CRIOLLO, GALLOWAY, LONGHORN, SANTA_GERTRUDIS } from '../src/components/cattle.js'
import { AUX_MONEY, AUX_REMOVAL } from '../src/components/playerBoard.js'
import {
  COWBOY,
  ENGINEER,
  FLOOD,
  GREEN_OUTLAW,
  hazardTile,
  NOTHING,
  ORANGE_OUTLAW,
} from '../src/components/tiles.js'
import { configSpec } from '../src/config.js'
import { herdOf } from '../src/scoring.js'
import { tablesOf } from '../src/state.js'
import type { Task } from '../src/task.js'
import { cardName, catalogues, tileName } from '../src/text/index.js'
import { first } from './testing/firstEdition.js'
import { type TestGame, testGame, turnout } from './testing/testGame.js'

const PLAYERS = [2, 3, 4]
const sorted = (items: readonly number[]): number[] => [...items].sort((a, b) => a - b)
const FLOOD_TILE = hazardTile(FLOOD, 0)

const SHARED_QUESTIONS: readonly Task[] = [
  { kind: 'hire', change: 0 },
  { kind: 'buyCattle', optional: true },
  { kind: 'build', price: 2 },
  { kind: 'engine', upTo: 'engineers' },
  { kind: 'takeHazard' },
  { kind: 'takeObjective', from: 'displayOrDeck', to: 'discard' },
  { kind: 'discard', what: 'pair' },
  { kind: 'foresight', step: 1 },
  { kind: 'income' },
]

test.each(PLAYERS)('GWT1-BASE-01 %d players: the same questions have the same answers', players => {
  for (const task of SHARED_QUESTIONS) {
    const [one, two] = (['first', 'second'] as const).map(edition => {
      const game = testGame({ edition, players }).clearTrail()
      game.hand([CRIOLLO, CRIOLLO, GALLOWAY, GALLOWAY], 0).jobMarket(3, { 0: [COWBOY], 2: [ENGINEER] })
      game.state.market = [LONGHORN, CORRIENTE]
      game.state.objectiveDisplay = [33, 34, 35]
      game.state.foresight = [FLOOD_TILE, FLOOD_TILE, COWBOY, ENGINEER, COWBOY, ENGINEER]
      Object.assign(game.player(0), { money: 30, workers: [0, 2, 2, 2], engine: 6, certificates: 2 })
      game.put('flood2', FLOOD_TILE).put('flood3', FLOOD_TILE).build(0, 4, 'ab1').start(task)
      expect(game.options().length).toBeGreaterThan(1)
      return game.options().map(option => JSON.stringify(option))
    })
    const buildings = ['{"kind":"building","building":11}', '{"kind":"building","building":12}']
    expect(one).toEqual(two.filter(option => !buildings.includes(option)))
  }
})

test('GWT1-BASE-01 what the ledger does not list is the very same table', () => {
  const [second, one] = [boxOf(0), boxOf(1)]
  const same = Object.keys(second).filter(key =>
    isDeepStrictEqual(Reflect.get(second, key), Reflect.get(one, key)),
  )
  expect(same.sort()).toEqual(
    [
      'bags',
      'cattle',
      'cattlePoints',
      'cattleValues',
      'changes',
      'crossings',
      'deliveryActionsOptional',
      'discSpaces',
      'hazardPoints',
      'jobMarket',
      'marketDeck',
      'neutralBuildings',
      'objectiveSets',
      'purchases',
      'rulings', // those that are usual
      'samCards',
      'stationMasters',
      'stations',
      'stepLimits',
      'tileHands',
      'track',
      'workerBonus',
      'terminal', // the last city of either strip
    ].sort(),
  )
})

test('GWT1-BASE-02 outlaws are teepees and orange is blue; the last city is San Francisco', () => {
  const name = (tile: number): string => Reflect.get(catalogues.en, tileName(tile, boxOf(1)).key)
  expect([name(GREEN_OUTLAW), name(ORANGE_OUTLAW)]).toEqual(['green teepee', 'blue teepee'])
  const game = first().clearTrail().put('camp5', ORANGE_OUTLAW)
  game.start({ kind: 'takeOutlaw' })
  expect(game.player(0)).toMatchObject({ orangeOutlaws: 1, greenOutlaws: 0 })
  const { cities, terminal } = tablesOf(game.state)
  expect(cities[terminal].name).toBe('sanFrancisco')
})

test('GWT1-BASE-03 the breeds by colour: values and cards, under the names of the first edition', () => {
  const names = boxOf(1)
    .cattle.slice(0, 13)
    .map(({ value }, card) => [Reflect.get(catalogues.en, cardName(card, boxOf(1)).key), value])
  expect([...new Map(names.map(([name, value]) => [name, value]))]).toEqual([
    ['Jersey', 1],
    ['Dutch Belt', 2],
    ['Black Angus', 2],
    ['Guernsey', 2],
    ['Holstein', 3],
    ['Brown Swiss', 3],
    ['Ayrshire', 3],
    ['West Highland', 4],
    ['Texas Longhorn', 5],
  ])
  const { state } = first()
  expect(sorted(herdOf(state.players[0]))).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3])
  expect([...state.market, ...state.marketDeck]).toHaveLength(36)
})

test.each(PLAYERS)('GWT1-BASE-04 %d players: nobody has or gets an exchange token', players => {
  const game = first(players)
  expect(game.state.players.map(player => player.exchangeTokens)).toEqual(new Array(players).fill(0))
  expect(game.decisions().map(decision => decision.ask)).not.toContain('exchange')
  const { cities, campRewards, buildings } = tablesOf(game.state)
  expect(cities.some(city => city.arrow.action === 'exchangeToken')).toBe(false)
  expect(campRewards).not.toContain('exchangeToken')
  expect(JSON.stringify(buildings)).not.toContain('exchangeToken')
  game.clearTrail().put('camp1', GREEN_OUTLAW).put('camp9', GREEN_OUTLAW)
  for (let i = 0; i < 2; i++) {
    game.state.turn = 0
    game.start({ kind: 'takeOutlaw' })
    if (game.asked(0) === 'takeOutlaw') game.answer({ kind: 'outlaw' })
  }
  expect(game.player(0)).toMatchObject({ greenOutlaws: 2, exchangeTokens: 0 })
})

test('GWT1-BASE-05 orange cattle are refused with the reason', () => {
  for (const cattle of ['simmental', 'brahman'])
    expect(() => configSpec.parse({ edition: 'first', players: 2, cattle })).toThrow(/no orange cattle/)
  expect(configSpec.parse({ edition: 'first', players: 2 }).cattle).toBe('none')
  expect(first().state.simmental).toEqual([0, 0])
})

test.each(PLAYERS)(
  'GWT1-TURN-01 %d players: nobody discards; the cattleman goes on any neutral building',
  players => {
    const game = first(players)
    for (let seat = 0; seat < players; seat++) {
      expect(game.asked(seat)).toBe('placeCattleman')
      expect(game.offered('place', 'space').map(space => game.spaceName(space))).toEqual(
        ['nA', 'nB', 'nC', 'nD', 'nE', 'nF', 'nG']
          .map(name => game.space(name))
          .sort((a, b) => a - b)
          .map(space => game.spaceName(space)),
      )
      game.answer({ kind: 'place', space: game.space('nG') })
      expect(game.asked(seat)).toBe('location') // phase B at once, where others may stand too
      expect(game.player(seat)).toMatchObject({ space: game.space('nG'), discard: [] })
      game.answer({ kind: 'auxiliary', which: AUX_MONEY }).pass()
    }
    expect(game.told('discarded')).toEqual([])
  },
)

/** The removal action of a player with both discs off. */
function removal(engine: number, times: 1 | 2): TestGame {
  const game = first().hand([CRIOLLO, SANTA_GERTRUDIS, GALLOWAY], 0)
  game.player(0).discs[AUX_REMOVAL] = 0
  Object.assign(game.player(0), { engine, money: 0 })
  return game.start({ kind: 'auxiliary', max: 2 }).answer({ kind: 'auxiliary', which: AUX_REMOVAL, times })
}

test('GWT1-AUX-01 removal: the engine goes back exactly 1, one card leaves the game, no dollars', () => {
  const game = removal(5, 1)
  expect(game.offered('engine', 'to')).toEqual([4, turnout(4)])
  game.answer({ kind: 'engine', to: 4 }).answer({ kind: 'card', card: CRIOLLO })
  expect(game.player(0)).toMatchObject({ engine: 4, money: 0, discard: [] })
  expect(game.told('removed')).toEqual([{ type: 'removed', seat: 0, card: CRIOLLO }])
  expect(game.state.turn).toBe(1)
  expect(herdOf(game.player(0))).toHaveLength(14 + 3 - 1)
  expect(() => removal(0, 1)).toThrow(/not offered/)
})

test('GWT1-AUX-02 double removal: exactly 2 back, two cards, no dollars', () => {
  const game = removal(3, 2)
  expect(game.player(0).engine).toBe(1)
  game.answer({ kind: 'card', card: CRIOLLO }).answer({ kind: 'card', card: GALLOWAY })
  expect(game.told('removed').map(event => event.card)).toEqual([CRIOLLO, GALLOWAY])
  expect(game.player(0).money).toBe(0)
  expect(() => removal(1, 2)).toThrow(/not offered/)
})

test('GWT1-KC-01 a teepee goes to the lowest empty trade space, and out of the game without one', () => {
  const game = first().clearTrail()
  const { camps } = tablesOf(game.state).trail
  const choose = (): TestGame => {
    game.state.foresight = [GREEN_OUTLAW, NOTHING, COWBOY, NOTHING, COWBOY, NOTHING]
    return game.visit('kansasCity', 0).answer({ kind: 'tile', tile: GREEN_OUTLAW })
  }
  choose()
  expect(game.tile('camp1')).toBe(GREEN_OUTLAW)
  game.put('camp2', ORANGE_OUTLAW)
  choose()
  expect(game.tile('camp3')).toBe(GREEN_OUTLAW)
  for (const space of camps) game.state.trail[space] = ORANGE_OUTLAW
  choose()
  expect(camps.map(space => game.state.trail[space])).toEqual(new Array(9).fill(ORANGE_OUTLAW))
  expect(game.told('foresight').at(-1)).toMatchObject({ tile: GREEN_OUTLAW, space: -1 })
})

test.each(PLAYERS)(
  'GWT1-KC-02 GWT1-END-01 %d players: the last arrow of the job market ends the game',
  players => {
    const game = first(players).clearTrail()
    const seat = players - 1
    game.jobMarket(11, { 11: new Array<number>(players - 1).fill(COWBOY) })
    game.state.foresight = [FLOOD_TILE, NOTHING, COWBOY, NOTHING, COWBOY, NOTHING]
    expect(game.player(seat).hasJobMarketToken).toBe(false)
    game.visit('kansasCity', seat).answer({ kind: 'tile' }).answer({ kind: 'tile', tile: COWBOY })
    expect(game.state).toMatchObject({ endedBy: seat, jobRow: 12 })
    expect(game.player(seat).hasJobMarketToken).toBe(true)
    expect(game.score(seat).jobMarketToken).toBe(2)
    const turns = game.state.turns
    while (!game.state.over) game.answer(game.options()[0])
    expect(game.state.turns - turns).toBe(players - 1) // one more turn for each of the others
  },
)
