import type { Event } from '../event.js'
import { SAM_CARDS } from '../solo/cards.js'

/** What an event shows of Sam: his card, what he chooses and why, what hinders him. */
export function shownOfSam(event: Event): string[] {
  switch (event.type) {
    case 'samCard':
      return [`card ${event.card}`]
    case 'samChose':
      return event.reasons.map(reason => `${event.what}: ${reason}`)
    case 'samIdle':
      return [`idle: ${event.why}`]
    default:
      return event.type.startsWith('sam') ? [event.type] : []
  }
}

const choices = (what: string, reasons: string): string[] => reasons.split(' ').map(why => `${what}: ${why}`)

/** What recorded matches must show; rarer things have tests of their own. */
export const WANTED_OF_SAM: readonly string[] = [
  ...SAM_CARDS.flatMap((card, number) => (card ? [`card ${number}`] : [])),
  ...choices('way', 'shortestWay fewestFees fewestFeesToYou boardOrder'),
  ...choices('worker', 'lowestCost specialty topLeft mostNumerous'),
  ...choices('cattle', 'mostPoints bestCard secondBestCard fewestCowboys'),
  ...choices('stop', 'farthestStation noStationInRange nextStation'),
  ...choices('building', 'mostBuilders showsHand mostPoints lowestNumber'),
  ...choices('replacement', 'mostBuilders highestRequirement'),
  ...choices('site', 'aheadOfYou fromStart'),
  ...choices('hazard', 'mostTiles bestTile areaOrder mostPoints'),
  ...choices('foresight', 'bottomTile jobMarketClosed'),
  ...choices('city', 'nextCity lastCityAgain largeCityWithShop mostPoints'),
  ...choices('tradeSpace', 'objectiveSpace mostMoney immediateAction lowestCost printedOrder'),
  ...choices('idle', 'otherSpecialty noForesight noExpansionCard'),
  ...'samFee samSpecialty samObjective samMaster samExpansion'.split(' '),
  'outlaw: highestSpace',
  'objective: farthestFromDeck',
]
