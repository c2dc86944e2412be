/**
 * What is said aloud. Of a question or the state of the connection only the newest counts; turns and events are
 * summed up when there are many; notices are said as they are.
 */
export type Kind = 'notice' | 'connection' | 'turn' | 'event' | 'question'

export interface Announcement {
  readonly kind: Kind
  readonly text: string
}

/** Something that was said. */
export interface Said {
  readonly id: number
  readonly text: string
}

/** What comes within so many milliseconds is said together; longer than a choice of one waits to be made. */
export const PAUSE = 400
/** So many turns or events are said one by one. */
const MOST = 10
/** So much of what was said can be read again. */
const KEPT = 20

const NEWEST_ONLY: readonly Kind[] = ['connection', 'question']
const SUMMED_UP: readonly Kind[] = ['turn', 'event']
const ORDER: readonly Kind[] = ['notice', 'connection', 'turn', 'event', 'question']

/** The words of the page for what is summed up. */
export interface Sums {
  /** How much is left out. */
  more(count: number): string
  /** The same thing several times. */
  again(text: string, count: number): string
}

const NO_SUMS: Sums = { more: String, again: text => text }

/** How signs are said. */
export interface Signs {
  /** Between what is given and what comes of it. */
  readonly arrow: string
  /** Between what can be chosen. */
  readonly or: string
  readonly times: string
}

export const NO_SIGNS: Signs = { arrow: '', or: '', times: '' }

/** What is said of everything that waits: nothing twice, but how often; the many summed up; the question last. */
export function gather(waiting: readonly Announcement[], { more, again }: Sums): string[] {
  const newest = waiting.filter(
    ({ kind }, i) => !NEWEST_ONLY.includes(kind) || !waiting.slice(i + 1).some(later => later.kind === kind),
  )
  const once = newest.filter(({ text }, i) => newest.findIndex(other => other.text === text) === i)
  const told = once
    .filter(({ kind }) => SUMMED_UP.includes(kind))
    .map(({ text }) => {
      const count = newest.filter(other => other.text === text).length
      return count > 1 ? again(text, count) : text
    })
  const left = told.length - MOST
  const summed = left > 0 ? [more(left), ...told.slice(left)] : told
  const rest = (kinds: readonly Kind[]): string[] =>
    kinds.flatMap(kind => once.filter(other => other.kind === kind).map(({ text }) => text))
  const at = ORDER.indexOf('turn')
  return [
    ...rest(ORDER.slice(0, at)),
    ...summed,
    ...rest(ORDER.slice(at).filter(kind => !SUMMED_UP.includes(kind))),
  ]
}

/** The one voice of the page: everything that is said goes through its queue into one live region. */
export class Announcer {
  private waiting: Announcement[] = []
  /** When the question that waits was asked. */
  private asked = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private heard: readonly Said[] = []
  private count = 0
  private sums = NO_SUMS
  private signs: Signs = NO_SIGNS
  private readonly listeners = new Set<() => void>()

  readonly said = (): readonly Said[] => this.heard

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The language of the page: how the many are summed up, and its words for signs. */
  speak(sums: Sums, signs: Signs): void {
    this.sums = sums
    this.signs = signs
  }

  say(kind: Kind, text: string): void {
    if (text.trim() === '') return
    this.waiting.push({ kind, text: spoken(text, this.signs) })
    if (kind === 'question') this.asked = Date.now()
    this.timer ??= setTimeout(() => this.flush(), PAUSE)
  }

  /** Says at once what somebody asked for, line by line. */
  answer(lines: readonly string[]): void {
    this.add(lines.map(line => spoken(line, this.signs)))
  }

  /** What was to be said of a kind is not so any more. */
  drop(kind: Kind): void {
    this.waiting = this.waiting.filter(other => other.kind !== kind)
  }

  private flush(): void {
    this.timer = undefined
    // What led to a question may still be on its way: it waits its own while, and is said after it.
    const isEarly = Date.now() - this.asked < PAUSE
    const later = this.waiting.filter(({ kind }) => isEarly && kind === 'question')
    const texts = gather(
      this.waiting.filter(one => !later.includes(one)),
      this.sums,
    )
    this.waiting = later
    if (later.length > 0) this.timer = setTimeout(() => this.flush(), this.asked + PAUSE - Date.now())
    if (texts.length > 0) this.add(texts)
  }

  private add(texts: readonly string[]): void {
    const added = texts.map(text => ({ id: ++this.count, text }))
    this.heard = [...this.heard, ...added].slice(-Math.max(KEPT, added.length))
    for (const listener of this.listeners) listener()
  }
}

export const announcer = new Announcer()

const PAUSES: readonly (readonly [RegExp, string])[] = [
  [/\s*·\s*/g, '; '],
  [/(\d)×\s*/g, '$1 '],
  [/(?<=[\p{L}\d])–(?=[\p{L}\d])/gu, ' – '],
  [/\s+/g, ' '],
]

/** What was said before: names of pieces are the same from answer to answer. */
const known = new WeakMap<Signs, Map<string, string>>()
const MOST_KNOWN = 2000

/** Written text as one says it: dots between parts are pauses, arrows and signs of reckoning are words. */
export function spoken(text: string, signs: Signs): string {
  let before = known.get(signs)
  if (!before || before.size > MOST_KNOWN) {
    before = new Map()
    known.set(signs, before)
  }
  const found = before.get(text) ?? aloud(text, signs)
  before.set(text, found)
  return found
}

function aloud(text: string, { arrow, or, times }: Signs): string {
  const line = text
    .replace(/\s*→\s*/g, `, ${arrow} `)
    .replace(/\s+×\s*(?=\S)/g, ` ${times} `)
    .replace(/\s+\/\s+|(?<=\d)\/(?=[−-]\d)/g, ` ${or} `)
  return PAUSES.reduce((now, [sign, said]) => now.replace(sign, said), line).trim()
}
