import type { Seat } from '@railhead/kernel'
import { CAPTAIN, RED } from '../components/characters.js'
import { RULINGS } from '../components/rulings.js'
import { gainCowboys, gainPoints, gainRevolvers, pay } from '../gains.js'
import { DECLINE, type Option, packageOf } from '../options.js'
import { type State, sideOf, type TaskOf } from '../state.js'
import type { TaskRules } from './taskRules.js'

/** CC-CHAR-06, CC-CHAR-20 to CC-CHAR-22: asks only who can buy one. */
export function packageQuestion(state: State, seat: Seat): void {
  const options: Option[] = []
  packages(state, seat, options)
  if (options.length > 0) state.tasks.push({ kind: 'buyPackage', seat })
}

function packages(state: State, seat: Seat, options: Option[]): void {
  const sells = sideOf(state, seat)?.sells
  if (!sells) return
  for (const { amount, price } of sells.packages)
    if (price <= state.money[seat] && inStock(state, seat, sells.what, amount))
      options.push(packageOf(amount))
}

function inStock(
  state: State,
  seat: Seat,
  what: 'cowboys' | 'revolvers' | 'points',
  amount: number,
): boolean {
  if (what === 'points') return true
  if (what === 'revolvers') return amount <= state.revolverSupply
  const left = state.restingCowboys[seat]
  return amount <= left || (RULINGS.captainOverLimit === 'clipped' && left > 0)
}

export const buyPackage: TaskRules<TaskOf<'buyPackage'>> = {
  ask: (state, { seat }) => `buyPackage.${sideOf(state, seat)?.sells?.what ?? 'points'}`,
  options(state, _task, seat, options) {
    packages(state, seat, options)
    const duty = state.character[seat] === CAPTAIN && state.sides[CAPTAIN] === RED
    if (RULINGS.redOffersMayBeDeclined || !duty) options.push(DECLINE)
  },
  answer(state, _task, seat, option, tell) {
    const sells = sideOf(state, seat)?.sells
    if (option.kind !== 'package' || !sells) return
    const bought = sells.packages.find(({ amount }) => amount === option.amount)
    if (!bought) return
    if (sells.what === 'points') {
      pay(state, seat, bought.price, 'banker', tell)
      gainPoints(state, seat, bought.amount, 'banker', tell)
      return
    }
    pay(state, seat, bought.price, 'captain', tell)
    if (sells.what === 'cowboys') gainCowboys(state, seat, bought.amount, 'captain', tell)
    else gainRevolvers(state, seat, bought.amount, 'captain', tell)
  },
}
