import {
  BREEDS,
  BUILDER,
  COWBOY,
  ENGINEER,
  isNeutral,
  isPrivate,
  type LocalAction,
  localActions,
  ownerOf,
  type Player,
  type State,
  type Task,
  tablesOf,
} from '@railhead/great-western-trail'
import { addTrait, type Traits } from '../traits.js'
import { stepsFrom } from './ahead.js'
import { DEAREST } from './board.js'
import { type Position, position } from './position.js'
import { AT } from './traitNames.js'

/** Steps on a lap: traits lie between about 0 and 2. */
const LAP = 8

/** A move: steps and fee, what is left of the lap, what the place offers. */
export function move(state: State, player: Player, to: number, fee: number, traits: Traits): void {
  const found = position()
  const left = stepsFrom(state, to)
  addTrait(traits, AT.moveSteps, (found.trail.steps - left) / found.stepLimit)
  addTrait(traits, AT.moveFee, fee / 2)
  addTrait(traits, AT.moveLeft, left / LAP)
  addTrait(traits, AT.moveTurns, Math.ceil(left / found.stepLimit) / 3)
  if (to === tablesOf(state).trail.kansasCity) {
    addTrait(traits, AT.arriveWorth, found.handPlan.best / 10)
    addTrait(traits, AT.arriveHand, found.handSeen / 6)
    addTrait(traits, AT.arriveShort, (found.expected - found.handSeen) / 4)
    addTrait(traits, AT.arriveNorth, found.north.handPlan.best / 10)
    return
  }
  const there = state.trail[to]
  if (isNeutral(there) || (isPrivate(there) && ownerOf(there) === state.turn))
    place(found, player.money - fee, localActions(state, there), traits)
}

/** What the local actions of a place offer to somebody with so much money. */
function place(found: Position, money: number, actions: readonly LocalAction[], traits: Traits): void {
  const offer = OFFER
  offer.cash = offer.hires = offer.engine = offer.buys = offer.builds = offer.clears = offer.shops = 0
  for (const local of actions)
    if ('gain' in local) offerOf(found, money, local.cost, local.gain)
    else for (const { cost, gain } of local.either) offerOf(found, money, cost, gain)
  addTrait(traits, AT.moveCash, offer.cash / 4)
  addTrait(traits, AT.moveHires, offer.hires)
  addTrait(traits, AT.moveEngine, offer.engine / 3)
  addTrait(traits, AT.moveBuys, offer.buys / 2)
  addTrait(traits, AT.moveBuilds, offer.builds / 2)
  addTrait(traits, AT.moveClears, offer.clears)
  addTrait(traits, AT.moveShops, offer.shops)
  addTrait(
    traits,
    AT.moveBoth,
    offer.cash > 0 && offer.hires + offer.buys + offer.builds + offer.clears > 0 ? 1 : 0,
  )
}

const OFFER = { cash: 0, hires: 0, engine: 0, buys: 0, builds: 0, clears: 0, shops: 0 }

function offerOf(
  found: Position,
  money: number,
  cost: readonly Task[] | undefined,
  gain: readonly Task[],
): void {
  const { player } = found
  let due = 0
  if (cost !== undefined)
    for (const task of cost) {
      if (task.kind === 'pay') due += task.amount
      else if (task.kind === 'discard' && !holds(found, task.what)) return
    }
  if (due > money) return
  for (const task of gain)
    switch (task.kind) {
      case 'money':
        OFFER.cash += task.amount
        break
      case 'hire':
        if (money >= cheapest(found) + task.change) OFFER.hires++
        break
      case 'engine':
        OFFER.engine += typeof task.upTo === 'number' ? task.upTo : player.workers[ENGINEER]
        break
      case 'buyCattle':
        if (money >= LEAST_PRICE) OFFER.buys += player.workers[COWBOY]
        break
      case 'build':
        if (money >= task.price) OFFER.builds += player.workers[BUILDER]
        break
      case 'placeShop':
        OFFER.shops++
        break
      case 'takeHazard':
        OFFER.clears++
        break
      default:
    }
}

/** What the cheapest cattle costs, roughly. */
const LEAST_PRICE = 3

/** What the cheapest worker of the market costs. */
function cheapest({ markets }: Position): number {
  let saved = Number.NEGATIVE_INFINITY
  for (let worker = COWBOY; worker <= ENGINEER; worker++)
    if (markets.jobs[worker] > 0 && markets.cheap[worker] > saved) saved = markets.cheap[worker]
  return DEAREST - saved
}

/** Whether the hand meets a discard requirement. */
function holds({ herd, player }: Position, what: Extract<Task, { kind: 'discard' }>['what']): boolean {
  if (typeof what === 'number') return herd.hand[what] > 0
  if (what === 'any') return player.hand.length > 0
  if (what === 'objective') return herd.objectivesInHand > 0
  for (let breed = 0; breed < BREEDS; breed++) {
    if (what === 'pair' ? herd.hand[breed] > 1 : herd.hand[breed] > 0 && breedFits(breed, what)) return true
  }
  return false
}

const breedFits = (breed: number, what: 'value2' | 'plainValue2' | 'value3' | 'pair'): boolean =>
  what === 'value3' ? breed >= 4 && breed <= 6 : breed >= 1 && breed <= 3
