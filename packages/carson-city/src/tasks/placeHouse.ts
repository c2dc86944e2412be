import type { Seat } from '@railhead/kernel'
import { buildTile, houseOptions } from '../construction.js'
import { KEEP } from '../options.js'
import { NOBODY, type State, type TaskOf } from '../state.js'
import { built, keep } from './build.js'
import type { TaskRules } from './taskRules.js'

/** CC-BUILD-06 to CC-BUILD-08: the house that comes with a building. */
export const placeHouse: TaskRules<TaskOf<'placeHouse'>> = {
  ask: () => 'placeHouse',
  building: true,
  options(state, { site, refused }, seat, options) {
    houseOptions(state, seat, site, refused, options)
    if (refused.length > 0) options.push(KEEP)
  },
  answer(state, task, seat, option, tell) {
    if (option.kind !== 'house') {
      keep(state, task, tell)
      return
    }
    const { parcel } = option
    const owner = ownerToAsk(state, seat, parcel)
    if (owner === NOBODY) {
      buildTile(state, seat, task.building, task.site, parcel, tell)
      built(state, task)
      return
    }
    tell?.({ type: 'consentAsked', seat, owner, parcel })
    state.tasks.push({ ...task, kind: 'consent', seat: owner, builder: seat, parcel })
  },
}

function ownerToAsk(state: State, seat: Seat, parcel: number): Seat {
  return state.owner[parcel] === seat ? NOBODY : state.owner[parcel]
}
