import { useEffect } from 'react'
import type { Table } from '../table/table.js'

const IDLE = 180_000

/** Tells the table whether somebody looks at the page. */
export function useActive(table: Table): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const seen = (): void => {
      clearTimeout(timer)
      const visible = document.visibilityState === 'visible'
      table.setActive(visible)
      if (visible) timer = setTimeout(() => table.setActive(false), IDLE)
    }
    const stopper = new AbortController()
    const { signal } = stopper
    document.addEventListener('visibilitychange', seen, { signal })
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, seen, { signal })
    seen()
    return () => {
      stopper.abort()
      clearTimeout(timer)
    }
  }, [table])
}
