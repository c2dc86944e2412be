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
}

const NO_ARROW: Arrow = {}

/** GWT2-DELIVER-04, -09, -16, -22 and GWT2-SCORE-04, -05 (OQ-11). */
export const SECOND_EDITION_CITIES: readonly City[] = [
  { name: 'kansasCity', value: 0, black: false, points: -6, money: 4, repeatable: true, arrow: NO_ARROW },
  {
    name: 'fulton',
    value: 1,
    black: false,
    points: 0,
    money: 0,
    repeatable: false,
    arrow: { points: -3, action: 'objective' },
  },
  {
    name: 'stLouis',
    value: 4,
    black: false,
    points: 0,
    money: 0,
    repeatable: false,
    arrow: { action: 'exchangeToken' },
  },
  {
    name: 'bloomington',
    value: 6,
    black: false,
    points: 0,
    money: 0,
    repeatable: false,
    arrow: { action: 'objective' },
  },
  {
    name: 'peoria',
    value: 8,
    black: false,
    points: 0,
    money: 0,
    repeatable: false,
    arrow: { action: 'objective' },
  },
  { name: 'chicago', value: 10, black: true, points: 0, money: 0, repeatable: false, arrow: { points: 6 } },
  { name: 'toledo', value: 12, black: true, points: 0, money: 0, repeatable: false, arrow: { points: 8 } },
  {
    name: 'pittsburgh',
    value: 14,
    black: false,
    points: 0,
    money: 0,
    repeatable: false,
    arrow: { points: 4 },
  },
  { name: 'philadelphia', value: 16, black: true, points: 6, money: 0, repeatable: false, arrow: NO_ARROW },
  { name: 'newYork', value: 18, black: true, points: 9, money: 0, repeatable: true, arrow: NO_ARROW },
]
