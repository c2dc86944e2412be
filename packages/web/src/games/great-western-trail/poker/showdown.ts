import { type Event, isCattle } from '@railhead/great-western-trail'
import type { Seat } from '@railhead/kernel'

/** What one player shows. */
export interface Shown {
  readonly seat: Seat
  readonly cards: readonly number[]
  readonly value: number
  /** What it wins; 0 for the others. */
  readonly won: number
}

export interface Showdown {
  readonly pot: number
  readonly hands: readonly Shown[]
}

/** The breeding values of cattle are added; objective cards count nothing (POK-38 to -40). */
export const handValue = (cards: readonly number[], values: readonly number[]): number =>
  cards.reduce((sum, card) => sum + (isCattle(card) ? values[card] : 0), 0)

/** The show-down that events tell of; those who laid nothing are left out. */
export function showdownIn(events: readonly Event[], values: readonly number[]): Showdown | undefined {
  const told = events.find(event => event.type === 'showdown')
  if (told?.type !== 'showdown') return undefined
  const won = (seat: Seat): number =>
    events.reduce(
      (sum, event) => sum + (event.type === 'wonPot' && event.seat === seat ? event.amount : 0),
      0,
    )
  return {
    pot: told.pot,
    hands: told.hands.flatMap((cards, seat) =>
      cards.length === 0 ? [] : [{ seat, cards, value: handValue(cards, values), won: won(seat) }],
    ),
  }
}
