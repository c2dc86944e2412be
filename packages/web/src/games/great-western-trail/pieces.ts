import type { Event, EventType, Option, OptionKind, OptionOf, State } from '@railhead/great-western-trail'
import type { Decision } from '@railhead/kernel'
import type { Scene } from '../screen.js'

/** Pieces of my own board stand for options; those of others are told apart by their seat. */
export const ownPiece = (id: string, owner: number, seat: number | null): string =>
  owner === seat ? id : `${id}:s${owner}`

type Ask = Decision<Option>['ask']

/** Where the cards of a question lie; everywhere else they are in hand. */
const CARDS_LIE: Readonly<Record<string, string>> = {
  takeObjective: 'objective',
  buySecond: 'market',
  freeCattle: 'market',
}

type PieceOf = {
  readonly [Kind in OptionKind]: (option: OptionOf<Kind>, ask: Ask, state: State) => string | null
}

const here = (_option: Option, _ask: Ask, state: State): string => `space:${state.players[state.turn].space}`

/** The piece that stands for an option on the screen. An option of a new kind does not compile without one. */
const PIECE_OF: PieceOf = {
  pass: () => null,
  move: ({ to }) => `space:${to}`,
  place: ({ space }) => `space:${space}`,
  local: ({ action, either }, _ask, state) => `act:${locationOf(state)}:${action}:${either}`,
  auxiliary: ({ which, times }) => (times === 2 ? `aux2:${which}` : `aux:${which}`),
  play: ({ card }) => `hand:${card}`,
  take: (option, ask, state) => takePiece(ask, state) ?? here(option, ask, state),
  copy: ({ space }) => `space:${space}`,
  card: ({ card }, ask) => `${CARDS_LIE[ask] ?? 'hand'}:${card}`,
  deck: () => 'objectiveDeck',
  draw: () => 'drawPile',
  hire: ({ worker, row }) => `job:${row}:${worker}`,
  buy: ({ card }) => `market:${card}`,
  reveal: () => 'marketDeck',
  building: ({ building }) => `building:${building}`,
  site: ({ space }) => `space:${space}`,
  engine: ({ to }) => `rail:${to}`,
  station: ({ station }) => `station:${station}`,
  disc: ({ disc }) => `disc:${disc}`,
  worker: ({ worker }) => `worker:${worker}`,
  hazard: ({ space }) => `space:${space}`,
  outlaw: ({ space }) => `space:${space}`,
  tile: ({ tile }, _ask, state) => `foresight:${stepOf(state)}:${tile}`,
  spend: () => 'certificates',
  raise: () => null,
  city: ({ city }) => `city:${city}`,
  choice: () => null,
  shop: ({ town }) => `town:${town}`,
  master: ({ tile }) => `master:${tile}`,
  exchange: () => 'exchangeTokens',
}

/** The space whose actions are used: the cattleman's own, or one that is copied. */
function locationOf(state: State): number {
  const task = state.tasks.at(-1)
  return task?.kind === 'location' ? task.at : state.players[state.turn].space
}

function stepOf(state: State): number {
  const task = state.tasks.at(-1)
  return task?.kind === 'foresight' ? task.step : 0
}

function takePiece(ask: Ask, state: State): string | undefined {
  const task = state.tasks.at(-1)
  return ask === 'upgradeStation' && task?.kind === 'upgradeStation' ? `station:${task.station}` : undefined
}

export function pieceOf(option: Option, { ask }: Decision<Option>, state: State): string | null {
  const find = PIECE_OF[option.kind] as (option: Option, ask: Ask, state: State) => string | null
  return find(option, ask, state)
}

type EventOf<Type extends EventType> = Extract<Event, { readonly type: Type }>
type PlaceOf = {
  readonly [Type in EventType]: (
    event: EventOf<Type>,
    mine: (id: string, owner: number) => string,
  ) => string | undefined
}

const onSpace = ({ space }: { readonly space: number }): string | undefined =>
  space >= 0 ? `space:${space}` : undefined
/** Told for the whole table, or already seen where it came from. */
const NOWHERE = (): undefined => undefined
const seatLine = ({ seat }: { readonly seat: number }): string => `seat:${seat}`

/** Where every kind of event is seen. A new one does not compile without a place. */
const PLACE_OF: PlaceOf = {
  turn: NOWHERE,
  placed: onSpace,
  moved: ({ to }) => `space:${to}`,
  fee: onSpace,
  money: ({ seat }, mine) => mine('money', seat),
  local: NOWHERE,
  copied: NOWHERE,
  auxiliary: ({ seat, which }, mine) => mine(`aux:${which}`, seat),
  certificates: ({ seat }, mine) => mine('certificates', seat),
  exchangeToken: ({ seat }, mine) => mine('exchangeTokens', seat),
  exchanged: ({ seat }, mine) => mine('exchangeTokens', seat),
  drew: ({ seat }, mine) => mine('drawPile', seat),
  reshuffled: ({ seat }, mine) => mine('drawPile', seat),
  discarded: ({ seat }, mine) => mine('discardPile', seat),
  removed: seatLine,
  hired: ({ seat, worker }, mine) => mine(`worker:${worker}`, seat),
  bought: ({ seat }, mine) => mine('discardPile', seat),
  marketGrew: () => 'marketDeck',
  built: onSpace,
  engine: ({ to }) => `rail:${to}`,
  upgraded: ({ station }) => `station:${station}`,
  disc: ({ on, index }) => `${on}:${index}`,
  discFromStation: ({ on, index }) => `${on}:${index}`,
  stationMaster: ({ station }) => `station:${station}`,
  hazard: onSpace,
  outlaw: onSpace,
  objectiveTaken: ({ seat }, mine) => mine('discardPile', seat),
  objectivePlayed: ({ seat, card }, mine) => mine(`objective:${card}`, seat),
  displayRefilled: ({ card }) => `objective:${card}`,
  foresight: onSpace,
  foresightRefilled: NOWHERE,
  jobMarketToken: () => 'jobToken',
  income: ({ seat }, mine) => mine('money', seat),
  raised: seatLine,
  delivered: ({ city }) => `city:${city}`,
  transport: ({ seat }, mine) => mine('money', seat),
  shop: ({ town }) => `town:${town}`,
  tookCattle: seatLine,
  bonusStationMaster: seatLine,
  seated: seatLine,
  laid: seatLine,
  showdown: NOWHERE,
  wonPot: ({ seat }, mine) => mine('money', seat),
  endTriggered: NOWHERE,
  over: NOWHERE,
  samCard: NOWHERE,
  samChose: NOWHERE,
  samIdle: NOWHERE,
  samFee: NOWHERE,
  samSpecialty: NOWHERE,
  samObjective: NOWHERE,
  samMaster: NOWHERE,
  samEngineGone: NOWHERE,
  samExpansion: NOWHERE,
}

/** Where an event happened, to look at and to light up; what others do on their own boards lights up theirs. */
export function placeOf(event: Event, { seat }: Pick<Scene<State>, 'seat'>): string | undefined {
  const find = PLACE_OF[event.type] as (
    event: Event,
    mine: (id: string, owner: number) => string,
  ) => string | undefined
  return find(event, (id, owner) => ownPiece(id, owner, seat))
}
