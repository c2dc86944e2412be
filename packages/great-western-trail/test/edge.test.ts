import { UNKNOWN } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { CRIOLLO, GALLOWAY, LONGHORN, SANTA_GERTRUDIS } from '../src/components/cattle.js'
import {
  AUX_CARDS,
  AUX_REMOVAL,
  DISC_CERTIFICATE_6,
  DISC_HAND,
  DISC_STEP_LEFT,
  DISC_STEP_RIGHT,
} from '../src/components/playerBoard.js'
import { BUILDER, FLOOD, GREEN_OUTLAW, hazardTile, NOTHING, privateTile } from '../src/components/tiles.js'
import { cloneState, type State } from '../src/state.js'
import type { Task } from '../src/task.js'
import { imagine, view, witness } from '../src/view.js'
import { master, objective, type TestGame, testGame, turnout } from './testing/testGame.js'

const BLACK_DISCS = [DISC_CERTIFICATE_6, DISC_STEP_LEFT, DISC_STEP_RIGHT, DISC_HAND]
const ONLY_BLACK = [0, 0, 0, 0, 0, 0, 1, 1, 1, 2]
const ONLY_HAND = [0, 0, 0, 0, 0, 0, 0, 0, 0, 2]
const NO_DISCS = ONLY_BLACK.map(() => 0)
/** A delivery that reaches everything, without transport cost. */
const DELIVER: Task = { kind: 'deliver', total: 18, transport: false }

/** Seat 0 with these discs on the player board delivers to a city. */
function deliver(
  city: string,
  discs: readonly number[],
  money: number,
  stations = 0,
  task = DELIVER,
): TestGame {
  const game = testGame()
  Object.assign(game.player(0), { discs: [...discs], money, stations })
  return game.start(task).answer({ kind: 'city', city: game.city(city) })
}

/** The engine of seat 0 stops at the first station, a white one for $2. */
function atStation(discs: readonly number[], money: number, stations = 0): TestGame {
  const game = testGame()
  Object.assign(game.player(0), { discs: [...discs], money, stations, engine: 4 })
  return game.start({ kind: 'engine', upTo: 1 }).answer({ kind: 'engine', to: turnout(4) })
}

/** A view as the plain data that is sent. */
const seenBy = (state: State, viewer: number): unknown => JSON.parse(JSON.stringify(view(state, viewer)))

test('GWT2-EDGE-01 GWT2-EDGE-02 money and exchange tokens never run out', () => {
  const game = testGame({ players: 4 })
  for (const player of game.state.players) Object.assign(player, { money: 1000, exchangeTokens: 100 })
  game.start({ kind: 'money', amount: 10 }, { kind: 'exchangeToken' })
  expect(game.player(0)).toMatchObject({ money: 1010, exchangeTokens: 101 })
})

test('GWT2-EDGE-03 with the objective deck empty the display is not refilled', () => {
  const game = testGame()
  game.state.objectiveDisplay = [objective('cash-a'), objective('draw-a')]
  game.state.objectiveDeck = []
  game.visit('nC', 0).use(0, 1)
  expect(game.offers({ kind: 'deck' })).toBe(false)
  game.answer({ kind: 'card', card: objective('cash-a') })
  expect(game.state.objectiveDisplay).toEqual([objective('draw-a')])
  expect(game.told('displayRefilled')).toEqual([])
})

test('GWT2-EDGE-03 with display and deck empty no objective card can be gained', () => {
  const game = testGame().facesB(8).build(0, 8, 'ab1').hand([GALLOWAY], 0)
  game.state.objectiveDisplay = []
  game.state.objectiveDeck = []
  game.visit('nC', 0)
  expect(game.offers({ kind: 'local', action: 0, either: 0 })).toBe(true)
  expect(game.offers({ kind: 'local', action: 0, either: 1 })).toBe(false)
  game.visit('ab1', 0).use(0).answer({ kind: 'card', card: GALLOWAY })
  expect(game.player(0)).toMatchObject({ money: 6 + 6, hand: [] })
  game.player(0).cities[game.city('peoria')] = 1
  game
    .start(DELIVER)
    .answer({ kind: 'city', city: game.city('chicago') })
    .answer({ kind: 'disc', disc: 0 })
  expect(game.told('objectiveTaken')).toEqual([])
  expect(game.player(0).cities[game.city('chicago')]).toBe(1)
})

test('GWT2-EDGE-04 a player sees the own discard pile, never the draw pile', () => {
  const game = testGame()
  game.player(0).discard = [GALLOWAY, CRIOLLO]
  const [own] = view(game.state, 0).players
  expect(own.discard).toEqual([CRIOLLO, GALLOWAY])
  expect(own.draw).toEqual(game.player(0).draw.map(() => UNKNOWN))
})

test('GWT2-EDGE-05 the last card may leave the herd, and play goes on with an empty hand', () => {
  const game = testGame()
  Object.assign(game.player(0), { draw: [], hand: [CRIOLLO], discard: [], engine: 3 })
  game.player(0).discs[AUX_REMOVAL] = 1
  game
    .visit('nA', 0)
    .answer({ kind: 'auxiliary', which: AUX_REMOVAL })
    .answer({ kind: 'card', card: CRIOLLO })
  expect(game.player(0)).toMatchObject({ draw: [], hand: [], discard: [], money: 7 })
  game.pass()
  expect(game.state.turn).toBe(1)
  game.visit('nA', 0)
  expect(game.offers({ kind: 'auxiliary', which: AUX_CARDS })).toBe(false)
  expect(game.player(0).hand).toEqual([])
  expect(game.asked()).toBe('location')
})

test('GWT2-EDGE-06 with only black-bordered discs left they go on white cities and stations, at their usual cost or bonus', () => {
  const city = deliver('stLouis', ONLY_BLACK, 5)
  expect(city.offered('disc', 'disc')).toEqual(BLACK_DISCS)
  city.answer({ kind: 'disc', disc: DISC_HAND })
  expect(city.player(0)).toMatchObject({ money: 0, discs: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1] })
  expect(city.player(0).cities[city.city('stLouis')]).toBe(1)
  const station = atStation(ONLY_BLACK, 2).answer({ kind: 'take' })
  expect(station.offered('disc', 'disc')).toEqual(BLACK_DISCS.filter(disc => disc !== DISC_HAND))
  station.answer({ kind: 'disc', disc: DISC_STEP_LEFT })
  expect(station.player(0)).toMatchObject({ money: 3, stations: 1 })
  const oneWhite = deliver(
    'stLouis',
    ONLY_BLACK.map((count, disc) => (disc === 3 ? 1 : count)),
    5,
  )
  expect(oneWhite.told('disc').map(({ disc }) => disc)).toEqual([3])
})

test('GWT2-EDGE-07 GWT2-EDGE-08 without a disc on the board a delivery takes one of a station', () => {
  const game = deliver('newYork', NO_DISCS, 9, 0b101)
  expect(game.offered('station', 'station')).toEqual([0, 2])
  expect(game.offers({ kind: 'pass' })).toBe(false)
  const before = game.score(0).stations
  game.answer({ kind: 'station', station: 2 })
  expect(game.player(0)).toMatchObject({ stations: 0b001, money: 9, discs: NO_DISCS })
  expect(game.player(0).cities[game.city('newYork')]).toBe(1)
  expect(before - game.score(0).stations).toBe(2)
  game.player(0).engine = 10
  game.state.turn = 0
  game.start({ kind: 'engine', upTo: 1 }).answer({ kind: 'engine', to: turnout(10) })
  expect(game.asked()).toBe('upgradeStation') // it is not upgraded any more
})

test('GWT2-EDGE-07 the same if the discs left cannot be paid, but not if they can', () => {
  const poor = deliver('newYork', ONLY_HAND, 4, 0b1)
  expect(poor.told('discFromStation')).toEqual([
    { type: 'discFromStation', seat: 0, station: 0, on: 'city', index: poor.city('newYork') },
  ])
  const rich = deliver('newYork', ONLY_HAND, 5, 0b1)
  expect(rich.told('disc').map(({ disc }) => disc)).toEqual([DISC_HAND])
  expect(rich.player(0).stations).toBe(0b1)
})

test('GWT2-EDGE-07 the transport cost is kept back for the disc', () => {
  const task: Task = { kind: 'deliver', total: 18, transport: true } // 11 crossings from the start to New York
  expect(deliver('newYork', ONLY_HAND, 15, 0b1, task).told('discFromStation')).toHaveLength(1)
  const rich = deliver('newYork', ONLY_HAND, 16, 0b1, task)
  expect(rich.told('disc')).toHaveLength(1)
  expect(rich.player(0).money).toBe(0)
})

test('GWT2-EDGE-07 an upgrade takes the disc of another station and may be declined; with none it is impossible', () => {
  const game = atStation(NO_DISCS, 10, 0b110)
  expect(game.offers({ kind: 'pass' })).toBe(true)
  game.answer({ kind: 'take' })
  expect(game.offered('station', 'station')).toEqual([1, 2])
  game.answer({ kind: 'station', station: 1 })
  expect(game.player(0)).toMatchObject({ stations: 0b101, money: 8 })
  const none = atStation(NO_DISCS, 10)
  expect(none.state.turn).toBe(1)
  expect(none.player(0)).toMatchObject({ stations: 0, money: 10 })
})

test('GWT2-EDGE-07 a delivery without any disc places none and keeps its other effects', () => {
  const game = deliver('kansasCity', NO_DISCS, 0)
  expect(game.player(0).money).toBe(4)
  expect(game.player(0).cities.every(count => count === 0)).toBe(true)
  expect(game.state.turn).toBe(1)
})

test('GWT2-EDGE-09 a building that replaces the one under the cattleman cannot be used in that visit', () => {
  const game = testGame()
    .clearTrail()
    .build(0, 6, 'floodSite1')
    .jobMarket(1, { 0: [BUILDER] })
    .hand([CRIOLLO])
  Object.assign(game.player(0), { money: 20, workers: [0, 1, 3, 1] })
  game.visit('floodSite1', 0).use(0).answer({ kind: 'building', building: 8 }) // the fourth builder builds 8a on 6a
  expect(game.tile('floodSite1')).toBe(privateTile(0, 8))
  // What was left of 6a and of the space stays (OQ-42): the engineers and the special action.
  expect(game.offered('local', 'action')).toEqual([1, 2])
  game.use(1)
  expect(game.player(0).engine).toBe(1) // one engineer, not the two spaces of 8a
  game.use(2).answer({ kind: 'card', card: CRIOLLO })
  expect(game.player(0).certificates).toBe(1)
})

test('GWT2-EDGE-09 by the ruling what is left of the replaced building is lost, but not the special action of its space', () => {
  const game = testGame({ rulings: { replacedBuilding: 'closed' } })
  game
    .clearTrail()
    .build(0, 6, 'floodSite1')
    .jobMarket(1, { 0: [BUILDER] })
    .hand([CRIOLLO])
  Object.assign(game.player(0), { money: 20, workers: [0, 1, 3, 1] })
  game.visit('floodSite1', 0).use(0).answer({ kind: 'building', building: 8 })
  expect(game.offered('local', 'action')).toEqual([0])
  game.use(0).answer({ kind: 'card', card: CRIOLLO })
  expect(game.player(0)).toMatchObject({ certificates: 1, engine: 0 })
  expect(game.offered('local', 'action')).toEqual([])
})

test('GWT2-EDGE-10 a cattleman whose hazard or outlaw is taken stays and starts the next move there', () => {
  const game = testGame().clearTrail().put('flood2', hazardTile(FLOOD, 0)).put('camp4', GREEN_OUTLAW)
  game.player(0).space = game.space('camp4')
  game.player(1).space = game.space('flood2')
  game.start({ kind: 'takeHazard' }, { kind: 'takeOutlaw' })
  expect([game.tile('flood2'), game.tile('camp4')]).toEqual([NOTHING, NOTHING])
  expect(game.player(0).space).toBe(game.space('camp4'))
  expect(game.player(1).space).toBe(game.space('flood2'))
  expect(game.asked(1)).toBe('phaseA')
  const reach = ['nB', 'nC', 'nD', 'nE'].map(name => game.space(name))
  expect(game.offered('move', 'to')).toEqual(reach.sort((a, b) => a - b))
  game.startMove('camp4', 0)
  expect(game.offered('move', 'to')).toEqual(
    ['nE', 'nF', 'nG'].map(name => game.space(name)).sort((a, b) => a - b),
  )
})

test.each([2, 3, 4])(
  'GWT2-EDGE-11 %d players: only the hands of the others are hidden, and all order to come',
  players => {
    const { state } = testGame({ players })
    for (let viewer = 0; viewer < players; viewer++) {
      const seen = view(state, viewer)
      seen.players.forEach((player, seat) => {
        const { hand, draw } = state.players[seat]
        if (seat === viewer) expect([...player.hand].sort()).toEqual([...hand].sort())
        else expect(player.hand).toEqual(hand.map(() => UNKNOWN))
        expect(player.draw).toEqual(draw.map(() => UNKNOWN))
      })
      expect(seen.trail).toEqual(state.trail)
      expect(seen.foresight).toEqual(state.foresight)
      expect(seen.jobs).toEqual(state.jobs)
      expect([...seen.market].sort()).toEqual([...state.market].sort())
      expect(seen.players.map(player => player.money)).toEqual(state.players.map(player => player.money))
    }
  },
)

test('GWT2-EDGE-11 the same piles in another order, and another hand of the opponent, look the same', () => {
  const { state } = testGame()
  const other = cloneState(state)
  for (const pile of [other.marketDeck, other.objectiveDeck, ...other.bags, other.players[0].draw])
    pile.reverse()
  const all = [...other.players[1].hand, ...other.players[1].draw].sort((a, b) => a - b)
  other.players[1].hand = all.splice(0, other.players[1].hand.length)
  other.players[1].draw = all
  expect(seenBy(other, 0)).toEqual(seenBy(state, 0))
  expect(seenBy(other, 1)).not.toEqual(seenBy(state, 1))
})

test('GWT2-EDGE-11 drawn cards are told to their owner only; at income the hand is shown to all', () => {
  const game = testGame().hand([LONGHORN, SANTA_GERTRUDIS], 0).visit('nA', 0).pass()
  const [drew] = game.told('drew')
  expect(witness(drew, 0)).toEqual(drew)
  expect(witness(drew, 1)).toEqual({ type: 'drew', seat: 0, count: drew.count, cards: [] })
  game.hand([LONGHORN, SANTA_GERTRUDIS], 0)
  game.state.turn = 0
  game.start({ kind: 'income' }).answer({ kind: 'spend', certificates: 0 })
  const [income] = game.told('income')
  expect(witness(income, 1)).toMatchObject({ hand: [LONGHORN, SANTA_GERTRUDIS], total: 5 })
})

test('GWT2-EDGE-11 an imagined world keeps everything that is known', () => {
  const { state } = testGame({ players: 3 })
  const world = imagine(view(state, 1), cloneState(state).chance)
  expect(seenBy(world, 1)).toEqual(seenBy(state, 1))
})

test('GWT2-EDGE-11 station masters and objective areas are open', () => {
  const game = testGame()
  game.player(1).masters = [master('hazards')]
  const [, other] = view(game.state, 0).players
  expect(other).toMatchObject({ masters: [master('hazards')], objectives: game.player(1).objectives })
})
