/** What is smaller than this is missed by a finger. */
const FINGER = 24

const isSmaller = ({ width, height }: DOMRect): boolean => Math.min(width, height) < FINGER

const pieceOf = (element: Element): Element | null => element.closest('[data-piece]')

/** Whether a piece of the board is in sight, uncovered and large enough for a finger. */
export function isInReach(piece: string): boolean {
  const stage = document.querySelector('.play .stage')
  const element = stage?.querySelector(`[data-piece="${CSS.escape(piece)}"]`)
  if (!stage || !element) return false
  const box = element.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  if (isSmaller(box)) return false
  const [top, ...below] = document.elementsFromPoint(x, y)
  return stage.contains(top ?? null) && [top, ...below].some(found => found && element.contains(found))
}

/** How far a finger may miss a small piece that can be chosen. */
const MISS = 20

/** How far a point is from a box; 0 inside it. */
const distance = ({ left, right, top, bottom }: DOMRect, x: number, y: number): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))

/** The nearest small piece that can be chosen and that a finger just missed. */
export function justMissed(x: number, y: number): Element | undefined {
  const near = [...document.querySelectorAll('.play .stage .piece.can:not(.next)')].flatMap(piece => {
    const box = piece.getBoundingClientRect()
    const away = distance(box, x, y)
    return Math.min(box.width, box.height) < 2 * FINGER && away <= MISS ? [{ piece, away }] : []
  })
  return near.sort((a, b) => a.away - b.away)[0]?.piece
}

/**
 * The piece that a finger means: what can only be chosen further on, or not at all, and is too small to be aimed at, is
 * a part of what lies under it.
 */
export function touchedAt(piece: Element, x: number, y: number): Element {
  if (piece.matches('.can:not(.next)') || !isSmaller(piece.getBoundingClientRect())) return piece
  const under = document
    .elementsFromPoint(x, y)
    .map(pieceOf)
    .find(found => found !== piece && found?.matches('.can:not(.next)'))
  return under ?? piece
}
