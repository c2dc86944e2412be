import { FIRST_VERSION, type Rulings, rulingsIn } from '../rulings/index.js'
import type { Trade } from '../rulings/north.js'
import type { Action, Task } from '../task.js'

type TradeSpaces = Rulings['northTradeSpaces']

/** What a trade space costs or gives the player who places a shop there. */
export interface TradeSpace {
  readonly cost: number
  readonly bonus?: Task
}

export type TownKind = 'small' | 'station' | 'medium' | 'large'

export interface Town {
  readonly name: string
  readonly kind: TownKind
  /** Coloured area of the map. */
  readonly area: string
  readonly spaces: readonly TradeSpace[]
  /** Towns with a direct rail link. */
  readonly links: readonly number[]
  /** Cities of the strip with a direct rail link, by their place on it. */
  readonly cityLinks: readonly number[]
  /** Whether a rail leads to the Kansas City town hall. */
  readonly townHall: boolean
  /** Centre on the expansion board, which is 1000 wide and 312 high. */
  readonly x: number
  readonly y: number
}

const gives = (bonus: Task): TradeSpace => ({ cost: 0, bonus })

/** Every trade space of a kind is one object, so that equal ones of a town are recognised. */
const TRADE_SPACE: Readonly<Record<Trade, TradeSpace>> = {
  free: { cost: 0 },
  money2: gives({ kind: 'money', amount: 2 }),
  exchangeToken: gives({ kind: 'exchangeToken' }),
  certificate: gives({ kind: 'certificate', amount: 1 }),
  objective: gives({ kind: 'takeObjective', from: 'displayOrDeck', to: 'discard', optional: true }),
  cost1: { cost: 1 },
  cost2: { cost: 2 },
  cost3: { cost: 3 },
  cost4: { cost: 4 },
}

interface Row {
  readonly kind: TownKind
  readonly area: string
  /** Other towns, `city:N` for the Nth city of the strip, `hall` for the Kansas City town hall. */
  readonly to: string
  readonly x: number
  readonly y: number
}

/**
 * The map of the first edition's expansion; the second edition's is a picture that nobody has transcribed,
 * so the same graph stands in for it (proposed: RTN-ACCESS-09 to -17). Each link is named once.
 */
const ROWS: Record<keyof TradeSpaces, Row> = {
  g1: { kind: 'small', area: 'green', to: 'hall gM memphis', x: 86.2, y: 202.5 },
  gM: { kind: 'medium', area: 'green', to: '', x: 24.4, y: 203.1 },
  memphis: {
    kind: 'large',
    area: 'green',
    to: 'city:1 city:2 gS g2',
    x: 174.4,
    y: 141.2,
  },
  gS: { kind: 'station', area: 'green', to: '', x: 95, y: 64.4 },
  g2: { kind: 'small', area: 'green', to: '', x: 33.8, y: 24.4 },
  p1: { kind: 'small', area: 'purple', to: 'city:2 pM', x: 396.2, y: 200 },
  pM: { kind: 'medium', area: 'purple', to: '', x: 322.5, y: 198.8 },
  b1: { kind: 'small', area: 'blue', to: 'city:3 b2 b3 denver', x: 403.1, y: 138.8 },
  b2: { kind: 'small', area: 'blue', to: '', x: 319.4, y: 103.1 },
  b3: { kind: 'small', area: 'blue', to: 'sanFrancisco', x: 315.6, y: 26.2 },
  denver: { kind: 'large', area: 'blue', to: '', x: 419.4, y: 24.4 },
  sanFrancisco: { kind: 'large', area: 'blue', to: '', x: 236.2, y: 25 },
  milwaukee: { kind: 'large', area: 'red', to: 'city:3 r1', x: 517.5, y: 26.2 },
  r1: { kind: 'small', area: 'red', to: 'greenBay rS', x: 585, y: 26.2 },
  rS: { kind: 'station', area: 'red', to: 'greenBay', x: 590.6, y: 100 },
  greenBay: { kind: 'large', area: 'red', to: 'r2', x: 678.8, y: 26.2 },
  r2: { kind: 'small', area: 'red', to: 'rM1 r3 r4', x: 746.2, y: 83.8 },
  rM1: { kind: 'medium', area: 'red', to: '', x: 672.5, y: 136.2 },
  r3: { kind: 'small', area: 'red', to: 'minneapolis', x: 792.5, y: 26.2 },
  minneapolis: { kind: 'large', area: 'red', to: '', x: 870, y: 26.2 },
  r4: {
    kind: 'small',
    area: 'red',
    to: 'toronto montreal rM2',
    x: 831.2,
    y: 146.2,
  },
  toronto: { kind: 'large', area: 'red', to: 'city:5', x: 776.9, y: 146.2 },
  montreal: { kind: 'large', area: 'red', to: '', x: 961.9, y: 83.8 },
  rM2: { kind: 'medium', area: 'red', to: '', x: 931.9, y: 26.2 },
  t1: { kind: 'small', area: 'teal', to: 'city:4 tM', x: 618.8, y: 200 },
  tM: { kind: 'medium', area: 'teal', to: '', x: 548.1, y: 200 },
  v1: { kind: 'small', area: 'violet', to: 'city:6 vM', x: 867.5, y: 206.9 },
  vM: { kind: 'medium', area: 'violet', to: '', x: 930.6, y: 206.9 },
}

const NAMES = Object.keys(ROWS) as (keyof TradeSpaces)[]
export const townIndex = (name: string): number => (NAMES as readonly string[]).indexOf(name)

const MAP = NAMES.map((name, index) => {
  const { to, ...row } = ROWS[name]
  const words = to === '' ? [] : to.split(' ')
  const links = NAMES.flatMap((other, i) =>
    words.includes(other) || ROWS[other].to.split(' ').includes(name) ? [i] : [],
  )
  return {
    name,
    ...row,
    links: links.filter(i => i !== index),
    cityLinks: words.flatMap(word => (word.startsWith('city:') ? [Number(word.slice(5))] : [])),
    townHall: words.includes('hall'),
  }
})

/** The towns with what the trade spaces of each cost or give. */
export const townsWith = (trades: TradeSpaces): readonly Town[] =>
  MAP.map(town => ({ ...town, spaces: trades[town.name].map(trade => TRADE_SPACE[trade]) }))

/** As the first edition prints them. */
export const TOWNS = townsWith(rulingsIn(FIRST_VERSION).northTradeSpaces)

export const TRADE_SPACES = 4
/** Shops on an annex, in rows whose last space is a bell (RTN-SETUP-14, -15). */
export const SHOPS = 15
export const SHOPS_PER_BELL = 3

/** What a medium-town tile does for everybody who places a shop there. */
export interface MediumTownTile {
  readonly name: string
  readonly effect: Task
}

const HIRE: MediumTownTile = { name: 'hire', effect: { kind: 'hire', change: -2, optional: true } }
const ENGINE: MediumTownTile = { name: 'engine', effect: { kind: 'engine', upTo: 3, optional: true } }
const TRIM: Action = { gain: [{ kind: 'removeCards', count: 2, optional: true }] }
const CASH_OR_COW: MediumTownTile = {
  name: 'cashOrCow',
  effect: {
    kind: 'choose',
    actions: [{ gain: [{ kind: 'money', amount: 5 }] }, { gain: [{ kind: 'freeCattle' }] }],
    optional: true,
  },
}

/** Two copies of each of five (RTN-MEDIUM-01 to -05). */
export const SECOND_EDITION_MEDIUM_TILES: readonly MediumTownTile[] = [
  HIRE,
  ENGINE,
  {
    name: 'trimOrHazard',
    effect: { kind: 'choose', actions: [TRIM, { gain: [{ kind: 'takeHazard' }] }], optional: true },
  },
  CASH_OR_COW,
  { name: 'build', effect: { kind: 'build', price: 0, asBuilders: 2, optional: true } },
]

export const FIRST_EDITION_MEDIUM_TILES: readonly MediumTownTile[] = [
  HIRE,
  ENGINE,
  { name: 'trim', effect: { kind: 'removeCards', count: 2, optional: true } },
  CASH_OR_COW,
  { name: 'build', effect: { kind: 'build', price: 0, optional: true } },
]
export const COPIES_OF_MEDIUM_TILE = 2
