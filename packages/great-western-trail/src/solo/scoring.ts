import { type SeatScore, UNKNOWN } from '@railhead/kernel'
import { isCattle, isObjective, POINTS_OF } from '../components/cattle.js'
import { OBJECTIVES, objectiveOf } from '../components/objectives.js'
import { JOB_MARKET_TOKEN_POINTS } from '../components/playerBoard.js'
import { hazardPoints } from '../components/tiles.js'
import { buildingPoints, cityPoints, stationPoints, workerPoints } from '../points.js'
import type { Category } from '../scoring.js'
import type { State } from '../state.js'
import { SAM, type Sam } from './sam.js'

/** All starting objectives are worth the same, so a face-down one is known too. */
const STARTING_POINTS = OBJECTIVES.find(card => card.starting)?.points ?? 0

/** As if every condition were met (SAM-OBJ-05, SAM-SCORE-03, -04). */
const objectivePoints = (card: number): number => (isObjective(card) ? objectiveOf(card).points : 0)
const cattlePoints = (card: number): number => (isCattle(card) && card !== UNKNOWN ? POINTS_OF[card] : 0)

const sum = (cards: readonly number[], pointsOf: (card: number) => number): number =>
  cards.reduce((total, card) => total + pointsOf(card), 0)

/** Nothing for money, station masters and the cleared space of a player board (SAM-SCORE-01, -02). */
export function scoreSam(state: State, sam: Sam): SeatScore {
  const cards = [...sam.pile, ...sam.unseen]
  const hidden = sam.pile[0] === UNKNOWN ? STARTING_POINTS : 0
  const categories: Record<Category, number> = {
    money: 0,
    buildings: buildingPoints(state, SAM),
    cities: cityPoints(state, sam.cities, 0), // no annex, no bells: RSAM-SCORE-03
    stations: stationPoints(state, sam.stations),
    hazards: sum(sam.hazards, hazardPoints),
    cattle: sum(cards, cattlePoints),
    objectives: sum(cards, objectivePoints) + hidden,
    stationMasters: 0,
    workers: workerPoints(sam.workers),
    stepDisc: 0,
    jobMarketToken: sam.hasJobMarketToken ? JOB_MARKET_TOKEN_POINTS : 0,
  }
  return { total: Object.values(categories).reduce((total, points) => total + points, 0), categories }
}
