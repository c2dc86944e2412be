import type { Seat } from '@railhead/kernel'
import { SPACES } from '../components/actionTrack.js'
import { EMPTY_SLOT, SLOT_PRICES } from '../components/market.js'
import { keepTile } from '../construction.js'
import { BUY_TILE, DECLINE } from '../options.js'
import { type State, sideOf, type TaskOf } from '../state.js'
import { buildQuestion } from './build.js'
import type { TaskRules } from './taskRules.js'

/** CC-CHAR-14: the yellow worker pays half, rounded up. */
export function tilePrice(state: State, seat: Seat, slot: number): number {
  const price = SLOT_PRICES[slot]
  return sideOf(state, seat)?.halfPrice ? Math.ceil(price / 2) : price
}

/** CC-ACT-09, CC-BUILD-02 */
export const buyTile: TaskRules<TaskOf<'buyTile'>> = {
  ask: () => 'buyTile',
  options(_state, _task, _seat, options) {
    options.push(BUY_TILE, DECLINE)
  },
  answer(state, { slot }, seat, option, tell) {
    if (option.kind !== 'buyTile') {
      const spot = SPACES.findIndex(({ effect }) => effect.kind === 'tile' && effect.slot === slot)
      tell?.({ type: 'declined', seat, spot })
      return
    }
    const building = state.market[slot]
    const price = tilePrice(state, seat, slot)
    state.market[slot] = EMPTY_SLOT
    state.money[seat] -= price
    keepTile(state, seat, building)
    tell?.({ type: 'tileBought', seat, building, price })
    buildQuestion(state, { seat, building, refused: [], deferred: false }, tell)
  },
}
