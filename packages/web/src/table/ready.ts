import type { MatchNow, Table } from './table.js'

const NOTHING = (): void => {}

/** Whether an answer can be given: what is drawn is what stands, and no other answer is on its way. */
export const isReady = (table: Table, drawn: MatchNow): boolean =>
  !table.busy() && table.state().match === drawn

/** Does something as soon as no answer of mine is on its way; returns how to call it off. */
export function whenReady(table: Table, act: () => void): () => void {
  if (!table.busy()) {
    act()
    return NOTHING
  }
  const stop = table.subscribe(() => {
    if (table.busy()) return
    stop()
    act()
  })
  return stop
}
