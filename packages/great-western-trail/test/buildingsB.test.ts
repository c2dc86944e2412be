import { expect, test } from 'vitest'
import { CRIOLLO, GALLOWAY, LONGHORN, PINEYWOODS, SANTA_GERTRUDIS } from '../src/components/cattle.js'
import { AUX_MONEY, DISC_CERTIFICATE_6 } from '../src/components/playerBoard.js'
import { COWBOY, ENGINEER, FLOOD, hazardTile } from '../src/components/tiles.js'
import { withEntry } from '../src/state.js'
import { visitOwn, worth } from './testing/buildings.js'
import { master, objective, type Settings, type TestGame, turnout } from './testing/testGame.js'

const BUILDING_ONCE = { rulings: { copiedActions: 'buildingOnce' } } as const
const FLOOD_4 = hazardTile(FLOOD, 4)

test('GWT2-BLDG-20 1b (1 builder, 1 point, green hand): an objective card for 2 certificates, the engine back for $3', () => {
  expect(worth('1b')).toEqual({ builders: 1, points: 1, hands: 'green' })
  const hand = [objective('cash-a'), GALLOWAY]
  const game = visitOwn('1b', {
    hand,
    prepare: game => {
      game.player(0).engine = 3
    },
  }).use(0)
  expect(game.offered('card', 'card')).toEqual([objective('cash-a')])
  game.answer({ kind: 'card', card: objective('cash-a') })
  expect(game.player(0)).toMatchObject({
    certificates: 2,
    discard: [objective('cash-a')],
    objectives: [expect.any(Number)],
  })
  game.use(1)
  expect(game.player(0)).toMatchObject({ engine: 2, money: 3 })
  expect(visitOwn('1b', { hand: [GALLOWAY] }).offered('local', 'action')).toEqual([])
})

test('GWT2-BLDG-40 1b onto a turnout: the upgrade is decided before the dollars arrive', () => {
  const poor = visitOwn('1b', {
    money: 0,
    prepare: game => {
      game.player(0).engine = 5
    },
  }).use(1)
  expect(poor.offered('engine', 'to')).toEqual([4, turnout(4)])
  poor.answer({ kind: 'engine', to: turnout(4) })
  expect(poor.asked()).toBe('location') // $2 for the station were not there when it was decided
  expect(poor.player(0)).toMatchObject({ money: 3, stations: 0 })
})

test('GWT2-BLDG-21 2b (1 builder, 1 point, no hand): a Santa Gertrudis for the engine up to 2, a Criollo for $2', () => {
  expect(worth('2b')).toEqual({ builders: 1, points: 1, hands: 'none' })
  const game = visitOwn('2b', { hand: [SANTA_GERTRUDIS, CRIOLLO, CRIOLLO] }).use(0)
  expect(game.offered('engine', 'to')).toEqual([1, 2])
  game.answer({ kind: 'engine', to: 2 }).use(1)
  expect(game.player(0)).toMatchObject({
    engine: 2,
    money: 2,
    discard: [SANTA_GERTRUDIS, CRIOLLO],
    hand: [CRIOLLO],
  })
  expect(visitOwn('2b', { hand: [GALLOWAY] }).offered('local', 'action')).toEqual([])
})

test('GWT2-BLDG-22 3b (2 builders, 3 points, no hand): an auxiliary action, and 1 step', () => {
  expect(worth('3b')).toEqual({ builders: 2, points: 3, hands: 'none' })
  const game = visitOwn('3b', {
    prepare: game => {
      game.player(0).discs[AUX_MONEY] = 0
    },
  })
  game.use(0).answer({ kind: 'auxiliary', which: AUX_MONEY, times: 2 })
  expect(game.player(0).money).toBe(2)
  game.use(1)
  expect(game.player(0).space).toBe(game.space('nB'))
  expect(game.asked()).toBe('location')
})

test('GWT2-BLDG-23 4b (2 builders, 3 points, black hand): draw up to the cowboys and discard, and up to 3 steps', () => {
  expect(worth('4b')).toEqual({ builders: 2, points: 3, hands: 'black' })
  const game = visitOwn('4b', {
    hand: [GALLOWAY],
    prepare: game => {
      game.player(0).workers[COWBOY] = 3
    },
  }).use(0)
  expect(game.offered('draw', 'count')).toEqual([1, 2, 3])
  game.answer({ kind: 'draw', count: 2 })
  expect(game.player(0).hand).toHaveLength(3)
  game.answer({ kind: 'card', card: GALLOWAY }).answer({ kind: 'card' })
  expect(game.player(0).hand).toHaveLength(1)
  expect(game.player(0).discard).toHaveLength(2)
  game.use(1)
  const reach = ['nB', 'nC', 'nD', 'nE'].map(name => game.space(name))
  expect(game.offered('move', 'to')).toEqual(reach.sort((a, b) => a - b))
})

test('GWT2-BLDG-24 5b (3 builders, 4 points, no hand): a Pineywoods for 2 certificates, $1 for each engineer', () => {
  expect(worth('5b')).toEqual({ builders: 3, points: 4, hands: 'none' })
  const game = visitOwn('5b', {
    hand: [PINEYWOODS],
    prepare: game => {
      game.player(0).workers[ENGINEER] = 4
    },
  })
  game.use(0).use(1)
  expect(game.player(0)).toMatchObject({ certificates: 2, money: 4, discard: [PINEYWOODS] })
  expect(visitOwn('5b', { hand: [GALLOWAY] }).offered('local', 'action')).toEqual([1])
})

test('GWT2-BLDG-26 7b (5 builders, 6 points, both hands): the engine up to the own buildings on forest spaces', () => {
  expect(worth('7b')).toEqual({ builders: 5, points: 6, hands: 'green and black' })
  const prepare = (game: TestGame) => game.build(0, 3, 'ce1').build(0, 4, 'ab3').build(1, 3, 'ce2')
  expect(visitOwn('7b', { at: 'bc1', prepare }).use(0).offered('engine', 'to')).toEqual([1, 2])
  expect(visitOwn('7b', { at: 'ab1', prepare }).use(0).player(0).engine).toBe(1)
  expect(visitOwn('7b', { at: 'ab1' }).offers({ kind: 'local', action: 0 })).toBe(false)
})

test('GWT2-BLDG-27 8b (6 builders, 8 points, no hand): any cattle card for $6 and an objective card in hand', () => {
  expect(worth('8b')).toEqual({ builders: 6, points: 8, hands: 'none' })
  const hand = [GALLOWAY, CRIOLLO, CRIOLLO, CRIOLLO, CRIOLLO, objective('draw-a')]
  const start = (): TestGame => {
    const game = visitOwn('8b', { hand }).use(0)
    game.state.objectiveDisplay = [objective('cash-a'), objective('trail-a')]
    expect(game.offered('card', 'card')).toEqual([CRIOLLO, GALLOWAY])
    return game.answer({ kind: 'card', card: GALLOWAY })
  }
  const display = start()
  expect(display.player(0).money).toBe(6)
  const deck = display.state.objectiveDeck.length
  display.answer({ kind: 'card', card: objective('cash-a') })
  expect(display.player(0).hand).toHaveLength(6) // above the limit of 4, and nothing is discarded
  expect(display.player(0).hand).toContain(objective('cash-a'))
  expect(display.state.objectiveDisplay).toHaveLength(2)
  expect(display.state.objectiveDeck).toHaveLength(deck - 1)
  expect(display.offers({ kind: 'play', card: objective('cash-a') })).toBe(true)
  expect(start().answer({ kind: 'deck' }).player(0).hand).toHaveLength(6)
  expect(visitOwn('8b', { hand: [objective('draw-a')] }).offers({ kind: 'local', action: 0 })).toBe(false)
})

test('GWT2-BLDG-28 9b (6 builders, 8 points, no hand): upgrade a station behind the engine', () => {
  expect(worth('9b')).toEqual({ builders: 6, points: 8, hands: 'none' })
  const at = (engine: number, money: number): TestGame =>
    visitOwn('9b', {
      money,
      prepare: game => {
        Object.assign(game.player(0), { engine, stations: 0b10, workers: [0, 2, 1, 1] })
        game.state.masters = withEntry(game.state.masters, 0, master('workers'))
      },
    })
  const game = at(turnout(13), 20).use(0)
  expect(game.offered('station', 'station')).toEqual([0, 2]) // not its own one, not the one ahead, not the upgraded one
  game.answer({ kind: 'station', station: 0 })
  expect(game.offers({ kind: 'disc', disc: DISC_CERTIFICATE_6 })).toBe(false) // a white station
  game.answer({ kind: 'disc', disc: AUX_MONEY }).answer({ kind: 'worker', worker: COWBOY })
  expect(game.player(0)).toMatchObject({ money: 20 - 2 + 2, stations: 0b11, masters: [master('workers')] })
  expect(game.player(0).engine).toBe(turnout(13))
  expect(at(14, 20).use(0).offered('station', 'station')).toEqual([0, 2, 3])
  const poor = at(14, 2).use(0)
  expect(poor.told('upgraded')).toEqual([{ type: 'upgraded', seat: 0, station: 0, cost: 2 }])
  expect(at(14, 1).offers({ kind: 'local', action: 0 })).toBe(false)
  expect(at(4, 20).offers({ kind: 'local', action: 0 })).toBe(false)
})

test('GWT2-BLDG-27 by the ruling objectiveOf8b the card comes from the display only', () => {
  const settings = { rulings: { objectiveOf8b: 'display' } } as const
  const game = visitOwn('8b', { hand: [GALLOWAY, CRIOLLO], settings }).use(0)
  game.answer({ kind: 'card', card: GALLOWAY })
  expect(game.asked()).toBe('takeObjective')
  expect(game.offers({ kind: 'deck' })).toBe(false)
})

test('GWT2-BLDG-28 by the ruling stationLevelWithEngine the station of the own turnout is behind', () => {
  const at = (stationLevelWithEngine: 'ahead' | 'behind'): TestGame =>
    visitOwn('9b', {
      money: 20,
      settings: { rulings: { stationLevelWithEngine } },
      prepare: game => Object.assign(game.player(0), { engine: turnout(7) }),
    })
  expect(at('behind').use(0).offered('station', 'station')).toEqual([0, 1])
  expect(at('ahead').use(0).told('upgraded')).toMatchObject([{ station: 0 }])
})

test('GWT2-BLDG-29 10b (8 builders, 11 points, black hand): $4, the engine up to 4, up to 4 steps', () => {
  expect(worth('10b')).toEqual({ builders: 8, points: 11, hands: 'black' })
  const game = visitOwn('10b').use(0)
  expect(game.player(0).money).toBe(4)
  game.use(1)
  expect(game.offered('engine', 'to')).toEqual([1, 2, 3, 4])
  game.answer({ kind: 'engine', to: 4 }).use(2)
  const reach = ['nB', 'nC', 'nD', 'nE', 'nF'].map(name => game.space(name))
  expect(game.offered('move', 'to')).toEqual(reach.sort((a, b) => a - b))
})

test('GWT2-BLDG-30 11b (5 builders, 10 points, no hand): the engine up to the hazards owned', () => {
  expect(worth('11b')).toEqual({ builders: 5, points: 10, hands: 'none' })
  const game = visitOwn('11b', {
    prepare: game => {
      game.player(0).hazards = [FLOOD_4, FLOOD_4, FLOOD_4]
    },
  }).use(0)
  expect(game.offered('engine', 'to')).toEqual([1, 2, 3])
  expect(visitOwn('11b').offers({ kind: 'local', action: 0 })).toBe(false)
})

test('GWT2-BLDG-31 12b (3 builders, 4 points, no hand): $2 for each own station, and an exchange token', () => {
  expect(worth('12b')).toEqual({ builders: 3, points: 4, hands: 'none' })
  const game = visitOwn('12b', {
    prepare: game => {
      game.player(0).stations = 0b1011
    },
  })
  game.use(0).use(1)
  expect(game.player(0)).toMatchObject({ money: 6, exchangeTokens: 2 })
  expect(visitOwn('12b').offered('local', 'action')).toEqual([1])
})

/** Seat 0 arrives at its own 6b; what it can copy, by space. */
function copyable(at: string, prepare: (game: TestGame) => unknown = () => {}): string[] {
  const game = visitOwn('6b', { at, prepare })
  if (!game.offers({ kind: 'local', action: 0 })) return []
  game.use(0)
  const [only] = game.told('copied') // with one neighbour there is nothing to ask
  const spaces = only ? [game.state.trail.indexOf(only.building)] : game.offered('copy', 'space')
  return spaces.map(space => game.spaceName(space)).sort()
}

test('GWT2-BLDG-25 6b (4 builders, 5 points, no hand): the local actions of one adjacent building, each once', () => {
  expect(worth('6b')).toEqual({ builders: 4, points: 5, hands: 'none' })
  const prepare = (game: TestGame) => game.build(1, 2, 'bc2').jobMarket(1)
  const hand = [SANTA_GERTRUDIS, SANTA_GERTRUDIS, GALLOWAY, GALLOWAY]
  const game = visitOwn('6b', { at: 'bc1', hand, money: 2, prepare }).use(0)
  expect(game.offered('copy', 'space')).toEqual([game.space('nB'), game.space('bc2')])
  game.answer({ kind: 'copy', space: game.space('nB') })
  expect(game.offered('local', 'action')).toEqual([0, 1])
  expect(game.offers({ kind: 'auxiliary' })).toBe(false)
  game.use(0)
  expect(game.player(0)).toMatchObject({ money: 4, discard: [SANTA_GERTRUDIS] })
  expect(game.offered('local', 'action')).toEqual([1])
  game.pass()
  expect(game.offered('local', 'action')).toEqual([]) // only one building is copied
  const other = visitOwn('6b', { at: 'bc1', hand, prepare })
    .use(0)
    .answer({ kind: 'copy', space: game.space('bc2') })
  other.use(0) // a Galloway for $4 on the other player's 2a, without a fee
  expect(other.player(0).money).toBe(4)
  expect(other.player(1).money).toBe(7)
})

test('GWT2-BLDG-25 GWT2-BLDG-39 buildings are copied with the special action of their space; by the other ruling only own ones', () => {
  const visit = (owner: number, rulings: Settings['rulings'] = {}): TestGame =>
    visitOwn('6b', {
      settings: { rulings },
      at: 'floodSite1',
      hand: [CRIOLLO, LONGHORN],
      prepare: game => game.build(owner, 2, 'floodSite2'),
    })
  const own = visit(0)
  expect(own.offered('local', 'action')).toEqual([0, 1]) // 6b itself, and the special action of its space
  own.use(0)
  expect(own.offered('local', 'action')).toEqual([1, 2]) // buying, and the Criollo of the neighbour's space
  own.use(2)
  expect(own.player(0)).toMatchObject({ certificates: 1, money: 2, discard: [CRIOLLO] })
  expect(visit(1).use(0).offered('local', 'action')).toEqual([1, 2])
  const ownOnly = { copiedSpecial: 'ownBuildings' } as const
  expect(visit(1, ownOnly).use(0).offered('local', 'action')).toEqual([1])
  expect(visit(0, ownOnly).use(0).offered('local', 'action')).toEqual([1, 2])
})

test('GWT2-BLDG-34 adjacent is what follows directly, in either direction and on any branch', () => {
  expect(copyable('ab1', game => game.build(1, 2, 'ab2').hand([GALLOWAY]))).toEqual(['ab2', 'nA'])
  expect(copyable('droughtSite1')).toEqual(['nC'])
  expect(copyable('ce1')).toEqual(['nC'])
  expect(copyable('de1')).toEqual(['nD', 'nE'])
  expect(copyable('fg1', game => game.hand([GALLOWAY]))).toEqual(['nF', 'nG'])
  expect(copyable('gk2')).toEqual(['nG'])
  expect(copyable('floodSite2', game => game.build(1, 2, 'floodSite1').hand([GALLOWAY]))).toEqual([
    'floodSite1',
    'nB',
  ])
})

test('GWT2-BLDG-34 an empty space, a hazard or another location between them parts buildings', () => {
  expect(copyable('ab2', game => game.build(1, 2, 'ab1'))).toEqual(['ab1']) // ab3 is empty: B is not adjacent
  expect(copyable('bc2')).toEqual([]) // empty spaces on both sides
  expect(copyable('floodSite1')).toEqual([]) // A lies behind four empty flood spaces
  expect(copyable('floodSite1', game => game.put('flood4', FLOOD_4))).toEqual([])
  expect(copyable('ce1', game => game.build(1, 2, 'ce2'))).toEqual(['ce2', 'nC']) // E lies behind ce2
})

test('GWT2-BLDG-35 by the ruling for whole buildings a copied 10b cannot be used again where the move ends on the own 10b', () => {
  const game = visitOwn('6b', {
    at: 'ab1',
    settings: BUILDING_ONCE,
    prepare: game => game.facesB(10).build(0, 10, 'ab2'),
  })
  game
    .use(0)
    .use(2)
    .answer({ kind: 'move', to: game.space('ab2') })
  expect(game.player(0).space).toBe(game.space('ab2'))
  expect(game.offered('local', 'action')).toEqual([])
  expect(game.offers({ kind: 'auxiliary', which: AUX_MONEY })).toBe(true)
})

test('GWT2-BLDG-38 each action is barred by itself: of a copied 10b only what was used', () => {
  const game = visitOwn('6b', { at: 'ab1', prepare: game => game.facesB(10).build(0, 10, 'ab2') })
  game
    .use(0)
    .use(2)
    .answer({ kind: 'move', to: game.space('ab2') })
  expect(game.offered('local', 'action')).toEqual([0, 1])
  game.use(0)
  expect(game.player(0).money).toBe(4)
  expect(game.offered('local', 'action')).toEqual([1])
})

test('GWT2-BLDG-38 what was used is used for the whole turn, and open again in the next', () => {
  const game = visitOwn('4a', {
    at: 'ab1',
    money: 5,
    prepare: game => game.facesB(6).build(0, 6, 'ab2').put('flood1', FLOOD_4),
  })
  game
    .use(1)
    .answer({ kind: 'move', to: game.space('ab2') })
    .use(0)
  expect(game.told('copied')).toHaveLength(1)
  expect(game.offered('local', 'action')).toEqual([0]) // the hazard; the move was used on 4a itself
  game.visit('ab1', 0)
  expect(game.offered('local', 'action')).toEqual([0, 1])
})

test("GWT2-BLDG-35 the same holds for another player's tile of that number", () => {
  const game = visitOwn('6b', {
    at: 'ab1',
    settings: BUILDING_ONCE,
    prepare: game => game.facesB(10).build(1, 10, 'ab2').build(0, 10, 'ab3'),
  })
  game
    .use(0)
    .use(2)
    .answer({ kind: 'move', to: game.space('ab3') })
  expect(game.offered('local', 'action')).toEqual([])
})

test('GWT2-BLDG-36 after a move from the own 4a to the own 6b, 4a cannot be copied for it', () => {
  const from4a = (prepare: (game: TestGame) => unknown): TestGame => {
    const game = visitOwn('4a', {
      at: 'ab1',
      settings: BUILDING_ONCE,
      prepare: game => prepare(game.facesB(6).build(0, 6, 'ab2')),
    })
    return game.use(1).answer({ kind: 'move', to: game.space('ab2') })
  }
  expect(from4a(() => {}).offered('local', 'action')).toEqual([])
  expect(from4a(game => game.build(1, 4, 'ab3')).offered('local', 'action')).toEqual([])
  const other = from4a(game => game.build(1, 2, 'ab3')).use(0)
  expect(other.told('copied')).toHaveLength(1) // 2a, the only one left
})

test("GWT2-BLDG-37 6b cannot copy another player's 6b", () => {
  expect(copyable('bc2', game => game.build(1, 6, 'bc1'))).toEqual([])
  expect(copyable('bc2', game => game.build(1, 6, 'bc1').build(1, 2, 'bc3'))).toEqual(['bc3'])
})
