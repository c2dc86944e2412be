import type { Seat } from '@railhead/kernel'
import { CAPTAIN, type Package, RED } from '../components/characters.js'
import type { Lack, Tell } from '../events.js'
import { gainCowboys, gainPoints, gainRevolvers, pay } from '../gains.js'
import { DECLINE, type Option, packageOf } from '../options.js'
import { rulingsOf } from '../rulings/index.js'
import { type State, sideOf, type TaskOf } from '../state.js'
import type { TaskRules } from './taskRules.js'

/** CC-CHAR-06, CC-CHAR-20 to CC-CHAR-22: asks only who can buy one. */
export function packageQuestion(state: State, seat: Seat, tell: Tell): void {
  const options: Option[] = []
  packages(state, seat, options)
  if (options.length > 0) state.tasks.push({ kind: 'buyPackage', seat })
  else tellUnused(state, seat, lackOf(state, seat), tell)
}

/** Why not even the cheapest package can be bought. */
function lackOf(state: State, seat: Seat): Lack {
  const cheapest = sideOf(state, seat)?.sells?.packages[0]?.price ?? 0
  return cheapest > state.money[seat] ? 'money' : 'supply'
}

export function tellUnused(state: State, seat: Seat, why: Lack | 'declined', tell: Tell): void {
  tell?.({ type: 'unused', seat, card: state.character[seat], why })
}

function packages(state: State, seat: Seat, options: Option[]): void {
  const sells = sideOf(state, seat)?.sells
  if (!sells) return
  for (const row of sells.packages)
    if (!packageTrouble(state, seat, sells.what, row)) options.push(packageOf(row.amount))
}

export type PackageTrouble = 'money' | 'cowboyLimit' | 'supply'

/** Why the seat cannot buy a package of its character. */
export function packageTrouble(
  state: State,
  seat: Seat,
  what: 'cowboys' | 'revolvers' | 'points',
  { amount, price }: Package,
): PackageTrouble | undefined {
  if (price > state.money[seat]) return 'money'
  if (what === 'points') return undefined
  if (what === 'revolvers') return amount <= state.revolverSupply ? undefined : 'supply'
  const left = state.restingCowboys[seat]
  return amount <= left || (rulingsOf(state).captainOverLimit === 'clipped' && left > 0)
    ? undefined
    : 'cowboyLimit'
}

export const buyPackage: TaskRules<TaskOf<'buyPackage'>> = {
  ask: (state, { seat }) => `buyPackage.${sideOf(state, seat)?.sells?.what ?? 'points'}`,
  options(state, _task, seat, options) {
    packages(state, seat, options)
    const duty = state.character[seat] === CAPTAIN && state.sides[CAPTAIN] === RED
    if (rulingsOf(state).redOffersMayBeDeclined || !duty) options.push(DECLINE)
  },
  answer(state, _task, seat, option, tell) {
    const sells = sideOf(state, seat)?.sells
    if (option.kind === 'decline') tellUnused(state, seat, 'declined', tell)
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
