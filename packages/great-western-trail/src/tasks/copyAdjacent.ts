import { obstacleTo } from '../actions.js'
import { pokerAction } from '../addons/pokerTable.js'
import { isNeutral, isPrivate, ownerOf } from '../components/tiles.js'
import { chosen, copyOption } from '../option.js'
import { acting, type State, tablesOf } from '../state.js'
import type { Action, LocationTask, TaskOf, TaskRules } from '../task.js'
import { isUsed, localActions, usedActions } from './location.js'

/** The location where the copying is done, and those it was itself copied from, the nearest first. */
function locations(state: State): LocationTask[] {
  const { tasks } = state
  const { space } = acting(state)
  const found: LocationTask[] = []
  // While it is asked what to copy, that question lies on top.
  for (let i = tasks.length - (tasks[tasks.length - 1].kind === 'copyAdjacent' ? 2 : 1); i >= 0; i--) {
    const task = tasks[i]
    if (task.kind !== 'location') break
    found.push(task)
    if (task.at === space) break // below it may lie what is left of an earlier visit (GWT2-MOVE-15)
  }
  return found
}

/**
 * Buildings that follow each other on the trail in either direction, with nothing between (GWT2-BLDG-34). A chain of
 * copies never leads back (GWT1-BLDG-10); with buildings used once a turn, a copier cannot copy its like (GWT2-BLDG-37).
 */
function copyable(state: State): number[] {
  const { trail, buildingsOncePerTurn, changes } = tablesOf(state)
  const chain = locations(state)
  const at = chain[0]?.at ?? acting(state).space
  return [...trail.next[at], ...trail.previous[at]].filter(neighbour => {
    const tile = state.trail[neighbour]
    return (
      (isNeutral(tile) || isPrivate(tile)) &&
      !isUsed(state, tile) &&
      !chain.some(location => location.at === neighbour) &&
      localActions(state, tile).length > 0 &&
      !(buildingsOncePerTurn && isCopier(state, neighbour)) &&
      (!changes.nothingIdle || isOfUse(state, copyOf(state, neighbour)))
    )
  })
}

/** The visit to a copied building: its local actions, and the special one of its site (GWT2-BLDG-25, -39). */
function copyOf(state: State, space: number): LocationTask {
  const { trail, rulings } = tablesOf(state)
  const building = state.trail[space]
  const own = isPrivate(building) && ownerOf(building) === state.turn
  const ofSite =
    isPrivate(building) &&
    (own || rulings.copiedSpecial === 'everyBuilding') &&
    trail.spaces[space].special !== undefined
  const copiesSpecial = ofSite || (rulings.pokerCopied && pokerAction(state, space) !== undefined) // POK-11
  return {
    kind: 'location',
    at: space,
    building,
    specialOf: copiesSpecial ? space : -1,
    used: usedActions(state, building),
    auxiliary: false,
  }
}

/**
 * Whether something of the building might be used, as far as everybody can see: which cards are in hand is a secret,
 * so any card may be one that is asked for (GWT2-TURN-12).
 */
function isOfUse(state: State, task: LocationTask): boolean {
  const actions = localActions(state, task.building)
  // A copier of the first edition may copy on; how far that leads is not followed.
  const might = (action: Action): boolean =>
    copies(action) || obstacleTo(state, publicPart(state, action)) === undefined
  return (
    actions.some(
      (action, i) =>
        (task.used & (1 << i)) === 0 && ('gain' in action ? might(action) : action.either.some(might)),
    ) ||
    (task.specialOf >= 0 && (task.used & (1 << actions.length)) === 0 && acting(state).hand.length > 0)
  )
}

/** Without the cards that it asks for, if there is a card at all. */
function publicPart(state: State, { cost, gain }: Action): Action {
  return cost === undefined || acting(state).hand.length === 0
    ? { ...(cost && { cost }), gain }
    : { cost: cost.filter(task => task.kind !== 'discard'), gain }
}

/** The local actions of one adjacent building, each once (GWT2-BLDG-25, GWT1-BLDG-10). */
export const copyAdjacent: TaskRules<TaskOf<'copyAdjacent'>> = {
  trouble: state => (copyable(state).length > 0 ? undefined : 'nothingToCopy'),
  options(state, _task, out) {
    for (const space of copyable(state)) out.push(copyOption(space))
  },
  answer(state, _task, option, tell) {
    const { space } = chosen(option, 'copy')
    tell?.({ type: 'copied', seat: state.turn, building: state.trail[space] })
    state.tasks.push(copyOf(state, space))
  },
}

const copies = ({ gain }: Action): boolean => gain.some(task => task.kind === 'copyAdjacent')

const isCopier = (state: State, space: number): boolean =>
  localActions(state, state.trail[space]).some(action => 'gain' in action && copies(action))
