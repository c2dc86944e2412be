import { type Chance, cloneChance, type Seat } from '@railhead/kernel'
import { SIDES, type SideRow } from './components/characters.js'
import { type Rulings, rulingsOf } from './rulings/index.js'

/** The parts of a match; rounds consist of the middle four. */
export const PHASES = ['freeParcels', 'characters', 'placement', 'resolution', 'endOfRound', 'over'] as const
export const FREE_PARCELS = 0
export const CHARACTERS = 1
export const PLACEMENT = 2
export const RESOLUTION = 3
export const END_OF_ROUND = 4
export const OVER = 5

export const NOBODY = -1

/** Where the white cowboy is, unless on a spot. */
export const ON_CARD = -2
export const IN_RESERVE = -1

/** What a seat does in between, before its question proper (`state.choosing`). */
export const CHOOSING_NOTHING = 0
export const CHOOSING_ROAD = 1
export const CHOOSING_PARCEL = 2
export const CHOOSING_BUILDING = 3
export const CHOOSING_COWBOY = 4

/** Which cowboy a seat is placing (`state.inHand`): one from the reserve, the white one, or HELD + the spot it comes from. */
export const FROM_RESERVE = 0
export const WHITE = 1
export const HELD = 2

/** What became of the choice between cash and a later benefit (`state.benefit`). */
export const UNDECIDED = 0
export const CASH = 1
export const LATER = 2

/** An open question, or several seats' questions of the same kind. Never changed once made. */
export type Task =
  | { readonly kind: 'freeParcel'; readonly seat: Seat }
  | { readonly kind: 'takeCharacter'; readonly seat: Seat }
  | { readonly kind: 'chooseBenefit'; readonly seat: Seat }
  | { readonly kind: 'workerTile'; readonly seat: Seat }
  | { readonly kind: 'claimParcel'; readonly seat: Seat }
  | { readonly kind: 'buyPackage'; readonly seat: Seat }
  | { readonly kind: 'place'; readonly seat: Seat }
  | { readonly kind: 'placeTogether'; readonly seat: Seat }
  | { readonly kind: 'layRoads'; readonly seat: Seat }
  | { readonly kind: 'act'; readonly seat: Seat; readonly space: number }
  | {
      readonly kind: 'fixOrder'
      readonly seat: Seat
      readonly first: readonly number[]
      readonly rest: readonly number[]
    }
  | { readonly kind: 'playToken'; readonly seat: Seat; readonly spot: number; readonly seats: number }
  | { readonly kind: 'buyParcel'; readonly seat: Seat; readonly parcels: readonly number[] }
  | { readonly kind: 'buyTile'; readonly seat: Seat; readonly slot: number }
  | { readonly kind: 'deferredConstruction'; readonly seat: Seat; readonly refused: readonly number[] }
  | ({ readonly kind: 'build'; readonly seat: Seat } & Construction)
  | ({ readonly kind: 'placeHouse'; readonly seat: Seat; readonly site: number } & Construction)
  | ({
      readonly kind: 'consent'
      readonly seat: Seat
      readonly builder: Seat
      readonly site: number
      readonly parcel: number
    } & Construction)
  | { readonly kind: 'grocerIncome'; readonly seat: Seat }
  | { readonly kind: 'buyPoints'; readonly seat: Seat; readonly price: number }
  | { readonly kind: 'cashLimit'; readonly seat: Seat }

/** A tile being built. */
export interface Construction {
  readonly building: number
  /** Parcels whose owners refused a house in this step. */
  readonly refused: readonly number[]
  /** Chosen in deferred construction, so not to be kept again. */
  readonly deferred: boolean
}

export type TaskKind = Task['kind']
export type TaskOf<Kind extends TaskKind> = Extract<Task, { kind: Kind }>

/** The whole state. Lists by seat unless said otherwise; sets of seats are bit masks. */
export interface State {
  readonly players: number
  /** Side of each card in play. */
  readonly sides: readonly number[]
  readonly duels: 'dice' | 'tokens'
  readonly placement: 'turns' | 'simultaneous'
  /** What the match is played by; absent in matches of the first version (see `rulingsOf`). */
  readonly rulings: Rulings | undefined
  chance: Chance
  /** 0 until the first characters are chosen. */
  round: number
  phase: number
  /** How far the phase has come: picks, cells or steps done. */
  step: number
  /** How far the step has come. */
  stage: number
  tasks: Task[]
  /** Who chooses characters, then who places, in this order. */
  order: number[]
  /** Who passed, in this order; of the last round until the next placement. */
  passed: number[]

  money: number[]
  points: number[]
  /** Cowboys in the player's reserve, and those in the general reserve. */
  cowboys: number[]
  restingCowboys: number[]
  roads: number[]
  revolvers: number[]
  property: number[]
  /** Kept tiles by seat and building type. */
  kept: number[]
  /** Card held this round or NOBODY. */
  character: number[]
  benefit: number[]
  choosing: number[]
  inHand: number[]

  roadSupply: number
  houseSupply: number
  revolverSupply: number
  /** Tile types, without order. */
  bag: number[]
  /** Tile type by slot, cheapest first. */
  market: number[]
  /** The building type whose income the grocer doubles, or NOBODY. */
  doubled: number
  /** Who holds the three-guns chip, or NOBODY: it lies on its space. */
  threeGuns: number

  /** By parcel: owner or NOBODY, and what stands there. */
  owner: number[]
  on: number[]
  /** By side of a parcel: 1 for a road; by corner: 1 if a road ends there. */
  laid: number[]
  touched: number[]
  /** By spot: who has a cowboy there. Not for the crowded spaces, which are counted by seat. */
  cowboysAt: number[]
  onWages: number[]
  onRoad1: number[]
  /** Spot of the white cowboy, IN_RESERVE or ON_CARD. */
  white: number
  /** Spots whose duels are still to be fought, in this order. */
  queue: number[]

  /** Duel tokens: hands, what each laid this duel or NOT_LAID, the stack of played ones, announced sums. */
  tokens: number[][]
  tokenLaid: number[]
  tokenStack: number[]
  tokenSums: number[]
  /** All tokens seen: seat * 8 + value for a played one, seat * 8 + DREW for a refill. */
  tokenLog: number[]
}

export const DREW = 7

/** No token laid in this duel. */
export const NOT_LAID = -2

export function cloneState(state: State): State {
  return {
    players: state.players,
    sides: state.sides,
    duels: state.duels,
    placement: state.placement,
    rulings: state.rulings,
    chance: cloneChance(state.chance),
    round: state.round,
    phase: state.phase,
    step: state.step,
    stage: state.stage,
    tasks: state.tasks.slice(),
    order: state.order.slice(),
    passed: state.passed.slice(),
    money: state.money.slice(),
    points: state.points.slice(),
    cowboys: state.cowboys.slice(),
    restingCowboys: state.restingCowboys.slice(),
    roads: state.roads.slice(),
    revolvers: state.revolvers.slice(),
    property: state.property.slice(),
    kept: state.kept.slice(),
    character: state.character.slice(),
    benefit: state.benefit.slice(),
    choosing: state.choosing.slice(),
    inHand: state.inHand.slice(),
    roadSupply: state.roadSupply,
    houseSupply: state.houseSupply,
    revolverSupply: state.revolverSupply,
    bag: state.bag.slice(),
    market: state.market.slice(),
    doubled: state.doubled,
    threeGuns: state.threeGuns,
    owner: state.owner.slice(),
    on: state.on.slice(),
    laid: state.laid.slice(),
    touched: state.touched.slice(),
    cowboysAt: state.cowboysAt.slice(),
    onWages: state.onWages.slice(),
    onRoad1: state.onRoad1.slice(),
    white: state.white,
    queue: state.queue.slice(),
    tokens: state.tokens.length === 0 ? [] : state.tokens.map(hand => hand.slice()),
    tokenLaid: state.tokenLaid.slice(),
    tokenStack: state.tokenStack.slice(),
    tokenSums: state.tokenSums.slice(),
    tokenLog: state.tokenLog.slice(),
  }
}

/** The card side the seat holds this round. */
export function sideOf(state: State, seat: Seat): SideRow | undefined {
  const card = state.character[seat]
  return card === NOBODY ? undefined : SIDES[state.sides[card]][card]
}

/** Who holds the card this round, or NOBODY. */
export function holderOf(state: State, card: number): Seat {
  return state.character.indexOf(card)
}

/** The number of a card, by which the placement order goes (OQ-11). */
export function cardNumber(state: State, card: number): number {
  return rulingsOf(state).cardNumbers[card]
}
