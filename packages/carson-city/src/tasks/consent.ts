import { buildTile, houseOptions } from '../construction.js'
import { ACCEPT, type Option, REFUSE } from '../options.js'
import type { TaskOf } from '../state.js'
import { built, keep } from './build.js'
import type { TaskRules } from './taskRules.js'

/** CC-BUILD-07: the owner of a parcel says whether another's house may stand there. */
export const consent: TaskRules<TaskOf<'consent'>> = {
  ask: () => 'consent',
  options(_state, _task, _seat, options) {
    options.push(ACCEPT, REFUSE)
  },
  answer(state, task, seat, option, tell) {
    const { builder, building, site, parcel, deferred } = task
    if (option.kind === 'accept') {
      tell?.({ type: 'consented', seat, parcel })
      buildTile(state, builder, building, site, parcel, tell)
      built(state, { seat: builder, building, refused: task.refused, deferred })
      return
    }
    tell?.({ type: 'refused', seat, parcel })
    const refused = [...task.refused, parcel]
    const others: Option[] = []
    houseOptions(state, builder, site, refused, others)
    if (others.length > 0 || state.roads[builder] > 0)
      state.tasks.push({ kind: 'placeHouse', seat: builder, building, site, refused, deferred })
    else keep(state, { seat: builder, building, refused, deferred }, tell)
  },
}
