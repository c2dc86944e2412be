import { type Message, UNKNOWN } from '@railhead/kernel'
import { BUILDER } from '../../components/tiles.js'
import { canDiscard } from '../../herd.js'
import { acting, NO_TOKEN, type State } from '../../state.js'
import { type Action, possible, type Task, type TaskOf } from '../../task.js'
import { buildingOf } from '../../tasks/build.js'
import { type Edition, message, money, named } from '../message.js'
import { breedName } from '../names.js'
import { editionOf } from '../places.js'

export const tooDear = (cost: number, purse: number): Message =>
  message('why.money', { cost: money(cost), money: money(purse) })

export const tooFewBuilders = (needed: number, have: number): Message =>
  message('why.builders', { needed, have })

function noCard({ what, count = 1 }: TaskOf<'discard'>, edition: Edition): Message {
  return typeof what === 'number'
    ? message('why.discard.breed', { breed: breedName(what, edition), count })
    : named('why.discard', what, { count })
}

/** The cheapest building not built yet says what is missing. */
function noBuilding(state: State, { price }: TaskOf<'build'>, purse: number): Message {
  const { unbuilt, workers } = acting(state)
  let fewest = Number.POSITIVE_INFINITY
  for (let number = 1; unbuilt >> number > 0; number++)
    if (unbuilt & (1 << number)) fewest = Math.min(fewest, buildingOf(state, number).builders)
  if (fewest === Number.POSITIVE_INFINITY) return message('why.allBuilt')
  return fewest > workers[BUILDER] ? tooFewBuilders(fewest, workers[BUILDER]) : tooDear(fewest * price, purse)
}

function noCardToLay(state: State, { price }: TaskOf<'layCard'>, purse: number): Message {
  if (acting(state).bonusToken === NO_TOKEN) return message('why.notSeated')
  return purse < price ? tooDear(price, purse) : message('why.tableFull')
}

/** Why a task of a table cannot be started now; only asked of one that cannot. */
function whyNot(state: State, task: Task, purse: number): Message | undefined {
  const edition = editionOf(state)
  switch (task.kind) {
    case 'pay':
      return tooDear(task.amount, purse)
    case 'discard':
      return noCard(task, edition)
    case 'engineBack':
      return message('why.engineBack', { count: task.steps })
    case 'specialDelivery':
      return message('why.engineBack', { count: 1 })
    case 'moneyPer':
    case 'certificatePer':
      return message('why.none', { per: task.per })
    case 'engine':
      return typeof task.upTo === 'string' ? message('why.none', { per: task.upTo }) : undefined
    case 'layCard':
      return noCardToLay(state, task, purse)
    case 'build':
      return noBuilding(state, task, purse)
    case 'outlawPairs':
    case 'takeOutlaw':
      return named(`why.${task.kind}`, edition)
    case 'hire':
    case 'buyCattle':
    case 'takeHazard':
    case 'takeObjective':
    case 'upgradeBehind':
    case 'copyAdjacent':
    case 'placeShop':
    case 'showdown':
      return named('why', task.kind)
    default:
      return undefined
  }
}

/** Whether the seat's hand is hidden from who looks: then nothing can be said of cards. */
const isHidden = (state: State): boolean => acting(state).hand.includes(UNKNOWN)

/** Why an action that is not offered cannot be done: its first cost that cannot be met, or its gain. */
export function whyNotAction(state: State, { cost = [], gain }: Action): Message | undefined {
  let purse = acting(state).money
  for (const task of cost) {
    if (task.kind === 'discard' && isHidden(state)) return undefined
    const met =
      task.kind === 'discard'
        ? canDiscard(acting(state), task.what, task.count)
        : possible(state, task, purse)
    if (!met) return whyNot(state, task, purse)
    if (task.kind === 'pay') purse -= task.amount
  }
  const missing = gain.filter(task => !possible(state, task, purse)).at(-1)
  return missing === undefined ? undefined : whyNot(state, missing, purse)
}
