import { isNeutral, isPrivate, NOTHING, ownerOf } from '../components/tiles.js'
import { chosen, copyOption } from '../option.js'
import { acting, type State, tablesOf } from '../state.js'
import type { TaskOf, TaskRules } from '../task.js'
import { isUsed, localActions } from './location.js'

/** Buildings that follow each other on the trail in either direction, with nothing between (GWT2-BLDG-34). */
function adjacentBuildings(state: State): number[] {
  const { next, previous } = tablesOf(state).trail
  const { space } = acting(state)
  return [...next[space], ...previous[space]].filter(neighbour => {
    const tile = state.trail[neighbour]
    return (
      (isNeutral(tile) || isPrivate(tile)) &&
      tile !== NOTHING &&
      !isUsed(state, tile) &&
      localActions(state, tile).length > 0
    )
  })
}

/** Building 6b: the local actions of one adjacent building, each once (GWT2-BLDG-25). */
export const copyAdjacent: TaskRules<TaskOf<'copyAdjacent'>> = {
  possible: state => adjacentBuildings(state).some(space => !isCopier(state, space)),
  options(state, _task, out) {
    for (const space of adjacentBuildings(state)) out.push(copyOption(space))
  },
  answer(state, _task, option, tell) {
    const { space } = chosen(option, 'copy')
    const building = state.trail[space]
    tell?.({ type: 'copied', seat: state.turn, building })
    const own = isPrivate(building) && ownerOf(building) === state.turn
    const special = own && tablesOf(state).trail.spaces[space].special !== undefined
    state.tasks.push({
      kind: 'location',
      building,
      specialOf: special ? space : -1,
      used: 0,
      auxiliary: false,
    })
  },
}

/** By the time the copy is chosen the copying building itself counts as used (GWT2-BLDG-37). */
function isCopier(state: State, space: number): boolean {
  return localActions(state, state.trail[space]).some(
    action => 'gain' in action && action.gain.some(task => task.kind === 'copyAdjacent'),
  )
}
