import type { Rulings } from '../rulings/index.js'

/**
 * Everything that can lie on a trail space, in a bag, on a foresight space or in the job market is a small
 * integer, so that states are cheap to copy and compare.
 */
export const NOTHING = 0

export const COWBOY = 1
export const BUILDER = 2
export const ENGINEER = 3
export const WORKERS = [COWBOY, BUILDER, ENGINEER] as const
export type Worker = (typeof WORKERS)[number]

/** Outlaws of the second edition, teepees of the first; orange is blue there. */
export const GREEN_OUTLAW = 4
export const ORANGE_OUTLAW = 5

export const FLOOD = 0
export const DROUGHT = 1
export const ROCKFALL = 2
export const HAZARD_TYPES = [FLOOD, DROUGHT, ROCKFALL] as const
export type HazardType = (typeof HAZARD_TYPES)[number]

export const GREEN_HAND = 1
export const BLACK_HAND = 2

/** Faces that exist of each hazard type; what is printed on them is a ruling (GWT2-HAZARD-05). */
export const HAZARD_FACES = [0, 1, 2, 3, 4] as const

const FIRST_HAZARD = 6
const LAST_HAZARD = FIRST_HAZARD + HAZARD_TYPES.length * HAZARD_FACES.length - 1

export const hazardTile = (type: HazardType, face: number): number =>
  FIRST_HAZARD + type * HAZARD_FACES.length + face
export const isWorker = (tile: number): boolean => tile >= COWBOY && tile <= ENGINEER
export const isOutlaw = (tile: number): boolean => tile === GREEN_OUTLAW || tile === ORANGE_OUTLAW
export const isHazard = (tile: number): boolean => tile >= FIRST_HAZARD && tile <= LAST_HAZARD
export const hazardType = (tile: number): HazardType =>
  HAZARD_TYPES[Math.floor((tile - FIRST_HAZARD) / HAZARD_FACES.length)]

/** Neutral buildings A to G. */
export const FIRST_NEUTRAL = 32
export const NEUTRAL_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export const isNeutral = (tile: number): boolean =>
  tile >= FIRST_NEUTRAL && tile < FIRST_NEUTRAL + NEUTRAL_LETTERS.length
export const neutralTile = (index: number): number => FIRST_NEUTRAL + index
export const neutralIndex = (tile: number): number => tile - FIRST_NEUTRAL

/** Private buildings: the owner's seat and the number printed on the tile. */
const FIRST_PRIVATE = 64
const PER_SEAT = 16
export const isPrivate = (tile: number): boolean => tile >= FIRST_PRIVATE
export const privateTile = (seat: number, number: number): number => FIRST_PRIVATE + seat * PER_SEAT + number
export const ownerOf = (tile: number): number => (tile - FIRST_PRIVATE) >> 4
export const numberOf = (tile: number): number => (tile - FIRST_PRIVATE) & (PER_SEAT - 1)

/** What is printed on the tiles that are no private buildings, by tile. */
export interface TileFaces {
  /** Bits of GREEN_HAND and BLACK_HAND. */
  readonly tileHands: readonly number[]
  /** Nothing for all but hazards. */
  readonly hazardPoints: readonly number[]
}

export function tileFaces({ hazards }: Rulings): TileFaces {
  const tileHands = new Array<number>(FIRST_PRIVATE).fill(0)
  const hazardPoints = new Array<number>(FIRST_PRIVATE).fill(0)
  tileHands[GREEN_OUTLAW] = GREEN_HAND // GWT2-OUTLAW-06
  tileHands[ORANGE_OUTLAW] = BLACK_HAND
  for (const type of HAZARD_TYPES)
    for (const face of HAZARD_FACES) {
      const { hand, points } = hazards[face]
      tileHands[hazardTile(type, face)] = hand === 'green' ? GREEN_HAND : BLACK_HAND
      hazardPoints[hazardTile(type, face)] = points
    }
  return { tileHands, hazardPoints }
}

/** What a hand costs with 2, 3 and 4 players (GWT2-FEE-05). */
export const GREEN_FEE = [0, 0, 2, 2, 1] as const
export const BLACK_FEE = [0, 0, 2, 1, 2] as const

export const feeOfHands = (hands: number, players: number): number =>
  (hands & GREEN_HAND ? GREEN_FEE[players] : 0) + (hands & BLACK_HAND ? BLACK_FEE[players] : 0)

interface BagCounts {
  readonly workersOfEachType?: number
  readonly greenOutlaws?: number
  readonly orangeOutlaws?: number
}

function bagOf({ workersOfEachType = 0, greenOutlaws = 0, orangeOutlaws = 0 }: BagCounts): number[] {
  const tiles: number[] = []
  const add = (tile: number, count: number): void => {
    for (let i = 0; i < count; i++) tiles.push(tile)
  }
  for (const worker of WORKERS) add(worker, workersOfEachType)
  add(GREEN_OUTLAW, greenOutlaws)
  add(ORANGE_OUTLAW, orangeOutlaws)
  return tiles
}

const allHazards = ({ hazards }: Rulings): readonly number[] =>
  HAZARD_TYPES.flatMap(type =>
    HAZARD_FACES.flatMap(face => new Array<number>(hazards[face].tiles).fill(hazardTile(type, face))),
  )

/** The three bags, all hazards in the first (GWT2-SETUP-04, OQ-18). */
export function fullBags(rulings: Rulings): readonly (readonly number[])[] {
  const { bag1, bag2, bag3 } = rulings.bags
  return [[...bagOf(bag1), ...allHazards(rulings)], bagOf(bag2), bagOf(bag3)]
}
