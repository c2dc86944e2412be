import type { Message, Param, Seat } from '@railhead/kernel'
import { MAP_SPOTS, SPACES } from '../components/actionTrack.js'
import { BUILDINGS } from '../components/buildings.js'
import { CHARACTER_IDS } from '../components/characters.js'
import { parcelName, parcelsAlong } from '../components/map.js'
import type { Place } from '../events.js'
import type { Key } from './en.js'

/** A message whose key is known to every language. */
export function say(key: Key, params?: Readonly<Record<string, Param>>): Message {
  return params ? { key, params } : { key }
}

/** An amount of money as the language writes it. */
export function dollars(amount: number): Message {
  return say('money', { amount })
}

export function buildingName(building: number): Message {
  return say(`building.${BUILDINGS[building].id}`)
}

export function characterName(card: number): Message {
  return say(`character.${CHARACTER_IDS[card]}`)
}

/** Several parts in a row, without 'and' before the last. */
export function joined(parts: readonly Message[]): Message {
  const last = parts.length - 1
  if (last < 0) return say('table.nothing')
  return parts.slice(0, last).reduceRight((rest, first) => say('join.comma', { first, rest }), parts[last])
}

/** A category of the score. */
export function scoreName(category: string): Message {
  return { key: `score.${category}` }
}

export function playerName(seat: Seat): Param {
  return { seatName: seat }
}

export function playerNames(seats: readonly Seat[]): Message[] {
  return seats.map(seat => say('player', { player: playerName(seat) }))
}

/** Things that people count. */
export type Thing =
  | 'points'
  | 'cowboys'
  | 'revolvers'
  | 'roads'
  | 'parcels'
  | 'buildings'
  | 'tokens'
  | 'houses'
  | 'mountains'

/** A number with its word, e.g. `3 cowboys`. */
export function counted(thing: Thing, count: number): Message {
  return say(`n.${thing}`, { count })
}

/** Where a cowboy stands: a space, or a place on the map. */
export function spotName(spot: number): Message {
  if (spot < MAP_SPOTS) return say(`space.${SPACES[spot].id}`)
  return say('spot.parcel', { parcel: parcelName(spot - MAP_SPOTS) })
}

/** The same where a building stands: which one and whose. */
export function placeName({ spot, building, owner }: Place): Message {
  if (building === undefined || owner === undefined) return spotName(spot)
  return say('spot.building', {
    building: buildingName(building),
    player: playerName(owner),
    parcel: parcelName(spot - MAP_SPOTS),
  })
}

export function edgeName(edge: number): Message {
  const [first, second] = parcelsAlong(edge).map(parcelName)
  return second === undefined
    ? say('edge.border', { a: first })
    : say('edge.between', { a: first, b: second })
}
