import type { PlainEvent } from '@railhead/kernel'
import { SPACES } from '../components/actionTrack.js'
import type { Cause, Event, EventType } from '../events.js'
import type { Option } from '../options.js'
import type { State } from '../state.js'
import type { SectionId } from './ids.js'

/** Which section speaks of a kind of piece of the board. */
const PIECES: Readonly<Record<string, SectionId>> = {
  bag: 'ending',
  building: 'buildings',
  card: 'characters',
  cell: 'street',
  edge: 'roads',
  kept: 'building',
  marker: 'round',
  order: 'order',
  passed: 'order',
  space: 'street',
  token: 'tokens',
  town: 'parcels',
}

const EMPTY = 0

export function aboutPiece(piece: string, view: State): SectionId | undefined {
  const [kind, first] = piece.split(':')
  if (kind === 'parcel') return view.on[Number(first)] === EMPTY ? 'parcels' : 'buildings'
  if (kind === 'space' && SPACES[Number(first)]?.effect.kind === 'tile') return 'building'
  if (kind === 'cell' && first === 'parcels') return 'parcels'
  if (kind === 'cell' && first === 'estateIncome') return 'income'
  return PIECES[kind]
}

/** Which section speaks of a question, by the first word of what is asked. */
export const ASKS: Readonly<Record<string, SectionId>> = {
  act: 'street',
  build: 'building',
  buyPackage: 'characters',
  buyParcel: 'parcels',
  buyPoints: 'street',
  buyTile: 'building',
  cashLimit: 'ending',
  chooseBenefit: 'characters',
  claimParcel: 'characters',
  consent: 'building',
  deferredConstruction: 'building',
  fixOrder: 'duels',
  freeParcel: 'setup',
  grocerIncome: 'characters',
  layRoads: 'roads',
  place: 'placement',
  placeHouse: 'building',
  playToken: 'tokens',
  road: 'roads',
  takeCharacter: 'characters',
  workerTile: 'characters',
}

/** Options that are a subject of their own, whatever is asked. */
const OPTIONS: Readonly<Partial<Record<Option['kind'], SectionId>>> = {
  building: 'attacks',
  road: 'roads',
  toRoad: 'roads',
  toWhite: 'white',
}

export function aboutOption(option: Option | undefined, ask: string): SectionId | undefined {
  return (option && OPTIONS[option.kind]) ?? ASKS[ask.split('.')[0]]
}

const CHARACTERS: readonly Cause[] = ['sheriff', 'banker', 'grocer', 'worker', 'settler', 'captain']

/** Which section speaks of what was told. */
export const EVENTS: Readonly<Record<EventType, SectionId>> = {
  order: 'order',
  town: 'setup',
  mountain: 'setup',
  market: 'ending',
  tokensDealt: 'tokens',
  round: 'round',
  turn: 'round',
  claimed: 'parcels',
  character: 'characters',
  waits: 'characters',
  money: 'street',
  points: 'street',
  roads: 'street',
  revolvers: 'duels',
  cowboys: 'ending',
  paid: 'street',
  road: 'roads',
  placed: 'placement',
  moved: 'together',
  takenBack: 'duels',
  passed: 'order',
  duelOrder: 'duels',
  duel: 'duels',
  tokenLaid: 'tokens',
  shot: 'duels',
  duelWon: 'duels',
  tokensDrawn: 'tokens',
  threeGuns: 'street',
  declined: 'street',
  nothing: 'street',
  unused: 'characters',
  dice: 'street',
  tileBought: 'building',
  kept: 'building',
  built: 'building',
  house: 'building',
  consentAsked: 'building',
  consented: 'building',
  refused: 'building',
  attackCancelled: 'attacks',
  doubled: 'characters',
  income: 'income',
  raid: 'attacks',
  closed: 'ending',
  cashLimit: 'ending',
  over: 'scoring',
}

export function aboutEvent(event: PlainEvent): SectionId | undefined {
  const told = event as Event
  if ('cause' in told && CHARACTERS.includes(told.cause)) return 'characters'
  return EVENTS[told.type]
}
