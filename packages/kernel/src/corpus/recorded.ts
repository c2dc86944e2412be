import type { AnyGame, Outcome, PlainEvent, PlainOption, PlainState, SeatScore } from '../game.js'
import { canonicalJson, stateHash } from '../hash.js'
import type { Answer } from '../match.js'
import { rulesOf } from '../rulings.js'
import { playAgain, type Script, type Watcher, watchTogether } from './playAgain.js'

/**
 * A match of the corpus: in few bytes, and with hashes on the way, so that a difference is found where it begins.
 * It holds the options themselves: the order in which rules offer them may change.
 */
export interface RecordedMatch {
  /** Its name within its release and game. */
  readonly id: string
  readonly game: string
  /** The version of the rules that it was played by. */
  readonly rules: string
  /** Who answered: one for all seats, or one for each. */
  readonly players: readonly string[]
  readonly config: unknown
  readonly seed: string
  /** Every different option of the match, in the order of first use. */
  readonly options: readonly PlainOption[]
  /** Of each answer: seat + 8 × index of the option. */
  readonly answers: readonly number[]
  /** After the set-up, after each answer that began a turn, and after the last answer. */
  readonly turns: readonly Mark[]
  /** Of the whole state after the last answer. */
  readonly hash: string
  /** Null for a match that was left unfinished. */
  readonly outcome: Outcome | null
}

/** How many answers were given, and the first digits of two hashes: of the state, and of the play. */
export type Mark = readonly [answers: number, state: string, play: string]

const SEATS = 8
const STATE_DIGITS = 12
const PLAY_DIGITS = 8

export const answersOf = ({ options, answers }: RecordedMatch): Answer<PlainOption>[] =>
  answers.map(code => ({ seat: code % SEATS, option: options[Math.floor(code / SEATS)] }))

/** What a recorded match is played from. */
export const scriptOf = (recorded: RecordedMatch): Script => ({
  rules: recorded.rules,
  config: recorded.config,
  seed: recorded.seed,
  answers: answersOf(recorded),
})

/** A category in which nobody scored may come and go: screens show it or not. */
const scored = <Score extends SeatScore>(score: Score): Score => ({
  ...score,
  categories: Object.fromEntries(Object.entries(score.categories).filter(([, points]) => points !== 0)),
})

/** An outcome in the form in which outcomes are compared. */
export const scoredOutcome = (outcome: Outcome): Outcome => ({
  ...outcome,
  scores: outcome.scores.map(scored),
  ...(outcome.opponent && { opponent: scored(outcome.opponent) }),
})

/**
 * What can be noticed of a state without knowing how it is stored: who may answer what, the scores, and how often
 * chance was drawn. It tells a changed rule from a state that is only written down differently.
 */
export function playHash(game: AnyGame, state: PlainState): string {
  const asked = game
    .decisions(state)
    .map(({ seat, optional, options }) =>
      canonicalJson([seat, optional ?? null, options.map(canonicalJson).sort()]),
    )
    .sort()
  return stateHash({ asked, standing: game.standing(state).map(scored), drawn: state.chance.drawn })
}

const markOf = (game: AnyGame, state: PlainState, answers: number): Mark => [
  answers,
  stateHash(state).slice(0, STATE_DIGITS),
  playHash(game, state).slice(0, PLAY_DIGITS),
]

/** Makes the marks of a match while it is played; the last one when it ends elsewhere than at a turn. */
export class Marker implements Watcher {
  readonly marks: Mark[] = []
  private answers = 0

  constructor(
    private readonly game: AnyGame,
    private readonly onMark: (mark: Mark, index: number) => void = () => undefined,
  ) {}

  private mark(state: PlainState): void {
    const mark = markOf(this.game, state, this.answers)
    this.onMark(mark, this.marks.push(mark) - 1)
  }

  begun(state: PlainState): void {
    this.mark(state)
  }

  answered(state: PlainState, events: readonly PlainEvent[]): void {
    this.answers++
    if (events.some(({ type }) => type === 'turn')) this.mark(state)
  }

  ended(state: PlainState): void {
    if (this.marks.at(-1)?.[0] !== this.answers) this.mark(state)
  }
}

/** Records a match as far as its answers are legal. */
export function recordMatch(
  game: AnyGame,
  script: Script,
  { id, players }: Pick<RecordedMatch, 'id' | 'players'>,
  watcher: Watcher = {},
): RecordedMatch {
  const marker = new Marker(game)
  const numbers = new Map<string, number>()
  const options: PlainOption[] = []
  const answers: number[] = []
  const packer: Watcher = {
    answering(_state, { seat, option }) {
      const text = canonicalJson(option)
      const number = numbers.get(text) ?? options.push(option) - 1
      numbers.set(text, number)
      answers.push(seat + SEATS * number)
    },
  }
  const course = playAgain(game, script, watchTogether([packer, marker, watcher]))
  // An answer on which the rules broke was packed, but never given.
  answers.length = course.answers
  marker.ended(course.state)
  return {
    id,
    game: game.id,
    rules: rulesOf(game, course.config),
    players,
    config: course.config,
    seed: script.seed,
    options,
    answers,
    turns: marker.marks,
    hash: stateHash(course.state),
    outcome: game.outcome(course.state) ?? null,
  }
}
