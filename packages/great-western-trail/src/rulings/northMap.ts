import { type Impossible, ruling } from '@railhead/kernel'

/** The cities of the strip of the second edition that rails lead to, from near Kansas City to New York. */
export const STRIP = [
  'fulton',
  'stLouis',
  'bloomington',
  'chicago',
  'toledo',
  'harrisburg',
  'newYork',
] as const

/**
 * The map of the first edition's expansion; the second edition's is a picture that nobody has transcribed, so the same
 * graph stands in for it (proposed: RTN-ACCESS-09 to -17). Each link is named once; large towns have the names of the
 * first edition's cities there.
 */
const LINKS = {
  g1: ['townHall', 'gM', 'memphis'],
  gM: [],
  memphis: ['fulton', 'stLouis', 'gS', 'g2'],
  gS: [],
  g2: [],
  p1: ['stLouis', 'pM'],
  pM: [],
  b1: ['bloomington', 'b2', 'b3', 'denver'],
  b2: [],
  b3: ['sanFrancisco'],
  denver: [],
  sanFrancisco: [],
  milwaukee: ['bloomington', 'r1'],
  r1: ['greenBay', 'rS'],
  rS: ['greenBay'],
  greenBay: ['r2'],
  r2: ['rM1', 'r3', 'r4'],
  rM1: [],
  r3: ['minneapolis'],
  minneapolis: [],
  r4: ['toronto', 'montreal', 'rM2'],
  toronto: ['toledo'],
  montreal: [],
  rM2: [],
  t1: ['chicago', 'tM'],
  tM: [],
  v1: ['harrisburg', 'vM'],
  vM: [],
} as const

export type TownName = keyof typeof LINKS
/** All towns, in the order of their numbers in matches. */
export const TOWN_NAMES = Object.keys(LINKS) as readonly TownName[]

/** Where a rail can lead from a town. */
const ENDS = ['townHall', ...TOWN_NAMES, ...STRIP] as const
const RAILS = { kind: 'list', of: { kind: 'choice', choices: ENDS }, from: 0, to: 8 } as const

/** As many medium-town tiles as there are. */
const MOST_MEDIUM_TOWNS = 10

/** Which kinds towns have follows from what lies there: a large city, a station, or a tile; all others are small. */
export const NORTH_MAP_RULINGS = [
  ruling({
    id: 'northLinks',
    words: ['city'],
    values: {
      kind: 'record',
      fields: Object.fromEntries(TOWN_NAMES.map(name => [name, RAILS])) as Record<TownName, typeof RAILS>,
    },
    default: LINKS,
    ledger: ['RTN-ACCESS-09', 'RTN-ACCESS-10', 'RTN-ACCESS-17'],
    certainty: 'ours',
    source: 'A picture; the first edition’s map stands in for it.',
  }),
  ruling({
    id: 'northMediumTowns',
    words: ['city'],
    values: {
      kind: 'list',
      of: { kind: 'choice', choices: TOWN_NAMES },
      from: 0,
      to: MOST_MEDIUM_TOWNS,
    },
    default: ['gM', 'pM', 'rM1', 'rM2', 'tM', 'vM'],
    ledger: ['RTN-ACCESS-09'],
    certainty: 'ours',
    source: 'A picture; the first edition’s map stands in for it.',
  }),
] as const

interface Placed {
  readonly [name: string]: { readonly town: TownName }
}

/** Why no map can be made of these: two things in one town, or a rail from a town to itself. */
export function impossibleMap(
  large: Placed,
  stations: Placed,
  medium: readonly TownName[],
  links: Readonly<Record<TownName, readonly string[]>>,
): Impossible | undefined {
  const taken = new Set<TownName>()
  const places: [string, readonly TownName[]][] = [
    ['northLargeCities', Object.values(large).map(({ town }) => town)],
    ['northStations', Object.values(stations).map(({ town }) => town)],
    ['northMediumTowns', medium],
  ]
  for (const [id, towns] of places)
    for (const town of towns) {
      if (taken.has(town))
        return { id, why: `'${town}' can have one large city, one station or one tile of a medium town.` }
      taken.add(town)
    }
  const own = TOWN_NAMES.find(name => links[name].includes(name))
  return own && { id: 'northLinks', why: `A rail cannot lead from '${own}' to itself.` }
}
