import { IntlMessageFormat } from 'intl-messageformat'
import type { Decision } from './game.js'
import { LANGS, type Lang, languages } from './languages/languages.js'
import type { QueryAnswer, QueryId } from './query.js'
import type { Seat, Viewer } from './seat.js'
import { typeset } from './typography.js'

export { LANGS, type Lang }

/** Something for every language that there is. */
export function inEveryLang<T>(of: (lang: Lang) => T): Readonly<Record<Lang, T>> {
  return Object.fromEntries(LANGS.map(lang => [lang, of(lang)])) as Record<Lang, T>
}

/** Its own name. */
export const languageName = (lang: Lang): string => languages[lang].language

/** For games that list their languages themselves: those that a game was not translated into speak English. */
export function withEnglish<Key extends string>(
  own: Readonly<{ en: Readonly<Record<Key, string>> }> &
    Readonly<Partial<Record<Lang, Readonly<Record<Key, string>>>>>,
): Readonly<Record<Lang, Readonly<Record<Key, string>>>> {
  return inEveryLang(lang => own[lang] ?? own.en)
}

/** ICU messages by key. A game types its keys so that a missing translation does not compile. */
export type Catalogue = Readonly<Record<string, string>>

export type Param = string | number | Message | readonly Message[] | SeatName

/** Stands for the name of whoever sits there. */
export interface SeatName {
  readonly seatName: Seat
}

/** A sentence that is not written yet: a key of a catalogue and what goes into it. */
export interface Message {
  readonly key: string
  readonly params?: Readonly<Record<string, Param>>
}

/** How a game speaks. All functions take states or views alike. */
export interface GameText<State, Option, Event> {
  /** By language. `score.` and the name of a category of the score is what people call the category. */
  readonly catalogues: Readonly<Record<Lang, Catalogue>>
  /** The question, in one sentence. */
  prompt(state: State, decision: Decision<Option>): Message
  /** An option with its cost and consequence. */
  option(state: State, seat: Seat, option: Option): Message
  /** What was told; any state or view of the match says in which names. */
  event(event: Event, state?: State): Message
  /** What a seat did in a turn, in a few short parts that make one line: where it went, what that brought. */
  turnLine?(events: readonly Event[], seat: Seat, state?: State): readonly Message[]
  /** The table in a few lines, for terminals; without it they show the bare data of the view. */
  summary?(view: State, viewer: Viewer): readonly Message[]
  /** What people may ask for by a word (`QUERIES`), each from what a viewer sees. */
  readonly queries?: Readonly<Partial<Record<QueryId, QueryAnswer<State>>>>
}

/** A hyphen before a figure is meant as a minus. */
const HYPHEN = /(?<=^|[\s(+:×/])-(?=\$?\d)/gu

export type Translate = (message: Message) => string

/** Writes messages in one language. `names` gives the names of the seats. */
export function translator(
  lang: Lang,
  catalogues: readonly Catalogue[],
  names: (seat: Seat) => string = seat => `#${seat + 1}`,
): Translate {
  const formats = new Map<string, IntlMessageFormat>()
  const lists = new Intl.ListFormat(lang, { type: 'conjunction' })

  const formatOf = (key: string): IntlMessageFormat => {
    let format = formats.get(key)
    if (!format) {
      const source = catalogues.find(catalogue => Object.hasOwn(catalogue, key))
      if (!source) throw new Error(`No text '${key}' in language '${lang}'.`)
      format = new IntlMessageFormat(typeset(lang, source[key]), lang, undefined, { ignoreTag: true })
      formats.set(key, format)
    }
    return format
  }
  const param = (value: Param): string | number => {
    if (typeof value !== 'object') return value
    if (isList(value)) return lists.format(value.map(translate))
    if ('seatName' in value) return names(value.seatName)
    return translate(value)
  }
  const translate: Translate = message => {
    const params: Record<string, string | number> = {}
    for (const [name, value] of Object.entries(message.params ?? {})) params[name] = param(value)
    const text = String(formatOf(message.key).format(params))
    return text.includes('-') ? text.replace(HYPHEN, '−') : text
  }
  return translate
}

function isList(value: Param): value is readonly Message[] {
  return Array.isArray(value)
}
