import {
  attackable,
  BANK,
  BUILDINGS,
  BUILT,
  buildingIncome,
  CHURCH,
  capOf,
  DRUGSTORE,
  HOTEL,
  HOUSE,
  HOUSE_VALUE,
  MAP_SPOTS,
  MINE,
  MOUNTAIN,
  NEIGHBOURS,
  NOBODY,
  NOTHING,
  PARCELS,
  PRISON,
  parcelPrice,
  RANCH,
  reached,
  SALOON,
  type State,
  TYPES,
} from '@railhead/carson-city'
import type { Seat } from '@railhead/kernel'
import { winChance } from './duels.js'

/** What the town plan holds for one seat. One of them is filled again and again. */
export interface Land {
  parcels: number
  houses: number
  mountains: number
  /** Own buildings by type. */
  readonly buildings: Float64Array
  buildingCount: number
  /** Income of all own buildings, of those that can be attacked, and of the best of these. */
  income: number
  exposed: number
  mostExposed: number
  /** Own income that attackers on the map threaten, and what own attackers hope for. */
  threatened: number
  raids: number
  defenders: number
  /** The best income of a building of another seat that could be attacked now. */
  prey: number
  /** Own empty parcels, and those reached by a road. */
  sites: number
  reachedSites: number
  /** Own cowboys on parcels: how many will be bought, what they cost, and what comes with them. */
  claims: number
  claimCost: number
  claimedHouses: number
  claimedMountains: number
  /** What a new building of each type could earn on the best own or claimed site. */
  readonly best: Float64Array
}

export const land: Land = {
  parcels: 0,
  houses: 0,
  mountains: 0,
  buildings: new Float64Array(TYPES),
  buildingCount: 0,
  income: 0,
  exposed: 0,
  mostExposed: 0,
  threatened: 0,
  raids: 0,
  defenders: 0,
  prey: 0,
  sites: 0,
  reachedSites: 0,
  claims: 0,
  claimCost: 0,
  claimedHouses: 0,
  claimedMountains: 0,
  best: new Float64Array(TYPES),
}

/** A site that is not reached yet counts so much for buildings that need a road. */
const UNREACHED = 0.4

/** Fills `land` for the seat. `money` is what it can spend on parcels. */
export function surveyLand(state: State, seat: Seat, money: number): void {
  clear()
  const bit = 1 << seat
  const whiteSpot = state.white >= MAP_SPOTS && state.character[seat] === 0 ? state.white : NOBODY
  for (let parcel = 0; parcel < PARCELS; parcel++) {
    const owner = state.owner[parcel]
    if (owner === seat) surveyOwn(state, seat, parcel)
    else if (owner !== NOBODY && state.on[parcel] >= BUILT) surveyForeign(state, seat, parcel)
  }
  for (let parcel = 0; parcel < PARCELS; parcel++) {
    if (state.owner[parcel] === seat && state.on[parcel] === NOTHING)
      surveySite(state, seat, parcel, reached(state, parcel) ? 1 : UNREACHED, 1)
    if (state.owner[parcel] !== NOBODY) continue
    const spot = MAP_SPOTS + parcel
    if (state.cowboysAt[spot] & bit || spot === whiteSpot) surveyClaim(state, seat, parcel, money)
  }
}

function clear(): void {
  land.parcels = land.houses = land.mountains = land.buildingCount = 0
  land.income = land.exposed = land.mostExposed = land.threatened = land.raids = land.defenders = 0
  land.prey = land.sites = land.reachedSites = 0
  land.claims = land.claimCost = land.claimedHouses = land.claimedMountains = 0
  land.buildings.fill(0)
  land.best.fill(0)
}

function surveyOwn(state: State, seat: Seat, parcel: number): void {
  land.parcels++
  const object = state.on[parcel]
  if (object === HOUSE) land.houses++
  else if (object === MOUNTAIN) land.mountains++
  if (object < BUILT) return
  land.buildings[object - BUILT]++
  land.buildingCount++
  const income = buildingIncome(state, parcel)
  land.income += income
  const spot = MAP_SPOTS + parcel
  const there = state.cowboysAt[spot]
  if (there & (1 << seat) || state.white === spot) land.defenders++
  if (there & ~(1 << seat)) {
    const lost = there & (1 << seat) ? 1 - winChance(state, seat, there) : 1
    land.threatened += (lost * income) / 2
  } else if (there === 0 && state.white !== spot && income > 0 && attackable(state, parcel)) {
    land.exposed += income
    if (income > land.mostExposed) land.mostExposed = income
  }
}

function surveyForeign(state: State, seat: Seat, parcel: number): void {
  const there = state.cowboysAt[MAP_SPOTS + parcel]
  if (there & (1 << seat)) {
    land.raids += (winChance(state, seat, there) * buildingIncome(state, parcel)) / 2
    return
  }
  if (there !== 0 || state.white === MAP_SPOTS + parcel || !attackable(state, parcel)) return
  const income = buildingIncome(state, parcel)
  if (income > land.prey) land.prey = income
}

function surveyClaim(state: State, seat: Seat, parcel: number, money: number): void {
  const price = parcelPrice(state, parcel)
  if (price > money - land.claimCost || land.claims + 1 > state.property[seat]) return
  const chance = winChance(state, seat, state.cowboysAt[MAP_SPOTS + parcel])
  land.claims += chance
  land.claimCost += chance * price
  if (state.on[parcel] === HOUSE) land.claimedHouses += chance
  else if (state.on[parcel] === MOUNTAIN) land.claimedMountains += chance
  else surveySite(state, seat, parcel, reached(state, parcel) ? 1 : UNREACHED, chance)
}

/** What the eight buildings would earn on an empty parcel of the seat. */
function surveySite(state: State, seat: Seat, parcel: number, road: number, certainty: number): void {
  land.sites += certainty
  if (road === 1) land.reachedSites += certainty
  let empty = 0
  let mountains = 0
  let houses = 0
  for (const neighbour of NEIGHBOURS[parcel]) {
    const object = state.on[neighbour]
    if (object === NOTHING) empty++
    const holder = state.owner[neighbour]
    if (holder !== NOBODY && holder !== seat) continue
    if (object === MOUNTAIN) mountains++
    else houses += HOUSE_VALUE[object]
  }
  // The house that comes with a building of the town is put beside it.
  const town = certainty * road
  raise(RANCH, certainty * Math.max(1, empty))
  raise(MINE, certainty * BUILDINGS[MINE].each * mountains)
  raise(DRUGSTORE, town * earning(state, DRUGSTORE, houses + 1 + land.buildings[RANCH]))
  raise(BANK, town * earning(state, BANK, houses + 1 + land.buildings[MINE]))
  raise(SALOON, town * earning(state, SALOON, houses + 1))
  raise(HOTEL, town * BUILDINGS[HOTEL].each)
  raise(CHURCH, town)
  raise(PRISON, town)
}

const earning = (state: State, building: number, units: number): number =>
  Math.min(capOf(state, BUILDINGS[building].id), BUILDINGS[building].each * units)

function raise(building: number, income: number): void {
  if (income > land.best[building]) land.best[building] = income
}
