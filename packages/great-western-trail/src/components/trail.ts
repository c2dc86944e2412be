import { FIRST_VERSION, type Rulings, rulingsIn } from '../rulings/index.js'
import { onTheRoads, type Roads } from '../rulings/roads.js'
import { DROUGHT, FLOOD, type HazardType, NEUTRAL_LETTERS, ROCKFALL } from './tiles.js'

/** What the space between the roads is for. */
export type SpaceKind = 'start' | 'neutral' | 'site' | 'hazard' | 'camp' | 'kansasCity'

/** A special action printed beside a building site (GWT2-LOC-11). */
export type SpecialAction = 'any' | 'criollo'

export interface Space {
  readonly name: string
  readonly kind: SpaceKind
  readonly next: readonly string[]
  readonly forest?: true
  readonly special?: SpecialAction
  /** Centre on a board of 1000 × 1000. */
  readonly x: number
  readonly y: number
}

type Row = Omit<Space, 'name' | 'next'>

/** GWT2 table T (OQ-19): the rows both editions share; the roads of the second and what lies beside its sites are rulings. */
const COMMON: Record<string, Row> = {
  start: { kind: 'start', x: 970, y: 945 },
  nA: { kind: 'neutral', x: 825, y: 820 },
  ab1: { kind: 'site', x: 710, y: 810 },
  ab2: { kind: 'site', x: 600, y: 800 },
  ab3: { kind: 'site', x: 490, y: 785 },
  flood1: { kind: 'hazard', x: 820, y: 915 },
  flood2: { kind: 'hazard', x: 760, y: 910 },
  flood3: { kind: 'hazard', x: 695, y: 910 },
  flood4: { kind: 'hazard', x: 630, y: 900 },
  floodSite1: { kind: 'site', special: 'any', x: 545, y: 890 },
  floodSite2: { kind: 'site', forest: true, special: 'criollo', x: 440, y: 890 },
  nB: { kind: 'neutral', x: 325, y: 885 },
  bc1: { kind: 'site', forest: true, x: 355, y: 760 },
  bc2: { kind: 'site', x: 375, y: 655 },
  bc3: { kind: 'site', x: 435, y: 560 },
  drought1: { kind: 'hazard', x: 260, y: 795 },
  drought2: { kind: 'hazard', x: 250, y: 725 },
  drought3: { kind: 'hazard', x: 260, y: 655 },
  drought4: { kind: 'hazard', x: 270, y: 585 },
  droughtSite1: { kind: 'site', special: 'any', x: 290, y: 500 },
  nC: { kind: 'neutral', x: 485, y: 460 },
  ce1: { kind: 'site', forest: true, x: 595, y: 430 },
  ce2: { kind: 'site', forest: true, x: 705, y: 425 },
  nD: { kind: 'neutral', x: 595, y: 545 },
  de1: { kind: 'site', x: 705, y: 525 },
  camp1: { kind: 'camp', x: 625, y: 635 },
  camp2: { kind: 'camp', x: 680, y: 630 },
  camp3: { kind: 'camp', x: 730, y: 625 },
  camp4: { kind: 'camp', x: 480, y: 690 },
  camp5: { kind: 'camp', x: 530, y: 700 },
  camp6: { kind: 'camp', x: 585, y: 710 },
  camp7: { kind: 'camp', x: 640, y: 715 },
  camp8: { kind: 'camp', x: 690, y: 720 },
  camp9: { kind: 'camp', x: 745, y: 715 },
  campSite1: { kind: 'site', special: 'any', x: 830, y: 680 },
  campSite2: { kind: 'site', special: 'criollo', x: 830, y: 580 },
  nE: { kind: 'neutral', x: 825, y: 470 },
  ef1: { kind: 'site', forest: true, x: 740, y: 325 },
  ef2: { kind: 'site', forest: true, x: 615, y: 325 },
  rock1: { kind: 'hazard', x: 855, y: 380 },
  rock2: { kind: 'hazard', x: 860, y: 315 },
  rock3: { kind: 'hazard', x: 855, y: 250 },
  rock4: { kind: 'hazard', x: 815, y: 190 },
  rockSite1: { kind: 'site', special: 'any', x: 725, y: 215 },
  rockSite2: { kind: 'site', forest: true, special: 'criollo', x: 615, y: 215 },
  nF: { kind: 'neutral', x: 510, y: 245 },
  fg1: { kind: 'site', x: 400, y: 230 },
  fg2: { kind: 'site', forest: true, x: 475, y: 350 },
  nG: { kind: 'neutral', x: 355, y: 350 },
  gk1: { kind: 'site', x: 240, y: 310 },
  gk2: { kind: 'site', x: 280, y: 210 },
  kansasCity: { kind: 'kansasCity', x: 190, y: 180 },
}

/** A trail with everything the rules look up, by space index. */
export interface Trail {
  readonly spaces: readonly Space[]
  readonly next: readonly (readonly number[])[]
  readonly previous: readonly (readonly number[])[]
  readonly start: number
  readonly kansasCity: number
  /** The seven neutral spaces in the order A to G. */
  readonly neutral: readonly number[]
  readonly sites: readonly number[]
  /** By hazard type, the four spaces in order of their number. */
  readonly hazards: readonly (readonly number[])[]
  /** The nine outlaw (teepee) spaces in order of their number. */
  readonly camps: readonly number[]
  readonly forest: readonly boolean[]
  /** False for building sites that no road leads to: the roads as ruled leave them out. */
  readonly isOnBoard: readonly boolean[]
  indexOf(name: string): number
}

type NextByName = Readonly<Record<string, readonly string[]>>

function makeTrail(rows: Readonly<Record<string, Row>>, roads: NextByName, sites: readonly string[]): Trail {
  const names = Object.keys(rows)
  const index = new Map(names.map((name, i) => [name, i]))
  const indexOf = (name: string): number => {
    const found = index.get(name)
    if (found === undefined) throw new Error(`The trail has no space '${name}'.`)
    return found
  }
  const spaces = names.map(name => ({ name, next: roads[name] ?? [], ...rows[name] }))
  const next = spaces.map(space => space.next.map(indexOf))
  const previous = spaces.map((_, i) => next.flatMap((followers, j) => (followers.includes(i) ? [j] : [])))
  const numbered = (prefix: string, count: number): number[] =>
    Array.from({ length: count }, (_, i) => indexOf(`${prefix}${i + 1}`))
  const hazards: number[][] = []
  const types: [HazardType, string][] = [
    [FLOOD, 'flood'],
    [DROUGHT, 'drought'],
    [ROCKFALL, 'rock'],
  ]
  for (const [type, name] of types) hazards[type] = numbered(name, 4)
  return {
    spaces,
    next,
    previous,
    start: indexOf('start'),
    kansasCity: indexOf('kansasCity'),
    neutral: NEUTRAL_LETTERS.map(letter => indexOf(`n${letter}`)),
    sites: sites.map(indexOf),
    hazards,
    camps: numbered('camp', 9),
    forest: spaces.map(space => space.forest === true),
    isOnBoard: spaces.map(({ name, kind }) => kind !== 'site' || sites.includes(name)),
    indexOf,
  }
}

const sitesOf = (rows: Readonly<Record<string, Row>>): string[] =>
  Object.keys(rows).filter(name => rows[name].kind === 'site')

const made = new WeakMap<Roads, WeakMap<Rulings['sites'], Trail>>()

/** The trail of the second edition; its roads and what lies beside its sites are rulings (GWT2-MOVE-16). */
export function secondEditionTrail({ roads, sites }: Rulings): Trail {
  let onRoads = made.get(roads)
  if (onRoads === undefined) {
    onRoads = new WeakMap()
    made.set(roads, onRoads)
  }
  let trail = onRoads.get(sites)
  if (trail === undefined) {
    const rows = { ...COMMON }
    for (const [name, { forest, special }] of Object.entries(sites)) {
      const { forest: _f, special: _s, ...row } = COMMON[name]
      rows[name] = { ...row, ...(forest && { forest }), ...(special !== 'none' && { special }) }
    }
    const reached: ReadonlySet<string> = onTheRoads(roads)
    const isReached = (name: string): boolean => reached.has(name)
    const ways = Object.fromEntries(Object.entries(roads).filter(([name]) => isReached(name)))
    trail = makeTrail(rows, ways, sitesOf(rows).filter(isReached))
    onRoads.set(sites, trail)
  }
  return trail
}

/** The roads between C and E differ, and the first flood site (GWT1-MOVE-01, GWT1-LOC-01). */
function firstEditionTrail(): Trail {
  const { de1: _none, ...common } = COMMON
  const rows: Record<string, Row> = {
    ...common,
    floodSite1: { ...COMMON['floodSite1'], special: 'criollo' },
    cd1: { kind: 'site', x: 595, y: 545 },
    nD: { kind: 'neutral', x: 705, y: 525 },
    camp1: { kind: 'camp', x: 730, y: 625 },
    camp3: { kind: 'camp', x: 625, y: 635 },
  }
  const roads = {
    ...rulingsIn(FIRST_VERSION).roads,
    nC: ['ce1', 'cd1'],
    cd1: ['nD', 'camp4'],
    nD: ['nE'],
  }
  return makeTrail(rows, roads, sitesOf(rows))
}

export const FIRST_EDITION_TRAIL = firstEditionTrail()
