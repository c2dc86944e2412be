import {
  ENGINEER,
  isCattle,
  isHazard,
  isOutlaw,
  isPrivate,
  isWorker,
  ownerOf,
  type Player,
  RAIL_END,
  SAM,
  SAM_CARDS,
  type Sam,
  STATIONS,
  type State,
  stepLimit,
  trackPlace,
  VALUE_OF,
  WORKERS,
} from '@railhead/great-western-trail'
import { type Seat, UNKNOWN } from '@railhead/kernel'
import { measureSteps, trailProgress } from './ahead.js'
import { openCities, permanentCertificates, valueHand } from './hand.js'

/** What is looked at of what comes next: the delivery that the hand allows, the next station, how long a lap is. */
export const PROSPECTS: readonly string[] = [
  'handReach',
  'handReachNearKansasCity',
  'handDoubles',
  'drawMean',
  'drawLeft',
  'stationGap',
  'stationInReach',
  'workersForeseen',
  'obstacles',
  'lap',
  'samSteps',
  'samStepsOfLap',
  'lapTurns',
  'samPace',
  'samTurns',
]

/** Writes the prospects of a seat from index `at` on. */
export function lookForward(state: State, seat: Seat, out: Float64Array, at: number): void {
  const player = state.players[seat]
  let i = at
  const hand = valueHand(player)
  const worth = hand.value + permanentCertificates(player) + Math.min(player.certificates, 6)
  const { highest: reach } = openCities(state, player, worth)
  const trail = player.space < 0 ? 0 : trailProgress(state)[player.space]
  out[i++] = reach / 8
  out[i++] = (reach / 8) * trail
  out[i++] = hand.doubles / 3
  out[i++] = meanValue(player.draw) / 3
  out[i++] = player.draw.length / 10
  const gap = stationGap(player)
  out[i++] = gap / 5
  out[i++] = gap > 0 && gap <= player.workers[ENGINEER] ? 1 : 0
  let workers = 0
  for (const tile of state.foresight) if (isWorker(tile)) workers++
  out[i++] = workers / 3
  let obstacles = 0
  for (const tile of state.trail) if (isHazard(tile) || isOutlaw(tile)) obstacles++
  out[i++] = obstacles / 6
  const lap = measureSteps(state, -1)
  out[i++] = lap / 8
  const { sam } = state
  const steps = sam === undefined ? 0 : measureSteps(state, sam.space)
  out[i++] = steps / 8
  out[i++] = sam === undefined ? 0 : steps / lap
  out[i++] = lap / stepLimit(state, player) / 3
  const pace = sam === undefined ? 1 : samPace(state, sam)
  out[i++] = sam === undefined ? 0 : pace / 2
  out[i++] = steps / pace / 3
}

/** Steps that Sam makes in a turn, in the mean over his cards. */
function samPace(state: State, sam: Sam): number {
  const special = Math.min(5, Math.max(...WORKERS.map(worker => sam.workers[worker])))
  let own = 0
  let others = 0
  for (const tile of state.trail) {
    if (!isPrivate(tile)) continue
    if (ownerOf(tile) === SAM) own++
    else others++
  }
  const buildings = Math.min(5, Math.max(1, own, others))
  return (FIXED_STEPS + SPECIAL_CARDS * special + BUILDING_CARDS * buildings) / MOVEMENTS.length
}

const MOVEMENTS = SAM_CARDS.flatMap(card => (card === undefined ? [] : [card.movement]))
const FIXED_STEPS = MOVEMENTS.reduce<number>((sum, steps) => sum + (typeof steps === 'number' ? steps : 0), 0)
const SPECIAL_CARDS = MOVEMENTS.filter(steps => steps === 'specialtyWorkers').length
const BUILDING_CARDS = MOVEMENTS.filter(steps => steps === 'mostBuildings').length

function meanValue(cards: readonly number[]): number {
  let sum = 0
  let count = 0
  for (const card of cards) {
    if (card === UNKNOWN) continue
    count++
    if (isCattle(card)) sum += VALUE_OF[card]
  }
  return count === 0 ? 0 : sum / count
}

/** Steps of the engine to the next station that the player has not upgraded; 0 if there is none. */
function stationGap(player: Player): number {
  const from = trackPlace(player.engine)
  for (let station = 0; station < STATIONS.length; station++) {
    if (player.stations & (1 << station)) continue
    const { position } = STATIONS[station]
    if (position === undefined) continue
    const place = position === RAIL_END ? RAIL_END : trackPlace(position)
    if (place > from) return Math.ceil(place - from)
  }
  return 0
}
