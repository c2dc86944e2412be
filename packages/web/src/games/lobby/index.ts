import { inEveryLang, type Lang, typeset } from '@railhead/kernel'
import type { LobbyKey } from './en.js'
import { languages } from './languages.js'

/** A word or sentence in every language. */
export type InEveryLanguage = Readonly<Record<Lang, string>>

/** A ready-made table. */
export interface Preset {
  readonly id: string
  readonly title: InEveryLanguage
  /** One sentence: for whom, and how long. */
  readonly text: InEveryLanguage
  readonly config: Readonly<Record<string, string | number | readonly string[]>>
}

/** What the lobby says of a game before its rules are fetched. */
export interface Lobby {
  readonly name: InEveryLanguage
  /** One sentence. */
  readonly text: InEveryLanguage
  /** Who designed it. */
  readonly credit: InEveryLanguage
  readonly mostPlayers: number
  /** A quick match offers those for several players, the first of the first game before all. */
  readonly presets: readonly Preset[]
  /** Settings that exclude each other: choosing one takes the other away. */
  readonly exclusive: readonly (readonly [string, string])[]
}

export const saidOf = (key: LobbyKey): InEveryLanguage =>
  inEveryLang(lang => typeset(lang, languages[lang][key]))
