import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { afterPaint } from './afterPaint.js'

const SHOWN = 1800

/** Counts jumps through the match: what differs after one did not change in it. */
export const JumpContext = createContext(0)

/** How much a figure just changed, over it for a moment. */
export function Delta({ value }: { readonly value: number }) {
  const jumps = useContext(JumpContext)
  const before = useRef({ value, jumps })
  const [change, setChange] = useState({ by: 0, id: 0 })
  useEffect(() => {
    const isJump = jumps !== before.current.jumps
    const by = isJump ? 0 : value - before.current.value
    before.current = { value, jumps }
    // What was about to fade belongs to the moment that was left.
    if (isJump) setChange(({ id }) => ({ by: 0, id }))
    if (by === 0) return
    // From the picture after the one with the new figure on.
    const cancel = afterPaint(() => setChange(({ id }) => ({ by, id: id + 1 })))
    const timer = setTimeout(() => setChange(({ id }) => ({ by: 0, id })), SHOWN)
    return () => {
      cancel()
      clearTimeout(timer)
    }
  }, [value, jumps])
  if (change.by === 0) return null
  return (
    <span key={change.id} className={change.by > 0 ? 'delta up' : 'delta down'} aria-hidden="true">
      {change.by > 0 ? `+${change.by}` : `−${-change.by}`}
    </span>
  )
}
