import { type PlainState, type Seat, SPECTATOR, type Viewer, viewsOf } from '@railhead/kernel'
import {
  type Change,
  type Comparisons,
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
import type { LiveMatch } from './liveMatch.js'
import { ownCopy } from './ownCopy.js'

/** What a viewer was last sent: the next update says what changed since. */
interface Sent {
  readonly number: LogNumber
  readonly moment: MomentNumber
}

/** What each viewer of a table was last sent. A viewer is a seat, or null: all who watch see the same. */
export class Snapshots {
  private readonly last = new Map<Viewer, Sent>()

  /**
   * What to send each of these viewers, who are all that there are: what changed to those who know the position before
   * the last entry, the whole to others, nothing to those who have everything.
   */
  show(live: LiveMatch, seats: readonly (Seat | null)[]): (UpdateMessage | SyncMessage | undefined)[] {
    const viewers = seats.map(viewerOf)
    for (const viewer of this.last.keys()) if (!viewers.includes(viewer)) this.last.delete(viewer)
    const { before, number, match, game } = live
    const following = before ? viewers.filter(viewer => this.last.get(viewer)?.number === number - 1) : []
    const earlier = before ? viewsOf(game, before, following) : []
    const now = viewsOf(game, match.state, following)
    live.letGo()
    const compared: Comparisons = new Map()
    return seats.map((seat, i) => {
      const sent = this.last.get(viewers[i])
      if (sent?.number === number) return undefined
      const place = following.indexOf(viewers[i])
      if (!sent || place < 0) return { type: 'sync', ...this.whole(live, seat, sent?.number) }
      this.remember(live, seat)
      const changes = changesBetween(earlier[place], now[place], compared)
      return updateOf(live, seat, sent.moment, changes.map(ownChange))
    })
  }

  /** The whole position, from which the next update goes on; the log from what the viewer has `seen`. */
  whole(live: LiveMatch, seat: Seat | null, seen?: LogNumber): Sync {
    const view = ownCopy(live.match.view(viewerOf(seat)), configOf(live))
    if (this.last.get(viewerOf(seat))?.number !== live.number) this.remember(live, seat)
    return wholeOf(live, seat, view, seen)
  }

  /** Forgets everything: the match was replaced by another. */
  clear(): void {
    this.last.clear()
  }

  private remember({ number, moment }: LiveMatch, seat: Seat | null): void {
    this.last.set(viewerOf(seat), { number, moment })
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
