import {
  type Box,
  type City,
  NO_MASTER,
  type North,
  type Player,
  SHOPS_PER_BELL,
  type State,
  type Task,
  type Town,
  tablesOf,
} from '@railhead/great-western-trail'
import { addTrait, type Traits } from '../traits.js'
import { bellPoints, northWorth, planNorth, stationOf, townsOfCities } from './north.js'
import { newPlan } from './plans.js'
import { type Position, position } from './position.js'
import { AT, DOLLARS, TOWN } from './traitNames.js'

/** Certificates that are worth saving up for a delivery. */
const CERTIFICATES = 3

/** What each medium-town tile is good for, by its number. */
const TILE_TRAITS = [AT.shopHire, AT.shopEngine, AT.shopTrim, AT.shopCash, AT.shopBuild]

/** A shop: the town, what its space costs and gives, what the town does, and where rails lead from there. */
export function shop(state: State, player: Player, town: number, space: number, traits: Traits): void {
  const box = tablesOf(state)
  const { north } = box
  if (north === undefined) return
  const { kind, name, spaces } = north.towns[town]
  const { cost, bonus } = spaces[space]
  addTrait(traits, TOWN + town, 1)
  addTrait(traits, AT.shopCost, cost / 4)
  addTrait(traits, AT.shopLeft, (player.money - cost) / DOLLARS)
  addBonus(bonus, traits)
  addTrait(traits, AT.shopBell, (player.shopsPlaced + 1) % SHOPS_PER_BELL === 0 ? 1 : 0)
  if (kind === 'medium') addTrait(traits, TILE_TRAITS[state.mediumTiles[town]], 1)
  else if (kind === 'station') addStation(state, player, stationOf(box, name), traits)
  else if (kind === 'large') addCity(box, player, townsOfCities(box).indexOf(town), traits)
  addWays(box, north, player, town, traits)
}

/** The sixth auxiliary action: what shops could lead to now. */
export function shops(player: Player, times: number, traits: Traits): void {
  const { tiles, stationPoints, stationCost, cityAhead } = position().north
  let kinds = 0
  for (let i = 0; i < tiles.length; i++) kinds += tiles[i]
  addTrait(traits, AT.shopsTwice, times - 1)
  addTrait(traits, AT.shopsTiles, kinds / 2)
  addTrait(traits, AT.shopsStation, player.money > stationCost ? stationPoints / 5 : 0)
  addTrait(traits, AT.shopsCity, cityAhead / 10)
}

function addBonus(bonus: Task | undefined, traits: Traits): void {
  switch (bonus?.kind) {
    case 'money':
      addTrait(traits, AT.shopMoney, bonus.amount / 4)
      break
    case 'exchangeToken':
      addTrait(traits, AT.shopToken, 1)
      break
    case 'certificate':
      addTrait(traits, AT.shopCertificate, bonus.amount)
      break
    case 'takeObjective':
      addTrait(traits, AT.shopObjective, 1)
      break
    default:
  }
}

/** A station that could be upgraded at once. */
function addStation(state: State, { money, stations }: Player, station: number, traits: Traits): void {
  const { cost, points } = tablesOf(state).stations[station]
  if ((stations & (1 << station)) !== 0 || money < cost) return
  addTrait(traits, AT.shopStation, 1)
  addTrait(traits, AT.shopStationPoints, points / 5)
  addTrait(traits, AT.shopMaster, state.masters[station] === NO_MASTER ? 0 : 1)
}

/** A large city that would be open to deliveries. */
function addCity(box: Box, player: Player, city: number, traits: Traits): void {
  const { value } = box.cities[city]
  addTrait(traits, AT.shopCityPoints, northWorth(box, player, city) / 10)
  addTrait(traits, AT.shopCityValue, value / 10)
  addTrait(traits, AT.shopCityInReach, value <= reach(position()) ? 1 : 0)
}

const reach = ({ expected, permanent, player }: Position): number =>
  expected + permanent + Math.min(player.certificates, CERTIFICATES)

/** Towns that a shop makes accessible, and the best large city that it brings nearer. */
function addWays(box: Box, north: North, player: Player, town: number, traits: Traits): void {
  const { ways } = position().north
  let opens = 0
  let tiles = 0
  for (const neighbour of north.towns[town].links) {
    if (ways[neighbour] <= 1) continue
    opens++
    if (north.towns[neighbour].kind === 'medium') tiles++
  }
  addTrait(traits, AT.shopOpens, opens / 2)
  addTrait(traits, AT.shopOpensTiles, tiles)
  const hops = hopsOf(north.towns)[town]
  const towns = townsOfCities(box)
  let best = 0
  for (let city = 0; city < towns.length; city++) {
    const there = towns[city]
    if (there < 0 || there === town || player.cities[city] > 0 || hops[there] >= ways[there]) continue
    best = Math.max(best, northWorth(box, player, city) / (1 + hops[there]))
  }
  addTrait(traits, AT.shopLeadsToCity, best / 5)
}

/** Rails between each two towns, over other towns. */
const HOPS = new WeakMap<readonly Town[], readonly Int16Array[]>()
const FAR = 99

function hopsOf(towns: readonly Town[]): readonly Int16Array[] {
  let known = HOPS.get(towns)
  if (known === undefined) {
    known = towns.map((_, from) => hopsFrom(towns, from))
    HOPS.set(towns, known)
  }
  return known
}

function hopsFrom(towns: readonly Town[], from: number): Int16Array {
  const hops = new Int16Array(towns.length).fill(FAR)
  hops[from] = 0
  const next = [from]
  for (let town = next.shift(); town !== undefined; town = next.shift())
    for (const neighbour of towns[town].links) {
      if (hops[neighbour] < FAR) continue
      hops[neighbour] = hops[town] + 1
      next.push(neighbour)
    }
  return hops
}

/** A delivery in the north, or to a city of the strip that rails lead from. */
export function northCity(box: Box, player: Player, city: number, traits: Traits): void {
  const { north } = box
  if (north === undefined) return
  const place: City = box.cities[city]
  addTrait(traits, AT.cityNorth, place.town === undefined ? 0 : 1)
  addTrait(traits, AT.cityBells, bellPoints(place, player) / 10)
  addTrait(traits, AT.cityObjective, place.onDelivery?.kind === 'takeObjective' ? 1 : 0)
  if (place.town !== undefined) return
  const { ways } = position().north
  let opens = 0
  for (let town = 0; town < north.towns.length; town++)
    if (ways[town] > 1 && north.towns[town].cityLinks.includes(city)) opens++
  addTrait(traits, AT.cityOpens, opens)
}

const plan = newPlan()

/** What the next delivery is worth with so many certificates, the large cities among those that can be chosen. */
export function northSpend(box: Box, player: Player, worth: number, traits: Traits): void {
  if (box.north === undefined) return
  planNorth(box, player, position().north, worth, plan)
  addTrait(traits, AT.spendNorth, plan.best / 10)
  addTrait(traits, AT.spendNorthShort, plan.gap / 4)
}
