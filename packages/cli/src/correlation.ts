import { below, seedChance } from '@railhead/kernel'

/** The options of one position: what two ways to value them say, and what each came to in every match played on. */
export interface Valued {
  readonly byNet: readonly number[]
  readonly bySearch: readonly number[]
  /** By option, then by match; matches of the same number have the same luck. */
  readonly ends: readonly (readonly number[])[]
}

/** How values go together with what came of them, and where 95 of 100 such sets of positions would find it. */
export interface Agreement {
  readonly r: number
  readonly interval: readonly [number, number]
}

/** Sums over the options of a position, each around the mean of the position. */
interface Sums {
  readonly netPlayed: number
  readonly netSquared: number
  readonly searchPlayed: number
  readonly searchSquared: number
  readonly playedSquared: number
  /** How much of the last is luck of the matches played on. */
  readonly luck: number
}

const NOTHING: Sums = {
  netPlayed: 0,
  netSquared: 0,
  searchPlayed: 0,
  searchSquared: 0,
  playedSquared: 0,
  luck: 0,
}

/** What is told of values: as they are, and freed of the luck of the matches played on. */
export interface Agreements {
  readonly net: Agreement
  readonly search: Agreement
  readonly netFreed: Agreement
  readonly searchFreed: Agreement
  /** What values that miss nothing would have: the rest is luck. */
  readonly ceiling: Agreement
}

const SETS = 1000

/** How well values go together with what came of them over all positions. */
export function agreementsOf(positions: readonly Valued[]): Agreements {
  const sums = positions.map(sumsOf)
  const chance = seedChance('sets of positions')
  const sets = Array.from({ length: SETS }, () => told(sums.map(() => sums[below(chance, sums.length)])))
  const whole = told(sums)
  const agreement = (name: keyof typeof whole): Agreement => {
    const found = sets.map(set => set[name]).sort((a, b) => a - b)
    return { r: whole[name], interval: [found[Math.floor(SETS * 0.025)], found[Math.ceil(SETS * 0.975) - 1]] }
  }
  return {
    net: agreement('net'),
    search: agreement('search'),
    netFreed: agreement('netFreed'),
    searchFreed: agreement('searchFreed'),
    ceiling: agreement('ceiling'),
  }
}

function told(all: readonly Sums[]): Record<keyof Agreements, number> {
  const sums = all.reduce(added, NOTHING)
  const { netPlayed, netSquared, searchPlayed, searchSquared, playedSquared, luck } = sums
  const net = share(netPlayed, Math.sqrt(netSquared * playedSquared))
  const search = share(searchPlayed, Math.sqrt(searchSquared * playedSquared))
  const ceiling = Math.sqrt(Math.max(0, share(playedSquared - luck, playedSquared)))
  return {
    net,
    search,
    netFreed: Math.min(1, share(net, ceiling)),
    searchFreed: Math.min(1, share(search, ceiling)),
    ceiling,
  }
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

const added = (a: Sums, b: Sums): Sums => ({
  netPlayed: a.netPlayed + b.netPlayed,
  netSquared: a.netSquared + b.netSquared,
  searchPlayed: a.searchPlayed + b.searchPlayed,
  searchSquared: a.searchSquared + b.searchSquared,
  playedSquared: a.playedSquared + b.playedSquared,
  luck: a.luck + b.luck,
})

function sumsOf({ byNet, bySearch, ends }: Valued): Sums {
  const played = aroundMean(ends.map(mean))
  const net = aroundMean(byNet)
  const search = aroundMean(bySearch)
  return {
    netPlayed: product(net, played),
    netSquared: product(net, net),
    searchPlayed: product(search, played),
    searchSquared: product(search, search),
    playedSquared: product(played, played),
    luck: luckIn(ends),
  }
}

/** What luck adds to the squared differences of the means: luck that all options have in common adds nothing. */
function luckIn(ends: readonly (readonly number[])[]): number {
  const matches = ends[0]?.length ?? 0
  if (matches < 2) return 0
  const middle = mean(ends.map(mean))
  const ofMatch = Array.from({ length: matches }, (_, match) => mean(ends.map(option => option[match])))
  let squares = 0
  for (const option of ends) {
    const ofOption = mean(option)
    for (const [match, end] of option.entries()) squares += (end - ofOption - ofMatch[match] + middle) ** 2
  }
  return squares / ((matches - 1) * matches)
}

const product = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * b[i], 0)

const aroundMean = (values: readonly number[]): number[] => {
  const middle = mean(values)
  return values.map(value => value - middle)
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
