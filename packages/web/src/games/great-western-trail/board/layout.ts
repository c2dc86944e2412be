import {
  FIRST_TURNOUT,
  type SpaceKind,
  type Town,
  type Track,
  type Trail,
} from '@railhead/great-western-trail'
import type { Frame } from '../../screen.js'

/**
 * Where things lie on the board, in its units. The drawing is as wide as what windows leave for it beside a column:
 * job market and foresight to the left, land and railroad in the middle, markets to the right.
 */
export interface Point {
  readonly x: number
  readonly y: number
}

export const TILE = 90
export const SMALL = { width: 44, height: 52 }

export const BOARD: Frame = { x: 0, y: 0, width: 1150, height: 900 }
export const LAND: Frame = { x: 190, y: 96, width: 736, height: 800 }
export const STRIP: Frame = { x: 142, y: 2, width: 784, height: 104 }
export const MARKET: Frame = { x: 934, y: 4, width: 212, height: 892 }

/** Spaces of the trail by name. */
const PLACES: Readonly<Record<string, readonly [number, number]>> = {
  start: [842, 868],
  nA: [770, 782],
  ab1: [662, 744],
  ab2: [562, 744],
  ab3: [462, 744],
  flood1: [752, 862],
  flood2: [700, 852],
  flood3: [648, 850],
  flood4: [596, 850],
  floodSite1: [518, 835],
  floodSite2: [416, 835],
  nB: [312, 842],
  bc1: [346, 738],
  bc2: [356, 636],
  bc3: [412, 540],
  drought1: [238, 776],
  drought2: [229, 712],
  drought3: [229, 648],
  drought4: [236, 584],
  droughtSite1: [290, 492],
  nC: [472, 444],
  ce1: [574, 436],
  ce2: [674, 436],
  nD: [574, 530],
  de1: [674, 530],
  camp1: [566, 614],
  camp2: [616, 612],
  camp3: [666, 610],
  camp4: [446, 668],
  camp5: [496, 670],
  camp6: [546, 672],
  camp7: [596, 672],
  camp8: [646, 670],
  camp9: [696, 666],
  campSite1: [776, 676],
  campSite2: [778, 576],
  nE: [774, 478],
  ef1: [706, 339],
  ef2: [604, 339],
  rock1: [800, 390],
  rock2: [801, 334],
  rock3: [799, 278],
  rock4: [786, 222],
  rockSite1: [706, 243],
  rockSite2: [604, 243],
  nF: [508, 246],
  fg1: [414, 243],
  fg2: [466, 347],
  nG: [356, 347],
  gk1: [254, 340],
  gk2: [324, 243],
  kansasCity: [238, 226],
  // The roads between C and E of the first edition.
  cd1: [574, 530],
}
const FIRST_EDITION: Readonly<Record<string, readonly [number, number]>> = {
  nD: [674, 530],
  camp1: [666, 610],
  camp3: [566, 614],
}

/** Where a space lies. */
export function spacePlace(trail: Trail, space: number): Point {
  const { name, x, y } = trail.spaces[space]
  const first = trail.spaces.some(other => other.name === 'cd1')
  const place = (first ? FIRST_EDITION[name] : undefined) ?? PLACES[name]
  return place ? { x: place[0], y: place[1] } : { x, y }
}

/** Where roads bend, by the names of the spaces they connect. */
const BENDS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  'start nA': [
    [826, 850],
    [818, 815],
  ],
  'nA flood1': [[778, 836]],
  'ab3 nB': [
    [410, 776],
    [360, 806],
  ],
  'nB drought1': [
    [262, 846],
    [236, 820],
  ],
  'droughtSite1 nC': [
    [350, 452],
    [412, 438],
  ],
  'nC cd1': [[522, 496]],
  'nC nD': [[522, 496]],
  'cd1 camp4': [
    [528, 584],
    [470, 606],
    [428, 640],
  ],
  'nD camp4': [
    [528, 584],
    [470, 606],
    [428, 640],
  ],
  'campSite2 nE': [[778, 524]],
  'nE ef1': [
    [764, 412],
    [742, 380],
  ],
  'nE rock1': [[806, 424]],
  'fg1 nG': [[376, 288]],
  'nG gk2': [[322, 286]],
  'gk1 kansasCity': [[222, 280]],
}

/** The road from a space to a next one, as the points it leads through. */
export function roadBetween(trail: Trail, from: number, to: number): Point[] {
  const bends = BENDS[`${trail.spaces[from].name} ${trail.spaces[to].name}`] ?? []
  return [spacePlace(trail, from), ...bends.map(([x, y]) => ({ x, y })), spacePlace(trail, to)]
}

/** Every road of a trail. */
export function roadsOf(trail: Trail): Point[][] {
  return trail.next.flatMap((next, from) => next.map(to => roadBetween(trail, from, to)))
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

export const TRACK = { y: 124, x: 904, left: 214, spacing: 36.7, top: 164, drop: 35.2 }

/** The last space before the bend of the line. */
const BEND = 18

/** The turnout after a space: beside the track, towards its station. */
function turnoutPlace(after: number): RailPlace {
  if (after <= BEND) return { x: TRACK.left + TRACK.spacing * (after + 0.5), y: 146, rotation: 0 }
  return { x: 880, y: TRACK.top + TRACK.drop * (after - 19.5), rotation: 90 }
}

/** Where an engine stands. */
export const railPlace = ({ turnoutAfter }: Track, position: number): RailPlace =>
  position < FIRST_TURNOUT ? linePlace(position) : turnoutPlace(turnoutAfter[position - FIRST_TURNOUT])

/** A numbered space of the line. */
export function linePlace(position: number): RailPlace {
  if (position <= BEND) return { x: TRACK.left + TRACK.spacing * position, y: TRACK.y, rotation: 0 }
  if (position === 19) return { x: 898, y: 135, rotation: 45 }
  if (position <= 38) return { x: TRACK.x, y: TRACK.top + TRACK.drop * (position - 20), rotation: 90 }
  return { x: TRACK.x, y: 834, rotation: 0 }
}

/** Where a station stands: below its turnout, or to the left of it. */
export function stationPlace({ turnoutAfter }: Track, index: number): Point {
  if (index >= turnoutAfter.length) return { x: TRACK.x, y: 871 }
  const after = turnoutAfter[index]
  const { x, y } = turnoutPlace(after)
  return after <= BEND ? { x: x + 4, y: 172 } : { x: 853, y: y + (after <= 21 ? 3 : 0) }
}
export const STATIONS_ON_TRACK = 10
/** Beside the first five stations. */
export function masterPlace(track: Track, station: number): Point {
  const { x, y } = stationPlace(track, station)
  return { x: x - 48, y }
}

/** Crossings lie between the track and the next space. */
export const crossingPlace = (after: number): Point => ({
  x: linePlace(after).x + TRACK.spacing / 2,
  y: TRACK.y - 17,
})

/** Cities of the strip are level with the track space of their value. */
export const cityPlace = (value: number): Point => ({
  x: value === 0 ? 180 : linePlace(value).x,
  y: STRIP.y + 34,
})

export const FORESIGHT = { x: 5, y: 24, cellWidth: 45, cellHeight: 55 }
/** Columns from right to left are steps 1, 2, 3. */
export const foresightPlace = (step: number, row: number): Point => ({
  x: FORESIGHT.x + (2 - step) * FORESIGHT.cellWidth + FORESIGHT.cellWidth / 2,
  y: FORESIGHT.y + row * FORESIGHT.cellHeight + FORESIGHT.cellHeight / 2,
})

export const JOBS = { x: 5, y: 168, width: 150, cellHeight: 60 }
/** Columns share the width: fewer players have wider ones. */
export const jobCell = (players: number): number => Math.min(46, JOBS.width / players)
export const jobPlace = (row: number, column: number, players: number): Point => ({
  x: JOBS.x + (column + 0.5) * jobCell(players),
  y: JOBS.y + (row + 0.5) * JOBS.cellHeight,
})

/** Where a cattleman stands on a building: on its roof, beside its letter, so that its actions stay in sight. */
const ROOF = { inner: 26, outer: 45, y: -42 }

/** Where cattlemen stand elsewhere: how far apart the outer ones are, and how low; in the city above its name. */
const ROWS: Readonly<Record<Exclude<SpaceKind, 'neutral' | 'site'>, { half: number; y: number }>> = {
  start: { half: 32, y: -2 },
  hazard: { half: 18, y: 12 },
  camp: { half: 18, y: 12 },
  kansasCity: { half: 28, y: 4 },
}

/** Where a cattleman stands on a space: side by side, on small spaces along the lower edge. */
export function pawnPlace(trail: Trail, space: number, seat: number, seats: number): Point {
  const { kind } = trail.spaces[space]
  const { x, y } = spacePlace(trail, space)
  if (kind === 'neutral' || kind === 'site') {
    const left = Math.ceil(seats / 2)
    const isLeft = seat < left
    const [place, places] = isLeft ? [left - 1 - seat, left] : [seat - left, seats - left]
    const away = ROOF.inner + (places > 1 ? ((ROOF.outer - ROOF.inner) * place) / (places - 1) : 0)
    return { x: isLeft ? x - away : x + away, y: y + ROOF.y }
  }
  const row = ROWS[kind]
  const step = seats > 1 ? (2 * row.half) / (seats - 1) : 0
  return { x: x - row.half + step * seat, y: y + row.y }
}

/** The board of Rails to the North, a sheet of its own: the land above, the strip of cities below. */
export const NORTH: Frame = { x: 0, y: 0, width: 1240, height: 860 }
/** So high that the buttons of the stage stand below it. */
const NORTH_STRIP = 730
export const northPlace = ({ x, y }: Point): Point => ({ x: x * 1.07 + 26, y: y * 3.05 - 24 })
/** The plate of a large city below its town, and the tile of a medium town below that. */
export const PLATE = { y: 47, width: 92, height: 36 }
export const MEDIUM_TILE = { y: 43, width: 80, height: 24 }

/** The tile of a medium town, seen from the town: beside the plate of a large city it makes way. */
export function mediumTilePlace(town: Town, towns: readonly Town[]): Point {
  const { x, y } = northPlace(town)
  const room = (PLATE.width + MEDIUM_TILE.width) / 2 + 4
  const way = towns
    .filter(other => other.kind === 'large' && northPlace(other).y === y)
    .map(other => x - northPlace(other).x)
    .find(apart => Math.abs(apart) < room)
  return { x: way === undefined ? 0 : Math.sign(way) * (room - Math.abs(way)), y: MEDIUM_TILE.y }
}

/** The first two cities keep apart: their plates are broader than a step. */
export const northCityPlace = (value: number): Point => ({
  x: value === 0 ? 44 : 60 + (value * 1030) / 18,
  y: NORTH_STRIP,
})
