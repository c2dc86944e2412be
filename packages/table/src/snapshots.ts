import { type PlainState, type Seat, SPECTATOR, type Viewer } from '@railhead/kernel'
import {
  type Change,
  changesBetween,
  type History,
  type HistoryStep,
  type LogEntry,
  type LogNumber,
  type Moment,
  type MomentNumber,
  type Position,
  type Sync,
  type SyncMessage,
  type UpdateMessage,
} from '@railhead/protocol'
import { Refused } from './errors.js'
import { type Kept, keep, renew } from './kept.js'
import type { LiveMatch } from './liveMatch.js'
import { ownCopy } from './ownCopy.js'

/** What a viewer was last sent: the next update says what changed since. */
interface Snapshot {
  readonly number: LogNumber
  readonly moment: MomentNumber
  readonly kept: Kept
}

/** What each viewer of a table was last sent. A viewer is a seat, or null: all who watch see the same. */
export class Snapshots {
  private readonly last = new Map<Viewer, Snapshot>()

  /** What to send a viewer who has everything up to the last snapshot; undefined if that is everything. */
  next(live: LiveMatch, seat: Seat | null): UpdateMessage | SyncMessage | undefined {
    const before = this.last.get(viewerOf(seat))
    if (before?.number === live.number) return undefined
    if (before?.number !== live.number - 1) return { type: 'sync', ...this.whole(live, seat, before?.number) }
    // Only what changed is kept of a new position: the rest stays what it was, and little is to be cleared away.
    const changes: Change[] = []
    const kept = renew(before.kept, live.match.view(viewerOf(seat)), [], changes)
    this.remember(live, seat, kept)
    return updateOf(live, seat, before.moment, changes.map(ownChange))
  }

  /** The whole position, from which the next update goes on; the log from what the viewer has `seen`. */
  whole(live: LiveMatch, seat: Seat | null, seen?: LogNumber): Sync {
    const fixed = configOf(live)
    const view = ownCopy(live.match.view(viewerOf(seat)), fixed)
    if (this.last.get(viewerOf(seat))?.number !== live.number) this.remember(live, seat, keep(view, fixed))
    return wholeOf(live, seat, view, seen)
  }

  /** Forgets all viewers but these. */
  keep(viewers: ReadonlySet<Seat | null>): void {
    for (const viewer of this.last.keys())
      if (!viewers.has(viewer === SPECTATOR ? null : viewer)) this.last.delete(viewer)
  }

  /** Forgets everything: the match was replaced by another. */
  clear(): void {
    this.last.clear()
  }

  /** What is kept must be data of its own: later answers do not change it. */
  private remember({ number, moment }: LiveMatch, seat: Seat | null, kept: Kept): void {
    this.last.set(viewerOf(seat), { number, moment, kept })
  }
}

const NOTHING: ReadonlySet<unknown> = new Set()

/** The configuration of a match and its parts, which no answer changes: all positions may share them. */
function configOf({ match }: LiveMatch): ReadonlySet<unknown> {
  const { config } = match
  return new Set([config, ...(typeof config === 'object' && config !== null ? Object.values(config) : [])])
}

function ownChange(change: Change): Change {
  return 'to' in change ? { at: change.at, to: ownCopy(change.to, NOTHING) } : change
}

function viewerOf(seat: Seat | null): Viewer {
  return seat ?? SPECTATOR
}

function positionOf(live: LiveMatch, seat: Seat | null): Position {
  return {
    number: live.number,
    moment: live.moment,
    decisions: seat === null ? [] : live.decisions().filter(decision => decision.seat === seat),
    waiting: live.waiting(),
    freeUndo: seat === null ? 0 : live.freeUndo(seat),
    outcome: live.outcome ?? null,
  }
}

function wholeOf(live: LiveMatch, seat: Seat | null, view: PlainState, seen?: LogNumber): Sync {
  const logFrom = seen === undefined || seen > live.number ? 0 : live.lowestSince(seen) + 1
  return { ...positionOf(live, seat), view, logFrom, log: logOf(live, seat, logFrom) }
}

/** What the last log entry changed for a viewer. */
function updateOf(
  live: LiveMatch,
  seat: Seat | null,
  before: MomentNumber,
  changes: readonly Change[],
): UpdateMessage {
  const logFrom = Math.min(before, live.moment) + 1
  return {
    type: 'update',
    ...positionOf(live, seat),
    changes,
    logFrom,
    log: logOf(live, seat, logFrom),
  }
}

export function logOf(live: LiveMatch, seat: Seat | null, from: MomentNumber): LogEntry[] {
  const { match } = live
  return match.log(viewerOf(seat), from).map((events, i) => ({
    moment: from + i,
    seat: match.answers[from + i - 1]?.seat ?? null,
    ...(live.byBot(from + i) ? { byBot: true } : {}),
    events,
  }))
}

/** The match as the viewer saw it at an earlier moment. */
export function momentOf(live: LiveMatch, seat: Seat | null, moment: MomentNumber): Moment {
  if (moment > live.moment) throw noMoment(live, moment)
  const state = live.match.stateAt(moment)
  const waiting = live.game.decisions(state).filter(decision => decision.optional === undefined)
  return {
    moment,
    last: live.moment,
    view: live.game.view(state, viewerOf(seat)),
    entry: logOf(live, seat, moment)[0],
    waiting: [...new Set(waiting.map(decision => decision.seat))],
    outcome: live.game.outcome(state) ?? null,
  }
}

/** The steps after a moment as the viewer saw them. */
export function historyOf(live: LiveMatch, seat: Seat | null, from: MomentNumber, count: number): History {
  if (from > live.moment) throw noMoment(live, from)
  const { game, match } = live
  const state = match.stateAt(from)
  const seeNow = (): PlainState => game.clone(game.view(state, viewerOf(seat)))
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

function noMoment(live: LiveMatch, moment: MomentNumber): Refused {
  return new Refused('notFound', `There is no moment ${moment}.`, `0 to ${live.moment}`)
}
