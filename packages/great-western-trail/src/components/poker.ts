/** Prices of the first and the second card laid in one stop (POK-24, -25). */
export const FIRST_CARD_PRICE = 1
export const SECOND_CARD_PRICE = 2
export const MOST_CARDS_AT_TABLE = 3
/** What the bank adds to the pot at a showdown (POK-41). */
export const SHOWDOWN_BONUS = 3

/** Trail spaces whose neutral building carries the add-on, whatever its letter (POK-06). */
export const LAY_CARDS_SPACE = 'nD'
export const SHOWDOWN_SPACE = 'nG'
