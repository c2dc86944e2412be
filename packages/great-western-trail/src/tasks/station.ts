import { RAIL_END, trackPlace } from '../components/railroad.js'
import { STATION_MASTERS } from '../components/stationMasters.js'
import { WORKERS } from '../components/tiles.js'
import { removeOne } from '../herd.js'
import { chosen, masterOption, stationOption, TAKE, workerOption } from '../option.js'
import { acting, NO_MASTER, type State, tablesOf, withEntry } from '../state.js'
import type { TaskOf, TaskRules } from '../task.js'
import { canPlaceDisc } from './placeDisc.js'

/** The station where an engine on this position may upgrade; -1 for none. */
export function stationAt(state: State, position: number): number {
  if (position < RAIL_END) return -1
  return tablesOf(state).stations.findIndex(station => station.position === position)
}

/** GWT2-STATION-02, -03 and room for a disc */
export function canUpgrade(state: State, station: number, money: number): boolean {
  const player = acting(state)
  const { cost } = tablesOf(state).stations[station]
  return (
    (player.stations & (1 << station)) === 0 &&
    money >= cost &&
    canPlaceDisc(state, 'station', station, money - cost)
  )
}

function upgrade(state: State, station: number): void {
  acting(state).money -= tablesOf(state).stations[station].cost
  if (state.masters[station] !== NO_MASTER)
    state.tasks.push({ kind: 'takeStationMaster', station, optional: true })
  state.tasks.push({ kind: 'placeDisc', on: 'station', index: station, reserve: 0 })
}

export const upgradeStation: TaskRules<TaskOf<'upgradeStation'>> = {
  options(state, { station }, out) {
    if (canUpgrade(state, station, acting(state).money)) out.push(TAKE)
  },
  answer(state, { station }, _option, tell) {
    tell?.({ type: 'upgraded', seat: state.turn, station, cost: tablesOf(state).stations[station].cost })
    upgrade(state, station)
  },
}

/** Building 9b: a station whose turnout lies behind the own engine (GWT2-BLDG-28). */
function stationsBehind(state: State, money: number): number[] {
  const place = trackPlace(acting(state).engine)
  return tablesOf(state).stations.flatMap(({ position }, station) =>
    position !== undefined && trackPlace(position) < place && canUpgrade(state, station, money)
      ? [station]
      : [],
  )
}

export const upgradeBehind: TaskRules<TaskOf<'upgradeBehind'>> = {
  possible: (state, _task, money) => stationsBehind(state, money).length > 0,
  options(state, _task, out) {
    for (const station of stationsBehind(state, acting(state).money)) out.push(stationOption(station))
  },
  answer(state, _task, option, tell) {
    const { station } = chosen(option, 'station')
    tell?.({ type: 'upgraded', seat: state.turn, station, cost: tablesOf(state).stations[station].cost })
    upgrade(state, station)
  },
}

/** A hired worker takes the place of the station master (GWT2-MASTER-01 to -04). */
export const takeStationMaster: TaskRules<TaskOf<'takeStationMaster'>> = {
  options(state, _task, out) {
    const { workers } = acting(state)
    for (const worker of WORKERS) if (workers[worker] > 1) out.push(workerOption(worker))
  },
  answer(state, { station }, option, tell) {
    const { worker } = chosen(option, 'worker')
    const player = acting(state)
    const tile = state.masters[station]
    player.workers[worker]--
    player.masters = [...player.masters, tile]
    state.masters = withEntry(state.masters, station, NO_MASTER)
    state.stationWorkers = withEntry(state.stationWorkers, station, worker)
    tell?.({ type: 'stationMaster', seat: state.turn, tile, station, worker })
    useImmediate(state, tile)
  },
}

/** GWT2-MASTER-07 */
function useImmediate(state: State, tile: number): void {
  const { immediate } = STATION_MASTERS[tile]
  if (immediate !== undefined) state.tasks.push(immediate)
}

/** New York of the first edition's expansion: one of the tiles left over, without giving up a worker. */
export const bonusStationMaster: TaskRules<TaskOf<'bonusStationMaster'>> = {
  options(state, _task, out) {
    for (const tile of state.spareMasters) out.push(masterOption(tile))
  },
  answer(state, _task, option, tell) {
    const { tile } = chosen(option, 'master')
    const player = acting(state)
    const spare = state.spareMasters.slice()
    removeOne(spare, tile)
    state.spareMasters = spare
    player.masters = [...player.masters, tile]
    tell?.({ type: 'bonusStationMaster', seat: state.turn, tile })
    useImmediate(state, tile)
  },
}
