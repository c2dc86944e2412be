import type { Lang } from '@railhead/kernel'
import type { Signs } from '../../../announce/announcer.js'
import { makeWriter, type Writer } from '../../../i18n/index.js'
import type { WordsKey } from './en.js'
import { languages } from './languages.js'

export type { WordsKey } from './en.js'
export { languages as WORDS_TEXTS } from './languages.js'

const writers = new Map<Lang, Writer<WordsKey>>()

const signs = new Map<Lang, Signs>()

/** How a language says signs. */
export function signsOf(lang: Lang): Signs {
  let known = signs.get(lang)
  if (!known) {
    const { arrow, or, times } = languages[lang]
    known = { arrow, or, times }
    signs.set(lang, known)
  }
  return known
}

/** Writes what is said aloud, and the words around the table in words. */
export function wordsWriter(lang: Lang): Writer<WordsKey> {
  let writer = writers.get(lang)
  if (!writer) {
    writer = makeWriter(lang, languages[lang])
    writers.set(lang, writer)
  }
  return writer
}
