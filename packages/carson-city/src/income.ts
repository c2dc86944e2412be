import type { Seat } from '@railhead/kernel'
import {
  BUILDINGS,
  BUILT,
  HOUSE,
  HOUSE_VALUE,
  MINE,
  MOUNTAIN,
  NOTHING,
  RANCH,
} from './components/buildings.js'
import { NEIGHBOURS, PARCELS } from './components/map.js'
import { RULINGS } from './components/rulings.js'
import { NOBODY, type State } from './state.js'

/** What the building on a parcel earns its owner now, before any doubling. */
export function buildingIncome(state: State, parcel: number): number {
  const row = BUILDINGS[state.on[parcel] - BUILT]
  const owner = state.owner[parcel]
  const income = row.each * units(state, parcel, owner, row.income)
  return income < row.least ? row.least : income > row.cap ? row.cap : income
}

function units(
  state: State,
  parcel: number,
  owner: Seat,
  source: (typeof BUILDINGS)[number]['income'],
): number {
  switch (source) {
    case 'none':
      return 0
    case 'flat':
      return 1
    case 'emptyNeighbours':
      return emptyNeighbours(state, parcel)
    case 'mountains':
      return mountains(state, parcel, owner)
    case 'houses':
      return houseValues(state, parcel, owner)
    case 'housesAndRanches':
      return houseValues(state, parcel, owner) + ownOf(state, owner, BUILT + RANCH)
    case 'housesAndMines':
      return houseValues(state, parcel, owner) + ownOf(state, owner, BUILT + MINE)
  }
}

/** CC-INCOME-06 */
function emptyNeighbours(state: State, parcel: number): number {
  let count = 0
  for (const neighbour of NEIGHBOURS[parcel]) {
    const object = state.on[neighbour]
    if (
      object === NOTHING ||
      (RULINGS.ranchCountsHouses && object === HOUSE) ||
      (RULINGS.ranchCountsMountains && object === MOUNTAIN)
    )
      count++
  }
  return count
}

/** CC-INCOME-03 */
function mountains(state: State, parcel: number, owner: Seat): number {
  let count = 0
  for (const neighbour of NEIGHBOURS[parcel])
    if (state.on[neighbour] === MOUNTAIN && countsFor(state, neighbour, owner)) count++
  return count
}

/** CC-INCOME-02, CC-INCOME-04: buildings are always owned, so only the owner's count. */
function houseValues(state: State, parcel: number, owner: Seat): number {
  let value = 0
  for (const neighbour of NEIGHBOURS[parcel])
    if (countsFor(state, neighbour, owner)) value += HOUSE_VALUE[state.on[neighbour]]
  return value
}

function countsFor(state: State, parcel: number, owner: Seat): boolean {
  const holder = state.owner[parcel]
  return holder === NOBODY || holder === owner
}

function ownOf(state: State, owner: Seat, object: number): number {
  let count = 0
  for (let parcel = 0; parcel < PARCELS; parcel++)
    if (state.on[parcel] === object && state.owner[parcel] === owner) count++
  return count
}
