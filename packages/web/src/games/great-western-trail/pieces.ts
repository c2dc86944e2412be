import type { Event, Option, OptionKind, OptionOf, State } from '@railhead/great-western-trail'
import type { Decision } from '@railhead/kernel'

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
  local: here,
  auxiliary: ({ which }) => `aux:${which}`,
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

/** Where an event happened, to look at and to light up. */
export function placeOf(event: Event): string | undefined {
  switch (event.type) {
    case 'placed':
    case 'hazard':
    case 'outlaw':
    case 'built':
      return `space:${event.space}`
    case 'moved':
      return `space:${event.to}`
    case 'engine':
      return `rail:${event.to}`
    case 'upgraded':
      return `station:${event.station}`
    case 'delivered':
      return `city:${event.city}`
    case 'foresight':
      return event.space >= 0 ? `space:${event.space}` : undefined
    case 'jobMarketToken':
      return 'jobToken'
    case 'hired':
      return `worker:${event.worker}`
    case 'displayRefilled':
      return `objective:${event.card}`
    default:
      return undefined
  }
}
