/** Between a tip and what it is about, and between it and the edge of the window. */
const GAP = 10

interface Size {
  readonly width: number
  readonly height: number
}

interface Place {
  readonly left: number
  readonly top: number
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

const within = (at: number, size: number, room: number): number =>
  Math.max(GAP, Math.min(at, room - size - GAP))

/**
 * Where a tip stands: below its piece, above it, or beside it. With `spared`, where it covers least of them and nothing
 * of the piece itself, if there is such a place; otherwise the first that has room.
 */
export function tipPlace(
  anchor: Box,
  { width, height }: Size,
  spared: readonly Box[],
  room: Size = { width: innerWidth, height: innerHeight },
): Place {
  const middle = within((anchor.left + anchor.right - width) / 2, width, room.width)
  const level = within((anchor.top + anchor.bottom - height) / 2, height, room.height)
  const below = { left: middle, top: anchor.bottom + GAP }
  const above = { left: middle, top: anchor.top - GAP - height }
  const fits = ({ left, top }: Place): boolean =>
    left >= 0 && top >= 0 && left + width <= room.width && top + height <= room.height
  if (spared.length === 0)
    return fits(below)
      ? below
      : { ...above, top: fits(above) ? Math.max(GAP, above.top) : within(room.height, height, room.height) }
  const inside = ({ left, top }: Place): Place => ({
    left: within(left, width, room.width),
    top: within(top, height, room.height),
  })
  const places = [
    below,
    above,
    { left: anchor.right + GAP, top: level },
    { left: anchor.left - GAP - width, top: level },
    { left: room.width, top: 0 },
    { left: 0, top: 0 },
  ].map(inside)
  const cost = (place: Place): number => {
    const box = { ...place, right: place.left + width, bottom: place.top + height }
    const own = overlap(box, anchor)
    return own * 100 + spared.reduce((sum, other) => sum + overlap(box, other), 0)
  }
  const costs = places.map(cost)
  return places[costs.indexOf(Math.min(...costs))] ?? below
}
