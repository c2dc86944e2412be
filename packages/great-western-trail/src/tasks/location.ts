import { auxiliaryObstacle, canDo, doAuxiliary, obstacleTo, offerAuxiliaries, perform } from '../actions.js'
import { pokerAction } from '../addons/pokerTable.js'
import { SPECIAL_ACTIONS } from '../components/buildings.js'
import { isNeutral, isPrivate, NOTHING, neutralIndex, numberOf, ownerOf } from '../components/tiles.js'
import { chosen, localOption, type Option, PASS } from '../option.js'
import { acting, push, type State, tablesOf } from '../state.js'
import type { Action, LocalAction, LocationTask, TaskRules } from '../task.js'
import type { OptionTrouble } from '../trouble.js'
import { buildingOnTrail, faceOf, faceOnTrail } from '../walk.js'
import { KANSAS_CITY_STEPS } from './foresight.js'
import { offerObjectivePlays, playObjective } from './objective.js'

const NO_SPECIAL = -1
const NO_ACTIONS: readonly LocalAction[] = []

/** The cattleman has reached a location: phase B begins there (GWT2-LOC-01 to -03). */
export function arrive(state: State, space: number): void {
  acting(state).space = space
  if (space === tablesOf(state).trail.kansasCity) {
    push(state, KANSAS_CITY_STEPS)
    return
  }
  const tile = state.trail[space]
  const own = isPrivate(tile) && ownerOf(tile) === state.turn
  const usable = own || isNeutral(tile)
  state.tasks.push({
    kind: 'location',
    at: space,
    building: usable && !isUsed(state, tile) ? tile : NOTHING,
    specialOf: hasSpecialAction(state, space, own) ? space : NO_SPECIAL,
    used: usable ? usedActions(state, tile) : 0,
    auxiliary: true,
  })
}

/** A printed special action is for the owner of the building only; a poker action for everybody who stops here. */
function hasSpecialAction(state: State, space: number, own: boolean): boolean {
  return (
    (own && tablesOf(state).trail.spaces[space].special !== undefined) ||
    pokerAction(state, space) !== undefined
  )
}

/** Ends phase B of the present location, and of the building it copies. */
export function leaveLocation(state: State): void {
  while (state.tasks.length > 0 && state.tasks[state.tasks.length - 1].kind === 'location') state.tasks.pop()
}

/** The building there is about to be replaced: of the visit to it only the special action of its site is left. */
export function closeBuilding(state: State, space: number): void {
  state.tasks = state.tasks.map(task => {
    if (task.kind !== 'location' || task.at !== space || task.building === NOTHING) return task
    const used = (task.used >> localActions(state, task.building).length) & 1
    return { ...task, building: NOTHING, used }
  })
}

export function localActions(state: State, building: number): readonly LocalAction[] {
  const box = tablesOf(state)
  if (isNeutral(building)) return box.neutralBuildings[neutralIndex(building)]
  if (!isPrivate(building)) return NO_ACTIONS
  return buildingOnTrail(state, building).actions
}

/**
 * Neutral letters and building numbers share one row of bits. A building of Sam that shows another face than the
 * player's own of that number needs none: only 6b can use it, and that once a turn.
 */
function placeOf(state: State, building: number): number {
  if (isNeutral(building)) return 16 + neutralIndex(building)
  if (!isPrivate(building)) return NO_PLACE
  const number = numberOf(building)
  return faceOnTrail(state, building) === faceOf(state, number) ? number : NO_PLACE
}

const NO_PLACE = -1

/** Whether the building as a whole was used this turn, where that bars it (GWT2-BLDG-35). */
export function isUsed(state: State, building: number): boolean {
  const { buildingsOncePerTurn, rulings } = tablesOf(state)
  if (!buildingsOncePerTurn || rulings.copiedActions === 'eachOnce') return false
  const place = placeOf(state, building)
  return place !== NO_PLACE && (state.usedBuildings & (1 << place)) !== 0
}

/** Bits of the building's actions used this turn, where each is barred by itself (GWT2-BLDG-38). */
export const usedActions = (state: State, building: number): number =>
  state.usedActions?.[placeOf(state, building)] ?? 0

function markUsed(state: State, building: number, action: number): void {
  const place = placeOf(state, building)
  if (place === NO_PLACE) return
  state.usedBuildings |= 1 << place
  const { buildingsOncePerTurn, rulings } = tablesOf(state)
  if (!buildingsOncePerTurn || rulings.copiedActions !== 'eachOnce') return
  const used = state.usedActions?.slice() ?? []
  while (used.length <= place) used.push(0)
  used[place] |= 1 << action
  state.usedActions = used
}

export function specialAction(state: State, { specialOf }: LocationTask): Action | undefined {
  if (specialOf === NO_SPECIAL) return undefined
  const { special } = tablesOf(state).trail.spaces[specialOf]
  return special ? SPECIAL_ACTIONS[special] : pokerAction(state, specialOf)
}

/** The action itself or its alternatives: those that can be done, or with `refused` the others. */
function offerAction(
  state: State,
  action: LocalAction,
  index: number,
  refused: boolean,
  out: Option[],
): void {
  if ('gain' in action) {
    if (canDo(state, action) !== refused) out.push(localOption(index, 0))
    return
  }
  for (let i = 0; i < action.either.length; i++)
    if (canDo(state, action.either[i]) !== refused) out.push(localOption(index, i))
}

/** Local and special actions not used yet in this visit, and auxiliary ones that may be done instead. */
function offerActions(state: State, task: LocationTask, refused: boolean, out: Option[]): void {
  const actions = localActions(state, task.building)
  for (let i = 0; i < actions.length; i++)
    if ((task.used & (1 << i)) === 0) offerAction(state, actions[i], i, refused, out)
  const special = specialAction(state, task)
  if (special && (task.used & (1 << actions.length)) === 0)
    offerAction(state, special, actions.length, refused, out)
  if (task.auxiliary) offerAuxiliaries(state, 1, refused, out)
}

/** Buildings of others, and buildings used already, have no local actions for this player. */
function closedTrouble(state: State, { building, auxiliary }: LocationTask): OptionTrouble | undefined {
  const tile = state.trail[acting(state).space]
  if (!isPrivate(tile) || building === tile || !auxiliary) return undefined
  if (ownerOf(tile) !== state.turn) return 'foreign'
  return isUsed(state, tile) ? 'used' : undefined
}

/** Stands for all local actions of a closed building: behind the special action, if there is one. */
const closedOption = ({ specialOf }: LocationTask): Option => localOption(specialOf === NO_SPECIAL ? 0 : 1, 0)

/** The action that an answer names; undefined for those of a closed building. */
export function actionNamed(state: State, task: LocationTask, option: Option): Action | undefined {
  const { action, either } = chosen(option, 'local')
  const actions = localActions(state, task.building)
  if (action > actions.length) return undefined
  const local = action === actions.length ? specialAction(state, task) : actions[action]
  return local === undefined || 'gain' in local ? local : local.either[either]
}

export const location: TaskRules<LocationTask> = {
  secret: true,
  options(state, task, out) {
    offerActions(state, task, false, out)
    offerObjectivePlays(state, out)
    out.push(PASS)
  },
  refused(state, task, out) {
    if (closedTrouble(state, task) !== undefined) out.push(closedOption(task))
    offerActions(state, task, true, out)
  },
  obstacle(state, task, option) {
    if (option.kind === 'auxiliary') return auxiliaryObstacle(state, option.which, option.times)
    const action = actionNamed(state, task, option)
    return action === undefined ? closedTrouble(state, task) : obstacleTo(state, action)
  },

  answer(state, task, option, tell) {
    switch (option.kind) {
      case 'play':
        state.tasks.push(task)
        playObjective(state, option.card, tell)
        return
      case 'auxiliary':
        // GWT2-LOC-01: one auxiliary action instead of the local actions; objective cards may still be played after it.
        state.tasks.push({
          kind: 'location',
          at: task.at,
          building: NOTHING,
          specialOf: NO_SPECIAL,
          used: task.used,
          auxiliary: false,
        })
        doAuxiliary(state, option.which, 1, tell)
        return
      case 'local': {
        const isSpecial = option.action === localActions(state, task.building).length
        const local = actionNamed(state, task, option)
        if (local === undefined) throw new Error(`No local action ${option.action} here.`)
        const building = isSpecial ? NOTHING : task.building
        if (!isSpecial || tablesOf(state).rulings.copiedActions === 'eachOnce')
          markUsed(state, task.building, option.action)
        state.tasks.push({
          kind: 'location',
          at: task.at,
          building: task.building,
          specialOf: task.specialOf,
          used: task.used | (1 << option.action),
          auxiliary: false,
        })
        tell?.({ type: 'local', seat: state.turn, building, action: option.action })
        perform(state, local)
        return
      }
      default: // the visit is over
    }
  },
}
