import type { Refusal as GeneralRefusal } from '@railhead/kernel'
import { SPACES } from './components/actionTrack.js'
import { TYPES } from './components/buildings.js'
import { CARDS } from './components/characters.js'
import { EDGES, PARCELS } from './components/map.js'
import { SLOTS } from './components/market.js'
import { TOKENS } from './components/pieces.js'

/** Every answer of the game. Spaces, spots, parcels, sides, cards, slots and tiles are places in the tables. */
export type Option =
  | { readonly kind: 'parcel'; readonly parcel: number }
  | { readonly kind: 'character'; readonly card: number }
  | { readonly kind: 'cash' }
  | { readonly kind: 'later' }
  | { readonly kind: 'tile'; readonly slot: number }
  | { readonly kind: 'package'; readonly amount: number }
  | { readonly kind: 'decline' }
  | { readonly kind: 'space'; readonly space: number }
  /** Go on to choose an unowned parcel, a building, a place for the white cowboy, a cowboy to move. */
  | { readonly kind: 'toParcel' }
  | { readonly kind: 'toBuilding' }
  | { readonly kind: 'toWhite' }
  | { readonly kind: 'toMove' }
  | { readonly kind: 'building'; readonly parcel: number }
  /** Lift the cowboy from this spot; `white` for the white one. */
  | { readonly kind: 'lift'; readonly spot: number; readonly white: boolean }
  | { readonly kind: 'takeBack' }
  | { readonly kind: 'back' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'toRoad' }
  | { readonly kind: 'road'; readonly edge: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'act' }
  | { readonly kind: 'next'; readonly spot: number }
  | { readonly kind: 'token'; readonly value: number }
  | { readonly kind: 'buyTile' }
  | { readonly kind: 'keep' }
  | { readonly kind: 'build'; readonly building: number }
  | { readonly kind: 'house'; readonly parcel: number }
  | { readonly kind: 'accept' }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'double'; readonly building: number }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'pay'; readonly amount: number }

export type OptionKind = Option['kind']

/** Options are made once and shared: offering them costs nothing. */
function made<T>(count: number, make: (index: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => Object.freeze(make(index)))
}

const SPOTS = SPACES.length + PARCELS
/** Amounts above this are rare enough to be made anew. */
const SHARED_AMOUNTS = 256

export const PARCEL = made<Option>(PARCELS, parcel => ({ kind: 'parcel', parcel }))
export const BUILDING = made<Option>(PARCELS, parcel => ({ kind: 'building', parcel }))
export const HOUSE_ON = made<Option>(PARCELS, parcel => ({ kind: 'house', parcel }))
export const CARD = made<Option>(CARDS, card => ({ kind: 'character', card }))
export const TILE = made<Option>(SLOTS, slot => ({ kind: 'tile', slot }))
export const SPACE = made<Option>(SPACES.length, space => ({ kind: 'space', space }))
export const LIFT = made<Option>(SPOTS, spot => ({ kind: 'lift', spot, white: false }))
export const LIFT_WHITE = made<Option>(SPOTS, spot => ({ kind: 'lift', spot, white: true }))
export const ROAD = made<Option>(EDGES, edge => ({ kind: 'road', edge }))
export const NEXT = made<Option>(SPOTS, spot => ({ kind: 'next', spot }))
export const TOKEN = made<Option>(TOKENS.values.length, value => ({ kind: 'token', value }))
export const BUILD = made<Option>(TYPES, building => ({ kind: 'build', building }))
export const DOUBLE = made<Option>(TYPES, building => ({ kind: 'double', building }))

const packages = made<Option>(SHARED_AMOUNTS, amount => ({ kind: 'package', amount }))
const points = made<Option>(SHARED_AMOUNTS, count => ({ kind: 'points', points: count }))
const payments = made<Option>(SHARED_AMOUNTS, amount => ({ kind: 'pay', amount }))

export function packageOf(amount: number): Option {
  return packages[amount] ?? { kind: 'package', amount }
}

export function pointsOf(count: number): Option {
  return points[count] ?? { kind: 'points', points: count }
}

export function payOf(amount: number): Option {
  return payments[amount] ?? { kind: 'pay', amount }
}

const plain = <Kind extends OptionKind>(kind: Kind): { readonly kind: Kind } => Object.freeze({ kind })

export const CASH_NOW = plain('cash')
export const WAIT = plain('later')
export const DECLINE = plain('decline')
export const TO_PARCEL = plain('toParcel')
export const TO_BUILDING = plain('toBuilding')
export const TO_WHITE = plain('toWhite')
export const TO_MOVE = plain('toMove')
export const TAKE_BACK = plain('takeBack')
export const BACK = plain('back')
export const PASS = plain('pass')
export const TO_ROAD = plain('toRoad')
export const DONE = plain('done')
export const ACT = plain('act')
export const BUY_TILE = plain('buyTile')
export const KEEP = plain('keep')
export const ACCEPT = plain('accept')
export const REFUSE = plain('refuse')

/** What a person might expect to be offered and is not. */
export type Refusal = GeneralRefusal<Option>
