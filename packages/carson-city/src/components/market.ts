import { MINE, RANCH } from './buildings.js'

/** The market slots from left to right, cheapest first. */
export const SLOT_PRICES = [3, 4, 5, 6, 8, 10, 12] as const
export const SLOTS = SLOT_PRICES.length
export const EMPTY_SLOT = -1

/** The tiles that lie in the market before any is drawn; the others are drawn from the bag. */
export const FIRST_MARKET: readonly number[] = [RANCH, MINE, EMPTY_SLOT, EMPTY_SLOT, EMPTY_SLOT, RANCH, MINE]
