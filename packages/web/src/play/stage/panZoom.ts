import type { Frame } from '../../games/screen.js'
import { frameAround, keptInside } from './frames.js'

/** Enlarged or moved on the screen, in pixels: first by `scale` around the corner, then by `x`, `y`. */
interface Shift {
  readonly x: number
  readonly y: number
  readonly scale: number
}

const STILL: Shift = { x: 0, y: 0, scale: 1 }
const SETTLE = 140
const MOST = 8
const DRAG_FROM = 5
const DOUBLE_TAP = 320

/**
 * Pan and zoom of an `<svg>`: while a gesture lasts, the picture is moved as a whole by the style sheet's
 * transform, which costs no drawing; when it ends, the real viewBox is set.
 */
export class PanZoom {
  private frame: Frame
  private shift: Shift = STILL
  private fitted = true
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly pointers = new Map<number, { x: number; y: number }>()
  private pressed: { x: number; y: number } | null = null
  private lastTap = { at: 0, x: 0, y: 0 }
  /** Whether the pointer moved since it was pressed: then its release is no click. */
  dragged = false
  private readonly watcher: ResizeObserver

  /** What `fit` shows: the whole drawing, or a part of it. */
  private target: Frame

  constructor(
    private readonly box: HTMLElement,
    private readonly svg: SVGSVGElement,
    private readonly whole: Frame,
  ) {
    this.frame = whole
    this.target = whole
    this.watcher = new ResizeObserver(() => this.resized())
    this.watcher.observe(box)
    const { signal } = this.stopper
    box.addEventListener('wheel', this.wheel, { passive: false, signal })
    box.addEventListener('pointerdown', this.down, { signal })
    box.addEventListener('pointermove', this.move, { signal })
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      box.addEventListener(end, this.up, { signal })
  }

  private readonly stopper = new AbortController()

  stop(): void {
    this.stopper.abort()
    this.watcher.disconnect()
    clearTimeout(this.timer)
  }

  private get size(): { width: number; height: number } {
    const { clientWidth, clientHeight } = this.box
    return { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) }
  }

  private resized(): void {
    const { width, height } = this.size
    if (!this.fitted) {
      const { x, y, width: w, height: h } = this.frame
      const wanted = (w * height) / width
      this.set({ x, y: y + (h - wanted) / 2, width: w, height: wanted })
      return
    }
    this.fit()
  }

  /** Shows everything. */
  fit(): void {
    this.fitted = true
    this.set(frameAround(this.target, this.whole, this.size))
  }

  /** Shows a part of the drawing, and comes back to it. */
  show(part: Frame): void {
    this.target = part
    this.fit()
  }

  private set(frame: Frame): void {
    this.frame = frame
    this.shift = STILL
    this.svg.style.transform = ''
    this.box.toggleAttribute('data-moved', !this.fitted)
    this.svg.setAttribute('viewBox', `${frame.x} ${frame.y} ${frame.width} ${frame.height}`)
  }

  private get perPixel(): number {
    return this.frame.width / this.size.width
  }

  private preview(shift: Shift): void {
    this.shift = shift
    this.svg.style.transform = `translate(${shift.x}px, ${shift.y}px) scale(${shift.scale})`
  }

  private settle(): void {
    clearTimeout(this.timer)
    if (this.shift === STILL) return
    const { x, y, scale } = this.shift
    const unit = this.perPixel / scale
    const { width, height } = this.size
    this.fitted = false
    this.set(
      this.inside({
        x: this.frame.x - x * unit,
        y: this.frame.y - y * unit,
        width: width * unit,
        height: height * unit,
      }),
    )
  }

  private inside(frame: Frame): Frame {
    return keptInside(frame, this.whole)
  }

  /** Enlarges around a point of the screen, or the middle. */
  zoom(factor: number, at?: { readonly x: number; readonly y: number }): void {
    const { width, height } = this.size
    const point = at ?? { x: width / 2, y: height / 2 }
    const { x, y, scale } = this.shift
    const fit = Math.max(this.whole.width / width, this.whole.height / height)
    const now = this.perPixel / scale
    const wanted = Math.min(Math.max(now / factor, fit / MOST), fit)
    const by = now / wanted
    this.preview({
      x: point.x - (point.x - x) * by,
      y: point.y - (point.y - y) * by,
      scale: scale * by,
    })
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.settle(), SETTLE)
  }

  pan(dx: number, dy: number): void {
    this.preview({ ...this.shift, x: this.shift.x + dx, y: this.shift.y + dy })
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.settle(), SETTLE)
  }

  /** Brings a rectangle of the screen into sight, gently; does nothing when everything is shown. */
  lookAt(target: DOMRect): void {
    if (this.fitted || this.pointers.size > 0) return
    const box = this.box.getBoundingClientRect()
    const dx = box.left + box.width / 2 - (target.left + target.width / 2)
    const dy = box.top + box.height / 2 - (target.top + target.height / 2)
    const near = Math.abs(dx) < box.width * 0.35 && Math.abs(dy) < box.height * 0.35
    if (!near) this.pan(dx, dy)
  }

  private pointIn(event: { clientX: number; clientY: number }): { x: number; y: number } {
    const { left, top } = this.box.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * 24
    this.zoom(Math.exp(-pixels / 400), this.pointIn(event))
  }

  private readonly down = (event: PointerEvent): void => {
    if (event.button > 0) return
    this.pointers.set(event.pointerId, this.pointIn(event))
    this.dragged = this.pointers.size > 1
    this.pressed = this.pointIn(event)
  }

  private readonly move = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId)
    if (!before) return
    const now = this.pointIn(event)
    const { pressed } = this
    if (!this.dragged && pressed && Math.hypot(now.x - pressed.x, now.y - pressed.y) < DRAG_FROM) return
    if (!this.dragged) {
      this.dragged = true
      this.box.setPointerCapture(event.pointerId)
    }
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1]
    this.pointers.set(event.pointerId, now)
    if (!other) {
      this.pan(now.x - before.x, now.y - before.y)
      return
    }
    const spread = Math.hypot(now.x - other.x, now.y - other.y)
    const was = Math.hypot(before.x - other.x, before.y - other.y)
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    if (was > 0) this.zoom(spread / was, middle)
    this.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
  }

  private readonly up = (event: PointerEvent): void => {
    if (!this.pointers.delete(event.pointerId)) return
    if (this.pointers.size > 0) return
    if (this.dragged) {
      this.settle()
      return
    }
    if (event.type !== 'pointerup' || (event.target instanceof Element && event.target.closest('.can')))
      return
    const at = this.pointIn(event)
    const soon = event.timeStamp - this.lastTap.at < DOUBLE_TAP
    if (soon && Math.hypot(at.x - this.lastTap.x, at.y - this.lastTap.y) < 30) {
      this.lastTap = { at: 0, x: 0, y: 0 }
      if (this.fitted) this.zoom(2.2, at)
      else this.fit()
    } else this.lastTap = { at: event.timeStamp, ...at }
  }
}
