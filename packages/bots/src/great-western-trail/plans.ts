import {
  type Box,
  type Player,
  STATION_POSITIONS,
  type State,
  tablesOf,
  transportCost,
} from '@railhead/great-western-trail'

const DOLLARS_PER_POINT = 5

/** Points that a disc in this city brings at once, less what its transport costs. */
export function cityWorth(box: Box, player: Player, city: number): number {
  const { cities } = box
  const { points, value, arrow, money } = cities[city]
  let worth = points + money / DOLLARS_PER_POINT
  if (player.cities[city] === 0) {
    if (city + 1 < cities.length && player.cities[city + 1] > 0) worth += arrow.points ?? 0
    if (city > 0 && player.cities[city - 1] > 0) worth += cities[city - 1].arrow.points ?? 0
  }
  return worth - transportCost(box, player.engine, value) / DOLLARS_PER_POINT
}

/** What the next delivery may bring. */
export interface Plan {
  /** Points of the best and the second best city. */
  best: number
  second: number
  /** Dollars that transport to the best city costs. */
  cost: number
  /** Breeding value that is missing to the next city. */
  gap: number
  /** How many cities beyond Kansas City are open to it, and the value of the most distant of them. */
  open: number
  farthest: number
}

export const newPlan = (): Plan => ({ best: 0, second: 0, cost: 0, gap: 0, open: 0, farthest: 0 })

/** What the best two cities bring that a hand of that worth opens. */
export function planDelivery(state: State, player: Player, worth: number, plan: Plan): void {
  const box = tablesOf(state)
  const { cities } = box
  plan.best = 0
  plan.second = 0
  plan.cost = 0
  plan.gap = 0
  plan.open = 0
  plan.farthest = 0
  for (let city = 1; city < player.cities.length; city++) {
    const { value, repeatable, town } = cities[city]
    if (town !== undefined || (player.cities[city] > 0 && !repeatable)) continue
    if (value > worth) {
      if (plan.gap === 0) plan.gap = value - worth
      continue
    }
    plan.open++
    if (value > plan.farthest) plan.farthest = value
    const points = cityWorth(box, player, city)
    if (points > plan.best) {
      plan.second = plan.best
      plan.best = points
      plan.cost = transportCost(box, player.engine, value)
    } else if (points > plan.second) plan.second = points
  }
}

/** The next station on the track that the player has not upgraded; -1 if there is none. */
export function nextStation({ track }: Box, player: Player): number {
  const from = track.place[player.engine]
  for (let station = 0; station < STATION_POSITIONS.length; station++) {
    if (player.stations & (1 << station)) continue
    if (track.place[STATION_POSITIONS[station]] > from) return station
  }
  return -1
}

/** Steps of the engine to the next station that the player has not upgraded; 0 if there is none. */
export function stationGap(box: Box, player: Player): number {
  const station = nextStation(box, player)
  if (station < 0) return 0
  const position = STATION_POSITIONS[station]
  return Math.ceil(box.track.place[position] - box.track.place[player.engine])
}
