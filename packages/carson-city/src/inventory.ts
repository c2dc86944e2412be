import type { Inventory } from '@railhead/kernel'
import { SPACES } from './components/actionTrack.js'
import { BUILDINGS } from './components/buildings.js'
import { CHARACTER_IDS, SIDE_IDS } from './components/characters.js'
import type { Config } from './config.js'
import type { Event, EventType } from './events.js'
import type { Option, OptionKind } from './options.js'
import type { State } from './state.js'

/**
 * The kinds that exist only as types, as lists: a kind that is missing here does not compile. False: met only where a
 * ruling is not the usual one.
 */
const OPTION_KINDS: Record<OptionKind, boolean> = {
  parcel: true,
  character: true,
  cash: true,
  later: true,
  tile: true,
  package: true,
  decline: true,
  space: true,
  toParcel: true,
  toBuilding: true,
  toWhite: true,
  toMove: true,
  building: true,
  lift: true,
  takeBack: false,
  back: true,
  pass: true,
  toRoad: true,
  road: true,
  done: true,
  act: true,
  next: true,
  token: true,
  buyTile: true,
  keep: true,
  build: true,
  house: true,
  accept: true,
  refuse: true,
  double: true,
  points: true,
  pay: true,
}

const EVENT_TYPES: Record<EventType, boolean> = {
  order: true,
  town: true,
  mountain: true,
  market: true,
  tokensDealt: true,
  round: true,
  turn: true,
  claimed: true,
  character: true,
  waits: true,
  money: true,
  points: true,
  roads: true,
  revolvers: true,
  cowboys: true,
  paid: true,
  road: true,
  placed: true,
  moved: true,
  takenBack: false,
  passed: true,
  duelOrder: true,
  duel: true,
  tokenLaid: true,
  shot: true,
  duelWon: true,
  tokensDrawn: true,
  threeGuns: true,
  declined: true,
  dice: true,
  tileBought: true,
  kept: true,
  built: true,
  house: true,
  consentAsked: true,
  consented: true,
  refused: true,
  attackCancelled: true,
  doubled: true,
  income: true,
  raid: true,
  closed: true,
  nothing: true,
  unused: true,
  cashLimit: true,
  over: true,
}

const usual = (kinds: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(kinds).filter(kind => kinds[kind])

const WANTED: readonly string[] = [
  ...usual(OPTION_KINDS).map(kind => `option/${kind}`),
  ...usual(EVENT_TYPES).map(type => `event/${type}`),
  ...BUILDINGS.map(({ id }) => `built/${id}`),
  ...BUILDINGS.filter(({ income }) => income !== 'none').map(({ id }) => `income/${id}`),
  ...CHARACTER_IDS.flatMap(id => SIDE_IDS.map(side => `character/${id} ${side}`)),
  ...SPACES.map(({ id }) => `placed/${id}`),
  'placed/on the map',
  'placed/white cowboy',
  'duel/dice',
  'duel/tokens',
]

function shownBy(event: Event): string[] {
  switch (event.type) {
    case 'built':
      return [`built/${BUILDINGS[event.building].id}`]
    case 'income':
      return [`income/${BUILDINGS[event.building].id}`]
    case 'character':
      return [`character/${CHARACTER_IDS[event.card]} ${SIDE_IDS[event.side]}`]
    case 'placed':
      return [
        `placed/${event.spot < SPACES.length ? SPACES[event.spot].id : 'on the map'}`,
        ...(event.white ? ['placed/white cowboy'] : []),
      ]
    case 'shot':
      return [event.token ? 'duel/tokens' : 'duel/dice']
    default:
      return []
  }
}

/** Everything in the box: buildings, both sides of the character cards, action spaces, and ways to settle a duel. */
export const inventory: Inventory<State, Option, Config, Event> = {
  wanted: ({ rulings }) =>
    rulings?.takeBack === true ? [...WANTED, 'option/takeBack', 'event/takenBack'] : WANTED,
  ofAnswer: (_state, option) => [`option/${option.kind}`],
  ofEvent: (_state, event) => [`event/${event.type}`, ...shownBy(event)],
}
