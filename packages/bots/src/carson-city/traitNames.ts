import { addTrait, type Traits } from '../traits.js'

/** Only ever append, or train anew: nets name the traits they listen to, in any order. */
export const TRAITS = [
  // action spaces
  'spaceMoney',
  'spacePoints',
  'spacePurchase',
  'spaceGuns',
  'spaceRoads',
  'spaceRivals',
  'spaceLost',
  'spaceDenied',
  // tiles, aimed at or bought
  'tileIncome',
  'tileEarns',
  'tilePrice',
  'tileLeft',
  'tileShort',
  'tileNoSite',
  'tileRevolvers',
  'tileSaved',
  // parcels
  'parcelPrice',
  'parcelLeft',
  'parcelShort',
  'parcelObject',
  'parcelReached',
  'parcelEmpty',
  'parcelMine',
  'parcelTown',
  'parcelBetterMine',
  'parcelBetterTown',
  'parcelBetterRanch',
  'parcelOwnBeside',
  'parcelRivalsBeside',
  'parcelDenies',
  'parcelSecures',
  'parcelRivals',
  'parcelLost',
  'toParcelNeeded',
  'toParcelLeft',
  // sites of tiles and houses
  'siteIncome',
  'siteShort',
  'siteFeeds',
  'siteCosts',
  'siteHurts',
  'siteGuards',
  'siteMountains',
  'houseFeeds',
  'houseCosts',
  'houseHelps',
  'houseHurts',
  'houseOwn',
  'houseUsesMine',
  // buildings to raid or guard
  'raidShare',
  'raidRivals',
  'raidLost',
  'guardShare',
  'guardAttacked',
  'guardLost',
  'guardIdle',
  'toRaid',
  'toGuard',
  // roads
  'roadReaches',
  'roadTown',
  'roadRivals',
  'roadFar',
  // characters
  'cardCash',
  'cardRoads',
  'cardGuns',
  'cardLimit',
  'cardLater',
  'cardTiles',
  'cardPackage',
  'laterGain',
  'doubleGain',
  'packagePrice',
  'packageLeft',
  // money into points
  'pointsBought',
  'pointsLeft',
  'pointsOver',
  'pointsNone',
  'payPoints',
  'payLeft',
  'payMore',
  // passing
  'passCowboys',
  'passContested',
  'passOpenPoints',
  'passOpenMoney',
  'passOpenTile',
  'passOpenPurchase',
] as const

export type Trait = (typeof TRAITS)[number]

const AT = Object.fromEntries(TRAITS.map((name, place) => [name, place])) as Readonly<Record<Trait, number>>

export const add = (traits: Traits, name: Trait, strength: number): void =>
  addTrait(traits, AT[name], strength)

/** Dollars that make a difference: traits lie between about 0 and 2. */
export const DOLLARS = 10
