import {
  type OpenDecision,
  type PlainOption,
  type PlainState,
  type Seat,
  SPECTATOR,
  stateHash,
} from '@railhead/kernel'
import type { LogNumber, MomentNumber } from '@railhead/protocol'
import type { LiveMatch } from '../liveMatch.js'

/** So many answers a turn may have before anybody looks whether positions come again. */
const UNWATCHED = 12
/** A position that comes so often while only bots answer comes for ever. */
const REPEATS = 3
/** No turn has so many answers of one seat. */
const MOST_IN_A_ROW = 300
/** So many more answers a bot may give that was cut, if they lead to something new; then its question is ended. */
const PATIENCE = 8

/** Sees whether the bots of a table go round in circles: answer and answer, and the match does not go on. */
export class LoopWatch {
  /** The position is watched from this moment on: since then only bots answered, and nobody's turn began. */
  private from: MomentNumber = 0
  private looked: MomentNumber = 0
  private lookedAt: LogNumber = 0
  private readonly seen = new Map<string, number>()
  /** What was asked since the circle was seen. */
  private readonly asked = new Set<string>()
  private row: { readonly seat: Seat; length: number } | undefined
  /** How many answers were given since the circle was seen. */
  private cut: number | undefined

  /** To be called before each answer of a bot. True while bots go round in circles. */
  isCircling(live: LiveMatch, isBot: (seat: Seat) => boolean): boolean {
    const { match, moment, number } = live
    if (number === this.lookedAt) return this.cut !== undefined
    // Something was taken back: that was people's will.
    if (number - this.lookedAt !== moment - this.looked) this.restart(moment)
    this.lookedAt = number
    for (let i = this.looked; i < moment; i++) {
      const { seat } = match.answers[i]
      if (!isBot(seat) || match.told(i, SPECTATOR).some(({ type }) => type === 'turn')) this.restart(i + 1)
      else if (this.row?.seat === seat) this.row.length++
      else this.row = { seat, length: 1 }
    }
    this.looked = moment
    if (this.cut !== undefined) this.cut++
    if (moment - this.from < UNWATCHED) return false
    const times = this.visit(match.state)
    if (times >= REPEATS || (this.row?.length ?? 0) >= MOST_IN_A_ROW) this.cut ??= 0
    return this.cut !== undefined
  }

  private restart(from: MomentNumber): void {
    this.from = from
    this.looked = from
    this.seen.clear()
    this.asked.clear()
    this.row = undefined
    this.cut = undefined
  }

  private visit(state: PlainState): number {
    const hash = stateHash(state)
    const times = (this.seen.get(hash) ?? 0) + 1
    this.seen.set(hash, times)
    return times
  }

  /** The question with the options that lead out of the circle: to new positions, and before long to its end. */
  wayOut(live: LiveMatch, decision: OpenDecision<PlainOption>): OpenDecision<PlainOption> {
    const { game, match } = live
    const { seat, options } = decision
    this.asked.add(decision.ask)
    const after = options.map(option => {
      const state = game.clone(match.state)
      game.apply(state, seat, option)
      const open = game.decisions(state).filter(({ optional }) => optional === undefined)
      return {
        option,
        times: this.seen.get(stateHash(state)) ?? 0,
        ends: !open.some(other => other.seat === seat),
        leaves: !open.some(other => other.seat === seat && this.asked.has(other.ask)),
      }
    })
    const fresh = after.filter(({ times }) => times === 0)
    if (fresh.length > 0 && (this.cut ?? 0) < PATIENCE) return { ...decision, options: fresh.map(optionOf) }
    const ending = after.filter(({ ends }) => ends)
    // A question that is no part of the circle leads out of it too; back and forth between those of it goes on for ever.
    const leaving = after.filter(({ leaves }) => leaves)
    const rarest = Math.min(...after.map(({ times }) => times))
    const rare = after.filter(({ times }) => times === rarest)
    const out = [ending, leaving, rare].find(choice => choice.length > 0) ?? after
    return { ...decision, options: out.map(optionOf) }
  }
}

const optionOf = ({ option }: { readonly option: PlainOption }): PlainOption => option
