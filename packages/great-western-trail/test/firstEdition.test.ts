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
  hazardType,
  isHazard,
  isOutlaw,
  isWorker,
  NOTHING,
  ORANGE_OUTLAW,
} from '../src/components/tiles.js'
import { configSpec } from '../src/config.js'
import { BANK } from '../src/event.js'
import { stepLimit } from '../src/player.js'
import { herdOf } from '../src/scoring.js'
import { NO_MASTER, tablesOf } from '../src/state.js'
import type { Task } from '../src/task.js'
import { cardName, catalogues, tileName } from '../src/text/index.js'
import { type TestGame, testGame, turnout } from './testing/testGame.js'

const PLAYERS = [2, 3, 4]
const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`)
const first = (players = 2, seed?: string): TestGame => testGame({ edition: 'first', players }, seed)
const count = (items: readonly number[], wanted: number): number =>
  items.filter(item => item === wanted).length
const sorted = (items: readonly number[]): number[] => [...items].sort((a, b) => a - b)
const FLOOD_TILE = hazardTile(FLOOD, 0)
const isTile = (tile: number): boolean => isWorker(tile) || isOutlaw(tile) || isHazard(tile)

/** Where a cattleman can walk from a space with so many steps. */
function reach(game: TestGame, from: string, steps: number): string[] {
  const moved = game.told('moved').length
  game.state.turn = 0
  game.player(0).space = game.space(from)
  game.start({ kind: 'moveCattleman', upTo: steps })
  const only = game.told('moved').slice(moved) // with one way there is nothing to ask
  return (only.length > 0 ? only.map(event => event.to) : game.offered('move', 'to'))
    .map(space => game.spaceName(space))
    .sort()
}

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

test.each(PLAYERS)('GWT1-SETUP-01 %d players: 11 blue and 11 green teepees in a pool of 94', players => {
  const { bags, trail, foresight, jobs, underStack } = first(players).state
  const pool = [...bags.flat(), ...trail, ...foresight, ...jobs, ...underStack].filter(isTile)
  expect(pool).toHaveLength(94)
  expect([count(pool, GREEN_OUTLAW), count(pool, ORANGE_OUTLAW)]).toEqual([11, 11])
})

test('GWT1-SETUP-02 ten private buildings with two faces each', () => {
  const game = first()
  const { buildings } = tablesOf(game.state)
  expect(buildings.map(face => face.length - 1)).toEqual([10, 10])
  for (const player of game.state.players) expect(player.unbuilt).toBe(0b111_1111_1110)
  Object.assign(game.player(0), { money: 100, workers: [0, 1, 6, 1] })
  game.start({ kind: 'build', price: 0, asBuilders: 20 })
  expect(game.offered('building', 'building')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const faces = SEEDS.map(seed => testGame({ edition: 'first', buildingFaces: 'random' }, seed).state.faces)
  expect(faces.reduce((all, bits) => all | bits)).toBe(0b111_1111_1110)
})

test('GWT1-SETUP-03 all five station masters lie on the five spaces, in any order', () => {
  const orders = new Set<string>()
  for (const seed of SEEDS) {
    const { masters, spareMasters } = first(2, seed).state
    expect(sorted(masters.slice(0, 5))).toEqual([0, 1, 2, 3, 4])
    expect(masters.slice(5).every(tile => tile === NO_MASTER)).toBe(true)
    expect(spareMasters).toEqual([])
    orders.add(masters.join())
  }
  expect(orders.size).toBeGreaterThan(20)
})

test('GWT1-SETUP-04 three stacks by their number; each foresight step draws from its own', () => {
  for (const seed of SEEDS) {
    const { bags, foresight } = first(2, seed).state
    expect(bags.map(bag => bag.some(isHazard))).toEqual([true, false, false])
    expect(bags.map(bag => bag.some(isWorker))).toEqual([false, true, true])
    expect(foresight.slice(0, 2).some(isWorker)).toBe(false)
    expect(foresight.slice(2, 4).every(isWorker)).toBe(true)
    expect(foresight.slice(4).some(isHazard)).toBe(false)
  }
})

/** A game in whose set-up some hazard found no room. */
function crowded(): TestGame {
  for (let i = 0; i < 500; i++) {
    const game = first(2, `crowded ${i}`)
    if (game.state.underStack.length > 0) return game
  }
  throw new Error('No hazard was ever without room.')
}

test('GWT1-SETUP-05 a hazard without room goes under stack 1, seven tiles lie on the board all the same', () => {
  const { state } = crowded()
  const { camps, hazards } = tablesOf(state).trail
  const onBoard = [...camps, ...hazards.flat()].filter(space => state.trail[space] !== NOTHING)
  expect(onBoard).toHaveLength(7)
  for (const tile of state.underStack)
    expect(hazards[hazardType(tile)].every(space => state.trail[space] !== NOTHING)).toBe(true)
  expect(state.bags[0].length + state.underStack.length).toBe(35 - 7 - 2)
  const second = testGame()
  expect(second.state.underStack).toEqual([])
})

test('GWT1-SETUP-05 what lies under the stack is drawn last, in its order', () => {
  const game = first()
  game.state.bags[0] = [GREEN_OUTLAW]
  game.state.underStack = [FLOOD_TILE, ORANGE_OUTLAW]
  game.state.foresight.fill(COWBOY)
  game.state.foresight[0] = NOTHING
  game.start({ kind: 'leaveKansasCity' })
  expect(game.state.foresight[0]).toBe(GREEN_OUTLAW)
  for (const tile of [FLOOD_TILE, ORANGE_OUTLAW, NOTHING]) {
    game.state.foresight[0] = NOTHING
    game.start({ kind: 'leaveKansasCity' })
    expect(game.state.foresight[0]).toBe(tile)
  }
})

test('GWT1-SETUP-06 teepees fill the trade spaces from -3 upwards', () => {
  for (const seed of SEEDS) {
    const { state } = first(2, seed)
    const { trail, campRewards } = tablesOf(state)
    const taken = trail.camps.map(space => state.trail[space] !== NOTHING)
    const teepees = count(taken.map(Number), 1)
    expect(taken.slice(0, teepees).every(Boolean)).toBe(true)
    expect([...campRewards]).toEqual([-3, -2, -1, 1, 2, 4, 6, 8, 10])
  }
})

test.each(PLAYERS)('GWT1-SETUP-07 %d players: everybody draws 4 cards and gets 6 to 9 dollars', players => {
  const { state } = first(players)
  expect(state.players.map(player => player.hand.length)).toEqual([4, 4, 4, 4].slice(0, players))
  expect(state.players.map(player => player.money)).toEqual([6, 7, 8, 9].slice(0, players))
})

test.each([
  { players: 2, steps: [3, 4, 5] },
  { players: 3, steps: [3, 5, 6] },
  { players: 4, steps: [4, 6, 7] },
])('GWT1-SETUP-08 $players players: $steps steps, with more discs off the board', ({ players, steps }) => {
  const game = first(players)
  const player = game.player(0)
  const limits = [stepLimit(game.state, player)]
  for (const disc of [7, 8]) {
    player.discs[disc] = 0
    limits.push(stepLimit(game.state, player))
  }
  expect(limits).toEqual(steps)
})

test('GWT1-SETUP-09 the coins of the bank limit nothing: more than its $135 can be held', () => {
  const game = first().clearTrail()
  game.player(0).money = 200
  game.player(1).money = 200
  game.put('camp9', GREEN_OUTLAW).start({ kind: 'takeOutlaw' })
  expect(game.player(0).money).toBe(210)
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

test('GWT1-MOVE-01 C forks into the woods or to a plain space, that one to D or the teepees; D leads to E', () => {
  const game = first().clearTrail()
  expect(reach(game, 'nC', 1)).toEqual(['nD', 'nE'])
  expect(reach(game, 'nD', 1)).toEqual(['nE'])
  const all = (): TestGame =>
    first()
      .clearTrail()
      .build(0, 1, 'ce1')
      .build(0, 2, 'ce2')
      .build(0, 3, 'cd1')
      .put('camp4', GREEN_OUTLAW)
      .build(0, 4, 'campSite1')
  expect(reach(all(), 'nC', 1)).toEqual(['cd1', 'ce1'])
  expect(reach(all(), 'nC', 2)).toEqual(['camp4', 'cd1', 'ce1', 'ce2', 'nD'])
  expect(reach(all(), 'cd1', 1)).toEqual(['camp4', 'nD'])
  expect(reach(all(), 'ce2', 1)).toEqual(['nE'])
  expect(reach(all(), 'nD', 1)).toEqual(['nE'])
  const { trail } = tablesOf(game.state)
  expect(trail.spaces.map(space => space.name)).not.toContain('de1')
  const woods = ['ce1', 'ce2', 'cd1'].map(name => trail.forest[game.space(name)])
  expect(woods).toEqual([true, true, false])
})

test('GWT1-MOVE-01 the rest of the trail is that of the second edition', () => {
  const roads = (edition: 'first' | 'second'): [string, string][] =>
    tablesOf(testGame({ edition }).state)
      .trail.spaces.filter(space => !['nC', 'cd1', 'nD', 'de1'].includes(space.name))
      .map(space => [space.name, `${space.next} ${space.forest}`])
  expect(new Map(roads('first'))).toEqual(new Map(roads('second')))
})

test('GWT1-MOVE-02 the teepees of $1 to $10 lie on the trail, those of -$3 to -$1 beside it', () => {
  const game = first().clearTrail()
  for (const space of tablesOf(game.state).trail.camps) game.state.trail[space] = GREEN_OUTLAW
  const camps = ['camp4', 'camp5', 'camp6', 'camp7', 'camp8', 'camp9']
  expect(reach(game, 'nC', 6)).toEqual([...camps, 'nD', 'nE', 'nF', 'nG', 'kansasCity'].sort())
  for (const space of tablesOf(game.state).trail.camps.slice(0, 3)) {
    game.player(0).money = 3
    game.state.turn = 0
    game.start({ kind: 'takeOutlaw' }).answer({ kind: 'outlaw', space })
  }
  expect(game.player(0).greenOutlaws).toBe(3)
})

test.each([
  { players: 2, green: 2, black: 2 },
  { players: 3, green: 2, black: 1 },
  { players: 4, green: 1, black: 2 },
])('GWT1-FEE-01 $players players: the bank gets $green and $black dollars', ({ players, green, black }) => {
  const game = first(players).clearTrail().put('camp4', GREEN_OUTLAW).put('camp5', ORANGE_OUTLAW)
  const others = game.state.players.slice(1).map(player => player.money)
  game.startMove('nC').answer({ kind: 'move', to: game.space('camp5') })
  expect(game.told('fee').map(event => [event.amount, event.to])).toEqual([
    [green, BANK],
    [black, BANK],
  ])
  expect(game.state.players.slice(1).map(player => player.money)).toEqual(others)
  const flood = first(players).clearTrail().put('flood1', hazardTile(FLOOD, 2)).startMove('nA')
  flood.answer({ kind: 'move', to: flood.space('flood1') })
  expect(flood.told('fee').map(event => [event.amount, event.to])).toEqual([[green, BANK]])
})

test('GWT1-LOC-01 the first space after the floods takes a grey card for a certificate and $2', () => {
  const visit = (edition: 'first' | 'second', hand: number[]): TestGame =>
    testGame({ edition }).clearTrail().build(0, 2, 'floodSite1').hand(hand, 0).visit('floodSite1', 0)
  const game = visit('first', [CRIOLLO, LONGHORN])
  const { money } = game.player(0)
  game.use(2)
  expect(game.player(0)).toMatchObject({ certificates: 1, money: money + 2, discard: [CRIOLLO] })
  expect(visit('first', [LONGHORN]).offers({ kind: 'local', action: 2 })).toBe(false)
  expect(visit('second', [LONGHORN]).offers({ kind: 'local', action: 2 })).toBe(true)
})

test('GWT1-LOC-01 the other risk actions are those of the second edition', () => {
  const specials = (edition: 'first' | 'second'): [string, string | undefined][] =>
    tablesOf(testGame({ edition }).state).trail.spaces.flatMap(({ name, special }) =>
      special && name !== 'floodSite1' ? [[name, special]] : [],
    )
  expect(specials('first')).toEqual(specials('second'))
  expect(specials('first')).toHaveLength(6)
})

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
