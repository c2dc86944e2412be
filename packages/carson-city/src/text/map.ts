import type { Message, Translate } from '@railhead/kernel'
import { MAP_SPOTS } from '../components/actionTrack.js'
import { BUILDINGS, BUILT, HOUSE, MOUNTAIN, NOTHING } from '../components/buildings.js'
import { PARCELS, parcelAt, parcelName, SIZE, sidesOf } from '../components/map.js'
import { incomeParts } from '../figures/income.js'
import { parcelPrice } from '../parcels.js'
import { seatsAt } from '../placement.js'
import { reached } from '../roads.js'
import { NOBODY, type State } from '../state.js'
import { buildingName, dollars, edgeName, joined, playerName, say } from './names.js'
import { cowboysAt } from './summary.js'

/** Width of a parcel in the drawing: owner, two letters, cowboys. */
const CELL = 4

/** The town as a drawing of letters, with the roads on the sides of the parcels. */
export function drawTown(view: State, translate: Translate): string[] {
  const columns = Array.from({ length: SIZE }, (_, column) => parcelName(column)[0].padEnd(CELL))
  const lines = [`    ${columns.join(' ')}`.trimEnd()]
  for (let row = 0; row <= SIZE; row++) {
    lines.push(`  ${lyingSides(view, row)}`)
    if (row < SIZE) lines.push(`${row + 1} ${cells(view, row, translate)}`)
  }
  return [...lines.map(line => line.trimEnd()), translate(say('map.legend'))]
}

/** The sides above a row of parcels, or below the last one. */
function lyingSides(view: State, row: number): string {
  let line = ''
  for (let column = 0; column < SIZE; column++) {
    const [top, , , bottom] = sidesOf(parcelAt(column, Math.min(row, SIZE - 1)))
    const road = view.laid[row < SIZE ? top : bottom] === 1
    line += corner(view, row, column) + (road ? '━' : ' ').repeat(CELL)
  }
  return line + corner(view, row, SIZE)
}

function corner(view: State, row: number, column: number): string {
  return view.touched[row * (SIZE + 1) + column] === 1 ? '╋' : '·'
}

function cells(view: State, row: number, translate: Translate): string {
  let line = ''
  for (let column = 0; column < SIZE; column++) {
    const parcel = parcelAt(column, row)
    const [, left] = sidesOf(parcel)
    line += (view.laid[left] === 1 ? '┃' : ' ') + cell(view, parcel, translate).padEnd(CELL)
  }
  const [, , right] = sidesOf(parcelAt(SIZE - 1, row))
  return line + (view.laid[right] === 1 ? '┃' : ' ')
}

function cell(view: State, parcel: number, translate: Translate): string {
  const owner = view.owner[parcel]
  const object = view.on[parcel]
  const what = object === NOTHING ? '' : translate(objectSign(object))
  const cowboys = seatsAt(view, MAP_SPOTS + parcel) === 0 ? '' : '*'
  return `${owner === NOBODY ? ' ' : owner + 1}${what.padEnd(2)}${cowboys}`
}

function objectSign(object: number): Message {
  if (object === HOUSE) return say('map.house')
  if (object === MOUNTAIN) return say('map.mountain')
  return say(`map.${BUILDINGS[object - BUILT].id}`)
}

/** All parcels with something on them, one line each, then the roads: for those who read line by line. */
export function parcelLines(view: State): Message[] {
  const lines: Message[] = []
  for (let parcel = 0; parcel < PARCELS; parcel++) {
    const bare = view.on[parcel] === NOTHING && view.owner[parcel] === NOBODY
    if (!bare || seatsAt(view, MAP_SPOTS + parcel) !== 0) lines.push(parcelLine(view, parcel))
  }
  const roads = view.laid.flatMap((laid, edge) => (laid === 1 ? [edgeName(edge)] : []))
  return roads.length === 0 ? lines : [...lines, say('table.roads', { list: joined(roads) })]
}

/** A parcel in words: what stands there, whose it is, what it earns or costs, who stands there. */
function parcelLine(view: State, parcel: number): Message {
  const parts = [contentOf(view, parcel)]
  const income = incomeParts(view, parcel)
  if (income?.safe) parts.push(say('parcel.safe'))
  const owner = view.owner[parcel]
  if (owner === NOBODY) parts.push(say('parcel.price', { price: dollars(parcelPrice(view, parcel)) }))
  else parts.push(say('parcel.owner', { player: playerName(owner) }))
  if (reached(view, parcel)) parts.push(say('parcel.reached'))
  const players = cowboysAt(view, MAP_SPOTS + parcel)
  if (players.length > 0) parts.push(say('parcel.cowboys', { players }))
  return say('table.parcel', { parcel: parcelName(parcel), parts: joined(parts) })
}

function contentOf(view: State, parcel: number): Message {
  const object = view.on[parcel]
  if (object === NOTHING) return say('parcel.empty')
  if (object === HOUSE) return say('parcel.house')
  if (object === MOUNTAIN) return say('parcel.mountain')
  const income = dollars(incomeParts(view, parcel)?.paid ?? 0)
  return say('parcel.building', { building: buildingName(object - BUILT), income })
}
