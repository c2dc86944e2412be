/**
 * What the rulebook leaves open or says in two ways, decided here. Each is one edit; the questions are
 * explained in docs/rules/proposed-carson-city.md. (OQ-11, OQ-12 and OQ-21 are rows of the tables beside.)
 */
export interface Rulings {
  /** OQ-01: revolver chips of the start kit. */
  readonly startRevolvers: number
  /** OQ-02: the column or row (from 0) that a die face of 1 stands for. */
  readonly firstDieLine: number
  /** OQ-03: whether the red sheriff may join others on a duel spot. */
  readonly redSheriffMayJoin: boolean
  /** OQ-04: the steps of the end of a round in their order. */
  readonly endOfRound: readonly EndStep[]
  /** OQ-05: whether the yellow grocer names the doubled type before the attack duels or after them. */
  readonly grocerNames: 'beforeDuels' | 'afterDuels'
  /** OQ-06: whether red worker and red captain may decline what they can pay. */
  readonly redOffersMayBeDeclined: boolean
  /** OQ-07: what the red settler's mountains bring at the end of the round. */
  readonly settlerMountains: 'money' | 'points'
  /** OQ-08: a captain's package beyond the tenth cowboy. */
  readonly captainOverLimit: 'refused' | 'clipped'
  /** OQ-09: whether revolvers of mercenary and three-guns chip earn on the cowboy spaces. */
  readonly temporaryRevolversEarn: boolean
  /** OQ-10: the order of choosing characters from round 2 on. */
  readonly characterOrder: 'passing' | 'placement'
  /** OQ-13: cowboys and revolvers halved together or each by itself. */
  readonly cowboyPoints: 'together' | 'separately'
  /** OQ-14, OQ-23: who fixes the order of several duels. */
  readonly duelOrderBy: 'firstInvolved' | 'firstPasser'
  /** OQ-14: whether contested parcels come before the others. */
  readonly contestedParcelsFirst: boolean
  /** OQ-15: whether a cowboy may be placed on a parcel without a property tile left. */
  readonly placeWithoutProperty: boolean
  /** OQ-16: when roads may be laid: at every own decision, or only when they are gained or one builds. */
  readonly layRoads: 'always' | 'whenBuilding'
  /** OQ-17: what a player gets when less is left than is due. */
  readonly shortSupply: 'whatIsLeft' | 'nothing'
  /** OQ-18: whether a building may replace a house on an own parcel. */
  readonly buildOverHouse: boolean
  /** OQ-19: a house on another player's parcel. */
  readonly houseOnForeignParcel: 'withConsent' | 'never'
  /** OQ-20: the order of deferred construction. */
  readonly deferredOrder: 'passing' | 'placement'
  /** OQ-22: whose buildings a church protects. */
  readonly churchProtects: 'owner' | 'everyone'
  /** OQ-24: what becomes of a defender nobody fought. */
  readonly idleDefender: 'spent' | 'returns'
  /** OQ-24: whether an own building that cannot be attacked may be defended. */
  readonly defendUnattackable: boolean
  /** OQ-25: whether neighbours with a house or mountain count as empty for a ranch. */
  readonly ranchCountsHouses: boolean
  readonly ranchCountsMountains: boolean
  /** OQ-26: the white cowboy as a defender, and as firepower while unplaced. */
  readonly whiteMayDefend: boolean
  readonly unplacedWhiteCounts: boolean
  /** OQ-26: whether others may join the white cowboy on wages and the single-road space. */
  readonly whiteMayBeJoinedInCrowd: boolean
  /** OQ-27: whether a player at or below the cash limit may pay for points too. */
  readonly payBelowLimit: boolean
  /** OQ-28: whether the cash limit applies in the last round. */
  readonly lastCashLimit: boolean
  /** OQ-29: duel tokens laid face down and shown together, or openly in passing order. */
  readonly tokens: 'secret' | 'open'
  /** OQ-30: whether a placed cowboy may go back to the reserve in simultaneous placement. */
  readonly takeBack: boolean
  /** OQ-31: whether a building space without a tile accepts cowboys. */
  readonly emptySlotAccepts: boolean
}

export type EndStep = 'cardEffects' | 'marker' | 'cowboys' | 'cashLimit' | 'market' | 'cards' | 'chip'

export const RULINGS: Rulings = {
  startRevolvers: 1,
  firstDieLine: 1,
  redSheriffMayJoin: false,
  endOfRound: ['cardEffects', 'marker', 'cowboys', 'cashLimit', 'market', 'cards', 'chip'],
  grocerNames: 'beforeDuels',
  redOffersMayBeDeclined: true,
  settlerMountains: 'money',
  captainOverLimit: 'refused',
  temporaryRevolversEarn: true,
  characterOrder: 'passing',
  cowboyPoints: 'together',
  duelOrderBy: 'firstInvolved',
  contestedParcelsFirst: true,
  placeWithoutProperty: true,
  layRoads: 'always',
  shortSupply: 'whatIsLeft',
  buildOverHouse: false,
  houseOnForeignParcel: 'withConsent',
  deferredOrder: 'passing',
  churchProtects: 'owner',
  idleDefender: 'spent',
  defendUnattackable: true,
  ranchCountsHouses: false,
  ranchCountsMountains: false,
  whiteMayDefend: true,
  unplacedWhiteCounts: true,
  whiteMayBeJoinedInCrowd: true,
  payBelowLimit: true,
  lastCashLimit: true,
  tokens: 'secret',
  takeBack: false,
  emptySlotAccepts: false,
}
