import { NO_SIGNS, type Signs, spoken } from '../../announce/announcer.js'
import type { Choice, Help } from '../../games/screen.js'
import { afterPaint } from '../../ui/afterPaint.js'
import { sentence } from '../../ui/sentence.js'
import type { ByPiece } from '../question/questions.js'

/** What is known of all pieces. */
export interface Pieces {
  readonly choices: ByPiece
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

const NO_CHOICES: ReadonlyMap<string, readonly Choice[]> = new Map()

export const NOTHING_KNOWN: Pieces = {
  choices: { now: NO_CHOICES, all: () => NO_CHOICES },
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

const NEXT = ' can next'
const FAR = ' can next far'

/** Chosen now (can), at any time (may), one answer further on (next), or still further (far). */
function standing(own: readonly Choice[] | undefined): string {
  if (!own) return ''
  if (own.every(({ anyTime }) => anyTime)) return ' can may'
  if (own.every(isFar)) return FAR
  return own.every(({ followedBy }) => followedBy !== undefined) ? NEXT : ' can'
}

function classesOf({ changed, lit }: Pieces, id: string, className: string, stands: string): string {
  let classes = className === '' ? 'piece' : `piece ${className}`
  classes += stands
  if (changed.has(id)) classes += ' changed'
  if (lit.has(id)) classes += ' lit'
  return classes
}

/** What is far can be reached by the arrows, and does not stand in the way of what is asked. */
function tabIndexOf({ choices, entry }: Pieces, id: string): number {
  const own = choices.all().get(id)
  return (own && !own.every(isFar)) || id === entry ? 0 : -1
}

const roleOf = ({ choices }: Pieces, id: string): PieceAttributes['role'] =>
  choices.all().has(id) ? 'button' : 'img'

const titleOf = ({ name, help }: Pieces, id: string): string => name(id) ?? help(id)?.title ?? id

const labelOf = (title: string, own: readonly Choice[] | undefined, signs: Signs): string =>
  spoken(own ? nameWith(title, own) : title, signs)

export function attributesOf(pieces: Pieces, id: string, className: string): PieceAttributes {
  const own = pieces.choices.all().get(id)
  return {
    'data-piece': id,
    className: classesOf(pieces, id, className, standing(own)),
    tabIndex: tabIndexOf(pieces, id),
    role: roleOf(pieces, id),
    'aria-label': labelOf(titleOf(pieces, id), own, pieces.signs),
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
  private stands: string
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
    this.own = pieces.choices.all().get(id)
    this.stands = standing(this.own)
    this.classes = classesOf(pieces, id, className, this.stands)
    this.tabIndex = tabIndexOf(pieces, id)
    this.role = roleOf(pieces, id)
    this.title = titleOf(pieces, id)
    this.signs = pieces.signs
    this.label = labelOf(this.title, this.own, this.signs)
  }

  /** Writes what is seen of the question itself; what lies further on stays as it was until `mark`. */
  show(pieces: Pieces): void {
    const own = pieces.choices.now.get(this.id)
    const lay = this.stands === NEXT || this.stands === FAR
    this.stand(pieces, own || !lay ? standing(own) : this.stands)
  }

  private stand(pieces: Pieces, stands: string): void {
    this.stands = stands
    const classes = classesOf(pieces, this.id, this.className, stands)
    if (classes === this.classes) return
    this.classes = classes
    this.element.setAttribute('class', classes)
  }

  /** Writes everything that is another than it was. */
  mark(pieces: Pieces): void {
    const { element, id } = this
    this.stand(pieces, standing(pieces.choices.all().get(id)))
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
    const own = pieces.choices.all().get(this.id)
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
 * The framework would draw each of them anew to find that most are as they were. What the question itself offers is marked
 * at once; names, and what lies some answers further on, once that is painted.
 */
export class Marks {
  private readonly shown = new Set<Marked>()
  /** Calls off what is still to be marked. */
  private cancel: (() => void) | undefined

  constructor(
    private now: Pieces,
    private readonly later = afterPaint,
  ) {}

  /** As it is drawn first, or anew: what was written since is the same. */
  attributesOf(id: string, className: string): PieceAttributes {
    this.finish()
    return attributesOf(this.now, id, className)
  }

  /** An element was drawn as `attributesOf` says; returns how to forget it. */
  show(element: Element, id: string, className: string): () => void {
    this.finish()
    const marked = new Marked(element, id, className, this.now)
    this.shown.add(marked)
    return () => this.shown.delete(marked)
  }

  update(pieces: Pieces): void {
    if (pieces === this.now) return
    this.finish()
    this.now = pieces
    for (const marked of this.shown) marked.show(pieces)
    this.cancel = this.later(() => this.finish())
  }

  private finish(): void {
    if (!this.cancel) return
    this.cancel()
    this.cancel = undefined
    for (const marked of this.shown) marked.mark(this.now)
  }
}
