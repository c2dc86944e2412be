import { MASTER_NAMES } from '@railhead/great-western-trail'
import { TOWN_COUNT } from './north.js'

/** Only ever append, or train anew: nets name the traits they listen to, in any order. */
const NAMED = [
  // a move: steps and fee, what is left of the lap, what the place offers
  'moveSteps',
  'moveFee',
  'moveLeft',
  'moveTurns',
  'moveCash',
  'moveHires',
  'moveEngine',
  'moveBuys',
  'moveBuilds',
  'moveClears',
  'moveBoth',
  'arriveWorth',
  'arriveHand',
  'arriveShort',
  // workers and cattle
  'hireCost',
  'hireDearer',
  'hireLeft',
  'hireBonus',
  'buyPrice',
  'buyPoints',
  'buyValue',
  'buyNew',
  'buyLeft',
  'buyCowboys',
  // cards
  'cardValue',
  'cardPoints',
  'cardLone',
  'objectivePoints',
  'objectivePenalty',
  'objectiveMissing',
  'drawCount',
  // buildings
  'buildingPoints',
  'buildingBuilders',
  'buildingLeft',
  'siteProgress',
  'siteAhead',
  'siteReplaces',
  // the railroad
  'engineSteps',
  'enginePlace',
  'engineTransport',
  'engineStation',
  'engineStationPoints',
  'engineMaster',
  'stationPoints',
  'stationCost',
  'stationLeft',
  'stationMaster',
  'discCost',
  // tiles
  'hazardPoints',
  'hazardAhead',
  'outlawMoney',
  'tileWorker',
  'tileOwnWorker',
  'tilePoints',
  // Kansas City
  'spendCount',
  'spendWorth',
  'spendShort',
  'cityPoints',
  'cityWorth',
  'cityValue',
  'cityCost',
  'cityMoney',
  // Rails to the North: a shop, the town it goes to, and what that leads to
  'shopCost',
  'shopLeft',
  'shopMoney',
  'shopToken',
  'shopCertificate',
  'shopObjective',
  'shopHire',
  'shopEngine',
  'shopTrim',
  'shopCash',
  'shopBuild',
  'shopStation',
  'shopStationPoints',
  'shopMaster',
  'shopBell',
  'shopCityPoints',
  'shopCityValue',
  'shopCityInReach',
  'shopOpens',
  'shopOpensTiles',
  'shopLeadsToCity',
  // … and deliveries there
  'shopsTwice',
  'shopsTiles',
  'shopsStation',
  'shopsCity',
  'moveShops',
  'arriveNorth',
  'spendNorth',
  'spendNorthShort',
  'cityNorth',
  'cityBells',
  'cityObjective',
  'cityOpens',
] as const

type Trait = (typeof NAMED)[number]

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${name}${i}`)

/** The town of a shop, and the station master that a worker or an upgrade is given for, are told one by one. */
export const TRAITS: readonly string[] = [
  ...NAMED,
  ...numbered('town', TOWN_COUNT),
  ...numbered('offeredMaster', MASTER_NAMES.length),
]

/** The place of each trait. */
export const AT = Object.fromEntries(NAMED.map((name, place) => [name, place])) as Readonly<
  Record<Trait, number>
>

export const TOWN = NAMED.length
export const OFFERED_MASTER = TOWN + TOWN_COUNT

/** Dollars that make a difference: traits lie between about 0 and 2. */
export const DOLLARS = 10
