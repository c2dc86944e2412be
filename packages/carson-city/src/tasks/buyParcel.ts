import type { Seat } from '@railhead/kernel'
import { MAP_SPOTS } from '../components/actionTrack.js'
import type { Tell } from '../events.js'
import { DECLINE, PARCEL } from '../options.js'
import { claimParcel, parcelPrice } from '../parcels.js'
import type { State, TaskOf } from '../state.js'
import type { TaskRules } from './taskRules.js'

/** CC-PARCEL-03, CC-EDGE-05: one parcel after the other, in the order the player likes. */
export const buyParcel: TaskRules<TaskOf<'buyParcel'>> = {
  ask: () => 'buyParcel',
  options(state, { parcels }, seat, options) {
    for (const parcel of parcels) if (!purchaseTrouble(state, seat, parcel)) options.push(PARCEL[parcel])
    options.push(DECLINE)
  },
  answer(state, { parcels }, seat, option, tell) {
    let rest = parcels
    if (option.kind === 'parcel') {
      claimParcel(state, seat, option.parcel, parcelPrice(state, option.parcel), tell)
      rest = parcels.filter(parcel => parcel !== option.parcel)
      if (rest.some(parcel => !purchaseTrouble(state, seat, parcel))) {
        state.tasks.push({ kind: 'buyParcel', seat, parcels: rest })
        return
      }
    }
    for (const parcel of rest) tellLeft(state, seat, parcel, tell)
  },
}

/** CC-PARCEL-06, CC-PARCEL-07: why the seat cannot buy a parcel that it has fought for or claimed. */
export function purchaseTrouble(state: State, seat: Seat, parcel: number): 'property' | 'money' | undefined {
  if (state.property[seat] === 0) return 'property'
  return parcelPrice(state, parcel) > state.money[seat] ? 'money' : undefined
}

/** A parcel that one does not buy, or can't. */
export function tellLeft(state: State, seat: Seat, parcel: number, tell: Tell): void {
  if (!tell) return
  const spot = MAP_SPOTS + parcel
  const why = purchaseTrouble(state, seat, parcel)
  tell(why === undefined ? { type: 'declined', seat, spot } : { type: 'nothing', seat, spot, why })
}
