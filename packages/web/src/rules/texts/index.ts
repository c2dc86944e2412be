import type { Lang } from '@railhead/kernel'
import type { RulesKey } from './en.js'
import { languages } from './languages.js'

export type { RulesKey } from './en.js'

/** What the pages say around the rules; the rules themselves speak with the words of their game. */
export const ruleTexts: Readonly<Record<Lang, Readonly<Record<RulesKey, string>>>> = languages
