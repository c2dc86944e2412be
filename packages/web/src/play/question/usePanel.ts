import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { isReady } from '../../table/ready.js'
import type { MatchNow, Table } from '../../table/table.js'

/** What was not under the pointer before cannot be chosen for so long. */
const DEAF = 400
/** An answer that is on its way for longer than this is seen to be: most are there before. */
const SLOW = 120

/** The panel of the question, as far as it can be answered by a click now. */
export interface Panel {
  /** Carries `data-deaf` just after the question has changed, `data-busy` while an answer is on its way, `data-slow` if that is long. */
  readonly panel: RefObject<HTMLElement | null>
  readonly isDeaf: () => boolean
}

/** Said by attributes of the element itself: nothing is drawn anew for it. */
export function usePanel(table: Table, live: MatchNow, asked: string | undefined): Panel {
  const panel = useRef<HTMLElement>(null)
  const since = useRef(0)
  // Before the question is seen: nothing of it can be chosen by accident.
  useLayoutEffect(() => {
    void asked
    since.current = performance.now()
    panel.current?.setAttribute('data-deaf', '')
    const timer = setTimeout(() => panel.current?.removeAttribute('data-deaf'), DEAF)
    return () => clearTimeout(timer)
  }, [asked])

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      const isBusy = !isReady(table, live)
      panel.current?.toggleAttribute('data-busy', isBusy)
      if (isBusy) {
        timer ??= setTimeout(() => panel.current?.setAttribute('data-slow', ''), SLOW)
        return
      }
      clearTimeout(timer)
      timer = undefined
      panel.current?.removeAttribute('data-slow')
    }
    look()
    const stop = table.subscribe(look)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [table, live])

  const isDeaf = useCallback(() => performance.now() - since.current < DEAF, [])
  return { panel, isDeaf }
}
