import { type Chance, takeRandom } from '@railhead/kernel'
import { RAIL_START } from '../components/railroad.js'
import { isWorker, WORKERS } from '../components/tiles.js'
import type { Difficulty } from '../config.js'
import { removeOne } from '../herd.js'
import { type State, tablesOf } from '../state.js'
import { SAM_CARDS } from './cards.js'
import { DIFFICULTY_ROWS } from './difficulty.js'
import type { Sam } from './sam.js'

/** Tables by number of players count Sam as a player (SAM-SETUP-02). */
export const SOLO_PLAYER_COUNT = 2

const DISCS = 14

/** Tiles that are no workers go back. */
function drawWorker(chance: Chance, bag: number[]): number {
  const others: number[] = []
  let tile = takeRandom(chance, bag)
  for (; !isWorker(tile); tile = takeRandom(chance, bag)) others.push(tile)
  bag.push(...others)
  return tile
}

/** Sam before the first turn, but for his starting objective; his workers come out of bag 2 unless ruled otherwise (SAM-SETUP-06, -09). */
export function startingSam(state: State, difficulty: Difficulty): Sam {
  const box = tablesOf(state)
  const { withoutCards, extraWorkers } = DIFFICULTY_ROWS[difficulty]
  const bag = state.bags[box.rulings.samWorkerBag - 1]
  const workers = [0, 1, 1, 1]
  const specialty = drawWorker(state.chance, bag)
  workers[specialty]++
  if (extraWorkers)
    for (const worker of WORKERS) {
      removeOne(bag, worker)
      workers[worker]++
    }
  return {
    deck: SAM_CARDS.flatMap((card, number) =>
      card === undefined || withoutCards.includes(number) ? [] : [number],
    ),
    discard: [],
    pile: [],
    unseen: [],
    space: box.trail.start,
    engine: RAIL_START,
    workers,
    specialty,
    discs: box.north === undefined ? DISCS : DISCS + 1, // RSAM-SETUP-07
    cities: box.cities.map(() => 0),
    stations: 0,
    unbuilt: (1 << box.buildings[1].length) - 2,
    hazards: [],
    greenOutlaws: 0,
    orangeOutlaws: 0,
    hasJobMarketToken: false,
    deliveries: 0,
    shopsPlaced: 0,
    expansion: box.north === undefined ? [] : [0], // RSAM-SETUP-05
    nextExpansion: 1,
  }
}
