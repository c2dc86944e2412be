import {
  holds,
  type RulesChange,
  type Ruling,
  type RulingValue,
  rulesOf,
  ruleText,
  typeset,
  unlikeToday,
} from '@railhead/kernel'
import type { Writer } from '../i18n/index.js'
import type { AnyRulebook } from './anyRulebook.js'
import type { OpenBook } from './rulebooks.js'

export type Section = AnyRulebook['sections'][number]

/** A section as it is read in a match, or outside of any. */
export interface Reading {
  readonly section: Section
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Belongs to the match, which is not a matter of course. */
  readonly special: boolean
  /** Sections of the match that change this one. */
  readonly changedBy: readonly Section[]
  /** Rulings of the match that say otherwise than the section. */
  readonly ruled: readonly Ruled[]
  /** Changes that the section tells and that hold in later matches only. */
  readonly later: readonly RulesChange[]
}

/** A ruling that a match is played with and the book does not tell. */
export interface Ruled {
  readonly one: Ruling
  readonly value: RulingValue
}

/** One part of the book. */
export interface Part {
  readonly id: string
  readonly title: string
  /** Other matches have it, this one does not. */
  readonly elsewhere: boolean
  readonly readings: readonly Reading[]
}

/** What is special in the match, what every match has, what only others have. */
const RANKS = [0, 1, 2] as const

/** The parts of the book: with a match, what only some matches have comes first, what it has not comes last. */
export function partsOf(
  book: Pick<OpenBook, 'game' | 'rulebook' | 'words'>,
  config: unknown,
  lang: Writer['lang'],
): Part[] {
  const { sections } = book.rulebook
  const has = ({ when }: Section): boolean => config === undefined || (when?.(config) ?? true)
  const rank = (section: Section): number =>
    config === undefined || (!section.when && has(section)) ? 1 : has(section) ? 0 : 2
  const { rulings = [] } = book.game
  const unlike = config === undefined ? {} : unlikeToday(book.game, config)
  const ruled: readonly Ruled[] = rulings
    .filter(({ id }) => Object.hasOwn(unlike, id))
    .map(one => ({ one, value: unlike[one.id] }))
  const version = config === undefined ? book.game.rulesVersion : rulesOf(book.game, config)
  const later = (book.game.changes ?? []).filter(change => !holds(book.game, change, version))
  const told = ({ covers }: Section, ledger: readonly string[]): boolean =>
    ledger.some(row => covers.includes(row))
  const read = (section: Section): Reading => {
    const { title, paragraphs } = ruleText(book.words, section.id)
    return {
      section,
      title: typeset(lang, title),
      paragraphs: paragraphs.map(paragraph => typeset(lang, paragraph)),
      special: config !== undefined && rank(section) === 0,
      changedBy:
        config === undefined
          ? []
          : sections.filter(other => other.changes?.includes(section.id) && has(other)),
      ruled: ruled.filter(({ one }) => told(section, one.ledger)),
      later: later.filter(({ ledger }) => told(section, ledger)),
    }
  }
  return RANKS.flatMap(wanted => {
    const ranked = sections.filter(section => rank(section) === wanted)
    return [...new Set(ranked.map(({ part }) => part))].map(part => ({
      id: `${part}-${wanted}`,
      title: typeset(lang, book.words[`part.${part}`] ?? part),
      elsewhere: wanted === 2,
      readings: ranked.filter(section => section.part === part).map(read),
    }))
  })
}

/** The words that somebody looks for. */
export const wantedWords = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '')

/** Whether all words stand somewhere in these texts. */
export function matches(texts: readonly string[], wanted: readonly string[]): boolean {
  const all = texts.join('\n').toLowerCase()
  return wanted.every(word => all.includes(word))
}

/** A text in pieces, every second of which was looked for. */
export function marked(text: string, wanted: readonly string[]): string[] {
  if (wanted.length === 0) return [text]
  const pattern = wanted.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return text.split(new RegExp(`(${pattern})`, 'gi'))
}
