import { canDo, doAuxiliary, offerAuxiliaries, perform } from '../actions.js'
import { SPECIAL_ACTIONS } from '../components/buildings.js'
import { isNeutral, isPrivate, NOTHING, neutralIndex, numberOf, ownerOf } from '../components/tiles.js'
import { localOption, type Option, PASS } from '../option.js'
import { acting, push, type State, tablesOf } from '../state.js'
import type { Action, LocalAction, LocationTask, TaskRules } from '../task.js'
import { buildingOnTrail, faceOf, faceOnTrail } from '../walk.js'
import { KANSAS_CITY_STEPS } from './foresight.js'
import { offerObjectivePlays, playObjective } from './objective.js'
import { pokerAction } from './poker.js'

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
    used: 0,
    auxiliary: true,
  })
}

/** A printed special action is for the owner of the building only; a poker action for everybody who stops here. */
export function hasSpecialAction(state: State, space: number, own: boolean): boolean {
  return (
    (own && tablesOf(state).trail.spaces[space].special !== undefined) ||
    pokerAction(state, space) !== undefined
  )
}

/** Ends phase B of the present location, and of the building it copies. */
export function leaveLocation(state: State): void {
  while (state.tasks.length > 0 && state.tasks[state.tasks.length - 1].kind === 'location') state.tasks.pop()
}

export function localActions(state: State, building: number): readonly LocalAction[] {
  const box = tablesOf(state)
  if (isNeutral(building)) return box.neutralBuildings[neutralIndex(building)]
  if (!isPrivate(building)) return NO_ACTIONS
  return buildingOnTrail(state, building).actions
}

/**
 * Neutral letters and building numbers share one set of bits. A building of Sam that shows another face than the
 * player's own of that number needs none: only 6b can use it, and that once a turn.
 */
function bitOf(state: State, building: number): number {
  if (isNeutral(building)) return 1 << (16 + neutralIndex(building))
  if (!isPrivate(building)) return 0
  const number = numberOf(building)
  return faceOnTrail(state, building) === faceOf(state, number) ? 1 << number : 0
}

/** GWT2-BLDG-35 */
export const isUsed = (state: State, building: number): boolean =>
  tablesOf(state).buildingsOncePerTurn && (state.usedBuildings & bitOf(state, building)) !== 0
export const markUsed = (state: State, building: number): void => {
  state.usedBuildings |= bitOf(state, building)
}

function specialAction(state: State, { specialOf }: LocationTask): Action | undefined {
  if (specialOf === NO_SPECIAL) return undefined
  const { special } = tablesOf(state).trail.spaces[specialOf]
  return special ? SPECIAL_ACTIONS[special] : pokerAction(state, specialOf)
}

function offerAction(state: State, action: LocalAction, index: number, out: Option[]): void {
  if ('gain' in action) {
    if (canDo(state, action)) out.push(localOption(index, 0))
    return
  }
  for (let i = 0; i < action.either.length; i++)
    if (canDo(state, action.either[i])) out.push(localOption(index, i))
}

export const location: TaskRules<LocationTask> = {
  secret: true,
  options(state, task, out) {
    const actions = localActions(state, task.building)
    for (let i = 0; i < actions.length; i++)
      if ((task.used & (1 << i)) === 0) offerAction(state, actions[i], i, out)
    const special = specialAction(state, task)
    if (special && (task.used & (1 << actions.length)) === 0) offerAction(state, special, actions.length, out)
    if (task.auxiliary) offerAuxiliaries(state, 1, out)
    offerObjectivePlays(state, out)
    out.push(PASS)
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
        const actions = localActions(state, task.building)
        const isSpecial = option.action === actions.length
        const local = isSpecial ? specialAction(state, task) : actions[option.action]
        if (local === undefined) throw new Error(`No local action ${option.action} here.`)
        const building = isSpecial ? NOTHING : task.building
        if (!isSpecial) markUsed(state, task.building)
        state.tasks.push({
          kind: 'location',
          at: task.at,
          building: task.building,
          specialOf: task.specialOf,
          used: task.used | (1 << option.action),
          auxiliary: false,
        })
        tell?.({ type: 'local', seat: state.turn, building, action: option.action })
        perform(state, 'gain' in local ? local : local.either[option.either])
        return
      }
      default: // the visit is over
    }
  },
}
