import type { Seat } from '@railhead/kernel'
import { BUILDINGS } from '../components/buildings.js'
import { buildTile, couldBuild, siteOptions } from '../construction.js'
import type { Tell } from '../events.js'
import { KEEP } from '../options.js'
import { type Construction, NOBODY, type State, type TaskOf } from '../state.js'
import { deferredQuestion } from './deferredConstruction.js'
import type { TaskRules } from './taskRules.js'

type Builder = Construction & { readonly seat: Seat }

/** Asks where to build a tile, or keeps it if that is impossible (CC-BUILD-10). */
export function buildQuestion(
  state: State,
  { seat, building, refused, deferred }: Builder,
  tell: Tell,
): void {
  if (couldBuild(state, seat, building, refused))
    state.tasks.push({ kind: 'build', seat, building, refused, deferred })
  else keep(state, { seat, building, refused, deferred }, tell)
}

/** The tile stays with its owner; in deferred construction he goes on with his other tiles. */
export function keep(state: State, { seat, building, refused, deferred }: Builder, tell: Tell): void {
  tell?.({ type: 'kept', seat, building })
  if (deferred) deferredQuestion(state, seat, refused)
}

/** After a tile was built: in deferred construction the next one. */
export function built(state: State, { seat, refused, deferred }: Builder): void {
  if (deferred) deferredQuestion(state, seat, refused)
}

/** CC-BUILD-04 to CC-BUILD-06, CC-BUILD-09 */
export const build: TaskRules<TaskOf<'build'>> = {
  ask: () => 'build',
  building: true,
  options(state, { building, refused, deferred }, seat, options) {
    siteOptions(state, seat, building, refused, options)
    if (!deferred) options.push(KEEP)
  },
  answer(state, task, seat, option, tell) {
    if (option.kind !== 'parcel') {
      keep(state, task, tell)
      return
    }
    const { building } = task
    if (BUILDINGS[building].needsRoadAndHouse) {
      state.tasks.push({ ...task, kind: 'placeHouse', site: option.parcel })
      return
    }
    buildTile(state, seat, building, option.parcel, NOBODY, tell)
    built(state, task)
  },
}
