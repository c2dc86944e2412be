import type { Catalogue, Lang, Message, Param, Translate } from '@railhead/kernel'
import { LANGS, translator } from '@railhead/kernel'
import type { TextKey } from './en.js'
import { loaders } from './loaders.js'

/** All texts of the pages in one language; a missing one does not compile. */
export type Texts = Readonly<Record<TextKey, string>>

export const loadTexts = (lang: Lang): Promise<Texts> => loaders[lang]()

export const asLang = (value: unknown): Lang | undefined => LANGS.find(lang => lang === value)

/** The first language of the browser that there are texts in. */
export function detectLang(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const lang = asLang(tag.slice(0, 2).toLowerCase())
    if (lang) return lang
  }
  return 'en'
}

/** Writes the texts of the pages. */
export interface Writer<Key extends string = TextKey> {
  readonly lang: Lang
  (key: Key, params?: Readonly<Record<string, Param>>): string
  /** Whether there is such a text: for names that come from outside, such as settings of games. */
  readonly has: (key: string) => key is Key
}

export function makeWriter<Key extends string>(
  lang: Lang,
  texts: Readonly<Record<Key, string>>,
): Writer<Key> {
  const translate = translator(lang, [texts])
  const write = (key: Key, params?: Readonly<Record<string, Param>>): string =>
    translate(params === undefined ? { key } : { key, params })
  const has = (key: string): key is Key => Object.hasOwn(texts, key)
  return Object.assign(write, { lang, has })
}

/** Writes the messages of a game; an unknown key shows itself instead of breaking the page. */
export function gameWriter(
  lang: Lang,
  catalogues: readonly Catalogue[],
  names: (seat: number) => string,
): Translate {
  const translate = translator(lang, catalogues, names)
  return (message: Message) => {
    try {
      return translate(message)
    } catch (error) {
      console.error(error)
      return message.key
    }
  }
}
