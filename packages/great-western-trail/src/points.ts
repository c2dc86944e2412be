import type { Seat } from '@railhead/kernel'
import { SCORING_COLUMN, SCORING_COLUMN_POINTS } from './components/playerBoard.js'
import { isPrivate, ownerOf, WORKERS } from './components/tiles.js'
import { type State, tablesOf } from './state.js'
import { buildingOnTrail } from './walk.js'

// The categories that players and Sam score alike.

/** GWT2-SCORE-02 */
export function buildingPoints(state: State, owner: Seat): number {
  let points = 0
  for (const site of tablesOf(state).trail.sites) {
    const tile = state.trail[site]
    if (isPrivate(tile) && ownerOf(tile) === owner) points += buildingOnTrail(state, tile).points
  }
  return points
}

/** Own discs, and arrows with own discs at both ends (GWT2-SCORE-03). */
export function cityPoints(state: State, own: readonly number[], bells: number): number {
  const { cities } = tablesOf(state)
  let points = 0
  for (let city = 0; city < cities.length; city++) {
    points += own[city] * (cities[city].points + (cities[city].pointsPerBell ?? 0) * bells)
    if (own[city] > 0 && own[city + 1] > 0) points += cities[city].arrow.points ?? 0
  }
  return points
}

/** GWT2-SCORE-07 */
export function stationPoints(state: State, own: number): number {
  const { stations } = tablesOf(state)
  let points = 0
  for (let station = 0; station < stations.length; station++)
    if (own & (1 << station)) points += stations[station].points
  return points
}

/** 4 points for each worker in the fifth and sixth column (GWT2-SCORE-13). */
export const workerPoints = (workers: readonly number[]): number =>
  WORKERS.reduce(
    (points, worker) => points + Math.max(0, workers[worker] - SCORING_COLUMN + 1) * SCORING_COLUMN_POINTS,
    0,
  )
