import type { Chance, PlainEvent } from '@railhead/kernel'

/** The whole table as plain data. */
export interface State {
  readonly players: number
  chance: Chance
  /** Claims that were not turned up yet; a pile has no order. */
  claims: number[]
  /** What the claim of this round is worth. */
  claim: number
  /** Cards in hand, by seat. */
  hands: number[][]
  /** Cards that were put aside at the start, face down. */
  aside: number[]
  /** The card that each seat laid face down this round; 0 for none. */
  bids: number[]
  /** The claims each seat won. */
  won: number[][]
}

export type Option = { readonly kind: 'bid'; readonly card: number }

export type Event =
  | (PlainEvent & { readonly type: 'turn'; readonly seat: number; readonly claim: number })
  | (PlainEvent & { readonly type: 'bid'; readonly seat: number })
  | (PlainEvent & { readonly type: 'shown'; readonly seat: number; readonly card: number })
  | (PlainEvent & { readonly type: 'won'; readonly seat: number; readonly claim: number })

export const CARDS_EACH = 7
const CARDS_ASIDE = 4
export const CLAIMS = [1, 2, 3, 4, 5, 6, 8]
/** For whoever won the most claims. */
export const MOST_CLAIMS = 3

/** Every card of the box for so many players: 1, 2, 3 … */
export const boxOf = (players: number): number[] =>
  Array.from({ length: players * CARDS_EACH + CARDS_ASIDE }, (_, i) => i + 1)

export function clone(state: State): State {
  return {
    players: state.players,
    chance: { ...state.chance },
    claims: [...state.claims],
    claim: state.claim,
    hands: state.hands.map(hand => [...hand]),
    aside: [...state.aside],
    bids: [...state.bids],
    won: state.won.map(claims => [...claims]),
  }
}
