const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** The piece that lies next to another in the direction of an arrow key. */
export function nearestPiece(
  root: Element,
  from: Element,
  key: string,
): HTMLElement | SVGElement | undefined {
  const direction = DIRECTIONS[key]
  if (!direction) return undefined
  const [dx, dy] = direction
  const here = middleOf(from)
  let best: HTMLElement | SVGElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const piece of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    if (piece === from) continue
    const there = middleOf(piece)
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx)
    const distance = ahead + 2.5 * aside
    if (ahead > 4 && distance < least) {
      least = distance
      best = piece
    }
  }
  return best
}
