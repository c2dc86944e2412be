import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { attributesOf, Marks, NOTHING_KNOWN, type PieceAttributes, type Pieces } from './marks.js'

/** For what is drawn by what can be chosen. */
export const PiecesContext = createContext(NOTHING_KNOWN)

const MarksContext = createContext(new Marks(NOTHING_KNOWN))

interface PiecesAroundProps {
  readonly pieces: Pieces
  readonly children: ReactNode
}

/** Says to all pieces inside what is known of them. */
export function PiecesAround({ pieces, children }: PiecesAroundProps) {
  const [marks] = useState(() => new Marks(pieces))
  // After those inside: what is drawn anew is as it was known before.
  useLayoutEffect(() => marks.update(pieces), [marks, pieces])
  return (
    <PiecesContext value={pieces}>
      <MarksContext value={marks}>{children}</MarksContext>
    </PiecesContext>
  )
}

/** What makes an element a piece, where it is drawn anew with every change anyway. */
export function usePiece(id: string, className = ''): PieceAttributes {
  const pieces = useContext(PiecesContext)
  return useMemo(() => attributesOf(pieces, id, className), [pieces, id, className])
}

/** What makes an element a piece when it is drawn; changes are written to it by `Marks`. */
function useMarked<Kind extends Element>(
  id: string,
  className = '',
): PieceAttributes & { readonly ref: RefObject<Kind | null> } {
  const marks = useContext(MarksContext)
  const ref = useRef<Kind>(null)
  useLayoutEffect(() => {
    if (ref.current) return marks.show(ref.current, id, className)
  }, [marks, id, className])
  return { ...marks.attributesOf(id, className), ref }
}

interface PieceProps {
  readonly id: string
  readonly x?: number
  readonly y?: number
  readonly className?: string
  readonly children: ReactNode
}

/** Left, top, width and height of what lights up. */
export type Halo = readonly [x: number, y: number, width: number, height: number]

/** A rectangle around the middle, or around another point. */
export const around = (width: number, height: number, x = 0, y = 0): Halo => [
  x - width / 2,
  y - height / 2,
  width,
  height,
]

const HALO_WIDER = 3.5

/** A piece inside a drawing, moved to its place; its halo shows that it can be chosen, has the focus, or changed. */
export function Piece({ id, x, y, className, halo, children }: PieceProps & { readonly halo: Halo }) {
  const attributes = useMarked<SVGGElement>(id, className)
  const place = x === undefined || y === undefined ? undefined : `translate(${x} ${y})`
  return (
    <g {...attributes} transform={place}>
      <rect
        className="halo"
        x={halo[0] - HALO_WIDER}
        y={halo[1] - HALO_WIDER}
        width={halo[2] + 2 * HALO_WIDER}
        height={halo[3] + 2 * HALO_WIDER}
        rx="8"
      />
      {children}
    </g>
  )
}

/** A piece outside a drawing: cards, tiles and discs of the player boards. */
export function PieceBox({ id, className, children }: Omit<PieceProps, 'x' | 'y'>) {
  return <div {...useMarked<HTMLDivElement>(id, className)}>{children}</div>
}
