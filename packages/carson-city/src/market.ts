import { takeRandom } from '@railhead/kernel'
import { EMPTY_SLOT, SLOTS } from './components/market.js'
import type { Tell } from './events.js'
import type { State } from './state.js'

/** CC-ENDROUND-06, CC-CHAR-17: tiles slide to the cheap end, the dear end is filled from the bag. */
export function slideAndRefill(state: State, tell: Tell): void {
  const { market } = state
  let free = 0
  for (let slot = 0; slot < SLOTS; slot++) {
    const building = market[slot]
    if (building === EMPTY_SLOT) continue
    market[slot] = EMPTY_SLOT
    market[free++] = building
  }
  for (let slot = free; slot < SLOTS; slot++) drawTile(state, slot, tell)
}

/** CC-EDGE-03: from an empty bag nothing comes. */
export function drawTile(state: State, slot: number, tell: Tell): void {
  if (state.bag.length === 0) return
  const building = takeRandom(state.chance, state.bag)
  state.market[slot] = building
  tell?.({ type: 'market', slot, building })
}
