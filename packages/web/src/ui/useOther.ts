import { useCallback, useRef, useState } from 'react'

/**
 * A state that is only ever set to something else. The framework keeps what changes nothing, too: set by a click, it is
 * worked through as something urgent with the next change, and all effects of that change run before its picture.
 */
export function useOther<T>(first: T): readonly [T, (next: T) => void] {
  const [now, setNow] = useState(first)
  const last = useRef(first)
  const set = useCallback((next: T) => {
    if (Object.is(next, last.current)) return
    last.current = next
    setNow(() => next)
  }, [])
  return [now, set]
}
