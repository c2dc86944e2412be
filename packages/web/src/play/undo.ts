import type { MatchNow, TableState } from '../table/table.js'

/**
 * The moment before my last answer that was a choice: free, or if that is not allowed, with the others' yes.
 * Undefined when there is nothing of mine to take back.
 */
export function undoTarget(state: TableState, live: MatchNow, auto: ReadonlySet<number>): number | undefined {
  if (live.freeUndo === 0) {
    const mine = state.seat === null ? undefined : state.log.findLast(entry => entry.seat === state.seat)
    return mine === undefined || live.outcome !== null ? undefined : mine.moment - 1
  }
  let to = live.moment - 1
  while (to > live.moment - live.freeUndo && auto.has(to)) to--
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
