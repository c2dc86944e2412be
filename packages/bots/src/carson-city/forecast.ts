import {
  CROWDED_SPACES,
  EMPTY_SLOT,
  firepower,
  NOBODY,
  ROAD1,
  SHERIFF,
  SLOT_PRICES,
  SPACES,
  type State,
  sideOf,
  THREE_GUNS,
  TYPES,
  WAGES,
} from '@railhead/carson-city'
import type { Seat } from '@railhead/kernel'
import { winChance } from './duels.js'
import { land, surveyLand } from './land.js'

/** What the cowboys of one seat on the board will bring this round, each by its chance in the duels. */
export interface Forecast {
  /** From wages, income spaces and gambling. */
  money: number
  /** From the spaces that give victory points. */
  points: number
  roads: number
  guns: number
  /** Tiles that will be bought and have a site, what they cost, and what they would earn on the best one. */
  tiles: number
  tileCost: number
  tileIncome: number
  /** Points that could be bought with the money of the moment. */
  purchase: number
  /** Tiles that were aimed at but cannot be paid or have no site. */
  shortage: number
  /** Own cowboys in duels for spaces, and how many of them are expected to be beaten. */
  contested: number
  beaten: number
  placed: number
  /** Money after estate income, if no points are bought. */
  moneyAtEnd: number
}

export const forecast: Forecast = {
  money: 0,
  points: 0,
  roads: 0,
  guns: 0,
  tiles: 0,
  tileCost: 0,
  tileIncome: 0,
  purchase: 0,
  shortage: 0,
  contested: 0,
  beaten: 0,
  placed: 0,
  moneyAtEnd: 0,
}

const WAGE = 4
const MEAN_GAMBLING = 7
/** Estate income lies before this space on the track. */
const FIRST_POINTS_SPACE = SPACES.findIndex(space => space.id === 'parcelPoints')

/** Fills `land` and `forecast` for the seat. `incomeDue`: estate income is still to come this round. */
export function forecastRound(state: State, seat: Seat, incomeDue: boolean): void {
  clear()
  const white = state.white >= 0 && state.character[seat] === SHERIFF ? state.white : NOBODY
  const wages = state.onWages[seat] + (white === WAGES ? 1 : 0)
  forecast.money = WAGE * wages
  forecast.roads = state.onRoad1[seat] + (white === ROAD1 ? 1 : 0)
  forecast.placed = wages + forecast.roads
  surveyLand(state, seat, state.money[seat] + forecast.money)
  let money = state.money[seat] + forecast.money - land.claimCost
  for (let space = CROWDED_SPACES; space < SPACES.length; space++) {
    if (space === FIRST_POINTS_SPACE && incomeDue) money += land.income - land.threatened + land.raids
    const there = state.cowboysAt[space]
    if ((there & (1 << seat)) === 0 && white !== space) continue
    const chance = white === space ? 1 : winChance(state, seat, there)
    forecast.placed++
    if (chance < 1) forecast.contested++
    forecast.beaten += 1 - chance
    money += resolve(state, seat, space, chance, money)
  }
  forecast.moneyAtEnd = money
}

function clear(): void {
  forecast.money = forecast.points = forecast.roads = forecast.guns = 0
  forecast.tiles = forecast.tileCost = forecast.tileIncome = forecast.purchase = 0
  forecast.shortage = forecast.contested = forecast.beaten = forecast.placed = 0
}

/** Notes what the space will probably bring, and returns the change of money. */
function resolve(state: State, seat: Seat, space: number, chance: number, money: number): number {
  const { effect } = SPACES[space]
  switch (effect.kind) {
    case 'threeGuns':
      forecast.guns += chance * THREE_GUNS
      return 0
    case 'roads':
      forecast.roads += chance * effect.amount
      return 0
    case 'tile':
      return -buy(state, seat, effect.slot, chance, money)
    case 'gain': {
      const gain = (chance * (effect.each * countOf(state, seat, effect.of))) / effect.per
      if (effect.what === 'points') {
        forecast.points += gain
        return 0
      }
      forecast.money += gain
      return gain
    }
    case 'dice':
      forecast.money += chance * MEAN_GAMBLING
      return chance * MEAN_GAMBLING
    case 'buyPoints':
      forecast.purchase += (chance * Math.max(0, money)) / effect.price
      return 0
    default:
      return 0
  }
}

function countOf(state: State, seat: Seat, what: 'parcels' | 'firepower' | 'buildings'): number {
  if (what === 'parcels') return land.parcels + land.claims
  if (what === 'buildings') return land.buildingCount + forecast.tiles
  return firepower(state, seat) + forecast.guns
}

export function keptTiles(state: State, seat: Seat): number {
  let count = 0
  for (let type = 0; type < TYPES; type++) count += state.kept[seat * TYPES + type]
  return count
}

function buy(state: State, seat: Seat, slot: number, chance: number, money: number): number {
  const tile = state.market[slot]
  if (tile === EMPTY_SLOT) return 0
  const price = sideOf(state, seat)?.halfPrice ? Math.ceil(SLOT_PRICES[slot] / 2) : SLOT_PRICES[slot]
  const free = land.sites - keptTiles(state, seat) - forecast.tiles
  const bought = money < price ? 0 : chance * Math.max(0, Math.min(1, free))
  forecast.shortage += chance - bought
  forecast.tiles += bought
  forecast.tileCost += bought * price
  forecast.tileIncome += bought * land.best[tile]
  return bought * price
}
