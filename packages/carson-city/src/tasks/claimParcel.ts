import { DECLINE } from '../options.js'
import { claimParcel as claim, unownedParcels } from '../parcels.js'
import type { TaskOf } from '../state.js'
import { tellUnused } from './buyPackage.js'
import type { TaskRules } from './taskRules.js'

/** CC-CHAR-18 */
export const claimParcel: TaskRules<TaskOf<'claimParcel'>> = {
  ask: () => 'claimParcel',
  options(state, _task, _seat, options) {
    unownedParcels(state, options)
    options.push(DECLINE)
  },
  answer(state, _task, seat, option, tell) {
    if (option.kind === 'parcel') claim(state, seat, option.parcel, 0, tell)
    else tellUnused(state, seat, 'declined', tell)
  },
}
