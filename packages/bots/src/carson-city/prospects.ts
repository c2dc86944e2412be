import {
  CROWDED_SPACES,
  EMPTY_SLOT,
  firepower,
  isOpen,
  SLOT_PRICES,
  SPACES,
  type State,
  sideOf,
} from '@railhead/carson-city'
import type { Seat } from '@railhead/kernel'
import { forecast, keptTiles } from './forecast.js'
import { land } from './land.js'

/** What the spaces where nobody stands yet would bring a seat that can still place, each by itself. */
export interface Prospects {
  /** From the three spaces that give points, the best and the second best. */
  points: number
  morePoints: number
  /** From parcel income, cowboy income and gambling. */
  money: number
  /** Points for the money of the moment. */
  purchase: number
  guns: number
  /** Tiles that can be paid and have a site; what the best of them earns, and what it costs. */
  tiles: number
  tileIncome: number
  tileCost: number
}

export const prospects: Prospects = {
  points: 0,
  morePoints: 0,
  money: 0,
  purchase: 0,
  guns: 0,
  tiles: 0,
  tileIncome: 0,
  tileCost: 0,
}

const MEAN_GAMBLING = 7
const WAGE = 4

function clear(): void {
  prospects.points = prospects.morePoints = prospects.money = prospects.purchase = prospects.guns = 0
  prospects.tiles = prospects.tileIncome = prospects.tileCost = 0
}

/** Fills `prospects` for the seat, after `land` and `forecast`. */
export function lookAhead(state: State, seat: Seat, isPlacing: boolean): void {
  clear()
  if (!isPlacing || state.cowboys[seat] === 0) return
  const spare = state.money[seat] + WAGE * state.onWages[seat] - land.claimCost - forecast.tileCost
  const isHalf = sideOf(state, seat)?.halfPrice === true
  const hasSite = land.sites - keptTiles(state, seat) - forecast.tiles >= 0.5
  for (let space = CROWDED_SPACES; space < SPACES.length; space++) {
    if (state.cowboysAt[space] !== 0 || state.white === space || !isOpen(state, space)) continue
    const { effect } = SPACES[space]
    switch (effect.kind) {
      case 'threeGuns':
        prospects.guns = 1
        break
      case 'tile': {
        const tile = state.market[effect.slot]
        const price = isHalf ? Math.ceil(SLOT_PRICES[effect.slot] / 2) : SLOT_PRICES[effect.slot]
        if (tile === EMPTY_SLOT || !hasSite || price > spare) break
        prospects.tiles++
        // A dollar of income comes back several times, one of the price once.
        if (3 * land.best[tile] - price > 3 * prospects.tileIncome - prospects.tileCost) {
          prospects.tileIncome = land.best[tile]
          prospects.tileCost = price
        }
        break
      }
      case 'gain':
        gain(
          effect.what === 'points',
          Math.floor((effect.each * countOf(state, seat, effect.of)) / effect.per),
        )
        break
      case 'dice':
        gain(false, MEAN_GAMBLING)
        break
      case 'buyPoints':
        prospects.purchase = Math.max(prospects.purchase, Math.max(0, forecast.moneyAtEnd) / effect.price)
        break
      default:
        break
    }
  }
}

function gain(isPoints: boolean, amount: number): void {
  if (!isPoints) prospects.money = Math.max(prospects.money, amount)
  else if (amount > prospects.points) {
    prospects.morePoints = prospects.points
    prospects.points = amount
  } else if (amount > prospects.morePoints) prospects.morePoints = amount
}

/** The cowboy that would be placed there is no firepower any more. */
function countOf(state: State, seat: Seat, what: 'parcels' | 'firepower' | 'buildings'): number {
  if (what === 'parcels') return land.parcels + land.claims
  if (what === 'buildings') return land.buildingCount + forecast.tiles
  return firepower(state, seat) - 1
}
