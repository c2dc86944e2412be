/** How many pieces the box holds, and what a player starts with. */

export const PLAYERS = [2, 3, 4, 5] as const

export const PIECES = {
  revolvers: 27,
  houses: 20,
  mountains: 9,
  roads: 25,
  /** Per colour. */
  property: 12,
  /** Per colour; the white cowboy comes on top. */
  cowboys: 10,
} as const

export const START = {
  money: 15,
  roads: 1,
  cowboys: 3,
  freeParcels: 2,
  /** Roads around the town centre. */
  townRoads: 4,
} as const

export const ROUNDS = 4

/** New cowboys after each round; none after the last. */
export const NEW_COWBOYS = [4, 5, 5, 0] as const

export const DIE_SIDES = 6

/** The three-guns chip counts as this many revolvers. */
export const THREE_GUNS = 3

/** The red sheriff's consolation for each duel he loses. */
export const LOST_DUEL_POINTS = 3

/** Duel tokens: one of each value for every player. */
export const TOKENS = {
  values: [0, 1, 2, 3, 4, 5],
  perPlayer: 6,
  /** With three players and more, start money is this minus the sum of the hand. */
  moneyMinusSum: 30,
  refill: 3,
} as const

export const CASH_PER_POINT = 10

export const SCORING = { perObject: 2, moneyPerPoint: 6 } as const
