import { type RefObject, useEffect } from 'react'

/** A piece that is drawn, with its name in words. */
export interface DrawnPiece {
  readonly id: string
  readonly name: string
}

/** The pieces of a drawing, in the order of their names; those that have no short one are called as they are said. */
export function piecesIn(root: Element, titleOf: (piece: string) => string | undefined): DrawnPiece[] {
  const found = new Map<string, string>()
  for (const element of root.querySelectorAll('[data-piece]')) {
    const id = element.getAttribute('data-piece')
    if (id && !found.has(id)) found.set(id, titleOf(id) ?? element.getAttribute('aria-label') ?? id)
  }
  return [...found].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name))
}

/** Calls with the piece that is clicked. */
export function usePointing(
  root: RefObject<HTMLElement | null>,
  isOn: boolean,
  onPiece: (piece: string) => void,
): void {
  useEffect(() => {
    const element = root.current
    if (!element || !isOn) return
    const click = ({ target }: MouseEvent): void => {
      const piece = target instanceof Element ? target.closest('[data-piece]') : null
      const id = piece?.getAttribute('data-piece')
      if (id) onPiece(id)
    }
    element.addEventListener('click', click)
    return () => element.removeEventListener('click', click)
  })
}
