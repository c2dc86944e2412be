import { inEveryLang, type Lang, type Param, translator } from '@railhead/kernel'
import type { ServerKey } from './en.js'
import { languages } from './languages.js'

export type ServerWriter = (key: ServerKey, params?: Readonly<Record<string, Param>>) => string

const writers = inEveryLang((lang): ServerWriter => {
  const say = translator(lang, [languages[lang]])
  return (key, params = {}) => say({ key, params })
})

/** Writes what the server itself says. */
export const writerOf = (lang: Lang): ServerWriter => writers[lang]
