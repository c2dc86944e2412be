import { FIRST_VERSION, type Rulings, rulingsIn } from '../rulings/index.js'
import type { Trade } from '../rulings/north.js'
import { STRIP, TOWN_NAMES, type TownName } from '../rulings/northMap.js'
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

interface Place {
  readonly area: string
  readonly x: number
  readonly y: number
}

/** Where the drawing has the towns; which kinds they have and where rails lead are rulings. */
const PLACES: Readonly<Record<TownName, Place>> = {
  g1: { area: 'green', x: 86.2, y: 202.5 },
  gM: { area: 'green', x: 24.4, y: 203.1 },
  memphis: { area: 'green', x: 174.4, y: 141.2 },
  gS: { area: 'green', x: 95, y: 64.4 },
  g2: { area: 'green', x: 33.8, y: 24.4 },
  p1: { area: 'purple', x: 396.2, y: 200 },
  pM: { area: 'purple', x: 322.5, y: 198.8 },
  b1: { area: 'blue', x: 403.1, y: 138.8 },
  b2: { area: 'blue', x: 319.4, y: 103.1 },
  b3: { area: 'blue', x: 315.6, y: 26.2 },
  denver: { area: 'blue', x: 419.4, y: 24.4 },
  sanFrancisco: { area: 'blue', x: 236.2, y: 25 },
  milwaukee: { area: 'red', x: 517.5, y: 26.2 },
  r1: { area: 'red', x: 585, y: 26.2 },
  rS: { area: 'red', x: 590.6, y: 100 },
  greenBay: { area: 'red', x: 678.8, y: 26.2 },
  r2: { area: 'red', x: 746.2, y: 83.8 },
  rM1: { area: 'red', x: 672.5, y: 136.2 },
  r3: { area: 'red', x: 792.5, y: 26.2 },
  minneapolis: { area: 'red', x: 870, y: 26.2 },
  r4: { area: 'red', x: 831.2, y: 146.2 },
  toronto: { area: 'red', x: 776.9, y: 146.2 },
  montreal: { area: 'red', x: 961.9, y: 83.8 },
  rM2: { area: 'red', x: 931.9, y: 26.2 },
  t1: { area: 'teal', x: 618.8, y: 200 },
  tM: { area: 'teal', x: 548.1, y: 200 },
  v1: { area: 'violet', x: 867.5, y: 206.9 },
  vM: { area: 'violet', x: 930.6, y: 206.9 },
}

export const townIndex = (name: string): number => (TOWN_NAMES as readonly string[]).indexOf(name)

/** By what lies there; all other towns are small. */
function kindsOf({ northLargeCities, northStations, northMediumTowns }: Rulings): Map<string, TownKind> {
  const kinds = new Map<string, TownKind>(northMediumTowns.map(town => [town, 'medium']))
  for (const { town } of Object.values(northLargeCities)) kinds.set(town, 'large')
  for (const { town } of Object.values(northStations)) kinds.set(town, 'station')
  return kinds
}

/** The towns as ruled: their kinds, what the trade spaces of each cost or give, and where rails lead. */
export function townsWith(rulings: Rulings): readonly Town[] {
  const { northLinks, northTradeSpaces } = rulings
  const kinds = kindsOf(rulings)
  const isLink = (from: TownName, to: TownName): boolean =>
    from !== to && ((northLinks[from] as readonly string[]).includes(to) || northLinks[to].includes(from))
  return TOWN_NAMES.map(name => ({
    name,
    kind: kinds.get(name) ?? 'small',
    ...PLACES[name],
    spaces: northTradeSpaces[name].map(trade => TRADE_SPACE[trade]),
    links: TOWN_NAMES.flatMap((other, i) => (isLink(name, other) ? [i] : [])),
    cityLinks: STRIP.flatMap((city, i) => (northLinks[name].includes(city) ? [i + 1] : [])),
    townHall: northLinks[name].includes('townHall'),
  }))
}

/** As the first edition prints them. */
export const TOWNS = townsWith(rulingsIn(FIRST_VERSION))

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
