import type { Message, Param, Seat } from '@railhead/kernel'
import { MAP_SPOTS, SPACES } from '../components/actionTrack.js'
import { BUILDINGS } from '../components/buildings.js'
import { CHARACTER_IDS } from '../components/characters.js'
import { parcelName, parcelsAlong } from '../components/map.js'
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

export function playerName(seat: Seat): Param {
  return { seatName: seat }
}

export function playerNames(seats: readonly Seat[]): Message[] {
  return seats.map(seat => say('player', { player: playerName(seat) }))
}

/** Where a cowboy stands: a space, or a place on the map. */
export function spotName(spot: number): Message {
  if (spot < MAP_SPOTS) return say(`space.${SPACES[spot].id}`)
  return say('spot.parcel', { parcel: parcelName(spot - MAP_SPOTS) })
}

export function edgeName(edge: number): Message {
  const [first, second] = parcelsAlong(edge).map(parcelName)
  return second === undefined
    ? say('edge.border', { a: first })
    : say('edge.between', { a: first, b: second })
}
