import type { Text } from '../catalogues.js'
import type { Guide, Place } from '../guide.js'
import type { Message } from '../icu.js'

/** What can be wrong with a text. */
export const KINDS = [
  'missing',
  'unknown',
  'same',
  'long',
  'form',
  'plural',
  'type',
  'term',
  'never',
] as const
export type Kind = (typeof KINDS)[number]

/** Something to look at. */
export interface Finding {
  readonly kind: Kind
  readonly lang: string
  readonly folder: string
  readonly key: string
  /** Where it stands, or where it would. */
  readonly at: string
  readonly what: string
}

/** A text with all that a check needs to know. */
export interface Subject {
  readonly lang: string
  readonly folder: string
  readonly text: Text
  readonly message: Message
  readonly english: string
  readonly englishMessage: Message
  readonly guide: Guide
  readonly places: readonly Place[]
  /** The rules of the language's typography, from the kernel's file. */
  readonly type: Readonly<Record<string, string>>
}

/** Returns what is wrong, in words. */
export type Check = (subject: Subject) => readonly string[]
