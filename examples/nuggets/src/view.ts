import { type Chance, NO_CHANCE, takeRandom, UNKNOWN, type Viewer } from '@railhead/kernel'
import { boxOf, clone, type State } from './state.js'

const hidden = (cards: readonly number[]): number[] => cards.map(() => UNKNOWN)

/** What a viewer may know, piece by piece; a pile is shown sorted, for it has no order. */
export function view(state: State, viewer: Viewer): State {
  return {
    players: state.players,
    chance: NO_CHANCE,
    claims: [...state.claims].sort((a, b) => a - b),
    claim: state.claim,
    hands: state.hands.map((hand, seat) => (seat === viewer ? [...hand] : hidden(hand))),
    aside: hidden(state.aside),
    bids: state.bids.map((card, seat) => (card === 0 || seat === viewer ? card : UNKNOWN)),
    won: state.won.map(claims => [...claims]),
  }
}

/** Deals every card that the viewer does not know to the places that hold unknown ones. */
export function imagine(seen: State, chance: Chance): State {
  const state = clone(seen)
  const known = new Set([...seen.hands.flat(), ...seen.bids])
  const pool = boxOf(seen.players).filter(card => !known.has(card))
  const fill = (card: number): number => (card === UNKNOWN ? takeRandom(chance, pool) : card)
  state.hands = seen.hands.map(hand => hand.map(fill))
  state.bids = seen.bids.map(fill)
  state.aside = seen.aside.map(fill)
  state.chance = chance
  return state
}
