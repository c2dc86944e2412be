import { columnOf, parcelAt, rowOf, SIZE } from '@railhead/carson-city'
import { type RefObject, useEffect, useState } from 'react'

/** What is pointed at or has the focus: a parcel, or a side of parcels. */
export interface Pointed {
  readonly kind: 'parcel' | 'edge'
  readonly number: number
}

interface Pointing {
  readonly pointed: Pointed | undefined
  /** The parcel on which the focus of the grid rests. */
  readonly current: number
}

/** Follows pointer and focus over the town, and walks from parcel to parcel with the arrows. */
export function usePointed(town: RefObject<SVGSVGElement | null>): Pointing {
  const [pointed, setPointed] = useState<Pointed>()
  const [current, setCurrent] = useState(parcelAt(3, 3))
  useEffect(() => {
    const element = town.current
    if (!element) return
    const stopper = new AbortController()
    const { signal } = stopper
    element.addEventListener('pointerover', event => setPointed(pointedBy(event.target)), { signal })
    element.addEventListener('pointerleave', () => setPointed(undefined), { signal })
    element.addEventListener('focusout', () => setPointed(undefined), { signal })
    element.addEventListener(
      'focusin',
      event => {
        const found = pointedBy(event.target)
        setPointed(found)
        if (found?.kind === 'parcel') setCurrent(found.number)
      },
      { signal },
    )
    element.addEventListener(
      'keydown',
      event => {
        const from = pointedBy(event.target)
        if (from?.kind !== 'parcel' || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey)
          return
        const to = nextParcel(from.number, event.key)
        if (to === undefined) return
        event.preventDefault()
        event.stopPropagation()
        element.querySelector<SVGGElement>(`[data-piece="parcel:${to}"]`)?.focus()
      },
      { signal },
    )
    return () => stopper.abort()
  }, [town])
  return { pointed, current }
}

function pointedBy(target: EventTarget | null): Pointed | undefined {
  const piece = target instanceof Element ? target.closest('[data-piece]') : null
  const [kind, number] = (piece?.getAttribute('data-piece') ?? '').split(':')
  return kind === 'parcel' || kind === 'edge' ? { kind, number: Number(number) } : undefined
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrows go to the next parcel and stop at the border; Home and End go to the ends of a row. */
export function nextParcel(from: number, key: string): number | undefined {
  const column = columnOf(from)
  const row = rowOf(from)
  if (key === 'Home') return parcelAt(0, row)
  if (key === 'End') return parcelAt(SIZE - 1, row)
  const step = STEPS[key]
  if (!step) return undefined
  const [x, y] = [column + step[0], row + step[1]]
  return x < 0 || y < 0 || x >= SIZE || y >= SIZE ? from : parcelAt(x, y)
}
