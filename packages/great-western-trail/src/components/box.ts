import type { Config } from '../config.js'
import type { LocalAction } from '../task.js'
import {
  type BuildingSet,
  FIRST_EDITION_BUILDINGS,
  FIRST_EDITION_NORTH_BUILDINGS,
  NEUTRAL_BUILDINGS,
  SECOND_EDITION_BUILDINGS,
  SECOND_EDITION_NORTH_BUILDINGS,
} from './buildings.js'
import {
  type City,
  FIRST_EDITION_CITIES,
  FIRST_EDITION_NORTH_CITIES,
  SECOND_EDITION_CITIES,
  SECOND_EDITION_NORTH_CITIES,
} from './cities.js'
import {
  FIRST_EDITION_MEDIUM_TILES,
  type MediumTownTile,
  SECOND_EDITION_MEDIUM_TILES,
  TOWNS,
  type Town,
} from './north.js'
import type { ObjectiveSet } from './objectives.js'
import {
  type Auxiliary,
  annexDisc,
  DISC_SPACES,
  type DiscSpace,
  FIRST_EDITION_AUXILIARIES,
  FIRST_EDITION_SHOP_AUXILIARY,
  SECOND_EDITION_AUXILIARIES,
  SECOND_EDITION_SHOP_AUXILIARY,
} from './playerBoard.js'
import { NORTH_STATIONS, STATIONS, type Station } from './railroad.js'
import {
  FIRST_EDITION_MASTERS,
  FIRST_EDITION_NORTH_MASTERS,
  SECOND_EDITION_MASTERS,
  SECOND_EDITION_NORTH_MASTERS,
} from './stationMasters.js'
import { FIRST_EDITION_TRAIL, SECOND_EDITION_TRAIL, type Trail } from './trail.js'

/** What a camp space (outlaws, teepees) gives when its tile is taken: dollars, or an exchange token. */
export type CampReward = number | 'exchangeToken'

/** The board of Rails to the North. */
export interface North {
  readonly towns: readonly Town[]
  readonly mediumTiles: readonly MediumTownTile[]
  /** Rows of the annex whose emptying gives an exchange token (first edition only: RTN-SHOP-14). */
  readonly tokenRows: readonly number[]
}

/** The tables that one box of the game is made of: an edition is a set of tables plus a few named rules. */
export interface Box {
  readonly edition: 'first' | 'second'
  readonly trail: Trail
  readonly neutralBuildings: readonly (readonly LocalAction[])[]
  readonly buildings: BuildingSet
  /** The strip, then the large cities of the north. */
  readonly cities: readonly City[]
  readonly stations: readonly Station[]
  /** Station master tiles that are shuffled; as many as there are master spaces are used. */
  readonly masters: readonly number[]
  readonly discSpaces: readonly DiscSpace[]
  readonly auxiliaries: readonly Auxiliary[]
  readonly objectiveSets: readonly ObjectiveSet[]
  /** By number of the camp space. */
  readonly campRewards: readonly CampReward[]
  /** Index of the city that the 'terminal' objectives name. */
  readonly terminal: number
  /** Cards drawn at the start, by turn order. */
  readonly startingHand: readonly number[]
  readonly startingExchangeTokens: number
  /** Rails to the North. */
  readonly north?: North
  /** Named rule: a building's actions are done once a turn at most, copies included (GWT2-BLDG-35). */
  readonly buildingsOncePerTurn: boolean
  /** Named rule: a tile without room in the set-up goes under its stack instead of back into the bag (GWT1-SETUP-05). */
  readonly tilesGoUnderStack: boolean
  /** Named rule: delivery actions may be declined (RTN-DELIVER-05). */
  readonly deliveryActionsOptional: boolean
}

/** Starting money by turn order (GWT2-SETUP-23). */
export const STARTING_MONEY = [6, 7, 8, 9] as const

const SECOND_EDITION: Box = {
  edition: 'second',
  trail: SECOND_EDITION_TRAIL,
  neutralBuildings: NEUTRAL_BUILDINGS,
  buildings: SECOND_EDITION_BUILDINGS,
  cities: SECOND_EDITION_CITIES,
  stations: STATIONS,
  masters: SECOND_EDITION_MASTERS,
  discSpaces: DISC_SPACES,
  auxiliaries: SECOND_EDITION_AUXILIARIES,
  objectiveSets: ['base'],
  campRewards: ['exchangeToken', 1, 2, 3, 4, 5, 6, 8, 10],
  terminal: SECOND_EDITION_CITIES.findIndex(city => city.name === 'newYork'),
  startingHand: [4, 5, 6, 7],
  startingExchangeTokens: 1,
  buildingsOncePerTurn: true,
  tilesGoUnderStack: false,
  deliveryActionsOptional: false,
}

const FIRST_EDITION: Box = {
  ...SECOND_EDITION,
  edition: 'first',
  trail: FIRST_EDITION_TRAIL,
  buildings: FIRST_EDITION_BUILDINGS,
  cities: FIRST_EDITION_CITIES,
  masters: FIRST_EDITION_MASTERS,
  auxiliaries: FIRST_EDITION_AUXILIARIES,
  campRewards: [-3, -2, -1, 1, 2, 4, 6, 8, 10],
  terminal: FIRST_EDITION_CITIES.findIndex(city => city.name === 'sanFrancisco'),
  startingHand: [4, 4, 4, 4],
  startingExchangeTokens: 0,
  buildingsOncePerTurn: false,
  tilesGoUnderStack: true,
}

const SECOND_EDITION_NORTH: Box = {
  ...SECOND_EDITION,
  buildings: SECOND_EDITION_NORTH_BUILDINGS,
  cities: SECOND_EDITION_NORTH_CITIES,
  stations: [...STATIONS, ...NORTH_STATIONS],
  masters: SECOND_EDITION_NORTH_MASTERS,
  discSpaces: [...DISC_SPACES, annexDisc(0)],
  auxiliaries: [...SECOND_EDITION_AUXILIARIES, SECOND_EDITION_SHOP_AUXILIARY],
  objectiveSets: ['base', 'north'],
  terminal: SECOND_EDITION_NORTH_CITIES.findIndex(city => city.name === 'newYork'),
  north: { towns: TOWNS, mediumTiles: SECOND_EDITION_MEDIUM_TILES, tokenRows: [] },
  deliveryActionsOptional: true,
}

const FIRST_EDITION_NORTH: Box = {
  ...FIRST_EDITION,
  buildings: FIRST_EDITION_NORTH_BUILDINGS,
  cities: FIRST_EDITION_NORTH_CITIES,
  stations: [...STATIONS, ...NORTH_STATIONS],
  masters: FIRST_EDITION_NORTH_MASTERS,
  discSpaces: [...DISC_SPACES, annexDisc(2)],
  auxiliaries: [...FIRST_EDITION_AUXILIARIES, FIRST_EDITION_SHOP_AUXILIARY],
  terminal: FIRST_EDITION_NORTH_CITIES.findIndex(city => city.name === 'sanFrancisco'),
  startingExchangeTokens: 1,
  north: { towns: TOWNS, mediumTiles: FIRST_EDITION_MEDIUM_TILES, tokenRows: [2, 5] },
  deliveryActionsOptional: true,
}

/** A state names its box by the index here. */
const BOXES: readonly Box[] = [SECOND_EDITION, FIRST_EDITION, SECOND_EDITION_NORTH, FIRST_EDITION_NORTH]

export const boxOf = (index: number): Box => BOXES[index]

export const boxIndex = ({ edition, addons }: Config): number =>
  (edition === 'second' ? 0 : 1) + (addons.includes('railsToTheNorth') ? 2 : 0)

/** The orange cards join the expansion's when orange cattle are played and nobody objects (RTN-SETUP-16 to -19). */
export function objectiveSets({ cattle, orangeObjectives }: Config, box: Box): ObjectiveSet[] {
  const sets = [...box.objectiveSets]
  if (sets.includes('north') && cattle !== 'none' && orangeObjectives !== 'without') sets.push('orange')
  return sets
}
