import {
  BREEDS,
  BUILDER,
  COWBOY,
  CRIOLLO,
  ENGINEER,
  MASTER_NAMES,
  SHOPS_PER_BELL,
  type State,
  tablesOf,
} from '@railhead/great-western-trail'
import type { Seat } from '@railhead/kernel'
import { each, type FeatureRow, featuresOf, named, rows, writerOf } from '../featureRows.js'
import { NEUTRALS, NUMBERS, VALUES } from './board.js'
import { bits } from './playerBoard.js'
import { ENGINE_UNIT, enginePlace, look, type Position, STATIONS, stationAhead } from './position.js'
import { lookAgainst, RIVAL_ROWS } from './rivalFeatures.js'
import { CITIES } from './rivals.js'

type Row = FeatureRow<Position>

/** From this row of the job market token on, the end is near. */
const LAST_ROWS = 10

const flag = (isSo: boolean): number => (isSo ? 1 : 0)

/** Workers beyond the one that is printed. */
const hired = ({ player }: Position, worker: number): number => player.workers[worker] - 1

const DISCS = [
  'discMoney',
  'discCards',
  'discCertificate',
  'discEngine',
  'discRemoval',
  'discCertificate4',
  'discCertificate6',
  'discStepLeft',
  'discStepRight',
  'discHand',
  'discShop',
]

const OWN: readonly Row[] = [
  ...rows<Position>({
    constant: () => 1,
    money: ({ player }) => player.money / 10,
    moneyRoot: ({ player }) => Math.sqrt(player.money) / 3,
    cowboys: position => hired(position, COWBOY) / 2,
    builders: position => hired(position, BUILDER) / 2,
    engineers: position => hired(position, ENGINEER) / 2,
    cowboysSquared: position => hired(position, COWBOY) ** 2 / 8,
    buildersSquared: position => hired(position, BUILDER) ** 2 / 8,
    engineersSquared: position => hired(position, ENGINEER) ** 2 / 8,
    certificates: ({ player }) => player.certificates / 3,
    permanentCertificates: ({ permanent }) => permanent / 2,
    engine: position => enginePlace(position) / ENGINE_UNIT,
    stations: ({ player }) => bits(player.stations) / 3,
    buildings: ({ trail }) => trail.built.buildings / 3,
    buildingStrength: ({ trail }) => trail.built.strength / 8,
    forestBuildings: ({ trail }) => trail.built.forest / 2,
    hazards: ({ player }) => player.hazards.length / 3,
    outlaws: ({ player }) => (player.greenOutlaws + player.orangeOutlaws) / 3,
  }),
  named(DISCS, 1, ({ discsGone }) => discsGone),
  ...rows<Position>({
    herdSize: ({ herd }) => herd.size / 10,
    weakCattle: ({ herd }) => herd.counts[CRIOLLO] / 3,
    goodBreeds: ({ herd }) => herd.goodBreeds / 3,
    goodCattle: ({ herd }) => herd.good / 5,
    expectedValue: ({ expected }) => expected / 6,
    expectedValueSquared: ({ expected }) => (expected * expected) / 60,
    exchangeTokens: ({ player }) => player.exchangeTokens / 2,
    objectivesInHerd: ({ herd }) => herd.objectives / 2,
    objectivesPlayed: ({ player }) => (player.objectives.length - 1) / 2,
    trail: ({ progress }) => progress,
    handValue: ({ handSeen }) => handSeen / 6,
    handValueNearKansasCity: ({ handSeen, progress }) => (handSeen / 6) * progress,
    deliveries: ({ deliveries }) => deliveries / 4,
    deliveriesToKansasCity: ({ player }) => player.cities[0] / 2,
    farCities: ({ farDeliveries }) => farDeliveries / 3,
    bells: ({ player }) => Math.floor(player.shopsPlaced / SHOPS_PER_BELL),
    shopsPlaced: ({ player }) => player.shopsPlaced / 5,
    masters: ({ player }) => player.masters.length / 2,
    cardsAtTable: ({ player }) => player.laid.length / 2,
    onTheMove: ({ state, seat }) => flag(state.turn === seat),
    openCities: position => position.openCities / 3,
    bestOpenCity: ({ farthestOpen }) => farthestOpen / 8,
    noOpenCity: position => flag(position.openCities === 0),
    cattlePoints: ({ herd }) => herd.points / 10,
    fullRows: ({ player }) =>
      (Math.max(0, player.workers[COWBOY] - 3) +
        Math.max(0, player.workers[BUILDER] - 3) +
        Math.max(0, player.workers[ENGINEER] - 3)) /
      2,
  }),
]

const CARDS_AND_TRAIL: readonly Row[] = [
  each('hand', BREEDS, 2, ({ herd }) => herd.hand),
  each('herd', BREEDS, 4, ({ herd }) => herd.counts),
  ...rows<Position>({
    objectivesInHand: ({ herd }) => herd.objectivesInHand,
    turnsToKansasCity: ({ trail, stepLimit }) => Math.ceil(trail.steps / stepLimit) / 3,
    stepsToKansasCity: ({ trail }) => trail.steps / 8,
  }),
  each('nearNeutral', NEUTRALS, 1, ({ trail }) => trail.near),
  each('aheadNeutral', NEUTRALS, 1, ({ trail }) => trail.ahead),
  each('ownA', NUMBERS, 1, ({ trail }) => trail.ownA),
  each('ownB', NUMBERS, 1, ({ trail }) => trail.ownB),
  each('nearOwn', NUMBERS, 1, ({ trail }) => trail.nearOwn),
  ...rows<Position>({ tollAhead: ({ trail }) => trail.toll / 3 }),
]

const RAILROAD_AND_MARKETS: readonly Row[] = [
  each('city', CITIES, 1, ({ player }) => player.cities),
  each('station', STATIONS, 1, ({ stations }) => stations),
  each('master', MASTER_NAMES.length, 1, ({ masters }) => masters),
  each('marketValue', VALUES, 2, ({ markets }) => markets.cattle),
  ...rows<Position>({
    hireCowboy: ({ markets }) => Math.min(markets.jobs[COWBOY], 4) / 3,
    hireBuilder: ({ markets }) => Math.min(markets.jobs[BUILDER], 4) / 3,
    hireEngineer: ({ markets }) => Math.min(markets.jobs[ENGINEER], 4) / 3,
    cheapCowboy: ({ markets }) => markets.cheap[COWBOY] / 6,
    cheapBuilder: ({ markets }) => markets.cheap[BUILDER] / 6,
    cheapEngineer: ({ markets }) => markets.cheap[ENGINEER] / 6,
  }),
]

const OTHERS: readonly Row[] = rows<Position>({
  timeLeft: ({ timeLeft }) => timeLeft,
  threePlayers: ({ state }) => flag(state.seats === 3),
  fourPlayers: ({ state }) => flag(state.seats === 4),
  firstEdition: ({ state }) => flag(tablesOf(state).edition === 'first'),
  north: ({ state }) => flag(tablesOf(state).north !== undefined),
  rivalTrail: ({ rivals }) => rivals.trail,
  rivalEngine: ({ rivals }) => rivals.engine / 20,
  rivalWorkers: ({ rivals }) => rivals.workers / 6,
  rivalCards: ({ rivals }) => rivals.cards / 15,
  rivalDeliveries: ({ rivals }) => rivals.deliveries / 5,
  ending: ({ state }) => flag(state.endedBy >= 0),
  endedHere: ({ state, seat }) => flag(state.endedBy === seat),
  lastRows: ({ state }) => flag(state.jobRow >= LAST_ROWS),
  samTrail: ({ sam }) => sam.trail,
  samEngine: ({ sam }) => sam.engine / 20,
  samWorkers: ({ sam }) => sam.workers / 6,
  samDeliveries: ({ sam }) => sam.deliveries / 4,
  samBuildings: ({ sam }) => sam.buildings / 4,
  samHard: ({ state }) => flag(state.config.solo === 'hard'),
  samEasy: ({ state }) => flag(state.config.solo === 'easy'),
})

const PROSPECTS: readonly Row[] = rows<Position>({
  handReach: ({ handReach }) => handReach / 8,
  handReachNearKansasCity: ({ handReach, progress }) => (handReach / 8) * progress,
  handDoubles: ({ handDoubles }) => handDoubles / 3,
  drawMean: ({ drawMean }) => drawMean / 3,
  drawLeft: ({ player }) => player.draw.length / 10,
  stationGap: ({ stationGap }) => stationGap / 5,
  stationInReach: ({ stationGap, player }) => flag(stationGap > 0 && stationGap <= player.workers[ENGINEER]),
  workersForeseen: ({ markets }) => markets.workersForeseen / 3,
  obstacles: ({ trail }) => trail.obstacles / 6,
  lap: ({ lap }) => lap / 8,
  samSteps: ({ sam }) => sam.steps / 8,
  samStepsOfLap: ({ sam, lap }) => sam.steps / lap,
  lapTurns: ({ lap, stepLimit }) => lap / stepLimit / 3,
  samPace: ({ sam }) => sam.pace / 2,
  samTurns: ({ sam }) => (sam.pace === 0 ? 0 : sam.steps / sam.pace / 3),
})

const PLANS: readonly Row[] = rows<Position>({
  planPoints: ({ plan }) => plan.best / 10,
  planPointsSecond: ({ plan }) => plan.second / 10,
  planPointsHand: ({ handPlan }) => handPlan.best / 10,
  planCost: ({ handPlan }) => handPlan.cost / 6,
  cityGap: ({ handPlan }) => handPlan.gap / 4,
  nextStationPoints: position => (stationAhead(position)?.points ?? 0) / 5,
  nextStationCost: position => Math.max(0, (stationAhead(position)?.cost ?? 0) - position.player.money) / 5,
  nextStationMaster: ({ stationHasMaster }) => flag(stationHasMaster),
  lapsLeft: ({ lapsLeft }) => lapsLeft / 3,
  lapsLeftSquared: ({ lapsLeft }) => (lapsLeft * lapsLeft) / 20,
  deliveryPace: ({ deliveries, timeLeft }) => deliveries / (1 + 10 * (1 - timeLeft)),
})

const ROWS: readonly Row[] = [
  ...OWN,
  ...CARDS_AND_TRAIL,
  ...RAILROAD_AND_MARKETS,
  ...OTHERS,
  ...PROSPECTS,
  ...PLANS,
]

const OWN_FEATURES = featuresOf(ROWS)

/** What is looked at of a player, each roughly between 0 and 3, and what of those against them. Nets find them by name. */
export const FEATURES = [...OWN_FEATURES, ...featuresOf(RIVAL_ROWS)]

/** How many of them come before those of the rivals. */
export const OWN_COUNT = OWN_FEATURES.length

const write = writerOf(ROWS)
const writeRivals = writerOf(RIVAL_ROWS, OWN_COUNT)

/** Writes the features of one seat but not those of its rivals. */
export function readOwnFeatures(state: State, seat: Seat, out: Float32Array): void {
  write(look(state, seat), out)
}

/** Writes the features of one seat. */
export function readFeatures(state: State, seat: Seat, out: Float32Array): void {
  const position = look(state, seat)
  write(position, out)
  writeRivals(lookAgainst(position), out)
}
