/** Bonus tokens from the top of the stack; one for each player (POK-03 to -05; only the 6 is printed, the rest is proposed). */
export const BONUS_TOKENS = [
  { points: 6, money: 1 },
  { points: 5, money: 2 },
  { points: 4, money: 3 },
  { points: 3, money: 4 },
] as const

/** Prices of the first and the second card laid in one stop (POK-24, -25). */
export const FIRST_CARD_PRICE = 1
export const SECOND_CARD_PRICE = 2
export const MOST_CARDS_AT_TABLE = 3
/** What the bank adds to the pot at a showdown (POK-41). */
export const SHOWDOWN_BONUS = 3

/** Trail spaces whose neutral building carries the add-on, whatever its letter (POK-06). */
export const LAY_CARDS_SPACE = 'nD'
export const SHOWDOWN_SPACE = 'nG'
