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
import { each, type FeatureRow, featuresOf, named, together, writerOf } from '../featureRows.js'
import { NEUTRALS, NUMBERS, VALUES } from './board.js'
import { LARGE_CITIES, MEDIUM_KINDS, TOWN_COUNT } from './north.js'
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
  together(
    [
      'constant',
      'money',
      'moneyRoot',
      'cowboys',
      'builders',
      'engineers',
      'cowboysSquared',
      'buildersSquared',
      'engineersSquared',
      'certificates',
      'permanentCertificates',
      'engine',
      'stations',
      'buildings',
      'buildingStrength',
      'forestBuildings',
      'hazards',
      'outlaws',
    ],
    (position: Position, out, at) => {
      const { player, permanent, trail } = position
      out[at.constant] = 1
      out[at.money] = player.money / 10
      out[at.moneyRoot] = Math.sqrt(player.money) / 3
      out[at.cowboys] = hired(position, COWBOY) / 2
      out[at.builders] = hired(position, BUILDER) / 2
      out[at.engineers] = hired(position, ENGINEER) / 2
      out[at.cowboysSquared] = hired(position, COWBOY) ** 2 / 8
      out[at.buildersSquared] = hired(position, BUILDER) ** 2 / 8
      out[at.engineersSquared] = hired(position, ENGINEER) ** 2 / 8
      out[at.certificates] = player.certificates / 3
      out[at.permanentCertificates] = permanent / 2
      out[at.engine] = enginePlace(position) / ENGINE_UNIT
      out[at.stations] = bits(player.stations) / 3
      out[at.buildings] = trail.built.buildings / 3
      out[at.buildingStrength] = trail.built.strength / 8
      out[at.forestBuildings] = trail.built.forest / 2
      out[at.hazards] = player.hazards.length / 3
      out[at.outlaws] = (player.greenOutlaws + player.orangeOutlaws) / 3
    },
  ),
  named(DISCS, 1, ({ discsGone }) => discsGone),
  together(
    [
      'herdSize',
      'weakCattle',
      'goodBreeds',
      'goodCattle',
      'expectedValue',
      'expectedValueSquared',
      'exchangeTokens',
      'objectivesInHerd',
      'objectivesPlayed',
      'trail',
      'handValue',
      'handValueNearKansasCity',
      'deliveries',
      'deliveriesToKansasCity',
      'farCities',
      'bells',
      'shopsPlaced',
      'masters',
      'cardsAtTable',
      'onTheMove',
      'openCities',
      'bestOpenCity',
      'noOpenCity',
      'cattlePoints',
      'fullRows',
    ],
    (
      { herd, expected, player, progress, handSeen, deliveries, farDeliveries, state, seat, plan }: Position,
      out,
      at,
    ) => {
      out[at.herdSize] = herd.size / 10
      out[at.weakCattle] = herd.counts[CRIOLLO] / 3
      out[at.goodBreeds] = herd.goodBreeds / 3
      out[at.goodCattle] = herd.good / 5
      out[at.expectedValue] = expected / 6
      out[at.expectedValueSquared] = (expected * expected) / 60
      out[at.exchangeTokens] = player.exchangeTokens / 2
      out[at.objectivesInHerd] = herd.objectives / 2
      out[at.objectivesPlayed] = (player.objectives.length - 1) / 2
      out[at.trail] = progress
      out[at.handValue] = handSeen / 6
      out[at.handValueNearKansasCity] = (handSeen / 6) * progress
      out[at.deliveries] = deliveries / 4
      out[at.deliveriesToKansasCity] = player.cities[0] / 2
      out[at.farCities] = farDeliveries / 3
      out[at.bells] = Math.floor(player.shopsPlaced / SHOPS_PER_BELL)
      out[at.shopsPlaced] = player.shopsPlaced / 5
      out[at.masters] = player.masters.length / 2
      out[at.cardsAtTable] = player.laid.length / 2
      out[at.onTheMove] = flag(state.turn === seat)
      out[at.openCities] = plan.open / 3
      out[at.bestOpenCity] = plan.farthest / 8
      out[at.noOpenCity] = flag(plan.open === 0)
      out[at.cattlePoints] = herd.points / 10
      out[at.fullRows] =
        (Math.max(0, player.workers[COWBOY] - 3) +
          Math.max(0, player.workers[BUILDER] - 3) +
          Math.max(0, player.workers[ENGINEER] - 3)) /
        2
    },
  ),
]

const CARDS_AND_TRAIL: readonly Row[] = [
  each('hand', BREEDS, 2, ({ herd }) => herd.hand),
  each('herd', BREEDS, 4, ({ herd }) => herd.counts),
  together(
    ['objectivesInHand', 'turnsToKansasCity', 'stepsToKansasCity'],
    ({ herd, trail, stepLimit }: Position, out, at) => {
      out[at.objectivesInHand] = herd.objectivesInHand
      out[at.turnsToKansasCity] = Math.ceil(trail.steps / stepLimit) / 3
      out[at.stepsToKansasCity] = trail.steps / 8
    },
  ),
  each('nearNeutral', NEUTRALS, 1, ({ trail }) => trail.near),
  each('aheadNeutral', NEUTRALS, 1, ({ trail }) => trail.ahead),
  each('ownA', NUMBERS, 1, ({ trail }) => trail.ownA),
  each('ownB', NUMBERS, 1, ({ trail }) => trail.ownB),
  each('nearOwn', NUMBERS, 1, ({ trail }) => trail.nearOwn),
  together(['tollAhead'], ({ trail }: Position, out, at) => {
    out[at.tollAhead] = trail.toll / 3
  }),
]

const RAILROAD_AND_MARKETS: readonly Row[] = [
  each('city', CITIES, 1, ({ cities }) => cities),
  each('station', STATIONS, 1, ({ stations }) => stations),
  each('master', MASTER_NAMES.length, 1, ({ masters }) => masters),
  each('marketValue', VALUES, 2, ({ markets }) => markets.cattle),
  together(
    ['hireCowboy', 'hireBuilder', 'hireEngineer', 'cheapCowboy', 'cheapBuilder', 'cheapEngineer'],
    ({ markets }: Position, out, at) => {
      out[at.hireCowboy] = Math.min(markets.jobs[COWBOY], 4) / 3
      out[at.hireBuilder] = Math.min(markets.jobs[BUILDER], 4) / 3
      out[at.hireEngineer] = Math.min(markets.jobs[ENGINEER], 4) / 3
      out[at.cheapCowboy] = markets.cheap[COWBOY] / 6
      out[at.cheapBuilder] = markets.cheap[BUILDER] / 6
      out[at.cheapEngineer] = markets.cheap[ENGINEER] / 6
    },
  ),
]

const OTHERS: readonly Row[] = [
  together(
    [
      'timeLeft',
      'threePlayers',
      'fourPlayers',
      'firstEdition',
      'north',
      'rivalTrail',
      'rivalEngine',
      'rivalWorkers',
      'rivalCards',
      'rivalDeliveries',
      'ending',
      'endedHere',
      'lastRows',
      'samTrail',
      'samEngine',
      'samWorkers',
      'samDeliveries',
      'samBuildings',
      'samHard',
      'samEasy',
    ],
    ({ timeLeft, state, rivals, seat, sam }: Position, out, at) => {
      out[at.timeLeft] = timeLeft
      out[at.threePlayers] = flag(state.seats === 3)
      out[at.fourPlayers] = flag(state.seats === 4)
      out[at.firstEdition] = flag(tablesOf(state).edition === 'first')
      out[at.north] = flag(tablesOf(state).north !== undefined)
      out[at.rivalTrail] = rivals.trail
      out[at.rivalEngine] = rivals.engine / 20
      out[at.rivalWorkers] = rivals.workers / 6
      out[at.rivalCards] = rivals.cards / 15
      out[at.rivalDeliveries] = rivals.deliveries / 5
      out[at.ending] = flag(state.endedBy >= 0)
      out[at.endedHere] = flag(state.endedBy === seat)
      out[at.lastRows] = flag(state.jobRow >= LAST_ROWS)
      out[at.samTrail] = sam.trail
      out[at.samEngine] = sam.engine / 20
      out[at.samWorkers] = sam.workers / 6
      out[at.samDeliveries] = sam.deliveries / 4
      out[at.samBuildings] = sam.buildings / 4
      out[at.samHard] = flag(state.config.solo === 'hard')
      out[at.samEasy] = flag(state.config.solo === 'easy')
    },
  ),
]

const PROSPECTS: readonly Row[] = [
  together(
    [
      'handReach',
      'handReachNearKansasCity',
      'handDoubles',
      'drawMean',
      'drawLeft',
      'stationGap',
      'stationInReach',
      'workersForeseen',
      'obstacles',
      'lap',
      'samSteps',
      'samStepsOfLap',
      'lapTurns',
      'samPace',
      'samTurns',
    ],
    (
      {
        handReach,
        progress,
        handDoubles,
        drawMean,
        player,
        stationGap,
        markets,
        trail,
        lap,
        sam,
        stepLimit,
      }: Position,
      out,
      at,
    ) => {
      out[at.handReach] = handReach / 8
      out[at.handReachNearKansasCity] = (handReach / 8) * progress
      out[at.handDoubles] = handDoubles / 3
      out[at.drawMean] = drawMean / 3
      out[at.drawLeft] = player.draw.length / 10
      out[at.stationGap] = stationGap / 5
      out[at.stationInReach] = flag(stationGap > 0 && stationGap <= player.workers[ENGINEER])
      out[at.workersForeseen] = markets.workersForeseen / 3
      out[at.obstacles] = trail.obstacles / 6
      out[at.lap] = lap / 8
      out[at.samSteps] = sam.steps / 8
      out[at.samStepsOfLap] = sam.steps / lap
      out[at.lapTurns] = lap / stepLimit / 3
      out[at.samPace] = sam.pace / 2
      out[at.samTurns] = sam.pace === 0 ? 0 : sam.steps / sam.pace / 3
    },
  ),
]

const PLANS: readonly Row[] = [
  together(
    [
      'planPoints',
      'planPointsSecond',
      'planPointsHand',
      'planCost',
      'cityGap',
      'nextStationPoints',
      'nextStationCost',
      'nextStationMaster',
      'lapsLeft',
      'lapsLeftSquared',
      'deliveryPace',
    ],
    (position: Position, out, at) => {
      const { plan, handPlan, stationHasMaster, lapsLeft, deliveries, timeLeft } = position
      out[at.planPoints] = plan.best / 10
      out[at.planPointsSecond] = plan.second / 10
      out[at.planPointsHand] = handPlan.best / 10
      out[at.planCost] = handPlan.cost / 6
      out[at.cityGap] = handPlan.gap / 4
      out[at.nextStationPoints] = (stationAhead(position)?.points ?? 0) / 5
      out[at.nextStationCost] = Math.max(0, (stationAhead(position)?.cost ?? 0) - position.player.money) / 5
      out[at.nextStationMaster] = flag(stationHasMaster)
      out[at.lapsLeft] = lapsLeft / 3
      out[at.lapsLeftSquared] = (lapsLeft * lapsLeft) / 20
      out[at.deliveryPace] = deliveries / (1 + 10 * (1 - timeLeft))
    },
  ),
]

/** Rails to the North; all 0 without it. */
const NORTH: readonly Row[] = [
  each('shop', TOWN_COUNT, 1, ({ north }) => north.shops),
  each('nearTown', TOWN_COUNT, 1, ({ north }) => north.near),
  each('openLargeCity', LARGE_CITIES, 1, ({ north }) => north.openCities),
  each('openTile', MEDIUM_KINDS, 1, ({ north }) => north.tiles),
  together(
    [
      'northPlanPoints',
      'northPlanPointsSecond',
      'northPlanPointsHand',
      'northPlanCost',
      'northGap',
      'northOpen',
      'northFarthest',
      'northStationPoints',
      'northStationShort',
      'northCityAhead',
      'shopsToBell',
      'samShops',
    ],
    ({ north, player, sam }: Position, out, at) => {
      const { plan, handPlan, stationPoints, stationCost, cityAhead } = north
      out[at.northPlanPoints] = plan.best / 10
      out[at.northPlanPointsSecond] = plan.second / 10
      out[at.northPlanPointsHand] = handPlan.best / 10
      out[at.northPlanCost] = handPlan.cost / 6
      out[at.northGap] = handPlan.gap / 4
      out[at.northOpen] = plan.open / 3
      out[at.northFarthest] = plan.farthest / 8
      out[at.northStationPoints] = stationPoints / 5
      out[at.northStationShort] = Math.max(0, stationCost - player.money) / 10
      out[at.northCityAhead] = cityAhead / 10
      out[at.shopsToBell] = (player.shopsPlaced % SHOPS_PER_BELL) / 2
      out[at.samShops] = sam.shops / 8
    },
  ),
]

const ROWS: readonly Row[] = [
  ...OWN,
  ...CARDS_AND_TRAIL,
  ...RAILROAD_AND_MARKETS,
  ...OTHERS,
  ...PROSPECTS,
  ...PLANS,
  ...NORTH,
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
