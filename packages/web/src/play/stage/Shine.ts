import { type RefObject, useEffect } from 'react'
import { useApp } from '../../app/AppContext.js'
import { motionIsOff } from '../../app/settings.js'
import { afterPaint } from '../../ui/afterPaint.js'

/** How brightly it begins to shine, and how long each step lasts. */
const BRIGHTEST = 3
const STEP = 400

interface ShineProps {
  readonly root: RefObject<HTMLElement | null>
  /** Pieces where something just happened. */
  readonly changed: ReadonlySet<string>
}

/**
 * What just changed shines for a moment, from the picture after the one that shows it on. Every step is set by itself: an
 * animation makes the browser prepare a picture of the whole board sixty times a second, however few steps it has.
 */
export function Shine({ root, changed }: ShineProps) {
  const { settings } = useApp()
  const isOff = motionIsOff(settings)
  useEffect(() => {
    if (isOff || changed.size === 0) return
    let shining: readonly Element[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const shine = (brightness: number): void => {
      for (const piece of shining) {
        if (brightness > 0) piece.setAttribute('data-shine', String(brightness))
        else piece.removeAttribute('data-shine')
      }
      if (brightness > 0) timer = setTimeout(() => shine(brightness - 1), STEP)
    }
    const cancel = afterPaint(() => {
      shining = [...(root.current?.querySelectorAll('.piece.changed') ?? [])]
      shine(BRIGHTEST)
    })
    return () => {
      cancel()
      clearTimeout(timer)
      shine(0)
    }
  }, [root, changed, isOff])
  return null
}
