import {
  attackable,
  BUILT,
  buildingIncome,
  CARDS,
  EDGE_END,
  EDGE_START,
  HOUSE_VALUE,
  MOUNTAIN,
  NEIGHBOURS,
  NOBODY,
  NOTHING,
  type Option,
  PLACEMENT,
  RED,
  ROUNDS,
  reached,
  SIZE,
  SLOT_PRICES,
  SPACES,
  type State,
} from '@railhead/carson-city'
import type { Decision, Seat } from '@railhead/kernel'
import { type ClassRanges, startsOf } from '../classRanges.js'
import { duelPower } from './duels.js'

/** Where the kinds of each option begin. Training finds a weight for each: only ever append. */
export const CLASSES = {
  parcel: [0, 480], // 5 questions × 96
  character: [480, 60], // 14 × 4 rounds
  cash: [540, 60], // 14 × 4
  later: [600, 60], // 14 × 4
  tile: [660, 30], // 8
  space: [690, 260], // 21 × 3 × 4 rounds
  market: [950, 170], // 8 types × 7 slots × 3
  toParcel: [1120, 15], // 4 rounds × 3
  toBuilding: [1135, 5], // 4 rounds
  toWhite: [1140, 5], // 4 rounds
  toMove: [1145, 5],
  building: [1150, 50], // 2 × 3 × 8
  lift: [1200, 2], // 2
  takeBack: [1202, 1],
  back: [1203, 2],
  pass: [1205, 105], // 4 rounds × 8 × 3
  toRoad: [1310, 100], // by question, 32 × 3
  road: [1410, 15], // 4 × 3
  done: [1425, 5], // 2
  act: [1430, 30], // 21
  decline: [1460, 35], // by question, 32
  next: [1495, 5],
  token: [1500, 40], // 6 × 5
  buyTile: [1540, 35], // 8 × 4 rounds
  keep: [1575, 20], // 8 × 2
  build: [1595, 15], // 8
  house: [1610, 40], // 3 × 4 × 3
  accept: [1650, 5], // 3
  refuse: [1655, 5], // 3
  double: [1660, 10], // 8
  points: [1670, 40], // 4 rounds × 9
  pay: [1710, 20], // 4 rounds × 4
  package: [1730, 32], // 8 × 4 rounds
} as const satisfies ClassRanges

const AT = startsOf(CLASSES)

/** Questions in the order of their keys: only ever append. */
const QUESTIONS = [
  'freeParcel',
  'takeCharacter',
  'chooseBenefit.doubleIncome',
  'chooseBenefit.pointsPerHouse',
  'chooseBenefit.perMountain',
  'workerTile',
  'claimParcel',
  'buyPackage.cowboys',
  'buyPackage.revolvers',
  'buyPackage.points',
  'place',
  'place.white',
  'place.to',
  'layRoads',
  'act.threeGuns',
  'act.roads',
  'act.gain',
  'act.dice',
  'fixOrder',
  'playToken',
  'buyParcel',
  'buyTile',
  'deferredConstruction',
  'build',
  'placeHouse',
  'consent',
  'grocerIncome',
  'buyPoints',
  'cashLimit',
]
const questionKey = (ask: string): number => 1 + QUESTIONS.indexOf(ask)

const most = (limit: number, value: number): number => (value > limit ? limit : value)

const roundOf = (state: State): number => most(ROUNDS, Math.max(1, state.round)) - 1

/** 0: nobody else is there, 1: others and the seat is not stronger, 2: others and the seat is stronger. */
function contest(state: State, seat: Seat, spot: number): number {
  const others = state.cowboysAt[spot] & ~(1 << seat)
  if (others === 0) return 0
  const own = duelPower(state, seat)
  for (let other = 0; other < state.players; other++)
    if (others & (1 << other) && duelPower(state, other) >= own) return 1
  return 2
}

/** What lies on and around a parcel, as the seat could use it: 96 kinds. */
function parcelKind(state: State, seat: Seat, parcel: number): number {
  let houses = 0
  let mountains = 0
  for (const neighbour of NEIGHBOURS[parcel]) {
    const holder = state.owner[neighbour]
    if (holder !== NOBODY && holder !== seat) continue
    if (state.on[neighbour] === MOUNTAIN) mountains++
    else houses += HOUSE_VALUE[state.on[neighbour]]
  }
  const object = most(2, state.on[parcel])
  const near = (most(3, houses) * 4 + most(3, mountains)) * 2 + (reached(state, parcel) ? 1 : 0)
  return object * 32 + near
}

/** Which of five purposes a parcel is chosen for. */
function parcelPurpose(state: State, seat: Seat, ask: string, parcel: number): number {
  if (ask === 'build') return 4
  if (state.phase < PLACEMENT) return ask === 'freeParcel' ? 0 : 1
  if (ask === 'buyParcel') return 1
  return contest(state, seat, SPACES.length + parcel) === 0 ? 2 : 3
}

const cardKey = (state: State, card: number): number =>
  (card + (state.sides[card] === RED ? CARDS : 0)) * ROUNDS + roundOf(state)

/** How many parcels of the seat a road reaches that were not reached; and whether it helps nobody else. */
function roadKind(state: State, seat: Seat, edge: number): number {
  let own = 0
  let others = 0
  for (const corner of [EDGE_START[edge], EDGE_END[edge]]) {
    if (state.touched[corner] !== 0) continue
    const row = Math.floor(corner / (SIZE + 1))
    const column = corner % (SIZE + 1)
    for (let y = row - 1; y <= row; y++)
      for (let x = column - 1; x <= column; x++) {
        if (x < 0 || y < 0 || x >= SIZE || y >= SIZE) continue
        const parcel = y * SIZE + x
        const holder = state.owner[parcel]
        if (holder === NOBODY || state.on[parcel] !== NOTHING || reached(state, parcel)) continue
        if (holder === seat) own++
        else others++
      }
  }
  return most(3, own) * 3 + most(2, others)
}

/** Whose parcel a house comes to, how many own buildings it serves, and whether others gain by it. */
function houseKind(state: State, seat: Seat, parcel: number): number {
  const holder = state.owner[parcel]
  const whose = holder === seat ? 0 : holder === NOBODY ? 1 : 2
  let own = 0
  let others = 0
  const site = state.tasks[state.tasks.length - 1]
  for (const neighbour of NEIGHBOURS[parcel]) {
    const object = state.on[neighbour]
    const served = object >= BUILT + 2 && object <= BUILT + 4
    if (site.kind === 'placeHouse' && neighbour === site.site) own++
    if (!served) continue
    if (state.owner[neighbour] === seat) own++
    else others++
  }
  return (whose * 4 + most(3, own)) * 3 + most(2, others)
}

function buildingKind(state: State, seat: Seat, parcel: number): number {
  const own = state.owner[parcel] === seat
  const income = most(7, Math.floor(buildingIncome(state, parcel) / 3))
  const guarded =
    own && !attackable(state, parcel) ? 2 : contest(state, seat, SPACES.length + parcel) > 0 ? 1 : 0
  return ((own ? 3 : 0) + guarded) * 8 + income
}

/** How the seat stands against the strongest of the others in the duel, from 0 to 4. */
function duelStanding(state: State, seat: Seat): number {
  const task = state.tasks[state.tasks.length - 1]
  if (task.kind !== 'playToken') return 2
  let rival = 0
  for (let other = 0; other < state.players; other++)
    if (other !== seat && task.seats & (1 << other)) rival = Math.max(rival, duelPower(state, other))
  return Math.max(0, Math.min(4, 2 + Math.round((duelPower(state, seat) - rival) / 2)))
}

function spaceKind(state: State, seat: Seat, space: number): number {
  const { effect } = SPACES[space]
  const others = contest(state, seat, space)
  if (effect.kind === 'tile') {
    const affordable = state.money[seat] + 4 * state.onWages[seat] >= SLOT_PRICES[effect.slot]
    const type = Math.max(0, state.market[effect.slot])
    return AT.market + (type * 7 + effect.slot) * 3 + (others === 0 ? (affordable ? 0 : 1) : 2)
  }
  return AT.space + (space * 3 + others) * ROUNDS + roundOf(state)
}

/** Which class of options an option is. */
export function optionClass(state: State, decision: Decision<Option>, option: Option): number {
  const { seat, ask } = decision
  switch (option.kind) {
    case 'parcel':
      return (
        AT.parcel +
        parcelPurpose(state, seat, ask, option.parcel) * 96 +
        parcelKind(state, seat, option.parcel)
      )
    case 'character':
      return AT.character + cardKey(state, option.card)
    case 'cash':
      return AT.cash + cardKey(state, state.character[seat])
    case 'later':
      return AT.later + cardKey(state, state.character[seat])
    case 'tile':
      return AT.tile + Math.max(0, state.market[option.slot])
    case 'package':
      return AT.package + most(7, option.amount) * ROUNDS + roundOf(state)
    case 'space':
      return spaceKind(state, seat, option.space)
    case 'toParcel':
      return AT.toParcel + roundOf(state) * 3 + (state.money[seat] < 3 ? 0 : state.money[seat] < 8 ? 1 : 2)
    case 'toBuilding':
      return AT.toBuilding + roundOf(state)
    case 'toWhite':
      return AT.toWhite + roundOf(state)
    case 'toMove':
      return AT.toMove
    case 'building':
      return AT.building + buildingKind(state, seat, option.parcel)
    case 'lift':
      return AT.lift + (option.white ? 1 : 0)
    case 'takeBack':
      return AT.takeBack
    case 'back':
      return AT.back
    case 'pass':
      return AT.pass + (roundOf(state) * 8 + most(7, state.cowboys[seat])) * 3 + most(2, state.passed.length)
    case 'toRoad':
      return AT.toRoad + questionKey(ask) * 3 + most(2, state.roads[seat] - 1)
    case 'road':
      return AT.road + roadKind(state, seat, option.edge)
    case 'done':
      return AT.done + (ask === 'layRoads' ? 1 : 0)
    case 'act': {
      const task = state.tasks[state.tasks.length - 1]
      return AT.act + (task.kind === 'act' ? task.space : 0)
    }
    case 'decline':
      return AT.decline + questionKey(ask)
    case 'next':
      return AT.next
    case 'token':
      return AT.token + option.value * 5 + duelStanding(state, seat)
    case 'buyTile': {
      const task = state.tasks[state.tasks.length - 1]
      const tile = task.kind === 'buyTile' ? Math.max(0, state.market[task.slot]) : 0
      return AT.buyTile + tile * ROUNDS + roundOf(state)
    }
    case 'keep': {
      const task = state.tasks[state.tasks.length - 1]
      const tile = 'building' in task ? task.building : 0
      return AT.keep + tile * 2 + (ask === 'build' ? 0 : 1)
    }
    case 'build':
      return AT.build + option.building
    case 'house':
      return AT.house + houseKind(state, seat, option.parcel)
    case 'accept':
      return AT.accept
    case 'refuse':
      return AT.refuse
    case 'double':
      return AT.double + option.building
    case 'points':
      return AT.points + roundOf(state) * 9 + Math.round((8 * option.points) / mostPoints(state, seat))
    case 'pay':
      return AT.pay + roundOf(state) * 4 + most(3, Math.floor(option.amount / 10))
  }
}

/** Answers by which a cowboy is taken up or put back, so that the same is asked again. */
const ROUND: readonly Option['kind'][] = ['toMove', 'lift', 'takeBack', 'back']

/**
 * Answers that could go round in circles, while there are others: moving placed cowboys or taking back where one goes,
 * and not building a kept tile after all as long as it could be built, for then it is offered again.
 */
export function avoided(state: State, { options }: Decision<Option>, option: Option): boolean {
  if (ROUND.includes(option.kind)) return options.some(({ kind }) => !ROUND.includes(kind))
  if (option.kind !== 'keep') return false
  const task = state.tasks[state.tasks.length - 1]
  return task.kind === 'placeHouse' && task.deferred && options[0].kind === 'house'
}

function mostPoints(state: State, seat: Seat): number {
  const task = state.tasks[state.tasks.length - 1]
  const price = task.kind === 'buyPoints' ? task.price : 1
  return Math.max(1, Math.floor(state.money[seat] / price))
}

const KIND_NUMBER = {
  parcel: 0,
  character: 1,
  cash: 2,
  later: 3,
  tile: 4,
  package: 5,
  decline: 6,
  space: 7,
  toParcel: 8,
  toBuilding: 9,
  toWhite: 10,
  toMove: 11,
  building: 12,
  lift: 13,
  takeBack: 14,
  back: 15,
  pass: 16,
  toRoad: 17,
  road: 18,
  done: 19,
  act: 20,
  next: 21,
  token: 22,
  buyTile: 23,
  keep: 24,
  build: 25,
  house: 26,
  accept: 27,
  refuse: 28,
  double: 29,
  points: 30,
  pay: 31,
} as const satisfies Record<Option['kind'], number>

/** A number for every option: its kind and its field. */
export function optionKey(option: Option): number {
  const base = KIND_NUMBER[option.kind] * 0x100000
  switch (option.kind) {
    case 'parcel':
    case 'building':
    case 'house':
      return base + option.parcel
    case 'character':
      return base + option.card
    case 'tile':
      return base + option.slot
    case 'package':
    case 'pay':
      return base + option.amount
    case 'space':
      return base + option.space
    case 'lift':
      return base + option.spot * 2 + (option.white ? 1 : 0)
    case 'road':
      return base + option.edge
    case 'next':
      return base + option.spot
    case 'token':
      return base + option.value
    case 'build':
    case 'double':
      return base + option.building
    case 'points':
      return base + option.points
    default:
      return base
  }
}
