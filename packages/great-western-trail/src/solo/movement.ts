import type { Tell } from '@railhead/kernel'
import { isPrivate, NOTHING, ownerOf } from '../components/tiles.js'
import type { Event } from '../event.js'
import { buildingCount } from '../player.js'
import { type State, tablesOf } from '../state.js'
import { feeAt, walkWay } from '../walk.js'
import { MAX_STEPS, MIN_STEPS, type Movement } from './cards.js'
import { choose, type Rank, tellReasons } from './choice.js'
import { HUMAN, SAM, type Sam } from './sam.js'

/** SAM-MOVE-12 to -17 */
export function stepsOf(state: State, sam: Sam, movement: Movement): number {
  if (typeof movement === 'number') return movement
  const counted =
    movement === 'specialtyWorkers'
      ? sam.workers[sam.specialty]
      : Math.max(buildingCount(state, HUMAN), buildingCount(state, SAM))
  return Math.min(Math.max(counted, MIN_STEPS), MAX_STEPS)
}

/** A way of exactly as many steps as the card says, or into Kansas City. */
interface Way {
  readonly to: number
  /** The branch taken at each fork, as bits behind a leading 1. */
  readonly way: number
  /** What a player would pay on it, and how much of that to the human. */
  readonly fees: number
  readonly feesToHuman: number
  /** Locations from its end to Kansas City (SAM-MOVE-08). */
  readonly left: number
}

/** SAM-MOVE-04 to -07; ways are listed in the order of the board's branches, or against it. */
const WAY_RANKS: readonly Rank<Way>[] = [
  { reason: 'shortestWay', of: way => -way.left },
  { reason: 'fewestFees', of: way => -way.fees },
  { reason: 'fewestFeesToYou', of: way => -way.feesToHuman },
  { reason: 'boardOrder', of: () => 0 },
]

/** How many locations lie between each space and Kansas City on the shortest way. */
function locationsLeft(state: State): (space: number) => number {
  const { next, kansasCity } = tablesOf(state).trail
  const known: (number | undefined)[] = []
  const left = (space: number): number => {
    if (space === kansasCity) return 0
    let least = known[space]
    if (least === undefined) {
      least = Number.POSITIVE_INFINITY
      for (const on of next[space]) {
        const step = on === kansasCity || state.trail[on] !== NOTHING ? 1 : 0
        least = Math.min(least, step + left(on))
      }
      known[space] = least
    }
    return least
  }
  return left
}

/** What is still to be paid from a space to Kansas City, on the way that Sam would take. */
interface Rest {
  readonly left: number
  readonly fees: number
  readonly feesToHuman: number
}

/** The rest of the way from each space, for those who count its fees too (SAM-MOVE-08). */
function restFrom(state: State): (space: number) => Rest {
  const { next, kansasCity } = tablesOf(state).trail
  const known = new Map<number, Rest>([[kansasCity, { left: 0, fees: 0, feesToHuman: 0 }]])
  const isLess = (a: Rest, b: Rest): boolean =>
    a.left !== b.left ? a.left < b.left : a.fees !== b.fees ? a.fees < b.fees : a.feesToHuman < b.feesToHuman
  const rest = (space: number): Rest => {
    let least = known.get(space)
    if (least !== undefined) return least
    for (const on of next[space]) {
      const after = rest(on)
      const isPlace = on === kansasCity || state.trail[on] !== NOTHING
      const isPaid = isPlace && on !== kansasCity
      const way = {
        left: after.left + Number(isPlace),
        fees: after.fees + (isPaid ? feeAt(state, on, SAM) : 0),
        feesToHuman: after.feesToHuman + (isPaid ? feeToHuman(state, on) : 0),
      }
      if (least === undefined || isLess(way, least)) least = way
    }
    if (least === undefined) throw new Error('No way leads on.')
    known.set(space, least)
    return least
  }
  return rest
}

/** What the human is owed when somebody enters a space. */
function feeToHuman(state: State, space: number): number {
  const tile = state.trail[space]
  return isPrivate(tile) && ownerOf(tile) === HUMAN ? feeAt(state, space, SAM) : 0
}

/** Of ways to one place with the same fees the first stands for all: nothing tells them apart. */
function waysFrom(state: State, from: number, steps: number): Way[] {
  const { trail, rulings } = tablesOf(state)
  const { next, kansasCity } = trail
  const left = locationsLeft(state)
  const rest = rulings.samWayFees === 'toKansasCity' ? restFrom(state) : undefined
  const backwards = rulings.samWayTies === 'lastBranch'
  const ways: Way[] = []
  const follow = (space: number, stepsLeft: number, way: number, fees: number, feesToHuman: number): void => {
    if (space === kansasCity || stepsLeft === 0) {
      const after = rest?.(space)
      const found: Way = {
        to: space,
        way,
        fees: fees + (after?.fees ?? 0),
        feesToHuman: feesToHuman + (after?.feesToHuman ?? 0),
        left: left(space),
      }
      const same = (other: Way): boolean =>
        other.to === space && other.fees === found.fees && other.feesToHuman === found.feesToHuman
      if (!ways.some(same)) ways.push(found)
      return
    }
    const branches = next[space]
    for (let i = 0; i < branches.length; i++) {
      const branch = backwards ? branches.length - 1 - i : i
      const on = branches[branch]
      const wayOn = branches.length === 1 ? way : way * 2 + branch
      if (on === kansasCity || state.trail[on] === NOTHING) follow(on, stepsLeft, wayOn, fees, feesToHuman)
      else follow(on, stepsLeft - 1, wayOn, fees + feeAt(state, on, SAM), feesToHuman + feeToHuman(state, on))
    }
  }
  follow(from, steps, 1, 0, 0)
  return ways
}

/** He pays nobody; for buildings of the human the bank does (SAM-MOVE-09, -10). */
export function moveHerder(state: State, sam: Sam, steps: number, tell: Tell<Event> | undefined): void {
  const chosen = choose(waysFrom(state, sam.space, steps), WAY_RANKS)
  if (chosen === undefined) throw new Error('No way leads on.')
  const { to, way } = chosen.best
  const from = sam.space
  tellReasons('way', chosen.reasons, tell)
  tell?.({ type: 'moved', seat: SAM, from, to, way })
  walkWay(state, to, way, space => payHuman(state, space, tell), from)
  sam.space = to
}

function payHuman(state: State, space: number, tell: Tell<Event> | undefined): void {
  const amount = feeToHuman(state, space)
  if (amount === 0) return
  state.players[HUMAN].money += amount
  tell?.({ type: 'samFee', seat: HUMAN, amount, space })
}
