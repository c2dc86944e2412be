import { FIRST_TURNOUT, type Trail } from '@railhead/great-western-trail'

/** Where things lie on the board, in its units: 1000 wide, 1000 high. */
export interface Point {
  readonly x: number
  readonly y: number
}

export const TILE = 90
export const SMALL = { width: 42, height: 50 }

/** Height of the strip of cities above the railroad. */
export const STRIP_TOP = -76
export const MARKET = { x: 1016, y: STRIP_TOP + 6, width: 268 }
export const BOARD = { x: -8, y: STRIP_TOP - 8, width: 1300, height: 1000 - STRIP_TOP + 16 }
/** Height of the board of Rails to the North, which lies above. */
export const NORTH_HEIGHT = 300
/** A place of that board, drawn larger than its table: the markets beside the land leave room for it. */
export const northPlace = ({ x, y }: Point): Point => ({ x: x * 1.25 + 10, y: y * 1.22 - 372 })

/** The whole board. */
export const frameOf = (north: boolean): typeof BOARD =>
  north ? { ...BOARD, y: BOARD.y - NORTH_HEIGHT, height: BOARD.height + NORTH_HEIGHT } : BOARD

/** Where roads bend, by the names of the spaces they connect. */
const BENDS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  'start nA': [
    [950, 945],
    [900, 940],
    [880, 900],
    [870, 850],
  ],
  'nA flood1': [
    [832, 868],
    [830, 893],
  ],
  'ab3 nB': [
    [450, 770],
    [360, 845],
  ],
  'nB drought1': [
    [286, 870],
    [252, 856],
    [247, 829],
  ],
  'droughtSite1 nC': [
    [280, 480],
    [343, 447],
    [444, 445],
  ],
  'nC cd1': [
    [520, 501],
    [554, 527],
  ],
  'nC nD': [
    [520, 501],
    [554, 527],
  ],
  'cd1 camp4': [
    [568, 586],
    [549, 623],
    [449, 646],
    [440, 682],
    [458, 691],
  ],
  'nD camp4': [
    [568, 586],
    [549, 623],
    [449, 646],
    [440, 682],
    [458, 691],
  ],
  'nE ef1': [
    [810, 428],
    [778, 375],
  ],
  'fg1 nG': [
    [371, 252],
    [368, 302],
  ],
  'nG gk2': [
    [327, 305],
    [314, 250],
  ],
  'gk1 kansasCity': [
    [211, 279],
    [188, 266],
    [186, 229],
  ],
  'gk2 kansasCity': [[233, 206]],
}

/** Every road of a trail as the points it leads through. */
export function roadsOf(trail: Trail): Point[][] {
  return trail.spaces.flatMap(from =>
    from.next.map(name => {
      const to = trail.spaces[trail.indexOf(name)]
      const bends = BENDS[`${from.name} ${name}`] ?? []
      return [{ x: from.x, y: from.y }, ...bends.map(([x, y]) => ({ x, y })), { x: to.x, y: to.y }]
    }),
  )
}

/** A smooth line through points (Catmull-Rom as Bézier curves). */
export function smooth(points: readonly Point[]): string {
  let path = `M${points[0].x} ${points[0].y}`
  for (let i = 0; i + 1 < points.length; i++) {
    const before = points[Math.max(0, i - 1)]
    const from = points[i]
    const to = points[i + 1]
    const after = points[Math.min(points.length - 1, i + 2)]
    const bend = 1 / 6
    path += `C${from.x + (to.x - before.x) * bend} ${from.y + (to.y - before.y) * bend} ${to.x - (after.x - from.x) * bend} ${to.y - (after.y - from.y) * bend} ${to.x} ${to.y}`
  }
  return path
}

export interface RailPlace extends Point {
  readonly rotation: number
}

const TRACK_Y = 79
const TRACK_X = 984
const SPACING = 39.63

/** Turnouts in track order, then the stations beside them. */
const TURNOUTS: readonly RailPlace[] = [
  { x: 401, y: 103, rotation: 0 },
  { x: 520, y: 103, rotation: 0 },
  { x: 639, y: 103, rotation: 0 },
  { x: 757, y: 103, rotation: 0 },
  { x: 876, y: 103, rotation: 0 },
  { x: 960, y: 180, rotation: 90 },
  { x: 960, y: 335, rotation: 90 },
  { x: 960, y: 490, rotation: 90 },
  { x: 960, y: 645, rotation: 90 },
]

/** Where an engine stands. */
export function railPlace(position: number): RailPlace {
  if (position >= FIRST_TURNOUT) return TURNOUTS[position - FIRST_TURNOUT]
  if (position <= 18) return { x: 224.8 + SPACING * position, y: TRACK_Y, rotation: 0 }
  if (position === 19) return { x: 974, y: 88, rotation: 45 }
  if (position <= 38) return { x: TRACK_X, y: 122 + 38.6 * (position - 20), rotation: 90 }
  return { x: 945, y: 860, rotation: 0 }
}

export const STATION_PLACES: readonly Point[] = [
  { x: 405, y: 140 },
  { x: 523, y: 140 },
  { x: 641, y: 140 },
  { x: 760, y: 140 },
  { x: 878, y: 140 },
  { x: 923, y: 180 },
  { x: 923, y: 335 },
  { x: 923, y: 490 },
  { x: 923, y: 645 },
  { x: 952, y: 897 },
]
/** Beside the first five stations. */
export const masterPlace = (station: number): Point => ({
  x: STATION_PLACES[station].x - 47,
  y: STATION_PLACES[station].y,
})

/** Crossings lie between the track and the next space. */
export const crossingPlace = (after: number): Point => ({ x: railPlace(after).x + SPACING / 2, y: 60 })

/** Cities of the strip are level with the track space of their value. */
export const cityPlace = (value: number): Point => ({
  x: value === 0 ? 184 : railPlace(value).x,
  y: STRIP_TOP + 44,
})

export const FORESIGHT = { x: 27, y: 256, cellWidth: 44, cellHeight: 52 }
/** Columns from right to left are steps 1, 2, 3. */
export const foresightPlace = (step: number, row: number): Point => ({
  x: FORESIGHT.x + (2 - step) * FORESIGHT.cellWidth + FORESIGHT.cellWidth / 2,
  y: FORESIGHT.y + row * FORESIGHT.cellHeight + FORESIGHT.cellHeight / 2,
})

export const JOBS = { x: 14, y: 408, cellWidth: 38, cellHeight: 47 }
export const jobPlace = (row: number, column: number): Point => ({
  x: JOBS.x + column * JOBS.cellWidth + JOBS.cellWidth / 2,
  y: JOBS.y + row * JOBS.cellHeight + JOBS.cellHeight / 2,
})

/** Where a cattleman stands on a space: side by side along its lower edge. */
export function pawnPlace(trail: Trail, space: number, seat: number, seats: number): Point {
  const { x, y, kind } = trail.spaces[space]
  const half = kind === 'hazard' || kind === 'camp' ? 18 : kind === 'kansasCity' ? 30 : 34
  const step = seats > 1 ? (2 * half) / (seats - 1) : 0
  const lower =
    kind === 'hazard' || kind === 'camp' ? 14 : kind === 'kansasCity' ? 34 : kind === 'start' ? -2 : 40
  return { x: x - half + step * seat, y: y + lower }
}
