import type { Tell } from '@railhead/kernel'
import type { CattleTask } from './addons/cattle/rules.js'
import type { Event } from './event.js'
import type { Option } from './option.js'
import type { State } from './state.js'
import type { Obstacle, TaskTrouble } from './trouble.js'

/** Something of the acting player that can be counted. */
export type Count = 'cowboys' | 'builders' | 'engineers' | 'forest' | 'hazards' | 'stations' | 'bells'

/** Which hand cards meet a discard requirement: a breed by number, or one of these words. */
export type DiscardWhat = number | 'any' | 'pair' | 'value2' | 'plainValue2' | 'value3' | 'objective'

/**
 * What the rules still have to do, as plain data on a stack in the state. A task either does something by
 * itself or asks the acting player a question; the tables of the box name the effects of buildings, cards
 * and spaces as tasks. Tasks are never changed, only replaced, so that copies of a state can share them.
 * `optional` tasks may be declined.
 */
export type Task =
  // the turn
  | { readonly kind: 'beginTurn' }
  | { readonly kind: 'discardDown'; readonly to: number }
  | { readonly kind: 'placeCattleman' }
  | { readonly kind: 'phaseA' }
  | { readonly kind: 'drawUp' }
  // the trail
  | { readonly kind: 'moveCattleman'; readonly upTo: number }
  | { readonly kind: 'objectiveMove'; readonly upTo: number; readonly optional: true }
  | LocationTask
  | { readonly kind: 'copyAdjacent' }
  | { readonly kind: 'auxiliary'; readonly max: 1 | 2; readonly optional?: true }
  | { readonly kind: 'offer'; readonly action: Action }
  | { readonly kind: 'choose'; readonly actions: readonly Action[]; readonly optional: true }
  // gains and costs
  | { readonly kind: 'money'; readonly amount: number }
  | { readonly kind: 'moneyPer'; readonly amount: number; readonly per: Count }
  | { readonly kind: 'pay'; readonly amount: number }
  | { readonly kind: 'certificate'; readonly amount: number }
  | { readonly kind: 'certificatePer'; readonly amount: number; readonly per: Count }
  | { readonly kind: 'certificateToLimit' }
  | { readonly kind: 'outlawPairs'; readonly certificates: number; readonly money: number }
  | { readonly kind: 'exchangeToken' }
  // workers, cattle, buildings
  | { readonly kind: 'hire'; readonly change: number; readonly optional?: true }
  | { readonly kind: 'buyCattle'; readonly cowboys?: number; readonly optional: true }
  | { readonly kind: 'buySecond'; readonly purchase: number }
  /** With `asBuilders` the player builds as if owning exactly so many builders. */
  | { readonly kind: 'build'; readonly price: number; readonly asBuilders?: number; readonly optional?: true }
  | { readonly kind: 'site'; readonly building: number; readonly price: number; readonly asBuilders?: number }
  // the railroad
  | { readonly kind: 'engine'; readonly upTo: number | Count; readonly optional?: true }
  | { readonly kind: 'engineBack'; readonly steps: number }
  | { readonly kind: 'leaveEndOfTrack' }
  | { readonly kind: 'specialDelivery' }
  | { readonly kind: 'upgradeStation'; readonly station: number; readonly optional: true }
  | { readonly kind: 'upgradeBehind' }
  | PlaceDiscTask
  | { readonly kind: 'takeStationMaster'; readonly station: number; readonly optional: true }
  // tiles and cards
  | { readonly kind: 'takeHazard'; readonly optional?: true }
  | { readonly kind: 'takeOutlaw'; readonly optional?: true }
  | { readonly kind: 'hazardOrOutlaw'; readonly optional: true }
  | {
      readonly kind: 'takeObjective'
      readonly from: 'display' | 'displayOrDeck'
      readonly to: 'discard' | 'hand'
      readonly optional?: true
    }
  | { readonly kind: 'drawUpTo'; readonly count: number | Count; readonly optional?: true }
  | { readonly kind: 'drawThenDiscard'; readonly count: number }
  | { readonly kind: 'discardCards'; readonly count: number }
  | { readonly kind: 'discard'; readonly what: DiscardWhat; readonly count?: number }
  | { readonly kind: 'removeCards'; readonly count: number; readonly optional: true }
  // Rails to the North
  | PlaceShopTask
  | { readonly kind: 'freeCattle' }
  | { readonly kind: 'bonusStationMaster'; readonly optional?: true }
  // the poker table
  | { readonly kind: 'pokerSeat'; readonly optional: true }
  | { readonly kind: 'layCard'; readonly price: number; readonly optional: true }
  | { readonly kind: 'showdown' }
  // Kansas City
  | { readonly kind: 'foresight'; readonly step: number }
  | { readonly kind: 'income' }
  | CattleTask
  | { readonly kind: 'discardHand' }
  | { readonly kind: 'deliver'; readonly total: number; readonly transport: boolean }
  | { readonly kind: 'cityReward'; readonly city: number }
  | { readonly kind: 'transport'; readonly city: number }
  | { readonly kind: 'leaveKansasCity' }

/** Phase B at a location: its local actions are fixed on arrival (GWT2-EDGE-09 has another reading). */
export interface LocationTask {
  readonly kind: 'location'
  /** The space of the building whose actions are used: the cattleman's, or the one that is copied. */
  readonly at: number
  /** The tile whose local actions may be used; NOTHING where there are none for this player. */
  readonly building: number
  /** The space whose special action may be used; -1 for none. */
  readonly specialOf: number
  /** Bits of the local actions used; the special action comes after the building's own. */
  readonly used: number
  /** Whether a single auxiliary action may still be done instead. */
  readonly auxiliary: boolean
}

/** A shop goes into a town. By ruling two of them are placed before either gives anything (RTN-AUX-12). */
export interface PlaceShopTask {
  readonly kind: 'placeShop'
  readonly optional?: true
  /** What it gives waits for the next one, which lies below it. */
  readonly waits?: true
  /** How many tasks on the stack, those of an earlier shop, come before what it gives. */
  readonly after?: number
}

/** A disc of the player board goes on a city or station. */
export interface PlaceDiscTask {
  readonly kind: 'placeDisc'
  readonly on: 'city' | 'station'
  readonly index: number
  /** Money that must stay for the transport cost. */
  readonly reserve: number
}

/** A local action: all of `cost` must be met, then `gain` follows. */
export interface Action {
  readonly cost?: readonly Task[]
  readonly gain: readonly Task[]
}

/** Two alternatives separated by a slash: at most one of them per visit. */
export type LocalAction = Action | { readonly either: readonly Action[] }

export type TaskKind = Task['kind']
export type TaskOf<Kind extends TaskKind> = Extract<Task, { readonly kind: Kind }>

/** How a kind of task works. It has either `run`, or `options` and `answer`. */
export interface TaskRules<T> {
  /** Why it makes no sense to start it now with so much money: decides what menus offer. Undefined if it does. */
  trouble?(state: State, task: T, money: number): TaskTrouble | undefined
  /** Why it would change nothing now: matters where nothing is given for it. */
  idle?(state: State, task: T): TaskTrouble | undefined
  /** Does it, without a question. The task is off the stack already. */
  run?(state: State, task: T, tell: Tell<Event> | undefined): void
  /** Appends the legal answers. None: the task is dropped. The option to decline is added for `optional` tasks. */
  options?(state: State, task: T, out: Option[]): void
  /** Appends what one might expect to be offered and is not: each of these has an obstacle. */
  refused?(state: State, task: T, out: Option[]): void
  /** What stands in the way of an answer that one might expect; undefined if it is legal. */
  obstacle?(state: State, task: T, option: Option): Obstacle | undefined
  /** Carries an answer out. The task is off the stack already; to go on asking, it pushes itself again. */
  answer?(state: State, task: T, option: Option, tell: Tell<Event> | undefined): void
  /** The answers depend on hidden cards: the question is asked even with one answer, so that skipping it tells nothing. */
  readonly secret?: boolean | ((task: T) => boolean)
  /** Cards in hand are promised already: exchange tokens of the acting player wait until they are named. */
  readonly holdsHand?: true | ((task: T) => boolean)
}

export type RulesTable = { readonly [Kind in TaskKind]: TaskRules<TaskOf<Kind>> }

/** The rules of a kind with every word in its place: objects of one shape are read much faster than of many. */
export type Rules = { readonly [Word in keyof TaskRules<Task>]-?: TaskRules<Task>[Word] | undefined }

const table = new Map<TaskKind, Rules>()

/** Called once by tasks/index.ts; keeps the task files free of import cycles. */
export function installRules(rules: RulesTable): void {
  for (const kind of Object.keys(rules) as TaskKind[]) {
    const { trouble, idle, run, options, refused, obstacle, answer, secret, holdsHand } = rules[
      kind
    ] as TaskRules<Task>
    table.set(kind, { trouble, idle, run, options, refused, obstacle, answer, secret, holdsHand })
  }
}

export function rulesOf(task: Task): Rules {
  const rules = table.get(task.kind)
  if (rules === undefined) throw new Error('The task rules are not installed: import tasks/index.js.')
  return rules
}

/** Whether tokens of the acting player wait. */
export const holdsHand = ({ holdsHand: held }: Rules, task: Task): boolean =>
  typeof held === 'function' ? held(task) : held === true

/** Whether the task may be declined. */
export const mayDecline = (task: { readonly kind: TaskKind; readonly optional?: true }): boolean =>
  task.optional === true

/** Why the task makes no sense now with so much money. */
export function troubleOf(state: State, task: Task, money: number): TaskTrouble | undefined {
  return rulesOf(task).trouble?.(state, task, money)
}
