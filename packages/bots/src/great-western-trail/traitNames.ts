/** Only ever append, or train anew: nets name the traits they listen to, in any order. */
export const TRAITS = [
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
] as const

type Trait = (typeof TRAITS)[number]

/** The place of each trait. */
export const AT = Object.fromEntries(TRAITS.map((name, place) => [name, place])) as Readonly<
  Record<Trait, number>
>

/** Dollars that make a difference: traits lie between about 0 and 2. */
export const DOLLARS = 10
