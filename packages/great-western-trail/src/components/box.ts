import type { LocalAction } from '../task.js'
import { type BuildingSet, NEUTRAL_BUILDINGS, SECOND_EDITION_BUILDINGS } from './buildings.js'
import { type City, SECOND_EDITION_CITIES } from './cities.js'
import { STATIONS, type Station } from './railroad.js'
import { SECOND_EDITION_MASTERS } from './stationMasters.js'
import { SECOND_EDITION_TRAIL, type Trail } from './trail.js'

/** What a camp space (outlaws, teepees) gives when its tile is taken: dollars, or an exchange token. */
export type CampReward = number | 'exchangeToken'

/** The tables that one box of the game is made of: an edition is a set of tables plus a few named rules. */
export interface Box {
  readonly edition: 'first' | 'second'
  readonly trail: Trail
  readonly neutralBuildings: readonly (readonly LocalAction[])[]
  readonly buildings: BuildingSet
  readonly cities: readonly City[]
  readonly stations: readonly Station[]
  /** Station master tiles that are shuffled; as many as there are master spaces are used. */
  readonly masters: readonly number[]
  /** By number of the camp space. */
  readonly campRewards: readonly CampReward[]
  /** Index of the city that the 'terminal' objectives name. */
  readonly terminal: number
  /** Cards drawn at the start, by turn order. */
  readonly startingHand: readonly number[]
  readonly startingExchangeTokens: number
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
  campRewards: ['exchangeToken', 1, 2, 3, 4, 5, 6, 8, 10],
  terminal: SECOND_EDITION_CITIES.length - 1,
  startingHand: [4, 5, 6, 7],
  startingExchangeTokens: 1,
}

/** A state names its box by the index here. */
const BOXES: readonly Box[] = [SECOND_EDITION]

export const boxOf = (index: number): Box => BOXES[index]
