import type { Decision, PlainEvent, PlainOption, PlainState, Seat, Translate } from '@railhead/kernel'
import type { ReactNode } from 'react'
import type { Writer } from '../i18n/index.js'

/** An open question of mine with everything the screen says about its options. */
export interface Question {
  readonly id: string
  readonly ask: string
  readonly prompt: string
  /** Does not hold the game up. */
  readonly anyTime: boolean
  readonly choices: readonly Choice[]
}

/** One option of an open question. */
export interface Choice {
  readonly decision: string
  readonly option: PlainOption
  /** The option in words, with cost and consequence. */
  readonly label: string
  /** The piece of the board that stands for it; several options may share one. */
  readonly piece: string | null
  /** Does not hold the game up. */
  readonly anyTime: boolean
  /** The key that chooses it: '1' to '9'. */
  readonly hotkey: string | null
}

/** What a screen draws from. */
export interface Scene<State = PlainState> {
  readonly view: State
  /** The table in a few lines, if the game has words for it. */
  readonly summary: readonly string[]
  /** Who looks; null for those who watch. */
  readonly seat: Seat | null
  readonly names: readonly string[]
  /** Writes the texts of the pages. */
  readonly t: Writer
  /** Writes the messages of the game. */
  readonly say: Translate
}

/** What a piece is, in a few words and a sentence. */
export interface Help {
  readonly title: string
  /** Written only when somebody asks. */
  readonly text?: () => string
}

/** A rectangle in the units of a drawing. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How one game is drawn. What is the same for all games (prompt, log, history, chat …) is drawn by the table page. */
export interface GameScreen<State = PlainState, Option = PlainOption, Event = PlainEvent> {
  /** Size of the drawing of `board` in its own units; absent: `board` is ordinary text that scrolls. */
  size?(view: State): Frame
  /** Everything that all players share. Pieces carry `data-piece`. */
  board(scene: Scene<State>): ReactNode
  /** What belongs to one seat; `large` for the own one. */
  playerBoard?(scene: Scene<State>, seat: Seat, large: boolean): ReactNode
  /** My hand of cards, or whatever I choose from most. */
  hand?(scene: Scene<State>): ReactNode
  /** The few figures of a seat that are always visible. */
  seatLine?(scene: Scene<State>, seat: Seat): ReactNode
  /** The opponent that is part of the rules (solo mode), if there is one in this match. */
  opponent?(scene: Scene<State>): ReactNode
  /** How that opponent is called. */
  opponentName?(scene: Scene<State>): string
  /** Drawn before the words of an option. */
  optionIcon?(option: Option, scene: Scene<State>): ReactNode
  /** Drawn before the words of an event. */
  eventIcon?(event: Event): ReactNode
  /** Which piece stands for an option. */
  pieceOf?(option: Option, decision: Decision<Option>, scene: Scene<State>): string | null
  /** What a piece is. */
  help?(piece: string, scene: Scene<State>): Help | undefined
  /** The piece where an event happened, to look at. */
  placeOf?(event: Event): string | undefined
  /** A category of the score sheet in words. */
  category?(name: string, scene: Scene<State>): string
}

/** Forgets the types of a screen. Safe because views, options and events come from the game of the same id only. */
export function anyScreen<State, Option, Event>(screen: GameScreen<State, Option, Event>): GameScreen {
  return screen as unknown as GameScreen
}
