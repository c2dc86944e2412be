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

/** The cells in the order in which they are resolved (CC-ACT-01, OQ-12). */
export const TRACK: readonly CellId[] = [
  'wages',
  'ammunition',
  'roads3',
  'road1',
  'parcels',
  'build12',
  'build10',
  'build8',
  'build6',
  'build5',
  'build4',
  'build3',
  'deferred',
  'parcelIncome',
  'cowboyIncome',
  'gambling',
  'estateIncome',
  'parcelPoints',
  'cowboyPoints',
  'buildingPoints',
  'buyPoints5',
  'buyPoints4',
  'buyPoints3',
  'buyPoints2',
]

/** The space of each cell, or -1 for cells without one. */
export const CELL_SPACES: readonly number[] = TRACK.map(cell => SPACES.findIndex(space => space.id === cell))

/** A spot is a space, or SPACES.length + a parcel for cowboys on the map. */
export const MAP_SPOTS = SPACES.length

export function spaceIndex(id: string): number {
  return SPACES.findIndex(space => space.id === id)
}
