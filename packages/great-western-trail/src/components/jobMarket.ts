/** Rows from top to bottom (OQ-14). */
export const JOB_ROWS = 12

/** The token starts in the second row (GWT2-SETUP-07). */
export const FIRST_TOKEN_ROW = 1

/** What hiring costs by row (GWT2-HIRE-04), and where the cattle market is refilled (GWT2-KC-10). */
export interface JobMarket {
  readonly costs: readonly number[]
  /** Leaving these rows the token follows a yellow arrow. */
  readonly yellowArrowRows: readonly number[]
}
