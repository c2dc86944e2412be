import type { StudyArrow } from '@railhead/protocol'
import { type RefObject, useEffect, useId, useState } from 'react'
import { nth } from '../ui/nth.js'

interface Drawn {
  readonly x: number
  readonly y: number
  readonly toX: number
  readonly toY: number
  /** Of a circle; 0 for an arrow. */
  readonly radius: number
}

/** The piece as the drawing has it, in pixels of the corner of the root. */
function placeOf(root: Element, piece: string): DOMRect | undefined {
  const element = root.querySelector(`[data-piece="${CSS.escape(piece)}"]`)
  const { left, top } = root.getBoundingClientRect()
  const box = element?.getBoundingClientRect()
  if (!box || box.width === 0) return undefined
  return new DOMRect(box.left - left, box.top - top, box.width, box.height)
}

function drawn(root: Element, { from, to }: StudyArrow): Drawn[] {
  const [start, end] = [placeOf(root, from), placeOf(root, to)]
  if (!start || !end) return []
  const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 })
  const [a, b] = [middle(start), middle(end)]
  const radius = from === to ? Math.max(14, Math.hypot(start.width, start.height) / 2) : 0
  return [{ x: a.x, y: a.y, toX: b.x, toY: b.y, radius }]
}

interface ArrowsProps {
  readonly root: RefObject<HTMLElement | null>
  readonly arrows: readonly StudyArrow[]
  /** Changes whenever something else is drawn. */
  readonly shown: unknown
}

/** Arrows and circles over a position. They are told in words beside it. */
export function Arrows({ root, arrows, shown }: ArrowsProps) {
  const head = useId()
  const [lines, setLines] = useState<readonly Drawn[]>([])
  useEffect(() => {
    const element = root.current
    if (!element) return
    void shown
    const draw = (): void => setLines(arrows.flatMap(arrow => drawn(element, arrow)))
    draw()
    const watch = new ResizeObserver(draw)
    watch.observe(element)
    return () => watch.disconnect()
  }, [root, arrows, shown])
  return (
    <svg className="study-arrows" aria-hidden="true">
      <defs>
        <marker
          id={head}
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth="4"
          markerHeight="4"
          orient="auto"
        >
          <path d="M0 0 10 5 0 10z" />
        </marker>
      </defs>
      {lines.map(({ x, y, toX, toY, radius }, i) =>
        radius > 0 ? (
          <circle key={nth(i, 'circle')} cx={x} cy={y} r={radius} />
        ) : (
          <line key={nth(i, 'arrow')} x1={x} y1={y} x2={toX} y2={toY} markerEnd={`url(#${head})`} />
        ),
      )}
    </svg>
  )
}
