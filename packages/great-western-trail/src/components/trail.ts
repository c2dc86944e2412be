import type { Rulings } from '../rulings/index.js'
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

interface Row extends Omit<Space, 'name' | 'next'> {
  readonly to: string
}

/** GWT2 table T (OQ-19): the rows both editions share; what lies beside the sites of the second is a ruling. */
const COMMON: Record<string, Row> = {
  start: { kind: 'start', to: 'nA', x: 970, y: 945 },
  nA: { kind: 'neutral', to: 'ab1 flood1', x: 825, y: 820 },
  ab1: { kind: 'site', to: 'ab2', x: 710, y: 810 },
  ab2: { kind: 'site', to: 'ab3', x: 600, y: 800 },
  ab3: { kind: 'site', to: 'nB', x: 490, y: 785 },
  flood1: { kind: 'hazard', to: 'flood2', x: 820, y: 915 },
  flood2: { kind: 'hazard', to: 'flood3', x: 760, y: 910 },
  flood3: { kind: 'hazard', to: 'flood4', x: 695, y: 910 },
  flood4: { kind: 'hazard', to: 'floodSite1', x: 630, y: 900 },
  floodSite1: { kind: 'site', to: 'floodSite2', special: 'any', x: 545, y: 890 },
  floodSite2: { kind: 'site', to: 'nB', forest: true, special: 'criollo', x: 440, y: 890 },
  nB: { kind: 'neutral', to: 'bc1 drought1', x: 325, y: 885 },
  bc1: { kind: 'site', to: 'bc2', forest: true, x: 355, y: 760 },
  bc2: { kind: 'site', to: 'bc3', x: 375, y: 655 },
  bc3: { kind: 'site', to: 'nC', x: 435, y: 560 },
  drought1: { kind: 'hazard', to: 'drought2', x: 260, y: 795 },
  drought2: { kind: 'hazard', to: 'drought3', x: 250, y: 725 },
  drought3: { kind: 'hazard', to: 'drought4', x: 260, y: 655 },
  drought4: { kind: 'hazard', to: 'droughtSite1', x: 270, y: 585 },
  droughtSite1: { kind: 'site', to: 'nC', special: 'any', x: 290, y: 500 },
  nC: { kind: 'neutral', to: 'ce1 nD', x: 485, y: 460 },
  ce1: { kind: 'site', to: 'ce2', forest: true, x: 595, y: 430 },
  ce2: { kind: 'site', to: 'nE', forest: true, x: 705, y: 425 },
  nD: { kind: 'neutral', to: 'de1 camp4', x: 595, y: 545 },
  de1: { kind: 'site', to: 'nE', x: 705, y: 525 },
  camp1: { kind: 'camp', to: '', x: 625, y: 635 },
  camp2: { kind: 'camp', to: '', x: 680, y: 630 },
  camp3: { kind: 'camp', to: '', x: 730, y: 625 },
  camp4: { kind: 'camp', to: 'camp5', x: 480, y: 690 },
  camp5: { kind: 'camp', to: 'camp6', x: 530, y: 700 },
  camp6: { kind: 'camp', to: 'camp7', x: 585, y: 710 },
  camp7: { kind: 'camp', to: 'camp8', x: 640, y: 715 },
  camp8: { kind: 'camp', to: 'camp9', x: 690, y: 720 },
  camp9: { kind: 'camp', to: 'campSite1', x: 745, y: 715 },
  campSite1: { kind: 'site', to: 'campSite2', special: 'any', x: 830, y: 680 },
  campSite2: { kind: 'site', to: 'nE', special: 'criollo', x: 830, y: 580 },
  nE: { kind: 'neutral', to: 'ef1 rock1', x: 825, y: 470 },
  ef1: { kind: 'site', to: 'ef2', forest: true, x: 740, y: 325 },
  ef2: { kind: 'site', to: 'nF', forest: true, x: 615, y: 325 },
  rock1: { kind: 'hazard', to: 'rock2', x: 855, y: 380 },
  rock2: { kind: 'hazard', to: 'rock3', x: 860, y: 315 },
  rock3: { kind: 'hazard', to: 'rock4', x: 855, y: 250 },
  rock4: { kind: 'hazard', to: 'rockSite1', x: 815, y: 190 },
  rockSite1: { kind: 'site', to: 'rockSite2', special: 'any', x: 725, y: 215 },
  rockSite2: { kind: 'site', to: 'nF', forest: true, special: 'criollo', x: 615, y: 215 },
  nF: { kind: 'neutral', to: 'fg1 fg2', x: 510, y: 245 },
  fg1: { kind: 'site', to: 'nG', x: 400, y: 230 },
  fg2: { kind: 'site', to: 'nG', forest: true, x: 475, y: 350 },
  nG: { kind: 'neutral', to: 'gk1 gk2', x: 355, y: 350 },
  gk1: { kind: 'site', to: 'kansasCity', x: 240, y: 310 },
  gk2: { kind: 'site', to: 'kansasCity', x: 280, y: 210 },
  kansasCity: { kind: 'kansasCity', to: '', x: 190, y: 180 },
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
  indexOf(name: string): number
}

export function makeTrail(changes: Record<string, Row> = {}, without: readonly string[] = []): Trail {
  const rows = Object.entries({ ...COMMON, ...changes }).filter(([name]) => !without.includes(name))
  const index = new Map(rows.map(([name], i) => [name, i]))
  const indexOf = (name: string): number => {
    const found = index.get(name)
    if (found === undefined) throw new Error(`The trail has no space '${name}'.`)
    return found
  }
  const spaces = rows.map(([name, { to, ...row }]) => ({
    name,
    next: to === '' ? [] : to.split(' '),
    ...row,
  }))
  const next = spaces.map(space => space.next.map(indexOf))
  const previous = spaces.map((_, i) => next.flatMap((followers, j) => (followers.includes(i) ? [j] : [])))
  const numbered = (prefix: string, count: number): number[] =>
    Array.from({ length: count }, (_, i) => indexOf(`${prefix}${i + 1}`))
  const hazards: number[][] = []
  const names: [HazardType, string][] = [
    [FLOOD, 'flood'],
    [DROUGHT, 'drought'],
    [ROCKFALL, 'rock'],
  ]
  for (const [type, name] of names) hazards[type] = numbered(name, 4)
  return {
    spaces,
    next,
    previous,
    start: indexOf('start'),
    kansasCity: indexOf('kansasCity'),
    neutral: NEUTRAL_LETTERS.map(letter => indexOf(`n${letter}`)),
    sites: spaces.flatMap((space, i) => (space.kind === 'site' ? [i] : [])),
    hazards,
    camps: numbered('camp', 9),
    forest: spaces.map(space => space.forest === true),
    indexOf,
  }
}

const made = new WeakMap<Rulings['sites'], Trail>()

/** The trail of the second edition; what lies beside its sites is a ruling (GWT2-MOVE-16). */
export function secondEditionTrail({ sites }: Rulings): Trail {
  let trail = made.get(sites)
  if (trail === undefined) {
    trail = makeTrail(
      Object.fromEntries(
        Object.entries(sites).map(([name, { forest, special }]) => {
          const { forest: _f, special: _s, ...row } = COMMON[name]
          return [name, { ...row, ...(forest && { forest }), ...(special !== 'none' && { special }) }]
        }),
      ),
    )
    made.set(sites, trail)
  }
  return trail
}

/** The roads between C and E differ, and the first flood site (GWT1-MOVE-01, GWT1-LOC-01). */
export const FIRST_EDITION_TRAIL = makeTrail(
  {
    floodSite1: { kind: 'site', to: 'floodSite2', special: 'criollo', x: 545, y: 890 },
    nC: { kind: 'neutral', to: 'ce1 cd1', x: 485, y: 460 },
    cd1: { kind: 'site', to: 'nD camp4', x: 595, y: 545 },
    nD: { kind: 'neutral', to: 'nE', x: 705, y: 525 },
    camp1: { kind: 'camp', to: '', x: 730, y: 625 },
    camp3: { kind: 'camp', to: '', x: 625, y: 635 },
  },
  ['de1'],
)
