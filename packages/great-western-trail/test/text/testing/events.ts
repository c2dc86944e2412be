import { FIRST_OBJECTIVE } from '../../../src/components/cattle.js'
import { COWBOY, hazardTile, neutralTile, privateTile } from '../../../src/components/tiles.js'
import type { Event, EventType } from '../../../src/event.js'
import type { SamChoice, SamHindrance, SamReason } from '../../../src/solo/event.js'

type EventOf<Type extends EventType> = Extract<Event, { readonly type: Type }>

/** Every choice of Sam, so that a new one does not compile without a text. */
const CHOICES: Readonly<Record<SamChoice, true>> = {
  way: true,
  worker: true,
  cattle: true,
  stop: true,
  building: true,
  replacement: true,
  site: true,
  outlaw: true,
  hazard: true,
  objective: true,
  foresight: true,
  city: true,
  tradeSpace: true,
  disc: true,
}

const REASONS: Readonly<Record<SamReason, true>> = {
  shortestWay: true,
  fewestFees: true,
  fewestFeesToYou: true,
  boardOrder: true,
  lowestCost: true,
  specialty: true,
  mostNumerous: true,
  topLeft: true,
  mostPoints: true,
  bestCard: true,
  fewestCards: true,
  secondBestCard: true,
  fewestCowboys: true,
  fewestDollars: true,
  farthestStation: true,
  noStationInRange: true,
  nextStation: true,
  mostBuilders: true,
  highestRequirement: true,
  showsHand: true,
  mostHands: true,
  nearestKansasCity: true,
  lowestNumber: true,
  aheadOfYou: true,
  fromStart: true,
  highestSpace: true,
  mostTiles: true,
  bestTile: true,
  areaOrder: true,
  farthestFromDeck: true,
  bottomTile: true,
  jobMarketClosed: true,
  nextCity: true,
  lastCityAgain: true,
  largeCityWithShop: true,
  highestValue: true,
  lowestValue: true,
  objectiveSpace: true,
  mostMoney: true,
  immediateAction: true,
  printedOrder: true,
  stationWithFewestPoints: true,
}

const HINDRANCES: Readonly<Record<SamHindrance, true>> = {
  noWorker: true,
  noCattle: true,
  noValue3: true,
  engineGone: true,
  noBuilding: true,
  noObjective: true,
  noOutlaw: true,
  noHazard: true,
  noForesight: true,
  noDisc: true,
  noExpansionCard: true,
  noTownInReach: true,
  noShop: true,
  otherSpecialty: true,
}

const namesOf = <Name extends string>(names: Readonly<Record<Name, true>>): Name[] =>
  Object.keys(names) as Name[]
const seat = 0
const card = 4
const space = 5

/** Every event in all its shapes. Cities, towns and stations are those of Rails to the North. */
export const EVENT_SAMPLES: { readonly [Type in EventType]: readonly EventOf<Type>[] } = {
  turn: [{ type: 'turn', seat, number: 3 }],
  placed: [{ type: 'placed', seat, space }],
  moved: [{ type: 'moved', seat, from: 1, to: space, way: 1 }],
  fee: [
    { type: 'fee', seat, amount: 2, to: 1, space },
    { type: 'fee', seat, amount: 2, to: -1, space },
  ],
  money: [
    { type: 'money', seat, amount: 4 },
    { type: 'money', seat, amount: -4 },
  ],
  local: [
    { type: 'local', seat, building: neutralTile(0), action: 1 },
    { type: 'local', seat, building: privateTile(0, 5), action: 0 },
    { type: 'local', seat, building: 0, action: 2 },
  ],
  copied: [{ type: 'copied', seat, building: neutralTile(1) }],
  auxiliary: [
    { type: 'auxiliary', seat, which: 0, times: 1 },
    { type: 'auxiliary', seat, which: 5, times: 2 },
  ],
  certificates: [{ type: 'certificates', seat, from: 4, to: 6 }],
  exchangeToken: [{ type: 'exchangeToken', seat }],
  exchanged: [{ type: 'exchanged', seat }],
  drew: [
    { type: 'drew', seat, count: 2, cards: [0, card] },
    { type: 'drew', seat, count: 2, cards: [] },
  ],
  reshuffled: [{ type: 'reshuffled', seat }],
  discarded: [{ type: 'discarded', seat, cards: [0, 0, card] }],
  removed: [{ type: 'removed', seat, card }],
  hired: [
    { type: 'hired', seat, worker: COWBOY, row: 1, cost: 6 },
    { type: 'hired', seat: 4, worker: COWBOY, row: 1, cost: 0 },
  ],
  bought: [
    { type: 'bought', seat, card, price: 5, cowboys: 3 },
    { type: 'bought', seat, card, price: 0, cowboys: 0 },
  ],
  marketGrew: [{ type: 'marketGrew', cards: [card, 7] }],
  built: [
    { type: 'built', seat, building: 5, space, replaced: 0, price: 6 },
    { type: 'built', seat, building: 5, space, replaced: privateTile(0, 1), price: 4 },
  ],
  engine: [{ type: 'engine', seat, from: 0, to: 39 }],
  upgraded: [{ type: 'upgraded', seat, station: 2, cost: 4 }],
  disc: [
    { type: 'disc', seat, disc: 9, on: 'city', index: 4 },
    { type: 'disc', seat, disc: 7, on: 'station', index: 4 },
  ],
  discFromStation: [{ type: 'discFromStation', seat, station: 1, on: 'city', index: 4 }],
  stationMaster: [{ type: 'stationMaster', seat, tile: 0, station: 1, worker: COWBOY }],
  bonusStationMaster: [{ type: 'bonusStationMaster', seat, tile: 3 }],
  hazard: [{ type: 'hazard', seat, tile: hazardTile(0, 0), space }],
  outlaw: [{ type: 'outlaw', seat, tile: 4, space }],
  objectiveTaken: [
    { type: 'objectiveTaken', seat, card: FIRST_OBJECTIVE, from: 'deck', to: 'hand' },
    { type: 'objectiveTaken', seat, card: FIRST_OBJECTIVE, from: 'display', to: 'discard' },
  ],
  objectivePlayed: [{ type: 'objectivePlayed', seat, card: FIRST_OBJECTIVE }],
  displayRefilled: [{ type: 'displayRefilled', card: FIRST_OBJECTIVE }],
  foresight: [
    { type: 'foresight', seat, step: 0, tile: 4, space },
    { type: 'foresight', seat, step: 0, tile: 4, space: -1 },
    { type: 'foresight', seat, step: 1, tile: COWBOY, space: -1 },
  ],
  foresightRefilled: [{ type: 'foresightRefilled', tiles: [4, 5, 1, 2, 3, 0] }],
  jobMarketToken: [{ type: 'jobMarketToken', row: 3 }],
  income: [
    { type: 'income', seat, hand: [0, card], spent: 0, total: 4 },
    { type: 'income', seat, hand: [0, card], spent: 2, total: 6 },
  ],
  raised: [
    { type: 'raised', seat, from: 13, count: 2 },
    { type: 'raised', seat, from: 14, count: 1 },
  ],
  delivered: [{ type: 'delivered', seat, city: 4 }],
  transport: [{ type: 'transport', seat, amount: 3 }],
  shop: [
    { type: 'shop', seat, town: 0, space: 0, cost: 0 },
    { type: 'shop', seat, town: 2, space: 0, cost: 3 },
  ],
  tookCattle: [{ type: 'tookCattle', seat, card }],
  seated: [{ type: 'seated', seat, worker: COWBOY, token: 0 }],
  laid: [
    { type: 'laid', seat, card, price: 1 },
    { type: 'laid', seat, card: -1, price: 1 },
  ],
  showdown: [{ type: 'showdown', hands: [[card], [], [0, 1]], pot: 5 }],
  wonPot: [{ type: 'wonPot', seat, amount: 8 }],
  endTriggered: [{ type: 'endTriggered', seat }],
  over: [{ type: 'over' }],
  samCard: [
    { type: 'samCard', card: 3, movement: 2, steps: 2 },
    { type: 'samCard', card: 13, movement: 'specialtyWorkers', steps: 1 },
    { type: 'samCard', card: 11, movement: 'mostBuildings', steps: 5 },
  ],
  samChose: [
    ...namesOf(CHOICES).map(what => ({ type: 'samChose' as const, what, reasons: ['specialty' as const] })),
    ...namesOf(REASONS).map(reason => ({
      type: 'samChose' as const,
      what: 'way' as const,
      reasons: [reason],
    })),
  ],
  samIdle: namesOf(HINDRANCES).map(why => ({ type: 'samIdle' as const, why })),
  samFee: [{ type: 'samFee', seat, amount: 2, space }],
  samSpecialty: [{ type: 'samSpecialty', worker: COWBOY }],
  samObjective: [{ type: 'samObjective', card: FIRST_OBJECTIVE }],
  samMaster: [{ type: 'samMaster', tile: 2, station: 3 }],
  samEngineGone: [{ type: 'samEngineGone' }],
  samExpansion: [
    { type: 'samExpansion', card: 1, what: 'revealed' },
    { type: 'samExpansion', card: 2, what: 'completed' },
  ],
}
