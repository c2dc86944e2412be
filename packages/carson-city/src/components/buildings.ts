/** What stands on a parcel, in `state.on`: nothing, a house, a mountain, or BUILT + a building type. */
export const NOTHING = 0
export const HOUSE = 1
export const MOUNTAIN = 2
export const BUILT = 3

/** What a building's income counts: each unit pays `each`. */
export type IncomeSource =
  | 'none'
  | 'flat' // `each` itself
  | 'emptyNeighbours'
  | 'mountains' // neighbouring, unowned or own
  | 'houses' // counting house values around it
  | 'housesAndRanches' // and own ranches anywhere
  | 'housesAndMines' // and own mines anywhere

export interface BuildingRow {
  readonly id: BuildingId
  /** Tiles in the box. */
  readonly tiles: number
  /** Whether the site must be reached by a road and a house be put with it (CC-BUILD-05, CC-BUILD-06). */
  readonly needsRoadAndHouse: boolean
  readonly income: IncomeSource
  readonly each: number
  readonly least: number
  /** Chips taken when it is built. */
  readonly revolvers: number
  /** Counts as so many houses for its owner's drugstores, banks and saloons next to it. */
  readonly houseValue: number
  readonly attackable: boolean
}

export type BuildingId = 'ranch' | 'mine' | 'drugstore' | 'bank' | 'saloon' | 'hotel' | 'church' | 'prison'

const town = { needsRoadAndHouse: true, least: 0, revolvers: 0, houseValue: 0, attackable: true } as const
const land = { needsRoadAndHouse: false, revolvers: 1, attackable: true } as const

export const BUILDINGS: readonly BuildingRow[] = [
  { ...land, id: 'ranch', tiles: 6, income: 'emptyNeighbours', each: 1, least: 1, houseValue: 1 },
  { ...land, id: 'mine', tiles: 6, income: 'mountains', each: 3, least: 0, houseValue: 0 },
  { ...town, id: 'drugstore', tiles: 4, income: 'housesAndRanches', each: 3 },
  { ...town, id: 'bank', tiles: 4, income: 'housesAndMines', each: 3 },
  { ...town, id: 'saloon', tiles: 3, income: 'houses', each: 5 },
  { ...town, id: 'hotel', tiles: 3, income: 'flat', each: 6, houseValue: 2 },
  { ...town, id: 'church', tiles: 2, income: 'none', each: 0, houseValue: 1, attackable: false },
  { ...town, id: 'prison', tiles: 2, income: 'none', each: 0, revolvers: 2, attackable: false },
]

export const TYPES = BUILDINGS.length
export const RANCH = 0
export const MINE = 1
export const DRUGSTORE = 2
export const BANK = 3
export const SALOON = 4
export const HOTEL = 5
export const CHURCH = 6
export const PRISON = 7

/** House value by what stands on a parcel. */
export const HOUSE_VALUE: readonly number[] = [0, 1, 0, ...BUILDINGS.map(row => row.houseValue)]
