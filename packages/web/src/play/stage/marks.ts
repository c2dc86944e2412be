import { NO_SIGNS, type Signs, spoken } from '../../announce/announcer.js'
import type { Choice, Help } from '../../games/screen.js'
import { sentence } from '../../ui/sentence.js'

/** What is known of all pieces. */
export interface Pieces {
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

export const NOTHING_KNOWN: Pieces = {
  choices: new Map(),
  help: () => undefined,
  name: () => undefined,
  entry: undefined,
  signs: NO_SIGNS,
  changed: new Set(),
  lit: new Set(),
}

/** What makes an element a piece: it has a name, can be pointed at, and can be chosen while it stands for an option. */
export interface PieceAttributes {
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

function classesOf({ choices, changed, lit }: Pieces, id: string, className: string): string {
  const own = choices.get(id)
  let classes = className === '' ? 'piece' : `piece ${className}`
  if (own) classes += ` ${standing(own)}`
  if (changed.has(id)) classes += ' changed'
  if (lit.has(id)) classes += ' lit'
  return classes
}

/** What is far can be reached by the arrows, and does not stand in the way of what is asked. */
function tabIndexOf({ choices, entry }: Pieces, id: string): number {
  const own = choices.get(id)
  return (own && !own.every(isFar)) || id === entry ? 0 : -1
}

const roleOf = ({ choices }: Pieces, id: string): PieceAttributes['role'] =>
  choices.has(id) ? 'button' : 'img'

const titleOf = ({ name, help }: Pieces, id: string): string => name(id) ?? help(id)?.title ?? id

const labelOf = (title: string, own: readonly Choice[] | undefined, signs: Signs): string =>
  spoken(own ? nameWith(title, own) : title, signs)

export function attributesOf(pieces: Pieces, id: string, className: string): PieceAttributes {
  return {
    'data-piece': id,
    className: classesOf(pieces, id, className),
    tabIndex: tabIndexOf(pieces, id),
    role: roleOf(pieces, id),
    'aria-label': labelOf(titleOf(pieces, id), pieces.choices.get(id), pieces.signs),
  }
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

/** An element that is a piece, as it says it is. */
class Marked {
  private classes: string
  private tabIndex: number
  private role: string
  private label: string
  /** What its label was made of. */
  private title: string
  private own: readonly Choice[] | undefined
  private signs: Signs

  constructor(
    private readonly element: Element,
    private readonly id: string,
    private readonly className: string,
    pieces: Pieces,
  ) {
    this.classes = classesOf(pieces, id, className)
    this.tabIndex = tabIndexOf(pieces, id)
    this.role = roleOf(pieces, id)
    this.title = titleOf(pieces, id)
    this.own = pieces.choices.get(id)
    this.signs = pieces.signs
    this.label = labelOf(this.title, this.own, this.signs)
  }

  /** Writes what is another than it was. */
  mark(pieces: Pieces): void {
    const { element, id } = this
    const classes = classesOf(pieces, id, this.className)
    if (classes !== this.classes) {
      this.classes = classes
      element.setAttribute('class', classes)
    }
    const tabIndex = tabIndexOf(pieces, id)
    if (tabIndex !== this.tabIndex) {
      this.tabIndex = tabIndex
      element.setAttribute('tabindex', String(tabIndex))
    }
    const role = roleOf(pieces, id)
    if (role !== this.role) {
      this.role = role
      element.setAttribute('role', role)
    }
    this.name(pieces)
  }

  private name(pieces: Pieces): void {
    const title = titleOf(pieces, this.id)
    const own = pieces.choices.get(this.id)
    if (title === this.title && own === this.own && pieces.signs === this.signs) return
    this.title = title
    this.own = own
    this.signs = pieces.signs
    const label = labelOf(title, own, pieces.signs)
    if (label === this.label) return
    this.label = label
    this.element.setAttribute('aria-label', label)
  }
}

/**
 * All pieces that are shown. Every change concerns a few of hundreds: one place looks which, and writes to their elements.
 * The framework would draw each of them anew to find that most are as they were.
 */
export class Marks {
  private readonly shown = new Set<Marked>()

  constructor(private now: Pieces) {}

  /** As it is drawn first, or anew: what was written since is the same. */
  attributesOf(id: string, className: string): PieceAttributes {
    return attributesOf(this.now, id, className)
  }

  /** An element was drawn as `attributesOf` says; returns how to forget it. */
  show(element: Element, id: string, className: string): () => void {
    const marked = new Marked(element, id, className, this.now)
    this.shown.add(marked)
    return () => this.shown.delete(marked)
  }

  update(pieces: Pieces): void {
    if (pieces === this.now) return
    this.now = pieces
    for (const marked of this.shown) marked.mark(pieces)
  }
}
