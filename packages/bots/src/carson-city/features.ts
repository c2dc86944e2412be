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
import { type FeatureRow, featuresOf, named, together, writerOf } from '../featureRows.js'
import { duelPower } from './duels.js'
import { forecast, forecastRound, keptTiles } from './forecast.js'
import { land } from './land.js'
import { lookAhead, prospects } from './prospects.js'
import { newShare, type Share, STREET, shareOut } from './street.js'

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
  together(
    [
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
    ],
    ({ state, seat, isPlacing, rivalPower }: Position, out, at) => {
      out[at.constant] = 1
      out[at.money] = state.money[seat] / 20
      out[at.moneyRoot] = Math.sqrt(state.money[seat]) / 4
      out[at.cowboysToPlace] = isPlacing ? state.cowboys[seat] / 4 : 0
      out[at.cowboysKept] = isPlacing ? 0 : state.cowboys[seat] / 4
      out[at.revolvers] = state.revolvers[seat] / 4
      out[at.firepower] = firepower(state, seat) / 8
      out[at.powerLead] = Math.max(-6, Math.min(6, duelPower(state, seat) - rivalPower)) / 4
      out[at.roads] = state.roads[seat] / 2
      out[at.parcels] = land.parcels / 4
      out[at.sites] = land.sites / 3
      out[at.reachedSites] = land.reachedSites / 2
      out[at.noSite] = flag(land.sites < 0.5)
    },
  ),
  named(BUILDINGS, 2, () => land.buildings),
  together(
    [
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
    ],
    ({ isIncomeDue, state, seat, isPlacing }: Position, out, at) => {
      out[at.houses] = land.houses / 2
      out[at.mountains] = land.mountains / 2
      out[at.income] = land.income / 20
      out[at.incomeSquared] = (land.income * land.income) / 1200
      out[at.exposed] = whenDue(isIncomeDue, land.exposed / 20)
      out[at.mostExposed] = whenDue(isIncomeDue, land.mostExposed / 10)
      out[at.threatened] = whenDue(isIncomeDue, land.threatened / 5)
      out[at.raids] = whenDue(isIncomeDue, land.raids / 5)
      out[at.defenders] = land.defenders
      out[at.prey] = isPlacing && state.cowboys[seat] > 0 ? land.prey / 10 : 0
    },
  ),
  named(SITES, 8, () => land.best),
  together(
    [
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
    ],
    (
      { kept, keptIncome, cashLimit, state, seat, rank, passed, isPlacing, rivalsToPlace }: Position,
      out,
      at,
    ) => {
      out[at.keptTiles] = kept / 2
      out[at.keptIncome] = keptIncome / 10
      out[at.claims] = land.claims / 2
      out[at.claimCost] = land.claimCost / 5
      out[at.claimedObjects] = land.claimedHouses + land.claimedMountains
      out[at.forecastMoney] = forecast.money / 10
      out[at.forecastPoints] = forecast.points / 4
      out[at.forecastRoads] = forecast.roads / 3
      out[at.forecastGuns] = forecast.guns / 3
      out[at.forecastTiles] = forecast.tiles
      out[at.tileCost] = forecast.tileCost / 8
      out[at.tileIncome] = forecast.tileIncome / 10
      out[at.shortage] = forecast.shortage
      out[at.contested] = forecast.contested / 2
      out[at.beaten] = forecast.beaten
      out[at.moneyAtEnd] = forecast.moneyAtEnd / 20
      out[at.overLimit] = Math.max(0, forecast.moneyAtEnd - cashLimit) / 10
      out[at.purchase] = forecast.purchase / 6
      out[at.conversion] = Math.max(0, forecast.moneyAtEnd) / cheapestPoints(state, seat) / 6
      out[at.placeInOrder] = rank / (state.players - 1)
      out[at.passedEarly] = passed < 0 ? 0 : (state.players - 1 - passed) / (state.players - 1)
      out[at.yetToPlace] = flag(isPlacing)
      out[at.rivalsToPlace] = rivalsToPlace / (4 * (state.players - 1))
      out[at.waits] = flag(state.benefit[seat] === LATER)
    },
  ),
  named(CHARACTERS, 1, ({ characters }) => characters),
  together(
    [
      'tokenCount',
      'openPoints',
      'openMorePoints',
      'openMoney',
      'openPurchase',
      'openGuns',
      'openTiles',
      'openTileIncome',
      'openTileCost',
      'stakedPoints',
      'stakedTiles',
      'stakedMoney',
      'stakedPurchase',
    ],
    ({ state, seat, rivalsToPlace }: Position, out, at) => {
      out[at.tokenCount] = state.duels === 'tokens' ? state.tokens[seat].length / 4 : 0
      out[at.openPoints] = prospects.points / 4
      out[at.openMorePoints] = prospects.morePoints / 4
      out[at.openMoney] = prospects.money / 10
      out[at.openPurchase] = prospects.purchase / 6
      out[at.openGuns] = prospects.guns
      out[at.openTiles] = prospects.tiles / 3
      out[at.openTileIncome] = prospects.tileIncome / 10
      out[at.openTileCost] = prospects.tileCost / 8
      // What is at stake while others can still come and fight for it.
      out[at.stakedPoints] = rivalsToPlace > 0 ? forecast.points / 4 : 0
      out[at.stakedTiles] = rivalsToPlace > 0 ? forecast.tiles : 0
      out[at.stakedMoney] = rivalsToPlace > 0 ? forecast.money / 10 : 0
      out[at.stakedPurchase] = rivalsToPlace > 0 ? forecast.purchase / 6 : 0
    },
  ),
]

/** What policies look at: a seat by itself. */
export const OWN_FEATURES = featuresOf(ROWS)

const writeOwn = writerOf(ROWS)

/** Writes the features of one seat by itself. */
export function readOwnFeatures(state: State, seat: Seat, out: Float32Array): void {
  writeOwn(look(state, seat), out)
}

/** Both sides of a street, and whose turn it is. */
interface Against {
  readonly own: Share
  readonly next: Share
  toMove: boolean
  nextToMove: boolean
}

const against: Against = { own: newShare(), next: newShare(), toMove: false, nextToMove: false }

const ofStreet = (what: string): string[] =>
  STREET.map(({ id }) => `${what}${id[0].toUpperCase()}${id.slice(1)}`)

const AGAINST_ROWS: readonly FeatureRow<Against>[] = [
  together(['toMove', 'nextToMove'], ({ toMove, nextToMove }: Against, out, at) => {
    out[at.toMove] = flag(toMove)
    out[at.nextToMove] = flag(nextToMove)
  }),
  named(ofStreet('held'), 1, ({ own }) => own.held),
  named(ofStreet('gained'), 1, ({ own }) => own.gained),
  named(ofStreet('free'), 1, ({ own }) => own.free),
  named(ofStreet('nextHeld'), 1, ({ next }) => next.held),
  named(ofStreet('nextGained'), 1, ({ next }) => next.gained),
  named(ofStreet('nextFree'), 1, ({ next }) => next.free),
]

const NEXT_FEATURES = OWN_FEATURES.map(({ name }) => ({
  name: `next${name[0].toUpperCase()}${name.slice(1)}`,
}))
const NEXT_FROM = OWN_FEATURES.length
const AGAINST_FROM = NEXT_FROM + NEXT_FEATURES.length

/**
 * What nets look at, each roughly between 0 and 3, and find by name: of a seat, the same of who plays after it, and what both
 * have of the street.
 */
export const FEATURES = [...OWN_FEATURES, ...NEXT_FEATURES, ...featuresOf(AGAINST_ROWS)]

const writeNext = writerOf(ROWS, NEXT_FROM)
const writeAgainst = writerOf(AGAINST_ROWS, AGAINST_FROM)

/** Writes the features of one seat and of who plays after it. */
export function readFeatures(state: State, seat: Seat, out: Float32Array): void {
  const next = state.order[(state.order.indexOf(seat) + 1) % state.players]
  writeNext(look(state, next), out)
  shareOut(state, next, against.next)
  writeOwn(look(state, seat), out)
  shareOut(state, seat, against.own)
  const mover = state.tasks.length > 0 ? state.tasks[state.tasks.length - 1].seat : NOBODY
  against.toMove = mover === seat
  against.nextToMove = mover === next
  writeAgainst(against, out)
}
