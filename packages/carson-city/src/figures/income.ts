import type { Seat } from '@railhead/kernel'
import { BUILDINGS, BUILT, type BuildingRow, HOUSE, MINE, RANCH } from '../components/buildings.js'
import { GROCER } from '../components/characters.js'
import { NEIGHBOURS, PARCELS } from '../components/map.js'
import { isSite } from '../construction.js'
import { buildingIncome, emptyUnits, houseUnits, mountainUnits } from '../income.js'
import { attackable } from '../placement.js'
import { NOBODY, type State } from '../state.js'

/** A parcel that counts for an income, and for how many units. */
export interface CountedParcel {
  readonly parcel: number
  readonly units: number
  readonly as: 'empty' | 'mountain' | 'house' | 'ranch' | 'mine'
}

/** The income of a building in its parts: units × each, at least `least`, at most `cap`. */
export interface IncomeParts {
  readonly parcel: number
  readonly building: number
  readonly owner: Seat
  readonly each: number
  readonly units: number
  /** What the units come from; nothing for a hotel, whose income is fixed. */
  readonly counted: readonly CountedParcel[]
  readonly amount: number
  /** Which end of the printed scale cuts it. */
  readonly limit?: 'least' | 'cap'
  /** The grocer doubles it this round; `amount` is before that. */
  readonly doubled: boolean
  /** What the owner is paid now if nobody raids it. */
  readonly paid: number
  /** Nobody can attack it: prison, church, or a church of the owner beside it. */
  readonly safe: boolean
}

/** The parts of the income of the building on a parcel; undefined where none stands. */
export function incomeParts(state: State, parcel: number): IncomeParts | undefined {
  const building = state.on[parcel] - BUILT
  if (building < 0) return undefined
  const owner = state.owner[parcel]
  const { income, each, least } = BUILDINGS[building]
  const counted = countedParcels(state, parcel, owner, income)
  const units = income === 'flat' ? 1 : counted.reduce((sum, part) => sum + part.units, 0)
  const amount = buildingIncome(state, parcel)
  const doubled = owner !== NOBODY && state.doubled === building && state.character[owner] === GROCER
  return {
    parcel,
    building,
    owner,
    each,
    units,
    counted,
    amount,
    ...(amount !== units * each && { limit: amount === least ? 'least' : 'cap' }),
    doubled,
    paid: doubled ? amount * 2 : amount,
    safe: !attackable(state, parcel),
  }
}

function countedParcels(
  state: State,
  parcel: number,
  owner: Seat,
  source: BuildingRow['income'],
): CountedParcel[] {
  const around = (as: CountedParcel['as'], unitsOf: (neighbour: number) => number): CountedParcel[] =>
    NEIGHBOURS[parcel].flatMap(neighbour => {
      const units = unitsOf(neighbour)
      return units === 0 ? [] : [{ parcel: neighbour, units, as }]
    })
  const houses = (): CountedParcel[] => around('house', neighbour => houseUnits(state, neighbour, owner))
  switch (source) {
    case 'none':
    case 'flat':
      return []
    case 'emptyNeighbours':
      return around('empty', neighbour => emptyUnits(state, neighbour))
    case 'mountains':
      return around('mountain', neighbour => mountainUnits(state, neighbour, owner))
    case 'houses':
      return houses()
    case 'housesAndRanches':
      return [...houses(), ...ownElsewhere(state, owner, RANCH, 'ranch')]
    case 'housesAndMines':
      return [...houses(), ...ownElsewhere(state, owner, MINE, 'mine')]
  }
}

function ownElsewhere(state: State, owner: Seat, building: number, as: 'ranch' | 'mine'): CountedParcel[] {
  const found: CountedParcel[] = []
  for (let parcel = 0; parcel < PARCELS; parcel++)
    if (state.on[parcel] === BUILT + building && state.owner[parcel] === owner)
      found.push({ parcel, units: 1, as })
  return found
}

/** What something new on the map changes in the income of a building. */
export interface IncomeChange {
  readonly parcel: number
  readonly building: number
  readonly owner: Seat
  readonly before: number
  readonly after: number
}

/** A tile on one of the parcels where it could go. */
export interface SitePreview {
  readonly parcel: number
  /** Before the house that comes with it. */
  readonly income: IncomeParts
  /** The other buildings that would earn more or less. */
  readonly changes: readonly IncomeChange[]
}

/** What a tile would earn on every parcel where the seat could build it now. */
export function sitePreviews(state: State, seat: Seat, building: number): SitePreview[] {
  const found: SitePreview[] = []
  for (let parcel = 0; parcel < PARCELS; parcel++)
    if (isSite(state, seat, building, parcel, [])) {
      const income = incomeParts(withObject(state, parcel, BUILT + building), parcel)
      if (income) found.push({ parcel, income, changes: incomeChanges(state, parcel, BUILT + building) })
    }
  return found
}

/** What a house on `parcel` would change, for everybody; `site` and `building` are the tile it comes with. */
export function housePreview(
  state: State,
  parcel: number,
  comesWith?: { readonly site: number; readonly building: number },
): IncomeChange[] {
  const built = comesWith ? withObject(state, comesWith.site, BUILT + comesWith.building) : state
  return incomeChanges(built, parcel, HOUSE)
}

/** How the income of every other building would change if the object stood on the parcel. */
function incomeChanges(state: State, place: number, object: number): IncomeChange[] {
  const later = withObject(state, place, object)
  const found: IncomeChange[] = []
  for (let parcel = 0; parcel < PARCELS; parcel++) {
    if (state.on[parcel] < BUILT || parcel === place) continue
    const before = buildingIncome(state, parcel)
    const after = buildingIncome(later, parcel)
    if (before !== after)
      found.push({ parcel, building: state.on[parcel] - BUILT, owner: state.owner[parcel], before, after })
  }
  return found
}

function withObject(state: State, parcel: number, object: number): State {
  const on = state.on.slice()
  on[parcel] = object
  return { ...state, on }
}
