import { hasShop } from '../addons/railsToTheNorth.js'
import { RAIL_END, type Station } from '../components/railroad.js'
import { WORKERS } from '../components/tiles.js'
import { removeOne } from '../herd.js'
import { chosen, masterOption, type Option, stationOption, TAKE, workerOption } from '../option.js'
import { acting, NO_MASTER, type State, tablesOf, withEntry } from '../state.js'
import type { Task, TaskOf, TaskRules } from '../task.js'
import type { OptionTrouble } from '../trouble.js'
import { canPlaceDisc } from './placeDisc.js'

/** The station where an engine on this position may upgrade; -1 for none. */
export function stationAt(state: State, position: number): number {
  if (position < RAIL_END) return -1
  return tablesOf(state).stations.findIndex(station => station.position === position)
}

/** Once each, for its price, with a disc that may go there (GWT2-STATION-02, -03). */
function upgradeTrouble(state: State, station: number, money: number): OptionTrouble | undefined {
  if (acting(state).stations & (1 << station)) return 'upgraded'
  const { cost } = tablesOf(state).stations[station]
  if (money < cost) return 'money'
  return canPlaceDisc(state, 'station', station, money - cost) ? undefined : 'noDisc'
}

/** Of the positions that an engine may go to: the stations there that could not be upgraded. */
export function refuseUpgrades(state: State, positions: readonly Option[], out: Option[]): void {
  for (const option of positions) {
    const station = option.kind === 'engine' ? stationAt(state, option.to) : -1
    if (station >= 0 && upgradeTrouble(state, station, acting(state).money) !== undefined)
      out.push(stationOption(station))
  }
}

/** Why the station of a refused upgrade cannot be upgraded. */
export const stationObstacle = (state: State, _task: Task, option: Option): OptionTrouble | undefined =>
  upgradeTrouble(state, chosen(option, 'station').station, acting(state).money)

function upgrade(state: State, station: number): void {
  acting(state).money -= tablesOf(state).stations[station].cost
  if (state.masters[station] !== NO_MASTER)
    state.tasks.push({ kind: 'takeStationMaster', station, optional: true })
  state.tasks.push({ kind: 'placeDisc', on: 'station', index: station, reserve: 0 })
}

export const upgradeStation: TaskRules<TaskOf<'upgradeStation'>> = {
  options(state, { station }, out) {
    if (upgradeTrouble(state, station, acting(state).money) === undefined) out.push(TAKE)
  },
  answer(state, { station }, _option, tell) {
    tell?.({ type: 'upgraded', seat: state.turn, station, cost: tablesOf(state).stations[station].cost })
    upgrade(state, station)
  },
}

/** Building 9b: a station whose turnout lies behind the own engine (GWT2-BLDG-28). */
function behindTrouble(state: State, station: number, money: number): OptionTrouble | undefined {
  const { stations, rulings, track } = tablesOf(state)
  const { position } = stations[station]
  if (position === undefined) return upgradeTrouble(state, station, money)
  const ahead = track.place[position] - track.place[acting(state).engine]
  if (ahead > 0 || (ahead === 0 && rulings.stationLevelWithEngine === 'ahead')) return 'ahead'
  return upgradeTrouble(state, station, money)
}

/** Those of the north are not on the line; by ruling an own shop in their town makes them count as behind (RTN-EDGE-02). */
function isWithin9b(state: State, { town }: Station): boolean {
  if (town === undefined) return true
  const { rulings, north } = tablesOf(state)
  return (
    rulings.northStationsBehind &&
    north !== undefined &&
    hasShop(
      state,
      north.towns.findIndex(({ name }) => name === town),
      state.turn,
    )
  )
}

/** The stations that 9b can upgrade, or with `refused` the others. */
function stationsBehind(state: State, money: number, refused: boolean): number[] {
  return tablesOf(state).stations.flatMap((place, station) =>
    isWithin9b(state, place) && (behindTrouble(state, station, money) !== undefined) === refused
      ? [station]
      : [],
  )
}

export const upgradeBehind: TaskRules<TaskOf<'upgradeBehind'>> = {
  trouble: (state, _task, money) =>
    stationsBehind(state, money, false).length > 0 ? undefined : 'noStationBehind',
  options(state, _task, out) {
    for (const station of stationsBehind(state, acting(state).money, false)) out.push(stationOption(station))
  },
  refused(state, _task, out) {
    for (const station of stationsBehind(state, acting(state).money, true)) out.push(stationOption(station))
  },
  obstacle: (state, _task, option) =>
    behindTrouble(state, chosen(option, 'station').station, acting(state).money),
  answer(state, _task, option, tell) {
    const { station } = chosen(option, 'station')
    tell?.({ type: 'upgraded', seat: state.turn, station, cost: tablesOf(state).stations[station].cost })
    upgrade(state, station)
  },
}

/** Only hired workers leave the board for a station; the printed one of each row stays (GWT2-MASTER-02). */
function workerTrouble(state: State, worker: number, stay = 1): OptionTrouble | undefined {
  return acting(state).workers[worker] > stay ? undefined : 'printedWorker'
}

/** The types of worker of whom one can leave and so many stay, or with `refused` the others. */
export function offerWorkers(state: State, refused: boolean, out: Option[], stay = 1): void {
  for (const worker of WORKERS)
    if ((workerTrouble(state, worker, stay) !== undefined) === refused) out.push(workerOption(worker))
}

/** A hired worker takes the place of the station master (GWT2-MASTER-01 to -04). */
export const takeStationMaster: TaskRules<TaskOf<'takeStationMaster'>> = {
  options(state, _task, out) {
    offerWorkers(state, false, out)
  },
  refused(state, _task, out) {
    offerWorkers(state, true, out)
  },
  obstacle: (state, _task, option) => workerTrouble(state, chosen(option, 'worker').worker),
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
  const { immediate } = tablesOf(state).stationMasters[tile]
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
