import type { Message } from '@railhead/kernel'
import { countOf } from '../../player.js'
import { tablesOf } from '../../state.js'
import type { Action, Task } from '../../task.js'
import { buysCattle, canBuyCattle } from '../../tasks/buyCattle.js'
import { localActions, specialAction } from '../../tasks/location.js'
import { actionText, alternatives } from '../actions.js'
import { join, message, money } from '../message.js'
import { buildingText, journey, localActionsText, placeText } from '../places.js'
import type { Asked, Wording } from './asked.js'

export const move: Wording<'move'> = (option, { state, seat }) => {
  const { steps, fees } = journey(state, option)
  const place = placeText(state, option.to, seat)
  return fees.length === 0
    ? message('option.move', { place, steps })
    : message('option.move.fees', { place, steps, fees: join(fees, 'comma') })
}

export const place: Wording<'place'> = ({ space }, { state, seat }) =>
  message('option.place', {
    place: placeText(state, space, seat),
    actions: localActionsText(state, state.trail[space]),
  })

export const copy: Wording<'copy'> = ({ space }, { state, seat }) =>
  message('option.copy', {
    building: buildingText(state, state.trail[space], seat),
    actions: localActionsText(state, state.trail[space]),
  })

/** What an action surely changes the player's dollars by. */
function dollars({ state }: Asked, { cost = [], gain }: Action): number {
  const of = (task: Task): number => {
    if (task.kind === 'pay') return -task.amount
    if (task.kind === 'money') return task.amount
    return task.kind === 'moneyPer' ? task.amount * countOf(state, task.per) : 0
  }
  return [...cost, ...gain].reduce((sum, task) => sum + of(task), 0)
}

/** An action with the money that it leaves, or what it cannot do. */
function withMoney(asked: Asked, action: Action): Message {
  const words = actionText(action, asked.edition)
  if (buysCattle(action) && !canBuyCattle(asked.state))
    return message('option.nothingToBuy', { action: words, money: money(asked.player.money) })
  const change = dollars(asked, action)
  return change === 0
    ? words
    : message('option.withMoney', { action: words, money: money(asked.player.money + change) })
}

export const local: Wording<'local'> = ({ action, either }, asked) => {
  const { task, state } = asked
  if (task.kind !== 'location') throw new Error('Local actions are offered at locations.')
  const actions = localActions(state, task.building)
  if (action < actions.length)
    return message('option.local', { action: withMoney(asked, alternatives(actions[action])[either]) })
  const special = specialAction(state, task)
  if (special === undefined) throw new Error(`No local action ${action} here.`)
  return message('option.special', { action: withMoney(asked, special) })
}

export const auxiliary: Wording<'auxiliary'> = ({ which, times }, asked) => {
  const { single, double } = tablesOf(asked.state).auxiliaries[which]
  return times === 1
    ? message('option.auxiliary', { action: withMoney(asked, single) })
    : message('option.auxiliary.double', { action: withMoney(asked, double) })
}

export const choice: Wording<'choice'> = ({ index }, asked) => {
  if (asked.task.kind !== 'choose') throw new Error('There is nothing to choose from.')
  return message('option.choice', { action: withMoney(asked, asked.task.actions[index]) })
}

export const take: Wording<'take'> = (_option, asked) => {
  const { task, state, player } = asked
  if (task.kind === 'offer') return message('option.choice', { action: withMoney(asked, task.action) })
  if (task.kind !== 'upgradeStation') throw new Error(`'${task.kind}' has nothing to take.`)
  const { cost } = tablesOf(state).stations[task.station]
  return message('option.upgrade', { cost: money(cost), left: money(player.money - cost) })
}
