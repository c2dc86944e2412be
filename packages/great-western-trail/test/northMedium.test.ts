import { expect, test } from 'vitest'
import { CORRIENTE, CRIOLLO, GALLOWAY, LONGHORN } from '../src/components/cattle.js'
import { BUILDER, COWBOY, FLOOD, hazardTile } from '../src/components/tiles.js'
import { mediumTile, northGame, placeShop, withShops } from './testing/north.js'
import { type Settings, type TestGame, turnout } from './testing/testGame.js'

const SHORTHORN_3 = 7
const FLOOD_TILE = hazardTile(FLOOD, 0)

/** Seat 0 places a shop in the medium town gM with this tile. */
function use(
  tile: string,
  prepare: (game: TestGame) => unknown = () => {},
  settings: Settings = {},
): TestGame {
  const game = mediumTile(withShops(northGame(settings), 0, 'g1'), 'gM', tile)
  prepare(game)
  return placeShop(game, 'gM')
}

test('RTN-MEDIUM-01 hire: a worker of the job market for $2 less', () => {
  const prepare =
    (money: number) =>
    (game: TestGame): unknown => {
      game.player(0).money = money
      return game.jobMarket(1, { 0: [COWBOY, BUILDER] })
    }
  const game = use('hire', prepare(4))
  expect(game.offered('hire', 'worker')).toEqual([COWBOY, BUILDER])
  expect(game.offers({ kind: 'pass' })).toBe(true)
  game.answer({ kind: 'hire', worker: COWBOY })
  expect(game.player(0)).toMatchObject({ money: 0, workers: [0, 2, 1, 1] })
  expect(game.told('hired')).toMatchObject([{ cost: 4 }])
  expect(use('hire', prepare(3)).state.turn).toBe(1) // nothing can be paid
})

test('RTN-MEDIUM-02 engine: up to 3 forward, and a station reached may be upgraded', () => {
  const game = use('engine', game => Object.assign(game.player(0), { engine: 3, money: 2 }))
  expect(game.offered('engine', 'to')).toEqual([4, 5, 6, turnout(4)])
  game.answer({ kind: 'engine', to: turnout(4) })
  expect(game.asked()).toBe('upgradeStation')
})

test('RTN-MEDIUM-03 RTN-MEDIUM-10 trim or hazard: up to two cards out of the game, or a hazard for nothing', () => {
  const prepare = (game: TestGame): unknown => {
    game.player(0).money = 0
    return game.put('flood1', FLOOD_TILE).put('flood2', FLOOD_TILE).hand([CRIOLLO, GALLOWAY, LONGHORN], 0)
  }
  const hazard = use('trimOrHazard', prepare)
  expect(hazard.offered('choice', 'index')).toEqual([0, 1])
  hazard.answer({ kind: 'choice', index: 1 }).answer({ kind: 'hazard', space: hazard.space('flood2') })
  expect(hazard.player(0)).toMatchObject({ hazards: [FLOOD_TILE], money: 0 })
  expect(hazard.player(0).hand).toHaveLength(4) // drawn up, none was removed: the two exclude each other
  expect(hazard.told('removed')).toEqual([])
  const removed = (...cards: number[]): number[] => {
    const game = use('trimOrHazard', prepare).answer({ kind: 'choice', index: 0 })
    for (const card of cards) game.answer({ kind: 'card', card })
    if (game.state.turn === 0) game.pass()
    expect(game.state.turn).toBe(1)
    expect(game.player(0).hazards).toEqual([])
    return game.told('removed').map(event => event.card)
  }
  expect(removed(CRIOLLO, LONGHORN)).toEqual([CRIOLLO, LONGHORN])
  expect(removed(CRIOLLO)).toEqual([CRIOLLO])
  expect(removed()).toEqual([])
})

test('RTN-MEDIUM-03 without a hazard on the board that choice is closed', () => {
  const game = use('trimOrHazard')
  expect(game.offered('choice', 'index')).toEqual([0])
})

test('RTN-MEDIUM-04 cash or cow: $5, or a card of value 3 for nothing', () => {
  const prepare =
    (...market: number[]) =>
    (game: TestGame): unknown => {
      game.player(0).money = 0
      game.state.market = market
      return game
    }
  const cash = use('cashOrCow', prepare(LONGHORN, SHORTHORN_3)).answer({ kind: 'choice', index: 0 })
  expect(cash.player(0)).toMatchObject({ money: 5, discard: [] })
  const cow = use('cashOrCow', prepare(LONGHORN, CORRIENTE, SHORTHORN_3)).answer({ kind: 'choice', index: 1 })
  expect(cow.offered('card', 'card')).toEqual([LONGHORN, CORRIENTE])
  cow.answer({ kind: 'card', card: CORRIENTE })
  expect(cow.player(0)).toMatchObject({ money: 0, discard: [CORRIENTE] })
  expect(cow.state.market.sort()).toEqual([LONGHORN, SHORTHORN_3].sort())
  expect(use('cashOrCow', prepare(SHORTHORN_3)).offered('choice', 'index')).toEqual([0])
})

/** The buildings that the tile 'build' offers. */
function buildable(builders: number, prepare: (game: TestGame) => unknown = () => {}): TestGame {
  return use('build', game => {
    Object.assign(game.player(0), { money: 0, workers: [0, 1, builders, 1] })
    prepare(game)
  })
}

test('RTN-MEDIUM-05 RTN-MEDIUM-06 RTN-MEDIUM-08 build: for nothing, as if with exactly two builders', () => {
  for (const builders of [1, 2, 6]) {
    const game = buildable(builders)
    expect(game.offered('building', 'building')).toEqual([1, 2, 3, 4]) // those that need one or two
    game.answer({ kind: 'building', building: 4 }).answer({ kind: 'site', space: game.space('ab1') })
    expect(game.told('built')).toMatchObject([{ building: 4, price: 0, replaced: 0 }])
    expect(game.player(0).money).toBe(0)
  }
})

test('RTN-MEDIUM-07 a replacement needs at most two builders more, and more', () => {
  const game = buildable(6, game => game.build(0, 5, 'ab1')) // 5a needs three builders
  expect(game.offered('building', 'building')).toEqual([1, 2, 3, 4, 6, 7, 8, 12, 13])
  game.answer({ kind: 'building', building: 8 }) // five builders: only over 5a
  expect(game.told('built')).toMatchObject([{ building: 8, space: game.space('ab1'), price: 0 }])
  const small = buildable(6, game => game.build(0, 5, 'ab1')).answer({ kind: 'building', building: 4 })
  expect(small.offers({ kind: 'site', space: small.space('ab1') })).toBe(false)
  expect(small.offers({ kind: 'site', space: small.space('ab2') })).toBe(true)
})

test("RTN-MEDIUM-09 hire: not from the marker's row, not into a full row", () => {
  const game = use('hire', game => {
    Object.assign(game.player(0), { money: 30, workers: [0, 6, 1, 1] })
    return game.jobMarket(2, { 0: [COWBOY], 1: [BUILDER], 2: [BUILDER] })
  })
  expect(game.options()).toEqual([{ kind: 'hire', worker: BUILDER, row: 1 }, { kind: 'pass' }])
})

test('RTN-MEDIUM-05 the first edition builds with the own builders', () => {
  const offered = (builders: number): number[] =>
    use('build', game => Object.assign(game.player(0), { money: 0, workers: [0, 1, builders, 1] }), {
      edition: 'first',
    }).offered('building', 'building')
  expect(offered(1)).toEqual([1, 2, 3])
  expect(offered(3)).toEqual([1, 2, 3, 4, 5, 12])
})
