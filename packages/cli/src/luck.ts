import type { AnyGame, PlainOption, PlainState } from '@railhead/kernel'
import { lateLuck } from '@railhead/review'

/** Other draws that each is compared with, in each of two counts that know nothing of each other. */
const REDRAWS = 12
/** What is drawn tells late: so many answers are given after each draw before it is judged. */
const LATER = 40

/**
 * Adds up what the draws of a match give each seat of its lead. The set-up is not counted: it is the same for all bots,
 * who play it from every seat.
 */
export class LuckCount {
  readonly lead: number[]
  /**
   * By seat, how far draws moved the lead, squared and added up: in the mean over matches, what luck has of the variance
   * of the lead. What is counted by accident is not in it, as it differs between the two counts.
   */
  readonly variance: number[]
  private draws = 0

  constructor(
    private readonly game: AnyGame,
    config: unknown,
    private readonly seed: string,
  ) {
    this.lead = new Array(game.config.seats(config)).fill(0)
    this.variance = [...this.lead]
  }

  /** What must be remembered of a position before an answer. */
  before(state: PlainState): PlainState {
    return this.game.clone(state)
  }

  note(before: PlainState, after: PlainState, seat: number, option: PlainOption): void {
    if (before.chance.drawn === after.chance.drawn) return
    const { game, lead, variance } = this
    const seed = `${this.seed}/luck/${this.draws++}`
    const [one, other] = ['one', 'other'].map(
      name => lateLuck(game, before, after, seat, option, REDRAWS, LATER, `${seed}/${name}`).lead,
    )
    for (let place = 0; place < lead.length; place++) {
      lead[place] += (one[place] + other[place]) / 2
      variance[place] += one[place] * other[place]
    }
  }
}
