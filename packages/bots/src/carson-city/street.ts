import {
  CROWDED_SPACES,
  EMPTY_SLOT,
  firepower,
  isOpen,
  PLACEMENT,
  SLOT_PRICES,
  SPACES,
  type State,
  sideOf,
} from '@railhead/carson-city'
import type { Seat } from '@railhead/kernel'
import { winChance } from './duels.js'
import { forecast, keptTiles } from './forecast.js'
import { land } from './land.js'

/** The spaces for one cowboy each, without those where any number stands. */
export const STREET = SPACES.slice(CROWDED_SPACES)

/** What a seat has of the street, space by space. */
export interface Share {
  /** How likely a cowboy that stands there gets what the space gives, and as much of that. */
  readonly held: Float32Array
  readonly gained: Float32Array
  /** What the spaces that are still free would bring. */
  readonly free: Float32Array
}

export const newShare = (): Share => ({
  held: new Float32Array(STREET.length),
  gained: new Float32Array(STREET.length),
  free: new Float32Array(STREET.length),
})

/** Fills what a seat has of the street; `land` and `forecast` were looked through for it just before. */
export function shareOut(state: State, seat: Seat, { held, gained, free }: Share): void {
  const isPlacing = state.phase <= PLACEMENT && state.passed.indexOf(seat) < 0 && state.cowboys[seat] > 0
  for (let i = 0; i < STREET.length; i++) {
    const space = CROWDED_SPACES + i
    const there = state.cowboysAt[space]
    held[i] = gained[i] = free[i] = 0
    if (there & (1 << seat)) {
      held[i] = winChance(state, seat, there)
      gained[i] = held[i] * gainAt(state, seat, space, 0)
    } else if (isPlacing && there === 0 && state.white !== space && isOpen(state, space))
      free[i] = gainAt(state, seat, space, 1)
  }
}

const MEAN_GAMBLING = 7
/** Points are counted by four, dollars by ten. */
const POINTS = 4
const DOLLARS = 10

/** What a space gives a seat, each kind in a unit of its own; `leaving` cowboys would be no firepower any more. */
function gainAt(state: State, seat: Seat, space: number, leaving: number): number {
  const { effect } = SPACES[space]
  switch (effect.kind) {
    case 'gain': {
      const gain = (effect.each * counted(state, seat, effect.of, leaving)) / effect.per
      return gain / (effect.what === 'points' ? POINTS : DOLLARS)
    }
    case 'dice':
      return MEAN_GAMBLING / DOLLARS
    case 'tile': {
      const tile = state.market[effect.slot]
      if (tile === EMPTY_SLOT) return 0
      const price = priceOf(state, seat, effect.slot)
      const money = state.money[seat] + forecast.money - land.claimCost
      const hasSite = land.sites - keptTiles(state, seat) >= 0.5
      return money < price || !hasSite ? 0 : land.best[tile] / DOLLARS
    }
    case 'buyPoints':
      return Math.max(0, forecast.moneyAtEnd) / effect.price / POINTS
    default:
      return 1
  }
}

/** What a space counts of a seat that was looked through just before, with what it aims at this round. */
export function counted(
  state: State,
  seat: Seat,
  what: 'parcels' | 'firepower' | 'buildings',
  leaving: number,
): number {
  if (what === 'parcels') return land.parcels + land.claims
  if (what === 'buildings') return land.buildingCount + forecast.tiles
  return Math.max(0, firepower(state, seat) + forecast.guns - leaving)
}

/** CC-CHAR-14 */
export function priceOf(state: State, seat: Seat, slot: number): number {
  return sideOf(state, seat)?.halfPrice === true ? Math.ceil(SLOT_PRICES[slot] / 2) : SLOT_PRICES[slot]
}
