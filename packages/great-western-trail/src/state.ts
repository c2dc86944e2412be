import { type Chance, cloneChance, type Decision, type Seat } from '@railhead/kernel'
import { type Box, boxFor } from './components/box.js'
import type { Config } from './config.js'
import type { Option } from './option.js'
import { cloneSam, type Sam } from './solo/sam.js'
import type { Rules, Task } from './task.js'

/** A memo of the question last worked out; not part of the data, so JSON, hash and view pass it over. */
export const QUESTION: unique symbol = Symbol('question')

/** A memo of the tables of the match, passed over likewise. */
export const TABLES: unique symbol = Symbol('tables')

/** What the acting player is asked, and by which rules. */
export interface Question {
  readonly task: Task
  readonly rules: Rules
  readonly decision: Decision<Option>
}

/**
 * What one player owns. Cards are numbers of components/cattle.ts and components/objectives.ts. Lists that change
 * seldom are `readonly`, here and in the state: they are replaced, never changed in place, so copies share them.
 */
export interface Player {
  money: number
  /** Draw pile: without order, drawn from at random. */
  draw: number[]
  hand: number[]
  discard: number[]
  /** In a view: the cards that are in `draw`, and, of other players, in `hand` too, sorted. Empty in a state. */
  unseen: readonly number[]
  /** Space of the cattleman; NOWHERE before the first turn. */
  space: number
  /** Position of the engine on the railroad. */
  engine: number
  /** Number of cowboys, builders, engineers, the printed ones included; index 0 is unused. */
  workers: number[]
  /** How many discs are left on each kind of space of the player board. */
  discs: number[]
  /** Temporary certificates. */
  certificates: number
  /** Station master tiles. */
  masters: readonly number[]
  hazards: readonly number[]
  greenOutlaws: number
  orangeOutlaws: number
  /** Number of own discs by city of the strip. */
  cities: number[]
  /** Bits of the stations with an own disc. */
  stations: number
  /** Bits of the building numbers not built yet. */
  unbuilt: number
  /** Cards in the objective area. */
  objectives: readonly number[]
  exchangeTokens: number
  /** Cards still to be discarded for a used exchange token. */
  exchanging: number
  hasJobMarketToken: boolean
  /** Shops taken off the annex (Rails to the North). */
  shopsPlaced: number
  /** Bonus token of the poker table; NO_TOKEN while nobody is seated there. */
  bonusToken: number
  /** Cards laid face down at the poker table. */
  laid: readonly number[]
}

export interface State {
  readonly config: Config
  /** Index of the tables of this configuration (components/box.ts). */
  readonly box: number
  /** How many people play. */
  readonly seats: number
  /** What tables by number of players go by: the seats, and 2 in the solo mode (SAM-SETUP-02). */
  readonly playerCount: number
  chance: Chance
  /** Whose turn it is. */
  turn: Seat
  /** Turns begun so far. */
  turns: number
  /** Who triggered the end (a seat or SAM); -1 before that. */
  endedBy: Seat
  over: boolean
  tasks: Task[]
  players: Player[]
  /** The opponent of the solo mode. */
  sam: Sam | undefined
  /** What lies on each trail space (components/tiles.ts). */
  trail: number[]
  /** Bits of the building numbers that show face b. */
  readonly faces: number
  /** Bits of the buildings whose local actions were used this turn (GWT2-BLDG-35). */
  usedBuildings: number
  /** Three bags, without order. */
  bags: number[][]
  /** Six foresight spaces: for each step the top one, then the bottom one. */
  foresight: number[]
  /** Twelve rows of as many spaces as `playerCount`. */
  jobs: number[]
  /** Row of the job market token; past the last row once it has left the board. */
  jobRow: number
  market: number[]
  marketDeck: number[]
  /** Simmental heifers and cows left in the supply. */
  simmental: readonly number[]
  /** The card farthest from the deck first; the order matters in the solo mode only (SAM-HUMAN-07). */
  objectiveDisplay: number[]
  objectiveDeck: number[]
  /** Station master tile at each station; NO_MASTER where there is none. */
  masters: readonly number[]
  /** Worker left at each station in exchange for its station master. */
  stationWorkers: readonly number[]
  /** Tiles that lie under stack 1, the next one first (GWT1-SETUP-05). */
  underStack: readonly number[]
  /** Rails to the North: the seat whose shop stands on each trade space, NOBODY where there is none. Four spaces a town. */
  shops: readonly number[]
  /** Medium-town tile by town; NO_TILE elsewhere. */
  readonly mediumTiles: readonly number[]
  /** Station masters left over in the set-up, where a city hands them out. */
  spareMasters: readonly number[]
  /** Dollars in the pot of the poker table. */
  pot: number
  /** Bonus tokens taken from the stack of the poker table. */
  tokensTaken: number
  /** Bits of the local actions used this turn, by building; absent where buildings are barred as a whole. */
  usedActions: readonly number[] | undefined
  [QUESTION]: Question | undefined
  [TABLES]: Box | undefined
}

export const NOWHERE = -1
export const NO_MASTER = -1
export const NO_TOKEN = -1
export const NOBODY = -1
export const NO_TILE = -1

export function clonePlayer(player: Player): Player {
  return {
    money: player.money,
    draw: player.draw.slice(),
    hand: player.hand.slice(),
    discard: player.discard.slice(),
    unseen: player.unseen,
    space: player.space,
    engine: player.engine,
    workers: player.workers.slice(),
    discs: player.discs.slice(),
    certificates: player.certificates,
    masters: player.masters,
    hazards: player.hazards,
    greenOutlaws: player.greenOutlaws,
    orangeOutlaws: player.orangeOutlaws,
    cities: player.cities.slice(),
    stations: player.stations,
    unbuilt: player.unbuilt,
    objectives: player.objectives,
    exchangeTokens: player.exchangeTokens,
    exchanging: player.exchanging,
    hasJobMarketToken: player.hasJobMarketToken,
    shopsPlaced: player.shopsPlaced,
    bonusToken: player.bonusToken,
    laid: player.laid,
  }
}

export function cloneState(state: State): State {
  const players: Player[] = []
  for (let i = 0; i < state.players.length; i++) players.push(clonePlayer(state.players[i]))
  return {
    config: state.config,
    box: state.box,
    seats: state.seats,
    playerCount: state.playerCount,
    chance: cloneChance(state.chance),
    turn: state.turn,
    turns: state.turns,
    endedBy: state.endedBy,
    over: state.over,
    tasks: state.tasks.slice(),
    players,
    sam: state.sam === undefined ? undefined : cloneSam(state.sam),
    trail: state.trail.slice(),
    faces: state.faces,
    usedBuildings: state.usedBuildings,
    bags: [state.bags[0].slice(), state.bags[1].slice(), state.bags[2].slice()],
    foresight: state.foresight.slice(),
    jobs: state.jobs.slice(),
    jobRow: state.jobRow,
    market: state.market.slice(),
    marketDeck: state.marketDeck.slice(),
    simmental: state.simmental,
    objectiveDisplay: state.objectiveDisplay.slice(),
    objectiveDeck: state.objectiveDeck.slice(),
    masters: state.masters,
    stationWorkers: state.stationWorkers,
    underStack: state.underStack,
    shops: state.shops,
    mediumTiles: state.mediumTiles,
    spareMasters: state.spareMasters,
    pot: state.pot,
    tokensTaken: state.tokensTaken,
    usedActions: state.usedActions,
    [QUESTION]: state[QUESTION],
    [TABLES]: state[TABLES],
  }
}

/** The list with one entry changed. */
export function withEntry(list: readonly number[], index: number, entry: number): number[] {
  const changed = list.slice()
  changed[index] = entry
  return changed
}

/** States that come from elsewhere have no tables yet. */
export function tablesOf(state: State): Box {
  const box = state[TABLES]
  if (box !== undefined) return box
  const made = boxFor(state.config)
  state[TABLES] = made
  return made
}

/** The player whose turn it is. */
export const acting = (state: State): Player => state.players[state.turn]

/** Puts tasks on the stack so that the first of them is done first. */
export function push(state: State, tasks: readonly Task[]): void {
  for (let i = tasks.length - 1; i >= 0; i--) state.tasks.push(tasks[i])
}

export const jobMarketIsClosed = (state: State): boolean => state.endedBy >= 0
