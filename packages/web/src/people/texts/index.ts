import type { Lang } from '@railhead/kernel'
import type { PeopleKey } from './en.js'
import { loaders } from './loaders.js'

/** All texts of the account and the results in one language; a missing one does not compile. */
export type PeopleTexts = Readonly<Record<PeopleKey, string>>

export const loadPeopleTexts = (lang: Lang): Promise<PeopleTexts> => loaders[lang]()
