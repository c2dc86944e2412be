import { useEffect, useRef, useState } from 'react'

const SHOWN = 1800

/** How much a figure just changed, beside it for a moment. */
export function Delta({ value }: { readonly value: number }) {
  const before = useRef(value)
  const [change, setChange] = useState({ by: 0, id: 0 })
  useEffect(() => {
    const by = value - before.current
    before.current = value
    if (by === 0) return
    setChange(({ id }) => ({ by, id: id + 1 }))
    const timer = setTimeout(() => setChange(({ id }) => ({ by: 0, id })), SHOWN)
    return () => clearTimeout(timer)
  }, [value])
  if (change.by === 0) return null
  return (
    <span key={change.id} className={change.by > 0 ? 'delta up' : 'delta down'} aria-hidden="true">
      {change.by > 0 ? `+${change.by}` : `−${-change.by}`}
    </span>
  )
}
