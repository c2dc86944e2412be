import type { Seat } from '@railhead/kernel'
import { MAP_SPOTS, ROAD1, SPACES, trackOf, WAGES } from './components/actionTrack.js'
import { SHERIFF } from './components/characters.js'
import { PARCELS } from './components/map.js'
import { EMPTY_SLOT } from './components/market.js'
import { startDuel } from './duel.js'
import { queueDuels } from './duelOrder.js'
import { estateIncome } from './estate.js'
import type { Lack, Tell } from './events.js'
import { gainMoney, gainRoads } from './gains.js'
import { crowdOf, firstPassed, isContested, seatsAt, spendCowboy } from './placement.js'
import { rulingsOf } from './rulings/index.js'
import { END_OF_ROUND, NOBODY, type State } from './state.js'
import { actQuestion } from './tasks/act.js'
import { purchaseTrouble, tellLeft } from './tasks/buyParcel.js'
import { tilePrice } from './tasks/buyTile.js'
import { deferredQuestion } from './tasks/deferredConstruction.js'

/** Does the next bit of the current cell: a question, a duel, or the step to the next cell. */
export function resolve(state: State, tell: Tell): void {
  const track = trackOf(state)
  if (state.step === track.cells.length) {
    state.phase = END_OF_ROUND
    state.step = 0
    return
  }
  const space = track.spaces[state.step]
  if (space === WAGES || space === ROAD1) resolveCrowd(state, space, tell)
  else if (space >= 0) resolveSpace(state, space, tell)
  else {
    const cell = track.cells[state.step]
    if (cell === 'parcels') resolveParcels(state, tell)
    else if (cell === 'deferred') resolveDeferred(state)
    else if (estateIncome(state, tell)) nextCell(state)
  }
}

function nextCell(state: State): void {
  state.step++
  state.stage = 0
}

/** CC-ACT-04, CC-ACT-07, CC-EDGE-04: no duels; each gets his due in passing order. */
function resolveCrowd(state: State, space: number, tell: Tell): void {
  const crowd = crowdOf(state, space)
  const { effect } = SPACES[space]
  const builders: Seat[] = []
  for (const seat of state.passed) {
    const white = state.white === space && state.character[seat] === SHERIFF ? 1 : 0
    const count = crowd[seat] + white
    if (count === 0) continue
    while (crowd[seat] + (state.white === space && white ? 1 : 0) > 0) spendCowboy(state, seat, space)
    if (effect.kind === 'wages') gainMoney(state, seat, effect.each * count, 'wages', tell)
    else {
      if (state.roadSupply === 0) tell?.({ type: 'nothing', seat, spot: space, why: 'supply' })
      gainRoads(state, seat, count, 'road1', tell)
      if (state.roads[seat] > 0) builders.push(seat)
    }
  }
  nextCell(state)
  for (let i = builders.length - 1; i >= 0; i--) state.tasks.push({ kind: 'layRoads', seat: builders[i] })
}

/** A space with at most one cowboy of each: a duel if need be, then the action of the one who is left. */
function resolveSpace(state: State, space: number, tell: Tell): void {
  const seats = seatsAt(state, space)
  if (isContested(seats)) {
    startDuel(state, space, tell)
    return
  }
  nextCell(state)
  if (seats === 0) return
  const seat = firstPassed(state, seats)
  spendCowboy(state, seat, space)
  const { effect } = SPACES[space]
  if (effect.kind === 'tile') {
    if (state.market[effect.slot] !== EMPTY_SLOT && state.money[seat] >= tilePrice(state, seat, effect.slot))
      state.tasks.push({ kind: 'buyTile', seat, slot: effect.slot })
    else tell?.({ type: 'nothing', seat, spot: space, why: lackOfTile(state, effect.slot) })
  } else if (effect.kind === 'buyPoints') {
    if (state.money[seat] >= effect.price) state.tasks.push({ kind: 'buyPoints', seat, price: effect.price })
    else tell?.({ type: 'nothing', seat, spot: space, why: 'money' })
  } else actQuestion(state, seat, space, tell)
}

function lackOfTile(state: State, slot: number): Lack {
  return state.market[slot] === EMPTY_SLOT ? 'supply' : 'money'
}

/** CC-PARCEL-05, CC-EDGE-05: the duels in two stages, and a stage for the other parcels of each player. */
function resolveParcels(state: State, tell: Tell): void {
  const { stage, players } = state
  const order = rulingsOf(state).contestedParcelsFirst ? 0 : players
  const others = rulingsOf(state).contestedParcelsFirst ? 2 : 0
  if (stage === order + 1 && state.queue.length > 0) {
    fightForParcel(state, state.queue[0], tell)
    return
  }
  state.stage++
  if (stage === order) queueDuels(state, false)
  else if (stage === players + 2) nextCell(state)
  else if (stage !== order + 1) uncontestedParcels(state, state.passed[stage - others], tell)
}

function uncontestedParcels(state: State, seat: Seat, tell: Tell): void {
  const parcels: number[] = []
  for (let parcel = 0; parcel < PARCELS; parcel++) {
    const spot = MAP_SPOTS + parcel
    if (state.owner[parcel] !== NOBODY || seatsAt(state, spot) !== 1 << seat) continue
    spendCowboy(state, seat, spot)
    parcels.push(parcel)
  }
  offerParcels(state, seat, parcels, tell)
}

function fightForParcel(state: State, spot: number, tell: Tell): void {
  const seats = state.cowboysAt[spot]
  if (isContested(seats)) {
    startDuel(state, spot, tell)
    return
  }
  state.queue.shift()
  const winner = firstPassed(state, seats)
  spendCowboy(state, winner, spot)
  offerParcels(state, winner, [spot - MAP_SPOTS], tell)
}

/** CC-PARCEL-06, CC-PARCEL-07: asks only who can buy at least one of them. */
function offerParcels(state: State, seat: Seat, parcels: readonly number[], tell: Tell): void {
  if (parcels.length === 0) return
  if (parcels.some(parcel => !purchaseTrouble(state, seat, parcel)))
    state.tasks.push({ kind: 'buyParcel', seat, parcels })
  else for (const parcel of parcels) tellLeft(state, seat, parcel, tell)
}

/** CC-BUILD-11, CC-BUILD-12 */
function resolveDeferred(state: State): void {
  const place = state.stage++
  if (place === state.players) nextCell(state)
  else
    deferredQuestion(
      state,
      (rulingsOf(state).deferredOrder === 'passing' ? state.passed : state.order)[place],
    )
}
