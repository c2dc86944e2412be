import type { State } from '@railhead/great-western-trail'

/** Rows of the job market that fill up in a match. */
const ROWS = 11

/** Workers in the row of the job market that fills up. */
function inLastRow({ jobs, jobRow, playerCount: columns }: State): number {
  let inRow = 0
  for (let job = jobRow * columns; job < (jobRow + 1) * columns && job < jobs.length; job++)
    if (jobs[job] > 0) inRow++
  return inRow
}

/** How much of the game is left, from 1 to 0: the job market fills up. */
export function timeLeft(state: State): number {
  const left = 1 - (state.jobRow - 1 + inLastRow(state) / state.playerCount) / ROWS
  return left < 0 ? 0 : left
}

/** Spaces of the job market that are left until the match ends. */
export const tilesLeft = (state: State): number =>
  (ROWS + 1 - state.jobRow) * state.playerCount - inLastRow(state)

/** From this on a match hardly lasts three turns. */
const LAST_TIME = 0.06

export const isNearEnd = (state: State): boolean => state.endedBy >= 0 || timeLeft(state) < LAST_TIME

/** From this on a match lasts about six turns of everybody. Nobody's policy plays as well against Sam as a search does. */
const LATE = 0.3

export const isLate = (state: State): boolean => state.sam === undefined && timeLeft(state) < LATE
