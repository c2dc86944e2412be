import type { PlainState, Seat } from '@railhead/kernel'
import type { LogEntry } from '@railhead/protocol'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Table } from '../../table/table.js'

/** A position that others brought about, on its way over the screen. */
export interface Step {
  readonly moment: number
  readonly view: PlainState
  readonly entry: LogEntry
  readonly waiting: readonly Seat[]
}

export type Speed = 'off' | 'fast' | 'normal'

/** Milliseconds that a turn takes. */
const TURN: Readonly<Record<Speed, number>> = { off: 0, fast: 500, normal: 1200 }
const LEAST = 70
const MOST = 600
/** Somebody who was away for longer than this many answers is told, not shown. */
const MOST_STEPS = 120

export interface Playback {
  /** Shown instead of the live position; undefined when that is shown. */
  readonly step: Step | undefined
  readonly skip: () => void
}

/** The positions that are still to be shown. They come with changes of the table, which are drawn with them. */
class Steps {
  private now: readonly Step[] = []
  private readonly listeners = new Set<() => void>()

  readonly get = (): readonly Step[] => this.now

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  add(step: Step): void {
    this.now = this.now.length > MOST_STEPS ? [] : [...this.now, step]
  }

  clear(): void {
    if (this.now.length > 0) this.now = []
  }

  show(): void {
    for (const listener of this.listeners) listener()
  }

  readonly next = (): void => {
    this.now = this.now.slice(1)
    this.show()
  }
}

/**
 * What the others do comes in faster than anybody can follow: it is kept and shown step by step. Own answers are
 * shown at once.
 */
export function usePlayback(table: Table, speed: Speed): Playback {
  const [kept] = useState(() => new Steps())
  const steps = useSyncExternalStore(kept.subscribe, kept.get)
  const wanted = useRef(speed)
  wanted.current = speed

  useEffect(() => {
    let before = table.state().match
    return table.subscribe(() => {
      const { match, log, seat } = table.state()
      if (match === before) return
      const last = before
      before = match
      const entry = log.at(-1)
      const follows = match && last && entry && match.moment === last.moment + 1
      const shown =
        follows && entry.seat !== seat && wanted.current !== 'off' && document.visibilityState === 'visible'
      if (shown && match && entry)
        kept.add({ moment: match.moment, view: match.view, entry, waiting: match.waiting })
      else kept.clear()
    })
  }, [table, kept])

  const skip = useCallback(() => {
    kept.clear()
    kept.show()
  }, [kept])
  const [step] = steps
  const together = step ? steps.findIndex(({ entry }) => entry.seat !== step.entry.seat) : 0
  // Steps that come in meanwhile quicken the next one, not this one.
  const count = useRef(0)
  count.current = together < 0 ? steps.length : together
  useEffect(() => {
    if (!step) return
    const pace = Math.min(Math.max(TURN[speed] / Math.max(1, count.current), LEAST), MOST)
    const timer = setTimeout(kept.next, pace)
    return () => clearTimeout(timer)
  }, [step, speed, kept])

  useEffect(() => {
    if (!step) return
    const stopper = new AbortController()
    const { signal } = stopper
    addEventListener('keydown', skip, { signal })
    return () => stopper.abort()
  }, [step, skip])
  return { step, skip }
}
