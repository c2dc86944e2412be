import { paths, type TableId, type TablesResponse } from '@railhead/protocol'
import { useEffect, useState } from 'react'
import { useApp } from '../../app/AppContext.js'
import { http } from '../../table/http.js'

const LOOK_EVERY = 20_000
const NOTHING: readonly TableId[] = []

/** My other tables that wait for me, the longest waiting first. Looked up now and then, and when my turn here ends. */
export function useWaitingTables(here: TableId, remote: boolean, myTurn: boolean): readonly TableId[] {
  const { me } = useApp()
  const [waiting, setWaiting] = useState(NOTHING)
  const person = me?.id
  useEffect(() => {
    // My turn began or is over: what waits elsewhere matters now.
    void myTurn
    if (!remote || person === undefined) return setWaiting(NOTHING)
    let current = true
    const look = (): void => {
      http<TablesResponse>('GET', paths.list('mine')).then(
        ({ tables }) => {
          const mine = tables.filter(({ yourTurn, table }) => yourTurn && table.id !== here)
          const sorted = mine.sort((a, b) => a.table.movedAt - b.table.movedAt).map(({ table }) => table.id)
          if (current) setWaiting(now => (now.join() === sorted.join() ? now : sorted))
        },
        error => console.warn(error),
      )
    }
    look()
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), LOOK_EVERY)
    return () => {
      current = false
      clearInterval(timer)
    }
  }, [here, remote, person, myTurn])
  return waiting
}
