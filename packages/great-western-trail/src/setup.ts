import { below, type Chance, shuffle, type Tell, takeRandom } from '@railhead/kernel'
import { addOrangeCattle } from './addons/cattle/rules.js'
import { allMediumTiles } from './addons/railsToTheNorth.js'
import { boxFor, boxIndex, type North, objectiveSets, STARTING_MONEY } from './components/box.js'
import { STARTING_HERD } from './components/cattle.js'
import { FIRST_TOKEN_ROW, JOB_ROWS } from './components/jobMarket.js'
import { TRADE_SPACES } from './components/north.js'
import { OBJECTIVE_DISPLAY, objectiveDeck, startingObjectives } from './components/objectives.js'
import { RAIL_START } from './components/railroad.js'
import { NEUTRAL_LETTERS, NOTHING, neutralTile } from './components/tiles.js'
import { type Config, configSpec } from './config.js'
import type { Event } from './event.js'
import { SOLO_PLAYER_COUNT, startingSam } from './solo/setup.js'
import {
  NO_MASTER,
  NO_TILE,
  NO_TOKEN,
  NOBODY,
  NOWHERE,
  type Player,
  QUESTION,
  type State,
  TABLES,
  tablesOf,
} from './state.js'
import { marketSize, placeTile } from './tasks/foresight.js'
import { advance } from './turn.js'

/** Tiles of bag 1 on the board at the start (GWT2-SETUP-08). */
const STARTING_TILES = 7

export function setup(config: Config, chance: Chance, tell?: Tell<Event>): State {
  const seats = configSpec.seats(config)
  const playerCount = config.solo === undefined ? seats : SOLO_PLAYER_COUNT
  const index = boxIndex(config)
  const box = boxFor(config)
  const sets = objectiveSets(config, box)
  const state: State = {
    config,
    box: index,
    seats,
    playerCount,
    chance,
    turn: 0,
    turns: 0,
    endedBy: -1,
    over: false,
    tasks: [],
    players: [],
    sam: undefined,
    trail: new Array<number>(box.trail.spaces.length).fill(NOTHING),
    faces: config.buildingFaces === 'a' ? 0 : randomFaces(chance, box.buildings[0].length),
    usedBuildings: 0,
    bags: box.bags.map(bag => bag.slice()),
    foresight: [],
    jobs: new Array<number>(JOB_ROWS * playerCount).fill(NOTHING),
    jobRow: FIRST_TOKEN_ROW,
    market: [],
    marketDeck: [...box.marketDeck],
    simmental: [0, 0],
    objectiveDisplay: [],
    objectiveDeck: objectiveDeck(sets),
    masters: [],
    stationWorkers: box.stations.map(() => NOTHING),
    underStack: [],
    shops: box.north ? new Array<number>(box.north.towns.length * TRADE_SPACES).fill(NOBODY) : [],
    mediumTiles: box.north ? placeMediumTiles(box.north, chance) : [],
    spareMasters: [],
    pot: 0,
    tokensTaken: 0,
    usedActions: undefined,
    [QUESTION]: undefined,
    [TABLES]: box,
  }
  placeNeutralBuildings(state)
  placeStationMasters(state)
  placeStartingTiles(state)
  if (config.solo !== undefined) state.sam = startingSam(state, config.solo)
  fillJobMarket(state)
  for (let i = 0; i < 6; i++) state.foresight.push(takeRandom(chance, state.bags[i >> 1]))
  fillCattleMarket(state)
  for (let i = 0; i < OBJECTIVE_DISPLAY; i++)
    state.objectiveDisplay.push(takeRandom(chance, state.objectiveDeck))
  const firstObjectives = startingObjectives(sets)
  for (let seat = 0; seat < seats; seat++) state.players.push(startingPlayer(state, seat, firstObjectives))
  state.sam?.pile.push(takeRandom(chance, firstObjectives)) // SAM-SETUP-24
  state.tasks.push({ kind: 'beginTurn' })
  advance(state, tell)
  return state
}

/** One random face for each number, the same for everybody (GWT2-SETUP-17). */
function randomFaces(chance: Chance, numbers: number): number {
  let faces = 0
  for (let number = 1; number < numbers; number++) faces |= below(chance, 2) << number
  return faces
}

function placeNeutralBuildings(state: State): void {
  const letters = NEUTRAL_LETTERS.map((_, i) => i)
  if (state.config.neutralBuildings === 'random') shuffle(state.chance, letters)
  tablesOf(state).trail.neutral.forEach((space, i) => {
    state.trail[space] = neutralTile(letters[i])
  })
}

function placeStationMasters(state: State): void {
  const { masters, stations, cities } = tablesOf(state)
  const tiles = [...masters]
  state.masters = stations.map(station => (station.master ? takeRandom(state.chance, tiles) : NO_MASTER))
  if (cities.some(city => city.onDelivery?.kind === 'bonusStationMaster')) state.spareMasters = tiles
}

/** A random tile on each medium town (RTN-SETUP-05). */
function placeMediumTiles({ towns, mediumTiles }: North, chance: Chance): number[] {
  const tiles = allMediumTiles(mediumTiles.length)
  return towns.map(town => (town.kind === 'medium' ? takeRandom(chance, tiles) : NO_TILE))
}

/** A tile without room goes back into the bag (under the stack) and another is drawn (GWT2-SETUP-09, GWT1-SETUP-05). */
function placeStartingTiles(state: State): void {
  const [bag] = state.bags
  const putBack: number[] = []
  for (let placed = 0; placed < STARTING_TILES; ) {
    const tile = takeRandom(state.chance, bag)
    if (placeTile(state, tile) >= 0) placed++
    else putBack.push(tile)
  }
  if (tablesOf(state).tilesGoUnderStack) state.underStack = putBack
  else bag.push(...putBack)
}

/** All spaces before the token's own (GWT2-SETUP-11). */
function fillJobMarket(state: State): void {
  const spaces = (FIRST_TOKEN_ROW + 1) * state.playerCount - 1
  for (let i = 0; i < spaces; i++) state.jobs[i] = takeRandom(state.chance, state.bags[1])
}

function fillCattleMarket(state: State): void {
  addOrangeCattle(state)
  const size = marketSize(state)
  for (let i = 0; i < size; i++) state.market.push(takeRandom(state.chance, state.marketDeck))
}

function startingPlayer(state: State, seat: number, objectives: number[]): Player {
  const box = tablesOf(state)
  const draw = [...STARTING_HERD]
  const hand: number[] = []
  for (let i = 0; i < box.startingHand[seat]; i++) hand.push(takeRandom(state.chance, draw))
  return {
    money: STARTING_MONEY[seat],
    draw,
    hand,
    discard: [],
    unseen: [],
    space: NOWHERE,
    engine: RAIL_START,
    workers: [0, 1, 1, 1],
    discs: box.discSpaces.map(space => space.count),
    certificates: 0,
    masters: [],
    hazards: [],
    greenOutlaws: 0,
    orangeOutlaws: 0,
    cities: box.cities.map(() => 0),
    stations: 0,
    unbuilt: (1 << box.buildings[0].length) - 2,
    objectives: [takeRandom(state.chance, objectives)],
    exchangeTokens: box.startingExchangeTokens,
    exchanging: 0,
    hasJobMarketToken: false,
    shopsPlaced: 0,
    bonusToken: NO_TOKEN,
    laid: [],
  }
}
