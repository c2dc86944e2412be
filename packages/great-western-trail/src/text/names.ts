import { type Message, type Seat, UNKNOWN } from '@railhead/kernel'
import type { Box } from '../components/box.js'
import { BREED_OF, CATTLE, isObjective } from '../components/cattle.js'
import type { City } from '../components/cities.js'
import type { Town } from '../components/north.js'
import { type ObjectiveCard, objectiveOf, REQUIREMENTS } from '../components/objectives.js'
import { RAIL_END, RAIL_START, STATION_POSITIONS } from '../components/railroad.js'
import { MASTER_NAMES } from '../components/stationMasters.js'
import {
  BLACK_HAND,
  COWBOY,
  DROUGHT,
  ENGINEER,
  FLOOD,
  GREEN_HAND,
  GREEN_OUTLAW,
  type HazardType,
  hazardType,
  isHazard,
  isNeutral,
  isOutlaw,
  isPrivate,
  isWorker,
  NEUTRAL_LETTERS,
  NOTHING,
  neutralIndex,
  numberOf,
  ownerOf,
} from '../components/tiles.js'
import type { Trail } from '../components/trail.js'
import { type Edition, join, message, named, points, who } from './message.js'

// Cards

export const breedName = (breed: number, edition: Edition = 'second'): Message =>
  named(`card.${edition}`, CATTLE[BREED_OF.indexOf(breed)].name)

export function cardName(card: number, box: Box): Message {
  if (card === UNKNOWN) return message('card.unknown')
  if (isObjective(card)) return objectiveName(card, box)
  return named(`card.${box.edition}`, CATTLE[card].name)
}

/** A cattle card with its value and points. */
export function cardText(card: number, box: Box): Message {
  if (card === UNKNOWN || isObjective(card)) return cardName(card, box)
  const { value, points: count } = box.cattle[card]
  const name = cardName(card, box)
  return count === 0
    ? message('card.value', { name, value })
    : message('card.valueAndPoints', { name, value, points: points(count) })
}

const CARD_NEEDS: Readonly<Record<string, string>> = { shorthorn: 'shorthorn', hereford: 'hereford' }

function needText(requirement: string, count: number, edition: Edition): Message {
  if (Object.hasOwn(CARD_NEEDS, requirement))
    return message('times', { count, what: named(`card.${edition}`, CARD_NEEDS[requirement]) })
  switch (requirement) {
    case 'greenOutlaw':
    case 'orangeOutlaw':
    case 'terminal':
      return named(`need.${requirement}`, edition, { count })
    default:
      return named('need', requirement, { count })
  }
}

/** What an objective card asks for. */
export function needsText({ needs }: ObjectiveCard, edition: Edition): Message {
  const parts = REQUIREMENTS.flatMap((requirement, i) =>
    needs[i] > 0 ? [needText(requirement, needs[i], edition)] : [],
  )
  return join(parts, 'plus')
}

/** Objective cards have no printed name: what they ask for and score stands for it. */
export function objectiveName(card: number, box: Box): Message {
  const objective = objectiveOf(card, box.objectives)
  const needs = needsText(objective, box.edition)
  return objective.penalty === 0
    ? message('objective.start', { needs, points: objective.points })
    : message('objective', { needs, points: objective.points, penalty: objective.penalty })
}

// Tiles

export type WorkerName = 'cowboy' | 'builder' | 'engineer'
export const workerKey = (worker: number): WorkerName =>
  worker === COWBOY ? 'cowboy' : worker === ENGINEER ? 'engineer' : 'builder'
export const workerName = (worker: number): Message => message(`worker.${workerKey(worker)}`)

const hazardKey = (type: HazardType): 'flood' | 'drought' | 'rockfall' =>
  type === FLOOD ? 'flood' : type === DROUGHT ? 'drought' : 'rockfall'

export function handName(hands: number): Message {
  if (hands === 0) return message('hand.none')
  if (hands === (GREEN_HAND | BLACK_HAND)) return message('hand.both')
  return message(hands === GREEN_HAND ? 'hand.green' : 'hand.black')
}

/** Any tile of the bags and of the trail; buildings with their number only, as a tile does not know its face. */
export function tileName(tile: number, { edition, hazardPoints, tileHands }: Box): Message {
  if (tile === NOTHING) return message('none')
  if (isWorker(tile)) return workerName(tile)
  if (isOutlaw(tile)) return named(`outlaw.${edition}`, tile === GREEN_OUTLAW ? 'green' : 'orange')
  if (isHazard(tile))
    return message('tile.hazard', {
      type: message(`hazard.${hazardKey(hazardType(tile))}`),
      points: points(hazardPoints[tile]),
      hand: handName(tileHands[tile]),
    })
  if (isNeutral(tile)) return neutralName(neutralIndex(tile))
  return buildingOfSeatName(tile)
}

// Buildings

export const neutralName = (index: number): Message =>
  message('building.neutral', { letter: NEUTRAL_LETTERS[index] })

const FACES = ['a', 'b'] as const

/** A private building by its number and face (0 = a, 1 = b). */
export const buildingName = (number: number, face: 0 | 1): Message =>
  message('building.private', { number: `${number}${FACES[face]}` })

/** A private building of somebody, as events tell it: without face. */
function buildingOfSeatName(tile: number): Message {
  if (!isPrivate(tile)) throw new Error(`There is no tile ${tile}.`)
  return message('building.of', { number: String(numberOf(tile)), owner: who(ownerOf(tile)) })
}

// The railroad

export const stationName = (station: number): Message => message('station', { number: station + 1 })

export function railName(position: number): Message {
  if (position === RAIL_START) return message('rail.start')
  if (position === RAIL_END) return message('rail.end')
  const station = STATION_POSITIONS.indexOf(position)
  return station < 0
    ? message('rail.space', { number: position })
    : message('rail.turnout', { station: station + 1 })
}

/** Auxiliary actions and the disc spaces that block them share a name. */
export const auxiliaryName = (name: string): Message => named('auxiliary', name)
export const cityName = (city: { readonly name: string }): Message => named('city', city.name)
export const stationMasterName = (tile: number): Message => named('stationMaster', MASTER_NAMES[tile])

/** Towns of Rails to the North: a large one by the city that it opens, the others by their label on the map. */
export function townName({ name }: Town, cities: readonly City[]): Message {
  const city = cities.find(candidate => candidate.town === name)
  return city === undefined ? message('town', { label: name.toUpperCase() }) : cityName(city)
}

// The trail

const NUMBERED = /^(flood|drought|rock|camp)(Site)?(\d)$/
const NEUTRAL = /^n([A-G])$/
const BETWEEN = /^([a-g])([a-gk])(\d)$/

/** The letter of the neutral building on a space for one; while that is not known, the space's own in the beginner's order. */
function letterAt(trail: Trail, letter: string, tiles: readonly number[] | undefined): string {
  const tile = tiles?.[trail.spaces.findIndex(({ name }) => name === `n${letter}`)] ?? NOTHING
  return isNeutral(tile) ? NEUTRAL_LETTERS[neutralIndex(tile)] : letter
}

/**
 * A space of the trail, whatever lies there. Spaces have no letters of their own: with the `tiles` of the trail they are
 * named by the neutral buildings that stand there.
 */
export function spaceName(
  trail: Trail,
  space: number,
  edition: Edition = 'second',
  tiles?: readonly number[],
): Message {
  const { name } = trail.spaces[space]
  const numbered = NUMBERED.exec(name)
  if (numbered) {
    const [, area, site, number] = numbered
    const kind = site === undefined ? 'space' : 'site'
    return area === 'camp' ? named(`${kind}.camp`, edition, { number }) : named(kind, area, { number })
  }
  const neutral = NEUTRAL.exec(name)
  if (neutral)
    return message(tiles ? 'building.neutral' : 'space.neutral', {
      letter: letterAt(trail, neutral[1], tiles),
    })
  const between = BETWEEN.exec(name)
  if (between) {
    const [, from, to, number] = between
    const end = to === 'k' ? 'KC' : letterAt(trail, to.toUpperCase(), tiles)
    return message('site.between', { from: letterAt(trail, from.toUpperCase(), tiles), to: end, number })
  }
  return named('space', name)
}

/** How a building on the trail is called by somebody who looks at it. */
export function ownedBuildingName(number: number, face: 0 | 1, owner: Seat, viewer: Seat): Message {
  const label = `${number}${FACES[face]}`
  return owner === viewer
    ? message('building.own', { number: label })
    : message('building.of', { number: label, owner: who(owner) })
}
