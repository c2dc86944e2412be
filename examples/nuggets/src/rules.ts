import {
  type Chance,
  type Decision,
  type Outcome,
  type SeatScore,
  type Tell,
  takeRandom,
} from '@railhead/kernel'
import { boxOf, CARDS_EACH, CLAIMS, type Event, MOST_CLAIMS, type Option, type State } from './state.js'

export function setup({ players }: { readonly players: number }, chance: Chance, tell?: Tell<Event>): State {
  const cards = boxOf(players)
  const deal = (): number[] =>
    Array.from({ length: CARDS_EACH }, () => takeRandom(chance, cards)).sort((a, b) => a - b)
  const hands = Array.from({ length: players }, deal)
  const state: State = {
    players,
    chance,
    claims: [...CLAIMS],
    claim: 0,
    hands,
    aside: cards,
    bids: hands.map(() => 0),
    won: hands.map(() => []),
  }
  turnUp(state, tell)
  return state
}

function turnUp(state: State, tell?: Tell<Event>): void {
  state.claim = takeRandom(state.chance, state.claims)
  tell?.({ type: 'turn', seat: 0, claim: state.claim })
}

/** Everybody who has not bid yet is asked, all at once. */
export function decisions(state: State): Decision<Option>[] {
  return state.hands.flatMap((hand, seat) =>
    hand.length > 0 && state.bids[seat] === 0
      ? [{ seat, ask: 'bid', options: hand.map(card => ({ kind: 'bid' as const, card })) }]
      : [],
  )
}

export function apply(state: State, seat: number, { card }: Option, tell?: Tell<Event>): void {
  const hand = state.hands[seat]
  hand.splice(hand.indexOf(card), 1)
  state.bids[seat] = card
  tell?.({ type: 'bid', seat })
  if (state.bids.includes(0)) return
  for (const [other, bid] of state.bids.entries()) tell?.({ type: 'shown', seat: other, card: bid })
  const winner = state.bids.indexOf(Math.max(...state.bids))
  state.won[winner].push(state.claim)
  tell?.({ type: 'won', seat: winner, claim: state.claim })
  state.bids.fill(0)
  if (state.claims.length > 0) turnUp(state, tell)
  else state.claim = 0
}

export function standing(state: State): SeatScore[] {
  const most = Math.max(...state.won.map(claims => claims.length))
  return state.won.map(claims => {
    const worth = claims.reduce((sum, claim) => sum + claim, 0)
    const mostClaims = most > 0 && claims.length === most ? MOST_CLAIMS : 0
    return { total: worth + mostClaims, categories: { claims: worth, mostClaims } }
  })
}

export function outcome(state: State): Outcome | undefined {
  if (state.claim > 0) return undefined
  const scores = standing(state)
  const best = Math.max(...scores.map(({ total }) => total))
  return { scores, winners: scores.flatMap(({ total }, seat) => (total === best ? [seat] : [])) }
}
