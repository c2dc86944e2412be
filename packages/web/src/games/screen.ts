import type {
  Decision,
  Message,
  PlainEvent,
  PlainOption,
  PlainState,
  Seat,
  Translate,
} from '@railhead/kernel'
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
  readonly runs: Runs
}

/** Several answers at once, where questions follow each other surely. */
export interface Runs {
  readonly choices: readonly Choice[]
  /** Every answer begins one of them: nothing else can be chosen. */
  readonly areAll: boolean
  /** The answer that all of them begin with, in short words; null if they begin with several. */
  readonly after: string | null
}

/** One option of an open question. */
export interface Choice {
  readonly decision: string
  readonly option: PlainOption
  /** The option in words, with cost and consequence. */
  readonly label: string
  /** The same at a glance. */
  readonly chip: Chip
  /** The piece of the board that stands for it; several options may share one. */
  readonly piece: string | null
  /** Does not hold the game up. */
  readonly anyTime: boolean
  /** The key that chooses it: '1' to '9'. */
  readonly hotkey: string | null
  /** Answers that are given after it without asking again: what a click on a piece that lies further on means. */
  readonly followedBy?: readonly PlainOption[]
}

/** An option as a button of one line. The whole sentence is its tip and its accessible name. */
export interface Chip {
  readonly icon?: ReactNode
  /** Two or three words. */
  readonly words: string
  /** Still shorter, beside its icon, where several answers stand in one chip; absent: the words. */
  readonly brief?: string
  /** What it costs, or with a minus what it brings, in the money of the game: drawn as a coin. */
  readonly cost?: number
  /** What it uses up besides money: of several ways to the same piece, the one that uses least is meant by it. */
  readonly uses?: number
  /** Ends, passes, declines or is done: stays in sight beside the others. */
  readonly ends?: boolean
  /** Options with the same word here do the same; the dearer ones are folded under 'other ways'. */
  readonly alike?: string
}

/** What a screen draws from. */
export interface Scene<State = PlainState, Event = PlainEvent> {
  readonly view: State
  /** The table in a few lines, if the game has words for it. */
  readonly summary: readonly string[]
  /** Who looks; null for those who watch. */
  readonly seat: Seat | null
  readonly names: readonly string[]
  /** What led to this view, as far as it is shown: empty when a moment was opened by its address. */
  readonly happened: readonly Event[]
  /** Writes the texts of the pages. */
  readonly t: Writer
  /** Writes the messages of the game. */
  readonly say: Translate
}

/** What a piece is: a picture, a few words and a sentence. */
export interface Help {
  readonly title: string
  /** Written only when somebody asks. */
  readonly text?: () => string
  /** The piece itself, larger than on the board, beside its words. */
  readonly picture?: () => ReactNode
}

/** A rectangle in the units of a drawing. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A drawing of its own, switched by a tab and by the question. Most games have one. */
export interface Sheet {
  readonly id: string
  readonly title: string
  readonly frame: Frame
}

/** A part of a sheet that small screens show by itself; a question brings up the right one. */
export interface Region {
  readonly id: string
  readonly title: string
  /** In the units of its sheet. Frames of one sheet may overlap; together they hold every piece. */
  readonly frame: Frame
  readonly sheet: string
  /** The point where reading begins, for a region that is too large to be read as a whole: it is shown close up. */
  readonly near?: { readonly x: number; readonly y: number }
}

/** Something that walks or flies while an event is shown. */
export interface Travel {
  /** Drawn around 0, 0 in the units of the drawing. */
  readonly what: ReactNode
  /** The pieces it passes, from the first to the last; `seat:0` is the line of a seat. */
  readonly along: readonly string[]
}

/** What pointing at an option shows before it is chosen. */
export interface Preview {
  /** Drawn over its sheet: the way, fees on it, what would change. */
  readonly drawing?: ReactNode
  /** Pieces that it concerns besides its own. */
  readonly pieces?: readonly string[]
  /** Short lines for the tip: fees on the way, what the place offers, what is left afterwards. */
  readonly lines?: readonly string[]
}

/** Something that is worth the whole stage for a moment: a duel, a show-down. */
export interface Overlay {
  /** The same key: the same occasion, not shown again. */
  readonly key: string
  readonly title: string
  readonly content: ReactNode
  /** Stays until it is closed or another one comes; otherwise it goes by itself. */
  readonly stays?: boolean
  /** There is much to read: for so many milliseconds, if not for the usual while. */
  readonly lasts?: number
}

/** What answers a question in another way than by chips. */
export interface Answering<State = PlainState, Event = PlainEvent> {
  readonly scene: Scene<State, Event>
  readonly question: Question
  /** Not for as long as the table has not answered. */
  readonly isReady: boolean
  readonly choose: (choice: Choice) => void
}

/** How one game is drawn. What is the same for all games (question, log, history, chat …) is drawn by the table page. */
export interface GameScreen<State = PlainState, Option = PlainOption, Event = PlainEvent> {
  /** The drawings of the board; absent: `board` is ordinary text that scrolls. Their frames stay the same all match. */
  sheets?(scene: Scene<State, Event>): readonly Sheet[]
  /** Parts of the sheets for small screens; absent: each sheet is one. */
  regions?(scene: Scene<State, Event>): readonly Region[]
  /** The region that a piece of a sheet lies in; undefined for those of the own board, null for what is always in sight. */
  regionOf?(piece: string, scene: Scene<State, Event>): string | null | undefined
  /** The region of a question whose pieces lie beside the board: what it is about should be in sight. */
  regionFor?(ask: string): string | undefined
  /** Everything that all players share, or one sheet of it. Pieces carry `data-piece`. */
  board(scene: Scene<State, Event>, sheet: string): ReactNode
  /** A part of a board without sheets by itself, for the rulebook and the game in a minute. */
  part?(scene: Scene<State, Event>, region: string): ReactNode
  /** What belongs to one seat; `large` for the own one. */
  playerBoard?(scene: Scene<State, Event>, seat: Seat, large: boolean): ReactNode
  /** My hand of cards, or whatever I choose from most. */
  hand?(scene: Scene<State, Event>): ReactNode
  /** My few figures and whatever may be used at any time, in one line under the board. */
  strip?(scene: Scene<State, Event>): ReactNode
  /** The few figures of a seat that are always visible. */
  seatLine?(scene: Scene<State, Event>, seat: Seat): ReactNode
  /** The opponent that is part of the rules (solo mode), if there is one in this match; `told`: of its last turn. */
  opponent?(scene: Scene<State, Event>, told: readonly Event[]): ReactNode
  /** How that opponent is called. */
  opponentName?(scene: Scene<State, Event>): string
  /** An option at a glance; absent: its whole sentence. */
  chip?(option: Option, decision: Decision<Option>, scene: Scene<State, Event>): Chip
  /** Whether pieces that lie behind an option can be chosen at once; absent: behind every option. */
  leadsOn?(option: Option, decision: Decision<Option>): boolean
  /** Whether an answer is only a step to the next question: pieces behind two of them can be chosen as well; absent: none. */
  isStep?(option: Option, next: Decision<Option>): boolean
  /** Whether a question that was asked before is about something else now, such as another place; absent: never. */
  asksAnew?(decision: Decision<Option>, before: Scene<State, Event>, now: Scene<State, Event>): boolean
  /** Questions that can be answered in one go with those that follow them: which those are, by the first. */
  readonly inOneGo?: Readonly<Record<string, readonly string[]>>
  /** The answer that nobody would refuse: given without asking, unless the player wants to be asked. */
  obvious?(decision: Decision<Option>, scene: Scene<State, Event>): Option | undefined
  /** Another way to answer a question than chips, such as a slider for amounts; undefined: chips. */
  answer?(answering: Answering<State, Event>): ReactNode | undefined
  /** Drawn before the words of an event. */
  eventIcon?(event: Event): ReactNode
  /** Which piece stands for an option, also for one that is refused. */
  pieceOf?(option: Option, decision: Decision<Option>, scene: Scene<State, Event>): string | null
  /** What would happen, drawn before it is chosen. */
  preview?(option: Option, decision: Decision<Option>, scene: Scene<State, Event>): Preview | undefined
  /** What a piece is. */
  help?(piece: string, scene: Scene<State, Event>): Help | undefined
  /** Everything that can be seen of a piece, in one sentence, for those who hear the board; absent: its title. */
  name?(piece: string, scene: Scene<State, Event>): string | undefined
  /** Where an arrow key leads from a piece, where that is not just the next one in that direction. */
  walk?(piece: string, key: string, scene: Scene<State, Event>): string | undefined
  /** The piece where walking over the board begins. */
  entry?(scene: Scene<State, Event>): string | undefined
  /** A piece by itself, as the entries of the rulebook name it (`RuleEntry.art`). */
  portrait?(art: string, scene: Scene<State, Event>): ReactNode
  /** The piece where an event happened, to look at. What others do on their own boards lights up theirs. */
  placeOf?(event: Event, scene: Scene<State, Event>): string | undefined
  /** What an event makes walk or fly. */
  travel?(event: Event, scene: Scene<State, Event>): Travel | undefined
  /** Shown over the stage because of what just happened (`scene.happened`) or stands now; `told`: all up to here. */
  overlay?(scene: Scene<State, Event>, told: () => readonly Event[]): Overlay | undefined
  /** Whether what is told after an event, until the next turn begins, is nobody's turn: the game itself goes on. */
  closesTurn?(event: Event, seats: number): boolean
  /** How that is called. */
  chapterName?(scene: Scene<State, Event>): string
  /** Something that everybody should know from now on, such as the last round. */
  banner?(scene: Scene<State, Event>): Message | undefined
  /** What a seat hears besides its own, whoever answered: a duel that it fights, a show-down; absent: nothing. */
  heard?(events: readonly Event[], seat: Seat): readonly Event[]
  /** A category of the score sheet in words. */
  category?(name: string, scene: Scene<State, Event>): string
}

/** Forgets the types of a screen. Safe because views, options and events come from the game of the same id only. */
export function anyScreen<State, Option, Event>(screen: GameScreen<State, Option, Event>): GameScreen {
  return screen as unknown as GameScreen
}
