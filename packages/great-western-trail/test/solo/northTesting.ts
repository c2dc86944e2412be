import { TOWNS, TRADE_SPACES, townIndex } from '../../src/components/north.js'
import type { Difficulty } from '../../src/config.js'
import { deliverForSam } from '../../src/solo/delivery.js'
import { SAM } from '../../src/solo/sam.js'
import { placeSamShop, revealExpansion } from '../../src/solo/shop.js'
import { tablesOf, withEntry } from '../../src/state.js'
import { northGame, type SoloGame } from './testing.js'

export const ready = (solo: Difficulty = 'medium'): SoloGame => northGame({ solo }).human('nA').herder('nA')

/** Sam places a shop of his card now. */
export function shop(game: SoloGame): SoloGame {
  const { north } = tablesOf(game.state)
  if (north === undefined) throw new Error('The expansion is missing.')
  placeSamShop(game.state, game.sam, north, event => game.events.push(event))
  return game
}
export function shops(game: SoloGame, count: number): SoloGame {
  for (let i = 0; i < count; i++) shop(game)
  return game
}
/** Towns where Sam has placed shops, in order. */
export const towns = (game: SoloGame): string[] =>
  game.told('shop').flatMap(({ seat, town }) => (seat === SAM ? [TOWNS[town].name] : []))
/** A shop of somebody stands in a town. */
export function stands(game: SoloGame, town: string, owner: number, space = 3): SoloGame {
  game.state.shops = withEntry(game.state.shops, townIndex(town) * TRADE_SPACES + space, owner)
  return game
}
export function deliver(game: SoloGame): SoloGame {
  deliverForSam(game.state, game.sam, event => game.events.push(event))
  return game
}
export const delivered = (game: SoloGame): string[] =>
  game.told('delivered').map(({ city }) => tablesOf(game.state).cities[city].name)
export const reveal = (game: SoloGame, city: string): SoloGame => {
  revealExpansion(game.state, game.sam, city, event => game.events.push(event))
  return game
}
