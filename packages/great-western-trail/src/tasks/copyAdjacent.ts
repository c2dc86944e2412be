import { isNeutral, isPrivate, ownerOf } from '../components/tiles.js'
import { chosen, copyOption } from '../option.js'
import { acting, type State, tablesOf } from '../state.js'
import type { LocationTask, TaskOf, TaskRules } from '../task.js'
import { isUsed, localActions } from './location.js'

/** The location where the copying is done, and those it was itself copied from, the nearest first. */
function locations({ tasks }: State): LocationTask[] {
  const found: LocationTask[] = []
  // While it is asked what to copy, that question lies on top.
  for (let i = tasks.length - (tasks[tasks.length - 1].kind === 'copyAdjacent' ? 2 : 1); i >= 0; i--) {
    const task = tasks[i]
    if (task.kind !== 'location') break
    found.push(task)
  }
  return found
}

/**
 * Buildings that follow each other on the trail in either direction, with nothing between (GWT2-BLDG-34).
 * A chain of copies never leads back (GWT1-BLDG-10).
 */
function adjacentBuildings(state: State): number[] {
  const { next, previous } = tablesOf(state).trail
  const chain = locations(state)
  const at = chain[0]?.at ?? acting(state).space
  return [...next[at], ...previous[at]].filter(neighbour => {
    const tile = state.trail[neighbour]
    return (
      (isNeutral(tile) || isPrivate(tile)) &&
      !isUsed(state, tile) &&
      !chain.some(location => location.at === neighbour) &&
      localActions(state, tile).length > 0
    )
  })
}

/** With buildings used once a turn, a copier cannot copy its like (GWT2-BLDG-37). */
function canBeCopied(state: State, space: number): boolean {
  return !tablesOf(state).buildingsOncePerTurn || !isCopier(state, space)
}

/** The local actions of one adjacent building, each once (GWT2-BLDG-25, GWT1-BLDG-10). */
export const copyAdjacent: TaskRules<TaskOf<'copyAdjacent'>> = {
  possible: state => adjacentBuildings(state).some(space => canBeCopied(state, space)),
  options(state, _task, out) {
    for (const space of adjacentBuildings(state)) if (canBeCopied(state, space)) out.push(copyOption(space))
  },
  answer(state, _task, option, tell) {
    const { space } = chosen(option, 'copy')
    const building = state.trail[space]
    tell?.({ type: 'copied', seat: state.turn, building })
    const own = isPrivate(building) && ownerOf(building) === state.turn
    const special = own && tablesOf(state).trail.spaces[space].special !== undefined
    state.tasks.push({
      kind: 'location',
      at: space,
      building,
      specialOf: special ? space : -1,
      used: 0,
      auxiliary: false,
    })
  },
}

function isCopier(state: State, space: number): boolean {
  return localActions(state, state.trail[space]).some(
    action => 'gain' in action && action.gain.some(task => task.kind === 'copyAdjacent'),
  )
}
