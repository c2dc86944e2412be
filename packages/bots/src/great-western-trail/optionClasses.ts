import {
  BREED_OF,
  FIRST_TURNOUT,
  isCattle,
  isNeutral,
  isPrivate,
  neutralIndex,
  numberOf,
  type Option,
  objectiveOf,
  ownerOf,
  RAIL_END,
  type State,
  type Track,
  tablesOf,
} from '@railhead/great-western-trail'
import type { Decision } from '@railhead/kernel'
import { type ClassRanges, startsOf } from '../classRanges.js'

/** Where the keys of each kind of option begin. */
export const CLASSES = {
  move: [0, 64], // 64
  place: [64, 16], // 8
  local: [80, 390], // 48 buildings × 8
  special: [470, 10],
  auxiliary: [480, 40], // 2 × 16
  play: [520, 20],
  pass: [540, 100], // by question, 80
  card: [640, 1060], // 16 questions × 32 × 2
  hire: [1700, 40], // 3 × 8
  buy: [1740, 60], // 10 × 4
  building: [1800, 40], // 32
  site: [1840, 40], // 16
  station: [1880, 20], // 16
  disc: [1900, 20], // 16
  worker: [1920, 40], // 4 × 8
  hazard: [1960, 10], // 8
  outlaw: [1970, 20], // 16
  tile: [1990, 10], // 8
  spend: [2000, 20], // 8 × 2
  city: [2020, 40], // 32
  draw: [2060, 10], // 8
  raise: [2070, 10],
  choice: [2080, 10],
  shop: [2090, 20], // 16
  master: [2110, 20], // 16
  exchange: [2130, 20], // 4 × 4
  deck: [2150, 5], // 2
  reveal: [2155, 5],
  take: [2160, 90], // by question, 80
  copy: [2250, 50], // 48
  engine: [2300, 100], // 4 × 16
} as const satisfies ClassRanges

const AT = startsOf(CLASSES)

/** Buildings as 0-6 (neutral) and 7-38 (private by number and face). */
function buildingKey(state: State, tile: number): number {
  if (isNeutral(tile)) return neutralIndex(tile)
  const number = numberOf(tile)
  return 7 + number * 2 + (state.faces & (1 << number) ? 1 : 0)
}

function destinationKey(state: State, space: number): number {
  if (space === tablesOf(state).trail.kansasCity) return 0
  const tile = state.trail[space]
  if (isNeutral(tile)) return 1 + neutralIndex(tile)
  if (!isPrivate(tile)) return 8
  return ownerOf(tile) === state.turn ? 10 + buildingKey(state, tile) : 9
}

const CARD_QUESTIONS = [
  'discardCards',
  'discardDown',
  'discard',
  'removeCards',
  'exchange.discard',
  'takeObjective',
  'buySecond',
  'freeCattle',
  'layCard',
]

function cardKey(state: State, decision: Decision<Option>, card: number): number {
  const question = Math.max(0, CARD_QUESTIONS.indexOf(decision.ask))
  if (!isCattle(card)) return question * 64 + 40 + (objectiveKind(state, card) & 7)
  let same = 0
  for (const other of state.players[decision.seat].hand)
    if (other >= 0 && isCattle(other) && BREED_OF[other] === BREED_OF[card]) same++
  return question * 64 + BREED_OF[card] * 2 + (same > 1 ? 1 : 0)
}

/** Ends of the line, turnouts one by one, and how far along the line or back. */
function engineKey({ place }: Track, from: number, to: number): number {
  if (to === RAIL_END) return 32
  if (to >= FIRST_TURNOUT) return 16 + Math.min(15, to - FIRST_TURNOUT)
  const far = to - place[from]
  return far >= 0 ? Math.min(15, Math.floor(far)) : 33 + Math.min(14, Math.floor(-far))
}

function objectiveKind(state: State, card: number): number {
  const { immediate } = objectiveOf(card, tablesOf(state).objectives)
  switch (immediate?.kind) {
    case 'money':
      return 0
    case 'auxiliary':
      return 1
    case 'drawUpTo':
      return 2
    case 'engine':
      return 3
    default:
      return 4
  }
}

/** Questions that can be declined or just accepted, in the order of their keys: only ever append. */
const QUESTIONS = [
  'location',
  'auxiliary',
  'offer',
  'hire',
  'buyCattle',
  'build',
  'engine',
  'upgradeStation',
  'takeStationMaster',
  'takeHazard',
  'takeOutlaw',
  'hazardOrOutlaw',
  'takeObjective',
  'drawUpTo',
  'removeCards',
  'objectiveMove',
  'raiseSimmental',
  'placeShop',
  'choose',
  'bonusStationMaster',
  'pokerSeat',
  'layCard',
]
const questionKey = (ask: string): number => 1 + QUESTIONS.indexOf(ask)

/** Which class of options an option is. */
export function optionClass(state: State, decision: Decision<Option>, option: Option): number {
  switch (option.kind) {
    case 'pass':
      return AT.pass + questionKey(decision.ask)
    case 'take':
      return AT.take + questionKey(decision.ask)
    case 'move':
      return AT.move + destinationKey(state, option.to)
    case 'place':
      return AT.place + neutralIndex(state.trail[option.space])
    case 'local': {
      const task = state.tasks[state.tasks.length - 1]
      if (task.kind !== 'location' || task.building === 0) return AT.special
      return AT.local + buildingKey(state, task.building) * 8 + Math.min(3, option.action) * 2 + option.either
    }
    case 'auxiliary':
      return AT.auxiliary + (decision.ask === 'location' ? 0 : 16) + option.which * 2 + option.times - 1
    case 'play':
      return AT.play + objectiveKind(state, option.card)
    case 'card':
      return AT.card + cardKey(state, decision, option.card)
    case 'hire':
      return AT.hire + option.worker * 8 + state.players[decision.seat].workers[option.worker]
    case 'buy':
      return AT.buy + option.purchase * 4
    case 'building':
      return AT.building + option.building * 2 + (state.faces & (1 << option.building) ? 1 : 0)
    case 'site': {
      const space = tablesOf(state).trail.spaces[option.space]
      return (
        AT.site + (space.forest ? 1 : 0) + (space.special ? 2 : 0) + (state.trail[option.space] === 0 ? 0 : 4)
      )
    }
    case 'engine':
      return AT.engine + engineKey(tablesOf(state).track, state.players[decision.seat].engine, option.to)
    case 'station':
      return AT.station + option.station
    case 'disc':
      return AT.disc + option.disc
    case 'worker':
      return AT.worker + option.worker * 8 + state.players[decision.seat].workers[option.worker]
    case 'hazard':
      return AT.hazard
    case 'outlaw':
      return AT.outlaw + tablesOf(state).trail.camps.indexOf(option.space)
    case 'tile':
      return AT.tile + Math.min(6, option.tile)
    case 'spend':
      return AT.spend + option.certificates
    case 'city':
      return AT.city + option.city
    case 'draw':
      return AT.draw + option.count
    case 'raise':
      return AT.raise + Math.min(7, option.count)
    case 'choice':
      return AT.choice + option.index
    case 'shop':
      return AT.shop + option.space
    case 'master':
      return AT.master + option.tile
    case 'exchange':
      return AT.exchange + option.draw
    case 'copy':
      return AT.copy + buildingKey(state, state.trail[option.space])
    case 'deck':
      return AT.deck
    case 'reveal':
      return AT.reveal
  }
}

const KIND_NUMBER = {
  pass: 0,
  move: 1,
  place: 2,
  local: 3,
  auxiliary: 4,
  play: 5,
  take: 6,
  copy: 7,
  card: 8,
  deck: 9,
  draw: 10,
  hire: 11,
  buy: 12,
  reveal: 13,
  building: 14,
  site: 15,
  engine: 16,
  station: 17,
  disc: 18,
  worker: 19,
  hazard: 20,
  outlaw: 21,
  tile: 22,
  spend: 23,
  raise: 24,
  city: 25,
  choice: 26,
  shop: 27,
  master: 28,
  exchange: 29,
} as const satisfies Record<Option['kind'], number>

/** A number for every option: its kind and its fields. */
export function optionKey(option: Option): number {
  const base = KIND_NUMBER[option.kind] * 0x1000000
  switch (option.kind) {
    case 'pass':
    case 'take':
    case 'deck':
    case 'reveal':
      return base
    case 'move':
      return base + option.to * 0x10000 + option.way
    case 'local':
      return base + option.action * 2 + option.either
    case 'auxiliary':
      return base + option.which * 2 + option.times
    case 'hire':
      return base + option.worker * 64 + option.row
    case 'buy':
      return base + option.purchase * 64 + option.card
    case 'shop':
      return base + option.town * 8 + option.space
    case 'play':
    case 'card':
      return base + option.card
    case 'place':
    case 'copy':
    case 'site':
    case 'hazard':
    case 'outlaw':
      return base + option.space
    case 'draw':
    case 'raise':
      return base + option.count
    case 'building':
      return base + option.building
    case 'engine':
      return base + option.to
    case 'station':
      return base + option.station
    case 'disc':
      return base + option.disc
    case 'worker':
      return base + option.worker
    case 'tile':
    case 'master':
      return base + option.tile
    case 'spend':
      return base + option.certificates
    case 'city':
      return base + option.city
    case 'choice':
      return base + option.index
    case 'exchange':
      return base + option.draw
  }
}
