import {
  type Box,
  bellsFreed,
  type City,
  type North,
  type Player,
  type State,
  TOWNS,
  type Town,
  TRADE_SPACES,
  tablesOf,
  transportCost,
} from '@railhead/great-western-trail'
import type { Seat } from '@railhead/kernel'
import { hasChanged } from './copies.js'
import { cityWorth, newPlan, type Plan } from './plans.js'

/** Towns of the board of Rails to the North. */
export const TOWN_COUNT = TOWNS.length
/** The strip comes before the large cities: as many as a player's list of cities has after these. */
export const LARGE_CITIES = 8
/** Kinds of medium-town tiles. */
export const MEDIUM_KINDS = 5
/** Shops to a town that no rail leads to. */
const FAR = 99

/** What a seat has and can reach on the board of Rails to the North; nothing without it. */
export interface NorthBoard {
  /** 1 for each town with an own shop. */
  readonly shops: Float32Array
  /** For each town how many shops it takes until one stands there: 0 where one does, 1 where a rail leads. */
  readonly ways: Float64Array
  /** What is one by that: 1, a half, a third; 0 where a shop stands. */
  readonly near: Float32Array
  /** 1 for each large city with an own shop and without an own disc. */
  readonly openCities: Float32Array
  /** 1 for each kind of medium-town tile that a shop would trigger now. */
  readonly tiles: Float32Array
  /** Points and price of the best station that a shop would open now. */
  stationPoints: number
  stationCost: number
  /** The most that a large city without an own shop is worth, by how many shops it takes. */
  cityAhead: number
  /** The next delivery, the large cities among those that can be chosen, with a hand as expected, and with this one. */
  readonly plan: Plan
  readonly handPlan: Plan
  /** What all of this but the plans was seen from. */
  seen: readonly number[]
  seenTiles: readonly number[]
  seenIn: Box | undefined
  seenStations: number
  readonly seenCities: number[]
}

export const newNorthBoard = (): NorthBoard => ({
  shops: new Float32Array(TOWN_COUNT),
  ways: new Float64Array(TOWN_COUNT),
  near: new Float32Array(TOWN_COUNT),
  openCities: new Float32Array(LARGE_CITIES),
  tiles: new Float32Array(MEDIUM_KINDS),
  stationPoints: 0,
  stationCost: 0,
  cityAhead: 0,
  plan: newPlan(),
  handPlan: newPlan(),
  seen: [],
  seenTiles: [],
  seenIn: undefined,
  seenStations: 0,
  seenCities: [],
})

/** Looks at the board of the north. What is found is kept for the same seat while it has the same shops, discs and stations. */
export function lookNorth(state: State, seat: Seat, player: Player, found: NorthBoard): void {
  const box = tablesOf(state)
  const { north } = box
  if (north === undefined) {
    if (found.seenIn !== undefined) Object.assign(found, newNorthBoard())
    return
  }
  const { shops, mediumTiles } = state
  const isSame =
    found.seen === shops &&
    found.seenTiles === mediumTiles &&
    found.seenIn === box &&
    found.seenStations === player.stations
  if (!hasChanged(player.cities, found.seenCities) && isSame) return
  found.seen = shops
  found.seenTiles = mediumTiles
  found.seenIn = box
  found.seenStations = player.stations
  found.shops.fill(0)
  for (let i = 0; i < shops.length; i++) if (shops[i] === seat) found.shops[Math.floor(i / TRADE_SPACES)] = 1
  measureWays(north, player.cities, found)
  lookAtCities(box, player, found)
  lookAtTowns(state, box, north, player, found)
}

/** RTN-ACCESS-01 to -03, town after town. */
function measureWays({ towns }: North, cities: readonly number[], { shops, ways, near }: NorthBoard): void {
  for (let town = 0; town < towns.length; town++) ways[town] = shops[town] > 0 ? 0 : FAR
  for (let town = 0; town < towns.length; town++)
    if (ways[town] === FAR && leadsThere(towns[town], cities)) ways[town] = 1
  for (let isDone = false; !isDone; ) {
    isDone = true
    for (let town = 0; town < towns.length; town++)
      for (const neighbour of towns[town].links)
        if (ways[neighbour] + 1 < ways[town]) {
          ways[town] = ways[neighbour] + 1
          isDone = false
        }
  }
  for (let town = 0; town < towns.length; town++)
    near[town] = ways[town] === 0 || ways[town] === FAR ? 0 : 1 / ways[town]
}

function leadsThere({ townHall, cityLinks }: Town, cities: readonly number[]): boolean {
  if (townHall) return true
  for (const city of cityLinks) if (cities[city] > 0) return true
  return false
}

/** The town of each large city, by box. */
const TOWN_OF = new WeakMap<Box, Int16Array>()

/** The number of the town that must hold a shop for a delivery to each city; -1: none. */
export function townsOfCities(box: Box): Int16Array {
  let known = TOWN_OF.get(box)
  if (known === undefined) {
    const towns = box.north?.towns ?? []
    known = Int16Array.from(box.cities, ({ town }) => towns.findIndex(({ name }) => name === town))
    TOWN_OF.set(box, known)
  }
  return known
}

function lookAtCities(box: Box, player: Player, found: NorthBoard): void {
  const { cities } = player
  const { shops, openCities, ways } = found
  const towns = townsOfCities(box)
  found.cityAhead = 0
  const first = box.cities.length - LARGE_CITIES
  for (let i = 0; i < LARGE_CITIES; i++) {
    const city = first + i
    const isOpen = towns[city] >= 0 && shops[towns[city]] > 0
    const isLeft = cities[city] === 0 || box.cities[city].repeatable
    openCities[i] = isOpen && isLeft ? 1 : 0
    if (isOpen || !isLeft || towns[city] < 0) continue
    found.cityAhead = Math.max(found.cityAhead, northWorth(box, player, city) / ways[towns[city]])
  }
}

/** The station of a town; -1: none. */
export const stationOf = ({ stations }: Box, name: string): number =>
  stations.findIndex(({ town }) => town === name)

function lookAtTowns(state: State, box: Box, { towns }: North, player: Player, found: NorthBoard): void {
  const { ways, tiles } = found
  tiles.fill(0)
  found.stationPoints = 0
  found.stationCost = 0
  for (let town = 0; town < towns.length; town++) {
    if (ways[town] !== 1) continue
    const { kind, name } = towns[town]
    if (kind === 'medium') tiles[state.mediumTiles[town]] = 1
    else if (kind === 'station') {
      const station = stationOf(box, name)
      if (player.stations & (1 << station)) continue
      const { points, cost } = box.stations[station]
      if (points <= found.stationPoints) continue
      found.stationPoints = points
      found.stationCost = cost
    }
  }
}

/** Points that a disc in a city brings, those for bells too. */
export const northWorth = (box: Box, player: Player, city: number): number =>
  cityWorth(box, player, city) + bellPoints(box.cities[city], player)

export const bellPoints = ({ pointsPerBell = 0 }: City, player: Player): number =>
  pointsPerBell === 0 ? 0 : pointsPerBell * bellsFreed(player)

/** What the best two cities of strip and north bring that a hand of that worth opens. */
export function planNorth(box: Box, player: Player, board: NorthBoard, worth: number, plan: Plan): void {
  const { cities } = box
  const towns = townsOfCities(box)
  plan.best = plan.second = plan.cost = plan.gap = plan.open = plan.farthest = 0
  let nearest = Number.POSITIVE_INFINITY
  for (let city = 1; city < player.cities.length; city++) {
    const { value, repeatable } = cities[city]
    const town = towns[city]
    if ((player.cities[city] > 0 && !repeatable) || (town >= 0 && board.shops[town] === 0)) continue
    if (value > worth) {
      nearest = Math.min(nearest, value - worth)
      continue
    }
    plan.open++
    if (value > plan.farthest) plan.farthest = value
    const points = northWorth(box, player, city)
    if (points > plan.best) {
      plan.second = plan.best
      plan.best = points
      plan.cost = transportCost(box, player.engine, value)
    } else if (points > plan.second) plan.second = points
  }
  plan.gap = Number.isFinite(nearest) ? nearest : 0
}
