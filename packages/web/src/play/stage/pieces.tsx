import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { NO_SIGNS, type Signs, spoken } from '../../announce/announcer.js'
import type { Choice, Help } from '../../games/screen.js'
import { sentence } from '../../ui/sentence.js'

interface Pieces {
  readonly choices: ReadonlyMap<string, readonly Choice[]>
  readonly help: (piece: string) => Help | undefined
  /** What is said of a piece. */
  readonly name: (piece: string) => string | undefined
  /** The piece where walking over the board begins. */
  readonly entry: string | undefined
  /** How signs are said. */
  readonly signs: Signs
  /** Pieces where something just happened. */
  readonly changed: ReadonlySet<string>
  /** Pieces that a lesson speaks of. */
  readonly lit: ReadonlySet<string>
}

export const PiecesContext = createContext<Pieces>({
  choices: new Map(),
  help: () => undefined,
  name: () => undefined,
  entry: undefined,
  signs: NO_SIGNS,
  changed: new Set(),
  lit: new Set(),
})

interface PieceAttributes {
  readonly 'data-piece': string
  readonly className: string
  readonly tabIndex: number
  readonly role: 'button' | 'img'
  readonly 'aria-label': string
}

const isFar = ({ followedBy = [] }: Choice): boolean => followedBy.length > 1

/** Chosen now (can), at any time (may), one answer further on (next), or still further (far). */
function standing(own: readonly Choice[]): string {
  if (own.every(({ anyTime }) => anyTime)) return 'can may'
  if (own.every(isFar)) return 'can next far'
  return own.every(({ followedBy }) => followedBy !== undefined) ? 'can next' : 'can'
}

/** What makes an element a piece: it has a name, can be pointed at, and can be chosen while it stands for an option. */
export function usePiece(id: string, className = ''): PieceAttributes {
  const { choices, help, name, entry, signs, changed, lit } = useContext(PiecesContext)
  const own = choices.get(id)
  const title = name(id) ?? help(id)?.title ?? id
  const classes = ['piece', className]
  if (own) classes.push(standing(own))
  if (changed.has(id)) classes.push('changed')
  if (lit.has(id)) classes.push('lit')
  const all = classes.filter(name => name !== '').join(' ')
  // What is far can be reached by the arrows, and does not stand in the way of what is asked.
  const tabIndex = (own && !own.every(isFar)) || id === entry ? 0 : -1
  const role = own ? 'button' : 'img'
  const label = useMemo(() => spoken(own ? nameWith(title, own) : title, signs), [title, own, signs])
  // Every piece looks at every change of the table; most are as they were, and then nothing of them is drawn anew.
  return useMemo(
    () => ({ 'data-piece': id, className: all, tabIndex, role, 'aria-label': label }),
    [id, all, tabIndex, role, label],
  )
}

/**
 * The name of a piece with what can be chosen by it. An option that says the name itself is enough, and so is one that
 * says the same of it in its own words; then only what else is known of the piece is said.
 */
export function nameWith(title: string, own: readonly Pick<Choice, 'label'>[]): string {
  const can = own.map(({ label }) => label).join(' / ')
  if (can.toLowerCase().includes(title.toLowerCase())) return sentence(can)
  const [what, ...more] = title.split('. ')
  const isSame = can.toLowerCase().startsWith(`${what.split(': ')[0].toLowerCase()}: `)
  return (isSame ? [can, ...more] : [title, can]).map(sentence).join('. ')
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
  const attributes = usePiece(id, className)
  const place = x === undefined || y === undefined ? undefined : `translate(${x} ${y})`
  return useMemo(
    () => (
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
    ),
    [attributes, place, halo, children],
  )
}

/** A piece outside a drawing: cards, tiles and discs of the player boards. */
export function PieceBox({ id, className, children }: Omit<PieceProps, 'x' | 'y'>) {
  const attributes = usePiece(id, className)
  return useMemo(() => <div {...attributes}>{children}</div>, [attributes, children])
}

/** A piece in a line of text. */
export function PieceSpan({ id, className, children }: Omit<PieceProps, 'x' | 'y'>) {
  const attributes = usePiece(id, className)
  return useMemo(() => <span {...attributes}>{children}</span>, [attributes, children])
}
