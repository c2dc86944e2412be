import type { Outcome, Seat, SeatScore } from '@railhead/kernel'
import { UNKNOWN } from '@railhead/kernel'
import { isSeated } from './addons/pokerTable.js'
import { hasShop } from './addons/railsToTheNorth.js'
import { BREED_OF, HEREFORD, isCattle, isObjective, ORANGE, SHORTHORN } from './components/cattle.js'
import type { Town } from './components/north.js'
import { DISC_STEP_RIGHT, JOB_MARKET_TOKEN_POINTS, STEP_RIGHT_POINTS } from './components/playerBoard.js'
import type { MasterScoring } from './components/stationMasters.js'
import { WORKERS } from './components/tiles.js'
import { bestObjectives, type ObjectiveResult } from './objectiveScoring.js'
import { bellsFreed, buildingCount, permanentCertificates, stationCount } from './player.js'
import { buildingPoints, cityPoints, stationPoints, workerPoints } from './points.js'
import { HUMAN } from './solo/sam.js'
import { scoreSam } from './solo/scoring.js'
import { type Player, type State, tablesOf } from './state.js'

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
export function herdOf({ discard, unseen, draw, hand }: Player): number[] {
  const herd = discard.slice()
  for (const card of unseen) herd.push(card)
  for (const card of draw) if (card !== UNKNOWN) herd.push(card)
  for (const card of hand) if (card !== UNKNOWN) herd.push(card)
  return herd
}

/** GWT2-SCORE-01 */
const moneyPoints = (player: Player): number => Math.floor(player.money / DOLLARS_PER_POINT)

/** GWT2-SCORE-08 */
function hazardsPoints(hazards: readonly number[], pointsOf: readonly number[]): number {
  let points = 0
  for (const tile of hazards) points += pointsOf[tile]
  return points
}

/** GWT2-SCORE-09, -10 */
function cattlePoints(herd: readonly number[], pointsOf: readonly number[]): number {
  let points = 0
  for (const card of herd) if (isCattle(card)) points += pointsOf[card]
  return points
}

const workerCount = (player: Player): number =>
  WORKERS.reduce((count, worker) => count + player.workers[worker], 0)

/** Who sits at the poker table has left the player board, and counts for station masters by ruling only (POK-20). */
const seatedWorkers = (state: State, player: Player): number =>
  isSeated(player) && tablesOf(state).rulings.pokerWorkersCount === 'forStationMasters' ? 1 : 0

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
      return workerCount(player) + seatedWorkers(state, player)
    case 'objectives':
      return objectiveCards
    case 'hazards':
      return player.hazards.length
    case 'outlawPairs':
      return Math.min(player.greenOutlaws, player.orangeOutlaws)
    case 'certificates':
      return player.certificates + permanentCertificates(state, player)
    case 'stations':
      return stationCount(player)
    case 'buildings':
      return buildingCount(state, seat)
    case 'mediumTowns':
      return townsWithShop(state, seat, town => town.kind === 'medium').length
    case 'goodCattle': {
      const { cattleValues } = tablesOf(state)
      return herdOf(player).filter(card => isCattle(card) && cattleValues[card] >= GOOD_CATTLE_VALUE).length
    }
    case 'exchangeTokens':
      return player.exchangeTokens
    case 'areas':
      return new Set(townsWithShop(state, seat, () => true).map(town => town.area)).size
  }
}

/** GWT2-SCORE-12, -17 to -23: full pairs only */
function masterPoints(state: State, seat: Seat, objectiveCards: number): number {
  const { stationMasters } = tablesOf(state)
  let points = 0
  for (const tile of state.players[seat].masters) {
    const { scoring } = stationMasters[tile]
    if (scoring)
      points +=
        scoring.points * Math.floor(masterCount(state, seat, scoring.what, objectiveCards) / scoring.per)
  }
  return points
}

/** What the player has of everything that objectives ask for, in the order of REQUIREMENTS (GWT2-OBJ-17, -18). */
export function resources(state: State, seat: Seat, herd: readonly number[]): number[] {
  const player = state.players[seat]
  const { cattleValues } = tablesOf(state)
  let value3 = 0
  let shorthorn = 0
  let hereford = 0
  let orange = 0
  for (const card of herd) {
    if (!isCattle(card)) continue
    const breed = BREED_OF[card]
    if (breed === ORANGE) orange++
    else if (breed === SHORTHORN) shorthorn++
    else if (breed === HEREFORD) hereford++
    else if (cattleValues[card] === 3) value3++
  }
  return [
    buildingCount(state, seat),
    player.greenOutlaws,
    player.orangeOutlaws,
    player.hazards.length,
    stationCount(player),
    value3,
    shorthorn,
    hereford,
    player.cities[tablesOf(state).terminal],
    bellsFreed(player),
    orange,
  ]
}

function bestObjectivesOf(state: State, seat: Seat, herd: readonly number[]): ObjectiveResult {
  const { masters, objectives } = state.players[seat]
  const { stationMasters, objectiveEntries } = tablesOf(state)
  const pairs = masters.some(tile => stationMasters[tile].scoring?.what === 'objectives')
  const inHerd: number[] = []
  for (const card of herd) if (isObjective(card)) inHerd.push(card)
  return bestObjectives(objectives, inHerd, resources(state, seat, herd), pairs, objectiveEntries)
}

/** POK-53 */
const pokerPoints = (state: State, player: Player): number =>
  isSeated(player) ? tablesOf(state).rulings.pokerTokens[player.bonusToken].points : 0

export function scoreSeat(state: State, seat: Seat): SeatScore {
  const player = state.players[seat]
  const herd = herdOf(player)
  const scored = bestObjectivesOf(state, seat, herd)
  const money = moneyPoints(player)
  const buildings = buildingPoints(state, seat)
  const cities = cityPoints(state, player.cities, bellsFreed(player))
  const stations = stationPoints(state, player.stations)
  const hazards = hazardsPoints(player.hazards, tablesOf(state).hazardPoints)
  const cattle = cattlePoints(herd, tablesOf(state).cattlePoints)
  const objectives = scored.points
  const stationMasters = masterPoints(state, seat, scored.cards)
  const workers = workerPoints(player.workers)
  const stepDisc = player.discs[DISC_STEP_RIGHT] === 0 ? STEP_RIGHT_POINTS : 0
  const jobMarketToken = player.hasJobMarketToken ? JOB_MARKET_TOKEN_POINTS : 0
  const categories: Record<Category, number> = {
    money,
    buildings,
    cities,
    stations,
    hazards,
    cattle,
    objectives,
    stationMasters,
    workers,
    stepDisc,
    jobMarketToken,
  }
  const total =
    money +
    buildings +
    cities +
    stations +
    hazards +
    cattle +
    objectives +
    stationMasters +
    workers +
    stepDisc +
    jobMarketToken
  if (!state.config.addons.includes('pokerTable')) return { total, categories }
  const pokerTable = pokerPoints(state, player)
  return { total: total + pokerTable, categories: { ...categories, pokerTable } }
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
