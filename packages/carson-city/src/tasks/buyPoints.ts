import { SPACES } from '../components/actionTrack.js'
import { gainPoints, pay } from '../gains.js'
import { pointsOf } from '../options.js'
import type { TaskOf } from '../state.js'
import type { TaskRules } from './taskRules.js'

/** CC-ACT-17 */
export const buyPoints: TaskRules<TaskOf<'buyPoints'>> = {
  ask: () => 'buyPoints',
  options(state, { price }, seat, options) {
    const most = Math.floor(state.money[seat] / price)
    for (let points = 0; points <= most; points++) options.push(pointsOf(points))
  },
  answer(state, { price }, seat, option, tell) {
    if (option.kind !== 'points') return
    if (option.points === 0) {
      tell?.({ type: 'declined', seat, spot: spaceAt(price) })
      return
    }
    pay(state, seat, option.points * price, 'buyPoints', tell)
    gainPoints(state, seat, option.points, 'buyPoints', tell)
  },
}

function spaceAt(price: number): number {
  return SPACES.findIndex(({ effect }) => effect.kind === 'buyPoints' && effect.price === price)
}
