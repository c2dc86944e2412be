import type { Message, Refusal } from '@railhead/kernel'
import { FIRST_TURNOUT, RAIL_END, trackPlace } from '../../components/railroad.js'
import { isWorker } from '../../components/tiles.js'
import { jobMarketIsClosed, tablesOf } from '../../state.js'
import type { TaskOf } from '../../task.js'
import { stationAt } from '../../tasks/station.js'
import { message } from '../message.js'
import { cityName, stationName, townName } from '../names.js'
import { discGain } from '../options/railroad.js'
import { optionsFor } from '../places.js'
import { offers, type Question, refusal, unlessOffered } from './asked.js'
import { tooDear } from './reasons.js'

/** Why a station cannot be upgraded; undefined if it can. */
function whyNotUpgrade({ state, player }: Question<unknown>, station: number): Message | undefined {
  if (optionsFor(state, { kind: 'upgradeStation', station, optional: true }).length > 0) return undefined
  const { cost } = tablesOf(state).stations[station]
  if (player.stations & (1 << station)) return message('why.upgraded')
  return player.money < cost ? tooDear(cost, player.money) : message('why.noDisc')
}

/** Stations that the engine can stop at without being able to upgrade them. */
export function engine(question: Question<TaskOf<'engine' | 'engineBack' | 'leaveEndOfTrack'>>): Refusal[] {
  const { state, offered } = question
  const stations = offered.flatMap(option =>
    option.kind === 'engine' && (option.to >= FIRST_TURNOUT || option.to === RAIL_END)
      ? [stationAt(state, option.to)]
      : [],
  )
  return stations.flatMap(station =>
    refusal(message('refused.upgrade', { station: stationName(station) }), whyNotUpgrade(question, station)),
  )
}

/** Stations ahead of the engine, and those behind it that cannot be upgraded. */
export function upgradeBehind(question: Question<TaskOf<'upgradeBehind'>>): Refusal[] {
  const { state, player } = question
  return tablesOf(state).stations.flatMap(({ position }, station) => {
    if (position === undefined || offers(question, { kind: 'station', station })) return []
    const what = message('refused.upgrade', { station: stationName(station) })
    return trackPlace(position) < trackPlace(player.engine)
      ? refusal(what, whyNotUpgrade(question, station))
      : refusal(what, message('why.ahead'))
  })
}

/** Discs that do not fit the place or cannot be paid. */
export function placeDisc(question: Question<TaskOf<'placeDisc'>>): Refusal[] {
  const { state, player, task } = question
  const purse = player.money - task.reserve
  return tablesOf(state).discSpaces.flatMap(({ cost, black }, disc) => {
    if (player.discs[disc] === 0 || offers(question, { kind: 'disc', disc })) return []
    const what = message('option.disc', { gain: discGain(question, disc) })
    const { cities, stations } = tablesOf(state)
    const place = task.on === 'city' ? cities[task.index] : stations[task.index]
    return refusal(what, black && !place.black ? message('why.black') : tooDear(cost, purse))
  })
}

/** Cities out of reach, or with an own disc already. */
export function deliver(question: Question<TaskOf<'deliver'>>): Refusal[] {
  const { state, player, task } = question
  const { cities, north } = tablesOf(state)
  return cities.flatMap((city, index) => {
    if (offers(question, { kind: 'city', city: index })) return []
    const what = message('refused.city', { city: cityName(city), value: city.value })
    if (city.value > task.total)
      return refusal(what, message('why.value', { value: city.value, total: task.total }))
    if (player.cities[index] > 0 && !city.repeatable) return refusal(what, message('why.delivered'))
    const town = north?.towns.find(({ name }) => name === city.town)
    return town === undefined ? [] : refusal(what, message('why.noShop', { town: townName(town, cities) }))
  })
}

/** The certificate track has no 5. */
export function income(question: Question<TaskOf<'income'>>): Refusal[] {
  return Array.from({ length: question.player.certificates + 1 }, (_, certificates) => certificates).flatMap(
    certificates => unlessOffered(question, { kind: 'spend', certificates }, () => message('why.noFive')),
  )
}

/** After the end was triggered no worker enters the job market. */
export function foresight(question: Question<TaskOf<'foresight'>>): Refusal[] {
  const { state, task } = question
  if (!jobMarketIsClosed(state)) return []
  const tiles = new Set(state.foresight.slice(2 * task.step, 2 * task.step + 2).filter(isWorker))
  return [...tiles].flatMap(tile =>
    offers(question, { kind: 'tile', tile })
      ? []
      : refusal(message('refused.worker', { step: task.step + 1 }), message('why.closed')),
  )
}

/** Trade spaces in towns that cannot be reached are too many to name: only what can be told in one line. */
export function placeShop({ player, state }: Question<TaskOf<'placeShop'>>): Refusal[] {
  const { north, cities } = tablesOf(state)
  if (north === undefined) return []
  return north.towns.flatMap((town, index) => {
    const spaces = town.spaces.map((_, i) => state.shops[index * town.spaces.length + i])
    const what = message('refused.shop', { town: townName(town, cities) })
    if (spaces.includes(state.turn)) return refusal(what, message('why.ownShop'))
    const cheapest = Math.min(
      ...town.spaces.map(({ cost }, i) => (spaces[i] < 0 ? cost : Number.POSITIVE_INFINITY)),
    )
    if (cheapest === Number.POSITIVE_INFINITY) return refusal(what, message('why.townFull'))
    return cheapest > player.money ? refusal(what, tooDear(cheapest, player.money)) : []
  })
}
