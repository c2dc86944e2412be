import { type Chance, NO_CHANCE, SPECTATOR, UNKNOWN, type Viewer } from '@railhead/kernel'
import { imagineTokens } from './imagineTokens.js'
import { rulingsOf } from './rulings/index.js'
import { cloneState, NOT_LAID, type State } from './state.js'

const ascending = (a: number, b: number): number => a - b

/** What a viewer sees: all but the tokens in others' hands; piles are sorted, for their order means nothing. */
export function view(state: State, viewer: Viewer): State {
  const seen = cloneState(state)
  seen.chance = NO_CHANCE
  seen.bag.sort(ascending)
  if (state.duels === 'dice') return seen
  seen.tokens = state.tokens.map((hand, seat) =>
    seat === viewer ? hand.slice().sort(ascending) : hand.map(() => UNKNOWN),
  )
  // What the stack holds follows from the log of played tokens, as far as it can be known.
  seen.tokenStack.fill(UNKNOWN)
  for (let seat = 0; seat < state.players; seat++)
    if (seat !== viewer && state.tokenLaid[seat] !== NOT_LAID && rulingsOf(state).tokens === 'secret')
      seen.tokenLaid[seat] = UNKNOWN
  return seen
}

/** Where duels are decided by dice, all see the same. */
export function views(state: State, viewers: readonly Viewer[]): State[] {
  if (state.duels !== 'dice') return viewers.map(viewer => view(state, viewer))
  const seen = view(state, SPECTATOR)
  return viewers.map(() => seen)
}

export function imagine(seen: State, chance: Chance): State {
  const state = cloneState(seen)
  state.chance = chance
  if (state.duels === 'tokens') imagineTokens(state, chance)
  return state
}
