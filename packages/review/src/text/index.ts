import type { Catalogue, Lang } from '@railhead/kernel'
import type { en } from './en.js'
import { languages } from './languages.js'

export type ReviewKey = keyof typeof en

/** What reviews say, by language. Their parameters hold messages of the game, whose catalogue is needed too. */
export const REVIEW_TEXTS: Readonly<Record<Lang, Catalogue>> = languages
