import { type Message, UNKNOWN } from '@railhead/kernel'
import type { Box, CampReward } from '../components/box.js'
import { type BuildingSet, NEUTRAL_BUILDINGS, SPECIAL_ACTIONS } from '../components/buildings.js'
import { isObjective } from '../components/cattle.js'
import type { City } from '../components/cities.js'
import { objectiveOf } from '../components/objectives.js'
import {
  type Auxiliary,
  type DiscSpace,
  SCORING_COLUMN,
  SCORING_COLUMN_POINTS,
} from '../components/playerBoard.js'
import type { Station } from '../components/railroad.js'
import { feeOfHands, isHazard, isNeutral, isOutlaw, isWorker, neutralIndex } from '../components/tiles.js'
import type { Trail } from '../components/trail.js'
import type { ScoreLine } from '../scoring.js'
import { actionsText, actionText, taskText } from './actions.js'
import { type Edition, join, message, money, named, points } from './message.js'
import { handName, needsText, workerKey } from './names.js'

// Cards

export function cardHelp(card: number, box: Box): Message {
  if (card === UNKNOWN) return message('help.card.unknown')
  if (isObjective(card)) return objectiveHelp(card, box)
  const { value, points: count } = box.cattle[card]
  return message('help.card', { value, points: points(count) })
}

/** Conditions, points, and what playing it does at once. */
export function objectiveHelp(card: number, box: Box): Message {
  const { edition, objectives } = box
  const objective = objectiveOf(card, objectives)
  const params = {
    needs: needsText(objective, edition),
    points: points(objective.points),
    penalty: points(objective.penalty),
  }
  if (objective.immediate === undefined) return message('help.objective.start', params)
  return message('help.objective', { ...params, action: taskText(objective.immediate, edition) })
}

// Tiles

/** `players` decides what a hand costs. */
export function tileHelp(tile: number, players: number, box: Box): Message {
  const { edition, hazardPoints, tileHands } = box
  const fee = money(feeOfHands(tileHands[tile] ?? 0, players))
  if (isWorker(tile)) return message(`help.worker.${workerKey(tile)}`)
  if (isHazard(tile)) return message('help.hazard', { points: points(hazardPoints[tile]), fee })
  if (isOutlaw(tile)) return named('help.outlaw', edition, { fee })
  return isNeutral(tile) ? neutralHelp(neutralIndex(tile)) : message('help.tile.building')
}

// Buildings

export const neutralHelp = (index: number): Message =>
  message('help.neutral', { actions: actionsText(NEUTRAL_BUILDINGS[index], 'second') })

/** A private building by its number and face (0 = a, 1 = b). */
export function buildingHelp(
  number: number,
  face: 0 | 1,
  set: BuildingSet,
  edition: Edition = 'second',
): Message {
  const { builders, points: count, hand, actions } = set[face][number]
  return message('help.building', {
    builders,
    points: points(count),
    hand: handName(hand),
    actions: actionsText(actions, edition),
  })
}

// The railroad

/** The permanent part, the immediate action and what scores at the end, as far as the tile has them. */
export function stationMasterHelp(tile: number, box: Box): Message {
  const { permanentCertificates, immediate, scoring } = box.stationMasters[tile]
  const parts: Message[] = []
  if (permanentCertificates > 0)
    parts.push(message('help.master.permanent', { count: permanentCertificates }))
  if (immediate !== undefined)
    parts.push(message('help.master.immediate', { action: taskText(immediate, box.edition) }))
  if (scoring !== undefined)
    parts.push(
      message('help.master.scoring', {
        points: points(scoring.points),
        what: named('master.counts', scoring.what, { per: scoring.per }),
      }),
    )
  return join(parts, 'semicolon')
}

export const stationHelp = ({ cost, points: count, black }: Station): Message =>
  message('help.station', { cost: money(cost), points: points(count), border: border(black) })

const border = (black: boolean): 'black' | 'white' => (black ? 'black' : 'white')

/** What the arrow from a city to the next one gives. */
export function arrowText({ arrow }: City): Message[] {
  const parts: Message[] = []
  if (arrow.points !== undefined) parts.push(points(arrow.points))
  if (arrow.action !== undefined) parts.push(named('arrow', arrow.action))
  return parts
}

export function cityHelp(city: City, edition: Edition = 'second'): Message {
  const parts = [message('help.city', { value: city.value, border: border(city.black) })]
  if (city.points !== 0) parts.push(message('help.city.points', { points: points(city.points) }))
  if (city.pointsPerBell !== undefined)
    parts.push(message('help.city.bells', { points: points(city.pointsPerBell) }))
  if (city.money > 0) parts.push(message('help.city.money', { money: money(city.money) }))
  if (city.onDelivery !== undefined) parts.push(taskText(city.onDelivery, edition))
  const arrow = arrowText(city)
  if (arrow.length > 0) parts.push(message('help.city.arrow', { arrow: join(arrow, 'comma') }))
  if (city.repeatable) parts.push(message('help.city.repeatable'))
  return join(parts, 'semicolon')
}

// The player board

export const discName = ({ name }: DiscSpace): Message => named('disc', name)

export function discHelp({ name, black, cost, money: gained }: DiscSpace): Message {
  const parts = [named('help.disc', name), message('help.disc.border', { border: border(black) })]
  if (cost > 0) parts.push(message('help.disc.cost', { money: money(cost) }))
  if (gained > 0) parts.push(message('help.disc.gain', { money: money(gained) }))
  return join(parts, 'semicolon')
}

export const auxiliaryHelp = ({ single, double }: Auxiliary, edition: Edition = 'second'): Message =>
  message('help.auxiliary', { single: actionText(single, edition), double: actionText(double, edition) })

/** What covering the n-th space of a worker row gives. */
export function workerBonusHelp(worker: number, space: number, box: Box): Message {
  const bonus = box.workerBonus[worker][space]
  const parts: Message[] = []
  if (bonus !== undefined) parts.push(taskText(bonus, box.edition))
  if (space >= SCORING_COLUMN)
    parts.push(message('help.workerPoints', { points: points(SCORING_COLUMN_POINTS) }))
  return join(parts, 'semicolon')
}

// The trail

export function spaceHelp(
  trail: Trail,
  space: number,
  reward?: CampReward,
  edition: Edition = 'second',
): Message {
  const { kind, forest, special } = trail.spaces[space]
  if (kind === 'camp')
    return named('help.space.camp', edition, {
      reward: reward === undefined ? message('none') : campReward(reward),
    })
  const parts = [named('help.space', kind)]
  if (forest) parts.push(message('help.space.forest'))
  if (special !== undefined)
    parts.push(message('help.space.special', { action: actionText(SPECIAL_ACTIONS[special], edition) }))
  return join(parts, 'semicolon')
}

/** What taking the tile of a camp space gives or costs. */
export function campReward(reward: CampReward): Message {
  if (reward === 'exchangeToken') return message('task.exchangeToken')
  return reward < 0
    ? message('task.pay', { money: money(-reward) })
    : message('task.money', { money: money(reward) })
}

// The score sheet, the turn, the settings

export const categoryName = (line: ScoreLine): Message => named('score', line)

export const PHASES = ['a', 'b', 'c'] as const
export const phaseName = (phase: (typeof PHASES)[number]): Message => message(`phase.${phase}`)
export const phaseHelp = (phase: (typeof PHASES)[number]): Message => message(`help.phase.${phase}`)
