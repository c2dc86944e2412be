import { below, type Chance, type Seat, shuffle, UNKNOWN } from '@railhead/kernel'
import { TOKENS } from './components/pieces.js'
import { DREW, type State } from './state.js'

const VALUES = TOKENS.values.length

/**
 * Fills unknown hands of duel tokens consistently with what everyone saw: the announced sums, the tokens
 * played since, and for hands drawn later, what lay in the stack at that time.
 */
export function imagineTokens(state: State, chance: Chance): void {
  dealFirstHands(state, chance)
  dealDrawnHands(state, chance)
  const left = new Array<number>(VALUES).fill(state.players)
  for (const value of state.tokens.flat()) left[value]--
  state.tokenStack = left.flatMap((count, value) => new Array<number>(count).fill(value))
  for (let seat = 0; seat < state.players; seat++)
    if (state.tokenLaid[seat] === UNKNOWN) {
      const hand = state.tokens[seat]
      state.tokenLaid[seat] = hand[below(chance, hand.length)]
    }
}

const isUnknown = (hand: readonly number[]): boolean => hand.includes(UNKNOWN)

const hasDrawn = (state: State, seat: Seat): boolean => state.tokenLog.includes(seat * 8 + DREW)

/** The hands dealt at set-up: what was not played of them is shared out so that the announced sums hold. */
function dealFirstHands(state: State, chance: Chance): void {
  const pool: number[] = new Array<number>(VALUES).fill(state.players)
  const sums = state.tokenSums.slice()
  const drawn = new Set<Seat>()
  for (const entry of state.tokenLog) {
    const seat = entry >> 3
    if ((entry & 7) === DREW) drawn.add(seat)
    else if (!drawn.has(seat)) {
      pool[entry & 7]--
      sums[seat] -= entry & 7
    }
  }
  const seats: Seat[] = []
  for (let seat = 0; seat < state.players; seat++) {
    if (drawn.has(seat)) continue
    if (isUnknown(state.tokens[seat])) seats.push(seat)
    else for (const value of state.tokens[seat]) pool[value]--
  }
  if (seats.length === 0) return
  if (state.players === 2) {
    for (const seat of seats) state.tokens[seat] = ownSetLeft(state, seat)
    return
  }
  const tokens = shuffle(
    chance,
    pool.flatMap((count, value) => new Array<number>(count).fill(value)),
  )
  for (const seat of seats) state.tokens[seat] = tokens.splice(0, state.tokens[seat].length)
  swapUntilSumsHold(state, seats, sums, chance)
}

/** CC-VARD-01: with two players everyone knows what was dealt. */
function ownSetLeft(state: State, seat: Seat): number[] {
  return TOKENS.values.filter(value => !state.tokenLog.includes(seat * 8 + value))
}

/** Swaps tokens of random hands as long as that brings the sums no further away; the true hands are a solution. */
function swapUntilSumsHold(
  state: State,
  seats: readonly Seat[],
  sums: readonly number[],
  chance: Chance,
): void {
  const off = seats.map(seat => state.tokens[seat].reduce((total, value) => total + value, 0) - sums[seat])
  while (off.some(difference => difference !== 0)) {
    const a = below(chance, seats.length)
    const b = below(chance, seats.length)
    const handA = state.tokens[seats[a]]
    const handB = state.tokens[seats[b]]
    if (a === b || handA.length === 0 || handB.length === 0) continue
    const i = below(chance, handA.length)
    const j = below(chance, handB.length)
    const change = handB[j] - handA[i]
    const before = Math.abs(off[a]) + Math.abs(off[b])
    // A step to the worse now and then leads out of dead ends.
    if (Math.abs(off[a] + change) + Math.abs(off[b] - change) > before && below(chance, 16) > 0) continue
    const token = handA[i]
    handA[i] = handB[j]
    handB[j] = token
    off[a] += change
    off[b] -= change
  }
}

/** A refill: who drew, and how many of each value can still have been drawn without emptying the stack of it. */
interface Refill {
  readonly seat: Seat
  readonly stack: number[]
}

/** The hands drawn from the stack: nothing can be in them that did not lie there when they were drawn. */
function dealDrawnHands(state: State, chance: Chance): void {
  const refills = readRefills(state)
  const drawers = refills.map(refill => refill.seat)
  const latest = (seat: Seat): number => drawers.lastIndexOf(seat)
  const open: Seat[] = []
  for (let seat = 0; seat < state.players; seat++) {
    if (!hasDrawn(state, seat)) continue
    const hand = state.tokens[seat]
    if (isUnknown(hand)) open.push(...hand.map(() => seat))
    else for (const value of hand) take(refills, latest(seat), value, 1)
  }
  for (const seat of open) state.tokens[seat] = []
  fill(state, refills, open, 0, latest, chance)
}

/** Replays the log: what of each value lay in the stack after every refill, as far as plays have shown. */
function readRefills(state: State): Refill[] {
  const refills: Refill[] = []
  const stack = new Array<number>(VALUES).fill(0)
  const last = new Map<Seat, number>()
  for (const entry of state.tokenLog) {
    const seat = entry >> 3
    const value = entry & 7
    if (value === DREW) {
      last.set(seat, refills.length)
      refills.push({ seat, stack: stack.slice() })
      continue
    }
    const from = last.get(seat)
    if (from !== undefined) {
      // It came out of the stack at that refill.
      take(refills, from, value, 1)
      stack[value]--
    }
    stack[value]++
  }
  return refills
}

function take(refills: readonly Refill[], from: number, value: number, count: number): void {
  for (let i = from; i < refills.length; i++) refills[i].stack[value] -= count
}

/** Tries values in random order and goes back where it leads nowhere. */
function fill(
  state: State,
  refills: readonly Refill[],
  open: readonly Seat[],
  index: number,
  latest: (seat: Seat) => number,
  chance: Chance,
): boolean {
  if (index === open.length) return true
  const seat = open[index]
  const from = latest(seat)
  const tokens = TOKENS.values.flatMap(value => new Array<number>(spare(refills, from, value)).fill(value))
  const values = new Set(shuffle(chance, tokens))
  for (const value of values) {
    take(refills, from, value, 1)
    state.tokens[seat].push(value)
    if (fill(state, refills, open, index + 1, latest, chance)) return true
    state.tokens[seat].pop()
    take(refills, from, value, -1)
  }
  return false
}

function spare(refills: readonly Refill[], from: number, value: number): number {
  let least = refills[from].stack[value]
  for (let i = from + 1; i < refills.length; i++) least = Math.min(least, refills[i].stack[value])
  return Math.max(0, least)
}
