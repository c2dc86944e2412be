import type { Chance } from './chance.js'
import type { ConfigSpec } from './config.js'
import type { Lawbook } from './rulings.js'
import type { Seat, Viewer } from './seat.js'
import type { GameText, Message } from './text.js'

/** A question of the rules to one seat, with the complete list of legal answers. */
export interface Decision<Option> {
  readonly seat: Seat
  /** What is asked, e.g. `hire`: the key of the prompt in every language. */
  readonly ask: string
  /** Complete, finite, small; each is flat plain JSON. Never empty. */
  readonly options: readonly Option[]
  /** Does not hold the game up: may be answered whenever it is open, also out of turn. */
  readonly optional?: 'anyTime'
}

/** Every option is a flat object of plain values. */
export type PlainOption = { readonly [name: string]: string | number | boolean }

/** Every event has a type; `turn` begins the turn of its seat, by which logs are grouped. */
export interface PlainEvent {
  readonly type: string
  readonly seat?: Seat
}

/** Something a person might expect to be offered now, and why it is not. */
export interface Refusal<Option = PlainOption> {
  /** The option that is refused, as it would be offered: screens find its piece as they do for options. */
  readonly option?: Option
  /** The option as it would look. */
  readonly what: Message
  readonly why: Message
}

export interface SeatScore {
  readonly total: number
  readonly categories: Readonly<Record<string, number>>
}

export interface Outcome {
  /** By seat. */
  readonly scores: readonly SeatScore[]
  /** More than one when victory is shared; empty when the rules' own opponent won. */
  readonly winners: readonly Seat[]
  /** The opponent that is part of the rules (solo mode); its name is a key of the game's texts, if they have it. */
  readonly opponent?: SeatScore & { readonly name: string }
}

export type Tell<Event> = (event: Event) => void

/** What any game is. The state is plain JSON data, changed in place by `apply` only. */
export interface Game<State, Option, Config, Event> extends Lawbook {
  readonly id: string
  readonly config: ConfigSpec<Config>
  /** The chance becomes part of the state. */
  setup(config: Config, chance: Chance, tell?: Tell<Event>): State
  /** Who must answer now; several seats at once is normal. Empty only when the match is over. */
  decisions(state: State): Decision<Option>[]
  /** The option must be one of those offered to the seat: `Match.answer` checks, this does not. */
  apply(state: State, seat: Seat, option: Option, tell?: Tell<Event>): void
  /** Whether it matters which of several seats that are asked answers first; programs then keep people's pace. */
  racing?(state: State): boolean
  /**
   * How many answers of a seat are a tenth of a usual match, 1 if this is not said: whoever gave fewer before giving up
   * has hardly played.
   */
  readonly begunAfter?: number
  /** Undefined until the match is over. */
  outcome(state: State): Outcome | undefined
  /** The scores as they would be if the match ended now; on a view, from what that viewer knows. */
  standing(state: State): readonly SeatScore[]
  /** The same shape with hidden parts replaced by UNKNOWN; built by adding what the viewer may know. */
  view(state: State, viewer: Viewer): State
  /**
   * What several viewers see, to be read only: the same as `view` for each of them, but what they see alike may be one
   * object for all. A game that does not say is asked for each view.
   */
  views?(state: State, viewers: readonly Viewer[]): State[]
  clone(state: State): State
  /** A state of its own: the unknown parts of the view filled at random, consistently with everything the viewer knows. */
  imagine(view: State, chance: Chance): State
  /** The event as the viewer perceives it; undefined if it goes unnoticed. */
  witness(event: Event, viewer: Viewer): Event | undefined
  /** Why what one might expect is not offered to the seat now. */
  refusals(state: State, seat: Seat): Refusal<Option>[]
  readonly text: GameText<State, Option, Event>
}

/** What several viewers see, to be read only. */
export function viewsOf<State, Option, Config, Event>(
  game: Game<State, Option, Config, Event>,
  state: State,
  viewers: readonly Viewer[],
): State[] {
  return game.views?.(state, viewers) ?? viewers.map(viewer => game.view(state, viewer))
}

/** A game whose types do not matter to the holder: servers, terminals, registries. */
export type AnyGame = Game<PlainState, PlainOption, unknown, PlainEvent>

/** States are plain JSON objects; only their game knows more. */
export type PlainState = { readonly chance: Chance }

/** Forgets the types of a game. Safe because states and options come only from the same game. */
export function anyGame<State extends PlainState, Option extends object, Config, Event extends PlainEvent>(
  game: Game<State, Option, Config, Event>,
): AnyGame {
  return game as unknown as AnyGame
}
