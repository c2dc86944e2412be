import type { Viewer } from './seat.js'
import { type GameText, inEveryLang, LANGS, type Lang, type Message, type Translate } from './text.js'
import { typeset } from './typography.js'
import { languages } from './words/languages.js'

export interface QueryRow {
  readonly id: QueryId
  /** The words by language; the first one is what help lists. */
  readonly words: Readonly<Record<Lang, readonly string[]>>
  /** The heading over the answer. */
  readonly title: Readonly<Record<Lang, string>>
  /** What the answer is, in a few words. */
  readonly help: Readonly<Record<Lang, string>>
}

/** How a game answers a query, from what a viewer sees. */
export interface QueryAnswer<State> {
  lines(view: State, viewer: Viewer): readonly Message[]
  /** The same as a drawing of letters, for whoever sees it. */
  drawing?(view: State, viewer: Viewer, say: Translate): readonly string[]
}

/**
 * In the order in which the whole table is told. `table`, `question`, `last` and `score` are answered at every table;
 * the others where the game answers them, and `time` where there are clocks.
 */
const IDS = [
  'round',
  'question',
  'last',
  'time',
  'brief',
  'hand',
  'buildings',
  'people',
  'trail',
  'jobs',
  'market',
  'foresight',
  'rails',
  'cities',
  'goals',
  'north',
  'poker',
  'track',
  'map',
  'characters',
  'score',
  'table',
] as const

/** What people may ask of a table at any time, with the same words in the terminal and on a page's command line. */
export type QueryId = (typeof IDS)[number]

export const QUERIES: readonly QueryRow[] = IDS.map(id => ({
  id,
  words: inEveryLang(lang => languages[lang][`query.${id}.words`].split(', ')),
  title: inEveryLang(lang => typeset(lang, languages[lang][`query.${id}.title`])),
  help: inEveryLang(lang => typeset(lang, languages[lang][`query.${id}.help`])),
}))

/** The query that a word stands for, in the language of the table or in English. */
export function queryOf(word: string, lang: Lang): QueryRow | undefined {
  const said = word.trim().toLocaleLowerCase(lang)
  const knows = (of: Lang) => (row: QueryRow) => row.words[of].includes(said)
  return QUERIES.find(knows(lang)) ?? QUERIES.find(knows(LANGS[0]))
}

/** A part of the table in words: a heading, and what is to be said under it. */
export interface Section {
  readonly query: QueryRow
  readonly lines: readonly Message[]
}

/** What repeats other answers in short. */
const SHORT: readonly QueryId[] = ['brief']

/** The whole table in words: what a game answers to every query, without what it has nothing to say to. */
export function tableInWords<State, Option, Event>(
  { queries = {} }: Pick<GameText<State, Option, Event>, 'queries'>,
  view: State,
  viewer: Viewer,
): Section[] {
  return QUERIES.filter(({ id }) => !SHORT.includes(id)).flatMap(query => {
    const lines = queries[query.id]?.lines(view, viewer) ?? []
    return lines.length === 0 ? [] : [{ query, lines }]
  })
}
