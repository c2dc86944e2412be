import { type ReactNode, useEffect, useRef } from 'react'
import { useApp } from '../../app/AppContext.js'
import type { Frame, Region } from '../../games/screen.js'
import { afterPaint } from '../../ui/afterPaint.js'
import { group } from '../../ui/group.js'
import { isSmall } from '../layout/useLayout.js'
import { usePlay } from '../play.js'
import { PreviewDrawing } from './Preview.js'
import { PanZoom } from './panZoom.js'

const ZOOM_STEP = 1.35
const PAN_STEP = 80
/** A part is never enlarged to more than so many pixels for a unit. */
const MOST_SCALE = 1.15
/** From so many pixels for a unit on, every figure can be read. */
const READABLE = 0.85
const MARGIN = 26

interface StageProps {
  readonly frame: Frame
  /** The part to show; undefined for everything. */
  readonly part: Pick<Region, 'frame' | 'near'> | undefined
  /** A piece to bring into sight when it changes. */
  readonly look: string | undefined
  readonly children: ReactNode
}

/** The board: a drawing that can be moved, enlarged and pointed at. */
export function Stage({ frame, part, look, children }: StageProps) {
  const { t } = useApp()
  const { stage, layout } = usePlay()
  const box = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const panZoom = useRef<PanZoom | null>(null)
  const { x, y, width, height } = frame

  useEffect(() => {
    if (!box.current || !svg.current) return
    const made = new PanZoom(box.current, svg.current, { x, y, width, height })
    panZoom.current = made
    const element = box.current
    const afterDrag = (event: MouseEvent): void => {
      if (made.dragged) event.stopImmediatePropagation()
    }
    element.addEventListener('click', afterDrag, { capture: true })
    const onKey = (event: KeyboardEvent): void => {
      if (keyMove(made, event)) event.preventDefault()
    }
    element.addEventListener('keydown', onKey)
    return () => {
      element.removeEventListener('click', afterDrag, { capture: true })
      element.removeEventListener('keydown', onKey)
      made.stop()
    }
  }, [x, y, width, height])

  // A small screen shows a region; if the question is about a corner of it, that corner, enlarged.
  const wanted = stage.wanted.join(' ')
  const small = isSmall(layout)
  useEffect(() => {
    const made = panZoom.current
    if (!made || !svg.current) return
    const whole = { x, y, width, height }
    const region = part?.frame ?? whole
    made.show(region)
    if (!small) return
    const close =
      wanted === ''
        ? part?.near && closeUp(svg.current, region, part.near)
        : frameOf(svg.current, wanted.split(' '), region)
    if (close) made.show(close)
  }, [part, wanted, small, x, y, width, height])

  useEffect(() => {
    if (look === undefined) return
    // Asking where it is makes the browser lay out the page: the picture comes first.
    return afterPaint(() => {
      const target = svg.current?.querySelector(`[data-piece="${CSS.escape(look)}"]`)
      if (target) panZoom.current?.lookAt(target.getBoundingClientRect())
    })
  }, [look])

  const tools = [
    ['+', 'board.zoomIn', () => panZoom.current?.zoom(ZOOM_STEP)],
    ['−', 'board.zoomOut', () => panZoom.current?.zoom(1 / ZOOM_STEP)],
    ['⤢', 'board.fit', () => panZoom.current?.fit()],
  ] as const
  return (
    <div className="stage">
      <div className="stage-box" ref={box}>
        <svg ref={svg} className="board" {...group(t('board.label'))}>
          <title>{t('board.label')}</title>
          {children}
          <PreviewDrawing />
        </svg>
      </div>
      <div className="stage-buttons">
        {tools.map(([sign, name, act]) => (
          <button
            type="button"
            key={name}
            className={name === 'board.fit' ? 'button small' : 'button small zoom'}
            aria-label={t(name)}
            title={t(name)}
            onClick={act}
          >
            {sign}
          </button>
        ))}
        {layout === 'wide' && (
          <button
            type="button"
            className="button small"
            aria-label={t('board.full')}
            title={`${t('board.full')} (F)`}
            aria-pressed={stage.isFull}
            onClick={() => stage.setFull(!stage.isFull)}
          >
            <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
              <path
                d="M2 7V2h5M13 2h5v5M18 13v5h-5M7 18H2v-5"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.4"
              />
            </svg>
          </button>
        )}
      </div>
    </div>
  )
}

/** As much of a region as can be read, from a point of it on. */
function closeUp(svg: SVGSVGElement, region: Frame, near: NonNullable<Region['near']>): Frame | undefined {
  const view = svg.getBoundingClientRect()
  if (view.width === 0 || view.height === 0) return undefined
  const scales = [view.width / region.width, view.height / region.height]
  const scale = Math.min(MOST_SCALE, Math.max(READABLE, ...scales))
  const width = Math.min(view.width / scale, Math.max(region.width, view.width / MOST_SCALE))
  const height = Math.min(view.height / scale, Math.max(region.height, view.height / MOST_SCALE))
  const keep = (middle: number, size: number, least: number, room: number): number =>
    Math.max(least, Math.min(middle - size / 2, least + room - size))
  return {
    x: keep(near.x, width, region.x, region.width),
    y: keep(near.y, height, region.y, region.height),
    width,
    height,
  }
}

/** The smallest part of the region with these pieces in it, in units of the drawing. */
function frameOf(svg: SVGSVGElement, pieces: readonly string[], region: Frame): Frame | undefined {
  const matrix = svg.getScreenCTM()?.inverse()
  const view = svg.getBoundingClientRect()
  if (!matrix || view.width === 0 || view.height === 0) return undefined
  const corners = pieces.flatMap(piece => {
    const element = svg.querySelector(`[data-piece="${CSS.escape(piece)}"]`)
    if (!element) return []
    const box = element.getBoundingClientRect()
    return [
      new DOMPoint(box.left, box.top).matrixTransform(matrix),
      new DOMPoint(box.right, box.bottom).matrixTransform(matrix),
    ]
  })
  if (corners.length === 0) return undefined
  const left = Math.max(region.x, Math.min(...corners.map(corner => corner.x)) - MARGIN)
  const top = Math.max(region.y, Math.min(...corners.map(corner => corner.y)) - MARGIN)
  const right = Math.min(region.x + region.width, Math.max(...corners.map(corner => corner.x)) + MARGIN)
  const bottom = Math.min(region.y + region.height, Math.max(...corners.map(corner => corner.y)) + MARGIN)
  // Not closer than is comfortable.
  const width = Math.max(right - left, view.width / MOST_SCALE)
  const height = Math.max(bottom - top, view.height / MOST_SCALE)
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height }
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
