import {
  BREED_OF,
  isHazard,
  isNeutral,
  isOutlaw,
  isPrivate,
  isWorker,
  neutralIndex,
  numberOf,
  ownerOf,
  type State,
  tablesOf,
  WORKERS,
} from '@railhead/great-western-trail'
import type { Seat } from '@railhead/kernel'
import { measureSteps, stepsTo, trailProgress } from './ahead.js'
import { hasChanged } from './copies.js'

export const NEUTRALS = 7
export const NUMBERS = 14
export const VALUES = 6
/** The kinds of cattle that inputs know, named by the usual breeding value of a breed. */
const KIND_OF_BREED = [1, 2, 2, 2, 3, 3, 3, 4, 5, 2]
const FAR = 90

/** What a cattleman will come by, and what a seat owns on the trail. */
export interface Trail {
  steps: number
  /** Neutral buildings within a turn, and ahead at all. */
  readonly near: Float32Array
  readonly ahead: Float32Array
  /** Own buildings by number with face a and b, and those within a turn. */
  readonly ownA: Float32Array
  readonly ownB: Float32Array
  readonly nearOwn: Float32Array
  toll: number
  readonly built: OwnBuildings
  obstacles: number
  /** What all of this was seen from: while it is the same, so is what is seen. */
  version: number
  space: number
  limit: number
  faces: number
}

/** The buildings of a player on the trail. */
export interface OwnBuildings {
  buildings: number
  /** Builders that they took. */
  strength: number
  forest: number
}

export const newOwnBuildings = (): OwnBuildings => ({ buildings: 0, strength: 0, forest: 0 })

export const newTrail = (): Trail => ({
  steps: 0,
  near: new Float32Array(NEUTRALS),
  ahead: new Float32Array(NEUTRALS),
  ownA: new Float32Array(NUMBERS),
  ownB: new Float32Array(NUMBERS),
  nearOwn: new Float32Array(NUMBERS),
  toll: 0,
  built: newOwnBuildings(),
  obstacles: 0,
  version: 0,
  space: -1,
  limit: 0,
  faces: 0,
})

/**
 * Looks along the trail from where the seat stands, who may go so many steps in a turn. What is found is kept for the same
 * seat; the version is that of the trail.
 */
export function lookAlong(state: State, seat: Seat, limit: number, version: number, found: Trail): void {
  const { space: from } = state.players[seat]
  if (
    found.version === version &&
    found.space === from &&
    found.limit === limit &&
    found.faces === state.faces
  )
    return
  found.version = version
  found.space = from
  found.limit = limit
  found.faces = state.faces
  const { near, ahead, ownA, ownB, nearOwn } = found
  near.fill(0)
  ahead.fill(0)
  ownA.fill(0)
  ownB.fill(0)
  nearOwn.fill(0)
  found.steps = measureSteps(state, from)
  found.toll = 0
  found.obstacles = 0
  const { trail } = state
  for (let space = 0; space < trail.length; space++) {
    const tile = trail[space]
    if (tile === 0) continue
    const far = stepsTo[space]
    const isNear = far > 0 && far <= limit
    if (isNeutral(tile)) {
      const index = neutralIndex(tile)
      if (isNear) near[index] = 1
      if (far > 0 && far < FAR) ahead[index] = 1
      continue
    }
    if (isPrivate(tile)) {
      if (ownerOf(tile) === seat) {
        const number = numberOf(tile)
        if (state.faces & (1 << number)) ownB[number] = 1
        else ownA[number] = 1
        if (isNear) nearOwn[number] = 1
        continue
      }
    } else if (isHazard(tile) || isOutlaw(tile)) found.obstacles++
    if (isNear) found.toll++
  }
  countOwnBuildings(state, seat, found.built)
}

export function countOwnBuildings(state: State, seat: Seat, found: OwnBuildings): void {
  const box = tablesOf(state)
  found.buildings = 0
  found.strength = 0
  found.forest = 0
  const { sites } = box.trail
  for (let i = 0; i < sites.length; i++) {
    const site = sites[i]
    const tile = state.trail[site]
    if (!isPrivate(tile) || ownerOf(tile) !== seat) continue
    const number = numberOf(tile)
    found.buildings++
    found.strength += box.buildings[state.faces & (1 << number) ? 1 : 0][number].builders
    if (box.trail.forest[site]) found.forest++
  }
}

/** Who can be hired, what can be bought. */
export interface Markets {
  /** By worker: how many there are, and how much below the highest price the cheapest is. */
  readonly jobs: Float32Array
  readonly cheap: Float32Array
  /** Cattle in the market by value. */
  readonly cattle: Float32Array
  workersForeseen: number
  /** What lay there when they were looked at last. */
  readonly seen: {
    readonly jobs: number[]
    readonly market: number[]
    readonly foresight: number[]
    columns: number
    costs: readonly number[]
  }
}

export const newMarkets = (): Markets => ({
  jobs: new Float32Array(WORKERS.length + 1),
  cheap: new Float32Array(WORKERS.length + 1),
  cattle: new Float32Array(VALUES),
  workersForeseen: 0,
  seen: { jobs: [], market: [], foresight: [], columns: 0, costs: [] },
})

/** The highest price of a worker: `cheap` counts down from it. */
export const DEAREST = 12

/** Looks at the markets: only at what has changed since. */
export function lookAtMarkets(state: State, found: Markets): void {
  const { jobs, market, foresight, playerCount } = state
  const { costs } = tablesOf(state).jobMarket
  const { seen } = found
  if (hasChanged(jobs, seen.jobs) || playerCount !== seen.columns || costs !== seen.costs)
    lookAtJobs(jobs, playerCount, costs, found)
  seen.columns = playerCount
  seen.costs = costs
  if (hasChanged(market, seen.market)) {
    found.cattle.fill(0)
    for (let i = 0; i < market.length; i++) found.cattle[KIND_OF_BREED[BREED_OF[market[i]]]]++
  }
  if (hasChanged(foresight, seen.foresight)) {
    found.workersForeseen = 0
    for (let i = 0; i < foresight.length; i++) if (isWorker(foresight[i])) found.workersForeseen++
  }
}

function lookAtJobs(
  jobs: readonly number[],
  columns: number,
  costs: readonly number[],
  found: Markets,
): void {
  found.jobs.fill(0)
  found.cheap.fill(0)
  for (let job = 0; job < jobs.length; job++) {
    const worker = jobs[job]
    if (worker <= 0 || worker > WORKERS.length) continue
    found.jobs[worker]++
    const saved = DEAREST - costs[Math.floor(job / columns)]
    if (found.jobs[worker] === 1 || saved > found.cheap[worker]) found.cheap[worker] = saved
  }
}

/** The others in the mean. */
export interface Rivals {
  trail: number
  engine: number
  workers: number
  cards: number
  deliveries: number
}

export const newRivals = (): Rivals => ({ trail: 0, engine: 0, workers: 0, cards: 0, deliveries: 0 })

export function lookAtRivals(state: State, seat: Seat, found: Rivals): void {
  found.trail = 0
  found.engine = 0
  found.workers = 0
  found.cards = 0
  found.deliveries = 0
  const progress = trailProgress(state)
  const { place } = tablesOf(state).track
  const count = Math.max(1, state.seats - 1)
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue
    const rival = state.players[other]
    found.trail += (rival.space < 0 ? 0 : progress[rival.space]) / count
    found.engine += place[rival.engine] / count
    for (let worker = 1; worker <= WORKERS.length; worker++) found.workers += rival.workers[worker] / count
    found.cards += (rival.draw.length + rival.hand.length + rival.discard.length) / count
    for (let city = 0; city < rival.cities.length; city++) found.deliveries += rival.cities[city] / count
  }
}
