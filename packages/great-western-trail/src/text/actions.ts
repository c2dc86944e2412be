import type { Message } from '@railhead/kernel'
import type { CattleTask } from '../addons/cattle/rules.js'
import type { Action, Count, LocalAction, Task, TaskKind, TaskOf } from '../task.js'
import { type Edition, join, type Key, message, money, named } from './message.js'
import { breedName } from './names.js'

/** Tasks that no table names as an effect: the rules put them on the stack themselves. */
type Internal =
  | 'beginTurn'
  | 'placeCattleman'
  | 'phaseA'
  | 'drawUp'
  | 'discardDown'
  | 'location'
  | 'buySecond'
  | 'site'
  | 'leaveEndOfTrack'
  | 'upgradeStation'
  | 'placeDisc'
  | 'takeStationMaster'
  | 'discardCards'
  | 'foresight'
  | 'income'
  | CattleTask['kind']
  | 'discardHand'
  | 'deliver'
  | 'cityReward'
  | 'transport'
  | 'leaveKansasCity'
type Effect = Exclude<TaskKind, Internal>

const upTo = (count: number | Count, fixed: 'task.engine' | 'task.drawUpTo'): Message =>
  typeof count === 'number'
    ? message(fixed, { count })
    : message(fixed === 'task.engine' ? 'task.enginePer' : 'task.drawUpToPer', { per: count })

function hire({ change }: TaskOf<'hire'>): Message {
  if (change === 0) return message('task.hire')
  return change > 0
    ? message('task.hire.more', { money: money(change) })
    : message('task.hire.less', { money: money(-change) })
}

function build({ price, asBuilders }: TaskOf<'build'>): Message {
  if (asBuilders !== undefined) return message('task.build.as', { builders: asBuilders })
  return price === 0 ? message('task.build.free') : message('task.build', { money: money(price) })
}

function discard({ what, count = 1 }: TaskOf<'discard'>, edition: Edition): Message {
  return typeof what === 'number'
    ? message('task.discard.breed', { count, breed: breedName(what, edition) })
    : named('task.discard', what, { count })
}

function takeObjective({ from, to }: TaskOf<'takeObjective'>): Message {
  if (to === 'hand') return message('task.takeObjective.hand')
  return message(from === 'display' ? 'task.takeObjective.display' : 'task.takeObjective')
}

/** The vocabulary that the rows of the box are written in, in words. */
const EFFECTS: { readonly [Kind in Effect]: (task: TaskOf<Kind>, edition: Edition) => Message } = {
  money: task => message('task.money', { money: money(task.amount) }),
  moneyPer: task => message('task.moneyPer', { money: money(task.amount), per: task.per }),
  pay: task => message('task.pay', { money: money(task.amount) }),
  certificate: task => message('task.certificate', { amount: task.amount }),
  certificatePer: task => message('task.certificatePer', { amount: task.amount, per: task.per }),
  certificateToLimit: () => message('task.certificateToLimit'),
  outlawPairs: ({ certificates, money: dollars }, edition) =>
    named('task.outlawPairs', edition, { certificates, money: money(dollars) }),
  exchangeToken: () => message('task.exchangeToken'),
  hire,
  buyCattle: () => message('task.buyCattle'),
  build,
  engine: task => upTo(task.upTo, 'task.engine'),
  engineBack: task => message('task.engineBack', { count: task.steps }),
  specialDelivery: () => message('task.specialDelivery'),
  upgradeBehind: () => message('task.upgradeBehind'),
  takeHazard: () => message('task.takeHazard'),
  takeOutlaw: (_task, edition) => named('task.takeOutlaw', edition),
  hazardOrOutlaw: (_task, edition) => named('task.hazardOrOutlaw', edition),
  takeObjective,
  drawUpTo: task => upTo(task.count, 'task.drawUpTo'),
  drawThenDiscard: task => message('task.drawThenDiscard', { count: task.count }),
  discard,
  removeCards: task => message('task.removeCards', { count: task.count }),
  auxiliary: task => named('task.auxiliary', task.max),
  moveCattleman: task => message('task.moveCattleman', { count: task.upTo }),
  objectiveMove: task => message('task.objectiveMove', { count: task.upTo }),
  copyAdjacent: () => message('task.copyAdjacent'),
  offer: (task, edition) => actionText(task.action, edition),
  choose: (task, edition) =>
    join(
      task.actions.map(action => actionText(action, edition)),
      'or',
    ),
  placeShop: () => message('task.placeShop'),
  freeCattle: () => message('task.freeCattle'),
  bonusStationMaster: () => message('task.bonusStationMaster'),
  pokerSeat: () => message('task.pokerSeat'),
  layCard: task => message('task.layCard', { money: money(task.price) }),
  showdown: () => message('task.showdown'),
}

const isEffect = (kind: TaskKind): kind is Effect => Object.hasOwn(EFFECTS, kind)

/** What a task of a table does, as part of a sentence. */
export function taskText(task: Task, edition: Edition): Message {
  if (!isEffect(task.kind)) throw new Error(`No table names '${task.kind}' as an effect.`)
  const describe = EFFECTS[task.kind] as (task: Task, edition: Edition) => Message
  return describe(task, edition)
}

/** 'Costs → gains'. */
export function actionText(action: Action, edition: Edition): Message {
  const words = (tasks: readonly Task[]): Message =>
    join(
      tasks.map(task => taskText(task, edition)),
      'comma',
    )
  if (action.cost === undefined) return words(action.gain)
  return message('action.cost', { cost: words(action.cost), gain: words(action.gain) })
}

/** The words of a chip for effects whose sentence is long: how much and for what is in the picture beside them. */
const BRIEF: Partial<Record<Effect, Key>> = {
  moneyPer: 'brief.money',
  certificatePer: 'brief.certificates',
  certificateToLimit: 'brief.certificates',
  outlawPairs: 'brief.outlawPairs',
  hire: 'task.hire',
  build: 'brief.build',
  engine: 'brief.engine',
  specialDelivery: 'brief.specialDelivery',
  upgradeBehind: 'brief.upgrade',
  takeObjective: 'arrow.objective',
  drawUpTo: 'brief.draw',
  drawThenDiscard: 'brief.draw',
  removeCards: 'brief.removeCards',
  auxiliary: 'brief.auxiliary',
  moveCattleman: 'brief.moveCattleman',
  objectiveMove: 'brief.moveCattleman',
  copyAdjacent: 'brief.copyAdjacent',
  freeCattle: 'brief.freeCattle',
}

/** What an action brings, in two or three words: for a chip that shows it as a picture, too. */
export function briefAction(action: Action, edition: Edition): Message {
  const brief = action.gain.map(task => {
    const key = isEffect(task.kind) ? BRIEF[task.kind] : undefined
    return key === undefined ? taskText(task, edition) : message(key)
  })
  return join(brief, 'comma')
}

export const alternatives = (local: LocalAction): readonly Action[] =>
  'either' in local ? local.either : [local]

export function localText(local: LocalAction, edition: Edition): Message {
  return join(
    alternatives(local).map(action => actionText(action, edition)),
    'or',
  )
}

export function actionsText(actions: readonly LocalAction[], edition: Edition): Message {
  return join(
    actions.map(action => localText(action, edition)),
    'dot',
  )
}
