import {
  BLACK_ANGUS,
  BREED_OF,
  BREEDS,
  BUILDER,
  bellsFreed,
  buildingOf,
  CORRIENTE,
  COWBOY,
  countBits,
  ENGINEER,
  HEREFORD,
  isCattle,
  isHazard,
  isNeutral,
  isPrivate,
  isWorker,
  LONGHORN,
  type LocalAction,
  localActions,
  NO_MASTER,
  numberOf,
  type Option,
  ORANGE,
  objectiveOf,
  ownerOf,
  type Player,
  SHORTHORN,
  type State,
  type Task,
  tablesOf,
  transportCost,
} from '@railhead/great-western-trail'
import type { Decision } from '@railhead/kernel'
import { addTrait, type Traits } from '../traits.js'
import { stepsFrom, trailProgress } from './ahead.js'
import { cityWorth, newPlan, planDelivery } from './plans.js'
import { type Position, position } from './position.js'

/** Only ever append, or train anew: nets name the traits they listen to, in any order. */
export const TRAITS = [
  // a move: steps and fee, what is left of the lap, what the place offers
  'moveSteps',
  'moveFee',
  'moveLeft',
  'moveTurns',
  'moveCash',
  'moveHires',
  'moveEngine',
  'moveBuys',
  'moveBuilds',
  'moveClears',
  'moveBoth',
  'arriveWorth',
  'arriveHand',
  'arriveShort',
  // workers and cattle
  'hireCost',
  'hireDearer',
  'hireLeft',
  'hireBonus',
  'buyPrice',
  'buyPoints',
  'buyValue',
  'buyNew',
  'buyLeft',
  'buyCowboys',
  // cards
  'cardValue',
  'cardPoints',
  'cardLone',
  'objectivePoints',
  'objectivePenalty',
  'objectiveMissing',
  'drawCount',
  // buildings
  'buildingPoints',
  'buildingBuilders',
  'buildingLeft',
  'siteProgress',
  'siteAhead',
  'siteReplaces',
  // the railroad
  'engineSteps',
  'enginePlace',
  'engineTransport',
  'engineStation',
  'engineStationPoints',
  'engineMaster',
  'stationPoints',
  'stationCost',
  'stationLeft',
  'stationMaster',
  'discCost',
  // tiles
  'hazardPoints',
  'hazardAhead',
  'outlawMoney',
  'tileWorker',
  'tileOwnWorker',
  'tilePoints',
  // Kansas City
  'spendCount',
  'spendWorth',
  'spendShort',
  'cityPoints',
  'cityWorth',
  'cityValue',
  'cityCost',
  'cityMoney',
] as const

type Trait = (typeof TRAITS)[number]

const AT = Object.fromEntries(TRAITS.map((name, place) => [name, place])) as Readonly<Record<Trait, number>>

/** Notes the traits of an option to a question of a seat whose position was looked through just before. */
export function readTraits(state: State, { seat }: Decision<Option>, option: Option, traits: Traits): void {
  traits.count = 0
  const player = state.players[seat]
  switch (option.kind) {
    case 'move':
      move(state, player, option.to, option.fee, traits)
      break
    case 'hire':
      hire(state, player, option.worker, option.row, traits)
      break
    case 'buy':
      buy(state, player, option.purchase, option.card, traits)
      break
    case 'card':
    case 'play':
      card(state, option.card, traits)
      break
    case 'draw':
      addTrait(traits, AT.drawCount, option.count / 3)
      break
    case 'building': {
      const { points, builders } = buildingOf(state, option.building)
      addTrait(traits, AT.buildingPoints, points / 4)
      addTrait(traits, AT.buildingBuilders, builders / 3)
      addTrait(traits, AT.buildingLeft, (player.money - 2 * builders) / 10)
      break
    }
    case 'site':
      site(state, player, option.space, traits)
      break
    case 'engine':
      engine(state, player, option.to, traits)
      break
    case 'station':
      station(state, player, option.station, traits)
      break
    case 'take': {
      const task = state.tasks[state.tasks.length - 1]
      if (task.kind === 'upgradeStation') station(state, player, task.station, traits)
      break
    }
    case 'disc':
      addTrait(traits, AT.discCost, tablesOf(state).discSpaces[option.disc].cost / 5)
      break
    case 'hazard': {
      addTrait(traits, AT.hazardPoints, tablesOf(state).hazardPoints[state.trail[option.space]] / 3)
      const progress = trailProgress(state)
      addTrait(
        traits,
        AT.hazardAhead,
        player.space < 0 || progress[option.space] > progress[player.space] ? 1 : 0,
      )
      break
    }
    case 'outlaw': {
      const { trail, campRewards } = tablesOf(state)
      const reward = campRewards[trail.camps.indexOf(option.space)]
      addTrait(traits, AT.outlawMoney, reward === 'exchangeToken' ? 0 : reward / 3)
      break
    }
    case 'tile':
      tile(state, player, option.tile, traits)
      break
    case 'spend':
      spend(state, player, option.certificates, traits)
      break
    case 'city':
      city(state, player, option.city, traits)
      break
    default:
  }
}

/** Steps on a lap, dollars that make a difference, and so on: traits lie between about 0 and 2. */
const LAP = 8
const DOLLARS = 10

function move(state: State, player: Player, to: number, fee: number, traits: Traits): void {
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
    return
  }
  const there = state.trail[to]
  if (isNeutral(there) || (isPrivate(there) && ownerOf(there) === state.turn))
    place(found, player.money - fee, localActions(state, there), traits)
}

/** What the local actions of a place offer to somebody with so much money. */
function place(found: Position, money: number, actions: readonly LocalAction[], traits: Traits): void {
  const offer = OFFER
  offer.cash = offer.hires = offer.engine = offer.buys = offer.builds = offer.clears = 0
  for (const local of actions)
    if ('gain' in local) offerOf(found, money, local.cost, local.gain)
    else for (const { cost, gain } of local.either) offerOf(found, money, cost, gain)
  addTrait(traits, AT.moveCash, offer.cash / 4)
  addTrait(traits, AT.moveHires, offer.hires)
  addTrait(traits, AT.moveEngine, offer.engine / 3)
  addTrait(traits, AT.moveBuys, offer.buys / 2)
  addTrait(traits, AT.moveBuilds, offer.builds / 2)
  addTrait(traits, AT.moveClears, offer.clears)
  addTrait(
    traits,
    AT.moveBoth,
    offer.cash > 0 && offer.hires + offer.buys + offer.builds + offer.clears > 0 ? 1 : 0,
  )
}

const OFFER = { cash: 0, hires: 0, engine: 0, buys: 0, builds: 0, clears: 0 }

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
      case 'takeHazard':
        OFFER.clears++
        break
      default:
    }
}

/** What the cheapest cattle costs, roughly. */
const LEAST_PRICE = 3
const DEAREST = 12

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

function hire(state: State, { money, workers }: Player, worker: number, row: number, traits: Traits): void {
  const { jobMarket, workerBonus } = tablesOf(state)
  const task = state.tasks[state.tasks.length - 1]
  const printed = jobMarket.costs[row]
  const cost = printed + (task.kind === 'hire' ? task.change : 0)
  addTrait(traits, AT.hireCost, cost / 6)
  addTrait(traits, AT.hireDearer, (printed - (DEAREST - position().markets.cheap[worker])) / 3)
  addTrait(traits, AT.hireLeft, (money - cost) / DOLLARS)
  addTrait(traits, AT.hireBonus, workerBonus[worker][workers[worker] + 1] === undefined ? 0 : 1)
}

function buy(state: State, { money }: Player, purchase: number, bought: number, traits: Traits): void {
  const { purchases, cattlePoints, cattleValues } = tablesOf(state)
  const { price, cowboys, count } = purchases[purchase]
  addTrait(traits, AT.buyPrice, price / 5)
  addTrait(traits, AT.buyPoints, (cattlePoints[bought] * count) / 5)
  addTrait(traits, AT.buyValue, (cattleValues[bought] * count) / 4)
  addTrait(traits, AT.buyNew, position().herd.counts[BREED_OF[bought]] === 0 ? 1 : 0)
  addTrait(traits, AT.buyLeft, (money - price) / DOLLARS)
  addTrait(traits, AT.buyCowboys, cowboys / 2)
}

function card(state: State, shown: number, traits: Traits): void {
  if (shown < 0) return
  const { cattlePoints, cattleValues, objectives } = tablesOf(state)
  if (!isCattle(shown)) {
    const { points, penalty, needs } = objectiveOf(shown, objectives)
    addTrait(traits, AT.objectiveMissing, missing(state, needs) / 2)
    addTrait(traits, AT.objectivePoints, points / 4)
    addTrait(traits, AT.objectivePenalty, penalty / 3)
    return
  }
  addTrait(traits, AT.cardValue, cattleValues[shown] / 3)
  addTrait(traits, AT.cardPoints, cattlePoints[shown] / 3)
  addTrait(traits, AT.cardLone, position().herd.hand[BREED_OF[shown]] === 1 ? cattleValues[shown] / 3 : 0)
}

/** How many of the things are missing that an objective card asks for, in the order of REQUIREMENTS. */
function missing(state: State, needs: readonly number[]): number {
  const { player, herd, trail } = position()
  const { counts } = herd
  const value3 = counts[BLACK_ANGUS] + counts[LONGHORN] + counts[CORRIENTE]
  return (
    lack(needs[0], trail.built.buildings) +
    lack(needs[1], player.greenOutlaws) +
    lack(needs[2], player.orangeOutlaws) +
    lack(needs[3], player.hazards.length) +
    lack(needs[4], countBits(player.stations)) +
    lack(needs[5], value3) +
    lack(needs[6], counts[SHORTHORN]) +
    lack(needs[7], counts[HEREFORD]) +
    lack(needs[8], player.cities[tablesOf(state).terminal]) +
    lack(needs[9], bellsFreed(player)) +
    lack(needs[10], counts[ORANGE])
  )
}

const lack = (need: number, have: number): number => Math.max(0, need - have)

function site(state: State, player: Player, space: number, traits: Traits): void {
  const progress = trailProgress(state)
  addTrait(traits, AT.siteProgress, progress[space])
  addTrait(traits, AT.siteAhead, player.space < 0 || progress[space] > progress[player.space] ? 1 : 0)
  const there = state.trail[space]
  if (isPrivate(there)) addTrait(traits, AT.siteReplaces, buildingOf(state, numberOf(there)).points / 4)
}

function engine(state: State, player: Player, to: number, traits: Traits): void {
  const { crossings, stations, track } = tablesOf(state)
  const from = track.place[player.engine]
  addTrait(traits, AT.engineSteps, (track.place[to] - from) / 3)
  addTrait(traits, AT.enginePlace, track.place[to] / 13)
  addTrait(
    traits,
    AT.engineTransport,
    (crossings[track.number[to]] - crossings[track.number[player.engine]]) / 2,
  )
  for (let i = 0; i < stations.length; i++) {
    if (stations[i].position !== to) continue
    const open = (player.stations & (1 << i)) === 0 && player.money >= stations[i].cost
    if (!open) return
    addTrait(traits, AT.engineStation, 1)
    addTrait(traits, AT.engineStationPoints, stations[i].points / 5)
    addTrait(traits, AT.engineMaster, state.masters[i] === NO_MASTER ? 0 : 1)
  }
}

function station(state: State, { money }: Player, index: number, traits: Traits): void {
  const { cost, points } = tablesOf(state).stations[index]
  addTrait(traits, AT.stationPoints, points / 5)
  addTrait(traits, AT.stationCost, cost / 5)
  addTrait(traits, AT.stationLeft, (money - cost) / DOLLARS)
  addTrait(traits, AT.stationMaster, state.masters[index] === NO_MASTER ? 0 : 1)
}

function tile(state: State, player: Player, shown: number, traits: Traits): void {
  if (isWorker(shown)) {
    addTrait(traits, AT.tileWorker, 1)
    addTrait(traits, AT.tileOwnWorker, (player.workers[shown] - 1) / 3)
  } else if (isHazard(shown)) addTrait(traits, AT.tilePoints, tablesOf(state).hazardPoints[shown] / 3)
}

const plan = newPlan()

function spend(state: State, player: Player, certificates: number, traits: Traits): void {
  const { handValue, permanent } = position()
  planDelivery(state, player, handValue + permanent + certificates, plan)
  addTrait(traits, AT.spendCount, certificates / 3)
  addTrait(traits, AT.spendWorth, plan.best / 10)
  addTrait(traits, AT.spendShort, plan.gap / 4)
}

function city(state: State, player: Player, index: number, traits: Traits): void {
  const box = tablesOf(state)
  const { points, value, money } = box.cities[index]
  addTrait(traits, AT.cityPoints, points / 10)
  addTrait(traits, AT.cityWorth, cityWorth(box, player, index) / 10)
  addTrait(traits, AT.cityValue, value / 10)
  addTrait(traits, AT.cityCost, transportCost(box, player.engine, value) / 4)
  addTrait(traits, AT.cityMoney, money / 4)
}
