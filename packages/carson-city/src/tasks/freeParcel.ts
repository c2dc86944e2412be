import { claimParcel, unownedParcels } from '../parcels.js'
import type { TaskOf } from '../state.js'
import type { TaskRules } from './taskRules.js'

/** CC-SETUP-12, CC-SETUP-13 */
export const freeParcel: TaskRules<TaskOf<'freeParcel'>> = {
  ask: () => 'freeParcel',
  options: (state, _task, _seat, options) => unownedParcels(state, options),
  answer(state, _task, seat, option, tell) {
    if (option.kind === 'parcel') claimParcel(state, seat, option.parcel, 0, tell)
  },
}
