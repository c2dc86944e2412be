import { evaluatorOf, modelOf } from '@railhead/bots'
import type { AnyGame, PlainOption, PlainState } from '@railhead/kernel'
import { drawLuck, lateLuck, worthOf } from '@railhead/review'

const REDRAWS = 24
/** Where few draws come and tell late, so many answers are given after each before it is judged. */
const LATER = 40

/**
 * Adds up what the draws of a match give each seat of its lead. The set-up is not counted: it is the same for all bots,
 * who play it from every seat.
 */
export class LuckCount {
  readonly lead: number[]
  private draws = 0
  private readonly isLate: boolean

  constructor(
    private readonly game: AnyGame,
    config: unknown,
    private readonly seed: string,
  ) {
    this.lead = new Array(game.config.seats(config)).fill(0)
    // Where turns are not counted, a round is the shortest time after which positions can be compared.
    this.isLate = modelOf(game.id) !== undefined && modelOf(game.id)?.turnOf === undefined
  }

  /** What must be remembered of a position before an answer. */
  before(state: PlainState): PlainState {
    return this.game.clone(state)
  }

  note(before: PlainState, after: PlainState, seat: number, option: PlainOption): void {
    if (before.chance.drawn === after.chance.drawn) return
    const { game, lead } = this
    const seed = `${this.seed}/luck/${this.draws++}`
    const { lead: luck } = this.isLate
      ? lateLuck(game, before, after, seat, option, REDRAWS, LATER, seed)
      : drawLuck(
          game,
          before,
          seat,
          option,
          worthOf(game, evaluatorOf(game), after, lead.length),
          REDRAWS,
          seed,
        )
    for (let other = 0; other < lead.length; other++) lead[other] += luck[other]
  }
}
