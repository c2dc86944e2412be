import { type Seat, type Tell, takeRandom } from '@railhead/kernel'
import { MARKET_SIZE, ORANGE_MARKET_SIZE } from '../components/cattle.js'
import { JOB_ROWS } from '../components/jobMarket.js'
import { hazardType, isOutlaw, isWorker, NOTHING } from '../components/tiles.js'
import type { Event } from '../event.js'
import { chosen, type Option, tileOption } from '../option.js'
import { SAM } from '../solo/sam.js'
import { acting, jobMarketIsClosed, type State, tablesOf } from '../state.js'
import type { Task, TaskOf, TaskRules } from '../task.js'
import type { OptionTrouble } from '../trouble.js'
import { addToMarket } from './buyCattle.js'
import { offerPlaysAtKansasCity, playObjective } from './objective.js'

/** The five steps, each completely before the next, and the way back to the start (GWT2-KC-01). */
export const KANSAS_CITY_STEPS: readonly Task[] = [
  { kind: 'foresight', step: 0 },
  { kind: 'foresight', step: 1 },
  { kind: 'foresight', step: 2 },
  { kind: 'income' },
  { kind: 'leaveKansasCity' },
]

/** After the end was triggered no worker enters the job market (GWT2-END-05). */
const tileTrouble = (state: State, tile: number): OptionTrouble | undefined =>
  isWorker(tile) && jobMarketIsClosed(state) ? 'closed' : undefined

/** The two tiles of a step, equal ones once: those that can be chosen, or with `refused` the others. */
function foresightTiles(state: State, step: number, refused: boolean, out: Option[]): void {
  for (let i = 2 * step; i < 2 * step + 2; i++) {
    const tile = state.foresight[i]
    if (tile === NOTHING || (i > 2 * step && tile === state.foresight[i - 1])) continue
    if ((tileTrouble(state, tile) !== undefined) === refused) out.push(tileOption(tile))
  }
}

/** Steps 1 to 3: one of the two tiles of the step is placed at once (GWT2-KC-02, GWT2-END-02, -05). */
export const foresight: TaskRules<TaskOf<'foresight'>> = {
  secret: true,
  options(state, { step }, out) {
    foresightTiles(state, step, false, out)
    if (out.length > 0) offerPlaysAtKansasCity(state, out)
  },
  refused(state, { step }, out) {
    foresightTiles(state, step, true, out)
  },
  obstacle: (state, _task, option) => tileTrouble(state, chosen(option, 'tile').tile),
  answer(state, task, option, tell) {
    if (option.kind === 'play') {
      state.tasks.push(task)
      playObjective(state, option.card, tell)
      return
    }
    const { tile } = chosen(option, 'tile')
    const index = state.foresight.indexOf(tile, 2 * task.step)
    state.foresight[index] = NOTHING
    placeForesight(state, state.turn, task.step, tile, tell)
  },
}

/** A tile taken from its foresight space by a seat or by Sam finds its place. */
export function placeForesight(
  state: State,
  by: Seat,
  step: number,
  tile: number,
  tell: Tell<Event> | undefined,
): void {
  const space = placeTile(state, tile)
  tell?.({ type: 'foresight', seat: by, step, tile, space })
  if (isWorker(tile)) placeWorker(state, by, tile, tell)
}

const NO_ROOM = -1

/** Outlaws and hazards go to the lowest free space of their area, or leave the game (GWT2-KC-03, -04). */
export function placeTile(state: State, tile: number): number {
  if (isWorker(tile)) return NO_ROOM
  const { camps, hazards } = tablesOf(state).trail
  const area = isOutlaw(tile) ? camps : hazards[hazardType(tile)]
  for (const space of area)
    if (state.trail[space] === NOTHING) {
      state.trail[space] = tile
      return space
    }
  return NO_ROOM
}

/** Into the token's row, the token's own space last (GWT2-KC-05, -06). */
function placeWorker(state: State, by: Seat, worker: number, tell: Tell<Event> | undefined): void {
  const first = state.jobRow * state.playerCount
  const last = first + state.playerCount - 1
  let space = first
  while (space < last && state.jobs[space] !== NOTHING) space++
  state.jobs[space] = worker
  if (space === last) moveToken(state, by, tell)
}

/** Yellow arrows refill the cattle market, the last one ends the game (GWT2-KC-07, -11). */
function moveToken(state: State, by: Seat, tell: Tell<Event> | undefined): void {
  const left = state.jobRow
  state.jobRow++
  if (state.jobRow === JOB_ROWS) {
    state.endedBy = by
    const owner = by === SAM && state.sam !== undefined ? state.sam : state.players[by]
    owner.hasJobMarketToken = true
    tell?.({ type: 'endTriggered', seat: by })
    return
  }
  tell?.({ type: 'jobMarketToken', row: state.jobRow })
  if (tablesOf(state).jobMarket.yellowArrowRows.includes(left))
    addToMarket(state, marketSize(state) - state.market.length, tell)
}

export const marketSize = (state: State): number =>
  (state.config.cattle === 'none' ? MARKET_SIZE : ORANGE_MARKET_SIZE)[state.playerCount]

/** Back to the start of the trail, and the foresight spaces are refilled (GWT2-KC-12, -13). */
export const leaveKansasCity: TaskRules<TaskOf<'leaveKansasCity'>> = {
  run(state, _task, tell) {
    acting(state).space = tablesOf(state).trail.start
    refillForesight(state, tell)
  },
}

/** From the bag, then the tiles under stack 1 in their order; NOTHING when all are gone (GWT2-KC-14). */
function drawTile(state: State, bag: number): number {
  const tiles = state.bags[bag]
  if (tiles.length > 0) return takeRandom(state.chance, tiles)
  if (bag > 0 || state.underStack.length === 0) return NOTHING
  const [next, ...rest] = state.underStack
  state.underStack = rest
  return next
}

/** In the solo mode a tile above an empty space slides down first; by ruling only if another follows (SAM-HUMAN-04, -05, SAM-KC-07, SAM-EDGE-06). */
function slideForesight(state: State): void {
  const { foresight: spaces, bags } = state
  const alone = tablesOf(state).rulings.samLoneTile === 'slides'
  for (let top = 0; top < spaces.length; top += 2)
    if (spaces[top + 1] === NOTHING && (alone || bags[top >> 1].length > 0)) {
      spaces[top + 1] = spaces[top]
      spaces[top] = NOTHING
    }
}

export function refillForesight(state: State, tell: Tell<Event> | undefined): void {
  if (state.sam !== undefined) slideForesight(state)
  for (let i = 0; i < state.foresight.length; i++) {
    if (state.foresight[i] === NOTHING) state.foresight[i] = drawTile(state, i >> 1)
  }
  tell?.({ type: 'foresightRefilled', tiles: state.foresight.slice() })
}
