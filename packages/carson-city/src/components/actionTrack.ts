import { type Rulings, rulingsOf } from '../rulings/index.js'

/** What an action space gives to the player entitled to it. */
export type SpaceEffect =
  /** $ for every own cowboy there; any number of cowboys, no duel. */
  | { readonly kind: 'wages'; readonly each: number }
  /** Roads for every own cowboy there; any number of cowboys, no duel. */
  | { readonly kind: 'roadPerCowboy' }
  | { readonly kind: 'threeGuns' }
  | { readonly kind: 'roads'; readonly amount: number }
  /** May buy the tile of the market slot. */
  | { readonly kind: 'tile'; readonly slot: number }
  /** `each` for every full `per` of what is counted. */
  | {
      readonly kind: 'gain'
      readonly what: 'money' | 'points'
      readonly each: number
      readonly per: number
      readonly of: 'parcels' | 'firepower' | 'buildings'
    }
  | { readonly kind: 'dice' }
  /** Any number of points at a price each, in rounds up to `lastRound`. */
  | { readonly kind: 'buyPoints'; readonly price: number; readonly lastRound: number }

export interface SpaceRow {
  readonly id: SpaceId
  readonly effect: SpaceEffect
}

export type SpaceId =
  | 'wages'
  | 'ammunition'
  | 'roads3'
  | 'road1'
  | 'build12'
  | 'build10'
  | 'build8'
  | 'build6'
  | 'build5'
  | 'build4'
  | 'build3'
  | 'parcelIncome'
  | 'cowboyIncome'
  | 'gambling'
  | 'parcelPoints'
  | 'cowboyPoints'
  | 'buildingPoints'
  | 'buyPoints5'
  | 'buyPoints4'
  | 'buyPoints3'
  | 'buyPoints2'

/** The action spaces that hold cowboys; a space is named by its place in this list. */
export const SPACES: readonly SpaceRow[] = [
  { id: 'wages', effect: { kind: 'wages', each: 4 } },
  { id: 'road1', effect: { kind: 'roadPerCowboy' } },
  { id: 'ammunition', effect: { kind: 'threeGuns' } },
  { id: 'roads3', effect: { kind: 'roads', amount: 3 } },
  { id: 'build12', effect: { kind: 'tile', slot: 6 } },
  { id: 'build10', effect: { kind: 'tile', slot: 5 } },
  { id: 'build8', effect: { kind: 'tile', slot: 4 } },
  { id: 'build6', effect: { kind: 'tile', slot: 3 } },
  { id: 'build5', effect: { kind: 'tile', slot: 2 } },
  { id: 'build4', effect: { kind: 'tile', slot: 1 } },
  { id: 'build3', effect: { kind: 'tile', slot: 0 } },
  { id: 'parcelIncome', effect: { kind: 'gain', what: 'money', each: 2, per: 1, of: 'parcels' } },
  { id: 'cowboyIncome', effect: { kind: 'gain', what: 'money', each: 2, per: 1, of: 'firepower' } },
  { id: 'gambling', effect: { kind: 'dice' } },
  { id: 'parcelPoints', effect: { kind: 'gain', what: 'points', each: 1, per: 2, of: 'parcels' } },
  { id: 'cowboyPoints', effect: { kind: 'gain', what: 'points', each: 1, per: 2, of: 'firepower' } },
  { id: 'buildingPoints', effect: { kind: 'gain', what: 'points', each: 1, per: 1, of: 'buildings' } },
  { id: 'buyPoints5', effect: { kind: 'buyPoints', price: 5, lastRound: 4 } },
  { id: 'buyPoints4', effect: { kind: 'buyPoints', price: 4, lastRound: 3 } },
  { id: 'buyPoints3', effect: { kind: 'buyPoints', price: 3, lastRound: 2 } },
  { id: 'buyPoints2', effect: { kind: 'buyPoints', price: 2, lastRound: 1 } },
]

/** The spaces that take any number of cowboys are the first ones of the list. */
export const WAGES = 0
export const ROAD1 = 1
export const CROWDED_SPACES = 2

export type CellId = SpaceId | 'parcels' | 'deferred' | 'estateIncome'

/** Where cowboys on the map have their turn in `Track.places`. */
export const PARCELS_HERE = -2
export const BUILDINGS_HERE = -3

/** The cells in the order in which they are resolved (CC-ACT-01). */
export interface Track {
  readonly cells: readonly CellId[]
  /** The space of each cell, or -1 for cells without one. */
  readonly spaces: readonly number[]
  /** The spaces in this order; PARCELS_HERE and BUILDINGS_HERE where cowboys on the map have their turn. */
  readonly places: readonly number[]
  /** Which cell is estate income. */
  readonly estateIncome: number
}

const CONSTRUCTION: readonly CellId[] = [
  'build12',
  'build10',
  'build8',
  'build6',
  'build5',
  'build4',
  'build3',
]
const KEPT_TILES = {
  afterConstruction: [...CONSTRUCTION, 'deferred'],
  beforeConstruction: ['deferred', ...CONSTRUCTION],
} as const satisfies Record<Rulings['keptTilesPlace'], readonly CellId[]>

/** The cells after construction, each the one that estate income may follow. */
const LATER: readonly (readonly [Rulings['estateIncomePlace'] | undefined, readonly CellId[]])[] = [
  ['afterKeptTiles', []],
  ['afterParcelIncome', ['parcelIncome']],
  ['afterCowboyIncome', ['cowboyIncome']],
  ['afterGambling', ['gambling']],
  ['afterBuildingPoints', ['parcelPoints', 'cowboyPoints', 'buildingPoints']],
  [undefined, ['buyPoints5', 'buyPoints4', 'buyPoints3', 'buyPoints2']],
]

function makeTrack(estate: Rulings['estateIncomePlace'], kept: Rulings['keptTilesPlace']): Track {
  const cells: CellId[] = ['wages', 'ammunition', 'roads3', 'road1', 'parcels', ...KEPT_TILES[kept]]
  for (const [place, then] of LATER) {
    cells.push(...then)
    if (place === estate) cells.push('estateIncome')
  }
  const spaces = cells.map(cell => SPACES.findIndex(space => space.id === cell))
  const places = cells.flatMap((cell, index) => {
    if (cell === 'parcels') return [PARCELS_HERE]
    if (cell === 'estateIncome') return [BUILDINGS_HERE]
    return cell === 'deferred' ? [] : [spaces[index]]
  })
  return { cells, spaces, places, estateIncome: cells.indexOf('estateIncome') }
}

const TRACKS = {
  afterGambling: bothWays('afterGambling'),
  afterKeptTiles: bothWays('afterKeptTiles'),
  afterParcelIncome: bothWays('afterParcelIncome'),
  afterCowboyIncome: bothWays('afterCowboyIncome'),
  afterBuildingPoints: bothWays('afterBuildingPoints'),
} as const satisfies Record<Rulings['estateIncomePlace'], Record<Rulings['keptTilesPlace'], Track>>

function bothWays(estate: Rulings['estateIncomePlace']): Record<Rulings['keptTilesPlace'], Track> {
  return {
    afterConstruction: makeTrack(estate, 'afterConstruction'),
    beforeConstruction: makeTrack(estate, 'beforeConstruction'),
  }
}

/** The track of a match (OQ-12, OQ-20). */
export function trackOf(match: { readonly rulings?: Rulings | undefined }): Track {
  const rulings = rulingsOf(match)
  return TRACKS[rulings.estateIncomePlace][rulings.keptTilesPlace]
}

/** The track as it is unless a match has other rulings. */
export const TRACK: readonly CellId[] = TRACKS.afterGambling.afterConstruction.cells

/** A spot is a space, or SPACES.length + a parcel for cowboys on the map. */
export const MAP_SPOTS = SPACES.length

export function spaceIndex(id: string): number {
  return SPACES.findIndex(space => space.id === id)
}
