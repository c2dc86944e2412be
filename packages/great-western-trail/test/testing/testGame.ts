import { type Decision, type Seat, seedChance } from '@railhead/kernel'
import { boxOf } from '../../src/components/box.js'
import { FIRST_OBJECTIVE } from '../../src/components/cattle.js'
import { OBJECTIVES } from '../../src/components/objectives.js'
import { FIRST_TURNOUT } from '../../src/components/railroad.js'
import { MASTER_NAMES } from '../../src/components/stationMasters.js'
import { NOTHING, privateTile } from '../../src/components/tiles.js'
import { type Config, configSpec } from '../../src/config.js'
import type { Event, EventType } from '../../src/event.js'
import type { Option, OptionKind } from '../../src/option.js'
import type { Rulings } from '../../src/rulings/index.js'
import { type ScoreLine, scoreSeat } from '../../src/scoring.js'
import { setup } from '../../src/setup.js'
import { type Player, QUESTION, type State, tablesOf } from '../../src/state.js'
import type { Task } from '../../src/task.js'
import { arrive } from '../../src/tasks/location.js'
import { advance, apply, decisions } from '../../src/turn.js'

/** Some fields of an option: enough to tell it from the others. */
export type Wanted = { readonly kind: OptionKind } & Readonly<Record<string, unknown>>

/** What differs from a two-player match of the second edition; `rulings` names those that differ from the usual. */
export type Settings = Partial<Omit<Config, 'rulings'>> & { readonly rulings?: Partial<Rulings> }

/**
 * A match in the middle of anything: set the position with plain assignments, start a task or a phase,
 * answer, and look. `testGame()` is a two-player second-edition match before its first turn.
 */
export function testGame(settings: Settings = {}, seed = 'test'): TestGame {
  return new TestGame(
    configSpec.parse({ edition: 'second', ...(settings.solo === undefined && { players: 2 }), ...settings }),
    seed,
  )
}

export class TestGame {
  readonly state: State
  /** Everything told so far. */
  readonly events: Event[] = []

  constructor(config: Config, seed: string) {
    this.state = setup(config, seedChance(seed), event => this.events.push(event))
  }

  /** The player whose turn it is, or the one of a seat. */
  player(seat: Seat = this.state.turn): Player {
    return this.state.players[seat]
  }

  space(name: string): number {
    return tablesOf(this.state).trail.indexOf(name)
  }

  spaceName(space: number): string {
    return tablesOf(this.state).trail.spaces[space].name
  }

  /** What lies on a trail space. */
  tile(name: string): number {
    return this.state.trail[this.space(name)]
  }

  put(name: string, tile: number): this {
    this.state.trail[this.space(name)] = tile
    return this
  }

  /** Puts a private building on the trail. */
  build(seat: Seat, number: number, name: string): this {
    this.player(seat).unbuilt &= ~(1 << number)
    return this.put(name, privateTile(seat, number))
  }

  /** Takes all hazards and outlaws off the board. */
  clearTrail(): this {
    const { hazards, camps } = tablesOf(this.state).trail
    for (const space of [...hazards.flat(), ...camps]) this.state.trail[space] = NOTHING
    return this
  }

  /** Replaces a player's hand; the old cards go to the draw pile. */
  hand(cards: readonly number[], seat: Seat = this.state.turn): this {
    const player = this.player(seat)
    player.draw.push(...player.hand)
    player.hand = [...cards]
    return this
  }

  /** Uses face b of these building numbers. */
  facesB(...numbers: number[]): this {
    const bits = numbers.reduce((faces, number) => faces | (1 << number), this.state.faces)
    Object.assign(this.state, { faces: bits })
    return this
  }

  /** Drops what is being asked and does these tasks, the first one first; phase C follows. */
  start(...tasks: Task[]): this {
    this.state.tasks = [{ kind: 'drawUp' }, ...tasks.reverse()]
    this.state[QUESTION] = undefined
    advance(this.state, event => this.events.push(event))
    return this
  }

  /** Phase A of a seat whose cattleman stands on a space. */
  startMove(from: string, seat: Seat = this.state.turn): this {
    this.state.turn = seat
    this.player(seat).space = this.space(from)
    return this.start({ kind: 'phaseA' })
  }

  /** Phase B: the cattleman of the seat has just arrived on a space. */
  visit(name: string, seat: Seat = this.state.turn): this {
    this.state.turn = seat
    this.state.usedBuildings = 0
    this.state.usedActions = undefined
    this.state.tasks = [{ kind: 'drawUp' }]
    this.state[QUESTION] = undefined
    arrive(this.state, this.space(name))
    advance(this.state, event => this.events.push(event))
    return this
  }

  /** Index of a city of the strip. */
  city(name: string): number {
    return tablesOf(this.state).cities.findIndex(city => city.name === name)
  }

  cityName(city: number): string {
    return tablesOf(this.state).cities[city].name
  }

  /** Empties the job market, puts the token into a row (the top one is 0) and workers into rows, from the left. */
  jobMarket(tokenRow: number, rows: Readonly<Record<number, readonly number[]>> = {}): this {
    this.state.jobRow = tokenRow
    this.state.jobs.fill(NOTHING)
    for (const [row, workers] of Object.entries(rows))
      workers.forEach((worker, i) => {
        this.state.jobs[Number(row) * this.state.playerCount + i] = worker
      })
    return this
  }

  /** Uses a local action of the location; `either` picks the alternative. */
  use(action: number, either = 0): this {
    return this.answer({ kind: 'local', action, either })
  }

  decisions(): Decision<Option>[] {
    return decisions(this.state)
  }

  /** What the acting player (or another seat) is asked, leaving exchange tokens aside. */
  asked(seat: Seat = this.state.turn): string | undefined {
    return this.question(seat)?.ask
  }

  options(seat: Seat = this.state.turn): readonly Option[] {
    return this.question(seat)?.options ?? []
  }

  private question(seat: Seat): Decision<Option> | undefined {
    return this.decisions().find(decision => decision.seat === seat && decision.optional === undefined)
  }

  offers(wanted: Wanted, seat: Seat = this.state.turn): boolean {
    return this.options(seat).some(option => matches(option, wanted))
  }

  /** Values of one field of all offered options of a kind, sorted. */
  offered(kind: OptionKind, field: string, seat: Seat = this.state.turn): number[] {
    const values = this.options(seat).flatMap(option =>
      option.kind === kind ? [Number(Reflect.get(option, field))] : [],
    )
    return [...new Set(values)].sort((a, b) => a - b)
  }

  /** Gives the one offered answer that has these fields; with several, the first. */
  answer(wanted: Wanted, seat: Seat = this.state.turn): this {
    const all = this.decisions().filter(decision => decision.seat === seat)
    const option = all.flatMap(decision => decision.options).find(candidate => matches(candidate, wanted))
    if (!option) throw new Error(`${JSON.stringify(wanted)} is not offered: ${JSON.stringify(all)}`)
    apply(this.state, seat, option, event => this.events.push(event))
    return this
  }

  /** Declines, or ends the visit. */
  pass(): this {
    return this.answer({ kind: 'pass' })
  }

  /** A seat's points by category, if the match ended now. */
  score(seat: Seat): Readonly<Record<ScoreLine, number>> {
    return scoreSeat(this.state, seat).categories as Record<ScoreLine, number>
  }

  /** A seat's sum of all categories. */
  total(seat: Seat): number {
    return scoreSeat(this.state, seat).total
  }

  /** The events of one type told so far. */
  told<Type extends EventType>(type: Type): Extract<Event, { readonly type: Type }>[] {
    return this.events.filter(
      (event): event is Extract<Event, { readonly type: Type }> => event.type === type,
    )
  }
}

function matches(option: Option, wanted: Wanted): boolean {
  return Object.entries(wanted).every(([name, value]) => Reflect.get(option, name) === value)
}

/** The position of the turnout behind a numbered space of the railroad. */
/** As usually ruled. */
export const TURNOUTS_AFTER = boxOf(0).track.turnoutAfter
export const turnout = (after: number): number => FIRST_TURNOUT + TURNOUTS_AFTER.indexOf(after)

/** An objective card by its name in the table. */
export const objective = (name: string): number =>
  FIRST_OBJECTIVE + OBJECTIVES.findIndex(card => card.name === name)

/** A station master tile by its name in the table. */
export const master = (name: string): number => MASTER_NAMES.indexOf(name)
