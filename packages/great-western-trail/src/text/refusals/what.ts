import type { Message } from '@railhead/kernel'
import { NOTHING } from '../../components/tiles.js'
import type { Option, OptionKind, OptionOf } from '../../option.js'
import { tablesOf } from '../../state.js'
import type { Action } from '../../task.js'
import { actionNamed, localActions } from '../../tasks/location.js'
import { faceOf } from '../../walk.js'
import { actionText } from '../actions.js'
import { message, money } from '../message.js'
import {
  auxiliaryName,
  buildingName,
  cardText,
  cityName,
  stationName,
  townName,
  workerKey,
} from '../names.js'
import { option as optionText } from '../options.js'
import { buildingText, siteText } from '../places.js'
import type { Question } from './asked.js'

type What<Kind extends OptionKind> = (question: Question, option: OptionOf<Kind>) => Message

/** The action that an option stands for; undefined for one that is none, and for those of a closed building. */
export function actionOf({ state, task }: Question, option: Option): Action | undefined {
  switch (option.kind) {
    case 'local':
      return task.kind === 'location' ? actionNamed(state, task, option) : undefined
    case 'auxiliary': {
      const { single, double } = tablesOf(state).auxiliaries[option.which]
      return option.times === 1 ? single : double
    }
    case 'take':
      return task.kind === 'offer' ? task.action : undefined
    case 'choice':
      return task.kind === 'choose' ? task.actions[option.index] : undefined
    default:
      return undefined
  }
}

const hire: What<'hire'> = ({ task, state }, { worker, row }) => {
  const cost = tablesOf(state).jobMarket.costs[row] + (task.kind === 'hire' ? task.change : 0)
  return message('refused.hire', { worker: workerKey(worker), row: row + 1, cost: money(cost) })
}

const buy: What<'buy'> = ({ state }, { purchase, card }) => {
  const { count, price, cowboys } = tablesOf(state).purchases[purchase]
  return message(count === 1 ? 'refused.buy' : 'refused.buy.two', {
    card: cardText(card, tablesOf(state)),
    price: money(price),
    cowboys,
  })
}

const site: What<'site'> = ({ state, seat }, { space }) => {
  const tile = state.trail[space]
  return tile === NOTHING
    ? message('refused.site', { site: siteText(state, space) })
    : message('refused.replace', { building: buildingText(state, tile, seat) })
}

const city: What<'city'> = ({ state }, option) => {
  const target = tablesOf(state).cities[option.city]
  return message('refused.city', { city: cityName(target), value: target.value })
}

const shop: What<'shop'> = ({ state }, { town }) => {
  const { north, cities } = tablesOf(state)
  if (north === undefined) throw new Error('There are no shops without Rails to the North.')
  return message('refused.shop', { town: townName(north.towns[town], cities) })
}

/** An action in its plain words, without what it would leave. */
const local: What<'local'> = (question, option) => {
  const { state, seat, player, task, edition } = question
  const action = actionOf(question, option)
  if (action === undefined || task.kind !== 'location')
    return message('refused.localActions', {
      building: buildingText(state, state.trail[player.space], seat),
    })
  const isSpecial = option.action === localActions(state, task.building).length
  return message(isSpecial ? 'option.special' : 'option.local', { action: actionText(action, edition) })
}

const auxiliary: What<'auxiliary'> = ({ state, player, edition }, { which, times }) => {
  const { auxiliaries, discSpaces } = tablesOf(state)
  const { disc, single, double } = auxiliaries[which]
  if (player.discs[disc] >= 2)
    return message('refused.auxiliary', { auxiliary: auxiliaryName(discSpaces[disc].name) })
  return times === 1
    ? message('option.auxiliary', { action: actionText(single, edition) })
    : message('option.auxiliary.double', { action: actionText(double, edition) })
}

const action = (question: Question, option: Option): Message => {
  const found = actionOf(question, option)
  if (found === undefined) throw new Error(`'${option.kind}' stands for no action here.`)
  return message('option.choice', { action: actionText(found, question.edition) })
}

/** Options whose own words would speak of what they cost and lead to; the others keep their words. */
const WHAT: { readonly [Kind in OptionKind]?: What<Kind> } = {
  auxiliary,
  building: ({ state }, { building }) =>
    message('refused.build', { building: buildingName(building, faceOf(state, building)) }),
  buy,
  choice: action,
  city,
  hire,
  local,
  shop,
  site,
  station: (_question, { station }) => message('refused.upgrade', { station: stationName(station) }),
  take: action,
  tile: ({ task }) => message('refused.worker', { step: task.kind === 'foresight' ? task.step + 1 : 1 }),
  worker: (_question, { worker }) => message('refused.giveWorker', { worker: workerKey(worker) }),
}

/** The refused option as it would look. */
export function what(question: Question, option: Option): Message {
  const words = WHAT[option.kind] as ((question: Question, option: Option) => Message) | undefined
  return words === undefined ? optionText(question.state, question.seat, option) : words(question, option)
}
