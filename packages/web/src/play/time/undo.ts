import type { PlainEvent } from '@railhead/kernel'
import type { MatchNow, TableState } from '../../table/table.js'

/**
 * The moment before my last answer that was a choice: free, or if that is not allowed, with the others' yes.
 * Undefined when there is nothing of mine to take back. `joined` are the moments that were passed together with the
 * one before: automatic answers, and the rest of a gesture.
 */
export function undoTarget(
  state: TableState,
  live: MatchNow,
  joined: ReadonlySet<number>,
): number | undefined {
  if (live.freeUndo === 0) {
    const mine = state.seat === null ? undefined : state.log.findLast(entry => entry.seat === state.seat)
    return mine === undefined || live.outcome !== null ? undefined : overJoined(mine.moment - 1, 0, joined)
  }
  return overJoined(live.moment - 1, live.moment - live.freeUndo, joined)
}

function overJoined(from: number, least: number, joined: ReadonlySet<number>): number {
  let to = from
  while (to > least && joined.has(to)) to--
  return to
}

/** The beginning of my turn, as far as it can be taken back freely. */
export function restartTarget(
  state: TableState,
  live: MatchNow,
  undoTo: number | undefined,
): number | undefined {
  if (undoTo === undefined || live.freeUndo === 0) return undefined
  const start = state.log.findLast(({ events }) =>
    events.some(event => event.type === 'turn' && event.seat === state.seat),
  )?.moment
  if (start === undefined) return undefined
  const to = Math.max(start, live.moment - live.freeUndo)
  return to < undoTo ? to : undefined
}

/** What taking back to a moment undoes: my answers, and the turns that others began since. */
export interface Distance {
  readonly answers: number
  readonly othersTurns: number
  /** The first thing of mine that is taken back. */
  readonly first: PlainEvent | undefined
}

export function distanceTo({ log, seat }: TableState, to: number): Distance {
  const undone = log.filter(({ moment }) => moment > to)
  const mine = undone.filter(entry => entry.seat === seat)
  return {
    answers: mine.length,
    first: mine.flatMap(({ events }) => events).find(({ type }) => type !== 'turn'),
    othersTurns: undone
      .flatMap(({ events }) => events)
      .filter(event => event.type === 'turn' && event.seat !== seat).length,
  }
}
