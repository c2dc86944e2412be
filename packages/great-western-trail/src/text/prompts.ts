import type { Decision, Message } from '@railhead/kernel'
import { CATTLE_PROMPTS } from '../addons/cattle/words.js'
import { END_OF_TRACK_MONEY } from '../components/railroad.js'
import { COWBOY } from '../components/tiles.js'
import type { Option } from '../option.js'
import { certificateLimit, countOf, stepLimit } from '../player.js'
import { acting, type State, tablesOf } from '../state.js'
import type { Count, TaskKind, TaskOf } from '../task.js'
import { actionText, taskText } from './actions.js'
import { message, money, named, type Params } from './message.js'
import { cityName, stationMasterName, stationName } from './names.js'
import { editionOf, placeText } from './places.js'

/** Tasks that never ask. */
type Silent =
  | 'beginTurn'
  | 'drawUp'
  | 'money'
  | 'moneyPer'
  | 'pay'
  | 'certificate'
  | 'certificatePer'
  | 'certificateToLimit'
  | 'outlawPairs'
  | 'exchangeToken'
  | 'drawThenDiscard'
  | 'showdown'
  | 'discardHand'
  | 'cityReward'
  | 'transport'
  | 'leaveKansasCity'
type Asking = Exclude<TaskKind, Silent>

const purse = (state: State): Message => money(acting(state).money)

/** Whether the question may be declined, for the words 'or go on'. */
const optional = (task: { readonly optional?: true }): Params => ({ optional: task.optional ? 'yes' : 'no' })

const amount = (state: State, count: number | Count): number =>
  typeof count === 'number' ? count : countOf(state, count)

function placeDisc(state: State, { on, index, reserve }: TaskOf<'placeDisc'>): Message {
  const box = tablesOf(state)
  const place = on === 'city' ? cityName(box.cities[index]) : stationName(index)
  return reserve === 0
    ? message('prompt.placeDisc', { place })
    : message('prompt.placeDisc.reserve', { place, money: purse(state), reserve: money(reserve) })
}

/** Every question, in the player's words. A kind of task that asks does not compile without one. */
const PROMPTS: { readonly [Kind in Asking]: (state: State, task: TaskOf<Kind>) => Message } = {
  discardDown: (state, { to }) =>
    message('prompt.discardDown', { count: acting(state).hand.length - to, limit: to }),
  placeCattleman: () => message('prompt.placeCattleman'),
  phaseA: state => message('prompt.phaseA', { steps: stepLimit(state, acting(state)), money: purse(state) }),
  moveCattleman: (state, { upTo }) => message('prompt.moveCattleman', { steps: upTo, money: purse(state) }),
  objectiveMove: (_state, { upTo }) => message('prompt.objectiveMove', { steps: upTo }),
  location: (state, { at }) =>
    message('prompt.location', { place: placeText(state, at, state.turn), money: purse(state) }),
  copyAdjacent: () => message('prompt.copyAdjacent'),
  auxiliary: (_state, task) => named('prompt.auxiliary', task.max, optional(task)),
  offer: (state, { action }) => message('prompt.offer', { action: actionText(action, editionOf(state)) }),
  choose: () => message('prompt.choose'),
  hire: (state, task) =>
    message('prompt.hire', {
      ...optional(task),
      money: purse(state),
      kind: task.change === 0 ? 'same' : task.change > 0 ? 'more' : 'less',
      change: money(Math.abs(task.change)),
    }),
  buyCattle: (state, task) =>
    message('prompt.buyCattle', {
      cowboys: task.cowboys ?? acting(state).workers[COWBOY],
      money: purse(state),
    }),
  buySecond: () => message('prompt.buySecond'),
  build: (state, task) =>
    message('prompt.build', {
      ...optional(task),
      builders: task.asBuilders ?? countOf(state, 'builders'),
      price: money(task.price),
      money: purse(state),
    }),
  site: (state, { building }) => message('prompt.site', { building, money: purse(state) }),
  engine: (state, task) => message('prompt.engine', { ...optional(task), spaces: amount(state, task.upTo) }),
  engineBack: (_state, { steps }) => message('prompt.engineBack', { spaces: steps }),
  leaveEndOfTrack: () => message('prompt.leaveEndOfTrack', { money: money(END_OF_TRACK_MONEY) }),
  specialDelivery: () => message('prompt.specialDelivery'),
  upgradeStation: (state, { station }) =>
    message('prompt.upgradeStation', {
      station: stationName(station),
      cost: money(tablesOf(state).stations[station].cost),
      money: purse(state),
    }),
  upgradeBehind: state => message('prompt.upgradeBehind', { money: purse(state) }),
  placeDisc,
  takeStationMaster: (state, { station }) =>
    message('prompt.takeStationMaster', { master: stationMasterName(state.masters[station]) }),
  bonusStationMaster: () => message('prompt.bonusStationMaster'),
  takeHazard: (_state, task) => message('prompt.takeHazard', optional(task)),
  takeOutlaw: (state, task) => named('prompt.takeOutlaw', editionOf(state), optional(task)),
  hazardOrOutlaw: state => named('prompt.hazardOrOutlaw', editionOf(state)),
  takeObjective: (_state, task) =>
    message('prompt.takeObjective', { ...optional(task), from: task.from, to: task.to }),
  drawUpTo: (state, task) =>
    message('prompt.drawUpTo', { ...optional(task), count: amount(state, task.count) }),
  discardCards: (_state, { count }) => message('prompt.discardCards', { count }),
  discard: (state, task) => message('prompt.discard', { what: taskText(task, editionOf(state)) }),
  removeCards: (_state, { count }) => message('prompt.removeCards', { count }),
  placeShop: (state, task) => message('prompt.placeShop', { ...optional(task), money: purse(state) }),
  freeCattle: () => message('prompt.freeCattle'),
  pokerSeat: () => message('prompt.pokerSeat'),
  layCard: (state, { price }) => message('prompt.layCard', { price: money(price), pot: money(state.pot) }),
  foresight: (_state, { step }) => message('prompt.foresight', { step: step + 1 }),
  income: state =>
    message('prompt.income', {
      certificates: acting(state).certificates,
      limit: certificateLimit(acting(state)),
    }),
  ...CATTLE_PROMPTS,
  deliver: (state, { total, transport }) =>
    message(transport ? 'prompt.deliver' : 'prompt.deliver.free', { total, money: purse(state) }),
}

const isAsking = (kind: string): kind is Asking => Object.hasOwn(PROMPTS, kind)

export function prompt(state: State, { seat, ask }: Decision<Option>): Message {
  if (ask === 'exchange.discard')
    return message('prompt.exchange.discard', { count: state.players[seat].exchanging })
  if (ask === 'exchange') return message('prompt.exchange', { tokens: state.players[seat].exchangeTokens })
  const task = state.tasks[state.tasks.length - 1]
  if (!isAsking(ask) || task.kind !== ask) throw new Error(`'${ask}' is not asked now.`)
  const ofKind = PROMPTS[ask] as (state: State, task: TaskOf<Asking>) => Message
  return ofKind(state, task as TaskOf<Asking>)
}
