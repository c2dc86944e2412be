import { type Impossible, ruling } from '@railhead/kernel'

/** Table T: the spaces that follow each space; those of the camp's edge lie beside the roads. */
const ROADS = {
  start: ['nA'],
  nA: ['ab1', 'flood1'],
  ab1: ['ab2'],
  ab2: ['ab3'],
  ab3: ['nB'],
  flood1: ['flood2'],
  flood2: ['flood3'],
  flood3: ['flood4'],
  flood4: ['floodSite1'],
  floodSite1: ['floodSite2'],
  floodSite2: ['nB'],
  nB: ['bc1', 'drought1'],
  bc1: ['bc2'],
  bc2: ['bc3'],
  bc3: ['nC'],
  drought1: ['drought2'],
  drought2: ['drought3'],
  drought3: ['drought4'],
  drought4: ['droughtSite1'],
  droughtSite1: ['nC'],
  nC: ['ce1', 'nD'],
  ce1: ['ce2'],
  ce2: ['nE'],
  nD: ['de1', 'camp4'],
  de1: ['nE'],
  camp1: [],
  camp2: [],
  camp3: [],
  camp4: ['camp5'],
  camp5: ['camp6'],
  camp6: ['camp7'],
  camp7: ['camp8'],
  camp8: ['camp9'],
  camp9: ['campSite1'],
  campSite1: ['campSite2'],
  campSite2: ['nE'],
  nE: ['ef1', 'rock1'],
  ef1: ['ef2'],
  ef2: ['nF'],
  rock1: ['rock2'],
  rock2: ['rock3'],
  rock3: ['rock4'],
  rock4: ['rockSite1'],
  rockSite1: ['rockSite2'],
  rockSite2: ['nF'],
  nF: ['fg1', 'fg2'],
  fg1: ['nG'],
  fg2: ['nG'],
  nG: ['gk1', 'gk2'],
  gk1: ['kansasCity'],
  gk2: ['kansasCity'],
} as const

const KANSAS_CITY = 'kansasCity'
/** A space that a road leads on from. */
export type RoadName = keyof typeof ROADS
export type SpaceName = RoadName | typeof KANSAS_CITY
export type Roads = Readonly<Record<RoadName, readonly SpaceName[]>>

const FROM = Object.keys(ROADS) as RoadName[]
/** All spaces, in the order of their numbers in matches. */
const SPACE_NAMES: readonly SpaceName[] = [...FROM, KANSAS_CITY]

const NEXT = {
  kind: 'list',
  of: { kind: 'choice', choices: SPACE_NAMES.filter(name => name !== 'start') },
  from: 0,
  to: 2,
} as const

/** An answer keeps the branches taken as bits, and every way is looked at: so many are enough for any board. */
const MOST_WAYS = 1000
const MOST_FORKS = 16

/** The spaces that can be reached from the start, each after all that lead to it; undefined where a road goes round. */
function walked(roads: Roads): SpaceName[] | undefined {
  const done = new Set<SpaceName>()
  const under = new Set<SpaceName>()
  let goesRound = false
  const visit = (space: SpaceName): void => {
    if (under.has(space)) goesRound = true
    if (goesRound || done.has(space)) return
    under.add(space)
    for (const next of followersOf(roads, space)) visit(next)
    under.delete(space)
    done.add(space)
  }
  visit('start')
  return goesRound ? undefined : [...done].reverse()
}

const followersOf = (roads: Roads, space: SpaceName): readonly SpaceName[] =>
  space === KANSAS_CITY ? [] : roads[space]

/** The spaces that one can come to; the others lie beside the roads, and building sites there are not on the board. */
export const onTheRoads = (roads: Roads): ReadonlySet<SpaceName> => new Set(walked(roads))

/** Why nobody could travel on these roads. */
export function impossibleRoads(roads: Roads): Impossible | undefined {
  const no = (why: string): Impossible => ({ id: 'roads', why })
  const order = walked(roads)
  if (order === undefined) return no('The roads of the trail go round in a circle.')
  const ways = new Map<SpaceName, number>([['start', 1]])
  const forks = new Map<SpaceName, number>()
  for (const space of order) {
    const next = followersOf(roads, space)
    if (next.length === 0 && space !== KANSAS_CITY)
      return no(`The trail ends at '${space}': every road must lead to Kansas City.`)
    if (new Set(next).size < next.length) return no(`Two roads lead from '${space}' to the same space.`)
    const passed = (forks.get(space) ?? 0) + (next.length > 1 ? 1 : 0)
    for (const on of next) {
      ways.set(on, (ways.get(on) ?? 0) + (ways.get(space) ?? 0))
      forks.set(on, Math.max(forks.get(on) ?? 0, passed))
    }
  }
  const missing = FROM.find(name => /^n[A-G]$/.test(name) && !order.includes(name))
  if (missing !== undefined) return no(`No road leads to the neutral building on '${missing}'.`)
  if ((ways.get(KANSAS_CITY) ?? 0) > MOST_WAYS || (forks.get(KANSAS_CITY) ?? 0) > MOST_FORKS)
    return no(`There are more than ${MOST_WAYS} ways, or ${MOST_FORKS} forks on one.`)
  return undefined
}

/** Which space of the trail follows which (GWT2-MOVE-16). */
export const ROAD_RULINGS = [
  ruling({
    id: 'roads',
    words: ['trailSpace'],
    values: {
      kind: 'record',
      fields: Object.fromEntries(FROM.map(name => [name, NEXT])) as Record<RoadName, typeof NEXT>,
    },
    default: ROADS,
    ledger: ['GWT2-MOVE-16'],
    certainty: 'likely',
    source: 'A picture of the board; as an earlier open implementation.',
  }),
] as const
