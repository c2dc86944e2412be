import type { Seat } from '@railhead/kernel'
import type { Movement } from './cards.js'

/** What Sam chooses between. */
export type SamChoice =
  | 'way'
  | 'worker'
  | 'cattle'
  | 'stop'
  | 'building'
  | 'replacement'
  | 'site'
  | 'outlaw'
  | 'hazard'
  | 'objective'
  | 'foresight'
  | 'city'
  | 'tradeSpace'
  | 'disc'

/** Why Sam chooses as he does: the ranks of his rules, in his order. */
export type SamReason =
  | 'shortestWay'
  | 'fewestFees'
  | 'fewestFeesToYou'
  | 'boardOrder'
  | 'lowestCost'
  | 'specialty'
  | 'mostNumerous'
  | 'topLeft'
  | 'mostPoints'
  | 'bestCard'
  | 'fewestCards'
  | 'secondBestCard'
  | 'fewestCowboys'
  | 'fewestDollars'
  | 'farthestStation'
  | 'noStationInRange'
  | 'nextStation'
  | 'mostBuilders'
  | 'highestRequirement'
  | 'showsHand'
  | 'mostHands'
  | 'nearestKansasCity'
  | 'lowestNumber'
  | 'aheadOfYou'
  | 'fromStart'
  | 'highestSpace'
  | 'mostTiles'
  | 'bestTile'
  | 'areaOrder'
  | 'farthestFromDeck'
  | 'bottomTile'
  | 'jobMarketClosed'
  | 'nextCity'
  | 'lastCityAgain'
  | 'largeCityWithShop'
  | 'highestValue'
  | 'lowestValue'
  | 'objectiveSpace'
  | 'mostMoney'
  | 'immediateAction'
  | 'printedOrder'
  | 'stationWithFewestPoints'

/** Why Sam does not do what his card says (SAM-TURN-16). */
export type SamHindrance =
  | 'noWorker'
  | 'noCattle'
  | 'noValue3'
  | 'engineGone'
  | 'noBuilding'
  | 'noObjective'
  | 'noOutlaw'
  | 'noHazard'
  | 'noForesight'
  | 'noDisc'
  | 'noExpansionCard'
  | 'noTownInReach'
  | 'noShop'
  | 'otherSpecialty'

/** What is told of Sam's turn besides the events that he shares with players. */
export type SamEvent =
  | { readonly type: 'samCard'; readonly card: number; readonly movement: Movement; readonly steps: number }
  /** What follows was chosen for these reasons, each of which broke the tie that the one before had left. */
  | { readonly type: 'samChose'; readonly what: SamChoice; readonly reasons: readonly SamReason[] }
  | { readonly type: 'samIdle'; readonly why: SamHindrance }
  /** The bank pays the human for a building that Sam's herder entered. */
  | { readonly type: 'samFee'; readonly seat: Seat; readonly amount: number; readonly space: number }
  | { readonly type: 'samSpecialty'; readonly worker: number }
  | { readonly type: 'samObjective'; readonly card: number }
  /** A station master goes back into the box. */
  | { readonly type: 'samMaster'; readonly tile: number; readonly station: number }
  | { readonly type: 'samEngineGone' }
  | { readonly type: 'samExpansion'; readonly card: number; readonly what: 'revealed' | 'completed' }
