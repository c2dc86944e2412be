import type { Reason } from '../text/index.js'
import { SURROUNDINGS } from './surroundings.js'

/** What the numbered looks around a player mean, by the beginning of their names. */
const NUMBERED: readonly (readonly [beginning: RegExp, reason: Reason])[] = [
  [/^(hand|herd|marketValue)\d/, 'cattle'],
  [/^(nearNeutral|aheadNeutral|turnsTo|stepsTo|toll)/, 'trail'],
  [/^(ownA|ownB|nearOwn)\d/, 'buildings'],
  [/^city\d/, 'delivery'],
  [/^(station|master)\d/, 'railroad'],
  [/^(hire|cheap)/, 'workers'],
  [/^objectivesInHand/, 'objectives'],
]

const numbered = Object.fromEntries(
  SURROUNDINGS.flatMap(look => {
    const row = NUMBERED.find(([beginning]) => beginning.test(look))
    return row ? [[look, row[1]]] : []
  }),
)

/** What each look means to people; what is not named here is the position as a whole. */
export const greatWesternTrailReasons: Readonly<Record<string, Reason>> = {
  ...numbered,
  money: 'money',
  moneyRoot: 'money',
  cowboys: 'workers',
  builders: 'workers',
  engineers: 'workers',
  cowboysSquared: 'workers',
  buildersSquared: 'workers',
  engineersSquared: 'workers',
  fullRows: 'workers',
  certificates: 'delivery',
  permanentCertificates: 'delivery',
  engine: 'railroad',
  stations: 'railroad',
  masters: 'railroad',
  bells: 'railroad',
  shopsPlaced: 'railroad',
  buildings: 'buildings',
  buildingStrength: 'buildings',
  forestBuildings: 'buildings',
  hazards: 'clearing',
  outlaws: 'clearing',
  discMoney: 'abilities',
  discCards: 'abilities',
  discCertificate: 'abilities',
  discEngine: 'abilities',
  discRemoval: 'abilities',
  discCertificate4: 'abilities',
  discCertificate6: 'abilities',
  discStepLeft: 'abilities',
  discStepRight: 'abilities',
  discHand: 'abilities',
  discShop: 'abilities',
  exchangeTokens: 'abilities',
  herdSize: 'cattle',
  weakCattle: 'cattle',
  goodBreeds: 'cattle',
  goodCattle: 'cattle',
  expectedValue: 'cattle',
  expectedValueSquared: 'cattle',
  cattlePoints: 'cattle',
  objectivesInHerd: 'objectives',
  objectivesPlayed: 'objectives',
  trail: 'trail',
  onTheMove: 'trail',
  handValue: 'delivery',
  handValueNearKansasCity: 'delivery',
  deliveries: 'delivery',
  deliveriesToKansasCity: 'delivery',
  farCities: 'delivery',
  openCities: 'delivery',
  bestOpenCity: 'delivery',
  noOpenCity: 'delivery',
}
