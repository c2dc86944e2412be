import type { Seat } from '@railhead/kernel'
import { MAP_SPOTS } from './components/actionTrack.js'
import { BUILT } from './components/buildings.js'
import { GROCER } from './components/characters.js'
import { PARCELS } from './components/map.js'
import { startDuel } from './duel.js'
import { queueDuels } from './duelOrder.js'
import type { Tell } from './events.js'
import { buildingIncome } from './income.js'
import { firstPassed, isContested, returnCowboy, seatsAt, spendCowboy } from './placement.js'
import { rulingsOf } from './rulings/index.js'
import { LATER, NOBODY, type State, sideOf } from './state.js'
import { grocerQuestion } from './tasks/grocerIncome.js'

const STEPS = {
  beforeDuels: ['grocer', 'order', 'duels', 'pay'],
  afterDuels: ['order', 'duels', 'grocer', 'pay'],
} as const

/** Does the next bit of estate income; true when it is finished. */
export function estateIncome(state: State, tell: Tell): boolean {
  const step = STEPS[rulingsOf(state).grocerNames][state.stage]
  if (step === 'duels' && state.queue.length > 0) {
    fightForBuilding(state, state.queue[0], tell)
    return false
  }
  state.stage++
  if (step === 'grocer') askGrocer(state, tell)
  else if (step === 'order') queueDuels(state, true)
  else if (step === 'pay') {
    for (let parcel = 0; parcel < PARCELS; parcel++)
      if (state.on[parcel] >= BUILT) payIncome(state, parcel, tell)
    return true
  }
  return false
}

/** CC-CHAR-08, CC-CHAR-09 */
function askGrocer(state: State, tell: Tell): void {
  const seat = state.character.indexOf(GROCER)
  if (seat === NOBODY || state.benefit[seat] !== LATER) return
  if (sideOf(state, seat)?.later === 'doubleIncome') grocerQuestion(state, seat, tell)
}

/** CC-ATTACK-08: one common duel; the winner's cowboy stays until the income is paid. */
function fightForBuilding(state: State, spot: number, tell: Tell): void {
  if (isContested(state.cowboysAt[spot])) startDuel(state, spot, tell)
  else state.queue.shift()
}

/** CC-INCOME-01, CC-ATTACK-01 to CC-ATTACK-04, CC-ATTACK-10, CC-CHAR-10 */
function payIncome(state: State, parcel: number, tell: Tell): void {
  const owner = state.owner[parcel]
  const building = state.on[parcel] - BUILT
  const double = state.doubled === building && state.character[owner] === GROCER
  const income = buildingIncome(state, parcel) * (double ? 2 : 1)
  const visitor = leaveBuilding(state, parcel, owner)
  const share = visitor === NOBODY ? 0 : Math.floor(income / 2)
  state.money[owner] += income - share
  if (income > share) tell?.({ type: 'income', seat: owner, parcel, building, amount: income - share })
  if (visitor === NOBODY) return
  state.money[visitor] += share
  tell?.({ type: 'raid', seat: visitor, owner, parcel, building, amount: share })
}

/** Takes the last cowboy off the building and says who raided it, if anyone. */
function leaveBuilding(state: State, parcel: number, owner: Seat): Seat {
  const spot = MAP_SPOTS + parcel
  const seats = seatsAt(state, spot)
  if (seats === 0) return NOBODY
  const seat = firstPassed(state, seats)
  if (seat !== owner) {
    spendCowboy(state, seat, spot)
    return seat
  }
  if (rulingsOf(state).idleDefender === 'spent' || state.white === spot) spendCowboy(state, seat, spot)
  else returnCowboy(state, seat, spot)
  return NOBODY
}
