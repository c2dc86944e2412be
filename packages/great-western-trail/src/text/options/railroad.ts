import { type Message, UNKNOWN } from '@railhead/kernel'
import {
  CERTIFICATE_LIMITS,
  DISC_CERTIFICATE_4,
  DISC_CERTIFICATE_6,
  DISC_HAND,
  DISC_SHOP,
  DISC_STEP_LEFT,
  DISC_STEP_RIGHT,
  STEP_RIGHT_POINTS,
} from '../../components/playerBoard.js'
import { RAIL_END, transportCost } from '../../components/railroad.js'
import { acting, tablesOf } from '../../state.js'
import { stationAt } from '../../tasks/station.js'
import { taskText } from '../actions.js'
import { arrowText } from '../help.js'
import { join, message, money, points } from '../message.js'
import { auxiliaryName, cityName, railName, stationName } from '../names.js'
import { optionsFor } from '../places.js'
import { type Asked, afterwards, left, type Wording } from './asked.js'

export const engine: Wording<'engine'> = (option, asked) => {
  const { state, task } = asked
  const position = railName(option.to)
  if (task.kind === 'specialDelivery') {
    const delivery = afterwards(asked, option).tasks.find(next => next.kind === 'deliver')
    return message('option.engine.delivery', { position, total: delivery?.total ?? 0 })
  }
  const station = stationAt(state, option.to)
  if (station >= 0 && optionsFor(state, { kind: 'upgradeStation', station, optional: true }).length > 0)
    return message('option.engine.upgrade', {
      position,
      cost: money(tablesOf(state).stations[station].cost),
    })
  return message(option.to === RAIL_END ? 'option.engine.end' : 'option.engine', { position })
}

export const station: Wording<'station'> = (option, asked) => {
  const { task, state } = asked
  const { cost, points: count } = tablesOf(state).stations[option.station]
  return task.kind === 'placeDisc'
    ? message('option.disc.station', { station: stationName(option.station), points: points(count) })
    : message('option.upgrade.station', {
        station: stationName(option.station),
        points: points(count),
        cost: money(cost),
        left: left(asked, cost),
      })
}

/** What freeing a disc space of the player board brings. */
function discGain({ state, player }: Pick<Asked, 'state' | 'player'>, disc: number): Message {
  const { discSpaces } = tablesOf(state)
  const { cost, money: gained, name } = discSpaces[disc]
  const { left: leftSteps, right } = tablesOf(state).stepLimits[state.playerCount]
  switch (disc) {
    case DISC_CERTIFICATE_4:
      return message('disc.certificates', {
        limit:
          player.discs[DISC_CERTIFICATE_6] > 0 ? CERTIFICATE_LIMITS.without4 : CERTIFICATE_LIMITS.withoutBoth,
      })
    case DISC_CERTIFICATE_6:
      return player.discs[DISC_CERTIFICATE_4] > 0
        ? message('disc.certificates.later', { limit: CERTIFICATE_LIMITS.withoutBoth })
        : message('disc.certificates', { limit: CERTIFICATE_LIMITS.withoutBoth })
    case DISC_STEP_LEFT:
      return message('disc.steps.money', { steps: leftSteps, money: money(gained) })
    case DISC_STEP_RIGHT:
      return message('disc.steps.points', { steps: right, points: points(STEP_RIGHT_POINTS) })
    case DISC_HAND:
      return message('disc.handLimit', { cost: money(cost) })
    default: {
      const times = player.discs[disc] === 1 ? 'double' : 'single'
      const what = { auxiliary: auxiliaryName(name), times }
      return disc === DISC_SHOP && cost > 0
        ? message('disc.auxiliary.cost', { ...what, cost: money(cost) })
        : message('disc.auxiliary', what)
    }
  }
}

export const disc: Wording<'disc'> = (option, asked) =>
  message('option.disc', { gain: discGain(asked, option.disc) })

export const spend: Wording<'spend'> = (option, asked) => {
  const { state, seat, player } = asked
  const { certificates } = option
  if (player.hand.includes(UNKNOWN)) return message('option.spend.unknown', { certificates })
  const after = afterwards(asked, option)
  const delivery = after.tasks.find(task => task.kind === 'deliver')
  return message('option.spend', {
    certificates,
    total: delivery?.total ?? 0,
    money: money(after.players[seat].money - state.players[seat].money),
  })
}

/** The arrows to both neighbours that a first disc in the city completes. */
function arrows({ state }: Asked, index: number): Message[] {
  const { cities } = tablesOf(state)
  const own = acting(state).cities
  if (own[index] > 0) return []
  const done = [index - 1, index].filter(from => own[from === index ? index + 1 : from] > 0)
  return done.flatMap(from => arrowText(cities[from]))
}

export const city: Wording<'city'> = (option, asked) => {
  const { state, task, player, edition } = asked
  const target = tablesOf(state).cities[option.city]
  const cost =
    task.kind === 'deliver' && task.transport
      ? transportCost(tablesOf(state), player.engine, target.value)
      : 0
  const effects: Message[] = []
  if (cost > 0) effects.push(message('effect.transport', { money: money(cost) }))
  if (target.money > 0) effects.push(message('task.money', { money: money(target.money) }))
  if (target.points !== 0) effects.push(points(target.points))
  if (target.onDelivery !== undefined) effects.push(taskText(target.onDelivery, edition))
  effects.push(...arrows(asked, option.city))
  const params = { city: cityName(target), value: target.value }
  return effects.length === 0
    ? message('option.city', params)
    : message('option.city.effects', { ...params, effects: join(effects, 'comma') })
}
