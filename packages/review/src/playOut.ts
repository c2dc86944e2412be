import {
  chanceOf,
  draw,
  type Evaluator,
  effortOf,
  leadOf,
  modelOf,
  nextQuestion,
  usualMind,
} from '@railhead/bots'
import {
  type AnyGame,
  type Chance,
  type Decision,
  type PlainOption,
  type PlainState,
  type Seat,
  sameData,
} from '@railhead/kernel'

/** No play-out comes near this many answers; one that does is judged where it stands. */
const MOST_ANSWERS = 2000

/** What a position is worth, by seat. */
export interface Worth {
  /** How likely each seat wins. */
  readonly chance: readonly number[]
  /** Expected points; against an opponent who is part of the rules, the expected lead. */
  readonly points: readonly number[]
  /** How far these lie above the best of the others. */
  readonly lead: readonly number[]
}

export function worthOf(game: AnyGame, evaluator: Evaluator, state: PlainState, seats: number): Worth {
  const points: number[] = []
  for (let seat = 0; seat < seats; seat++) points.push(evaluator.value(state, seat))
  const lead = points.map((_, seat) => leadOf(points, seat))
  const outcome = game.outcome(state)
  if (outcome === undefined) {
    const spread = evaluator.spread(state)
    return { chance: points.map((_, seat) => chanceOf(points, spread, seat)), points, lead }
  }
  const share = 1 / Math.max(1, outcome.winners.length)
  return { chance: points.map((_, seat) => (outcome.winners.includes(seat) ? share : 0)), points, lead }
}

/** The option as it is offered to the seat now; undefined if it is not. */
export function offered(
  game: AnyGame,
  state: PlainState,
  seat: Seat,
  option: PlainOption,
): PlainOption | undefined {
  for (const decision of game.decisions(state))
    if (decision.seat === seat)
      for (const candidate of decision.options) if (sameData(candidate, option)) return candidate
  return undefined
}

/** Goes on as the bots' first thought goes, for so many answers or to the end. */
export function playOn(
  game: AnyGame,
  evaluator: Evaluator,
  state: PlainState,
  answers: number,
  thoughts: Chance,
): void {
  const priors: number[] = []
  for (let count = 0; count < answers; count++) {
    const decision = nextQuestion(game, state)
    if (decision === undefined) return
    evaluator.priors(state, decision, priors)
    game.apply(state, decision.seat, decision.options[draw(thoughts, priors)])
  }
}

/** How far lines are played before they are judged. */
export class Table {
  private readonly priors: number[] = []
  private readonly passes: number
  private readonly falls: number
  private readonly timeLeft: ((state: PlainState) => number) | undefined
  readonly evaluator: Evaluator

  constructor(
    readonly game: AnyGame,
    readonly view: PlainState,
    readonly seat: Seat,
    readonly seats: number,
    beyond: number,
  ) {
    const mind = usualMind(game)
    this.evaluator = mind.evaluator
    const { horizon } = effortOf(game, mind, view, 'trail-boss')
    const isNearEnd = this.evaluator.isNearEnd?.(view) === true
    this.passes = isNearEnd ? Number.POSITIVE_INFINITY : (horizon + beyond) * seats
    // Where turns are not counted, lines end at different times; they are compared after the same rounds.
    const model = modelOf(game.id)
    this.timeLeft = model?.turnOf === undefined ? model?.timeLeft : undefined
    this.falls = 1 + beyond
  }

  /**
   * Gives the answers of a line in an imagined world while they are offered, then plays on as the bots' first thought
   * goes until the turn has passed so many times. The same two chances make worlds that differ by the line alone.
   */
  play(line: readonly PlainOption[], world: Chance, thoughts: Chance): PlainState {
    const { game, seat } = this
    const state = game.imagine(this.view, world)
    const first = nextQuestion(game, state)
    if (first === undefined) return state
    const turn = this.turnOf(state, first)
    const time = this.timeLeft?.(state) ?? 1
    for (const wanted of line) {
      const option = offered(game, state, seat, wanted)
      if (option === undefined) break
      game.apply(state, seat, option)
    }
    this.playOn(state, turn, time, thoughts)
    return state
  }

  private playOn(state: PlainState, from: number, begun: number, thoughts: Chance): void {
    const { game, evaluator, priors, timeLeft } = this
    let turn = from
    let time = begun
    let passes = 0
    let falls = 0
    for (let count = 0; count < MOST_ANSWERS; count++) {
      const decision = nextQuestion(game, state)
      if (decision === undefined) return
      const now = this.turnOf(state, decision)
      if (timeLeft !== undefined) {
        const left = timeLeft(state)
        if (left < time && ++falls === this.falls) return
        time = left
      } else if (now !== turn) {
        if (++passes > this.passes) return
        turn = now
      }
      evaluator.priors(state, decision, priors)
      game.apply(state, decision.seat, decision.options[draw(thoughts, priors)])
    }
  }

  private turnOf(state: PlainState, decision: Decision<PlainOption>): number {
    return this.evaluator.turnOf?.(state) ?? decision.seat
  }
}
