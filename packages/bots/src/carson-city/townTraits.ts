import {
  attackable,
  BANK,
  BUILDINGS,
  BUILT,
  buildingIncome,
  CHURCH,
  capOf,
  DRUGSTORE,
  EDGE_END,
  EDGE_START,
  HOUSE,
  HOUSE_VALUE,
  MAP_SPOTS,
  MINE,
  MOUNTAIN,
  NEIGHBOURS,
  NOBODY,
  NOTHING,
  PARCELS,
  parcelPrice,
  RANCH,
  reached,
  SALOON,
  SIZE,
  type State,
} from '@railhead/carson-city'
import type { Seat } from '@railhead/kernel'
import type { Traits } from '../traits.js'
import { winChance } from './duels.js'
import { forecast, keptTiles } from './forecast.js'
import { land } from './land.js'
import { add, DOLLARS } from './traitNames.js'

/** How many others have a cowboy on a spot. */
export function rivalsAt(state: State, seat: Seat, spot: number): number {
  let others = state.cowboysAt[spot] & ~(1 << seat)
  let count = 0
  for (; others !== 0; others &= others - 1) count++
  return count
}

/** Chance that a cowboy of the seat on this spot wins what it came for. */
export const chanceAt = (state: State, seat: Seat, spot: number): number =>
  winChance(state, seat, state.cowboysAt[spot] | (1 << seat))

/** What lies around a parcel, as the seat could use it. One of them is filled again and again. */
const around = { empty: 0, mountains: 0, houses: 0, own: 0, rivals: 0 }

function lookAround(state: State, seat: Seat, parcel: number): void {
  around.empty = around.mountains = around.houses = around.own = around.rivals = 0
  for (const neighbour of NEIGHBOURS[parcel]) {
    const object = state.on[neighbour]
    if (object === NOTHING) around.empty++
    const holder = state.owner[neighbour]
    if (holder === seat) around.own++
    else if (holder !== NOBODY) {
      around.rivals++
      continue
    }
    if (object === MOUNTAIN) around.mountains++
    else around.houses += HOUSE_VALUE[object]
  }
}

/** What a house value beside it is worth to what stands on a parcel. */
function perHouse(object: number): number {
  if (object === BUILT + SALOON) return BUILDINGS[SALOON].each
  return object === BUILT + DRUGSTORE || object === BUILT + BANK ? BUILDINGS[DRUGSTORE].each : 0
}

/** A parcel to be claimed; `isPaid` where it is not free, `isPlaced` where a cowboy would be sent there. */
export function parcel(
  state: State,
  seat: Seat,
  place: number,
  isPaid: boolean,
  isPlaced: boolean,
  traits: Traits,
): void {
  const price = parcelPrice(state, place)
  add(traits, 'parcelPrice', price / 5)
  if (isPaid) {
    const left = state.money[seat] - price - (isPlaced ? land.claimCost - forecast.money : 0)
    if (left < 0) add(traits, 'parcelShort', 1)
    else add(traits, 'parcelLeft', left / DOLLARS)
  }
  if (isPlaced) {
    const rivals = rivalsAt(state, seat, MAP_SPOTS + place)
    add(traits, 'parcelRivals', rivals)
    if (rivals > 0) add(traits, 'parcelLost', 1 - chanceAt(state, seat, MAP_SPOTS + place))
  }
  lookAround(state, seat, place)
  add(traits, 'parcelOwnBeside', around.own / 3)
  add(traits, 'parcelRivalsBeside', around.rivals / 3)
  const object = state.on[place]
  if (object === NOTHING) {
    site(state, place, traits)
    return
  }
  add(traits, 'parcelObject', 1)
  // What stands on a parcel of nobody serves everybody beside it, and then only its owner.
  let denied = 0
  let secured = 0
  for (const neighbour of NEIGHBOURS[place]) {
    const holder = state.owner[neighbour]
    if (holder === NOBODY) continue
    const beside = state.on[neighbour]
    const each =
      object === HOUSE ? perHouse(beside) : object === MOUNTAIN && beside === BUILT + MINE ? MINED : 0
    if (holder === seat) secured += each
    else denied += each
  }
  add(traits, 'parcelDenies', denied / DOLLARS)
  add(traits, 'parcelSecures', secured / DOLLARS)
}

const MINED = BUILDINGS[MINE].each

/** What could be built on an empty parcel that was looked around just before, beside the best that the seat has. */
function site(state: State, place: number, traits: Traits): void {
  const { empty, mountains, houses } = around
  if (reached(state, place)) add(traits, 'parcelReached', 1)
  add(traits, 'parcelEmpty', empty / 8)
  add(traits, 'parcelMine', mountains / 3)
  add(traits, 'parcelTown', houses / 3)
  add(traits, 'parcelBetterMine', Math.max(0, MINED * mountains - land.best[MINE]) / DOLLARS)
  const town = BUILDINGS[SALOON].each * (houses + 1)
  add(traits, 'parcelBetterTown', Math.max(0, town - land.best[SALOON]) / DOLLARS)
  add(traits, 'parcelBetterRanch', Math.max(0, empty - land.best[RANCH]) / 8)
}

/** Going on to choose a parcel. */
export function toParcel(state: State, seat: Seat, traits: Traits): void {
  const wanting = keptTiles(state, seat) + forecast.tiles + forecast.shortage - land.sites
  add(traits, 'toParcelNeeded', Math.max(0, Math.min(3, wanting)))
  add(traits, 'toParcelLeft', (state.money[seat] + forecast.money - land.claimCost) / DOLLARS)
}

/** What a building of the seat would earn on a parcel that was looked around just before. */
function earning(state: State, building: number): number {
  const { each, income, least, id } = BUILDINGS[building]
  let units = 0
  switch (income) {
    case 'flat':
      units = 1
      break
    case 'emptyNeighbours':
      units = around.empty
      break
    case 'mountains':
      units = around.mountains
      break
    case 'houses':
      units = around.houses
      break
    case 'housesAndRanches':
      units = around.houses + land.buildings[RANCH]
      break
    case 'housesAndMines':
      units = around.houses + land.buildings[MINE]
      break
    case 'none':
  }
  return Math.max(least, Math.min(capOf(state, id), each * units))
}

/** A tile put on a parcel. */
export function building(state: State, seat: Seat, tile: number, place: number, traits: Traits): void {
  lookAround(state, seat, place)
  const income = earning(state, tile)
  add(traits, 'siteIncome', income / DOLLARS)
  add(traits, 'siteShort', Math.max(0, land.best[tile] - income) / DOLLARS)
  if (tile !== MINE) add(traits, 'siteMountains', around.mountains / 3)
  const value = HOUSE_VALUE[BUILT + tile]
  let fed = 0
  let cost = 0
  let hurt = 0
  let guarded = 0
  for (const neighbour of NEIGHBOURS[place]) {
    const object = state.on[neighbour]
    if (object < BUILT) continue
    const isOwn = state.owner[neighbour] === seat
    if (isOwn) fed += value * perHouse(object)
    if (object === BUILT + RANCH) {
      if (isOwn) cost++
      else hurt++
    }
    if (tile === CHURCH && isOwn) guarded += buildingIncome(state, neighbour)
  }
  add(traits, 'siteFeeds', fed / DOLLARS)
  add(traits, 'siteCosts', cost / 2)
  add(traits, 'siteHurts', hurt / 2)
  add(traits, 'siteGuards', guarded / DOLLARS)
}

/** The house that comes with a tile put on a parcel. */
export function house(
  state: State,
  seat: Seat,
  place: number,
  tile: number,
  site: number,
  traits: Traits,
): void {
  const holder = state.owner[place]
  let fed = 0
  let cost = 0
  let helped = 0
  let hurt = 0
  for (const neighbour of NEIGHBOURS[place]) {
    const object = neighbour === site ? BUILT + tile : state.on[neighbour]
    if (object < BUILT) continue
    const owner = state.owner[neighbour]
    const isOwn = owner === seat
    const counts = holder === NOBODY || holder === owner
    const gain = counts ? perHouse(object) : 0
    if (isOwn) fed += gain
    else helped += gain
    if (object === BUILT + RANCH) {
      if (isOwn) cost++
      else hurt++
    }
  }
  add(traits, 'houseFeeds', fed / DOLLARS)
  add(traits, 'houseCosts', cost / 2)
  add(traits, 'houseHelps', helped / DOLLARS)
  add(traits, 'houseHurts', hurt / 2)
  if (holder !== seat) return
  add(traits, 'houseOwn', 1)
  lookAround(state, seat, place)
  add(traits, 'houseUsesMine', around.mountains / 3)
}

/** A cowboy sent to raid a building, or to guard one of the seat's own. */
export function visit(state: State, seat: Seat, place: number, traits: Traits): void {
  const spot = MAP_SPOTS + place
  const share = buildingIncome(state, place) / 2
  const rivals = rivalsAt(state, seat, spot)
  const lost = rivals === 0 ? 0 : 1 - chanceAt(state, seat, spot)
  if (state.owner[place] !== seat) {
    add(traits, 'raidShare', ((1 - lost) * share) / DOLLARS)
    add(traits, 'raidRivals', rivals)
    add(traits, 'raidLost', lost)
    return
  }
  if (!attackable(state, place) || share === 0) {
    add(traits, 'guardIdle', 1)
    return
  }
  add(traits, 'guardShare', share / DOLLARS)
  add(traits, 'guardAttacked', ((1 - lost) * (rivals > 0 ? share : 0)) / DOLLARS)
  add(traits, 'guardLost', lost)
}

/** Going on to choose a building. */
export function toBuilding(traits: Traits): void {
  add(traits, 'toRaid', land.prey / 2 / DOLLARS)
  add(traits, 'toGuard', land.mostExposed / 2 / DOLLARS)
}

const CORNERS = SIZE + 1

/** Own empty parcels that no road reaches, of one question. */
const unreached: number[] = []
let asked: unknown

function noteUnreached(state: State, seat: Seat, question: unknown): void {
  if (asked === question) return
  asked = question
  unreached.length = 0
  for (let place = 0; place < PARCELS; place++)
    if (state.owner[place] === seat && state.on[place] === NOTHING && !reached(state, place))
      unreached.push(place)
}

/** A road: whom it serves, and how far it still is to the next own parcel. `question` is the same for all options. */
export function road(state: State, seat: Seat, edge: number, question: unknown, traits: Traits): void {
  noteUnreached(state, seat, question)
  let town = 0
  let own = 0
  let far = FARTHEST
  for (const place of unreached) {
    const steps = Math.min(stepsTo(EDGE_START[edge], place), stepsTo(EDGE_END[edge], place))
    if (steps < far) far = steps
    if (steps > 0) continue
    own++
    lookAround(state, seat, place)
    town = Math.max(town, around.houses)
  }
  add(traits, 'roadReaches', own / 2)
  add(traits, 'roadTown', town / 2)
  if (unreached.length > 0) add(traits, 'roadFar', far / FARTHEST)
  let rivals = 0
  for (const corner of [EDGE_START[edge], EDGE_END[edge]]) {
    if (state.touched[corner] !== 0) continue
    const row = Math.floor(corner / CORNERS)
    const column = corner % CORNERS
    for (let y = Math.max(0, row - 1); y <= Math.min(SIZE - 1, row); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(SIZE - 1, column); x++) {
        const holder = state.owner[y * SIZE + x]
        if (holder !== NOBODY && holder !== seat && state.on[y * SIZE + x] === NOTHING) rivals++
      }
  }
  add(traits, 'roadRivals', rivals / 2)
}

/** Farther parcels are all the same. */
const FARTHEST = 4

/** Roads from a corner to the nearest corner of a parcel. */
function stepsTo(corner: number, place: number): number {
  const row = Math.floor(corner / CORNERS)
  const column = corner % CORNERS
  const y = Math.floor(place / SIZE)
  const x = place % SIZE
  return Math.max(0, y - row, row - y - 1) + Math.max(0, x - column, column - x - 1)
}
