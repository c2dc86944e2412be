import {
  MASTER_NAMES,
  NO_MASTER,
  type Player,
  permanentCertificates,
  type State,
  type Station,
  stepLimit,
  tablesOf,
} from '@railhead/great-western-trail'
import { type Seat, UNKNOWN } from '@railhead/kernel'
import { measureWaysHome, stepsFrom, trailProgress, trailVersion } from './ahead.js'
import {
  lookAlong,
  lookAtMarkets,
  lookAtRivals,
  type Markets,
  newMarkets,
  newRivals,
  newTrail,
  type Rivals,
  type Trail,
} from './board.js'
import { farthestCity, valueHand } from './hand.js'
import { countHerd, expectedValue, type Herd, meanValue, newHerd } from './herd.js'
import { lookNorth, type NorthBoard, newNorthBoard, planNorth } from './north.js'
import { newPlan, nextStation, type Plan, planDelivery, stationGap } from './plans.js'
import { countDiscsGone, handSize, newDiscs } from './playerBoard.js'
import { CITIES } from './rivals.js'
import { lookAtSam, newSamStanding, type SamStanding } from './sam.js'
import { timeLeft } from './time.js'

/** The position of a seat, looked through once for all features. */
export interface Position {
  state: State
  seat: Seat
  player: Player
  readonly herd: Herd
  trail: Trail
  readonly markets: Markets
  readonly rivals: Rivals
  readonly sam: SamStanding
  timeLeft: number
  /** Breeding value that a hand has in the mean, that this hand has, or what is expected of it if it is hidden. */
  expected: number
  handValue: number
  handSeen: number
  handDoubles: number
  drawMean: number
  permanent: number
  /** How far along the trail, from 0 to 1. */
  progress: number
  deliveries: number
  farDeliveries: number
  handReach: number
  stepLimit: number
  /** Steps of a whole lap. */
  lap: number
  lapsLeft: number
  stationGap: number
  /** The next station that is not upgraded; -1: none. */
  station: number
  stationHasMaster: boolean
  /** Discs that are gone from each kind of space of the player board. */
  readonly discsGone: Float32Array
  /** Discs in each city. */
  readonly cities: Float32Array
  /** 1 for each station that is upgraded, and each station master. */
  readonly stations: Float32Array
  readonly masters: Float32Array
  /** The next delivery with a hand as expected, and with this one. */
  readonly plan: Plan
  readonly handPlan: Plan
  north: NorthBoard
}

export const STATIONS = 16
const FAR_CITY = 10
/** Certificates that are worth saving up for a delivery, and that one can have. */
const CERTIFICATES = 3
const MOST_CERTIFICATES = 6
/** Own turns of a whole match, roughly. */
const TURNS = 40

let latest: Position | undefined

/** What each seat saw along the trail when it looked last. */
const TRAILS: Trail[] = []

function trailOf(seat: Seat): Trail {
  while (TRAILS.length <= seat) TRAILS.push(newTrail())
  return TRAILS[seat]
}

/** What each seat saw of the north when it looked last. */
const NORTHS: NorthBoard[] = []

function northOf(seat: Seat): NorthBoard {
  while (NORTHS.length <= seat) NORTHS.push(newNorthBoard())
  return NORTHS[seat]
}

function blank(state: State, seat: Seat): Position {
  return {
    state,
    seat,
    player: state.players[seat],
    herd: newHerd(),
    trail: trailOf(seat),
    markets: newMarkets(),
    rivals: newRivals(),
    sam: newSamStanding(),
    timeLeft: 0,
    expected: 0,
    handValue: 0,
    handSeen: 0,
    handDoubles: 0,
    drawMean: 0,
    permanent: 0,
    progress: 0,
    deliveries: 0,
    farDeliveries: 0,
    handReach: 0,
    stepLimit: 1,
    lap: 1,
    lapsLeft: 0,
    stationGap: 0,
    station: -1,
    stationHasMaster: false,
    discsGone: newDiscs(),
    cities: new Float32Array(CITIES),
    stations: new Float32Array(STATIONS),
    masters: new Float32Array(MASTER_NAMES.length),
    plan: newPlan(),
    handPlan: newPlan(),
    north: northOf(seat),
  }
}

/** Looks through the position of a seat. What it gives is overwritten by the next call. */
export function look(state: State, seat: Seat): Position {
  latest ??= blank(state, seat)
  const player = state.players[seat]
  const found = latest
  found.state = state
  found.seat = seat
  found.player = player
  found.timeLeft = timeLeft(state)
  found.stepLimit = stepLimit(state, player)
  found.permanent = permanentCertificates(state, player)
  found.progress = player.space < 0 ? 0 : trailProgress(state)[player.space]
  countHerd(player, tablesOf(state), found.herd)
  found.north = northOf(seat)
  lookAtHand(found)
  lookAtDeliveries(found)
  const version = trailVersion(state)
  found.trail = trailOf(seat)
  lookAlong(state, seat, found.stepLimit, version, found.trail)
  lookAtMarkets(state, found.markets)
  lookAtRivals(state, seat, found.rivals)
  measureWaysHome(state, version)
  found.lap = stepsFrom(state, -1)
  const turns = Math.max(1, found.lap / found.stepLimit) + 1
  found.lapsLeft = (found.timeLeft * TURNS) / state.seats ** 0.5 / turns
  lookAtSam(state, found.sam)
  lookAtBoard(found)
  found.stationGap = stationGap(tablesOf(state), player)
  found.station = nextStation(tablesOf(state), player)
  found.stationHasMaster = found.station >= 0 && state.masters[found.station] !== NO_MASTER
  return found
}

/** What was looked through last. */
export function position(): Position {
  if (latest === undefined) throw new Error('No position was looked through yet.')
  return latest
}

function lookAtBoard({ state, player, discsGone, stations, masters }: Position): void {
  countDiscsGone(state, player, discsGone)
  for (let station = 0; station < STATIONS; station++) stations[station] = (player.stations >> station) & 1
  masters.fill(0)
  for (const tile of player.masters) masters[tile] = 1
}

function lookAtHand(found: Position): void {
  const { state, player, herd } = found
  const { cattleValues } = tablesOf(state)
  const isHidden = player.hand.length > 0 && player.hand[0] === UNKNOWN
  const { value, doubles } = valueHand(player, cattleValues)
  found.expected = expectedValue(herd, cattleValues, handSize(player))
  found.handValue = value
  found.handDoubles = doubles
  found.handSeen = isHidden ? found.expected : value
  found.drawMean = meanValue(player.draw, cattleValues)
}

function lookAtDeliveries(found: Position): void {
  const { state, player, permanent, expected, handValue } = found
  const { cities } = tablesOf(state)
  found.deliveries = 0
  found.farDeliveries = 0
  found.cities.fill(0)
  for (let city = 0; city < player.cities.length; city++) {
    const discs = player.cities[city]
    if (discs === 0) continue
    found.cities[city] = discs
    found.deliveries += discs
    if (cities[city].value >= FAR_CITY) found.farDeliveries += discs
  }
  const help = permanent + Math.min(player.certificates, CERTIFICATES)
  const all = permanent + Math.min(player.certificates, MOST_CERTIFICATES)
  found.handReach = farthestCity(state, player, handValue + all)
  planDelivery(state, player, expected + help, found.plan)
  planDelivery(state, player, handValue + help, found.handPlan)
  const { north } = found
  const box = tablesOf(state)
  lookNorth(state, found.seat, player, north)
  if (box.north === undefined) return
  planNorth(box, player, north, expected + help, north.plan)
  planNorth(box, player, north, handValue + help, north.handPlan)
}

/** The place of an own engine in thirds of the line. */
export const ENGINE_UNIT = 13

export const enginePlace = ({ state, player: { engine } }: Position): number =>
  tablesOf(state).track.place[engine]

export const stationAhead = ({ state, station }: Position): Station | undefined =>
  station < 0 ? undefined : tablesOf(state).stations[station]
