import type { Lang } from '@railhead/kernel'
import { makeWriter, type Writer } from '../../../../i18n/index.js'
import type { PokerKey } from './en.js'
import { languages } from './languages.js'

export type { PokerKey } from './en.js'
export { languages as POKER_TEXTS } from './languages.js'

const writers = new Map<Lang, Writer<PokerKey>>()

/** Writes the texts of the poker table. */
export function pokerWriter(lang: Lang): Writer<PokerKey> {
  let writer = writers.get(lang)
  if (!writer) {
    writer = makeWriter(lang, languages[lang])
    writers.set(lang, writer)
  }
  return writer
}
