/** Breeds, named by the second edition; the first edition has other names for the same colours. */
export const CRIOLLO = 0
export const SANTA_GERTRUDIS = 1
export const PINEYWOODS = 2
export const GALLOWAY = 3
export const BLACK_ANGUS = 4
export const LONGHORN = 5
export const CORRIENTE = 6
export const SHORTHORN = 7
export const HEREFORD = 8
/** All orange cards are one breed (GWT2-SIM-13). */
export const ORANGE = 9
export const BREEDS = 10

export interface CattleCard {
  readonly name: string
  readonly breed: number
  /** Breeding value. */
  readonly value: number
  readonly points: number
}

/** A cattle card is its index in this table: cards of one breed with other points are other cards. */
export const CATTLE: readonly CattleCard[] = [
  { name: 'criollo', breed: CRIOLLO, value: 1, points: 0 },
  { name: 'santaGertrudis', breed: SANTA_GERTRUDIS, value: 2, points: 0 },
  { name: 'pineywoods', breed: PINEYWOODS, value: 2, points: 0 },
  { name: 'galloway', breed: GALLOWAY, value: 2, points: 0 },
  { name: 'blackAngus', breed: BLACK_ANGUS, value: 3, points: 1 },
  { name: 'longhorn', breed: LONGHORN, value: 3, points: 2 },
  { name: 'corriente', breed: CORRIENTE, value: 3, points: 3 },
  { name: 'shorthorn', breed: SHORTHORN, value: 4, points: 3 },
  { name: 'shorthorn', breed: SHORTHORN, value: 4, points: 4 },
  { name: 'shorthorn', breed: SHORTHORN, value: 4, points: 5 },
  { name: 'hereford', breed: HEREFORD, value: 5, points: 5 },
  { name: 'hereford', breed: HEREFORD, value: 5, points: 6 },
  { name: 'hereford', breed: HEREFORD, value: 5, points: 7 },
  { name: 'simmentalCalf', breed: ORANGE, value: 2, points: 3 },
  { name: 'simmentalHeifer', breed: ORANGE, value: 4, points: 4 },
  { name: 'simmentalCow', breed: ORANGE, value: 5, points: 5 },
  { name: 'brahman', breed: ORANGE, value: 2, points: 3 },
]

/** Simmental cards by stage (GWT2-SIM-16, OQ-24). */
export const CALF = 13
export const HEIFER = 14
export const COW = 15
export const SIMMENTAL_PER_STAGE = 8

/** The Brahman variant (BRA-01, -13; the points are proposed: BRA-21). */
export const BRAHMAN = 16
export const BRAHMAN_CARDS = 8
/** What each Brahman in hand pays extra at Kansas City (BRA-09). */
export const BRAHMAN_MONEY = 4

/** Objective cards are numbered from here on (see objectives.ts), so that a herd is one list of numbers. */
export const FIRST_OBJECTIVE = 32
export const isObjective = (card: number): boolean => card >= FIRST_OBJECTIVE
export const isCattle = (card: number): boolean => card < FIRST_OBJECTIVE

export const BREED_OF: readonly number[] = CATTLE.map(card => card.breed)
export const VALUE_OF: readonly number[] = CATTLE.map(card => card.value)
export const POINTS_OF: readonly number[] = CATTLE.map(card => card.points)

/** Five Criollo and three of each other starting breed (GWT2-SETUP-21). */
export const STARTING_HERD: readonly number[] = [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]

/** How many of each card the market deck holds (GWT2-SETUP-13, GWT2-SCORE-10, OQ-23). */
const MARKET_COUNTS: readonly (readonly [card: number, count: number])[] = [
  [4, 7],
  [5, 7],
  [6, 7],
  [7, 3],
  [8, 3],
  [9, 3],
  [10, 2],
  [11, 2],
  [12, 2],
]
export const MARKET_DECK: readonly number[] = MARKET_COUNTS.flatMap(([card, count]) =>
  new Array<number>(count).fill(card),
)

/** Cards that the market shows at the start and after a refill, by number of players. */
export const MARKET_SIZE = [0, 0, 7, 10, 13] as const
/** With orange cards in the deck (GWT2-SIM-04). */
export const ORANGE_MARKET_SIZE = [0, 0, 9, 12, 15] as const

/** A way to buy from the market: so many cowboys, so many cards, one price. */
export interface Purchase {
  readonly cards: 'value3' | 'shorthorn' | 'hereford' | 'orange'
  readonly cowboys: number
  readonly count: 1 | 2
  readonly price: number
}

/** GWT2-CATTLE-03 to -10 (OQ-16) and GWT2-SIM-06, -07. */
export const PURCHASES: readonly Purchase[] = [
  { cards: 'value3', cowboys: 1, count: 1, price: 6 },
  { cards: 'value3', cowboys: 2, count: 1, price: 3 },
  { cards: 'value3', cowboys: 3, count: 2, price: 5 },
  { cards: 'shorthorn', cowboys: 1, count: 1, price: 12 },
  { cards: 'shorthorn', cowboys: 3, count: 1, price: 6 },
  { cards: 'shorthorn', cowboys: 5, count: 2, price: 8 },
  { cards: 'hereford', cowboys: 2, count: 1, price: 12 },
  { cards: 'hereford', cowboys: 4, count: 1, price: 6 },
  { cards: 'orange', cowboys: 1, count: 1, price: 8 },
  { cards: 'orange', cowboys: 2, count: 1, price: 5 },
]

/** Which purchases a card of the market fits. Calves and Brahman are bought as orange cards only (GWT2-SIM-08, -15). */
const FITS: Record<Purchase['cards'], (card: CattleCard) => boolean> = {
  value3: card => card.value === 3 && card.breed !== ORANGE,
  shorthorn: card => card.breed === SHORTHORN,
  hereford: card => card.breed === HEREFORD,
  orange: card => card.breed === ORANGE,
}
export const PURCHASE_FITS: readonly (readonly boolean[])[] = PURCHASES.map(purchase =>
  CATTLE.map(FITS[purchase.cards]),
)

/** How many market cards a cowboy who buys nothing may add (GWT2-CATTLE-13). */
export const CARDS_PER_IDLE_COWBOY = 2
