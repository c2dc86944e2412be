import type { Table } from './table.js'

const NOTHING = (): void => {}

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
