import { useEffect, useRef, useState } from 'react'
import type { Frame } from '../games/screen.js'

const GLIDE = 700

/** A frame that glides to a new place; without motion it is there at once. */
export function useGlide(to: Frame): Frame {
  const [now, setNow] = useState(to)
  const current = useRef(now)
  current.current = now
  const { x, y, width, height } = to
  useEffect(() => {
    const target = { x, y, width, height }
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setNow(target)
      return
    }
    const from = current.current
    const start = performance.now()
    let frame = 0
    const step = (time: number): void => {
      const part = Math.min(1, Math.max(0, (time - start) / GLIDE))
      const eased = part * part * (3 - 2 * part)
      const between = (a: number, b: number): number => a + (b - a) * eased
      setNow({
        x: between(from.x, target.x),
        y: between(from.y, target.y),
        width: between(from.width, target.width),
        height: between(from.height, target.height),
      })
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [x, y, width, height])
  return now
}
