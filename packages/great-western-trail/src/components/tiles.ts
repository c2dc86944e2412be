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

/** The faces that exist of each hazard type, with the number of tiles of that face (GWT2-HAZARD-05). */
export const HAZARD_FACES = [
  { hand: BLACK_HAND, points: 2, tiles: 1 },
  { hand: BLACK_HAND, points: 3, tiles: 1 },
  { hand: GREEN_HAND, points: 2, tiles: 1 },
  { hand: GREEN_HAND, points: 3, tiles: 1 },
  { hand: GREEN_HAND, points: 4, tiles: 2 },
] as const

const FIRST_HAZARD = 6
const LAST_HAZARD = FIRST_HAZARD + HAZARD_TYPES.length * HAZARD_FACES.length - 1

export const hazardTile = (type: HazardType, face: number): number =>
  FIRST_HAZARD + type * HAZARD_FACES.length + face
export const isWorker = (tile: number): boolean => tile >= COWBOY && tile <= ENGINEER
export const isOutlaw = (tile: number): boolean => tile === GREEN_OUTLAW || tile === ORANGE_OUTLAW
export const isHazard = (tile: number): boolean => tile >= FIRST_HAZARD && tile <= LAST_HAZARD
export const hazardType = (tile: number): HazardType =>
  HAZARD_TYPES[Math.floor((tile - FIRST_HAZARD) / HAZARD_FACES.length)]
export const hazardFace = (tile: number): (typeof HAZARD_FACES)[number] =>
  HAZARD_FACES[(tile - FIRST_HAZARD) % HAZARD_FACES.length]
export const hazardPoints = (tile: number): number => hazardFace(tile).points

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

function printedHand(tile: number): number {
  if (isHazard(tile)) return hazardFace(tile).hand
  if (tile === GREEN_OUTLAW) return GREEN_HAND
  return tile === ORANGE_OUTLAW ? BLACK_HAND : 0 // GWT2-OUTLAW-06
}

const HANDS: readonly number[] = Array.from({ length: FIRST_PRIVATE }, (_, tile) => printedHand(tile))

/** Hands printed on a tile that is no private building: bits of GREEN_HAND and BLACK_HAND. */
export const handOfTile = (tile: number): number => HANDS[tile]

/** What a hand costs with 2, 3 and 4 players (GWT2-FEE-05). */
export const GREEN_FEE = [0, 0, 2, 2, 1] as const
export const BLACK_FEE = [0, 0, 2, 1, 2] as const

export const feeOfHands = (hands: number, players: number): number =>
  (hands & GREEN_HAND ? GREEN_FEE[players] : 0) + (hands & BLACK_HAND ? BLACK_FEE[players] : 0)

/** What each bag holds apart from the hazards, all of which are in bag 1 (GWT2-SETUP-04, OQ-18). */
export const BAGS = [
  { workersOfEachType: 0, greenOutlaws: 9, orangeOutlaws: 8, hazards: true },
  { workersOfEachType: 11, greenOutlaws: 0, orangeOutlaws: 0, hazards: false },
  { workersOfEachType: 7, greenOutlaws: 2, orangeOutlaws: 3, hazards: false },
] as const

function bagOf({
  workersOfEachType,
  greenOutlaws,
  orangeOutlaws,
  hazards,
}: (typeof BAGS)[number]): readonly number[] {
  const tiles: number[] = []
  const add = (tile: number, count: number): void => {
    for (let i = 0; i < count; i++) tiles.push(tile)
  }
  for (const worker of WORKERS) add(worker, workersOfEachType)
  add(GREEN_OUTLAW, greenOutlaws)
  add(ORANGE_OUTLAW, orangeOutlaws)
  if (hazards)
    for (const type of HAZARD_TYPES)
      for (const [i, face] of HAZARD_FACES.entries()) add(hazardTile(type, i), face.tiles)
  return tiles
}

const FULL_BAGS: readonly (readonly number[])[] = BAGS.map(bagOf)
export const fullBag = (index: number): number[] => FULL_BAGS[index].slice()
