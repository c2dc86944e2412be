import {
  type Box,
  BREED_OF,
  BREEDS,
  isCattle,
  isNeutral,
  isPrivate,
  neutralIndex,
  numberOf,
  ownerOf,
  ROW_COSTS,
  SAM,
  STATION_MASTERS,
  type State,
  scoreSam,
  stepLimit,
  tablesOf,
  trackPlace,
  VALUE_OF,
  WORKERS,
} from '@railhead/great-western-trail'
import { type Seat, UNKNOWN } from '@railhead/kernel'
import { measureSteps, stepsTo, trailProgress } from './ahead.js'

const NEUTRALS = 7
const NUMBERS = 14
const CITIES = 16
const MASTERS = STATION_MASTERS.length
const STATIONS = 16
/** From this row of the job market token on, the end is near. */
const LAST_ROWS = 10

const count = (name: string, times: number): string[] =>
  Array.from({ length: times }, (_, i) => `${name}${i}`)

/** What is looked at around a player: the hand, the trail ahead, the markets, the others. */
export const SURROUNDINGS: readonly string[] = [
  ...count('hand', BREEDS),
  ...count('herd', BREEDS),
  'objectivesInHand',
  'turnsToKansasCity',
  'stepsToKansasCity',
  ...count('nearNeutral', NEUTRALS),
  ...count('aheadNeutral', NEUTRALS),
  ...count('ownA', NUMBERS),
  ...count('ownB', NUMBERS),
  ...count('nearOwn', NUMBERS),
  'tollAhead',
  ...count('city', CITIES),
  ...count('station', STATIONS),
  ...count('master', MASTERS),
  ...count('marketValue', 6),
  'hireCowboy',
  'hireBuilder',
  'hireEngineer',
  'cheapCowboy',
  'cheapBuilder',
  'cheapEngineer',
  'timeLeft',
  'threePlayers',
  'fourPlayers',
  'firstEdition',
  'north',
  'rivalTrail',
  'rivalEngine',
  'rivalWorkers',
  'rivalCards',
  'rivalDeliveries',
  'ending',
  'endedHere',
  'lastRows',
  'samTrail',
  'samEngine',
  'samWorkers',
  'samDeliveries',
  'samBuildings',
  'samHard',
  'samEasy',
]

/** Writes the looks around a seat from index `at` on. */
export function lookAround(state: State, seat: Seat, out: Float64Array, at: number): void {
  const end = at + SURROUNDINGS.length
  out.fill(0, at, end)
  const box = tablesOf(state)
  const player = state.players[seat]
  let i = at
  let objectives = 0
  for (const card of player.hand) {
    if (card === UNKNOWN) continue
    if (isCattle(card)) out[i + BREED_OF[card]] += 0.5
    else objectives++
  }
  i += BREEDS
  const tally = (cards: readonly number[]): void => {
    for (const card of cards) if (card !== UNKNOWN && isCattle(card)) out[i + BREED_OF[card]] += 0.25
  }
  tally(player.draw)
  tally(player.hand)
  tally(player.discard)
  tally(player.unseen)
  i += BREEDS
  out[i++] = objectives
  i = lookAhead(state, seat, out, i)
  for (let city = 0; city < player.cities.length; city++) out[i + city] = player.cities[city]
  i += CITIES
  for (let station = 0; station < STATIONS; station++)
    if (player.stations & (1 << station)) out[i + station] = 1
  i += STATIONS
  for (const tile of player.masters) out[i + tile] = 1
  i += MASTERS
  for (const card of state.market) out[i + VALUE_OF[card]] += 0.5
  i += 6
  lookAtJobs(state, out, i)
  i += 6
  lookAtOthers(state, seat, box, out, i)
}

/** What a cattleman will come by; gives the index after it. */
function lookAhead(state: State, seat: Seat, out: Float64Array, at: number): number {
  const player = state.players[seat]
  const limit = stepLimit(state, player)
  const steps = measureSteps(state, player.space)
  let i = at
  out[i++] = Math.ceil(steps / limit) / 3
  out[i++] = steps / 8
  const { trail } = state
  const near = i
  const ahead = near + NEUTRALS
  const owned = ahead + NEUTRALS
  const nearOwn = owned + 2 * NUMBERS
  let toll = 0
  for (let space = 0; space < trail.length; space++) {
    const tile = trail[space]
    if (tile === 0) continue
    const far = stepsTo[space]
    if (isNeutral(tile)) {
      const index = neutralIndex(tile)
      if (far > 0 && far <= limit) out[near + index] = 1
      if (far > 0 && far < 90) out[ahead + index] = 1
      continue
    }
    if (isPrivate(tile)) {
      if (ownerOf(tile) === seat) {
        const number = numberOf(tile)
        out[owned + number + (state.faces & (1 << number) ? NUMBERS : 0)] = 1
        if (far > 0 && far <= limit) out[nearOwn + number] = 1
        continue
      }
    }
    if (far > 0 && far <= limit) toll++
  }
  out[nearOwn + NUMBERS] = toll / 3
  return nearOwn + NUMBERS + 1
}

/** Who can be hired, and for how little. */
function lookAtJobs(state: State, out: Float64Array, at: number): void {
  const columns = state.playerCount
  for (const worker of WORKERS) {
    let there = 0
    let cheapest = 20
    for (let job = 0; job < state.jobs.length; job++) {
      if (state.jobs[job] !== worker) continue
      there++
      const cost = ROW_COSTS[Math.floor(job / columns)]
      if (cost < cheapest) cheapest = cost
    }
    out[at + worker - 1] = Math.min(there, 4) / 3
    out[at + 2 + worker] = there === 0 ? 0 : (12 - cheapest) / 6
  }
}

function lookAtOthers(state: State, seat: Seat, box: Box, out: Float64Array, at: number): void {
  let i = at
  out[i++] = timeLeft(state)
  out[i++] = state.seats === 3 ? 1 : 0
  out[i++] = state.seats === 4 ? 1 : 0
  out[i++] = box.edition === 'first' ? 1 : 0
  out[i++] = box.north === undefined ? 0 : 1
  const progress = trailProgress(state)
  let trail = 0
  let engine = 0
  let workers = 0
  let cards = 0
  let deliveries = 0
  const rivals = state.seats - 1
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue
    const rival = state.players[other]
    trail += rival.space < 0 ? 0 : progress[rival.space]
    engine += trackPlace(rival.engine)
    for (const worker of WORKERS) workers += rival.workers[worker]
    cards += rival.draw.length + rival.hand.length + rival.discard.length
    for (const delivered of rival.cities) deliveries += delivered
  }
  if (rivals > 0) {
    out[i++] = trail / rivals
    out[i++] = engine / rivals / 20
    out[i++] = workers / rivals / 6
    out[i++] = cards / rivals / 15
    out[i++] = deliveries / rivals / 5
  } else i += 5
  out[i++] = state.endedBy >= 0 ? 1 : 0
  out[i++] = state.endedBy === seat ? 1 : 0
  out[i++] = state.jobRow >= LAST_ROWS ? 1 : 0
  const { sam } = state
  if (sam === undefined) return
  out[i++] = sam.space < 0 ? 0 : progress[sam.space]
  out[i++] = sam.engine < 0 ? 2 : trackPlace(sam.engine) / 20
  out[i++] = WORKERS.reduce((sum, worker) => sum + sam.workers[worker], 0) / 6
  out[i++] = sam.deliveries / 4
  out[i++] =
    state.trail.reduce((sum, tile) => sum + (isPrivate(tile) && ownerOf(tile) === SAM ? 1 : 0), 0) / 4
  out[i++] = state.config.solo === 'hard' ? 1 : 0
  out[i++] = state.config.solo === 'easy' ? 1 : 0
}

/** How much of the game is left, from 1 to 0: the job market fills up. */
export function timeLeft(state: State): number {
  const columns = state.playerCount
  const rows = state.jobRow - 1
  let inRow = 0
  for (let job = state.jobRow * columns; job < (state.jobRow + 1) * columns && job < state.jobs.length; job++)
    if (state.jobs[job] > 0) inRow++
  const left = 1 - (rows + inRow / columns) / 11
  return left < 0 ? 0 : left
}

/** Sam's points, as far as they can be seen. */
export const samPoints = (state: State): number =>
  state.sam === undefined ? 0 : scoreSam(state, state.sam).total
