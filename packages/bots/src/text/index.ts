import type { Catalogue, Lang } from '@railhead/kernel'
import { en } from './en.js'
import { fr } from './fr.js'
import { pl } from './pl.js'
import { ru } from './ru.js'

export type HintKey = keyof typeof en

/** What makes one option better than another. */
export type Reason =
  Exclude<HintKey, 'hint.alike' | 'hint.weaker' | 'hint.only'> extends `hint.${infer Name}` ? Name : never

/** The reasons of hints, by language. */
export const HINT_TEXTS: Readonly<Record<Lang, Catalogue>> = { en, ru, fr, pl }
