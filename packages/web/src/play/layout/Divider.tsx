import type { KeyboardEvent, PointerEvent } from 'react'
import { useT } from '../../app/AppContext.js'

interface DividerProps {
  /** Width of the column to its right, in percent of the window. */
  readonly width: number
  readonly onChange: (width: number) => void
}

const LEAST = 18
const MOST = 50
const STEP = 2
const clamp = (width: number): number => Math.min(Math.max(width, LEAST), MOST)

/** The edge of the column, which can be dragged, or moved with the arrows. */
export function Divider({ width, onChange }: DividerProps) {
  const t = useT()
  const drag = (event: PointerEvent<HTMLHRElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    onChange(clamp(Math.round((1 - event.clientX / innerWidth) * 1000) / 10))
  }
  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowLeft' ? STEP : event.key === 'ArrowRight' ? -STEP : 0
    if (step === 0) return
    event.preventDefault()
    event.stopPropagation()
    onChange(clamp(width + step))
  }
  return (
    <hr
      className="divider"
      aria-orientation="vertical"
      aria-label={t('column.width')}
      aria-valuenow={Math.round(width)}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      tabIndex={0}
      onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={onKey}
    />
  )
}
