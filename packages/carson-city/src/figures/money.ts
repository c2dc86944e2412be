import type { Seat } from '@railhead/kernel'
import { ROUNDS, SCORING } from '../components/pieces.js'
import type { Option } from '../options.js'
import { rulingsOf } from '../rulings/index.js'
import { type State, sideOf } from '../state.js'
import { excess, payments, pointsFor } from '../tasks/cashLimit.js'

/** Money for points at the end of a round: what paying an amount gives. */
export interface Payment {
  readonly amount: number
  readonly points: number
  readonly left: number
  /** What the points and the rest of the money are worth if the match ends with this round. */
  readonly atTheEnd: number
}

export interface MoneyForPoints {
  readonly money: number
  readonly limit: number
  /** What must be paid; 0 at or below the limit. */
  readonly due: number
  /** The payments that would be offered with the money of now, the least first. */
  readonly payments: readonly Payment[]
  /** In the last round money that is kept is worth a point per $6, so more than the due only costs. */
  readonly lastRound: boolean
  /** The payment that brings most if the match ends with this round. */
  readonly bestAtTheEnd: Payment
}

/** CC-ENDROUND-04, CC-ENDROUND-05, CC-SCORE-04; undefined without a character, whose limit it is. */
export function moneyForPoints(state: State, seat: Seat): MoneyForPoints | undefined {
  const side = sideOf(state, seat)
  if (!side) return undefined
  const lastRound = state.round === ROUNDS
  if (lastRound && !rulingsOf(state).lastCashLimit) return undefined
  const options: Option[] = []
  payments(state, seat, options)
  const rows = options.flatMap(option => (option.kind === 'pay' ? [payment(state, seat, option.amount)] : []))
  const bestAtTheEnd = rows.reduce((best, row) => (row.atTheEnd > best.atTheEnd ? row : best))
  return {
    money: state.money[seat],
    limit: side.cashLimit,
    due: excess(state, seat),
    payments: rows,
    lastRound,
    bestAtTheEnd,
  }
}

export function payment(state: State, seat: Seat, amount: number): Payment {
  const points = pointsFor(amount)
  const left = state.money[seat] - amount
  return { amount, points, left, atTheEnd: points + Math.floor(left / SCORING.moneyPerPoint) }
}
