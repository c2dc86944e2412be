import { applyChanges, type Moment } from '@railhead/protocol'
import { useEffect, useRef, useState } from 'react'
import type { Table } from '../../table/table.js'

/**
 * A moment of the past, fetched when its address is opened. Until it is there, the one that was looked at before stays:
 * the present between two of them would be seen as a change. Undefined while live.
 */
export function useMoment(table: Table, wanted: number | undefined): Moment | undefined {
  const [shown, setShown] = useState<Moment | undefined>()
  const kept = useRef(new Map<number, Moment>())
  useEffect(() => {
    if (wanted === undefined) {
      setShown(undefined)
      return
    }
    const known = kept.current.get(wanted)
    if (known) {
      setShown(known)
      return
    }
    let current = true
    table
      .moment(wanted)
      .then(moment => {
        kept.current.set(wanted, moment)
        if (current) setShown(moment)
      })
      .catch(error => {
        if (current) table.tellFault(error, 'moment')
      })
    return () => {
      current = false
    }
  }, [table, wanted])
  return wanted === undefined ? undefined : shown
}

/** One step of a replay. */
export interface Step {
  readonly moment: number
  readonly view: Moment['view']
  readonly entry: Moment['entry']
}

const PAGE = 100

/** The steps from a moment to another, each with the view it led to. */
export async function fetchSteps(table: Table, from: number, to: number): Promise<Step[]> {
  const steps: Step[] = []
  let at = from
  while (at < to) {
    const page = await table.history(at, Math.min(PAGE, to - at))
    let { view } = page
    if (page.steps.length === 0) break
    for (const { entry, changes } of page.steps) {
      view = applyChanges(view, changes)
      steps.push({ moment: entry.moment, view, entry })
    }
    at += page.steps.length
  }
  return steps
}
