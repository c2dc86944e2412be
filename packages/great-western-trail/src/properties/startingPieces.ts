import { objectiveSets } from '../components/box.js'
import {
  BRAHMAN,
  BRAHMAN_CARDS,
  CALF,
  COW,
  HEIFER,
  MARKET_DECK,
  SIMMENTAL_PER_STAGE,
  STARTING_HERD,
} from '../components/cattle.js'
import { objectiveDeck, startingObjectives } from '../components/objectives.js'
import { fullBag } from '../components/tiles.js'
import { type State, tablesOf } from '../state.js'
import { type Census, count, emptyCensus } from './pieces.js'

const BAGS = [0, 1, 2]

/** What the box holds for this configuration, counted from the component tables and not from the state. */
export function startingPieces(state: State): { tiles: Census; cards: Census; buildings: number } {
  const tiles = emptyCensus()
  for (const bag of BAGS) count(tiles, fullBag(bag))
  const cards = emptyCensus()
  count(cards, STARTING_HERD, state.seats)
  count(cards, MARKET_DECK)
  count(cards, objectiveDeck(objectiveSets(state.config, tablesOf(state))))
  if (state.config.cattle === 'brahman') count(cards, [BRAHMAN], BRAHMAN_CARDS)
  if (state.config.cattle === 'simmental') count(cards, [CALF, HEIFER, COW], SIMMENTAL_PER_STAGE)
  // Each player (and Sam) gets one of the starting objectives; the others stay in the box.
  count(cards, dealtObjectives(state))
  return { tiles, cards, buildings: (1 << tablesOf(state).buildings[0].length) - 2 }
}

function dealtObjectives(state: State): number[] {
  const starting = startingObjectives(objectiveSets(state.config, tablesOf(state)))
  const dealt = state.players.map(player => player.objectives[0])
  if (state.sam !== undefined) dealt.push(state.sam.pile[0])
  if (new Set(dealt).size < dealt.length || !dealt.every(card => starting.includes(card)))
    throw new Error(`starting objectives ${dealt.join(' ')}`)
  return dealt
}
