import {
  permanentCertificates,
  type Sam,
  type State,
  stepLimit,
  tablesOf,
  WORKERS,
} from '@railhead/great-western-trail'
import { type Seat, UNKNOWN } from '@railhead/kernel'
import { stepsFrom, trailProgress } from './ahead.js'
import { countOwnBuildings, newOwnBuildings, type OwnBuildings } from './board.js'
import { valueHand } from './hand.js'
import { countHerd, expectedValue, type Herd, newHerd } from './herd.js'
import { bits, countDiscsGone, handSize, newDiscs } from './playerBoard.js'
import type { SamStanding } from './sam.js'

/** Who plays after a seat, piece by piece. */
export interface Rival {
  money: number
  readonly workers: Float32Array
  certificates: number
  permanent: number
  engine: number
  stations: number
  masters: number
  readonly discsGone: Float32Array
  readonly cities: Float32Array
  deliveries: number
  readonly herd: Herd
  /** Breeding value that a hand has in the mean, and that this one has as far as it can be seen. */
  expected: number
  handValue: number
  objectives: number
  exchangeTokens: number
  hazards: number
  readonly built: OwnBuildings
  progress: number
  steps: number
  turns: number
  isOnTheMove: boolean
}

export const CITIES = 16

const newRival = (): Rival => ({
  money: 0,
  workers: new Float32Array(WORKERS.length + 1),
  certificates: 0,
  permanent: 0,
  engine: 0,
  stations: 0,
  masters: 0,
  discsGone: newDiscs(),
  cities: new Float32Array(CITIES),
  deliveries: 0,
  herd: newHerd(),
  expected: 0,
  handValue: 0,
  objectives: 0,
  exchangeTokens: 0,
  hazards: 0,
  built: newOwnBuildings(),
  progress: 0,
  steps: 0,
  turns: 0,
  isOnTheMove: false,
})

const NOBODY = newRival()
const PLAYER = newRival()
const SAM = newRival()

/** Looks at who plays after a seat: the next player, or Sam. The ways to Kansas City and Sam were looked at before. */
export function lookAtNext(state: State, seat: Seat, sam: SamStanding): Rival {
  if (state.sam !== undefined) return lookAtSamsPieces(state, state.sam, sam)
  return state.seats > 1 ? lookAtPlayer(state, (seat + 1) % state.seats) : NOBODY
}

function lookAtPlayer(state: State, seat: Seat): Rival {
  const found = PLAYER
  const box = tablesOf(state)
  const player = state.players[seat]
  found.money = player.money
  for (let worker = 1; worker <= WORKERS.length; worker++) found.workers[worker] = player.workers[worker]
  found.certificates = player.certificates
  found.permanent = permanentCertificates(state, player)
  found.engine = box.track.place[player.engine]
  found.stations = bits(player.stations)
  found.masters = player.masters.length
  countDiscsGone(state, player, found.discsGone)
  countCities(player.cities, found)
  countHerd(player, box, found.herd)
  found.expected = expectedValue(found.herd, box.cattleValues, handSize(player))
  const isHidden = player.hand.length > 0 && player.hand[0] === UNKNOWN
  found.handValue = isHidden ? found.expected : valueHand(player, box.cattleValues).value
  found.objectives = player.objectives.length - 1
  found.exchangeTokens = player.exchangeTokens
  found.hazards = player.hazards.length
  countOwnBuildings(state, seat, found.built)
  found.progress = player.space < 0 ? 0 : trailProgress(state)[player.space]
  found.steps = stepsFrom(state, player.space)
  found.turns = Math.ceil(found.steps / stepLimit(state, player))
  found.isOnTheMove = state.turn === seat
  return found
}

const NO_CARDS: readonly number[] = []

/** He has no money, certificates or hand; what he takes lies on his pile. */
function lookAtSamsPieces(state: State, sam: Sam, standing: SamStanding): Rival {
  const found = SAM
  for (let worker = 1; worker <= WORKERS.length; worker++) found.workers[worker] = sam.workers[worker]
  found.engine = standing.engine
  found.stations = bits(sam.stations)
  countCities(sam.cities, found)
  found.deliveries = sam.deliveries
  const cards = { draw: sam.pile, hand: NO_CARDS, discard: NO_CARDS, unseen: sam.unseen }
  countHerd(cards, tablesOf(state), found.herd)
  found.hazards = sam.hazards.length
  found.built.buildings = standing.buildings
  found.progress = standing.trail
  found.steps = standing.steps
  found.turns = standing.pace === 0 ? 0 : standing.steps / standing.pace
  return found
}

function countCities(cities: readonly number[], found: Rival): void {
  found.deliveries = 0
  for (let city = 0; city < CITIES; city++) {
    const discs = city < cities.length ? cities[city] : 0
    found.cities[city] = discs
    found.deliveries += discs
  }
}

/** Of each thing the most that any of the others has, and the fewest steps; all 0 with less than three seats. */
export interface Most {
  money: number
  readonly workers: Float32Array
  engine: number
  stations: number
  masters: number
  deliveries: number
  steps: number
}

export const newMost = (): Most => ({
  money: 0,
  workers: new Float32Array(WORKERS.length + 1),
  engine: 0,
  stations: 0,
  masters: 0,
  deliveries: 0,
  steps: 0,
})

export function lookAtMost(state: State, seat: Seat, found: Most): void {
  found.money = found.engine = found.stations = found.masters = found.deliveries = 0
  found.workers.fill(0)
  found.steps = 0
  if (state.seats < 3) return
  found.steps = Number.POSITIVE_INFINITY
  const { place } = tablesOf(state).track
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue
    const { money, workers, engine, stations, masters, cities, space } = state.players[other]
    found.money = Math.max(found.money, money)
    for (let worker = 1; worker <= WORKERS.length; worker++)
      if (workers[worker] > found.workers[worker]) found.workers[worker] = workers[worker]
    found.engine = Math.max(found.engine, place[engine])
    found.stations = Math.max(found.stations, bits(stations))
    found.masters = Math.max(found.masters, masters.length)
    let deliveries = 0
    for (let city = 0; city < cities.length; city++) deliveries += cities[city]
    found.deliveries = Math.max(found.deliveries, deliveries)
    found.steps = Math.min(found.steps, stepsFrom(state, space))
  }
}
