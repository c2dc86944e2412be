import { Match, rollDie, type Seat, seedChance } from '@railhead/kernel'
import { type CellId, MAP_SPOTS, spaceIndex, trackOf } from '../../src/components/actionTrack.js'
import { BUILT, NOTHING } from '../../src/components/buildings.js'
import { PARCELS, parcelName } from '../../src/components/map.js'
import { PIECES } from '../../src/components/pieces.js'
import type { Config } from '../../src/config.js'
import type { Event } from '../../src/events.js'
import { carsonCity } from '../../src/game.js'
import type { Option } from '../../src/options.js'
import { putCowboy } from '../../src/placement.js'
import { putRoad } from '../../src/roads.js'
import { advance } from '../../src/round.js'
import type { Rulings } from '../../src/rulings/index.js'
import {
  CHARACTERS,
  cardNumber,
  END_OF_ROUND,
  IN_RESERVE,
  NOBODY,
  ON_CARD,
  PLACEMENT,
  RESOLUTION,
  type State,
} from '../../src/state.js'

/** What differs from the usual. */
export type TestConfig = Omit<Partial<Config>, 'rulings'> & {
  players: number
  rulings?: Partial<Rulings>
}

export type TestMatch = Match<State, Option, Config, Event>

/** A match in one line: `testGame({ players: 2 })`. */
export function testGame(config: TestConfig, seed = 'test'): TestMatch {
  return Match.start(carsonCity, config, seed)
}

/** A match on an empty map without roads, seats in order, nobody asked anything yet. */
export function bareGame(config: TestConfig): TestMatch {
  const match = testGame(config)
  const { state } = match
  state.on.fill(NOTHING)
  state.laid.fill(0)
  state.touched.fill(0)
  state.houseSupply = PIECES.houses
  state.tasks = []
  state.round = 1
  state.order = seats(match)
  state.passed = seats(match)
  return match
}

function seats({ state }: TestMatch): number[] {
  return Array.from({ length: state.players }, (_, seat) => seat)
}

/** The number of a parcel by its name, e.g. `C4`. */
export function at(name: string): number {
  for (let parcel = 0; parcel < PARCELS; parcel++) if (parcelName(parcel) === name) return parcel
  throw new Error(`There is no parcel ${name}.`)
}

/** A spot by the name of its space or parcel. */
export function spot(name: string): number {
  const space = spaceIndex(name)
  return space >= 0 ? space : MAP_SPOTS + at(name)
}

/** Puts something (HOUSE, MOUNTAIN, or BUILT + type) on a parcel and gives the parcel to a seat. */
export function put({ state }: TestMatch, name: string, object: number, owner: Seat = NOBODY): void {
  state.on[at(name)] = object
  if (owner !== NOBODY) own(state, name, owner)
}

export function build(match: TestMatch, name: string, building: number, owner: Seat): void {
  put(match, name, BUILT + building, owner)
}

export function own(state: State, name: string, owner: Seat): void {
  state.owner[at(name)] = owner
  state.property[owner]--
}

/** Lays roads around parcels, out of nowhere. */
export function roadsAround(match: TestMatch, ...edges: number[]): void {
  for (const edge of edges) putRoad(match.state, edge)
}

/** Puts cowboys of seats on a spot, out of their reserves. */
export function stand({ state }: TestMatch, name: string, ...who: Seat[]): void {
  for (const seat of who) {
    putCowboy(state, seat, spot(name))
    state.cowboys[seat]--
  }
}

/** Gives cards to seats, in the order of seats. */
export function hold({ state }: TestMatch, ...cards: number[]): void {
  cards.forEach((card, seat) => {
    state.character[seat] = card
  })
  if (state.sides[0] === 0 && cards.includes(0)) state.white = IN_RESERVE
}

/** Starts choosing characters in a round. */
export function startRound({ state }: TestMatch, round = 1): void {
  state.round = round - 1
  state.phase = CHARACTERS
  state.step = 0
  state.tasks = []
  state.character.fill(NOBODY)
  state.white = ON_CARD
  advance(state, undefined)
}

/** Starts placement with the given cards. */
export function startPlacement(match: TestMatch, ...cards: number[]): void {
  hold(match, ...cards)
  const { state } = match
  state.order = seats(match).sort((a, b) => cardNumber(state, cards[a]) - cardNumber(state, cards[b]))
  state.passed = []
  state.phase = PLACEMENT
  state.step = 0
  state.tasks = []
  advance(state, undefined)
}

/** Resolves from a cell on; `passed` is the order in which players passed. Returns what was told. */
export function resolveFrom(match: TestMatch, cell: CellId, passed: readonly Seat[] = seats(match)): Event[] {
  const { state } = match
  state.passed = [...passed]
  state.phase = RESOLUTION
  state.step = trackOf(state).cells.indexOf(cell)
  state.stage = 0
  state.tasks = []
  const told: Event[] = []
  advance(state, event => told.push(event))
  return told
}

/** Goes on with the end of the round. */
export function endRound(match: TestMatch, round = match.state.round): Event[] {
  const { state } = match
  state.round = round
  state.phase = END_OF_ROUND
  state.step = 0
  state.stage = 0
  state.tasks = []
  const told: Event[] = []
  advance(state, event => told.push(event))
  return told
}

/** What a seat is asked now, or undefined. */
export function asked(match: TestMatch, seat: Seat): string | undefined {
  return match.decisions().find(decision => decision.seat === seat)?.ask
}

/** All options of a seat now. */
export function offered(match: TestMatch, seat: Seat): readonly Option[] {
  return match.decisions().find(decision => decision.seat === seat)?.options ?? []
}

/** The options of one kind that a seat has now. */
export function offeredOf<Kind extends Option['kind']>(
  match: TestMatch,
  seat: Seat,
  kind: Kind,
): Extract<Option, { kind: Kind }>[] {
  return offered(match, seat).filter(
    (option): option is Extract<Option, { kind: Kind }> => option.kind === kind,
  )
}

/** Places a cowboy of a seat on a space, parcel or building by its name. */
export function place(match: TestMatch, seat: Seat, name: string): void {
  const where = spot(name)
  if (where < MAP_SPOTS) {
    match.answer(seat, { kind: 'space', space: where })
    return
  }
  const parcel = where - MAP_SPOTS
  const built = match.state.on[parcel] >= BUILT
  match.answer(seat, { kind: built ? 'toBuilding' : 'toParcel' })
  match.answer(seat, { kind: built ? 'building' : 'parcel', parcel })
}

/** Whether the seat may place a cowboy there now (asked with `place`). */
export function mayPlace(match: TestMatch, seat: Seat, name: string): boolean {
  const trial = testGame({ players: match.state.players })
  trial.state = carsonCity.clone(match.state)
  try {
    place(trial, seat, name)
    return true
  } catch {
    return false
  }
}

export function pass(match: TestMatch, ...who: Seat[]): void {
  for (const seat of who) match.answer(seat, { kind: 'pass' })
}

/** Makes the next dice show these faces. */
export function loadDice({ state }: TestMatch, ...faces: number[]): void {
  for (let seed = 0; ; seed++) {
    const chance = seedChance(`dice ${seed}`)
    if (faces.every(face => rollDie(chance, 6) === face)) {
      state.chance = seedChance(`dice ${seed}`)
      return
    }
  }
}

/** Everyone pays just what the cash limit demands. */
export function payDue(match: TestMatch): void {
  for (;;) {
    const [decision] = match.decisions()
    if (decision?.ask !== 'cashLimit') return
    match.answer(decision.seat, decision.options[0])
  }
}
