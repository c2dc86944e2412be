import { type Message, UNKNOWN } from '@railhead/kernel'
import { acting, type State } from '../../state.js'
import { type Action, rulesOf, type Task, type TaskOf, troubleOf } from '../../task.js'
import { buildersFor, fewestBuilders } from '../../tasks/build.js'
import type { TaskTrouble } from '../../trouble.js'
import { type Edition, message, named } from '../message.js'
import { breedName } from '../names.js'
import { editionOf } from '../places.js'
import { tooDear, tooFewBuilders } from './reasons.js'

/** What the words of a trouble are made of. */
interface Circumstances {
  readonly state: State
  readonly task: Task
  readonly purse: number
  readonly edition: Edition
}

type Words = (asked: Circumstances) => Message

/** The task as one of the kinds that have the trouble. */
function as<Kind extends Task['kind']>({ task }: Circumstances, ...kinds: Kind[]): TaskOf<Kind> {
  if (!kinds.some(kind => kind === task.kind)) throw new Error(`'${task.kind}' has no such trouble.`)
  return task as TaskOf<Kind>
}

function priceOf({ task }: Circumstances): number {
  if (task.kind === 'pay') return task.amount
  return task.kind === 'layCard' ? task.price : 0
}

/** Whether the hand is hidden from who looks: then nothing can be said of its cards. */
const isHidden = (state: State): boolean => acting(state).hand.includes(UNKNOWN)

function noCard(asked: Circumstances): Message {
  const { what, count = 1 } = as(asked, 'discard')
  return typeof what === 'number'
    ? message('why.discard.breed', { breed: breedName(what, asked.edition), count })
    : named('why.discard', what, { count })
}

/** The building that needs the fewest builders says what is missing. */
function noBuilding(asked: Circumstances): Message {
  const { state, purse } = asked
  const task = as(asked, 'build')
  const { unbuilt } = acting(state)
  let fewest = Number.POSITIVE_INFINITY
  for (let number = 1; unbuilt >> number > 0; number++)
    if (unbuilt & (1 << number)) fewest = Math.min(fewest, fewestBuilders(state, number))
  if (fewest === Number.POSITIVE_INFINITY) return message('why.noSite')
  const have = buildersFor(state, task)
  return fewest > have ? tooFewBuilders(fewest, have) : tooDear(fewest * task.price, purse)
}

function engineBack(asked: Circumstances): Message {
  const task = as(asked, 'engineBack', 'specialDelivery')
  return message('why.engineBack', { count: task.kind === 'engineBack' ? task.steps : 1 })
}

function noneOfThem(asked: Circumstances): Message {
  const task = as(asked, 'moneyPer', 'certificatePer', 'engine')
  return message('why.none', { per: task.kind === 'engine' ? task.upTo : task.per })
}

/** Every trouble of a task, in words. A new one does not compile without them. */
const WORDS = {
  tooDear: asked => tooDear(priceOf(asked), asked.purse),
  noCard,
  noneOfThem,
  noOutlawPair: ({ edition }) => named('why.outlawPairs', edition),
  engineCannotGoBack: engineBack,
  nobodyToHire: () => message('why.hire'),
  nothingToBuy: () => message('why.buyCattle'),
  noFreeCattle: () => message('why.freeCattle'),
  allBuilt: () => message('why.allBuilt'),
  noBuilding,
  noStationBehind: () => message('why.upgradeBehind'),
  noHazard: () => message('why.takeHazard'),
  noOutlaw: ({ edition }) => named('why.takeOutlaw', edition),
  noObjective: () => message('why.takeObjective'),
  emptyHand: () => message('why.emptyHand'),
  nothingToCopy: () => message('why.copyAdjacent'),
  noTradeSpace: () => message('why.placeShop'),
  nobodyToSeat: () => message('why.notSeated'),
  notSeated: () => message('why.notSeated'),
  tableFull: () => message('why.tableFull'),
  nothingLaid: () => message('why.showdown'),
  certificatesFull: () => message('why.certificatesFull'),
  nothingToDraw: () => message('why.nothingToDraw'),
} satisfies Readonly<Record<TaskTrouble, Words>>

/** What is left of the dollars when a task of the action comes up. */
function purseAt(state: State, { cost = [] }: Action, task: Task): number {
  let purse = acting(state).money
  for (const paid of cost) {
    if (paid === task) break
    if (paid.kind === 'pay') purse -= paid.amount
  }
  return purse
}

/** Why a part of an action cannot be done; undefined where that would tell of hidden cards. */
export function whyNotAction(state: State, action: Action, task: Task): Message | undefined {
  const purse = purseAt(state, action, task)
  const trouble = troubleOf(state, task, purse) ?? rulesOf(task).idle?.(state, task)
  if (trouble === undefined || (trouble === 'noCard' && isHidden(state))) return undefined
  const words: Words = WORDS[trouble]
  return words({ state, task, purse, edition: editionOf(state) })
}
