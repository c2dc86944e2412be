import {
  type AnyGame,
  type Match,
  type Outcome,
  type PlainEvent,
  type PlainOption,
  type PlainState,
  type Seat,
  SPECTATOR,
} from '@railhead/kernel'
import { changesBetween } from './changes.js'
import type { History, HistoryStep, LogEntry, Moment, MomentNumber } from './history.js'
import type { LogNumber, Position, Sync, UpdateMessage } from './live.js'

/** A match that is being played, by whatever keeps it: a server or a browser. */
export interface Watched {
  readonly game: AnyGame
  readonly match: Match<PlainState, PlainOption, unknown, PlainEvent>
  readonly number: LogNumber
  readonly moment: MomentNumber
  readonly outcome: Outcome | undefined
  /** Whether a bot that held the seat gave the answer that led to that moment. */
  byBot(moment: MomentNumber): boolean
  /** How many of the last answers the seat may take back without asking. */
  freeUndo(seat: Seat): number
  /** The seats that the match waits for. */
  waiting(): Seat[]
}

/** What the viewer was last sent: the next update says what changed since. */
export interface Sight {
  readonly number: LogNumber
  readonly moment: MomentNumber
  readonly view: PlainState
}

/** The view of a seat, or of those who watch, as data of its own: later answers do not change it. */
export function look(live: Watched, seat: Seat | null): Sight {
  const view = live.game.clone(live.match.view(seat ?? SPECTATOR))
  return { number: live.number, moment: live.moment, view }
}

function position(live: Watched, seat: Seat | null): Position {
  return {
    number: live.number,
    moment: live.moment,
    decisions: seat === null ? [] : live.match.decisions().filter(decision => decision.seat === seat),
    waiting: live.waiting(),
    freeUndo: seat === null ? 0 : live.freeUndo(seat),
    outcome: live.outcome ?? null,
  }
}

/** The whole position, with the log from that moment on. */
export function wholeSight(live: Watched, seat: Seat | null, sight: Sight, logFrom: MomentNumber): Sync {
  return { ...position(live, seat), view: sight.view, logFrom, log: logOf(live, seat, logFrom) }
}

/** What the last log entry changed for a viewer. */
export function update(live: Watched, seat: Seat | null, before: Sight, now: Sight): UpdateMessage {
  const logFrom = Math.min(before.moment, now.moment) + 1
  return {
    type: 'update',
    ...position(live, seat),
    changes: changesBetween(before.view, now.view),
    logFrom,
    log: logOf(live, seat, logFrom),
  }
}

export function logOf(live: Watched, seat: Seat | null, from: MomentNumber): LogEntry[] {
  const { match } = live
  return match.log(seat ?? SPECTATOR, from).map((events, i) => ({
    moment: from + i,
    seat: match.answers[from + i - 1]?.seat ?? null,
    ...(live.byBot(from + i) ? { byBot: true } : {}),
    events,
  }))
}

/** The match as the viewer saw it at an earlier moment; undefined if there is no such moment. */
export function momentOf(live: Watched, seat: Seat | null, moment: MomentNumber): Moment | undefined {
  if (moment > live.moment) return undefined
  const state = live.match.stateAt(moment)
  const waiting = live.game.decisions(state).filter(decision => decision.optional === undefined)
  return {
    moment,
    last: live.moment,
    view: live.game.view(state, seat ?? SPECTATOR),
    entry: logOf(live, seat, moment)[0],
    waiting: [...new Set(waiting.map(decision => decision.seat))],
    outcome: live.game.outcome(state) ?? null,
  }
}

/** The steps after a moment as the viewer saw them; undefined if there is no such moment. */
export function historyOf(
  live: Watched,
  seat: Seat | null,
  from: MomentNumber,
  count: number,
): History | undefined {
  if (from > live.moment) return undefined
  const { game, match } = live
  const state = match.stateAt(from)
  const seeNow = (): PlainState => game.clone(game.view(state, seat ?? SPECTATOR))
  const view = seeNow()
  const entries = logOf(live, seat, from + 1)
  const steps: HistoryStep[] = []
  let before = view
  for (let i = 0; i < count && from + i < live.moment; i++) {
    const answer = match.answers[from + i]
    game.apply(state, answer.seat, answer.option)
    const now = seeNow()
    steps.push({ entry: entries[i], changes: changesBetween(before, now) })
    before = now
  }
  return { from, last: live.moment, view, steps }
}
