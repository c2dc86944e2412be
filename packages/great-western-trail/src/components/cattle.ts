import { VARIANTS } from '../addons/cattle/variants.js'
import type { Rulings } from '../rulings/index.js'

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

/** What a card is besides its figures. */
type Breed = Pick<CattleCard, 'name' | 'breed'>

const BASE_CATTLE: readonly Breed[] = [
  { name: 'criollo', breed: CRIOLLO },
  { name: 'santaGertrudis', breed: SANTA_GERTRUDIS },
  { name: 'pineywoods', breed: PINEYWOODS },
  { name: 'galloway', breed: GALLOWAY },
  { name: 'blackAngus', breed: BLACK_ANGUS },
  { name: 'longhorn', breed: LONGHORN },
  { name: 'corriente', breed: CORRIENTE },
  { name: 'shorthorn', breed: SHORTHORN },
  { name: 'shorthorn', breed: SHORTHORN },
  { name: 'shorthorn', breed: SHORTHORN },
  { name: 'hereford', breed: HEREFORD },
  { name: 'hereford', breed: HEREFORD },
  { name: 'hereford', breed: HEREFORD },
]

const ORANGE_CARDS = VARIANTS.flatMap(({ cards }) => [...cards])

/** A cattle card is its index in this table: cards of one breed with other points are other cards. */
export const CATTLE: readonly Breed[] = [
  ...BASE_CATTLE,
  ...ORANGE_CARDS.map(({ name }) => ({ name, breed: ORANGE })),
]

/** Breeding values of the market, as the text says (GWT2-SETUP-13). */
const MARKET_VALUES = [3, 3, 3, 4, 4, 4, 5, 5, 5]

/** Breeding values by card (GWT2-SETUP-13, -21, GWT2-SIM-16, BRA-13). */
export function cattleValues(rulings: Rulings): readonly number[] {
  const { criollo, santaGertrudis, pineywoods, galloway } = rulings.startingValues
  const orange = ORANGE_CARDS.map(({ value }) => rulings[value])
  return [criollo, santaGertrudis, pineywoods, galloway, ...MARKET_VALUES, ...orange]
}

/** Points of cattle by card (GWT2-SCORE-10): those of the start are worth nothing, orange ones name their ruling. */
export function cattlePoints(rulings: Rulings): readonly number[] {
  const { blackAngus, longhorn, corriente, shorthorn, hereford } = rulings.cattlePoints
  const market = [blackAngus, longhorn, corriente, ...shorthorn, ...hereford]
  return [0, 0, 0, 0, ...market, ...ORANGE_CARDS.map(({ points }) => rulings[points])]
}

/** Objective cards are numbered from here on (see objectives.ts), so that a herd is one list of numbers. */
export const FIRST_OBJECTIVE = 32
export const isObjective = (card: number): boolean => card >= FIRST_OBJECTIVE
export const isCattle = (card: number): boolean => card < FIRST_OBJECTIVE

export const BREED_OF: readonly number[] = CATTLE.map(card => card.breed)
/** The cards of value 3 that the market sells: orange ones are bought as such only (GWT2-SIM-08, -15). */
export const IS_MARKET_VALUE_3: readonly boolean[] = BREED_OF.map(
  breed => breed >= BLACK_ANGUS && breed <= CORRIENTE,
)

/** Five Criollo and three of each other starting breed (GWT2-SETUP-21). */
export const STARTING_HERD: readonly number[] = [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]

/** The market deck (GWT2-SETUP-13, GWT2-SCORE-10, OQ-23). */
export const marketDeck = ({ cattleCounts }: Rulings): readonly number[] =>
  [
    cattleCounts.blackAngus,
    cattleCounts.longhorn,
    cattleCounts.corriente,
    ...cattleCounts.shorthorn,
    ...cattleCounts.hereford,
  ].flatMap((count, i) => new Array<number>(count).fill(FIRST_MARKET_CARD + i))
const FIRST_MARKET_CARD = CATTLE.findIndex(({ breed }) => breed === BLACK_ANGUS)

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

/** What each way buys (GWT2-CATTLE-03 to -10, GWT2-SIM-06, -07); cowboys and prices are a ruling (OQ-16). */
const WAYS: readonly Pick<Purchase, 'cards' | 'count'>[] = [
  { cards: 'value3', count: 1 },
  { cards: 'value3', count: 1 },
  { cards: 'value3', count: 2 },
  { cards: 'shorthorn', count: 1 },
  { cards: 'shorthorn', count: 1 },
  { cards: 'shorthorn', count: 2 },
  { cards: 'hereford', count: 1 },
  { cards: 'hereford', count: 1 },
  { cards: 'orange', count: 1 },
  { cards: 'orange', count: 1 },
]
export const PURCHASE_WAYS = WAYS.length

export function purchasesOf({ purchases }: Rulings): readonly Purchase[] {
  const terms = [...purchases.value3, ...purchases.shorthorn, ...purchases.hereford, ...purchases.orange]
  return WAYS.map((way, i) => ({ ...way, ...terms[i] }))
}

/** Which purchases a card of the market fits. Those of the market are bought as orange cards only (GWT2-SIM-08, -15). */
const FITS: Record<Purchase['cards'], (card: Breed) => boolean> = {
  value3: card => card.breed >= BLACK_ANGUS && card.breed <= CORRIENTE,
  shorthorn: card => card.breed === SHORTHORN,
  hereford: card => card.breed === HEREFORD,
  orange: card => card.breed === ORANGE,
}
export const PURCHASE_FITS: readonly (readonly boolean[])[] = WAYS.map(({ cards }) => CATTLE.map(FITS[cards]))

/** How many market cards a cowboy who buys nothing may add (GWT2-CATTLE-13). */
export const CARDS_PER_IDLE_COWBOY = 2
