import { type SeatScore, UNKNOWN } from '@railhead/kernel'
import { isCattle, isObjective } from '../components/cattle.js'
import { type ObjectiveCard, objectiveOf, STARTING_OBJECTIVE_POINTS } from '../components/objectives.js'
import { JOB_MARKET_TOKEN_POINTS } from '../components/playerBoard.js'
import { buildingPoints, cityPoints, stationPoints, workerPoints } from '../points.js'
import type { Category } from '../scoring.js'
import { type State, tablesOf } from '../state.js'
import { SAM, type Sam } from './sam.js'

/** As if every condition were met (SAM-OBJ-05, SAM-SCORE-03, -04). */
const objectivePoints =
  (objectives: readonly ObjectiveCard[]) =>
  (card: number): number =>
    isObjective(card) ? objectiveOf(card, objectives).points : 0
const cattlePoints =
  (pointsOf: readonly number[]) =>
  (card: number): number =>
    isCattle(card) && card !== UNKNOWN ? pointsOf[card] : 0

const sum = (cards: readonly number[], pointsOf: (card: number) => number): number =>
  cards.reduce((total, card) => total + pointsOf(card), 0)

/** Nothing for money, station masters and the cleared space of a player board (SAM-SCORE-01, -02). */
export function scoreSam(state: State, sam: Sam): SeatScore {
  const cards = [...sam.pile, ...sam.unseen]
  const { cattlePoints: pointsOf, objectives, hazardPoints } = tablesOf(state)
  // All starting objectives are worth the same, so a face-down one is known too.
  const hidden = sam.pile[0] === UNKNOWN ? STARTING_OBJECTIVE_POINTS : 0
  const categories: Record<Category, number> = {
    money: 0,
    buildings: buildingPoints(state, SAM),
    cities: cityPoints(state, sam.cities, 0), // no annex, no bells: RSAM-SCORE-03
    stations: stationPoints(state, sam.stations),
    hazards: sum(sam.hazards, tile => hazardPoints[tile]),
    cattle: sum(cards, cattlePoints(pointsOf)),
    objectives: sum(cards, objectivePoints(objectives)) + hidden,
    stationMasters: 0,
    workers: workerPoints(sam.workers),
    stepDisc: 0,
    jobMarketToken: sam.hasJobMarketToken ? JOB_MARKET_TOKEN_POINTS : 0,
  }
  return { total: Object.values(categories).reduce((total, points) => total + points, 0), categories }
}
