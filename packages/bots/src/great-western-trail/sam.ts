import {
  isPrivate,
  ownerOf,
  SAM,
  type Sam,
  type State,
  scoreSam,
  tablesOf,
  WORKERS,
} from '@railhead/great-western-trail'
import { stepsFrom, trailProgress } from './ahead.js'

/** Sam's points, as far as they can be seen. */
export const samPoints = (state: State): number =>
  state.sam === undefined ? 0 : scoreSam(state, state.sam).total

/** How Sam stands; all 0 where he does not play. */
export interface SamStanding {
  trail: number
  engine: number
  workers: number
  deliveries: number
  buildings: number
  /** In the north. */
  shops: number
  /** Steps to Kansas City, and steps that he makes in a turn. */
  steps: number
  pace: number
}

export const newSamStanding = (): SamStanding => ({
  trail: 0,
  engine: 0,
  workers: 0,
  deliveries: 0,
  buildings: 0,
  shops: 0,
  steps: 0,
  pace: 0,
})

const NO_SAM = newSamStanding()

/** Where the line ends for an engine that Sam has taken off the board. */
const ENGINE_GONE = 40

/** Looks at Sam after the ways to Kansas City were measured. */
export function lookAtSam(state: State, found: SamStanding): void {
  const { sam } = state
  if (sam === undefined) {
    if (found.pace !== 0) Object.assign(found, NO_SAM)
    return
  }
  found.trail = sam.space < 0 ? 0 : trailProgress(state)[sam.space]
  found.engine = sam.engine < 0 ? ENGINE_GONE : tablesOf(state).track.place[sam.engine]
  found.workers = WORKERS.reduce((sum, worker) => sum + sam.workers[worker], 0)
  found.deliveries = sam.deliveries
  let own = 0
  let others = 0
  for (const tile of state.trail) {
    if (!isPrivate(tile)) continue
    if (ownerOf(tile) === SAM) own++
    else others++
  }
  found.buildings = own
  found.shops = countShops(state)
  found.steps = stepsFrom(state, sam.space)
  found.pace = paceOf(state, sam, own, others)
}

function countShops({ shops }: State): number {
  let count = 0
  for (let i = 0; i < shops.length; i++) if (shops[i] === SAM) count++
  return count
}

/** Steps that Sam makes in a turn, in the mean over his cards. */
function paceOf(state: State, sam: Sam, own: number, others: number): number {
  const special = Math.min(5, Math.max(...WORKERS.map(worker => sam.workers[worker])))
  const buildings = Math.min(5, Math.max(1, own, others))
  let steps = 0
  let cards = 0
  for (const card of tablesOf(state).samCards) {
    if (card === undefined) continue
    cards++
    if (typeof card.movement === 'number') steps += card.movement
    else steps += card.movement === 'specialtyWorkers' ? special : buildings
  }
  return steps / cards
}
