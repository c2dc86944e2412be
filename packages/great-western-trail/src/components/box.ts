import type { Config } from '../config.js'
import { entriesOf, type ObjectiveEntries } from '../objectiveScoring.js'
import {
  type Changes,
  changesIn,
  FIRST_VERSION,
  LAW,
  playedBy,
  type Rulings,
  rulingsIn,
} from '../rulings/index.js'
import { type SamCard, samCards } from '../solo/cards.js'
import type { LocalAction } from '../task.js'
import {
  type BuildingSet,
  firstEditionBuildings,
  firstEditionNorthBuildings,
  NEUTRAL_BUILDINGS,
  secondEditionBuildings,
  secondEditionNorthBuildings,
} from './buildings.js'
import {
  CATTLE,
  type CattleCard,
  cattlePoints,
  cattleValues,
  marketDeck,
  type Purchase,
  purchasesOf,
} from './cattle.js'
import {
  type City,
  FIRST_EDITION_CITIES,
  FIRST_EDITION_NORTH_CITIES,
  secondEditionCities,
  secondEditionNorthCities,
  withStripActions,
} from './cities.js'
import type { JobMarket } from './jobMarket.js'
import {
  FIRST_EDITION_MEDIUM_TILES,
  type MediumTownTile,
  SECOND_EDITION_MEDIUM_TILES,
  TOWNS,
  type Town,
  townsWith,
} from './north.js'
import { OBJECTIVES, type ObjectiveCard, type ObjectiveSet, secondEditionObjectives } from './objectives.js'
import {
  type Auxiliary,
  annexDisc,
  type DiscSpace,
  discSpaces,
  FIRST_EDITION_AUXILIARIES,
  SECOND_EDITION_AUXILIARIES,
  type StepLimit,
  shopAuxiliary,
  stepLimits,
  type WorkerBonus,
  workerBonus,
} from './playerBoard.js'
import {
  crossingsBefore,
  northStations,
  type Station,
  type Track,
  trackStations,
  trackWith,
} from './railroad.js'
import {
  FIRST_EDITION_MASTERS,
  FIRST_EDITION_NORTH_MASTERS,
  SECOND_EDITION_MASTERS,
  SECOND_EDITION_NORTH_MASTERS,
  type StationMaster,
  stationMasters,
} from './stationMasters.js'
import { fullBags, type TileFaces, tileFaces } from './tiles.js'
import { FIRST_EDITION_TRAIL, secondEditionTrail, type Trail } from './trail.js'

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
export interface Box extends TileFaces {
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
  /** Named rule: actions of arrows may be declined (RTN-DELIVER-05). */
  readonly deliveryActionsOptional: boolean
  /** By number of the card, from FIRST_OBJECTIVE on. */
  readonly objectives: readonly ObjectiveCard[]
  readonly objectiveEntries: ObjectiveEntries
  /** By cattle card. */
  readonly cattle: readonly CattleCard[]
  /** Breeding values. */
  readonly cattleValues: readonly number[]
  readonly cattlePoints: readonly number[]
  readonly marketDeck: readonly number[]
  readonly purchases: readonly Purchase[]
  readonly bags: readonly (readonly number[])[]
  /** By station master tile. */
  readonly stationMasters: readonly StationMaster[]
  /** By number of players. */
  readonly stepLimits: readonly StepLimit[]
  readonly workerBonus: WorkerBonus
  readonly jobMarket: JobMarket
  readonly track: Track
  /** Crossings before each numbered space of the track. */
  readonly crossings: readonly number[]
  /** Sam's cards by number. */
  readonly samCards: readonly (SamCard | undefined)[]
  /** The rulings and changes that the match is played by. */
  readonly rulings: Rulings
  readonly changes: Changes
}

/** What is of one edition, or of one edition with Rails to the North. */
type OfEdition = Pick<
  Box,
  | 'edition'
  | 'trail'
  | 'neutralBuildings'
  | 'buildings'
  | 'cities'
  | 'stations'
  | 'masters'
  | 'discSpaces'
  | 'auxiliaries'
  | 'objectiveSets'
  | 'campRewards'
  | 'terminal'
  | 'startingHand'
  | 'startingExchangeTokens'
  | 'north'
  | 'buildingsOncePerTurn'
  | 'tilesGoUnderStack'
  | 'deliveryActionsOptional'
  | 'objectives'
>

/** Starting money by turn order (GWT2-SETUP-23). */
export const STARTING_MONEY = [6, 7, 8, 9] as const

const cityNamed = (cities: readonly City[], wanted: string): number =>
  cities.findIndex(({ name }) => name === wanted)

function secondEdition(rulings: Rulings): OfEdition {
  const cities = secondEditionCities(rulings)
  return {
    edition: 'second',
    trail: secondEditionTrail(rulings),
    neutralBuildings: NEUTRAL_BUILDINGS,
    buildings: secondEditionBuildings(rulings),
    cities,
    stations: trackStations(rulings),
    masters: SECOND_EDITION_MASTERS,
    discSpaces: discSpaces(rulings),
    auxiliaries: SECOND_EDITION_AUXILIARIES,
    objectiveSets: ['base'],
    campRewards: rulings.outlawRewards,
    terminal: cityNamed(cities, 'newYork'),
    startingHand: [4, 5, 6, 7],
    startingExchangeTokens: 1,
    buildingsOncePerTurn: true,
    tilesGoUnderStack: false,
    deliveryActionsOptional: false,
    objectives: secondEditionObjectives(rulings),
  }
}

const firstEdition = (rulings: Rulings): OfEdition => ({
  edition: 'first',
  trail: FIRST_EDITION_TRAIL,
  neutralBuildings: NEUTRAL_BUILDINGS,
  buildings: firstEditionBuildings(rulings),
  cities: FIRST_EDITION_CITIES,
  stations: trackStations(rulings),
  masters: FIRST_EDITION_MASTERS,
  discSpaces: discSpaces(rulings),
  auxiliaries: FIRST_EDITION_AUXILIARIES,
  objectiveSets: ['base'],
  campRewards: [-3, -2, -1, 1, 2, 4, 6, 8, 10],
  terminal: cityNamed(FIRST_EDITION_CITIES, 'sanFrancisco'),
  startingHand: [4, 4, 4, 4],
  startingExchangeTokens: 0,
  buildingsOncePerTurn: false,
  tilesGoUnderStack: true,
  deliveryActionsOptional: false,
  objectives: OBJECTIVES,
})

function secondEditionNorth(rulings: Rulings): OfEdition {
  const base = secondEdition(rulings)
  const cities = secondEditionNorthCities(rulings)
  return {
    ...base,
    buildings: secondEditionNorthBuildings(rulings),
    cities: withStripActions(cities, rulings.stripActions === 'optional'),
    stations: [...base.stations, ...northStations(rulings.northStations)],
    masters: SECOND_EDITION_NORTH_MASTERS,
    discSpaces: [...base.discSpaces, annexDisc(rulings.annexDiscPrice, rulings.annexDiscBlack)],
    auxiliaries: [...SECOND_EDITION_AUXILIARIES, shopAuxiliary(1, rulings)],
    objectiveSets: ['base', 'north'],
    terminal: cityNamed(cities, 'newYork'),
    north: {
      towns: townsWith(rulings),
      mediumTiles: SECOND_EDITION_MEDIUM_TILES,
      tokenRows: rulings.annexTokenRows,
    },
    deliveryActionsOptional: rulings.stripActions === 'optional',
  }
}

/** The tables of its expansion are printed; of the rulings for it only readings concern the first edition. */
function firstEditionNorth(rulings: Rulings): OfEdition {
  const base = firstEdition(rulings)
  const optional = rulings.stripActions === 'optional'
  return {
    ...base,
    buildings: firstEditionNorthBuildings(rulings),
    cities: withStripActions(FIRST_EDITION_NORTH_CITIES, optional),
    stations: [...base.stations, ...northStations(rulingsIn(FIRST_VERSION).northStations)],
    masters: FIRST_EDITION_NORTH_MASTERS,
    discSpaces: [...base.discSpaces, annexDisc(2, false)],
    auxiliaries: [...FIRST_EDITION_AUXILIARIES, shopAuxiliary(0, rulings)],
    terminal: cityNamed(FIRST_EDITION_NORTH_CITIES, 'sanFrancisco'),
    startingExchangeTokens: 1,
    north: { towns: TOWNS, mediumTiles: FIRST_EDITION_MEDIUM_TILES, tokenRows: [2, 5] },
    deliveryActionsOptional: optional,
  }
}

/** A state names its box by the index here. */
const BOXES: readonly ((rulings: Rulings) => OfEdition)[] = [
  secondEdition,
  firstEdition,
  secondEditionNorth,
  firstEditionNorth,
]

export const boxIndex = ({ edition, addons }: Config): number =>
  (edition === 'second' ? 0 : 1) + (addons.includes('railsToTheNorth') ? 2 : 0)

function makeBox(index: number, version: string, rulings: Rulings): Box {
  const ofEdition = BOXES[index](rulings)
  const values = cattleValues(rulings)
  const points = cattlePoints(rulings)
  const { costs, arrowsAfter } = rulings.jobMarket
  return {
    ...ofEdition,
    objectiveEntries: entriesOf(ofEdition.objectives),
    cattle: CATTLE.map((card, i) => ({ ...card, value: values[i], points: points[i] })),
    cattleValues: values,
    cattlePoints: points,
    marketDeck: marketDeck(rulings),
    purchases: purchasesOf(rulings),
    bags: fullBags(rulings),
    ...tileFaces(rulings),
    stationMasters: stationMasters(rulings),
    stepLimits: stepLimits(rulings),
    workerBonus: workerBonus(rulings),
    jobMarket: { costs, yellowArrowRows: arrowsAfter.map(row => row - 1) },
    track: trackWith(rulings),
    crossings: crossingsBefore(rulings.crossings),
    samCards: samCards(rulings, ofEdition.north !== undefined),
    rulings,
    changes: changesIn(version),
  }
}

/** Matches with the usual rulings share one object of them, and so their tables. */
const made = new WeakMap<Rulings, Map<string, Box>>()

function madeBox(index: number, version: string, rulings: Rulings): Box {
  let boxesOf = made.get(rulings)
  if (boxesOf === undefined) {
    boxesOf = new Map()
    made.set(rulings, boxesOf)
  }
  const key = `${version}/${index}`
  let box = boxesOf.get(key)
  if (box === undefined) {
    box = makeBox(index, version, rulings)
    boxesOf.set(key, box)
  }
  return box
}

/** The tables of a box with the usual rulings of the newest version. */
export const boxOf = (index: number): Box => madeBox(index, LAW.rulesVersion, rulingsIn(LAW.rulesVersion))

const boxes = new WeakMap<Config, Box>()

/** The tables that a match of this configuration is played with. */
export function boxFor(config: Config): Box {
  let box = boxes.get(config)
  if (box === undefined) {
    const { rules = FIRST_VERSION, rulings = rulingsIn(rules) } = config
    box = madeBox(boxIndex(config), rules, playedBy(rulings))
    boxes.set(config, box)
  }
  return box
}

/** The orange cards join the expansion's when orange cattle are played and nobody objects (RTN-SETUP-16 to -19). */
export function objectiveSets({ cattle, orangeObjectives }: Config, box: Box): ObjectiveSet[] {
  const sets = [...box.objectiveSets]
  if (sets.includes('north') && cattle !== 'none' && orangeObjectives !== 'without') sets.push('orange')
  return sets
}
