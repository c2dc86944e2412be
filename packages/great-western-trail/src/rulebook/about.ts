import type { PlainEvent } from '@railhead/kernel'
import { CATTLE_ASKED, CATTLE_TOLD, sectionOfCard } from '../addons/cattle/sections.js'
import { isObjective } from '../components/cattle.js'
import { isHazard, isNeutral, isOutlaw, isPrivate } from '../components/tiles.js'
import type { EventType } from '../event.js'
import type { Option } from '../option.js'
import { type State, tablesOf } from '../state.js'
import type { TaskKind } from '../task.js'
import type { SectionId } from './ids.js'

/** Which section speaks of a kind of piece of the board. */
const PIECES: Readonly<Record<string, SectionId>> = {
  act: 'place',
  aux: 'auxiliary',
  aux2: 'auxiliary',
  bag: 'setup',
  bonusTokens: 'poker-seat',
  building: 'private',
  certificates: 'income',
  city: 'delivery',
  crossing: 'delivery',
  disc: 'discs',
  discardPile: 'draw',
  drawPile: 'draw',
  exchangeTokens: 'exchange',
  foresight: 'foresight',
  handLimit: 'draw',
  hazardTile: 'tiles',
  herd: 'income',
  job: 'hire',
  jobToken: 'foresight',
  jobRow: 'hire',
  link: 'delivery',
  marketDeck: 'cattle',
  master: 'masters',
  money: 'turn',
  objectiveDeck: 'objectives',
  outlaws: 'tiles',
  pokerSeat: 'poker-seat',
  pot: 'poker-showdown',
  price: 'cattle',
  rail: 'engine',
  station: 'stations',
  steps: 'move',
  town: 'towns',
  worker: 'hire',
}

/** What lies on a space of the trail says more than the space. */
function aboutSpace(space: number, view: State): SectionId {
  const tile = view.trail[space]
  if (isNeutral(tile)) return 'neutral'
  if (isPrivate(tile)) return 'private'
  if (isHazard(tile) || isOutlaw(tile)) return tilesIn(view)
  const { kind } = tablesOf(view).trail.spaces[space]
  if (kind === 'kansasCity') return 'foresight'
  return kind === 'site' ? 'build' : 'move'
}

const tilesIn = (view: State): SectionId => (tablesOf(view).edition === 'first' ? 'teepees' : 'tiles')

function aboutCard(card: number): SectionId {
  if (isObjective(card)) return 'objectives'
  return sectionOfCard(card) ?? 'cattle'
}

export function aboutPiece(piece: string, view: State): SectionId | undefined {
  const [kind, first] = piece.split(':')
  const index = Number(first)
  if (kind === 'space') return aboutSpace(index, view)
  if (kind === 'hand' || kind === 'market' || kind === 'objective') return aboutCard(index)
  const { cities, stations } = tablesOf(view)
  if (kind === 'city' && cities[index]?.town !== undefined) return 'north-delivery'
  if (kind === 'station' && stations[index]?.town !== undefined) return 'towns'
  return PIECES[kind]
}

/** Which section speaks of a question. */
export const ASKS: Readonly<Partial<Record<TaskKind | 'exchange', SectionId>>> = {
  auxiliary: 'auxiliary',
  bonusStationMaster: 'masters',
  build: 'build',
  buyCattle: 'cattle',
  buySecond: 'cattle',
  choose: 'turn',
  copyAdjacent: 'odd',
  deliver: 'delivery',
  discard: 'turn',
  discardCards: 'turn',
  discardDown: 'start',
  drawUpTo: 'draw',
  engine: 'engine',
  engineBack: 'engine',
  exchange: 'exchange',
  foresight: 'foresight',
  freeCattle: 'medium',
  hazardOrOutlaw: 'tiles',
  hire: 'hire',
  income: 'income',
  layCard: 'poker-cards',
  leaveEndOfTrack: 'engine',
  location: 'place',
  moveCattleman: 'further',
  objectiveMove: 'objectives',
  offer: 'turn',
  phaseA: 'move',
  placeCattleman: 'start',
  placeDisc: 'discs',
  placeShop: 'shops',
  pokerSeat: 'poker-seat',
  ...CATTLE_ASKED,
  removeCards: 'auxiliary',
  site: 'build',
  specialDelivery: 'odd',
  takeHazard: 'tiles',
  takeObjective: 'objectives',
  takeOutlaw: 'tiles',
  takeStationMaster: 'masters',
  upgradeBehind: 'stations',
  upgradeStation: 'stations',
}

/** Options that are a subject of their own, whatever is asked. */
const OPTIONS: Readonly<Partial<Record<Option['kind'], SectionId>>> = {
  auxiliary: 'auxiliary',
  play: 'objectives',
  reveal: 'cattle',
}

export function aboutOption(option: Option | undefined, ask: string, view: State): SectionId | undefined {
  const found = (option && OPTIONS[option.kind]) ?? ASKS[ask.split('.')[0] as keyof typeof ASKS]
  return found === 'tiles' ? tilesIn(view) : found
}

/** Which section speaks of what was told. */
export const EVENTS: Readonly<Record<EventType, SectionId>> = {
  turn: 'turn',
  placed: 'start',
  moved: 'move',
  fee: 'fees',
  money: 'turn',
  local: 'place',
  copied: 'odd',
  auxiliary: 'auxiliary',
  certificates: 'income',
  exchangeToken: 'exchange',
  exchanged: 'exchange',
  drew: 'draw',
  reshuffled: 'draw',
  discarded: 'turn',
  removed: 'auxiliary',
  hired: 'hire',
  bought: 'cattle',
  marketGrew: 'cattle',
  built: 'build',
  engine: 'engine',
  upgraded: 'stations',
  disc: 'discs',
  discFromStation: 'discs',
  stationMaster: 'masters',
  hazard: 'tiles',
  outlaw: 'tiles',
  objectiveTaken: 'objectives',
  objectivePlayed: 'objectives',
  displayRefilled: 'objectives',
  foresight: 'foresight',
  foresightRefilled: 'foresight',
  jobMarketToken: 'foresight',
  income: 'income',
  ...CATTLE_TOLD,
  delivered: 'delivery',
  transport: 'delivery',
  shop: 'shops',
  tookCattle: 'medium',
  bonusStationMaster: 'masters',
  seated: 'poker-seat',
  laid: 'poker-cards',
  showdown: 'poker-showdown',
  wonPot: 'poker-showdown',
  endTriggered: 'end',
  over: 'scoring',
  samCard: 'sam-cards',
  samChose: 'sam-turn',
  samIdle: 'sam-turn',
  samFee: 'sam-turn',
  samSpecialty: 'sam-cards',
  samObjective: 'sam-takes',
  samMaster: 'sam-engine',
  samEngineGone: 'sam-engine',
  samExpansion: 'sam-itinerary',
}

export function aboutEvent({ type }: PlainEvent, view: State): SectionId | undefined {
  const found = EVENTS[type as EventType]
  return found === 'tiles' ? tilesIn(view) : found
}
