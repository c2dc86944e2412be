import { BRAHMAN, BRAHMAN_CARDS } from '../../src/addons/cattle/brahman/cards.js'
import { CALF, COW, HEIFER, SIMMENTAL_PER_STAGE } from '../../src/addons/cattle/simmental/cards.js'
import { variantsIn } from '../../src/addons/cattle/variants.js'
import { objectiveSets } from '../../src/components/box.js'
import { STARTING_HERD } from '../../src/components/cattle.js'
import { objectiveDeck, startingObjectives } from '../../src/components/objectives.js'
import { type State, tablesOf } from '../../src/state.js'
import { type Census, count, emptyCensus, mastersInGame } from './pieces.js'

interface Pieces {
  readonly tiles: Census
  readonly cards: Census
  /** Bits of the building numbers of each player. */
  readonly buildings: number
  readonly masters: number[]
}

/** What the box holds for this configuration, counted from the component tables and not from the state. */
export function startingPieces(state: State): Pieces {
  const tiles = emptyCensus()
  for (const bag of tablesOf(state).bags) count(tiles, bag)
  const cards = emptyCensus()
  count(cards, STARTING_HERD, state.seats)
  count(cards, tablesOf(state).marketDeck)
  count(cards, objectiveDeck(objectiveSets(state.config, tablesOf(state))))
  const variants = variantsIn(state.config).map(({ id }) => id)
  if (variants.includes('brahman')) count(cards, [BRAHMAN], BRAHMAN_CARDS)
  if (variants.includes('simmental')) count(cards, [CALF, HEIFER, COW], SIMMENTAL_PER_STAGE)
  // Each player (and Sam) gets one of the starting objectives; the others stay in the box.
  count(cards, dealtObjectives(state))
  const buildings = (1 << tablesOf(state).buildings[0].length) - 2
  return { tiles, cards, buildings, masters: startingMasters(state) }
}

/** One for each station with room for it; the first edition's expansion keeps the others at hand. */
function startingMasters(state: State): number[] {
  const { edition, addons } = state.config
  const expected = addons.includes('railsToTheNorth') ? (edition === 'first' ? 11 : 7) : 5
  const masters = mastersInGame(state)
  const known = masters.every(tile => tablesOf(state).masters.includes(tile))
  if (masters.length !== expected || new Set(masters).size < expected || !known)
    throw new Error(`station masters ${masters.join(' ')}`)
  return masters
}

function dealtObjectives(state: State): number[] {
  const starting = startingObjectives(objectiveSets(state.config, tablesOf(state)))
  const dealt = state.players.map(player => player.objectives[0])
  if (state.sam !== undefined) dealt.push(state.sam.pile[0])
  if (new Set(dealt).size < dealt.length || !dealt.every(card => starting.includes(card)))
    throw new Error(`starting objectives ${dealt.join(' ')}`)
  return dealt
}
