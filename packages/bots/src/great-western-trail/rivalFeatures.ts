import { BREEDS, BUILDER, COWBOY, ENGINEER } from '@railhead/great-western-trail'
import { each, type FeatureRow, named, rows } from '../featureRows.js'
import { ENGINE_UNIT, type Position } from './position.js'
import { CITIES, lookAtMost, lookAtNext, type Most, newMost, type Rival } from './rivals.js'

/** Those whom a seat plays against: who comes next, and of each thing the most that any of them has. */
export interface Against {
  next: Rival
  readonly most: Most
}

let against: Against | undefined

/** Looks at the rivals of a seat whose position was looked through. What it gives is overwritten by the next call. */
export function lookAgainst({ state, seat, sam }: Position): Against {
  const next = lookAtNext(state, seat, sam)
  against ??= { next, most: newMost() }
  against.next = next
  lookAtMost(state, seat, against.most)
  return against
}

const flag = (isSo: boolean): number => (isSo ? 1 : 0)

/** In the order of the kinds of spaces of a player board. */
const DISCS = [
  'nextDiscMoney',
  'nextDiscCards',
  'nextDiscCertificate',
  'nextDiscEngine',
  'nextDiscRemoval',
  'nextDiscCertificate4',
  'nextDiscCertificate6',
  'nextDiscStepLeft',
  'nextDiscStepRight',
  'nextDiscHand',
  'nextDiscShop',
]

export const RIVAL_ROWS: readonly FeatureRow<Against>[] = [
  ...rows<Against>({
    nextMoney: ({ next }) => next.money / 10,
    nextCowboys: ({ next }) => next.workers[COWBOY] / 3,
    nextBuilders: ({ next }) => next.workers[BUILDER] / 3,
    nextEngineers: ({ next }) => next.workers[ENGINEER] / 3,
    nextCertificates: ({ next }) => next.certificates / 3,
    nextPermanentCertificates: ({ next }) => next.permanent / 2,
    nextEngine: ({ next }) => next.engine / ENGINE_UNIT,
    nextStations: ({ next }) => next.stations / 3,
    nextMasters: ({ next }) => next.masters / 2,
    nextBuildings: ({ next }) => next.built.buildings / 3,
    nextBuildingStrength: ({ next }) => next.built.strength / 8,
    nextHazards: ({ next }) => next.hazards / 3,
    nextExchangeTokens: ({ next }) => next.exchangeTokens / 2,
    nextDeliveries: ({ next }) => next.deliveries / 4,
    nextHerdSize: ({ next }) => next.herd.size / 10,
    nextGoodBreeds: ({ next }) => next.herd.goodBreeds / 3,
    nextCattlePoints: ({ next }) => next.herd.points / 10,
    nextObjectivesInHerd: ({ next }) => next.herd.objectives / 2,
    nextObjectivesPlayed: ({ next }) => next.objectives / 2,
    nextExpectedValue: ({ next }) => next.expected / 6,
    nextHandValue: ({ next }) => next.handValue / 6,
    nextHandValueNearKansasCity: ({ next }) => (next.handValue / 6) * next.progress,
    nextTrail: ({ next }) => next.progress,
    nextSteps: ({ next }) => next.steps / 8,
    nextTurns: ({ next }) => next.turns / 3,
    nextOnTheMove: ({ next }) => flag(next.isOnTheMove),
  }),
  named(DISCS, 1, ({ next }) => next.discsGone),
  each('nextCity', CITIES, 1, ({ next }) => next.cities),
  each('nextHerd', BREEDS, 4, ({ next }) => next.herd.counts),
  ...rows<Against>({
    mostMoney: ({ most }) => most.money / 10,
    mostCowboys: ({ most }) => most.workers[COWBOY] / 3,
    mostBuilders: ({ most }) => most.workers[BUILDER] / 3,
    mostEngineers: ({ most }) => most.workers[ENGINEER] / 3,
    mostEngine: ({ most }) => most.engine / ENGINE_UNIT,
    mostStations: ({ most }) => most.stations / 3,
    mostMasters: ({ most }) => most.masters / 2,
    mostDeliveries: ({ most }) => most.deliveries / 4,
    fewestSteps: ({ most }) => most.steps / 8,
  }),
]
