import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '../../app/AppContext.js'
import type { Frame } from '../../games/screen.js'
import { PanZoom } from './panZoom.js'

interface StageProps {
  readonly size: Frame
  /** Where to begin on a screen too small for everything. */
  readonly start: { readonly x: number; readonly y: number } | undefined
  /** A piece to bring into sight when it changes. */
  readonly look: string | undefined
  readonly children: ReactNode
}

/** Small screens begin with a part of the board in which tiles can be touched. */
const SMALL_SCREEN = '(max-width: 719px)'
const LEAST_SCALE = 470
const ZOOM_STEP = 1.35
const PAN_STEP = 80

/** The board: a drawing that can be moved, enlarged and pointed at. */
export function Stage({ size, start, look, children }: StageProps) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const panZoom = useRef<PanZoom | null>(null)
  const firstStart = useRef(start)

  useEffect(() => {
    if (!box.current || !svg.current) return
    const least = matchMedia(SMALL_SCREEN).matches ? LEAST_SCALE : 0
    const made = new PanZoom(box.current, svg.current, size, least, firstStart.current)
    panZoom.current = made
    const stage = box.current
    const afterDrag = (event: MouseEvent): void => {
      if (made.dragged) event.stopImmediatePropagation()
    }
    stage.addEventListener('click', afterDrag, { capture: true })
    const onKey = (event: KeyboardEvent): void => {
      if (keyMove(made, event)) event.preventDefault()
    }
    stage.addEventListener('keydown', onKey)
    return () => {
      stage.removeEventListener('click', afterDrag, { capture: true })
      stage.removeEventListener('keydown', onKey)
      made.stop()
    }
  }, [size])

  useEffect(() => {
    if (look === undefined) return
    const target = svg.current?.querySelector(`[data-piece="${CSS.escape(look)}"]`)
    if (target) panZoom.current?.lookAt(target.getBoundingClientRect())
  }, [look])

  return (
    <div className="stage">
      <div className="stage-box" ref={box}>
        <svg ref={svg} className="board">
          <title>{t('board.label')}</title>
          {children}
        </svg>
      </div>
      <div className="stage-buttons">
        <button
          type="button"
          className="button small"
          aria-label={t('board.zoomIn')}
          title={t('board.zoomIn')}
          onClick={() => panZoom.current?.zoom(ZOOM_STEP)}
        >
          +
        </button>
        <button
          type="button"
          className="button small"
          aria-label={t('board.zoomOut')}
          title={t('board.zoomOut')}
          onClick={() => panZoom.current?.zoom(1 / ZOOM_STEP)}
        >
          −
        </button>
        <button
          type="button"
          className="button small"
          aria-label={t('board.fit')}
          title={t('board.fit')}
          onClick={() => panZoom.current?.fit()}
        >
          ⤢
        </button>
      </div>
    </div>
  )
}

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [PAN_STEP, 0],
  ArrowRight: [-PAN_STEP, 0],
  ArrowUp: [0, PAN_STEP],
  ArrowDown: [0, -PAN_STEP],
}

/** + − 0 and Shift with the arrows move the picture. */
function keyMove(panZoom: PanZoom, { key, shiftKey }: KeyboardEvent): boolean {
  if (key === '+' || key === '=') panZoom.zoom(ZOOM_STEP)
  else if (key === '-') panZoom.zoom(1 / ZOOM_STEP)
  else if (key === '0') panZoom.fit()
  else if (shiftKey && Object.hasOwn(PANS, key)) panZoom.pan(...PANS[key])
  else return false
  return true
}
