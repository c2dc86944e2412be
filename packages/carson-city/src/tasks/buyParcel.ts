import { MAP_SPOTS } from '../components/actionTrack.js'
import { DECLINE, PARCEL } from '../options.js'
import { claimParcel, parcelPrice } from '../parcels.js'
import type { TaskOf } from '../state.js'
import type { TaskRules } from './taskRules.js'

/** CC-PARCEL-03, CC-EDGE-05: one parcel after the other, in the order the player likes. */
export const buyParcel: TaskRules<TaskOf<'buyParcel'>> = {
  ask: () => 'buyParcel',
  options(state, { parcels }, seat, options) {
    for (const parcel of parcels)
      if (parcelPrice(state, parcel) <= state.money[seat]) options.push(PARCEL[parcel])
    options.push(DECLINE)
  },
  answer(state, { parcels }, seat, option, tell) {
    let rest = parcels
    if (option.kind === 'parcel') {
      claimParcel(state, seat, option.parcel, parcelPrice(state, option.parcel), tell)
      rest = parcels.filter(parcel => parcel !== option.parcel)
      const money = state.money[seat]
      if (state.property[seat] > 0 && rest.some(parcel => parcelPrice(state, parcel) <= money)) {
        state.tasks.push({ kind: 'buyParcel', seat, parcels: rest })
        return
      }
    }
    for (const parcel of rest) tell?.({ type: 'declined', seat, spot: MAP_SPOTS + parcel })
  },
}
