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

/** How many cities beyond Kansas City are open to a delivery of that value, and the most distant of them. */
export function openCities(
  state: State,
  player: Player,
  worth: number,
): { readonly count: number; readonly highest: number } {
  const { cities } = tablesOf(state)
  let count = 0
  let highest = 0
  for (let city = 1; city < player.cities.length; city++) {
    const { value, repeatable, town } = cities[city]
    if (town !== undefined || value > worth || (player.cities[city] > 0 && !repeatable)) continue
    count++
    highest = Math.max(highest, value)
  }
  return { count, highest }
}
