import { MAP_SPOTS } from '../../src/components/actionTrack.js'
import { BUILDINGS, BUILT, HOUSE, MOUNTAIN, TYPES } from '../../src/components/buildings.js'
import { SHERIFF, YELLOW } from '../../src/components/characters.js'
import { EDGE_END, EDGE_START, EDGES, PARCELS } from '../../src/components/map.js'
import { EMPTY_SLOT, SLOTS } from '../../src/components/market.js'
import { PIECES, ROUNDS, TOKENS } from '../../src/components/pieces.js'
import { NOBODY, ON_CARD, PLACEMENT, RESOLUTION, type State } from '../../src/state.js'

const count = (list: readonly number[], value: number): number => list.filter(item => item === value).length
const sum = (list: readonly number[]): number => list.reduce((total, item) => total + item, 0)

/** What must hold at every moment of every match; returns what does not. */
export function brokenInvariants(state: State): string[] {
  const broken: string[] = []
  const check = (name: string, is: number, should: number): void => {
    if (is !== should) broken.push(`${name}: ${is}, not ${should}`)
  }
  check('roads', sum(state.roads) + sum(state.laid) + state.roadSupply, PIECES.roads)
  check('houses', count(state.on, HOUSE) + state.houseSupply, PIECES.houses)
  check('mountains', count(state.on, MOUNTAIN), PIECES.mountains)
  check('revolvers', sum(state.revolvers) + state.revolverSupply, PIECES.revolvers)
  for (let seat = 0; seat < state.players; seat++) {
    check(`property of ${seat}`, state.property[seat] + count(state.owner, seat), PIECES.property)
    const placed = state.cowboysAt.filter(there => there & (1 << seat)).length
    const crowd = state.onWages[seat] + state.onRoad1[seat]
    check(
      `cowboys of ${seat}`,
      state.cowboys[seat] + state.restingCowboys[seat] + placed + crowd,
      PIECES.cowboys,
    )
  }
  BUILDINGS.forEach(({ id, tiles }, building) => {
    const kept = sum(state.kept.filter((_, index) => index % TYPES === building))
    const others = count(state.bag, building) + count(state.market, building)
    check(id, kept + others + count(state.on, BUILT + building), tiles)
  })
  if (state.duels === 'tokens')
    for (const value of TOKENS.values)
      check(`tokens ${value}`, count([...state.tokens.flat(), ...state.tokenStack], value), state.players)
  broken.push(...brokenLimits(state), ...brokenPlaces(state))
  return broken
}

function brokenLimits(state: State): string[] {
  const broken: string[] = []
  const amounts = [state.money, state.points, state.cowboys, state.restingCowboys, state.roads, state.kept]
  const supplies = [state.roadSupply, state.houseSupply, state.revolverSupply]
  for (const amount of [...amounts, state.revolvers, state.property, supplies].flat())
    if (!Number.isInteger(amount) || amount < 0) broken.push(`an amount of ${amount}`)
  if (state.round > ROUNDS) broken.push(`round ${state.round}`)
  if (state.market.length !== SLOTS) broken.push('the market')
  if (state.market.some(tile => tile !== EMPTY_SLOT && (tile < 0 || tile >= TYPES))) broken.push('a tile')
  const held = state.character.filter(card => card !== NOBODY)
  if (new Set(held).size < held.length) broken.push('one card held twice')
  if (new Set(state.passed).size < state.passed.length) broken.push('someone passed twice')
  return broken
}

function brokenPlaces(state: State): string[] {
  const broken: string[] = []
  const touched = new Array<number>(state.touched.length).fill(0)
  for (let edge = 0; edge < EDGES; edge++)
    if (state.laid[edge]) {
      touched[EDGE_START[edge]] = 1
      touched[EDGE_END[edge]] = 1
    }
  if (touched.join() !== state.touched.join()) broken.push('corners touched by roads')
  for (let parcel = 0; parcel < PARCELS; parcel++) {
    if (state.on[parcel] >= BUILT && state.owner[parcel] === NOBODY) broken.push('a building of nobody')
    if (state.cowboysAt[MAP_SPOTS + parcel] && state.owner[parcel] !== NOBODY && state.on[parcel] < BUILT)
      broken.push('a cowboy on owned land')
  }
  const placed = state.cowboysAt.some(there => there !== 0) || sum(state.onWages) + sum(state.onRoad1) > 0
  if (placed && state.phase !== PLACEMENT && state.phase !== RESOLUTION) broken.push('a forgotten cowboy')
  if (state.white !== ON_CARD && (state.sides[SHERIFF] !== YELLOW || !state.character.includes(SHERIFF)))
    broken.push('the white cowboy without its sheriff')
  if (state.white > 1 && state.cowboysAt[state.white] !== 0) broken.push('the white cowboy in company')
  return broken
}
