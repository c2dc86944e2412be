import { EMPTY_SLOT, SLOTS } from '../components/market.js'
import { keepTile } from '../construction.js'
import { slideAndRefill } from '../market.js'
import { DECLINE, TILE } from '../options.js'
import { rulingsOf } from '../rulings/index.js'
import { sideOf, type TaskOf } from '../state.js'
import { buildQuestion } from './build.js'
import { tellUnused } from './buyPackage.js'
import type { TaskRules } from './taskRules.js'

/** CC-CHAR-15 to CC-CHAR-17 */
export const workerTile: TaskRules<TaskOf<'workerTile'>> = {
  ask: () => 'workerTile',
  options(state, _task, _seat, options) {
    for (let slot = 0; slot < SLOTS; slot++) if (state.market[slot] !== EMPTY_SLOT) options.push(TILE[slot])
    if (rulingsOf(state).redOffersMayBeDeclined) options.push(DECLINE)
  },
  answer(state, _task, seat, option, tell) {
    const take = sideOf(state, seat)?.take
    if (option.kind === 'decline') tellUnused(state, seat, 'declined', tell)
    if (option.kind !== 'tile' || take?.kind !== 'tile') return
    const building = state.market[option.slot]
    state.market[option.slot] = EMPTY_SLOT
    state.money[seat] -= take.price
    keepTile(state, seat, building)
    tell?.({ type: 'tileBought', seat, building, price: take.price })
    slideAndRefill(state, tell)
    buildQuestion(state, { seat, building, refused: [], deferred: false }, tell)
  },
}
