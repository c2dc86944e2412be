/** Hiring cost by row from top to bottom (GWT2-HIRE-04, OQ-14). */
export const ROW_COSTS = [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4] as const
export const JOB_ROWS = ROW_COSTS.length

/** The token starts in the second row (GWT2-SETUP-07). */
export const FIRST_TOKEN_ROW = 1

/** Leaving these rows the token follows a yellow arrow: the cattle market is refilled (GWT2-KC-10). */
export const YELLOW_ARROW_ROWS: readonly number[] = [5, 8]
