import {
  chanceOf,
  draw,
  type Evaluator,
  leadOf,
  modelOf,
  nextQuestion,
  toldEffort,
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
  const strengths: number[] = []
  evaluator.judge(state, seats, points, strengths)
  const lead = points.map((_, seat) => leadOf(points, seat))
  const outcome = game.outcome(state)
  if (outcome === undefined) {
    const spread = evaluator.spread(state)
    return { chance: points.map((_, seat) => chanceOf(strengths, spread, seat)), points, lead }
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

/** Where lines are played on, and how far they are before they are judged. */
export class Table {
  private readonly priors: number[] = []
  /** Turns of all seats until the first look, and between looks. */
  private readonly firstPasses: number
  private readonly passes: number
  /** Ends of rounds that are not looked at. */
  private readonly skipped: number
  private readonly timeLeft: ((state: PlainState) => number) | undefined
  /** How often a line is looked at on its way. */
  readonly looks: number
  readonly evaluator: Evaluator

  constructor(
    readonly game: AnyGame,
    readonly view: PlainState,
    readonly seat: Seat,
    readonly seats: number,
    looks: number,
  ) {
    const mind = usualMind(game)
    this.evaluator = mind.evaluator
    const { horizon } = toldEffort(game, mind, view)
    this.passes = seats
    // Where turns are not counted, lines end at different times; they are compared after the same rounds, and not at the
    // end of the one that they begin in: what was bought in it has given nothing yet.
    const model = modelOf(game.id)
    this.timeLeft = model?.turnOf === undefined ? model?.timeLeft : undefined
    this.skipped = 1
    // The last turns are played through to the end: there is nothing to be mistaken about.
    const isNearEnd = this.evaluator.isNearEnd?.(view) === true
    this.looks = isNearEnd ? 1 : looks
    this.firstPasses = isNearEnd ? Number.POSITIVE_INFINITY : horizon * seats
  }

  /**
   * Gives the answers of a line in an imagined world while they are offered, then plays on as the bots' first thought
   * goes, and shows the position whenever it is time for a look; a match that is over stays as it is. The same two
   * chances make worlds that differ by the line alone.
   */
  play(
    line: readonly PlainOption[],
    world: Chance,
    thoughts: Chance,
    look: (state: PlainState, place: number) => void,
  ): void {
    const { game, seat } = this
    const state = game.imagine(this.view, world)
    const first = nextQuestion(game, state)
    const turn = first === undefined ? 0 : this.turnOf(state, first)
    const time = this.timeLeft?.(state) ?? 1
    for (const wanted of line) {
      const option = offered(game, state, seat, wanted)
      if (option === undefined) break
      game.apply(state, seat, option)
    }
    for (let place = this.playOn(state, turn, time, thoughts, look); place < this.looks; place++)
      look(state, place)
  }

  /** How many looks were taken until the match was over. */
  private playOn(
    state: PlainState,
    from: number,
    begun: number,
    thoughts: Chance,
    look: (state: PlainState, place: number) => void,
  ): number {
    const { game, evaluator, priors, timeLeft, looks } = this
    let turn = from
    let time = begun
    let place = 0
    let left = this.firstPasses
    let skipped = this.skipped
    for (let count = 0; count < MOST_ANSWERS; count++) {
      const decision = nextQuestion(game, state)
      if (decision === undefined) return place
      let isTime = false
      if (timeLeft !== undefined) {
        const now = timeLeft(state)
        if (now < time) isTime = skipped-- <= 0
        time = now
      } else {
        const now = this.turnOf(state, decision)
        if (now !== turn) isTime = left-- === 0
        turn = now
      }
      if (isTime) {
        look(state, place++)
        if (place === looks) return place
        left = this.passes - 1
      }
      evaluator.priors(state, decision, priors)
      game.apply(state, decision.seat, decision.options[draw(thoughts, priors)])
    }
    return place
  }

  private turnOf(state: PlainState, decision: Decision<PlainOption>): number {
    return this.evaluator.turnOf?.(state) ?? decision.seat
  }
}
