import type { Seat } from '@railhead/kernel'
import type { Key, MomentNumber } from '@railhead/protocol'

/** One thing that happened in a match, as its log keeps it: an answer, or a taking back. */
export type Entry = AnswerEntry | UndoEntry

export interface AnswerEntry {
  readonly seat: Seat
  /** Of the command that led to it: a repeat is recognised by it. */
  readonly key: Key
  /** What was chosen. It may be missing once the answer was taken back. */
  readonly option: unknown
}

export interface UndoEntry {
  readonly seat: Seat
  readonly key: Key
  /** The moment that the match went back to. */
  readonly backTo: MomentNumber
}

/** What is fixed at the start of a match and recorded with it. */
export interface Recorded {
  /** The version of the rules that it is played by. */
  readonly rules: string
  readonly config: unknown
  readonly seed: string
}

/** How the keys of answers begin that a bot gives for a person whose time was over. */
export const HELD_KEY = 'held.'
/** How the keys of takings back begin that everybody agreed to. */
export const AGREED_KEY = 'agreed.'
/** How the keys of entries begin that say: from here on the match is by other rules, and stands where it stood. */
export const RULES_KEY = 'rules.'
/** How the keys of answers of bots begin. */
export const BOT_KEY = 'bot.'
