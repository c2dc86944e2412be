import {
  type AnyGame,
  luckShows,
  Match,
  type OpenDecision,
  type Outcome,
  type PlainEvent,
  type PlainOption,
  type PlainState,
  RailheadError,
  reveals,
  type Seat,
  type Trial,
  versionsOf,
} from '@railhead/kernel'
import type { Key, LogNumber, MomentNumber } from '@railhead/protocol'
import {
  AGREED_KEY,
  type AnswerEntry,
  type Entry,
  HELD_KEY,
  type Recorded,
  RULES_KEY,
  type UndoEntry,
} from './entry.js'
import { UnreadableMatch } from './errors.js'

export type PlainMatch = Match<PlainState, PlainOption, unknown, PlainEvent>

/** What is asked at a number of the log, and of whom. */
interface Asked {
  readonly number: LogNumber
  readonly decisions: readonly OpenDecision<PlainOption>[]
  readonly waiting: readonly Seat[]
}

const NOTHING_ASKED: Asked = { number: 0, decisions: [], waiting: [] }

/**
 * After every answer its giver is told what they may take back. For that an answer is tried in so many other worlds; in
 * all of them only when it is to be taken back, which is seldom.
 */
const GLANCED_WORLDS = 1

/** A match in memory: what its log leads to. It can always be made again from the log. */
export class LiveMatch {
  /** The moment after each log entry; entry 0 is the set-up. */
  private readonly moments: MomentNumber[] = [0]
  /** For each standing answer, whether a bot gave it that held the seat of a person. */
  private readonly held: boolean[] = []
  private readonly keys = new Map<string, LogNumber>()
  /** The last moment that the match has come to since something was taken back by agreement. */
  private furthest: MomentNumber = 0
  /** Whether the last entry led further than the match has been: not so after taking back and answering again. */
  fresh = false
  /** How it ended if it was not played to its end: all agreed to that, or all but one gave up. */
  private ended: Outcome | undefined
  /** Found once for everybody who is told of it. */
  private asked: Asked | undefined
  /** The position before the last entry, until everybody is told what that changed. */
  before: PlainState | undefined
  /** How many of the last answers their giver may take back, at a glance; undefined if that has to be found out. */
  private free: number | undefined

  private constructor(readonly match: PlainMatch) {}

  /**
   * The match that a log leads to. Only the answers that stand are played. Throws an UnreadableMatch if it cannot be
   * played by these rules.
   */
  static read(game: AnyGame, recorded: Recorded, log: readonly Entry[]): LiveMatch {
    const live = new LiveMatch(begin(game, recorded))
    const standing = live.readLog(log)
    for (const [i, { seat, option }] of standing.entries())
      try {
        live.match.answer(seat, option)
      } catch (error) {
        throw unreadable(i + 1, error)
      }
    return live
  }

  /** Counts the entries and finds the answers that stand. */
  private readLog(log: readonly Entry[]): AnswerEntry[] {
    const standing: AnswerEntry[] = []
    for (const [i, entry] of log.entries()) {
      if ('backTo' in entry) {
        const last = standing.length - (entry.key.startsWith(RULES_KEY) ? 0 : 1)
        if (!Number.isInteger(entry.backTo) || entry.backTo < 0 || entry.backTo > last)
          throw new UnreadableMatch('log', `Entry ${i + 1} of the match goes back to no moment of it.`)
        standing.length = entry.backTo
        this.held.length = entry.backTo
        this.match.epoch++
      } else {
        standing.push(entry)
        this.held.push(entry.key.startsWith(HELD_KEY))
      }
      this.count(entry, standing.length)
    }
    return standing
  }

  get game(): AnyGame {
    return this.match.game
  }

  get number(): LogNumber {
    return this.moments.length - 1
  }

  get moment(): MomentNumber {
    return this.match.answers.length
  }

  get outcome(): Outcome | undefined {
    return this.ended ?? this.game.outcome(this.match.state)
  }

  /** The people of the table ended the match: nothing is asked any more. */
  end(outcome: Outcome): void {
    this.ended = outcome
  }

  /** The open decisions with their ids. */
  decisions(): readonly OpenDecision<PlainOption>[] {
    return this.askedNow().decisions
  }

  private askedNow(): Asked {
    if (this.ended) return NOTHING_ASKED
    const { number } = this
    if (this.asked?.number === number) return this.asked
    const decisions = this.match.decisions()
    const seats = new Set<Seat>()
    for (const { seat, optional } of decisions) if (optional === undefined) seats.add(seat)
    this.asked = { number, decisions, waiting: [...seats] }
    return this.asked
  }

  /** Whether a bot that held the seat gave the answer that led to that moment. */
  byBot(moment: MomentNumber): boolean {
    return this.held[moment - 1] ?? false
  }

  /** Whether the person of a seat gave an answer after that moment that stands. */
  answeredSince(seat: Seat, moment: MomentNumber): boolean {
    return this.match.answers.some((answer, i) => i >= moment && answer.seat === seat && !this.held[i])
  }

  /**
   * Whether anything after that moment showed a seat what it did not know: an answer of its own, also one that a bot gave
   * there, or the luck that an answer of others drew.
   */
  showedSince(seat: Seat, moment: MomentNumber): boolean {
    const { game, match } = this
    const { answers } = match
    for (let i = this.moment - 1; i >= moment; i--)
      if (answers[i].seat === seat && match.revealed(i)) return true
    const state = match.stateAt(moment)
    for (const { seat: other, option } of answers.slice(moment)) {
      if (other !== seat && luckShows(game, state, other, option, seat)) return true
      game.apply(state, other, option)
    }
    return false
  }

  /** Whether the last answer began a turn of that seat. */
  beganTurn(seat: Seat): boolean {
    const told = this.match.told(this.moment - 1, seat)
    return told.some(event => event.type === 'turn' && event.seat === seat)
  }

  /** Where the command of that key stands in the log. */
  numberOf(seat: Seat, key: Key): LogNumber | undefined {
    return this.keys.get(`${seat} ${key}`)
  }

  /** The earliest moment that the match was at since the log had that length. */
  lowestSince(number: LogNumber): MomentNumber {
    let lowest = this.moment
    for (let i = Math.max(number, 0); i < this.moments.length; i++) lowest = Math.min(lowest, this.moments[i])
    return lowest
  }

  /** Does what an entry says that somebody else stored. Throws an UnreadableMatch if that cannot be. */
  follow(entry: Entry): void {
    try {
      if ('backTo' in entry) this.takeBack(entry)
      else {
        const before = this.game.clone(this.match.state)
        this.match.answer(entry.seat, entry.option)
        this.before = before
      }
    } catch (error) {
      throw unreadable(this.moment + 1, error)
    }
    if ('backTo' in entry) return
    this.held.push(entry.key.startsWith(HELD_KEY))
    this.free = undefined
    this.count(entry, this.moment)
  }

  /**
   * Answers the decision of that id. Throws a RailheadError and changes nothing if it may not be answered so.
   * `careful` looks at once whether the answer can be taken back.
   */
  answer(seat: Seat, option: PlainOption, decision: string, key: Key, careful: boolean): AnswerEntry {
    const { match, game } = this
    const before = game.clone(match.state)
    const lastSeat = match.answers.at(-1)?.seat
    match.answer(seat, option, decision)
    this.held.push(key.startsWith(HELD_KEY))
    this.before = before
    if (!careful) this.free = undefined
    else if (this.showed(before, this.moment - 1)) this.free = 0
    else if (lastSeat !== seat) this.free = 1
    else if (this.free !== undefined) this.free++
    const entry = { seat, key, option: match.answers[this.moment - 1].option }
    this.count(entry, this.moment)
    return entry
  }

  takeBack({ seat, backTo, key }: UndoEntry): void {
    const taken = this.moment - backTo
    // Taking back makes another state, and leaves this one as it is.
    const before = this.match.state
    this.match.undo(taken)
    this.before = before
    this.held.length = backTo
    this.free = this.free !== undefined && this.free > taken ? this.free - taken : undefined
    this.count({ seat, key }, this.moment)
  }

  /** Everybody knows what the last entry changed. */
  letGo(): void {
    this.before = undefined
  }

  private count({ seat, key }: Pick<Entry, 'seat' | 'key'>, moment: MomentNumber): void {
    this.fresh = moment > this.furthest
    if (this.fresh || key.startsWith(AGREED_KEY)) this.furthest = moment
    this.moments.push(moment)
    this.keys.set(`${seat} ${key}`, this.number)
  }

  /**
   * How many of the last answers the seat may take back without asking, at a glance: hardly ever fewer when it comes to
   * that (`mayTakeBack`). A finished match stays as it is.
   */
  freeUndo(seat: Seat): number {
    if (this.match.answers.at(-1)?.seat !== seat || this.outcome) return 0
    this.free ??= this.findFree(GLANCED_WORLDS)
    return this.free
  }

  /** Whether the seat may take so many of the last answers back without asking. */
  mayTakeBack(seat: Seat, count: number): boolean {
    if (count > this.freeUndo(seat)) return false
    this.free = this.findFree()
    return count <= this.free
  }

  /** Found by playing the match once, however long the last turn was, and by trying each answer in so many worlds. */
  private findFree(worlds?: number): number {
    const { answers } = this.match
    const seat = answers[answers.length - 1].seat
    let at = answers.length
    while (at > 0 && answers[at - 1].seat === seat) at--
    let state = this.match.stateAt(at)
    // Whatever drew chance cannot be taken back: what comes after the last draw is looked at.
    const ahead = this.game.clone(state)
    for (let i = at; i < answers.length; i++) {
      const { drawn } = ahead.chance
      this.game.apply(ahead, seat, answers[i].option)
      if (ahead.chance.drawn === drawn) continue
      state = this.game.clone(ahead)
      at = i + 1
    }
    let free = 0
    for (; at < answers.length; at++) {
      const before = this.game.clone(state)
      this.game.apply(state, seat, answers[at].option)
      free = this.shows(before, at, { worlds }) ? 0 : free + 1
    }
    return free
  }

  /** Whether the last answer drew chance or showed its giver something. */
  private showed(before: PlainState, index: number): boolean {
    const { match } = this
    if (match.state.chance.drawn !== before.chance.drawn) return true
    const effect = { after: match.state, told: match.told(index, match.answers[index].seat) }
    return this.shows(before, index, { effect, worlds: GLANCED_WORLDS })
  }

  private shows(before: PlainState, index: number, trial: Trial<PlainState, PlainEvent>): boolean {
    const { seat, option } = this.match.answers[index]
    return reveals(this.game, before, seat, option, `${this.match.seed}/${index}`, trial)
  }

  /** The open decisions that hold the match up. */
  questions(): OpenDecision<PlainOption>[] {
    return this.decisions().filter(({ optional }) => optional === undefined)
  }

  /** The seats that the match waits for. */
  waiting(): readonly Seat[] {
    return this.askedNow().waiting
  }
}

function unreadable(number: number, error: unknown): UnreadableMatch {
  const trouble = error instanceof Error ? error.message : String(error)
  return new UnreadableMatch('answer', `Answer ${number} of the match cannot be replayed.`, trouble)
}

/** The set-up of a recorded match, by the rules that it began with. */
function begin(game: AnyGame, { rules, config, seed }: Recorded): PlainMatch {
  if (!versionsOf(game).includes(rules))
    throw new UnreadableMatch('rules', `This program does not know version ${rules} of the rules.`)
  try {
    return Match.start(game, config, seed, rules)
  } catch (error) {
    if (!(error instanceof RailheadError)) throw error
    throw new UnreadableMatch('config', 'The settings of the match cannot be read.', error.message)
  }
}
