import type { Tell } from '@railhead/kernel'
import { hasShop } from '../addons/railsToTheNorth.js'
import type { City } from '../components/cities.js'
import { townIndex } from '../components/north.js'
import type { Event } from '../event.js'
import type { Rulings } from '../rulings/index.js'
import { type State, tablesOf } from '../state.js'
import { type Chosen, choose, type Rank, tellReasons } from './choice.js'
import { DIFFICULTY_ROWS, itineraryOf } from './difficulty.js'
import { placeSamDisc } from './disc.js'
import { takeSamObjective } from './objective.js'
import { SAM, type Sam } from './sam.js'
import { difficultyOf, revealExpansion } from './shop.js'

const cityNamed = (state: State, name: string): number =>
  tablesOf(state).cities.findIndex(city => city.name === name)

/** Cities of the strip in the order of Sam's deliveries; the last one repeats (SAM-KC-08, -09, RSAM-ITIN-01, -07). */
export function stripOrder(state: State): number[] {
  const difficulty = difficultyOf(state)
  const { cities, north, rulings } = tablesOf(state)
  if (north !== undefined) return itineraryOf(rulings, difficulty).strip.map(name => cityNamed(state, name))
  const first = cityNamed(state, state.config.samFirstCity ?? DIFFICULTY_ROWS[difficulty].firstCity)
  return cities.map((_, city) => city).slice(first)
}

/** Large cities of the itinerary with a shop of Sam and without a delivery (RSAM-ITIN-03). */
function eligibleLargeCities(state: State, sam: Sam): City[] {
  const { cities, rulings } = tablesOf(state)
  const { large } = itineraryOf(rulings, difficultyOf(state))
  return cities.filter(
    ({ name, town }, city) =>
      town !== undefined &&
      large.includes(name) &&
      sam.cities[city] === 0 &&
      hasShop(state, townIndex(town), SAM),
  )
}

/** RSAM-ITIN-04 to -06 */
export const largeCityRanks = ({ samLargeCityTies }: Rulings): readonly Rank<City>[] => [
  { reason: 'mostPoints', of: city => city.points },
  samLargeCityTies === 'highestValue'
    ? { reason: 'highestValue', of: city => city.value }
    : { reason: 'lowestValue', of: city => -city.value },
]

function nextCity(state: State, sam: Sam): Chosen<number> {
  const large = choose(eligibleLargeCities(state, sam), largeCityRanks(tablesOf(state).rulings))
  if (large !== undefined) {
    const city = tablesOf(state).cities.indexOf(large.best)
    return { best: city, reasons: ['largeCityWithShop', ...large.reasons] }
  }
  const order = stripOrder(state)
  const last = order.length - 1
  return sam.deliveries > last
    ? { best: order[last], reasons: ['lastCityAgain'] }
    : { best: order[sam.deliveries], reasons: ['nextCity'] }
}

/** Where Sam delivers next, and the cities of the strip that follow, as far as they can be told now. */
export function samRoute(state: State, sam: Sam): number[] {
  const next = nextCity(state, sam).best
  const order = stripOrder(state)
  const after = tablesOf(state).cities[next].town === undefined ? sam.deliveries + 1 : sam.deliveries
  return [next, ...order.slice(after)]
}

/** Step 5: no value needed, no transport, no money or tokens (SAM-KC-10 to -13, RSAM-ITIN-08, -13, -14). */
export function deliverForSam(state: State, sam: Sam, tell: Tell<Event> | undefined): void {
  const { best: city, reasons } = nextCity(state, sam)
  const { cities, rulings } = tablesOf(state)
  tellReasons('city', reasons, tell)
  if (!placeSamDisc(state, sam, 'city', city, tell)) {
    if (rulings.samWithoutDisc === 'goesOn' && cities[city].town === undefined) sam.deliveries++ // SAM-KC-15
    return
  }
  tell?.({ type: 'delivered', seat: SAM, city })
  if (cities[city].town === undefined) sam.deliveries++
  for (let card = objectivesWon(state, sam, city); card > 0; card--) takeSamObjective(state, sam, tell)
  revealExpansion(state, sam, cities[city].name, tell)
}

/** Objective cards of the city itself and of the arrows that this disc completes. */
function objectivesWon(state: State, { cities: own }: Sam, city: number): number {
  const { cities } = tablesOf(state)
  let won = cities[city].onDelivery?.kind === 'takeObjective' ? 1 : 0
  if (own[city] !== 1) return won
  if (own[city + 1] > 0 && cities[city].arrow.action === 'objective') won++
  if (own[city - 1] > 0 && cities[city - 1].arrow.action === 'objective') won++
  return won
}
