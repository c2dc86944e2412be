import type { Task } from '../task.js'

/** What the arrow between a city and the next one gives when both hold a disc. */
export interface Arrow {
  readonly points?: number
  readonly action?: 'objective' | 'exchangeToken'
}

export interface City {
  readonly name: string
  /** Breeding value that a delivery here needs; also the track number it is level with. */
  readonly value: number
  readonly black: boolean
  readonly points: number
  readonly money: number
  /** Whether a player may place several discs here. */
  readonly repeatable: boolean
  /** To the next city of the strip. */
  readonly arrow: Arrow
  /** Done when a disc is placed here. */
  readonly onDelivery?: Task
  /** Points for each disc here and each freed bell space. */
  readonly pointsPerBell?: number
  /** A large city of the north: the town that must hold an own shop. */
  readonly town?: string
}

const NO_ARROW: Arrow = {}
type Extras = Partial<Omit<City, 'name' | 'value' | 'black'>>
const white = (name: string, value: number, extras: Extras = {}): City => city(name, value, false, extras)
const black = (name: string, value: number, extras: Extras = {}): City => city(name, value, true, extras)
const city = (name: string, value: number, isBlack: boolean, extras: Extras): City => ({
  name,
  value,
  black: isBlack,
  points: 0,
  money: 0,
  repeatable: false,
  arrow: NO_ARROW,
  ...extras,
})

/** GWT2-DELIVER-04, -09, -16, -22 and GWT2-SCORE-04, -05 (OQ-11). */
export const SECOND_EDITION_CITIES: readonly City[] = [
  white('kansasCity', 0, { points: -6, money: 4, repeatable: true }),
  white('fulton', 1, { arrow: { points: -3, action: 'objective' } }),
  white('stLouis', 4, { arrow: { action: 'exchangeToken' } }),
  white('bloomington', 6, { arrow: { action: 'objective' } }),
  white('peoria', 8, { arrow: { action: 'objective' } }),
  black('chicago', 10, { arrow: { points: 6 } }),
  black('toledo', 12, { arrow: { points: 8 } }),
  white('pittsburgh', 14, { arrow: { points: 4 } }),
  black('philadelphia', 16, { points: 6 }),
  black('newYork', 18, { points: 9, repeatable: true }),
]

/** GWT1-DELIVER-01, -03, -06, -07 and GWT1-SCORE-01, -02 (OQ1-08). */
export const FIRST_EDITION_CITIES: readonly City[] = [
  white('kansasCity', 0, { points: -6, money: 6, repeatable: true }),
  white('topeka', 1, { arrow: { points: -3, action: 'objective' } }),
  white('wichita', 4, { arrow: { points: -1 } }),
  white('coloradoSprings', 6, { arrow: { action: 'objective' } }),
  white('santaFe', 8, { arrow: { action: 'objective' } }),
  black('albuquerque', 10, { arrow: { points: 6 } }),
  black('elPaso', 12, { arrow: { points: 8 } }),
  white('sanDiego', 14, { arrow: { points: 4 } }),
  black('sacramento', 16, { points: 6 }),
  black('sanFrancisco', 18, { points: 9, repeatable: true }),
]

/** With the expansion the actions of a delivery may be declined (RTN-DELIVER-05). */
const DISPLAY_OBJECTIVE: Task = { kind: 'takeObjective', from: 'display', to: 'discard', optional: true }
const OBJECTIVE: Task = { kind: 'takeObjective', from: 'displayOrDeck', to: 'discard', optional: true }

/** The strip and the large cities of Rails to the North (mostly proposed: RTN-DELIVER-12 to -32). */
export const SECOND_EDITION_NORTH_CITIES: readonly City[] = [
  white('kansasCity', 0, { points: -8, money: 4, repeatable: true }),
  white('fulton', 1, { arrow: { points: -5, action: 'exchangeToken' } }),
  white('stLouis', 4),
  white('bloomington', 6, { arrow: { points: -5, action: 'exchangeToken' } }),
  black('chicago', 10, { onDelivery: DISPLAY_OBJECTIVE }),
  black('toledo', 12, { arrow: { points: 4, action: 'objective' } }),
  white('harrisburg', 15, { arrow: { points: 6 } }),
  black('newYork', 18, { points: 3, repeatable: true }),
  white('omaha', 3, { money: 2, onDelivery: OBJECTIVE, town: 'memphis' }),
  black('denver', 8, { town: 'denver' }),
  black('milwaukee', 11, { money: 3, onDelivery: OBJECTIVE, town: 'milwaukee' }),
  white('toronto', 12, { points: 5, town: 'greenBay' }),
  black('minneapolis', 13, { points: 10, town: 'minneapolis' }),
  black('buffalo', 14, { points: 4, town: 'toronto' }),
  black('oregonCity', 18, { pointsPerBell: 3, town: 'sanFrancisco' }),
  black('montreal', 20, { points: 15, town: 'montreal' }),
]

/** The first edition's expansion (facts: railroad sheet, sections 2 and 5). */
export const FIRST_EDITION_NORTH_CITIES: readonly City[] = [
  white('kansasCity', 0, { points: -8, money: 6, repeatable: true }),
  white('columbia', 1, { arrow: { points: -5, action: 'exchangeToken' } }),
  white('stLouis', 4),
  white('chicago', 6, { arrow: { points: -5, action: 'exchangeToken' } }),
  black('detroit', 10, { onDelivery: DISPLAY_OBJECTIVE }),
  black('cleveland', 12, { arrow: { points: 4, action: 'objective' } }),
  white('pittsburgh', 15, { arrow: { points: 6 } }),
  black('newYork', 18, { points: 3, onDelivery: { kind: 'bonusStationMaster', optional: true } }),
  white('memphis', 3, { money: 2, onDelivery: OBJECTIVE, town: 'memphis' }),
  black('denver', 8, { town: 'denver' }),
  black('milwaukee', 11, { money: 3, onDelivery: OBJECTIVE, town: 'milwaukee' }),
  white('greenBay', 12, { points: 4, town: 'greenBay' }),
  black('minneapolis', 13, { points: 10, town: 'minneapolis' }),
  black('toronto', 14, { points: 5, town: 'toronto' }),
  black('sanFrancisco', 18, { pointsPerBell: 2, repeatable: true, town: 'sanFrancisco' }),
  black('montreal', 20, { points: 15, town: 'montreal' }),
]
