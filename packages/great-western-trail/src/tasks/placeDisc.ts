import type { Tell } from '@railhead/kernel'
import type { DiscSpace } from '../components/playerBoard.js'
import type { Event } from '../event.js'
import { chosen, discOption, type Option, stationOption } from '../option.js'
import { changeMoney } from '../player.js'
import { acting, type State, tablesOf } from '../state.js'
import type { PlaceDiscTask, TaskRules } from '../task.js'
import type { OptionTrouble } from '../trouble.js'

type Place = PlaceDiscTask['on']

function isBlack(state: State, on: Place, index: number): boolean {
  const box = tablesOf(state)
  return on === 'city' ? box.cities[index].black : box.stations[index].black
}

/** Only discs of black-bordered spaces are left: then they fit white places too (GWT2-EDGE-06). */
function onlyBlackLeft(discs: readonly number[], spaces: readonly DiscSpace[]): boolean {
  for (let disc = 0; disc < discs.length; disc++) if (discs[disc] > 0 && !spaces[disc].black) return false
  return true
}

/** Whether discs of all spaces may go there. */
const anyFits = (state: State, on: Place, index: number): boolean =>
  isBlack(state, on, index) || onlyBlackLeft(acting(state).discs, tablesOf(state).discSpaces)

/** A disc of the player board must fit the place and be paid for (GWT2-DELIVER-06 to -08, -14). */
function discTrouble(state: State, disc: number, fits: boolean, money: number): OptionTrouble | undefined {
  const { black, cost } = tablesOf(state).discSpaces[disc]
  if (black && !fits) return 'black'
  return cost > money ? 'money' : undefined
}

/** Discs left on the player board: those that can be placed, or with `refused` the others. */
function offerBoardDiscs(
  state: State,
  on: Place,
  index: number,
  money: number,
  refused: boolean,
  out: Option[],
): void {
  const { discs } = acting(state)
  const fits = anyFits(state, on, index)
  for (let disc = 0; disc < discs.length; disc++)
    if (discs[disc] > 0 && (discTrouble(state, disc, fits, money) !== undefined) === refused)
      out.push(discOption(disc))
}

/** With no disc on the player board that can be used, an own disc of another station (GWT2-EDGE-07). */
function offerStationDiscs(state: State, on: Place, index: number, out: Option[]): void {
  const { stations } = acting(state)
  for (let station = 0; stations >> station > 0; station++)
    if (stations & (1 << station) && !(on === 'station' && station === index))
      out.push(stationOption(station))
}

function offerDiscs(state: State, on: Place, index: number, money: number, out: Option[]): void {
  offerBoardDiscs(state, on, index, money, false, out)
  if (out.length === 0) offerStationDiscs(state, on, index, out)
}

export function canPlaceDisc(state: State, on: Place, index: number, money: number): boolean {
  const options: Option[] = []
  offerDiscs(state, on, index, money, options)
  return options.length > 0
}

export const placeDisc: TaskRules<PlaceDiscTask> = {
  options(state, { on, index, reserve }, out) {
    offerDiscs(state, on, index, acting(state).money - reserve, out)
  },
  refused(state, { on, index, reserve }, out) {
    offerBoardDiscs(state, on, index, acting(state).money - reserve, true, out)
  },
  obstacle(state, { on, index, reserve }, option) {
    return discTrouble(
      state,
      chosen(option, 'disc').disc,
      anyFits(state, on, index),
      acting(state).money - reserve,
    )
  },
  answer(state, { on, index }, option, tell) {
    if (option.kind === 'disc') takeFromBoard(state, option.disc, on, index, tell)
    else if (option.kind === 'station') takeFromStation(state, option.station, on, index, tell)
    const player = acting(state)
    if (on === 'city') player.cities[index]++
    else player.stations |= 1 << index
  },
}

function takeFromBoard(
  state: State,
  disc: number,
  on: Place,
  index: number,
  tell: Tell<Event> | undefined,
): void {
  const { money, cost } = tablesOf(state).discSpaces[disc]
  acting(state).discs[disc]--
  tell?.({ type: 'disc', seat: state.turn, disc, on, index })
  changeMoney(state, state.turn, money - cost, tell)
}

/** GWT2-EDGE-08: that station no longer counts as upgraded. */
function takeFromStation(
  state: State,
  station: number,
  on: Place,
  index: number,
  tell: Tell<Event> | undefined,
): void {
  acting(state).stations &= ~(1 << station)
  tell?.({ type: 'discFromStation', seat: state.turn, station, on, index })
}
