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
  TYPES,
  trackOf,
} from '@railhead/carson-city'
import type { Seat } from '@railhead/kernel'
import { type FeatureRow, featuresOf, named, rows, writerOf } from '../featureRows.js'
import { duelPower } from './duels.js'
import { forecast, forecastRound, keptTiles } from './forecast.js'
import { land } from './land.js'
import { lookAhead, prospects } from './prospects.js'

function incomeIsDue(state: State): boolean {
  if (state.phase < RESOLUTION) return true
  return state.phase === RESOLUTION && state.step <= trackOf(state).estateIncome
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

/** The position of a seat, looked through once for all features; `land` and `forecast` are looked through with it. */
interface Position {
  state: State
  seat: Seat
  /** Whether the estate income of this round is still to come. */
  isIncomeDue: boolean
  isPlacing: boolean
  cashLimit: number
  rivalPower: number
  rivalsToPlace: number
  kept: number
  keptIncome: number
  /** When the seat passed, and its place in the order; -1 if it has not. */
  passed: number
  rank: number
  /** 1 for the character that is held, yellow and red. */
  readonly characters: Float32Array
}

const CASH_LIMIT = 40
let position: Position | undefined

/** Looks through the position of a seat. What it gives is overwritten by the next call. */
function look(state: State, seat: Seat): Position {
  const isIncomeDue = incomeIsDue(state)
  forecastRound(state, seat, isIncomeDue)
  position ??= {
    state,
    seat,
    isIncomeDue,
    isPlacing: false,
    cashLimit: 0,
    rivalPower: 0,
    rivalsToPlace: 0,
    kept: 0,
    keptIncome: 0,
    passed: 0,
    rank: 0,
    characters: new Float32Array(2 * CARDS),
  }
  const found = position
  found.state = state
  found.seat = seat
  found.isIncomeDue = isIncomeDue
  found.passed = state.passed.indexOf(seat)
  found.isPlacing = state.phase <= PLACEMENT && found.passed < 0
  found.cashLimit = sideOf(state, seat)?.cashLimit ?? CASH_LIMIT
  found.rank = state.order.indexOf(seat)
  const held = state.character[seat]
  found.characters.fill(0)
  if (held !== NOBODY) found.characters[held + (state.sides[held] === RED ? CARDS : 0)] = 1
  found.rivalPower = 0
  found.rivalsToPlace = 0
  for (let other = 0; other < state.players; other++) {
    if (other === seat) continue
    found.rivalPower = Math.max(found.rivalPower, duelPower(state, other))
    if (state.phase <= PLACEMENT && state.passed.indexOf(other) < 0)
      found.rivalsToPlace += state.cowboys[other]
  }
  lookAhead(state, seat, found.isPlacing)
  found.kept = keptTiles(state, seat)
  found.keptIncome = 0
  for (let type = 0; type < TYPES; type++)
    found.keptIncome += state.kept[seat * TYPES + type] * land.best[type]
  if (found.kept > land.sites) found.keptIncome *= land.sites / found.kept
  return found
}

const flag = (isSo: boolean): number => (isSo ? 1 : 0)
const whenDue = (isIncomeDue: boolean, value: number): number => (isIncomeDue ? value : 0)

/** In the order of the types of buildings; the first five have income. */
const BUILDINGS = ['ranches', 'mines', 'drugstores', 'banks', 'saloons', 'hotels', 'churches', 'prisons']
const SITES = ['bestRanch', 'bestMine', 'bestDrugstore', 'bestBank', 'bestSaloon']
/** In the order of the cards, yellow and red. */
const CHARACTERS = [
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
]

const ROWS: readonly FeatureRow<Position>[] = [
  ...rows<Position>({
    constant: () => 1,
    money: ({ state, seat }) => state.money[seat] / 20,
    moneyRoot: ({ state, seat }) => Math.sqrt(state.money[seat]) / 4,
    cowboysToPlace: ({ state, seat, isPlacing }) => (isPlacing ? state.cowboys[seat] / 4 : 0),
    cowboysKept: ({ state, seat, isPlacing }) => (isPlacing ? 0 : state.cowboys[seat] / 4),
    revolvers: ({ state, seat }) => state.revolvers[seat] / 4,
    firepower: ({ state, seat }) => firepower(state, seat) / 8,
    powerLead: ({ state, seat, rivalPower }) =>
      Math.max(-6, Math.min(6, duelPower(state, seat) - rivalPower)) / 4,
    roads: ({ state, seat }) => state.roads[seat] / 2,
    parcels: () => land.parcels / 4,
    sites: () => land.sites / 3,
    reachedSites: () => land.reachedSites / 2,
    noSite: () => flag(land.sites < 0.5),
  }),
  named(BUILDINGS, 2, () => land.buildings),
  ...rows<Position>({
    houses: () => land.houses / 2,
    mountains: () => land.mountains / 2,
    income: () => land.income / 20,
    incomeSquared: () => (land.income * land.income) / 1200,
    exposed: ({ isIncomeDue }) => whenDue(isIncomeDue, land.exposed / 20),
    mostExposed: ({ isIncomeDue }) => whenDue(isIncomeDue, land.mostExposed / 10),
    threatened: ({ isIncomeDue }) => whenDue(isIncomeDue, land.threatened / 5),
    raids: ({ isIncomeDue }) => whenDue(isIncomeDue, land.raids / 5),
    defenders: () => land.defenders,
    prey: ({ state, seat, isPlacing }) => (isPlacing && state.cowboys[seat] > 0 ? land.prey / 10 : 0),
  }),
  named(SITES, 8, () => land.best),
  ...rows<Position>({
    keptTiles: ({ kept }) => kept / 2,
    keptIncome: ({ keptIncome }) => keptIncome / 10,
    claims: () => land.claims / 2,
    claimCost: () => land.claimCost / 5,
    claimedObjects: () => land.claimedHouses + land.claimedMountains,
    forecastMoney: () => forecast.money / 10,
    forecastPoints: () => forecast.points / 4,
    forecastRoads: () => forecast.roads / 3,
    forecastGuns: () => forecast.guns / 3,
    forecastTiles: () => forecast.tiles,
    tileCost: () => forecast.tileCost / 8,
    tileIncome: () => forecast.tileIncome / 10,
    shortage: () => forecast.shortage,
    contested: () => forecast.contested / 2,
    beaten: () => forecast.beaten,
    moneyAtEnd: () => forecast.moneyAtEnd / 20,
    overLimit: ({ cashLimit }) => Math.max(0, forecast.moneyAtEnd - cashLimit) / 10,
    purchase: () => forecast.purchase / 6,
    conversion: ({ state, seat }) => Math.max(0, forecast.moneyAtEnd) / cheapestPoints(state, seat) / 6,
    placeInOrder: ({ state, rank }) => rank / (state.players - 1),
    passedEarly: ({ state, passed }) => (passed < 0 ? 0 : (state.players - 1 - passed) / (state.players - 1)),
    yetToPlace: ({ isPlacing }) => flag(isPlacing),
    rivalsToPlace: ({ state, rivalsToPlace }) => rivalsToPlace / (4 * (state.players - 1)),
    waits: ({ state, seat }) => flag(state.benefit[seat] === LATER),
  }),
  named(CHARACTERS, 1, ({ characters }) => characters),
  ...rows<Position>({
    tokenCount: ({ state, seat }) => (state.duels === 'tokens' ? state.tokens[seat].length / 4 : 0),
    openPoints: () => prospects.points / 4,
    openMorePoints: () => prospects.morePoints / 4,
    openMoney: () => prospects.money / 10,
    openPurchase: () => prospects.purchase / 6,
    openGuns: () => prospects.guns,
    openTiles: () => prospects.tiles / 3,
    openTileIncome: () => prospects.tileIncome / 10,
    openTileCost: () => prospects.tileCost / 8,
    // What is at stake while others can still come and fight for it.
    stakedPoints: ({ rivalsToPlace }) => (rivalsToPlace > 0 ? forecast.points / 4 : 0),
    stakedTiles: ({ rivalsToPlace }) => (rivalsToPlace > 0 ? forecast.tiles : 0),
    stakedMoney: ({ rivalsToPlace }) => (rivalsToPlace > 0 ? forecast.money / 10 : 0),
    stakedPurchase: ({ rivalsToPlace }) => (rivalsToPlace > 0 ? forecast.purchase / 6 : 0),
  }),
]

/** What is looked at of a player, each roughly between 0 and 3. Nets find them by name. */
export const FEATURES = featuresOf(ROWS)

const write = writerOf(ROWS)

/** Writes the features of one seat. */
export function readFeatures(state: State, seat: Seat, out: Float32Array): void {
  write(look(state, seat), out)
}
