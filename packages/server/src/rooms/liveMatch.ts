import {
  type AnyGame,
  Match,
  type Outcome,
  type PlainEvent,
  type PlainOption,
  type PlainState,
  RailheadError,
  reveals,
  type Seat,
} from '@railhead/kernel'
import type { LogNumber, MomentNumber } from '@railhead/protocol'
import type { LogRow } from '../storage/schema.js'

export type PlainMatch = Match<PlainState, PlainOption, unknown, PlainEvent>

/** How the keys of answers begin that a bot gives for a person whose time was over. */
export const HELD_KEY = 'held.'
/** How the keys of takings back begin that everybody agreed to. */
export const AGREED_KEY = 'agreed.'

/** A match in memory: what its log leads to. It can always be made again from the log. */
export class LiveMatch {
  readonly match: PlainMatch
  /** The moment after each log entry; entry 0 is the set-up. */
  private readonly moments: MomentNumber[] = [0]
  /** For each standing answer, whether a bot gave it that held the seat of a person. */
  private readonly held: boolean[] = []
  private readonly keys = new Map<string, LogNumber>()
  /** The last moment that the match has come to since something was taken back by agreement. */
  private furthest: MomentNumber = 0
  /** Whether the last entry led further than the match has been: not so after taking back and answering again. */
  fresh = false
  /** How many of the last answers their giver may take back; undefined if that has to be found out. */
  private free: number | undefined = 0

  constructor(
    readonly game: AnyGame,
    rules: string,
    config: unknown,
    seed: string,
    log: readonly LogRow[],
  ) {
    if (rules !== game.rulesVersion)
      throw new RailheadError(
        'matchFile',
        `The match is played by rules version ${rules}.`,
        game.rulesVersion,
      )
    this.match = Match.start(game, config, seed)
    for (const row of log) this.follow(row)
  }

  get number(): LogNumber {
    return this.moments.length - 1
  }

  get moment(): MomentNumber {
    return this.match.answers.length
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.match.state)
  }

  /** Whether a bot that held the seat gave the answer that led to that moment. */
  byBot(moment: MomentNumber): boolean {
    return this.held[moment - 1] ?? false
  }

  /** Whether the person of a seat gave an answer after that moment that stands. */
  answeredSince(seat: Seat, moment: MomentNumber): boolean {
    return this.match.answers.some((answer, i) => i >= moment && answer.seat === seat && !this.held[i])
  }

  /** Whether the last answer began a turn of that seat. */
  beganTurn(seat: Seat): boolean {
    const told = this.match.told(this.moment - 1, seat)
    return told.some(event => event.type === 'turn' && event.seat === seat)
  }

  /** Where the command of that key stands in the log. */
  numberOf(seat: Seat, key: string): LogNumber | undefined {
    return this.keys.get(`${seat} ${key}`)
  }

  /** The earliest moment that the match was at since the log had that length. */
  lowestSince(number: LogNumber): MomentNumber {
    let lowest = this.moment
    for (let i = Math.max(number, 0); i < this.moments.length; i++) lowest = Math.min(lowest, this.moments[i])
    return lowest
  }

  /** Does what a stored entry says. */
  follow(row: LogRow): void {
    if (row.number !== this.number + 1)
      throw new Error(`Entry ${row.number} of table ${row.table_id} does not follow ${this.number}.`)
    if (row.option !== null) {
      this.match.answer(row.seat, JSON.parse(row.option))
      this.held.push(row.key.startsWith(HELD_KEY))
      this.free = undefined
      this.count(row.seat, row.key)
    } else this.takeBack(row.seat, row.back_to ?? this.moment, row.key)
  }

  /**
   * Answers the decision of that id. Throws a RailheadError and changes nothing if it may not be answered so.
   * `careful` finds out at once whether the answer can be taken back.
   */
  answer(seat: Seat, option: PlainOption, decision: string, key: string, careful: boolean): void {
    const { match, game } = this
    const before = careful ? game.clone(match.state) : undefined
    const lastSeat = match.answers.at(-1)?.seat
    match.answer(seat, option, decision)
    this.held.push(key.startsWith(HELD_KEY))
    if (before === undefined) this.free = undefined
    else {
      const drew = match.state.chance.drawn !== before.chance.drawn
      if (drew || reveals(game, before, seat, option, `${match.seed}/${this.moment}`)) this.free = 0
      else if (lastSeat !== seat) this.free = 1
      else if (this.free !== undefined) this.free++
    }
    this.count(seat, key)
  }

  takeBack(seat: Seat, to: MomentNumber, key: string): void {
    const taken = this.moment - to
    this.match.undo(taken)
    this.held.length = to
    this.free = this.free !== undefined && this.free > taken ? this.free - taken : undefined
    this.count(seat, key)
  }

  private count(seat: Seat, key: string): void {
    this.fresh = this.moment > this.furthest
    if (this.fresh || key.startsWith(AGREED_KEY)) this.furthest = this.moment
    this.moments.push(this.moment)
    this.keys.set(`${seat} ${key}`, this.number)
  }

  /** How many of the last answers the seat may take back without asking. A finished match stays as it is. */
  freeUndo(seat: Seat): number {
    if (this.match.answers.at(-1)?.seat !== seat || this.outcome) return 0
    this.free ??= this.match.freeUndo(seat)
    return this.free
  }

  /** The seats that the match waits for. */
  waiting(): Seat[] {
    const seats = new Set<Seat>()
    for (const decision of this.game.decisions(this.match.state))
      if (decision.optional === undefined) seats.add(decision.seat)
    return [...seats]
  }
}
