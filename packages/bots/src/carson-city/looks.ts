import {
  CARDS,
  firepower,
  LATER,
  NOBODY,
  PLACEMENT,
  RED,
  RESOLUTION,
  ROUNDS,
  SPACES,
  type State,
  sideOf,
  TRACK,
  TYPES,
} from '@railhead/carson-city'
import type { Seat } from '@railhead/kernel'
import { duelPower } from './duels.js'
import { forecast, forecastRound, keptTiles } from './forecast.js'
import { land } from './land.js'

/** What is looked at of a player, each roughly between 0 and 3. Only ever append, or train anew. */
export const LOOKS = [
  'constant',
  'money',
  'moneyRoot',
  'cowboysToPlace',
  'cowboysKept',
  'revolvers',
  'firepower',
  'powerLead',
  'roads',
  'parcels',
  'sites',
  'reachedSites',
  'noSite',
  'ranches',
  'mines',
  'drugstores',
  'banks',
  'saloons',
  'hotels',
  'churches',
  'prisons',
  'houses',
  'mountains',
  'income',
  'incomeSquared',
  'exposed',
  'mostExposed',
  'threatened',
  'raids',
  'defenders',
  'prey',
  'bestRanch',
  'bestMine',
  'bestDrugstore',
  'bestBank',
  'bestSaloon',
  'keptTiles',
  'keptIncome',
  'claims',
  'claimCost',
  'claimedObjects',
  'forecastMoney',
  'forecastPoints',
  'forecastRoads',
  'forecastGuns',
  'forecastTiles',
  'tileCost',
  'tileIncome',
  'shortage',
  'contested',
  'beaten',
  'moneyAtEnd',
  'overLimit',
  'purchase',
  'conversion',
  'placeInOrder',
  'passedEarly',
  'yetToPlace',
  'rivalsToPlace',
  'waits',
  'sheriff',
  'banker',
  'grocer',
  'worker',
  'settler',
  'captain',
  'mercenary',
  'redSheriff',
  'redBanker',
  'redGrocer',
  'redWorker',
  'redSettler',
  'redCaptain',
  'redMercenary',
  'tokenCount',
] as const

const ESTATE_INCOME = TRACK.indexOf('estateIncome')

function incomeIsDue(state: State): boolean {
  if (state.phase < RESOLUTION) return true
  return state.phase === RESOLUTION && state.step <= ESTATE_INCOME
}

/** How much of the game is left, from 1 to 0: the estate incomes still to come. */
export function timeLeft(state: State): number {
  const later = ROUNDS - Math.max(1, state.round)
  return (later + (incomeIsDue(state) ? 1 : 0)) / ROUNDS
}

const BUY_SPACES = SPACES.flatMap(({ effect }, space) =>
  effect.kind === 'buyPoints' ? [{ space, price: effect.price, lastRound: effect.lastRound }] : [],
)

/** The cheapest price of points this round that the seat could still get. */
function cheapestPoints(state: State, seat: Seat): number {
  let price = 10
  const placing = state.phase <= PLACEMENT
  const round = state.round === 0 ? 1 : state.round
  for (const row of BUY_SPACES) {
    if (round > row.lastRound) continue
    const there = state.cowboysAt[row.space]
    const open = placing && there === 0 && state.passed.indexOf(seat) < 0
    if ((open || there === 1 << seat) && row.price < price) price = row.price
  }
  return price
}

/** Writes the looks of one seat. */
export function look(state: State, seat: Seat, out: Float64Array): void {
  const due = incomeIsDue(state)
  forecastRound(state, seat, due)
  const placing = state.phase <= PLACEMENT && state.passed.indexOf(seat) < 0
  const money = state.money[seat]
  const limit = sideOf(state, seat)?.cashLimit ?? 40
  let rivalPower = 0
  let rivalsToPlace = 0
  for (let other = 0; other < state.players; other++) {
    if (other === seat) continue
    rivalPower = Math.max(rivalPower, duelPower(state, other))
    if (state.phase <= PLACEMENT && state.passed.indexOf(other) < 0) rivalsToPlace += state.cowboys[other]
  }
  const kept = keptTiles(state, seat)
  let keptIncome = 0
  for (let type = 0; type < TYPES; type++) keptIncome += state.kept[seat * TYPES + type] * land.best[type]
  if (kept > land.sites) keptIncome *= land.sites / kept
  const passed = state.passed.indexOf(seat)
  const rank = state.order.indexOf(seat)
  let i = 0
  out[i++] = 1
  out[i++] = money / 20
  out[i++] = Math.sqrt(money) / 4
  out[i++] = placing ? state.cowboys[seat] / 4 : 0
  out[i++] = placing ? 0 : state.cowboys[seat] / 4
  out[i++] = state.revolvers[seat] / 4
  out[i++] = firepower(state, seat) / 8
  out[i++] = Math.max(-6, Math.min(6, duelPower(state, seat) - rivalPower)) / 4
  out[i++] = state.roads[seat] / 2
  out[i++] = land.parcels / 4
  out[i++] = land.sites / 3
  out[i++] = land.reachedSites / 2
  out[i++] = land.sites < 0.5 ? 1 : 0
  for (let type = 0; type < TYPES; type++) out[i++] = land.buildings[type] / 2
  out[i++] = land.houses / 2
  out[i++] = land.mountains / 2
  out[i++] = land.income / 20
  out[i++] = (land.income * land.income) / 1200
  out[i++] = due ? land.exposed / 20 : 0
  out[i++] = due ? land.mostExposed / 10 : 0
  out[i++] = due ? land.threatened / 5 : 0
  out[i++] = due ? land.raids / 5 : 0
  out[i++] = land.defenders
  out[i++] = placing && state.cowboys[seat] > 0 ? land.prey / 10 : 0
  for (let type = 0; type < 5; type++) out[i++] = land.best[type] / 8
  out[i++] = kept / 2
  out[i++] = keptIncome / 10
  out[i++] = land.claims / 2
  out[i++] = land.claimCost / 5
  out[i++] = land.claimedHouses + land.claimedMountains
  out[i++] = forecast.money / 10
  out[i++] = forecast.points / 4
  out[i++] = forecast.roads / 3
  out[i++] = forecast.guns / 3
  out[i++] = forecast.tiles
  out[i++] = forecast.tileCost / 8
  out[i++] = forecast.tileIncome / 10
  out[i++] = forecast.shortage
  out[i++] = forecast.contested / 2
  out[i++] = forecast.beaten
  out[i++] = forecast.moneyAtEnd / 20
  out[i++] = Math.max(0, forecast.moneyAtEnd - limit) / 10
  out[i++] = forecast.purchase / 6
  out[i++] = Math.max(0, forecast.moneyAtEnd) / cheapestPoints(state, seat) / 6
  out[i++] = rank / (state.players - 1)
  out[i++] = passed < 0 ? 0 : (state.players - 1 - passed) / (state.players - 1)
  out[i++] = placing ? 1 : 0
  out[i++] = rivalsToPlace / (4 * (state.players - 1))
  out[i++] = state.benefit[seat] === LATER ? 1 : 0
  const held = state.character[seat]
  const first = i
  out.fill(0, first, first + 2 * CARDS)
  if (held !== NOBODY) out[first + held + (state.sides[held] === RED ? CARDS : 0)] = 1
  i += 2 * CARDS
  out[i++] = state.duels === 'tokens' ? state.tokens[seat].length / 4 : 0
}
