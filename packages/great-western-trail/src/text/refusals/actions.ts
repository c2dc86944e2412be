import type { Refusal } from '@railhead/kernel'
import { isPrivate, ownerOf } from '../../components/tiles.js'
import { tablesOf } from '../../state.js'
import type { Action, TaskOf } from '../../task.js'
import { isUsed, localActions } from '../../tasks/location.js'
import { actionText, alternatives } from '../actions.js'
import { type Key, message, who } from '../message.js'
import { auxiliaryName } from '../names.js'
import { specialAction } from '../options/trail.js'
import { buildingText } from '../places.js'
import { offers, type Question, refusal } from './asked.js'
import { whyNotAction } from './reasons.js'

/** An action in its plain words, and why it cannot be done. */
const refuse = ({ state, edition }: Question<unknown>, key: Key, action: Action): Refusal[] =>
  refusal(message(key, { action: actionText(action, edition) }), whyNotAction(state, action))

/** Local and special actions that cannot be done, and auxiliary ones that could be done instead. */
export function location(question: Question<TaskOf<'location'>>): Refusal[] {
  const { state, task } = question
  const actions = localActions(state, task.building)
  const isOpen = (action: number, either: number): boolean =>
    (task.used & (1 << action)) === 0 && !offers(question, { kind: 'local', action, either })
  const refused = actions.flatMap((local, i) =>
    alternatives(local).flatMap((action, either) =>
      isOpen(i, either) ? refuse(question, 'option.local', action) : [],
    ),
  )
  const special = specialAction(question, task)
  if (special !== undefined && isOpen(actions.length, 0))
    refused.push(...refuse(question, 'option.special', special))
  if (task.auxiliary) refused.push(...auxiliaries(question, 1))
  return [...closedBuilding(question), ...refused]
}

/** Buildings of others, and buildings used already, have no local actions for this player. */
function closedBuilding({ state, seat, player, task }: Question<TaskOf<'location'>>): Refusal[] {
  const tile = state.trail[player.space]
  if (!isPrivate(tile) || task.building === tile || !task.auxiliary) return []
  const what = message('refused.localActions', { building: buildingText(state, tile, seat) })
  if (ownerOf(tile) !== seat) return refusal(what, message('why.foreign', { owner: who(ownerOf(tile)) }))
  return isUsed(state, tile) ? refusal(what, message('why.used')) : []
}

/** Auxiliary actions that are blocked by discs, or whose cost cannot be met. */
function auxiliaries(question: Question<unknown>, max: 1 | 2): Refusal[] {
  const { state, player, edition } = question
  const { auxiliaries: all, discSpaces } = tablesOf(state)
  return all.flatMap(({ disc, single, double }, which) => {
    if (player.discs[disc] >= 2) {
      const name = auxiliaryName(discSpaces[disc].name)
      return refusal(message('refused.auxiliary', { auxiliary: name }), message('why.discs'))
    }
    const refused: Refusal[] = []
    if (!offers(question, { kind: 'auxiliary', which, times: 1 }))
      refused.push(...refuse(question, 'option.auxiliary', single))
    if (max === 2 && !offers(question, { kind: 'auxiliary', which, times: 2 })) {
      const what = message('option.auxiliary.double', { action: actionText(double, edition) })
      const why = player.discs[disc] > 0 ? message('why.disc') : whyNotAction(state, double)
      refused.push(...refusal(what, why))
    }
    return refused
  })
}

export const auxiliary = (question: Question<TaskOf<'auxiliary'>>): Refusal[] =>
  auxiliaries(question, question.task.max)

export function offer(question: Question<TaskOf<'offer'>>): Refusal[] {
  return offers(question, { kind: 'take' }) ? [] : refuse(question, 'option.choice', question.task.action)
}

export function choose(question: Question<TaskOf<'choose'>>): Refusal[] {
  return question.task.actions.flatMap((action, index) =>
    offers(question, { kind: 'choice', index }) ? [] : refuse(question, 'option.choice', action),
  )
}
