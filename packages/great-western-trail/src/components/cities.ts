import type { Rulings } from '../rulings/index.js'
import type { Task, TaskOf } from '../task.js'

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

/** GWT2-DELIVER-04, -09, -16, -22 and GWT2-SCORE-04, -05; numbers, borders and arrows are rulings (OQ-11). */
const SECOND_EDITION: readonly City[] = [
  white('kansasCity', 0, { points: -6, money: 4, repeatable: true }),
  white('fulton', 1),
  white('stLouis', 4),
  white('bloomington', 6),
  white('peoria', 8),
  white('chicago', 10),
  white('toledo', 12),
  white('pittsburgh', 14),
  white('philadelphia', 16),
  white('newYork', 18, { repeatable: true }),
]
/** From near Kansas City to New York. */
export const SECOND_EDITION_STRIP: readonly string[] = SECOND_EDITION.slice(1).map(({ name }) => name)

export const secondEditionCities = ({ cities, arrowActions }: Rulings): readonly City[] =>
  SECOND_EDITION.map(place =>
    withRow(place, namedRow(cities, place.name), namedRow(arrowActions, place.name)),
  )

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

const DISPLAY_OBJECTIVE: Task = { kind: 'takeObjective', from: 'display', to: 'discard' }
/** The actions of large cities may be declined (RTN-DELIVER-05). */
const OBJECTIVE: TaskOf<'takeObjective'> = {
  kind: 'takeObjective',
  from: 'displayOrDeck',
  to: 'discard',
  optional: true,
}

/** The strip and the large cities of Rails to the North (mostly proposed: RTN-DELIVER-12 to -32). */
const SECOND_EDITION_NORTH: readonly City[] = [
  white('kansasCity', 0, { money: 4, repeatable: true }),
  white('fulton', 1),
  white('stLouis', 4),
  white('bloomington', 6),
  white('chicago', 10, { onDelivery: DISPLAY_OBJECTIVE }),
  white('toledo', 12),
  white('harrisburg', 15),
  white('newYork', 18, { repeatable: true }),
  white('omaha', 3, { onDelivery: OBJECTIVE, town: 'memphis' }),
  white('denver', 8, { town: 'denver' }),
  white('milwaukee', 11, { onDelivery: OBJECTIVE, town: 'milwaukee' }),
  white('toronto', 12, { town: 'greenBay' }),
  white('minneapolis', 13, { town: 'minneapolis' }),
  white('buffalo', 14, { town: 'toronto' }),
  white('oregonCity', 18, { pointsPerBell: 3, town: 'sanFrancisco' }),
  white('montreal', 20, { town: 'montreal' }),
]

/** With the numbers that the pictures of the board leave to us. */
export const secondEditionNorthCities = ({
  kansasCityNorth,
  northStrip,
  northArrowActions,
  northLargeCities,
  cityObjectives,
}: Rulings): readonly City[] =>
  SECOND_EDITION_NORTH.map(place => {
    if (place.name === 'kansasCity') return { ...place, points: kansasCityNorth }
    if (place.town === undefined)
      return withRow(place, namedRow(northStrip, place.name), namedRow(northArrowActions, place.name))
    const onDelivery: Task | undefined = place.onDelivery && { ...OBJECTIVE, from: cityObjectives }
    return { ...place, ...namedRow(northLargeCities, place.name), ...(onDelivery && { onDelivery }) }
  })

const namedRow = <Row>(rows: Readonly<Record<string, Row>>, name: string): Row | undefined =>
  Object.hasOwn(rows, name) ? rows[name] : undefined

type Row = Partial<Pick<City, 'value' | 'black' | 'points' | 'money'>> & { readonly arrowPoints: number }

/** A city of the strip with its numbers and its arrow as ruled. */
function withRow(
  place: City,
  row: Row | undefined,
  action: Rulings['arrowActions']['fulton'] = 'none',
): City {
  if (row === undefined) return place
  const { arrowPoints: points, ...printed } = row
  return {
    ...place,
    ...printed,
    arrow: { ...(points !== 0 && { points }), ...(action !== 'none' && { action }) },
  }
}

/** The actions of the strip's cities, which the large cities of the north do not share (RTN-DELIVER-05). */
export const withStripActions = (cities: readonly City[], optional: boolean): readonly City[] =>
  optional
    ? cities.map(place =>
        place.onDelivery === undefined || place.town !== undefined
          ? place
          : { ...place, onDelivery: { ...place.onDelivery, optional: true } as Task },
      )
    : cities

/** The first edition's expansion (facts: railroad sheet, sections 2 and 5). */
export const FIRST_EDITION_NORTH_CITIES: readonly City[] = [
  white('kansasCity', 0, { points: -8, money: 6, repeatable: true }),
  white('columbia', 1, { arrow: { points: -5, action: 'exchangeToken' } }),
  white('stLouis', 4),
  white('chicago', 6, { arrow: { points: -5, action: 'exchangeToken' } }),
  black('detroit', 10, { onDelivery: DISPLAY_OBJECTIVE }),
  black('cleveland', 12, { arrow: { points: 4, action: 'objective' } }),
  white('pittsburgh', 15, { arrow: { points: 6 } }),
  black('newYork', 18, { points: 3, onDelivery: { kind: 'bonusStationMaster' } }),
  white('memphis', 3, { money: 2, onDelivery: OBJECTIVE, town: 'memphis' }),
  black('denver', 8, { town: 'denver' }),
  black('milwaukee', 11, { money: 3, onDelivery: OBJECTIVE, town: 'milwaukee' }),
  white('greenBay', 12, { points: 4, town: 'greenBay' }),
  black('minneapolis', 13, { points: 10, town: 'minneapolis' }),
  black('toronto', 14, { points: 5, town: 'toronto' }),
  black('sanFrancisco', 18, { pointsPerBell: 2, repeatable: true, town: 'sanFrancisco' }),
  black('montreal', 20, { points: 15, town: 'montreal' }),
]
