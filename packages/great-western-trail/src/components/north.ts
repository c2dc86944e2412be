import type { Action, Task } from '../task.js'

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
  /** Values of the strip cities with a direct rail link. */
  readonly cityLinks: readonly number[]
  /** Whether a rail leads to the Kansas City town hall. */
  readonly townHall: boolean
  /** Centre on the expansion board, which is 1000 wide and 312 high. */
  readonly x: number
  readonly y: number
}

const FREE: TradeSpace = { cost: 0 }
const gives = (bonus: Task): TradeSpace => ({ cost: 0, bonus })
const TWO_DOLLARS = gives({ kind: 'money', amount: 2 })
const TOKEN = gives({ kind: 'exchangeToken' })
const CERTIFICATE = gives({ kind: 'certificate', amount: 1 })
const OBJECTIVE = gives({ kind: 'takeObjective', from: 'displayOrDeck', to: 'discard', optional: true })
const costs = (...dollars: number[]): TradeSpace[] => dollars.map(cost => ({ cost }))

const PLAIN: readonly TradeSpace[] = [FREE, FREE, FREE, FREE]
const first = (space: TradeSpace): readonly TradeSpace[] => [space, FREE, FREE, FREE]
const all = (space: TradeSpace): readonly TradeSpace[] => [space, space, space, space]

interface Row {
  readonly kind: TownKind
  readonly area: string
  readonly spaces: readonly TradeSpace[]
  /** Other towns, `city:N` for the strip city of value N, `hall` for the Kansas City town hall. */
  readonly to: string
  readonly x: number
  readonly y: number
}

/**
 * The map of the first edition's expansion; the second edition's is a picture that nobody has transcribed,
 * so the same graph stands in for it (proposed: RTN-ACCESS-09 to -17, RTN-SPACE-07 to -20). Each link is
 * named once.
 */
const ROWS: Record<string, Row> = {
  g1: { kind: 'small', area: 'green', spaces: PLAIN, to: 'hall gM memphis', x: 86.2, y: 202.5 },
  gM: { kind: 'medium', area: 'green', spaces: PLAIN, to: '', x: 24.4, y: 203.1 },
  memphis: {
    kind: 'large',
    area: 'green',
    spaces: first(TWO_DOLLARS),
    to: 'city:1 city:4 gS g2',
    x: 174.4,
    y: 141.2,
  },
  gS: { kind: 'station', area: 'green', spaces: PLAIN, to: '', x: 95, y: 64.4 },
  g2: { kind: 'small', area: 'green', spaces: all(TOKEN), to: '', x: 33.8, y: 24.4 },
  p1: { kind: 'small', area: 'purple', spaces: first(TWO_DOLLARS), to: 'city:4 pM', x: 396.2, y: 200 },
  pM: { kind: 'medium', area: 'purple', spaces: PLAIN, to: '', x: 322.5, y: 198.8 },
  b1: { kind: 'small', area: 'blue', spaces: PLAIN, to: 'city:6 b2 b3 denver', x: 403.1, y: 138.8 },
  b2: { kind: 'small', area: 'blue', spaces: all(TOKEN), to: '', x: 319.4, y: 103.1 },
  b3: { kind: 'small', area: 'blue', spaces: PLAIN, to: 'sanFrancisco', x: 315.6, y: 26.2 },
  denver: { kind: 'large', area: 'blue', spaces: costs(1, 2, 2, 3), to: '', x: 419.4, y: 24.4 },
  sanFrancisco: { kind: 'large', area: 'blue', spaces: PLAIN, to: '', x: 236.2, y: 25 },
  milwaukee: { kind: 'large', area: 'red', spaces: PLAIN, to: 'city:6 r1', x: 517.5, y: 26.2 },
  r1: { kind: 'small', area: 'red', spaces: first(TWO_DOLLARS), to: 'greenBay rS', x: 585, y: 26.2 },
  rS: { kind: 'station', area: 'red', spaces: PLAIN, to: 'greenBay', x: 590.6, y: 100 },
  greenBay: { kind: 'large', area: 'red', spaces: PLAIN, to: 'r2', x: 678.8, y: 26.2 },
  r2: { kind: 'small', area: 'red', spaces: first(TWO_DOLLARS), to: 'rM1 r3 r4', x: 746.2, y: 83.8 },
  rM1: { kind: 'medium', area: 'red', spaces: PLAIN, to: '', x: 672.5, y: 136.2 },
  r3: { kind: 'small', area: 'red', spaces: first(CERTIFICATE), to: 'minneapolis', x: 792.5, y: 26.2 },
  minneapolis: { kind: 'large', area: 'red', spaces: costs(1, 3, 3, 4), to: '', x: 870, y: 26.2 },
  r4: {
    kind: 'small',
    area: 'red',
    spaces: first(CERTIFICATE),
    to: 'toronto montreal rM2',
    x: 831.2,
    y: 146.2,
  },
  toronto: { kind: 'large', area: 'red', spaces: PLAIN, to: 'city:12', x: 776.9, y: 146.2 },
  montreal: { kind: 'large', area: 'red', spaces: costs(1, 3, 3, 4), to: '', x: 961.9, y: 83.8 },
  rM2: { kind: 'medium', area: 'red', spaces: PLAIN, to: '', x: 931.9, y: 26.2 },
  t1: { kind: 'small', area: 'teal', spaces: first(TOKEN), to: 'city:10 tM', x: 618.8, y: 200 },
  tM: { kind: 'medium', area: 'teal', spaces: PLAIN, to: '', x: 548.1, y: 200 },
  v1: { kind: 'small', area: 'violet', spaces: first(OBJECTIVE), to: 'city:15 vM', x: 867.5, y: 206.9 },
  vM: { kind: 'medium', area: 'violet', spaces: PLAIN, to: '', x: 930.6, y: 206.9 },
}

const NAMES = Object.keys(ROWS)
export const townIndex = (name: string): number => NAMES.indexOf(name)

export const TOWNS: readonly Town[] = NAMES.map((name, index) => {
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
