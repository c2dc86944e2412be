import type { Tell } from '@railhead/kernel'
import { WORKER_SPACES } from '../components/playerBoard.js'
import { NOTHING } from '../components/tiles.js'
import type { Event } from '../event.js'
import { type State, tablesOf } from '../state.js'
import { choose, type Rank, tellReasons } from './choice.js'
import { SAM, type Sam } from './sam.js'

interface Candidate {
  readonly worker: number
  readonly row: number
  readonly index: number
}

/** Everybody above the token's row whose row on Sam's board has room, from the top, from the left (SAM-HIRE-02, -12). */
function candidates(state: State, sam: Sam): Candidate[] {
  const found: Candidate[] = []
  for (let index = 0; index < state.jobRow * state.playerCount; index++) {
    const worker = state.jobs[index]
    if (worker !== NOTHING && sam.workers[worker] < WORKER_SPACES)
      found.push({ worker, row: Math.floor(index / state.playerCount), index })
  }
  return found
}

const lowestCost = (costs: readonly number[]): Rank<Candidate> => ({
  reason: 'lowestCost',
  of: ({ row }) => -costs[row],
})
const topLeft: Rank<Candidate> = { reason: 'topLeft', of: ({ index }) => -index }

/** SAM-HIRE-03 to -05 */
const cheapestFirst = (sam: Sam, costs: readonly number[]): Rank<Candidate>[] => [
  lowestCost(costs),
  { reason: 'specialty', of: ({ worker }) => Number(worker === sam.specialty) },
  topLeft,
]

/** SAM-HIRE-06 to -10 */
const specialtyFirst = (sam: Sam, costs: readonly number[]): Rank<Candidate>[] => [
  { reason: 'specialty', of: ({ worker }) => Number(worker === sam.specialty) },
  { reason: 'mostNumerous', of: ({ worker }) => sam.workers[worker] },
  lowestCost(costs),
  topLeft,
]

/** One worker for nothing; says who came (SAM-HIRE-01, -11). */
export function hire(
  state: State,
  sam: Sam,
  mode: 'cheapest' | 'specialty',
  tell: Tell<Event> | undefined,
): number | undefined {
  const { costs } = tablesOf(state).jobMarket
  const ranks = mode === 'cheapest' ? cheapestFirst(sam, costs) : specialtyFirst(sam, costs)
  const chosen = choose(candidates(state, sam), ranks)
  if (chosen === undefined) {
    tell?.({ type: 'samIdle', why: 'noWorker' })
    return undefined
  }
  const { worker, row, index } = chosen.best
  tellReasons('worker', chosen.reasons, tell)
  state.jobs[index] = NOTHING
  sam.workers[worker]++
  tell?.({ type: 'hired', seat: SAM, worker, row, cost: 0 })
  checkSpecialty(sam, worker, tell)
  return worker
}

/** Strictly more of another type than of the specialty moves the tile at once (SAM-SPEC-01 to -03). */
function checkSpecialty(sam: Sam, hired: number, tell: Tell<Event> | undefined): void {
  if (sam.workers[hired] <= sam.workers[sam.specialty]) return
  sam.specialty = hired
  tell?.({ type: 'samSpecialty', worker: hired })
}
