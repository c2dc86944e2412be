import { type Chance, rollDie, shuffle, takeRandom } from '@railhead/kernel'
import { MAP_SPOTS } from './components/actionTrack.js'
import { BUILDINGS, HOUSE, MOUNTAIN, NOTHING, TYPES } from './components/buildings.js'
import { CARDS, RED, YELLOW } from './components/characters.js'
import { CORNERS, EDGES, PARCELS, parcelAt, sidesOf } from './components/map.js'
import { EMPTY_SLOT, FIRST_MARKET, SLOTS } from './components/market.js'
import { DIE_SIDES, PIECES, START, TOKENS } from './components/pieces.js'
import type { Config } from './config.js'
import type { Tell } from './events.js'
import { drawTile } from './market.js'
import { putRoad } from './roads.js'
import { rulingsOf } from './rulings/index.js'
import { FREE_PARCELS, NOBODY, NOT_LAID, ON_CARD, type State, UNDECIDED } from './state.js'

const filled = (length: number, value: number): number[] => new Array<number>(length).fill(value)

export function setup(config: Config, chance: Chance, tell: Tell): State {
  const state = emptyTable(config, chance)
  const { players } = state
  for (let seat = 0; seat < players; seat++) state.order.push(seat)
  shuffle(chance, state.order)
  tell?.({ type: 'order', seats: state.order.slice() })
  layOutTown(state, tell)
  for (let slot = 0; slot < SLOTS; slot++) {
    const building = state.market[slot]
    if (building === EMPTY_SLOT) drawTile(state, slot, tell)
    else tell?.({ type: 'market', slot, building })
  }
  if (state.duels === 'tokens') dealTokens(state, tell)
  return state
}

/** The start kits and supplies, before any die is rolled. */
function emptyTable(config: Config, chance: Chance): State {
  const { players } = config
  const bag = BUILDINGS.flatMap((row, building) =>
    filled(row.tiles - FIRST_MARKET.filter(tile => tile === building).length, building),
  )
  return {
    players,
    sides: sidesInPlay(config),
    duels: config.duels,
    placement: config.placement,
    rulings: config.rulings,
    chance,
    round: 0,
    phase: FREE_PARCELS,
    step: 0,
    stage: 0,
    tasks: [],
    order: [],
    passed: [],
    money: filled(players, START.money),
    points: filled(players, 0),
    cowboys: filled(players, START.cowboys),
    restingCowboys: filled(players, PIECES.cowboys - START.cowboys),
    roads: filled(players, START.roads),
    revolvers: filled(players, rulingsOf(config).startRevolvers),
    property: filled(players, PIECES.property),
    kept: filled(players * TYPES, 0),
    character: filled(players, NOBODY),
    benefit: filled(players, UNDECIDED),
    choosing: filled(players, 0),
    inHand: filled(players, 0),
    roadSupply: PIECES.roads - START.townRoads - players * START.roads,
    houseSupply: PIECES.houses,
    revolverSupply: PIECES.revolvers - players * rulingsOf(config).startRevolvers,
    bag,
    market: FIRST_MARKET.slice(),
    doubled: NOBODY,
    threeGuns: NOBODY,
    owner: filled(PARCELS, NOBODY),
    on: filled(PARCELS, NOTHING),
    laid: filled(EDGES, 0),
    touched: filled(CORNERS, 0),
    cowboysAt: filled(MAP_SPOTS + PARCELS, 0),
    onWages: filled(players, 0),
    onRoad1: filled(players, 0),
    white: ON_CARD,
    queue: [],
    tokens: [],
    tokenLaid: [],
    tokenStack: [],
    tokenSums: [],
    tokenLog: [],
  }
}

function sidesInPlay({ characters }: Config): readonly number[] {
  const sideOf = (side: string): number => (side === 'red' ? RED : YELLOW)
  return typeof characters === 'string' ? filled(CARDS, sideOf(characters)) : characters.map(sideOf)
}

/** CC-SETUP-07 to CC-SETUP-09 */
function layOutTown(state: State, tell: Tell): void {
  const roll = (): number => rollDie(state.chance, DIE_SIDES)
  const parcelOf = (white: number, red: number): number =>
    parcelAt(white - 1 + rulingsOf(state).firstDieLine, red - 1 + rulingsOf(state).firstDieLine)
  const white = roll()
  const red = roll()
  const centre = parcelOf(white, red)
  state.on[centre] = HOUSE
  state.houseSupply--
  for (const side of sidesOf(centre)) putRoad(state, side)
  tell?.({ type: 'town', parcel: centre, white, red })
  let mountains = 0
  while (mountains < PIECES.mountains) {
    const parcel = parcelOf(roll(), roll())
    if (state.on[parcel] !== NOTHING) continue
    state.on[parcel] = MOUNTAIN
    mountains++
    tell?.({ type: 'mountain', parcel })
  }
}

/** CC-VARD-01 to CC-VARD-03 */
function dealTokens(state: State, tell: Tell): void {
  const { players } = state
  const pool = Array.from({ length: players }, () => TOKENS.values).flat()
  for (let seat = 0; seat < players; seat++) {
    const hand: number[] = players === 2 ? TOKENS.values.slice() : []
    while (hand.length < TOKENS.perPlayer) hand.push(takeRandom(state.chance, pool))
    const sum = hand.reduce((total, value) => total + value, 0)
    if (players > 2) state.money[seat] = TOKENS.moneyMinusSum - sum
    state.tokens.push(hand)
    state.tokenLaid.push(NOT_LAID)
    state.tokenSums.push(sum)
    tell?.({ type: 'tokensDealt', seat, sum, money: state.money[seat], tokens: hand.slice() })
  }
}
