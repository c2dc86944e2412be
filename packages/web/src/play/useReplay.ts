import type { LogEntry } from '@railhead/protocol'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Table, TableState } from '../table/table.js'
import { fetchSteps, type Step } from './useMoment.js'

const PACE = 900

/** The moment after my last answer, if others did something since. */
function missedSince(log: readonly LogEntry[], seat: number | null): number | undefined {
  if (seat === null) return undefined
  const mine = log.filter(entry => entry.seat === seat).at(-1)
  const last = log.at(-1)
  return mine && last && last.moment > mine.moment ? mine.moment : undefined
}

interface Replay {
  /** How many answers of others there were since my last one. */
  readonly missed: number
  /** The step that is shown now. */
  readonly step: Step | undefined
  readonly play: () => void
  readonly skip: () => void
}

/** 'Since your last turn': what the others did, step by step. */
export function useReplay(table: Table, state: TableState): Replay {
  const [steps, setSteps] = useState<readonly Step[]>([])
  const [at, setAt] = useState(0)
  const running = useRef(false)
  const since = useMemo(() => missedSince(state.log, state.seat), [state.log, state.seat])
  const last = state.match?.moment ?? 0
  const play = useCallback(() => {
    if (since === undefined || running.current) return
    running.current = true
    fetchSteps(table, since, last)
      .then(found => {
        setSteps(found)
        setAt(0)
      })
      .catch(error => console.warn(error))
      .finally(() => {
        running.current = false
      })
  }, [table, since, last])
  const skip = useCallback(() => setSteps([]), [])
  useEffect(() => {
    if (steps.length === 0) return
    const timer = setTimeout(() => (at + 1 < steps.length ? setAt(at + 1) : setSteps([])), PACE)
    return () => clearTimeout(timer)
  }, [steps, at])
  return { missed: since === undefined ? 0 : last - since, step: steps[at], play, skip }
}
