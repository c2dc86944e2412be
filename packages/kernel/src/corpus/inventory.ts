import type { Game, PlainEvent, PlainOption, PlainState } from '../game.js'
import type { Seat } from '../seat.js'

/**
 * What there is to meet in matches of a game, by name: buildings, cards, cities, kinds of answers … Recorded matches
 * must show all of it between them. Names look like `area/thing`.
 */
export interface Inventory<State, Option, Config, Event> {
  /** Everything that matches of this configuration can show, and that some recorded match must show. */
  wanted(config: Config): readonly string[]
  /** What giving this answer shows; the state is the one before it. */
  ofAnswer(state: State, option: Option): readonly string[]
  /**
   * What a player who wants to meet everything is after, another thing from match to match: how far a seat has come.
   * Something never met is worth 200 beside it. Without it, points are what such a player is after.
   */
  readonly aims?: (match: number) => (state: State, seat: Seat) => number
  /** What an event shows; the state is the one at the moment when it is told. */
  ofEvent(state: State, event: Event): readonly string[]
}

/** An inventory whose types do not matter to the holder. */
export type AnyInventory = Inventory<PlainState, PlainOption, unknown, PlainEvent>

/** Forgets the types of an inventory of that game: it is handed only what comes from the same game. */
export function anyInventory<
  State extends PlainState,
  Option extends object,
  Config,
  Event extends PlainEvent,
>(
  _game: Game<State, Option, Config, Event>,
  inventory: Inventory<State, Option, Config, Event>,
): AnyInventory {
  return inventory as unknown as AnyInventory
}
