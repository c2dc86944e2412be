import { TRADE_SPACES, townIndex } from '../../src/components/north.js'
import { NOBODY, tablesOf, withEntry } from '../../src/state.js'
import { type Settings, type TestGame, testGame } from './testGame.js'

export const NORTH: Settings = { addons: ['railsToTheNorth'] }

/** A match with Rails to the North on a trail without hazards and outlaws. */
export function northGame(settings: Settings = {}, seed?: string): TestGame {
  return testGame({ ...NORTH, ...settings }, seed).clearTrail()
}

export const townName = (game: TestGame, town: number): string =>
  tablesOf(game.state).north?.towns[town].name ?? ''

/** Whose shop stands on a trade space of a town. */
export const shopAt = (game: TestGame, town: string, space: number): number =>
  game.state.shops[townIndex(town) * TRADE_SPACES + space]

/** Shops of a seat on the last free trade space of each of these towns. */
export function withShops(game: TestGame, seat: number, ...towns: string[]): TestGame {
  for (const town of towns) {
    const start = townIndex(town) * TRADE_SPACES
    const place = game.state.shops.lastIndexOf(NOBODY, start + TRADE_SPACES - 1)
    game.state.shops = withEntry(game.state.shops, place, seat)
    game.player(seat).shopsPlaced++
  }
  return game
}

/** Seat 0 is asked where to place a shop, and may decline. */
export function askShop(game: TestGame): TestGame {
  game.state.turn = 0
  return game.start({ kind: 'placeShop', optional: true })
}

/** The towns where seat 0 can place a shop now. */
export const openTowns = (game: TestGame): string[] =>
  askShop(game)
    .offered('shop', 'town')
    .map(town => townName(game, town))

/** Seat 0 places a shop. */
export const placeShop = (game: TestGame, town: string, space = 0): TestGame =>
  askShop(game).answer({ kind: 'shop', town: townIndex(town), space })

/** Puts this medium-town tile on a town. */
export function mediumTile(game: TestGame, town: string, name: string): TestGame {
  const { north } = tablesOf(game.state)
  const tiles = [...game.state.mediumTiles]
  tiles[townIndex(town)] = north?.mediumTiles.findIndex(tile => tile.name === name) ?? -1
  Object.assign(game.state, { mediumTiles: tiles })
  return game
}
