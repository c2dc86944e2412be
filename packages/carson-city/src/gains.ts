import type { Seat } from '@railhead/kernel'
import type { Cause, Tell } from './events.js'
import { rulingsOf } from './rulings/index.js'
import type { State } from './state.js'

export function gainMoney(state: State, seat: Seat, amount: number, cause: Cause, tell: Tell): void {
  if (amount === 0) return
  state.money[seat] += amount
  tell?.({ type: 'money', seat, amount, cause })
}

/** CC-EDGE-06: callers offer a payment only to those who have the money. */
export function pay(state: State, seat: Seat, amount: number, cause: Cause, tell: Tell): void {
  state.money[seat] -= amount
  tell?.({ type: 'paid', seat, amount, cause })
}

export function gainPoints(state: State, seat: Seat, amount: number, cause: Cause, tell: Tell): void {
  if (amount === 0) return
  state.points[seat] += amount
  tell?.({ type: 'points', seat, amount, cause })
}

/** CC-ROAD-07 */
export function gainRoads(state: State, seat: Seat, due: number, cause: Cause, tell: Tell): void {
  const amount = handedOut(state, state.roadSupply, due)
  if (amount === 0) return
  state.roadSupply -= amount
  state.roads[seat] += amount
  tell?.({ type: 'roads', seat, amount, cause })
}

/** CC-EDGE-02 */
export function gainRevolvers(state: State, seat: Seat, due: number, cause: Cause, tell: Tell): void {
  const amount = handedOut(state, state.revolverSupply, due)
  if (amount === 0) return
  state.revolverSupply -= amount
  state.revolvers[seat] += amount
  tell?.({ type: 'revolvers', seat, amount, cause })
}

/** Own cowboys from the general reserve, as many as are there. */
export function gainCowboys(state: State, seat: Seat, due: number, cause: Cause, tell: Tell): void {
  const amount = Math.min(due, state.restingCowboys[seat])
  if (amount === 0) return
  state.restingCowboys[seat] -= amount
  state.cowboys[seat] += amount
  tell?.({ type: 'cowboys', seat, amount, cause })
}

function handedOut(state: State, supply: number, due: number): number {
  if (supply >= due) return due
  return rulingsOf(state).shortSupply === 'whatIsLeft' ? supply : 0
}
