import {
  type Event,
  MAP_SPOTS,
  type Option,
  type OptionKind,
  SPACES,
  type State,
  spaceIndex,
} from '@railhead/carson-city'

type PieceOf = {
  readonly [Kind in OptionKind]: (option: Extract<Option, { kind: Kind }>, state: State) => string | null
}

/** Where a cowboy stands. */
export const spotPiece = (spot: number): string =>
  spot < MAP_SPOTS ? `space:${spot}` : `parcel:${spot - MAP_SPOTS}`

const nothing = (): null => null

/** The piece that stands for an option. An option of a new kind does not compile without one. */
const PIECE_OF: PieceOf = {
  parcel: ({ parcel }) => `parcel:${parcel}`,
  character: ({ card }) => `card:${card}`,
  cash: nothing,
  later: nothing,
  tile: ({ slot }) => slotPiece(slot),
  package: nothing,
  decline: nothing,
  space: ({ space }) => `space:${space}`,
  // They lead to pieces that can be chosen at once.
  toParcel: () => 'town:parcels',
  toBuilding: () => 'town:buildings',
  toWhite: nothing,
  toMove: nothing,
  building: ({ parcel }) => `parcel:${parcel}`,
  lift: ({ spot }) => spotPiece(spot),
  takeBack: nothing,
  back: nothing,
  pass: nothing,
  toRoad: nothing,
  road: ({ edge }) => `edge:${edge}`,
  done: nothing,
  act: (_option, { tasks }) => {
    const task = tasks.at(-1)
    return task?.kind === 'act' ? `space:${task.space}` : null
  },
  next: ({ spot }) => spotPiece(spot),
  token: ({ value }) => `token:${value}`,
  buyTile: (_option, { tasks }) => {
    const task = tasks.at(-1)
    return task?.kind === 'buyTile' ? slotPiece(task.slot) : null
  },
  keep: nothing,
  build: ({ building }) => `kept:${building}`,
  house: ({ parcel }) => `parcel:${parcel}`,
  accept: (_option, { tasks }) => {
    const task = tasks.at(-1)
    return task?.kind === 'consent' ? `parcel:${task.parcel}` : null
  },
  refuse: nothing,
  double: nothing,
  points: nothing,
  pay: nothing,
}

export function slotPiece(slot: number): string {
  return `space:${SPACES.findIndex(({ effect }) => effect.kind === 'tile' && effect.slot === slot)}`
}

export function pieceOf(option: Option, state: State): string | null {
  const find = PIECE_OF[option.kind] as (option: Option, state: State) => string | null
  return find(option, state)
}

/** Where an event happened, to look at and to light up. */
export function placeOf(event: Event): string | undefined {
  switch (event.type) {
    case 'town':
    case 'mountain':
    case 'claimed':
    case 'built':
    case 'house':
    case 'consentAsked':
    case 'consented':
    case 'refused':
    case 'attackCancelled':
    case 'income':
    case 'raid':
      return `parcel:${event.parcel}`
    case 'market':
      return slotPiece(event.slot)
    case 'character':
    case 'waits':
      return `card:${event.card}`
    case 'placed':
    case 'moved':
    case 'takenBack':
    case 'duel':
    case 'duelWon':
    case 'declined':
      return spotPiece(event.spot)
    case 'threeGuns':
      return `space:${spaceIndex('ammunition')}`
    case 'dice':
      return `space:${spaceIndex('gambling')}`
    case 'passed':
      return 'passed'
    case 'closed':
      return `space:${spaceIndex(`buyPoints${event.price}`)}`
    default:
      return undefined
  }
}
