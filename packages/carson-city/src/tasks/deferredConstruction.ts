import type { Seat } from '@railhead/kernel'
import { TYPES } from '../components/buildings.js'
import { couldBuild, hasSite, keptTiles } from '../construction.js'
import { BUILD, DONE } from '../options.js'
import type { State, TaskOf } from '../state.js'
import type { TaskRules } from './taskRules.js'

/** CC-BUILD-11, CC-BUILD-12: asks who has kept tiles and could build one of them. */
export function deferredQuestion(state: State, seat: Seat, refused: readonly number[] = []): void {
  for (let building = 0; building < TYPES; building++)
    if (keptTiles(state, seat, building) > 0 && couldBuild(state, seat, building, refused)) {
      state.tasks.push({ kind: 'deferredConstruction', seat, refused })
      return
    }
}

export const deferredConstruction: TaskRules<TaskOf<'deferredConstruction'>> = {
  ask: () => 'deferredConstruction',
  building: true,
  options(state, { refused }, seat, options) {
    for (let building = 0; building < TYPES; building++)
      if (keptTiles(state, seat, building) > 0 && hasSite(state, seat, building, refused))
        options.push(BUILD[building])
    options.push(DONE)
  },
  answer(state, { refused }, seat, option) {
    if (option.kind === 'build')
      state.tasks.push({ kind: 'build', seat, building: option.building, refused, deferred: true })
  },
}
