import type { Seat } from '@railhead/kernel'
import {
  BUILDINGS,
  BUILT,
  type BuildingId,
  HOUSE,
  HOUSE_VALUE,
  MINE,
  MOUNTAIN,
  NOTHING,
  RANCH,
} from './components/buildings.js'
import { NEIGHBOURS, PARCELS } from './components/map.js'
import { rulingsOf } from './rulings/index.js'
import { NOBODY, type State } from './state.js'

/** What the building on a parcel earns its owner now, before any doubling. */
export function buildingIncome(state: State, parcel: number): number {
  const row = BUILDINGS[state.on[parcel] - BUILT]
  const owner = state.owner[parcel]
  const income = row.each * units(state, parcel, owner, row.income)
  const cap = capOf(state, row.id)
  return income > cap ? cap : income < row.least ? row.least : income
}

/** CC-INCOME-07: the highest income of a building type. */
export function capOf(state: State, id: BuildingId): number {
  return id === 'church' || id === 'prison' ? 0 : rulingsOf(state).incomeCaps[id]
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

function emptyNeighbours(state: State, parcel: number): number {
  let count = 0
  for (const neighbour of NEIGHBOURS[parcel]) count += emptyUnits(state, neighbour)
  return count
}

function mountains(state: State, parcel: number, owner: Seat): number {
  let count = 0
  for (const neighbour of NEIGHBOURS[parcel]) count += mountainUnits(state, neighbour, owner)
  return count
}

function houseValues(state: State, parcel: number, owner: Seat): number {
  let value = 0
  for (const neighbour of NEIGHBOURS[parcel]) value += houseUnits(state, neighbour, owner)
  return value
}

/** CC-INCOME-06: whether a neighbouring parcel counts for a ranch. */
export function emptyUnits(state: State, neighbour: number): number {
  const object = state.on[neighbour]
  return object === NOTHING ||
    (rulingsOf(state).ranchCountsHouses && object === HOUSE) ||
    (rulingsOf(state).ranchCountsMountains && object === MOUNTAIN)
    ? 1
    : 0
}

/** CC-INCOME-03: whether a neighbouring parcel counts for a mine of the owner. */
export function mountainUnits(state: State, neighbour: number, owner: Seat): number {
  return state.on[neighbour] === MOUNTAIN && countsFor(state, neighbour, owner) ? 1 : 0
}

/** CC-INCOME-02, CC-INCOME-04: buildings are always owned, so only the owner's count. */
export function houseUnits(state: State, neighbour: number, owner: Seat): number {
  return countsFor(state, neighbour, owner) ? HOUSE_VALUE[state.on[neighbour]] : 0
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
