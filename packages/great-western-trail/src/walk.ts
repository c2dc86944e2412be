import type { PrivateBuilding } from './components/buildings.js'
import { feeOfHands, isPrivate, NOTHING, numberOf, ownerOf } from './components/tiles.js'
import type { Trail } from './components/trail.js'
import type { Option } from './option.js'
import { SAM } from './solo/sam.js'
import { acting, type State, tablesOf } from './state.js'

/** The bank or a seat that a fee goes to. */
type Payee = number
const TO_BANK: Payee = -1

/** The fee that somebody owes for entering a space: nothing for own and neutral buildings. */
export function feeAt(state: State, space: number, mover: number = state.turn): number {
  const tile = state.trail[space]
  if (!isPrivate(tile)) return feeOfHands(tablesOf(state).tileHands[tile], state.playerCount)
  return ownerOf(tile) === mover ? 0 : feeOfHands(buildingOnTrail(state, tile).hand, state.playerCount)
}

/** The face that the players use of a building number. */
export const faceOf = (state: State, building: number): 0 | 1 => (state.faces & (1 << building) ? 1 : 0)

/** The face of a private building on the trail: Sam's always show b (SAM-SETUP-14). */
export const faceOnTrail = (state: State, tile: number): 0 | 1 =>
  ownerOf(tile) === SAM ? 1 : faceOf(state, numberOf(tile))

export const buildingOnTrail = (state: State, tile: number): PrivateBuilding =>
  tablesOf(state).buildings[faceOnTrail(state, tile)][numberOf(tile)]

export function payeeAt(state: State, space: number): Payee {
  const tile = state.trail[space]
  // Sam takes no money (SAM-HUMAN-02).
  return isPrivate(tile) && ownerOf(tile) !== SAM ? ownerOf(tile) : TO_BANK
}

/** A place already reached in this search, with what was paid to whom and the steps left. */
const MAX_SEEN = 512
const seenSpace = new Int32Array(MAX_SEEN)
const seenPaid = new Float64Array(MAX_SEEN)
const seenSteps = new Int32Array(MAX_SEEN)
let seenCount = 0

/** Each payee has two digits of a number, so that 'paid the same to the same people' is one comparison. */
const DIGITS = 64
const DIGIT_OF: readonly number[] = Array.from({ length: 5 }, (_, place) => DIGITS ** place)
const digitOf = (payee: Payee): number => DIGIT_OF[payee - TO_BANK]

interface Walk {
  readonly state: State
  readonly trail: Trail
  readonly out: Option[]
  readonly freeOfCharge: boolean
  readonly kansasCityAllowed: boolean
}

/**
 * Appends a move option for every location reachable with `steps` steps. Two ways to one location that pay
 * the same to the same people are one answer; the first branch printed at a fork then stands for both.
 */
export function offerMoves(
  state: State,
  steps: number,
  out: Option[],
  freeOfCharge = false,
  kansasCityAllowed = true,
): void {
  seenCount = 0
  const player = acting(state)
  const { trail } = tablesOf(state)
  follow({ state, trail, out, freeOfCharge, kansasCityAllowed }, player.space, steps, 1, player.money, 0, 0)
}

function follow(
  walk: Walk,
  from: number,
  steps: number,
  way: number,
  money: number,
  paid: number,
  fee: number,
): void {
  const next = walk.trail.next[from]
  if (next.length === 1) enter(walk, next[0], steps, way, money, paid, fee)
  else
    for (let branch = 0; branch < next.length; branch++)
      enter(walk, next[branch], steps, way * 2 + branch, money, paid, fee)
}

function enter(
  walk: Walk,
  first: number,
  steps: number,
  way: number,
  money: number,
  paid: number,
  fee: number,
): void {
  const { state, trail, out } = walk
  let space = first
  while (state.trail[space] === NOTHING) {
    if (space === trail.kansasCity) {
      if (walk.kansasCityAllowed && isNew(space, paid, 0)) out.push({ kind: 'move', to: space, way, fee })
      return
    }
    const next = trail.next[space]
    if (next.length !== 1) {
      follow(walk, space, steps, way, money, paid, fee)
      return
    }
    space = next[0]
  }
  const due = walk.freeOfCharge ? 0 : Math.min(feeAt(state, space), money)
  const paidNow = due === 0 ? paid : paid + due * digitOf(payeeAt(state, space))
  const reached = visit(space, paidNow, steps - 1)
  if (reached === 'worse') return
  if (reached === 'new') out.push({ kind: 'move', to: space, way, fee: fee + due })
  if (steps > 1) follow(walk, space, steps - 1, way, money - due, paidNow, fee + due)
}

/** Whether a place is new, was reached before with fewer steps left, or was reached as well already. */
function visit(space: number, paid: number, steps: number): 'new' | 'better' | 'worse' {
  for (let i = 0; i < seenCount; i++)
    if (seenSpace[i] === space && seenPaid[i] === paid) {
      if (seenSteps[i] >= steps) return 'worse'
      seenSteps[i] = steps
      return 'better'
    }
  if (seenCount < MAX_SEEN) {
    seenSpace[seenCount] = space
    seenPaid[seenCount] = paid
    seenSteps[seenCount] = steps
    seenCount++
  }
  return 'new'
}

const isNew = (space: number, paid: number, steps: number): boolean => visit(space, paid, steps) === 'new'

/** Calls `enterLocation` for each location on the way from where the cattleman stands, in path order. */
export function walkWay(
  state: State,
  to: number,
  way: number,
  enterLocation: (space: number) => void,
  from: number = acting(state).space,
): void {
  const { next } = tablesOf(state).trail
  let forks = 0
  while (way >> (forks + 1) > 0) forks++
  let space = from
  while (space !== to) {
    const branches = next[space]
    if (branches.length === 1) space = branches[0]
    else {
      forks--
      space = branches[(way >> forks) & 1]
    }
    if (state.trail[space] !== NOTHING || space === to) enterLocation(space)
  }
}
