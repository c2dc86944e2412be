import { type Box, type State, type Trail, tablesOf } from '@railhead/great-western-trail'
import { hasChanged } from './copies.js'

const FAR = 99

/** What is worked out once for a trail. */
interface Chart {
  readonly trail: Trail
  /** Spaces so that none comes before one that leads to it. */
  readonly order: readonly number[]
  /** How far along the trail each space lies, from 0 to 1. */
  readonly progress: Float64Array
}

const CHARTS = new WeakMap<Trail, Chart>()
let latest: Chart | undefined

/** Mostly it is the chart that was asked for last. */
function chartOf(trail: Trail): Chart {
  if (latest?.trail === trail) return latest
  latest = CHARTS.get(trail) ?? { trail, order: orderOf(trail), progress: progressAlong(trail) }
  CHARTS.set(trail, latest)
  return latest
}

function orderOf({ next, spaces }: Trail): readonly number[] {
  const done = new Set<number>()
  const reversed: number[] = []
  const visit = (space: number): void => {
    if (done.has(space)) return
    done.add(space)
    for (const follower of next[space]) visit(follower)
    reversed.push(space)
  }
  for (let space = 0; space < spaces.length; space++) visit(space)
  return reversed.reverse()
}

function progressAlong({ spaces, next, start, kansasCity }: Trail): Float64Array {
  const depth = new Map<number, number>([[kansasCity, 0]])
  const steps = (space: number): number => {
    const known = depth.get(space)
    if (known !== undefined) return known
    const ways = next[space].map(steps)
    const shortest = ways.length === 0 ? 0 : 1 + Math.min(...ways)
    depth.set(space, shortest)
    return shortest
  }
  const whole = steps(start)
  return Float64Array.from(spaces, (_, space) => 1 - steps(space) / whole)
}

/** What lay on the trail when it was looked at last, and how often that has changed. */
const seen: number[] = []
let seenIn: Box | undefined
let changes = 0

/**
 * A number that is another whenever anything else lies on the trail than when this was asked before, in whichever
 * match or box: it is compared, not told. Between two questions of a turn mostly nothing has changed.
 */
export function trailVersion(state: State): number {
  const box = tablesOf(state)
  if (hasChanged(state.trail, seen) || box !== seenIn) changes++
  seenIn = box
  return changes
}

/** Steps from a cattleman to each space, FAR where the trail does not lead from there. */
export const stepsTo = new Float64Array(128)

/** Fills `stepsTo`: only what lies on the trail takes a step. Gives the steps to Kansas City. */
export function measureSteps(state: State, from: number): number {
  const roads = tablesOf(state).trail
  const { next, kansasCity, start } = roads
  const origin = from < 0 ? start : from
  const { trail } = state
  stepsTo.fill(FAR)
  stepsTo[origin] = 0
  const { order } = chartOf(roads)
  for (let i = 0; i < order.length; i++) {
    const here = stepsTo[order[i]]
    if (here >= FAR) continue
    const followers = next[order[i]]
    for (let j = 0; j < followers.length; j++) {
      const follower = followers[j]
      const there = here + (trail[follower] === 0 && follower !== kansasCity ? 0 : 1)
      if (there < stepsTo[follower]) stepsTo[follower] = there
    }
  }
  return stepsTo[kansasCity]
}

/** Steps from each space to Kansas City. */
const stepsHome = new Float64Array(128)

/** The version of the trail that they were measured on. */
let homeVersion = 0

/** Measures the way to Kansas City from every space at once, for `stepsFrom`. */
export function measureWaysHome(state: State, version: number = trailVersion(state)): void {
  if (version === homeVersion) return
  homeVersion = version
  const roads = tablesOf(state).trail
  const { next, kansasCity } = roads
  const { trail } = state
  const { order } = chartOf(roads)
  for (let i = order.length - 1; i >= 0; i--) {
    const space = order[i]
    if (space === kansasCity) {
      stepsHome[space] = 0
      continue
    }
    const followers = next[space]
    let least = FAR
    for (let j = 0; j < followers.length; j++) {
      const follower = followers[j]
      const there = stepsHome[follower] + (trail[follower] === 0 && follower !== kansasCity ? 0 : 1)
      if (there < least) least = there
    }
    stepsHome[space] = least
  }
}

/** Steps to Kansas City for a cattleman who stands there, as measured last; from the start for one who stands nowhere. */
export const stepsFrom = (state: State, space: number): number =>
  stepsHome[space < 0 ? tablesOf(state).trail.start : space]

/** How far along the trail each space lies, from 0 to 1. */
export const trailProgress = (state: State): Float64Array => chartOf(tablesOf(state).trail).progress
