import type { Catalogue, Lang } from '@railhead/kernel'
import type { en } from './en.js'
import { languages } from './languages.js'

export { hintText } from './tell.js'

export type HintKey = keyof typeof en

/** What hints say, by language. Their parameters may hold messages of the game, whose catalogue is needed too. */
export const HINT_TEXTS: Readonly<Record<Lang, Catalogue>> = languages
