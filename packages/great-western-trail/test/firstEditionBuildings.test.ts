import { expect, test } from 'vitest'
import {
  BLACK_ANGUS,
  CRIOLLO,
  GALLOWAY,
  LONGHORN,
  PINEYWOODS,
  SANTA_GERTRUDIS,
} from '../src/components/cattle.js'
import { AUX_MONEY, AUX_REMOVAL } from '../src/components/playerBoard.js'
import {
  COWBOY,
  FLOOD,
  GREEN_OUTLAW,
  hazardTile,
  ORANGE_OUTLAW,
  privateTile,
} from '../src/components/tiles.js'
import { tablesOf } from '../src/state.js'
import { localActions } from '../src/tasks/location.js'
import { type Visit, visitOwn, worth } from './testing/buildings.js'
import { objective, type Settings, type TestGame, testGame, turnout } from './testing/testGame.js'

const FIRST = { edition: 'first' } as const
const AMOUNTS = [-3, -2, -1, 1, 2, 4, 6, 8, 10]
const visit = (name: string, options: Visit = {}): TestGame =>
  visitOwn(name, { ...options, settings: { ...FIRST, ...options.settings } })

/** Seat 0 with so much money trades; a teepee lies on each of these spaces. */
function trade(money: number, ...spaces: string[]): TestGame {
  const game = testGame(FIRST).clearTrail()
  for (const space of spaces) game.put(space, GREEN_OUTLAW)
  game.player(0).money = money
  return game
}

test('GWT1-TRADE-01 any one teepee of choice is taken, kept and never spent', () => {
  const game = trade(10, 'camp2', 'camp6', 'camp9').put('camp6', ORANGE_OUTLAW).start({ kind: 'takeOutlaw' })
  expect(game.offered('outlaw', 'space').map(space => game.spaceName(space))).toEqual([
    'camp2',
    'camp6',
    'camp9',
  ])
  game.answer({ kind: 'outlaw', space: game.space('camp6') })
  expect(game.player(0)).toMatchObject({ greenOutlaws: 0, orangeOutlaws: 1 })
  expect([game.tile('camp2'), game.tile('camp6'), game.tile('camp9')]).toEqual([
    GREEN_OUTLAW,
    0,
    GREEN_OUTLAW,
  ])
  Object.assign(game.player(0), { greenOutlaws: 1 })
  game.build(0, 7, 'ab1').visit('ab1', 0).use(0) // 7a pays for the pair
  expect(game.player(0)).toMatchObject({ greenOutlaws: 1, orangeOutlaws: 1, certificates: 2 })
})

test('GWT1-TRADE-02 GWT1-TRADE-03 the amount of the space is paid or gained at once', () => {
  const changes = AMOUNTS.map((_, i) => {
    const game = trade(3, `camp${i + 1}`).start({ kind: 'takeOutlaw' })
    return game.player(0).money - 3
  })
  expect(changes).toEqual(AMOUNTS)
})

test('GWT1-TRADE-04 the teepee on -2 costs $2, the one on 6 gives $6', () => {
  const take = (space: string): number => {
    const game = trade(5, 'camp2', 'camp7').start({ kind: 'takeOutlaw' })
    return game.answer({ kind: 'outlaw', space: game.space(space) }).player(0).money
  }
  expect([take('camp2'), take('camp7')]).toEqual([3, 11])
})

test('GWT1-TRADE-05 a negative amount must be paid in full', () => {
  const all = ['camp1', 'camp2', 'camp3', 'camp4', 'camp5']
  const offered = (money: number): string[] =>
    trade(money, ...all)
      .start({ kind: 'takeOutlaw' })
      .offered('outlaw', 'space')
      .map(space => testGame(FIRST).spaceName(space))
  expect(offered(0)).toEqual(['camp4', 'camp5'])
  expect(offered(1)).toEqual(['camp3', 'camp4', 'camp5'])
  expect(offered(2)).toEqual(['camp2', 'camp3', 'camp4', 'camp5'])
  expect(offered(3)).toEqual(all)
  const poor = trade(2, 'camp1').visit('nD', 0)
  expect(poor.offers({ kind: 'local', action: 0, either: 0 })).toBe(false)
  expect(trade(3, 'camp1').visit('nD', 0).offers({ kind: 'local', action: 0, either: 0 })).toBe(true)
})

test('GWT1-TRADE-06 without a teepee there is no trade', () => {
  const game = trade(10).visit('nD', 0)
  expect(game.offers({ kind: 'local', action: 0, either: 0 })).toBe(false)
  expect(game.offers({ kind: 'local', action: 0, either: 1 })).toBe(true)
  expect(trade(10, 'camp5').visit('nD', 0).offers({ kind: 'local', action: 0, either: 0 })).toBe(true)
})

test('GWT1-TRADE-07 blue teepees show a black hand, green ones a green hand', () => {
  const fee = (tile: number, players: number): number => {
    const game = testGame({ ...FIRST, players })
      .clearTrail()
      .put('camp4', tile)
      .startMove('nC')
    game.answer({ kind: 'move', to: game.space('camp4') })
    return game.told('fee')[0].amount
  }
  expect([fee(GREEN_OUTLAW, 3), fee(ORANGE_OUTLAW, 3)]).toEqual([2, 1])
  expect([fee(GREEN_OUTLAW, 4), fee(ORANGE_OUTLAW, 4)]).toEqual([1, 2])
})

test('GWT1-BLDG-01 D: trade or $2 for up to two spaces of the engine; a single or double auxiliary action', () => {
  const game = trade(4, 'camp5').visit('nD', 0)
  game.player(0).discs[AUX_MONEY] = 0
  expect(game.offered('local', 'action')).toEqual([0, 1])
  game.use(0, 1)
  expect(game.offered('engine', 'to')).toEqual([1, 2])
  game.answer({ kind: 'engine', to: 2 })
  expect(game.player(0)).toMatchObject({ money: 2, engine: 2 })
  expect(game.offered('local', 'action')).toEqual([1]) // one of the two alternatives
  game.use(1).answer({ kind: 'auxiliary', which: AUX_MONEY, times: 2 })
  expect(game.player(0).money).toBe(4)
  const other = trade(0, 'camp5').visit('nD', 0).use(0, 0)
  expect(other.player(0)).toMatchObject({ money: 2, greenOutlaws: 1 })
})

test('GWT1-BLDG-01 the other neutral buildings are those of the second edition', () => {
  for (const letter of ['A', 'B', 'C', 'E', 'F', 'G']) {
    const [one, two] = (['first', 'second'] as const).map(edition => {
      const game = testGame({ edition }).clearTrail().put('flood1', hazardTile(FLOOD, 0))
      game.hand([GALLOWAY, GALLOWAY, SANTA_GERTRUDIS, PINEYWOODS], 0).jobMarket(1, { 0: [COWBOY] })
      Object.assign(game.player(0), { money: 20 })
      return game.visit(`n${letter}`, 0).options()
    })
    expect(one).toEqual(two)
    expect(one.some(option => option.kind === 'local')).toBe(true)
  }
})

const SAME = ['1a', '2a', '3a', '4a', '7a', '8a', '9a', '10a', '1b', '3b', '4b', '5b', '7b', '9b', '10b']

test.each(SAME)('GWT1-BLDG-02 %s does what it does in the second edition', name => {
  const offered = (settings: Settings): unknown => {
    const prepare = (game: TestGame): void => {
      game
        .put('flood1', hazardTile(FLOOD, 0))
        .put('camp9', GREEN_OUTLAW)
        .jobMarket(1, { 0: [COWBOY] })
      Object.assign(game.player(0), { engine: 10, greenOutlaws: 1, orangeOutlaws: 1, workers: [0, 2, 2, 2] })
    }
    const hand = [CRIOLLO, GALLOWAY, GALLOWAY, PINEYWOODS, objective('cash-a')]
    const game = visitOwn(name, { at: 'bc1', hand, money: 20, prepare, settings })
    const locals = game.options().filter(option => option.kind === 'local')
    expect(locals.length).toBeGreaterThan(0)
    const first = game.options().find(option => option.kind === 'local')
    if (first) game.answer(first)
    return [locals, game.asked(), game.player(0).money, game.player(0).certificates]
  }
  expect(offered(FIRST)).toEqual(offered({}))
})

test('GWT1-BLDG-02 in the words of the rows', () => {
  const actions = (edition: 'first' | 'second', number: number, face: 0 | 1): unknown => {
    const game = testGame({ edition })
    if (face === 1) game.facesB(number)
    return localActions(game.state, privateTile(0, number))
  }
  for (const name of SAME) {
    const [number, face] = [Number.parseInt(name, 10), name.endsWith('b') ? 1 : 0] as const
    expect(actions('first', number, face)).toEqual(actions('second', number, face))
  }
})

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'GWT1-BLDG-03 builders, points and hands of number %d are those of the second edition',
  number => {
    for (const face of ['a', 'b']) {
      const row = worth(`${number}${face}`, FIRST)
      expect(row).toEqual(worth(`${number}${face}`))
      expect(row.builders).toBeGreaterThan(0)
    }
  },
)

test('GWT1-BLDG-04 1a and 7b count the own buildings in the woods, 1a itself too', () => {
  const sites = tablesOf(testGame(FIRST).state).trail.sites.map(site => testGame(FIRST).spaceName(site))
  const inWoods = sites.filter(site => {
    const game = visit('1a', { at: site })
    return game.offers({ kind: 'local', action: 0 })
  })
  expect(inWoods.sort()).toEqual(['floodSite2', 'bc1', 'ce1', 'ce2', 'ef1', 'ef2', 'rockSite2', 'fg2'].sort())
  const money = (prepare: (game: TestGame) => unknown): number =>
    visit('1a', { at: 'bc1', prepare }).use(0).player(0).money
  expect(money(() => {})).toBe(2)
  expect(money(game => game.build(0, 2, 'ce1').build(0, 3, 'cd1').build(1, 4, 'ce2'))).toBe(4)
  const engine = visit('7b', { at: 'ab1', prepare: game => game.build(0, 2, 'ce1').build(0, 3, 'ef1') })
  expect(engine.use(0).offered('engine', 'to')).toEqual([1, 2])
})

test('GWT1-BLDG-05 5a: hire for $1 less, and the engine up to the engineers', () => {
  const prepare = (game: TestGame): unknown => {
    game.player(0).workers = [0, 1, 1, 3]
    return game.jobMarket(1, { 0: [COWBOY] })
  }
  const game = visit('5a', { money: 5, prepare })
  game.use(0)
  expect(game.told('hired')).toMatchObject([{ worker: COWBOY, cost: 5 }])
  game.use(1)
  expect(game.offered('engine', 'to')).toEqual([1, 2, 3])
  expect(visit('5a', { money: 4, prepare }).offered('local', 'action')).toEqual([1])
})

test('GWT1-BLDG-06 6a: a yellow card for $10, and a single or double auxiliary action', () => {
  const game = visit('6a', { hand: [BLACK_ANGUS, LONGHORN] })
  game.player(0).discs[AUX_MONEY] = 0
  game.use(0)
  if (game.asked() === 'discard') {
    expect(game.offered('card', 'card')).toEqual([BLACK_ANGUS])
    game.answer({ kind: 'card', card: BLACK_ANGUS })
  }
  expect(game.player(0)).toMatchObject({ money: 10, discard: [BLACK_ANGUS] })
  game.use(1).answer({ kind: 'auxiliary', which: AUX_MONEY, times: 2 })
  expect(game.player(0).money).toBe(12)
  expect(visit('6a', { hand: [LONGHORN] }).offers({ kind: 'local', action: 0 })).toBe(false)
})

/** 9a with the engine on a space, another engine on 6. */
function specialDelivery(
  engine: number,
  to: number,
  prepare: (game: TestGame) => unknown = () => {},
): TestGame {
  const game = visit('9a', {
    prepare: game => {
      game.player(0).engine = engine
      game.player(1).engine = 6
      prepare(game)
    },
  })
  return game.use(1).answer({ kind: 'engine', to })
}
const delivered = (game: TestGame): string[] => game.offered('city', 'city').map(city => game.cityName(city))

test('GWT1-BLDG-07 9a: back at least one space, occupied ones and turnouts do not count', () => {
  const game = visit('9a', { prepare: game => (game.player(0).engine = 9) }).use(1)
  expect(game.offers({ kind: 'engine', to: 9 })).toBe(false)
  expect(game.offered('engine', 'to')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, turnout(4), turnout(7)])
  // From 9 to 3: 8, 7, 5, 4 and 3 count, 6 is occupied.
  expect(delivered(specialDelivery(9, 3))).toEqual(['kansasCity', 'topeka', 'wichita'])
  expect(delivered(specialDelivery(9, 2))).toEqual(['kansasCity', 'topeka', 'wichita', 'coloradoSprings'])
  expect(() => visit('9a').use(1)).toThrow(/not offered/) // nothing lies behind the start
})

test('GWT1-BLDG-07 no transport cost, $6 at Kansas City, repeats only there and in San Francisco', () => {
  const game = specialDelivery(30, 0, game => game.player(0).cities.fill(1))
  expect(delivered(game)).toEqual(['kansasCity', 'sanFrancisco'])
  game.answer({ kind: 'city', city: game.city('sanFrancisco') }).answer({ kind: 'disc', disc: AUX_REMOVAL })
  expect(game.told('transport')).toEqual([])
  expect(game.player(0).cities[game.city('sanFrancisco')]).toBe(2)
  const home = specialDelivery(9, 8).answer({ kind: 'city', city: game.city('kansasCity') })
  expect(home.answer({ kind: 'disc', disc: AUX_REMOVAL }).player(0).money).toBe(6)
})

test('GWT1-BLDG-07 a turnout at the end allows an upgrade', () => {
  const game = specialDelivery(9, turnout(4), game => (game.player(0).money = 2))
  game.answer({ kind: 'city', city: game.city('topeka') }).answer({ kind: 'disc', disc: AUX_REMOVAL })
  expect(game.asked()).toBe('upgradeStation')
})

test('GWT1-BLDG-08 2b: a grey card for one space of the engine, a green card for $3', () => {
  const game = visit('2b', { hand: [CRIOLLO, SANTA_GERTRUDIS] })
  game.use(0)
  expect(game.player(0).discard).toEqual([CRIOLLO])
  expect(game.offered('engine', 'to')).toEqual([1])
  expect(game.offers({ kind: 'pass' })).toBe(true) // the card may be discarded for its own sake
  game.answer({ kind: 'engine', to: 1 }).use(1)
  expect(game.player(0)).toMatchObject({ engine: 1, money: 3, discard: [CRIOLLO, SANTA_GERTRUDIS] })
  expect(visit('2b', { hand: [GALLOWAY, LONGHORN] }).offered('local', 'action')).toEqual([])
})

test('GWT1-BLDG-09 6b: any card for $3 and an objective card into the hand', () => {
  const start = (): TestGame => {
    const game = visit('6b', { hand: [LONGHORN, CRIOLLO, objective('draw-a')] })
    game.state.objectiveDisplay = [objective('cash-a'), objective('cash-b')]
    game.state.objectiveDeck = [objective('engine-a')]
    game.use(0)
    expect(game.offered('card', 'card')).toEqual([CRIOLLO, LONGHORN]) // no objective card
    return game.answer({ kind: 'card', card: LONGHORN })
  }
  const game = start()
  expect(game.player(0).money).toBe(3)
  expect(game.offers({ kind: 'deck' })).toBe(true)
  expect(game.offers({ kind: 'pass' })).toBe(true)
  game.answer({ kind: 'card', card: objective('cash-b') })
  expect(game.player(0).hand).toContain(objective('cash-b'))
  expect(game.player(0).discard).toEqual([LONGHORN])
  expect(start().answer({ kind: 'deck' }).player(0).hand).toContain(objective('engine-a'))
  expect(start().pass().player(0).hand).toEqual([CRIOLLO, objective('draw-a')].reverse())
})

/** Where the open question of 8b can copy from, or where it copied without a choice. */
function copies(game: TestGame): string[] {
  const spaces = game.asked() === 'copyAdjacent' ? game.offered('copy', 'space') : []
  return spaces.map(space => game.spaceName(space)).sort()
}

test("GWT1-BLDG-10 8b: one adjacent building, own, another player's or neutral", () => {
  const game = visit('8b', {
    at: 'ab1',
    money: 5,
    hand: [GALLOWAY],
    prepare: game => game.build(1, 2, 'ab2'),
  })
  expect(copies(game.use(0))).toEqual(['ab2', 'nA'])
  game.answer({ kind: 'copy', space: game.space('ab2') }).use(0) // a white card for $4
  expect(game.player(0).money).toBe(9)
  expect(game.player(1).money).toBe(7)
  const own = visit('8b', { at: 'ab2', prepare: game => game.build(0, 5, 'ab1').build(1, 3, 'ab3') }).use(0)
  expect(copies(own)).toEqual(['ab1', 'ab3'])
  expect(visit('8b', { at: 'bc2' }).offers({ kind: 'local', action: 0 })).toBe(false)
})

test('GWT1-BLDG-10 the same building may be used again after it was copied', () => {
  const game = visit('8b', { at: 'ab1', prepare: game => game.facesB(10).build(0, 10, 'ab2') })
  game.use(0) // of A nothing could be used
  game.use(0).use(2) // $4, and up to four steps
  game.answer({ kind: 'move', to: game.space('ab2') }).use(0)
  expect(game.player(0).money).toBe(8)
})

test("GWT1-BLDG-10 another player's 8b leads on to a building beside that one, never back", () => {
  const game = visit('8b', {
    at: 'ab1',
    hand: [SANTA_GERTRUDIS],
    settings: { players: 3 },
    prepare: game => game.build(1, 8, 'ab2').build(2, 8, 'ab3'),
  })
  expect(copies(game.use(0))).toEqual(['ab2', 'nA'])
  game.answer({ kind: 'copy', space: game.space('ab2') })
  game.use(0) // only the third 8b is beside it: back to the first does not go
  expect(game.told('copied').map(event => event.building)).toEqual([privateTile(1, 8), privateTile(2, 8)])
  game.use(0)
  expect(game.told('copied').at(-1)?.building).toBe(game.tile('nB'))
  expect(game.offers({ kind: 'local', action: 0 })).toBe(true)
  game.use(0) // B: a green card for $2
  expect(game.player(0).money).toBe(2)
})

test('GWT1-BLDG-10 an 8b with nothing beside it but the way back offers nothing', () => {
  const game = visit('8b', { at: 'ab1', prepare: game => game.build(1, 8, 'ab2') })
  game.use(0) // of A nothing could be used
  expect(game.told('copied').map(event => event.building)).toEqual([privateTile(1, 8)])
  expect(game.offered('local', 'action')).toEqual([])
})
