import type { Seat } from '@railhead/kernel'
import { shapeAt } from '../icons/outlineAt.js'

/** A shape for each seat, so that seats differ without colour. Outlines in a square from -1 to 1. */
export const SEAT_SHAPES: readonly string[] = [
  'M1 0A1 1 0 1 1-1 0A1 1 0 1 1 1 0Z',
  'M-.86-.86H.86V.86H-.86Z',
  'M0-1L1 .8H-1Z',
  'M0-1.08L1 0L0 1.08L-1 0Z',
  'M0-1.1L.29-.36L1.05-.34L.45.14L.66.9L0 .46L-.66.9L-.45.14L-1.05-.34L-.29-.36Z',
]

export const seatColour = (seat: Seat): string => `var(--seat-${seat % SEAT_SHAPES.length})`
export const seatShape = (seat: Seat): string => SEAT_SHAPES[seat % SEAT_SHAPES.length]

export function SeatMark({ seat }: { readonly seat: Seat }) {
  return (
    <svg className="seat-mark" viewBox="-1.2 -1.2 2.4 2.4" aria-hidden="true">
      <path d={seatShape(seat)} fill={seatColour(seat)} stroke="var(--ink)" strokeWidth="0.14" />
    </svg>
  )
}

interface SeatShapeProps {
  readonly seat: Seat
  readonly x?: number
  readonly y?: number
  /** Half of its width, in the units of the drawing. */
  readonly size: number
  /** How broad its line is, as a share of the size. */
  readonly line: number
  readonly className?: string
  /** Absent: as the class says. */
  readonly fill?: string
}

/** The shape of a seat inside a drawing, drawn at its place. */
export function SeatShape({ seat, x = 0, y = 0, size, line, className, fill }: SeatShapeProps) {
  return (
    <path
      className={className}
      d={shapeAt(seatShape(seat), size, x, y)}
      fill={fill}
      strokeWidth={Math.round(line * size * 100) / 100}
    />
  )
}
