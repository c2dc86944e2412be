import type { Message, Seat } from '@railhead/kernel'
import { SPECIAL_ACTIONS } from '../components/buildings.js'
import { isNeutral, isPrivate, NOTHING, numberOf, ownerOf } from '../components/tiles.js'
import { BANK } from '../event.js'
import type { Option, OptionOf } from '../option.js'
import { acting, type State, tablesOf } from '../state.js'
import { rulesOf, type Task } from '../task.js'
import { localActions } from '../tasks/location.js'
import { faceOnTrail, feeAt, payeeAt, walkWay } from '../walk.js'
import { actionsText, actionText } from './actions.js'
import { type Edition, join, message, money, who } from './message.js'
import { ownedBuildingName, spaceName, tileName } from './names.js'

export const editionOf = (state: State): Edition => tablesOf(state).edition

/** What the rules would offer if they asked this now. */
export function optionsFor(state: State, task: Task): readonly Option[] {
  const options: Option[] = []
  rulesOf(task).options?.(state, task, options)
  return options
}

/** A building tile with its face, as `viewer` calls it. */
export function buildingText(state: State, tile: number, viewer: Seat): Message {
  if (!isPrivate(tile)) return tileName(tile, tablesOf(state))
  return ownedBuildingName(numberOf(tile), faceOnTrail(state, tile), ownerOf(tile), viewer)
}

/** What one meets on a space of the trail: its tile, or the bare space. */
export function placeText(state: State, space: number, viewer: Seat): Message {
  const tile = state.trail[space]
  const { trail } = tablesOf(state)
  const name = spaceName(trail, space, editionOf(state), state.trail)
  if (tile === NOTHING) return name
  if (isNeutral(tile) || isPrivate(tile)) return buildingText(state, tile, viewer)
  return message('place.tile', { tile: tileName(tile, tablesOf(state)), space: name })
}

export const localActionsText = (state: State, tile: number): Message =>
  actionsText(localActions(state, tile), editionOf(state))

/** A building site with what is printed beside it. */
export function siteText(state: State, space: number): Message {
  const { trail } = tablesOf(state)
  const { forest, special } = trail.spaces[space]
  const name = spaceName(trail, space, editionOf(state), state.trail)
  const extras: Message[] = []
  if (forest) extras.push(message('site.forest'))
  if (special !== undefined)
    extras.push(message('site.special', { action: actionText(SPECIAL_ACTIONS[special], editionOf(state)) }))
  return extras.length === 0 ? name : message('site.extras', { name, extras: join(extras, 'comma') })
}

/** How a move goes: its steps, and what is paid to whom. */
export function journey(
  state: State,
  { to, way, fee }: OptionOf<'move'>,
): { readonly steps: number; readonly fees: readonly Message[] } {
  const paid = new Map<number, number>()
  let purse = acting(state).money
  let steps = 0
  walkWay(state, to, way, space => {
    steps++
    const due = fee === 0 ? 0 : Math.min(feeAt(state, space), purse)
    if (due === 0) return
    purse -= due
    const payee = payeeAt(state, space)
    paid.set(payee, (paid.get(payee) ?? 0) + due)
  })
  const fees = [...paid].map(([payee, amount]) =>
    payee === BANK
      ? message('fee.bank', { money: money(amount) })
      : message('fee.owner', { money: money(amount), owner: who(payee) }),
  )
  return { steps, fees }
}
