import type { PlainEvent } from './game.js'
import type { Catalogue, Lang, Message } from './text.js'

/** A section in one language: paragraphs that begin with '– ' are rows of a list. */
export interface RuleText {
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** The words of a section: its title stands under its id, its paragraphs under the id and their number. */
export function ruleText(words: Catalogue, id: string): RuleText {
  const paragraphs: string[] = []
  for (let at = 1; Object.hasOwn(words, `${id}.${at}`); at++) paragraphs.push(words[`${id}.${at}`])
  return { title: words[id] ?? id, paragraphs }
}

/** A piece with its name and what it does, in the words of the game's help. */
export interface RuleEntry {
  /** Which picture of the game's screen shows it. */
  readonly art: string
  readonly name: Message
  readonly help: Message
}

/** One subject of the rules, as players read about it. */
export interface RuleSection<Config> {
  readonly id: string
  /** The part of the book that it stands in; it is called `part.` and this name. */
  readonly part: string
  /** The rows of the ledgers in `docs/rules` that it tells, or shows by its pieces. */
  readonly covers: readonly string[]
  /** Matches that it belongs to; absent: all. */
  when?(config: Config): boolean
  /** Sections that are not the whole truth in such matches. */
  readonly changes?: readonly string[]
  /** The region of the board that is drawn beside it. */
  readonly region?: string
  /** Pieces that are drawn and explained one by one. */
  entries?(config: Config): readonly RuleEntry[]
}

/** The rules of a game for players: what there is to say, where it stands and what leads to it. */
export interface Rulebook<Config, State, Option> {
  readonly sections: readonly RuleSection<Config>[]
  /** The texts, fetched by language; see `ruleText`. */
  readonly words: Readonly<Record<Lang, () => Promise<Catalogue>>>
  /** The turn in a few words, for the player aid. */
  readonly brief: readonly { readonly name: Message; readonly help: Message }[]
  /** The section that the player aid takes the scoring from. */
  readonly scoring: string
  /** A match whose board shows what the sections speak of, for those who read without one. */
  readonly example: unknown
  /** The section about a piece of the board. */
  aboutPiece(piece: string, view: State): string | undefined
  /** The section about an answer to a question, offered or refused. */
  aboutOption(option: Option | undefined, ask: string, view: State): string | undefined
  /** The section about something that was told. */
  aboutEvent(event: PlainEvent, view: State): string | undefined
}

/** Ids of consecutive rows of a ledger: `rows('GWT2-MOVE', 1, 3)`. */
export const rows = (area: string, from: number, to: number = from): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${area}-${String(from + index).padStart(2, '0')}`)
