import type { Lang } from '@railhead/kernel'
import type { PeopleKey } from './en.js'

/** All texts of the account and the results in one language; a missing one does not compile. */
export type PeopleTexts = Readonly<Record<PeopleKey, string>>

const LOADERS: Readonly<Record<Lang, () => Promise<PeopleTexts>>> = {
  en: async () => (await import('./en.js')).en,
  ru: async () => (await import('./ru.js')).ru,
  fr: async () => (await import('./fr.js')).fr,
  pl: async () => (await import('./pl.js')).pl,
}

export const loadPeopleTexts = (lang: Lang): Promise<PeopleTexts> => LOADERS[lang]()
