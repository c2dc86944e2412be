import type { State } from '@railhead/great-western-trail'

/** Rows of the job market that fill up in a match. */
const ROWS = 11

/** How much of the game is left, from 1 to 0: the job market fills up. */
export function timeLeft(state: State): number {
  const columns = state.playerCount
  const rows = state.jobRow - 1
  let inRow = 0
  for (let job = state.jobRow * columns; job < (state.jobRow + 1) * columns && job < state.jobs.length; job++)
    if (state.jobs[job] > 0) inRow++
  const left = 1 - (rows + inRow / columns) / ROWS
  return left < 0 ? 0 : left
}

/** From this on a match hardly lasts three turns. */
const LAST_TIME = 0.06

export const isNearEnd = (state: State): boolean => state.endedBy >= 0 || timeLeft(state) < LAST_TIME

/** From this on a match lasts about six turns of everybody. Nobody's policy plays as well against Sam as a search does. */
const LATE = 0.3

export const isLate = (state: State): boolean => state.sam === undefined && timeLeft(state) < LATE
