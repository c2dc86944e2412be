import { BREED_OF, isCattle, type Player, type State, tablesOf } from '@railhead/great-western-trail'
import { UNKNOWN } from '@railhead/kernel'

/** What the known cards in hand are worth for a delivery, each breed once, and how many of them add nothing. */
export function valueHand(
  player: Player,
  values: readonly number[],
): { readonly value: number; readonly doubles: number } {
  let seen = 0
  let value = 0
  let doubles = 0
  for (const card of player.hand) {
    if (card === UNKNOWN || !isCattle(card)) continue
    const bit = 1 << BREED_OF[card]
    if ((seen & bit) !== 0) {
      doubles++
      continue
    }
    seen |= bit
    value += values[card]
  }
  return { value, doubles }
}

/** The value of the most distant city beyond Kansas City that is open to a delivery of that worth; 0: none is. */
export function farthestCity(state: State, player: Player, worth: number): number {
  const { cities } = tablesOf(state)
  let highest = 0
  for (let city = 1; city < player.cities.length; city++) {
    const { value, repeatable, town } = cities[city]
    if (value <= highest || value > worth) continue
    if (town === undefined && (player.cities[city] === 0 || repeatable)) highest = value
  }
  return highest
}
