import type { Outcome, Seat, SeatScore } from '@railhead/kernel'
import { BUILT, HOUSE, MOUNTAIN } from './components/buildings.js'
import { PARCELS } from './components/map.js'
import { ROUNDS, SCORING } from './components/pieces.js'
import type { Tell } from './events.js'
import { OVER, PLACEMENT, type State } from './state.js'

/** The scores as they would be if the match ended now. */
export function standing(state: State): readonly SeatScore[] {
  return Array.from({ length: state.players }, (_, seat) => scoreOf(state, seat))
}

/** The score of one seat: CC-SCORE-01 to CC-SCORE-04, CC-VARS-06. */
export function scoreOf(state: State, seat: Seat): SeatScore {
  let buildings = 0
  let houses = 0
  let mountains = 0
  for (let parcel = 0; parcel < PARCELS; parcel++) {
    if (state.owner[parcel] !== seat) continue
    const object = state.on[parcel]
    if (object >= BUILT) buildings += SCORING.perObject
    else if (object === HOUSE) houses += SCORING.perObject
    else if (object === MOUNTAIN) mountains += SCORING.perObject
  }
  const categories: Record<string, number> = {
    play: state.points[seat],
    buildings,
    houses,
    mountains,
    money: Math.floor(state.money[seat] / SCORING.moneyPerPoint),
  }
  if (state.placement === 'simultaneous') categories.earlyFinish = earlyFinish(state, seat)
  // The score sheets of the first version have the row in every match.
  else if (state.rulings === undefined) categories.earlyFinish = 0
  const total = Object.values(categories).reduce((sum, points) => sum + points, 0)
  return { total, categories }
}

/** CC-VARS-06: a point for every player who finished placing later in the last round. */
function earlyFinish(state: State, seat: Seat): number {
  if (state.round < ROUNDS || state.phase < PLACEMENT) return 0
  const place = state.passed.indexOf(seat)
  return place < 0 ? 0 : state.players - 1 - place
}

/** CC-SCORE-05 */
export function outcome(state: State): Outcome | undefined {
  if (state.phase !== OVER) return undefined
  const scores = standing(state)
  const best = Math.max(...scores.map(score => score.total))
  const winner = state.passed.find(seat => scores[seat].total === best)
  return { scores, winners: winner === undefined ? [] : [winner] }
}

export function finalScoring(state: State, tell: Tell): void {
  if (!tell) return
  const scores = standing(state)
  scores.forEach((score, seat) => {
    tell({ type: 'over', seat, points: score.total })
  })
}
