import {
  type Answer,
  type AnyGame,
  type AnyInventory,
  below,
  type Chance,
  type PlainOption,
  type PlainState,
  type Seat,
} from '@railhead/kernel'
import { nextQuestion } from '../runner.js'
import { thingsOfAnswer, thingsOfEvent } from './coverage.js'

/** One answer in so many is left to chance. */
const RANDOM_ONCE_IN = 10
/** Answers that are tried out for one question, shared out among its options: long actions do not take for ever. */
const MOST_TRIED = 150
/** What a point is worth where the game names no aims, from match to match. */
const GREED: readonly number[] = [0, 1, 4, 12, -2]

/** What meeting something for the n-th time is worth. */
const novelty = (times: number): number => 200 / (1 + times) ** 1.5

/** A player for all seats who looks a little ahead and likes best what has been met least. */
export class Explorer {
  private readonly met = new Map<string, number>()

  constructor(
    private readonly game: AnyGame,
    private readonly inventory: AnyInventory | undefined,
  ) {}

  /** Counts what a match showed. */
  meet(things: Iterable<string>): void {
    for (const thing of things) this.met.set(thing, (this.met.get(thing) ?? 0) + 1)
  }

  /** Goes on from a state to the end of the match; returns the answers that it gave. */
  finish(state: PlainState, match: number, luck: Chance, mostAnswers = 5000): Answer<PlainOption>[] {
    const aim = this.aimOf(match)
    const given: Answer<PlainOption>[] = []
    while (given.length < mostAnswers) {
      const open = this.game.decisions(state)
      if (open.length === 0) break
      const { seat, options } = nextQuestion(open, luck)
      const option = this.pick(state, seat, options, aim, luck)
      given.push({ seat, option })
      this.meet(thingsOfAnswer(this.inventory, state, option))
      this.game.apply(state, seat, option, event => this.meet(thingsOfEvent(this.inventory, state, event)))
    }
    return given
  }

  private aimOf(match: number): Aim {
    const greed = GREED[match % GREED.length]
    const points: Aim = (state, seat) => greed * (this.game.standing(state)[seat]?.total ?? 0)
    return this.inventory?.aims?.(match) ?? points
  }

  private pick(
    state: PlainState,
    seat: Seat,
    options: readonly PlainOption[],
    aim: Aim,
    luck: Chance,
  ): PlainOption {
    let best = options[below(luck, options.length)]
    if (options.length === 1 || below(luck, RANDOM_ONCE_IN) === 0) return best
    let most = Number.NEGATIVE_INFINITY
    for (const option of options) {
      const value = this.worth(state, seat, option, aim, MOST_TRIED / options.length) + below(luck, 100) / 100
      if (value <= most) continue
      most = value
      best = option
    }
    return best
  }

  /** What the seat meets and gains by the option, if it goes on as well as it can in the same turn. */
  private worth(before: PlainState, seat: Seat, option: PlainOption, aim: Aim, tries: number): number {
    const { game, inventory } = this
    const state = game.clone(before)
    const things = new Set(thingsOfAnswer(inventory, state, option))
    let turned = false
    game.apply(state, seat, option, event => {
      if (event.type === 'turn') turned = true
      for (const thing of thingsOfEvent(inventory, state, event)) things.add(thing)
    })
    let value = 0
    for (const thing of things) value += novelty(this.met.get(thing) ?? 0)
    const next = turned
      ? undefined
      : game.decisions(state).find(decision => decision.seat === seat && decision.optional === undefined)
    const share = next ? (tries - 1) / next.options.length : 0
    if (!next || share < 1) return value + aim(state, seat)
    return value + Math.max(...next.options.map(on => this.worth(state, seat, on, aim, share)))
  }
}

type Aim = (state: PlainState, seat: Seat) => number
