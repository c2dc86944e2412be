import type { Lang } from '@railhead/kernel'
import type { LearnKey } from './en.js'
import { languages } from './languages.js'

export type { LearnKey } from './en.js'

/** What the pages say about lessons; the lessons themselves speak with the texts of their game. */
export const learnTexts: Readonly<Record<Lang, Readonly<Record<LearnKey, string>>>> = languages
