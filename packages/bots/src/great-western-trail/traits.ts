import {
  BLACK_ANGUS,
  BREED_OF,
  bellsFreed,
  buildingOf,
  CORRIENTE,
  countBits,
  HEREFORD,
  isCattle,
  isHazard,
  isPrivate,
  isWorker,
  LONGHORN,
  NO_MASTER,
  numberOf,
  type Option,
  ORANGE,
  objectiveOf,
  type Player,
  SHORTHORN,
  type State,
  tablesOf,
  transportCost,
} from '@railhead/great-western-trail'
import type { Decision } from '@railhead/kernel'
import { addTrait, type Traits } from '../traits.js'
import { trailProgress } from './ahead.js'
import { DEAREST } from './board.js'
import { move } from './moveTraits.js'
import { northCity, northSpend, shop, shops } from './northTraits.js'
import { cityWorth, newPlan, planDelivery } from './plans.js'
import { position } from './position.js'
import { AT, DOLLARS, OFFERED_MASTER } from './traitNames.js'

/** The auxiliary action of Rails to the North. */
const SIXTH = 5

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
    case 'shop':
      shop(state, player, option.town, option.space, traits)
      break
    case 'auxiliary':
      if (option.which === SIXTH) shops(player, option.times, traits)
      break
    case 'worker':
      worker(state, traits)
      break
    case 'city':
      city(state, player, option.city, traits)
      break
    default:
  }
}

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
  if (state.masters[index] !== NO_MASTER) addTrait(traits, OFFERED_MASTER + state.masters[index], 1)
}

/** A worker who would leave for a station master. */
function worker(state: State, traits: Traits): void {
  const task = state.tasks[state.tasks.length - 1]
  if (task.kind === 'takeStationMaster') addTrait(traits, OFFERED_MASTER + state.masters[task.station], 1)
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
  northSpend(tablesOf(state), player, handValue + permanent + certificates, traits)
}

function city(state: State, player: Player, index: number, traits: Traits): void {
  const box = tablesOf(state)
  const { points, value, money } = box.cities[index]
  addTrait(traits, AT.cityPoints, points / 10)
  addTrait(traits, AT.cityWorth, cityWorth(box, player, index) / 10)
  addTrait(traits, AT.cityValue, value / 10)
  addTrait(traits, AT.cityCost, transportCost(box, player.engine, value) / 4)
  addTrait(traits, AT.cityMoney, money / 4)
  northCity(box, player, index, traits)
}
