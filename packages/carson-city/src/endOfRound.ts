import type { Seat } from '@railhead/kernel'
import { SPACES } from './components/actionTrack.js'
import { HOUSE } from './components/buildings.js'
import { NEW_COWBOYS, ROUNDS } from './components/pieces.js'
import type { Tell } from './events.js'
import { gainCowboys, gainMoney, gainPoints } from './gains.js'
import { slideAndRefill } from './market.js'
import { countOwn, isMountain } from './parcels.js'
import { rulingsOf } from './rulings/index.js'
import { finalScoring } from './scoring.js'
import { CHARACTERS, LATER, NOBODY, ON_CARD, OVER, type State, sideOf, UNDECIDED } from './state.js'
import { packageQuestion } from './tasks/buyPackage.js'
import { cashLimitQuestion } from './tasks/cashLimit.js'

/** The steps of the end of a round (OQ-04). */
export const STEPS = {
  beforeLimit: ['cardEffects', 'marker', 'cowboys', 'cashLimit', 'market', 'cards', 'chip'],
  afterLimit: ['marker', 'cowboys', 'cashLimit', 'cardEffects', 'market', 'cards', 'chip'],
} as const

/** Does the next step of the end of the round; questions go through the players in passing order. */
export function endRound(state: State, tell: Tell): void {
  const last = state.round === ROUNDS
  switch (STEPS[rulingsOf(state).cardEffects][state.step]) {
    case 'cardEffects':
      forNextPlayer(state, seat => laterBenefit(state, seat, tell))
      return
    case 'marker':
      closeSpace(state, tell)
      break
    case 'cowboys':
      for (const seat of state.passed)
        gainCowboys(state, seat, NEW_COWBOYS[state.round - 1], 'newCowboys', tell)
      break
    case 'cashLimit':
      if (last && !rulingsOf(state).lastCashLimit) break
      forNextPlayer(state, seat => cashLimitQuestion(state, seat, tell))
      return
    case 'market':
      if (!last) slideAndRefill(state, tell)
      break
    case 'cards':
      state.character.fill(NOBODY)
      state.benefit.fill(UNDECIDED)
      state.doubled = NOBODY
      state.white = ON_CARD
      break
    case 'chip':
      state.threeGuns = NOBODY
      break
    default:
      state.phase = last ? OVER : CHARACTERS
      state.stage = 0
      state.step = -1
      if (last) finalScoring(state, tell)
  }
  state.step++
}

/** One player per call, so that each can be asked before the next. */
function forNextPlayer(state: State, effect: (seat: Seat) => void): void {
  const place = state.stage++
  if (place < state.players) effect(state.passed[place])
  else {
    state.stage = 0
    state.step++
  }
}

/** CC-ENDROUND-01: red banker, grocer and settler. */
function laterBenefit(state: State, seat: Seat, tell: Tell): void {
  const side = sideOf(state, seat)
  if (side?.sells?.what === 'points') packageQuestion(state, seat, tell)
  if (state.benefit[seat] !== LATER) return
  if (side?.later === 'pointsPerHouse')
    gainPoints(state, seat, countOwn(state, seat, isHouse), 'grocer', tell)
  if (side?.later === 'perMountain') {
    const mountains = countOwn(state, seat, isMountain)
    if (rulingsOf(state).settlerMountains === 'money') gainMoney(state, seat, mountains, 'settler', tell)
    else gainPoints(state, seat, mountains, 'settler', tell)
  }
}

const isHouse = (object: number): boolean => object === HOUSE

/** CC-ENDROUND-02: the spaces know their last round; the marker only shows it. */
function closeSpace(state: State, tell: Tell): void {
  for (const { effect } of SPACES)
    if (effect.kind === 'buyPoints' && effect.lastRound === state.round && state.round < ROUNDS)
      tell?.({ type: 'closed', price: effect.price })
}
