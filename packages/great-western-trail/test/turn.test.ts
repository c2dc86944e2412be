import { expect, test } from 'vitest'
import { CRIOLLO, GALLOWAY, LONGHORN, PINEYWOODS, SANTA_GERTRUDIS } from '../src/components/cattle.js'
import { DISC_CERTIFICATE_4, DISC_CERTIFICATE_6 } from '../src/components/playerBoard.js'
import { RAIL_END } from '../src/components/railroad.js'
import { FLOOD, hazardTile } from '../src/components/tiles.js'
import { herdOf } from '../src/scoring.js'
import { objective, type TestGame, testGame } from './testing/testGame.js'

const PLAYERS = [2, 3, 4]
/** Two Shorthorns with different points on them. */
const SHORTHORNS = [7, 8]

/** A whole first turn in which nothing is used. */
function firstTurn(game: TestGame, name: string): void {
  while (game.asked() === 'discardDown') game.answer({ kind: 'card' })
  game.answer({ kind: 'place', space: game.space(name) }).pass()
}

test.each(PLAYERS)('GWT2-TURN-01 %d players: turns pass clockwise, from the first player on', players => {
  const game = testGame({ players }).clearTrail()
  for (let turn = 0; turn < players; turn++) firstTurn(game, 'nE')
  for (let turn = 0; turn < players; turn++) game.answer({ kind: 'move', to: game.space('nF') }).pass()
  const seats = Array.from({ length: players }, (_, seat) => seat)
  expect(game.told('turn').map(event => event.seat)).toEqual([...seats, ...seats, 0])
})

test('GWT2-TURN-01 a turn is a move, then the location, then drawing', () => {
  const game = testGame().clearTrail()
  game.hand([PINEYWOODS, CRIOLLO, CRIOLLO, GALLOWAY]).startMove('nD')
  expect(game.asked()).toBe('phaseA')
  game.answer({ kind: 'move', to: game.space('nE') })
  expect(game.asked()).toBe('location')
  game.use(0) // discard the Pineywoods
  expect(game.player(0).hand).toHaveLength(3)
  game.pass()
  expect(game.player(0).hand).toHaveLength(4)
  expect(game.state.turn).toBe(1)
  expect(game.events.slice(-2).map(event => event.type)).toEqual(['drew', 'turn'])
})

test.each([0, 1, 2, 3])(
  'GWT2-TURN-02 GWT2-TURN-05 the first turn of seat %d begins with discards of choice down to 4 cards',
  seat => {
    const game = testGame({ players: 4 })
    for (let turn = 0; turn < seat; turn++) firstTurn(game, 'nA')
    const player = game.player(seat)
    const before = [...player.hand]
    for (let discarded = 0; discarded < seat; discarded++) {
      expect(game.asked()).toBe('discardDown')
      expect(game.offered('card', 'card')).toEqual([...new Set(player.hand)].sort((a, b) => a - b))
      expect(game.offers({ kind: 'pass' })).toBe(false)
      game.answer({ kind: 'card', card: player.hand[0] })
    }
    expect(game.asked()).toBe('placeCattleman')
    expect(player.hand).toHaveLength(4)
    expect(player.discard).toHaveLength(seat)
    expect([...player.hand, ...player.discard].sort()).toEqual(before.sort())
    expect(game.told('discarded').filter(event => event.seat === seat)).toHaveLength(seat)
  },
)

test('GWT2-TURN-03 the first turn places the cattleman free of charge on any neutral building and uses it', () => {
  const game = testGame()
  const neutral = ['nA', 'nB', 'nC', 'nD', 'nE', 'nF', 'nG'].map(name => game.space(name))
  expect(game.asked()).toBe('placeCattleman')
  expect(game.offered('place', 'space')).toEqual(neutral)
  firstTurn(game, 'nC')
  while (game.asked() === 'discardDown') game.answer({ kind: 'card' })
  expect(game.offered('place', 'space')).toEqual(neutral) // also where the first player stands
  const { money } = game.player(1)
  game.answer({ kind: 'place', space: game.space('nC') })
  expect(game.player(1)).toMatchObject({ space: game.space('nC'), money })
  expect(game.asked()).toBe('location')
  game.use(0) // building C: a certificate
  expect(game.player(1).certificates).toBe(1)
  expect(game.told('moved')).toEqual([])
})

test('GWT2-TURN-04 the herd is draw pile, hand and discard pile, not the objective area', () => {
  const game = testGame().clearTrail()
  const [held, discarded] = [objective('cash-a'), objective('cash-b')]
  const player = game.player(0)
  game.hand([held, CRIOLLO])
  player.discard.push(discarded)
  expect(herdOf(player)).toHaveLength(14 + 1 + 2) // the extra Criollo and the two objectives
  expect(herdOf(player)).toEqual(expect.arrayContaining([held, discarded]))
  expect(herdOf(player)).not.toContain(player.objectives[0])
  game.startMove('nA').answer({ kind: 'play', card: held })
  expect(player.objectives).toContain(held)
  expect(herdOf(player)).not.toContain(held)
})

test('GWT2-TURN-05 a discarded card goes from the hand to the own discard pile, for everybody to see', () => {
  const game = testGame().hand([GALLOWAY, CRIOLLO]).visit('nA').use(0)
  expect(game.player(0).hand).toEqual([CRIOLLO])
  expect(game.player(0).discard).toEqual([GALLOWAY])
  expect(game.player(1).discard).toEqual([])
  expect(game.told('discarded')).toEqual([{ type: 'discarded', seat: 0, cards: [GALLOWAY] }])
})

test.each(PLAYERS)('GWT2-TURN-06 %d players: gains and costs concern the bank alone', players => {
  const game = testGame({ players }).clearTrail().put('flood1', hazardTile(FLOOD, 0))
  game.player(0).money = 10
  const others = game.state.players.slice(1).map(player => player.money)
  game.hand([CRIOLLO, CRIOLLO]).visit('nF').use(0).answer({ kind: 'card', card: CRIOLLO })
  expect(game.player(0).money).toBe(14)
  game.use(1) // $7 for the hazard
  expect(game.player(0).money).toBe(7)
  expect(game.state.players.slice(1).map(player => player.money)).toEqual(others)
})

test('GWT2-TURN-07 without the whole requirement there is neither cost nor effect', () => {
  const game = testGame().clearTrail().put('flood1', hazardTile(FLOOD, 0))
  game.player(0).money = 6
  game.hand([CRIOLLO, GALLOWAY]).visit('nF')
  expect(game.offered('local', 'action')).toEqual([]) // no two of one breed, and $6 of $7
  expect(game.player(0)).toMatchObject({ money: 6, hand: [CRIOLLO, GALLOWAY] })
  game.player(0).money = 7
  game.hand([CRIOLLO, CRIOLLO]).visit('nF')
  expect(game.offered('local', 'action')).toEqual([0, 1])
})

test('GWT2-TURN-08 what a discard pays for may be forgone', () => {
  const game = testGame().facesB(2).build(0, 2, 'ab1').hand([SANTA_GERTRUDIS]).visit('ab1').use(0)
  expect(game.asked()).toBe('engine')
  game.pass()
  expect(game.player(0)).toMatchObject({ engine: 0, discard: [SANTA_GERTRUDIS] })
})

test('GWT2-TURN-08 partly forgone, the dollars must still be taken', () => {
  const game = testGame().facesB(8).build(0, 8, 'ab1').hand([CRIOLLO]).visit('ab1')
  const { money } = game.player(0)
  game.use(0).answer({ kind: 'card', card: CRIOLLO }) // $6 and an objective card
  expect(game.player(0).money).toBe(money + 6)
  expect(game.asked()).toBe('takeObjective')
  game.pass()
  expect(game.player(0)).toMatchObject({ money: money + 6, hand: [], discard: [CRIOLLO] })
})

test('GWT2-TURN-08 delivery actions and the move off the end of the track cannot be forgone', () => {
  const game = testGame()
  game.player(0).cities[game.city('peoria')] = 1
  game.start({ kind: 'cityReward', city: game.city('peoria') }) // no neighbour yet: nothing to take
  expect(game.told('objectiveTaken')).toEqual([])
  const second = testGame()
  second.player(0).cities[second.city('bloomington')] = 1
  second.player(0).cities[second.city('peoria')] = 1
  second.start({ kind: 'cityReward', city: second.city('peoria') })
  expect(second.asked()).toBe('takeObjective')
  expect(second.offers({ kind: 'pass' })).toBe(false)
  second.player(0).engine = RAIL_END
  second.start({ kind: 'leaveEndOfTrack' })
  expect(second.asked()).toBe('leaveEndOfTrack')
  expect(second.offers({ kind: 'pass' })).toBe(false)
})

test('GWT2-TURN-09 a requirement takes exactly its cards, once for each action', () => {
  const one = testGame().hand([GALLOWAY, GALLOWAY, GALLOWAY]).visit('nA')
  const { money } = one.player(0)
  one.use(0)
  expect(one.player(0)).toMatchObject({ money: money + 2, hand: [GALLOWAY, GALLOWAY] })
  expect(one.offers({ kind: 'local', action: 0 })).toBe(false)
  const two = testGame().hand([CRIOLLO, CRIOLLO, CRIOLLO, CRIOLLO]).visit('nF').use(0)
  two.answer({ kind: 'card', card: CRIOLLO })
  expect(two.player(0)).toMatchObject({ money: money + 4, hand: [CRIOLLO, CRIOLLO] })
  expect(two.offers({ kind: 'local', action: 0 })).toBe(false)
})

test('GWT2-TURN-10 a requirement for a breed accepts that breed alone', () => {
  const game = testGame().hand([SANTA_GERTRUDIS, PINEYWOODS, CRIOLLO]).visit('nA')
  expect(game.offers({ kind: 'local', action: 0 })).toBe(false) // Galloway
  game.hand([SANTA_GERTRUDIS, GALLOWAY]).visit('nA').use(0)
  expect(game.player(0).discard).toEqual([GALLOWAY])
})

test('GWT2-TURN-10 two of the same breed are two cards of one breed, whatever their points', () => {
  const offersPair = (hand: number[]): boolean =>
    testGame().hand(hand).visit('nF').offers({ kind: 'local', action: 0 })
  expect(offersPair([CRIOLLO, SANTA_GERTRUDIS, PINEYWOODS, GALLOWAY])).toBe(false)
  expect(offersPair([objective('terminal'), objective('terminal'), CRIOLLO])).toBe(false)
  const game = testGame()
    .hand([...SHORTHORNS, CRIOLLO, LONGHORN])
    .visit('nF')
    .use(0)
  expect(game.offered('card', 'card')).toEqual(SHORTHORNS)
  game.answer({ kind: 'card', card: SHORTHORNS[0] }).answer({ kind: 'card', card: SHORTHORNS[1] })
  expect(game.player(0).hand.sort()).toEqual([CRIOLLO, LONGHORN])
})

test('GWT2-TURN-10 any breed is one cattle card, never an objective card', () => {
  const game = testGame()
    .facesB(8)
    .build(0, 8, 'ab1')
    .hand([objective('cash-a')])
    .visit('ab1')
  expect(game.offered('local', 'action')).toEqual([])
  game
    .hand([objective('cash-a'), CRIOLLO, LONGHORN])
    .visit('ab1')
    .use(0)
  expect(game.offered('card', 'card')).toEqual([CRIOLLO, LONGHORN])
})

test.each([
  { from: 0, by: 1, discs: [1, 1], to: 1 },
  { from: 2, by: 2, discs: [1, 1], to: 3 },
  { from: 3, by: 2, discs: [1, 1], to: 3 },
  { from: 3, by: 1, discs: [1, 0], to: 3 },
  { from: 3, by: 2, discs: [0, 1], to: 4 },
  { from: 4, by: 1, discs: [0, 0], to: 6 },
  { from: 2, by: 2, discs: [0, 0], to: 4 },
  { from: 6, by: 1, discs: [0, 0], to: 6 },
])(
  'GWT2-TURN-11 certificates advance from $from by $by spaces with discs $discs to $to',
  ({ from, by, discs, to }) => {
    const game = testGame()
    const player = game.player(0)
    player.certificates = from
    player.discs[DISC_CERTIFICATE_4] = discs[0]
    player.discs[DISC_CERTIFICATE_6] = discs[1]
    game.start({ kind: 'certificate', amount: by })
    expect(player.certificates).toBe(to)
  },
)

test('GWT2-TURN-07 an exchange token cannot turn a chosen requirement into a free gain', () => {
  const game = testGame()
    .hand([...SHORTHORNS])
    .visit('nF')
  const { money } = game.player(0)
  const tokens = (): boolean =>
    game.decisions().some(decision => decision.seat === 0 && decision.ask === 'exchange')
  expect(tokens()).toBe(true)
  game.use(0)
  expect(tokens()).toBe(false)
  game.answer({ kind: 'card', card: SHORTHORNS[0] })
  expect(tokens()).toBe(false)
  game.answer({ kind: 'card', card: SHORTHORNS[1] })
  expect(game.player(0).money).toBe(money + 4)
  expect(tokens()).toBe(true)
})
