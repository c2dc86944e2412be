import { type PlainState, type Seat, SPECTATOR } from '@railhead/kernel'
import {
  changesBetween,
  type History,
  type HistoryStep,
  type LogEntry,
  type LogNumber,
  type Moment,
  type MomentNumber,
  type Position,
  type Sync,
  type UpdateMessage,
} from '@railhead/protocol'
import { Refused } from '../errors.js'
import type { LiveMatch } from './liveMatch.js'

/** What the viewer was last sent: the next update says what changed since. */
export interface Sight {
  readonly number: LogNumber
  readonly moment: MomentNumber
  readonly view: PlainState
}

/** The view of a seat, or of those who watch, as data of its own: later answers do not change it. */
export function look(live: LiveMatch, seat: Seat | null): Sight {
  const view = live.game.clone(live.match.view(seat ?? SPECTATOR))
  return { number: live.number, moment: live.moment, view }
}

export function position(live: LiveMatch, seat: Seat | null): Position {
  return {
    number: live.number,
    moment: live.moment,
    decisions: seat === null ? [] : live.match.decisions().filter(decision => decision.seat === seat),
    waiting: live.waiting(),
    freeUndo: seat === null ? 0 : live.freeUndo(seat),
    outcome: live.outcome ?? null,
  }
}

/** The whole position, with the log from what the viewer has `seen` on. */
export function wholeSight(live: LiveMatch, seat: Seat | null, sight: Sight, seen?: LogNumber): Sync {
  const logFrom = seen === undefined || seen > live.number ? 0 : live.lowestSince(seen) + 1
  return { ...position(live, seat), view: sight.view, logFrom, log: logOf(live, seat, logFrom) }
}

/** What the last log entry changed for a viewer. */
export function update(live: LiveMatch, seat: Seat | null, before: Sight, now: Sight): UpdateMessage {
  const logFrom = Math.min(before.moment, now.moment) + 1
  return {
    type: 'update',
    ...position(live, seat),
    changes: changesBetween(before.view, now.view),
    logFrom,
    log: logOf(live, seat, logFrom),
  }
}

export function logOf(live: LiveMatch, seat: Seat | null, from: MomentNumber): LogEntry[] {
  const { match } = live
  return match.log(seat ?? SPECTATOR, from).map((events, i) => ({
    moment: from + i,
    seat: match.answers[from + i - 1]?.seat ?? null,
    ...(live.byBot(from + i) ? { byBot: true } : {}),
    events,
  }))
}

/** The match as the viewer saw it at an earlier moment. */
export function momentOf(live: LiveMatch, seat: Seat | null, moment: MomentNumber): Moment {
  if (moment > live.moment)
    throw new Refused('notFound', `There is no moment ${moment}.`, `0 to ${live.moment}`)
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

export function historyOf(live: LiveMatch, seat: Seat | null, from: MomentNumber, count: number): History {
  if (from > live.moment) throw new Refused('notFound', `There is no moment ${from}.`, `0 to ${live.moment}`)
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
