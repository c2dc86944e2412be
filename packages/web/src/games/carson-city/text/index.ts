import type { Lang } from '@railhead/kernel'
import { makeWriter, type Writer } from '../../../i18n/index.js'
import type { CarsonKey, CarsonTexts } from './en.js'
import { languages } from './languages.js'

export type { CarsonKey } from './en.js'
export type CarsonWriter = Writer<CarsonKey>

export const CARSON_TEXTS: Readonly<Record<Lang, CarsonTexts>> = languages

const writers = new Map<Lang, CarsonWriter>()

/** Writes the texts of this drawing in a language. */
export function writerOf(lang: Lang): CarsonWriter {
  let writer = writers.get(lang)
  if (!writer) {
    writer = makeWriter(lang, CARSON_TEXTS[lang])
    writers.set(lang, writer)
  }
  return writer
}
