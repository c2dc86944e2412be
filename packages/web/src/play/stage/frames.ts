import type { Frame } from '../../games/screen.js'

interface Size {
  readonly width: number
  readonly height: number
}

/** Keeps a frame on the drawing: what is larger than the drawing is centred, the rest never shows emptiness. */
export function keptInside(frame: Frame, whole: Frame): Frame {
  const keep = (at: number, size: number, least: number, room: number): number =>
    size >= room ? least + (room - size) / 2 : Math.min(Math.max(at, least), least + room - size)
  return {
    ...frame,
    x: keep(frame.x, frame.width, whole.x, whole.width),
    y: keep(frame.y, frame.height, whole.y, whole.height),
  }
}

/** The frame of a window that shows a part of a drawing as large as it can, and around it what is there. */
export function frameAround(part: Frame, whole: Frame, window: Size): Frame {
  const scale = Math.min(window.width / part.width, window.height / part.height)
  const width = window.width / scale
  const height = window.height / scale
  return keptInside(
    { x: part.x + (part.width - width) / 2, y: part.y + (part.height - height) / 2, width, height },
    whole,
  )
}
