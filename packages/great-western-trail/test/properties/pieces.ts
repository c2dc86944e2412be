import { HEIFER } from '../../src/addons/cattle/simmental/cards.js'
import { FIRST_NEUTRAL, GREEN_OUTLAW, NOTHING, ORANGE_OUTLAW, WORKERS } from '../../src/components/tiles.js'
import { countBits } from '../../src/player.js'
import type { Sam } from '../../src/solo/sam.js'
import { NO_MASTER, type Player, type State } from '../../src/state.js'

/** How many there are of each piece, by its number. */
export type Census = Int32Array

const PIECES = 96
export const emptyCensus = (): Census => new Int32Array(PIECES)

export function count(census: Census, pieces: readonly number[], times = 1): void {
  for (let i = 0; i < pieces.length; i++) census[pieces[i]] += times
}

export function sameCensus(is: Census, shouldBe: Census, what: string): void {
  for (let piece = 0; piece < PIECES; piece++)
    if (is[piece] !== shouldBe[piece])
      throw new Error(`${what}: number ${piece} is there ${is[piece]} times instead of ${shouldBe[piece]}`)
}

/** Tiles of the bags wherever they lie: bags, trail, foresight, job market, players, stations. Not at the poker table. */
export function tilesInGame(state: State): Census {
  const census = emptyCensus()
  for (const bag of state.bags) count(census, bag)
  count(census, state.underStack)
  const isTile = (tile: number): boolean => tile !== NOTHING && tile < FIRST_NEUTRAL
  count(census, state.trail.filter(isTile))
  count(census, state.foresight.filter(isTile))
  count(census, state.jobs.filter(isTile))
  count(census, state.stationWorkers.filter(isTile))
  for (const owner of owners(state)) countTilesOf(owner, census)
  return census
}

type Owner = Pick<Player, 'workers' | 'hazards' | 'greenOutlaws' | 'orangeOutlaws' | 'cities' | 'stations'>

/** The players, and Sam in the solo mode. */
const owners = (state: State): Owner[] =>
  state.sam === undefined ? state.players : [...state.players, state.sam]

function countTilesOf(player: Owner, census: Census): void {
  // One worker of each type is printed on the board.
  for (const worker of WORKERS) count(census, [worker], player.workers[worker] - 1)
  count(census, player.hazards)
  count(census, [GREEN_OUTLAW], player.greenOutlaws)
  count(census, [ORANGE_OUTLAW], player.orangeOutlaws)
}

/** Cards of herds, market, decks, display, objective areas and the Simmental supply. */
export function cardsInGame(state: State): Census {
  const census = emptyCensus()
  count(census, state.market)
  count(census, state.marketDeck)
  count(census, state.objectiveDisplay)
  count(census, state.objectiveDeck)
  state.simmental.forEach((cards, stage) => {
    count(census, [HEIFER + stage], cards)
  })
  if (state.sam !== undefined) {
    count(census, state.sam.pile)
    count(census, state.sam.unseen)
  }
  for (const { draw, hand, discard, unseen, laid, objectives } of state.players)
    for (const pile of [draw, hand, discard, unseen, laid, objectives]) count(census, pile)
  return census
}

/** Discs on the player board, the cities and the stations. */
export function discsOf({ discs, cities, stations }: Player | Sam): number {
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
  return (typeof discs === 'number' ? discs : sum(discs)) + sum(cities) + countBits(stations)
}
/** Fourteen, and one on the annex of Rails to the North (GWT2-SETUP-18, RTN-SETUP-13). */
export const allDiscs = ({ config }: State): number => (config.addons.includes('railsToTheNorth') ? 15 : 14)

/** Station masters on the board, left over beside it, and with the players. */
export function mastersInGame(state: State): number[] {
  const onBoard = state.masters.filter(tile => tile !== NO_MASTER)
  return [...onBoard, ...state.spareMasters, ...state.players.flatMap(player => player.masters)].sort(
    (a, b) => a - b,
  )
}
