import type { Outcome, Seat, SeatScore } from '@railhead/kernel'
import { UNKNOWN } from '@railhead/kernel'
import {
  BREED_OF,
  HEREFORD,
  isCattle,
  isObjective,
  ORANGE,
  POINTS_OF,
  SHORTHORN,
  VALUE_OF,
} from './components/cattle.js'
import type { Town } from './components/north.js'
import { REQUIREMENTS, type Requirement } from './components/objectives.js'
import { DISC_STEP_RIGHT, JOB_MARKET_TOKEN_POINTS, STEP_RIGHT_POINTS } from './components/playerBoard.js'
import { BONUS_TOKENS } from './components/poker.js'
import { type MasterScoring, STATION_MASTERS } from './components/stationMasters.js'
import { hazardPoints, WORKERS } from './components/tiles.js'
import { bestObjectives } from './objectiveScoring.js'
import { bellsFreed, buildingCount, permanentCertificates, stationCount } from './player.js'
import { buildingPoints, cityPoints, stationPoints, workerPoints } from './points.js'
import { HUMAN } from './solo/sam.js'
import { scoreSam } from './solo/scoring.js'
import { NO_TOKEN, type Player, type State, tablesOf } from './state.js'
import { hasShop } from './tasks/shop.js'

/** The eleven categories, in the order of the score sheet. */
export const CATEGORIES = [
  'money',
  'buildings',
  'cities',
  'stations',
  'hazards',
  'cattle',
  'objectives',
  'stationMasters',
  'workers',
  'stepDisc',
  'jobMarketToken',
] as const
export type Category = (typeof CATEGORIES)[number]

/** All lines that a score sheet may have: the poker table adds its own (POK-53). */
export const SCORE_LINES = [...CATEGORIES, 'pokerTable'] as const
export type ScoreLine = (typeof SCORE_LINES)[number]

const DOLLARS_PER_POINT = 5

/** The herd: draw pile, hand and discard pile; in a view the unseen cards stand for the hidden ones. */
export function herdOf(player: Player): number[] {
  const herd = [...player.discard, ...player.unseen]
  for (const card of player.draw) if (card !== UNKNOWN) herd.push(card)
  for (const card of player.hand) if (card !== UNKNOWN) herd.push(card)
  return herd
}

/** GWT2-SCORE-01 */
const moneyPoints = (player: Player): number => Math.floor(player.money / DOLLARS_PER_POINT)

/** GWT2-SCORE-09 */
function hazardsPoints(hazards: readonly number[]): number {
  let points = 0
  for (const tile of hazards) points += hazardPoints(tile)
  return points
}

/** GWT2-SCORE-10 */
function cattlePoints(herd: readonly number[]): number {
  let points = 0
  for (const card of herd) if (isCattle(card)) points += POINTS_OF[card]
  return points
}

const workerCount = (player: Player): number =>
  WORKERS.reduce((count, worker) => count + player.workers[worker], 0)

/** Breeding value from which cattle counts for the station master 'good cattle' (RTN-MASTER-04). */
const GOOD_CATTLE_VALUE = 3

function townsWithShop(state: State, seat: Seat, wanted: (town: Town) => boolean): Town[] {
  const towns = tablesOf(state).north?.towns ?? []
  return towns.filter((town, i) => wanted(town) && hasShop(state, i, seat))
}

/** What the lower halves of station masters count; objectives depend on which cards are scored. */
function masterCount(state: State, seat: Seat, what: MasterScoring, objectiveCards: number): number {
  const player = state.players[seat]
  switch (what) {
    case 'workers':
      return workerCount(player)
    case 'objectives':
      return objectiveCards
    case 'hazards':
      return player.hazards.length
    case 'outlawPairs':
      return Math.min(player.greenOutlaws, player.orangeOutlaws)
    case 'certificates':
      return player.certificates + permanentCertificates(player)
    case 'stations':
      return stationCount(player)
    case 'buildings':
      return buildingCount(state, seat)
    case 'mediumTowns':
      return townsWithShop(state, seat, town => town.kind === 'medium').length
    case 'goodCattle':
      return herdOf(player).filter(card => isCattle(card) && VALUE_OF[card] >= GOOD_CATTLE_VALUE).length
    case 'exchangeTokens':
      return player.exchangeTokens
    case 'areas':
      return new Set(townsWithShop(state, seat, () => true).map(town => town.area)).size
  }
}

/** GWT2-SCORE-12, -17 to -23: full pairs only */
function masterPoints(state: State, seat: Seat, objectiveCards: number): number {
  let points = 0
  for (const tile of state.players[seat].masters) {
    const { scoring } = STATION_MASTERS[tile]
    if (scoring)
      points +=
        scoring.points * Math.floor(masterCount(state, seat, scoring.what, objectiveCards) / scoring.per)
  }
  return points
}

/** What the player has of everything that objectives ask for (GWT2-OBJ-17, -18). */
export function resources(state: State, seat: Seat, herd: readonly number[]): number[] {
  const player = state.players[seat]
  const have: Record<Requirement, number> = {
    building: buildingCount(state, seat),
    greenOutlaw: player.greenOutlaws,
    orangeOutlaw: player.orangeOutlaws,
    hazard: player.hazards.length,
    station: stationCount(player),
    value3: 0,
    shorthorn: 0,
    hereford: 0,
    terminal: player.cities[tablesOf(state).terminal],
    bell: bellsFreed(player),
    orange: 0,
  }
  for (const card of herd) {
    if (!isCattle(card)) continue
    const breed = BREED_OF[card]
    if (breed === ORANGE) have.orange++
    else if (VALUE_OF[card] === 3) have.value3++
    else if (breed === SHORTHORN) have.shorthorn++
    else if (breed === HEREFORD) have.hereford++
  }
  return REQUIREMENTS.map(requirement => have[requirement])
}

export function scoreSeat(state: State, seat: Seat): SeatScore {
  const player = state.players[seat]
  const herd = herdOf(player)
  const pairs = player.masters.some(tile => STATION_MASTERS[tile].scoring?.what === 'objectives')
  const objectives = bestObjectives(
    player.objectives,
    herd.filter(isObjective),
    resources(state, seat, herd),
    pairs,
  )
  const categories: Record<Category, number> = {
    money: moneyPoints(player),
    buildings: buildingPoints(state, seat),
    cities: cityPoints(state, player.cities, bellsFreed(player)),
    stations: stationPoints(state, player.stations),
    hazards: hazardsPoints(player.hazards),
    cattle: cattlePoints(herd),
    objectives: objectives.points,
    stationMasters: masterPoints(state, seat, objectives.cards),
    workers: workerPoints(player.workers),
    stepDisc: player.discs[DISC_STEP_RIGHT] === 0 ? STEP_RIGHT_POINTS : 0,
    jobMarketToken: player.hasJobMarketToken ? JOB_MARKET_TOKEN_POINTS : 0,
  }
  const sheet = state.config.addons.includes('pokerTable')
    ? {
        ...categories,
        pokerTable: player.bonusToken === NO_TOKEN ? 0 : BONUS_TOKENS[player.bonusToken].points,
      } // POK-53
    : categories
  return { total: Object.values(sheet).reduce((total, points) => total + points, 0), categories: sheet }
}

export function standing(state: State): SeatScore[] {
  return state.players.map((_, seat) => scoreSeat(state, seat))
}

/** The highest sum wins; tied players share the victory, also with Sam (GWT2-SCORE-16, SAM-SCORE-14). */
export function outcome(state: State): Outcome | undefined {
  if (!state.over) return undefined
  const scores = standing(state)
  if (state.sam !== undefined) {
    const sam = scoreSam(state, state.sam)
    const winners = scores[HUMAN].total >= sam.total ? [HUMAN] : []
    return { scores, winners, opponent: { name: 'sam', ...sam } }
  }
  const best = Math.max(...scores.map(score => score.total))
  return { scores, winners: scores.flatMap((score, seat) => (score.total === best ? [seat] : [])) }
}
