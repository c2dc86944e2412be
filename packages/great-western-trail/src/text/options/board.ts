import type { Message } from '@railhead/kernel'
import { JOB_ROWS } from '../../components/jobMarket.js'
import { hazardType, isOutlaw, isWorker, NOTHING } from '../../components/tiles.js'
import { type State, tablesOf } from '../../state.js'
import type { TaskOf } from '../../task.js'
import { buildersOnSite, buildingOf } from '../../tasks/build.js'
import { faceOf } from '../../walk.js'
import { actionsText, taskText } from '../actions.js'
import { campReward, stationMasterHelp } from '../help.js'
import { join, type Key, message, money, points } from '../message.js'
import { buildingName, spaceName, stationMasterName, tileName, townName, workerKey } from '../names.js'
import { buildingText, optionsFor, siteText } from '../places.js'
import { left, type Wording } from './asked.js'

export const hire: Wording<'hire'> = ({ worker, row }, asked) => {
  const { task, player, edition, state } = asked
  const { jobMarket, workerBonus } = tablesOf(state)
  const cost = jobMarket.costs[row] + (task.kind === 'hire' ? task.change : 0)
  const params = { worker: workerKey(worker), row: row + 1, cost: money(cost), left: left(asked, cost) }
  const bonus = workerBonus[worker][player.workers[worker] + 1]
  return bonus === undefined
    ? message('option.hire', params)
    : message('option.hire.bonus', { ...params, bonus: taskText(bonus, edition) })
}

export const building: Wording<'building'> = ({ building: number }, { state, task, edition }) => {
  if (task.kind !== 'build') throw new Error('Buildings are offered for building.')
  const { builders, points: count, actions } = buildingOf(state, number)
  const site: TaskOf<'site'> = { ...task, kind: 'site', building: number }
  const needs = optionsFor(state, site).map(option =>
    option.kind === 'site' ? buildersOnSite(state, option.space, number) : builders,
  )
  return message('option.building', {
    building: buildingName(number, faceOf(state, number)),
    builders,
    points: points(count),
    cost: money(task.price * Math.min(builders, ...needs)),
    actions: actionsText(actions, edition),
  })
}

export const site: Wording<'site'> = ({ space }, asked) => {
  const { state, seat, task } = asked
  if (task.kind !== 'site') throw new Error('Sites are offered for building.')
  const cost = task.price * buildersOnSite(state, space, task.building)
  const params = { site: siteText(state, space), cost: money(cost), left: left(asked, cost) }
  const tile = state.trail[space]
  return tile === NOTHING
    ? message('option.site', params)
    : message('option.site.replace', { ...params, building: buildingText(state, tile, seat) })
}

export const hazard: Wording<'hazard'> = ({ space }, { state, edition }) =>
  message('option.tile', {
    tile: tileName(state.trail[space], tablesOf(state)),
    space: spaceName(tablesOf(state).trail, space, edition, state.trail),
  })

export const outlaw: Wording<'outlaw'> = ({ space }, { state, edition }) => {
  const { trail, campRewards } = tablesOf(state)
  const reward = campRewards[trail.camps.indexOf(space)]
  return message('option.tile.reward', {
    tile: tileName(state.trail[space], tablesOf(state)),
    space: spaceName(trail, space, edition, state.trail),
    reward: campReward(reward),
  })
}

export const tile: Wording<'tile'> = ({ tile: chosen }, { state, edition }) => {
  if (isWorker(chosen)) return workerPlaced(state, chosen)
  const { trail } = tablesOf(state)
  const area = isOutlaw(chosen) ? trail.camps : trail.hazards[hazardType(chosen)]
  const free = area.find(space => state.trail[space] === NOTHING)
  const name = tileName(chosen, tablesOf(state))
  return free === undefined
    ? message('option.foresight.full', { tile: name })
    : message('option.foresight', { tile: name, space: spaceName(trail, free, edition, state.trail) })
}

/** The last space of the token's row moves the token on. */
function workerPlaced(state: State, worker: number): Message {
  const first = state.jobRow * state.playerCount
  const row = state.jobs.slice(first, first + state.playerCount - 1)
  const params = { worker: workerKey(worker), row: state.jobRow + 1, next: state.jobRow + 2 }
  if (row.includes(NOTHING)) return message('option.foresight.worker', params)
  let key: Key = 'option.foresight.token'
  if (state.jobRow + 1 === JOB_ROWS) key = 'option.foresight.end'
  else if (tablesOf(state).jobMarket.yellowArrowRows.includes(state.jobRow)) key = 'option.foresight.market'
  return message(key, params)
}

export const worker: Wording<'worker'> = ({ worker: given }, { state, task }) => {
  if (task.kind !== 'takeStationMaster') return message('option.worker.poker', { worker: workerKey(given) })
  const tile = state.masters[task.station]
  return message('option.worker', {
    worker: workerKey(given),
    master: stationMasterHelp(tile, tablesOf(state)),
  })
}

export const master: Wording<'master'> = ({ tile: chosen }, { state }) =>
  message('option.master', {
    master: stationMasterName(chosen),
    help: stationMasterHelp(chosen, tablesOf(state)),
  })

export const shop: Wording<'shop'> = ({ town, space }, asked) => {
  const { state, edition } = asked
  const { north, cities } = tablesOf(state)
  if (north === undefined) throw new Error('There are no shops without Rails to the North.')
  const { kind, spaces } = north.towns[town]
  const { cost, bonus } = spaces[space]
  const gains: Message[] = []
  if (bonus !== undefined) gains.push(taskText(bonus, edition))
  if (kind === 'medium') gains.push(taskText(north.mediumTiles[state.mediumTiles[town]].effect, edition))
  if (kind === 'station') gains.push(message('option.shop.station'))
  const params = {
    town: townName(north.towns[town], cities),
    cost: money(cost),
    left: left(asked, cost),
    free: cost === 0 ? 'yes' : 'no',
  }
  return gains.length === 0
    ? message('option.shop', params)
    : message('option.shop.gains', { ...params, gains: join(gains, 'comma') })
}
