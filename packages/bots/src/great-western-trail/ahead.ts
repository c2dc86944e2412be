import { type State, type Trail, tablesOf } from '@railhead/great-western-trail'

const FAR = 99

/** Spaces of a trail so that none comes before one that leads to it. */
const ORDERS = new WeakMap<Trail, readonly number[]>()

function orderOf(trail: Trail): readonly number[] {
  let order = ORDERS.get(trail)
  if (order === undefined) {
    const { next, spaces } = trail
    const done = new Set<number>()
    const reversed: number[] = []
    const visit = (space: number): void => {
      if (done.has(space)) return
      done.add(space)
      for (const follower of next[space]) visit(follower)
      reversed.push(space)
    }
    for (let space = 0; space < spaces.length; space++) visit(space)
    order = reversed.reverse()
    ORDERS.set(trail, order)
  }
  return order
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
  const order = orderOf(roads)
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

/** Measures the way to Kansas City from every space at once, for `stepsFrom`. */
export function measureWaysHome(state: State): void {
  const roads = tablesOf(state).trail
  const { next, kansasCity } = roads
  const { trail } = state
  const order = orderOf(roads)
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
const PROGRESS = new WeakMap<Trail, Float64Array>()

export function trailProgress(state: State): Float64Array {
  const { trail } = tablesOf(state)
  let progress = PROGRESS.get(trail)
  if (progress === undefined) {
    const { spaces, next, start, kansasCity } = trail
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
    progress = Float64Array.from(spaces, (_, space) => 1 - steps(space) / whole)
    PROGRESS.set(trail, progress)
  }
  return progress
}
