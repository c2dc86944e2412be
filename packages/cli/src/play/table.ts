import { HINT_TEXTS, hints } from '@railhead/bots'
import {
  type AnyGame,
  below,
  type Chance,
  type Lang,
  type Match,
  type Message,
  type OpenDecision,
  type PlainEvent,
  type PlainOption,
  type PlainState,
  type Seat,
  SPECTATOR,
  sameData,
  seedChance,
  type Translate,
  translator,
  type Viewer,
} from '@railhead/kernel'
import { nextQuestion, PLAYERS, SEEDS, UNHURRIED } from '../runner.js'
import { tableLines } from './summary.js'
import { WORDS, type WordKey } from './words.js'

export type PlainMatch = Match<PlainState, PlainOption, unknown, PlainEvent>
export type Question = OpenDecision<PlainOption>

/** A match at this keyboard: who sits where, and how everything is said. */
export class Table {
  readonly game: AnyGame
  readonly say: Translate
  private readonly luck: Chance
  /** How much of the log each viewer has seen. */
  private readonly seen = new Map<Viewer, number>()

  constructor(
    readonly match: PlainMatch,
    /** `human` or the name of a player, by seat. */
    readonly players: readonly string[],
    readonly lang: Lang,
  ) {
    this.game = match.game
    const catalogues = [this.game.text.catalogues[lang], WORDS[lang], HINT_TEXTS[lang]]
    this.say = translator(lang, catalogues, seat => this.name(seat))
    this.luck = seedChance(`${match.seed}/${match.answers.length}/players`)
  }

  word(key: WordKey, params: NonNullable<Message['params']> = {}): string {
    return this.say({ key, params })
  }

  name(seat: Seat): string {
    const kind = this.players[seat] === 'human' ? '' : ` (${this.players[seat]})`
    return `${this.word('cli.player', { number: seat + 1 })}${kind}`
  }

  isHuman(seat: Seat): boolean {
    return this.players[seat] === 'human'
  }

  humans(): Seat[] {
    return this.players.flatMap((_, seat) => (this.isHuman(seat) ? [seat] : []))
  }

  /** Lets the programs answer until a person must, or the match is over. */
  letProgramsAnswer(): void {
    for (;;) {
      const open = this.match.decisions()
      const theirs = open.filter(({ seat }) => !this.isHuman(seat))
      if (!theirs.some(({ optional }) => optional === undefined)) return
      const question = nextQuestion(theirs, this.luck)
      const option = PLAYERS[this.players[question.seat]].choose(
        this.game,
        this.match.state,
        question,
        this.luck,
      )
      this.match.answer(question.seat, option)
    }
  }

  /** The question that a person must answer now. */
  question(): Question | undefined {
    return this.match.decisions().find(({ seat, optional }) => optional === undefined && this.isHuman(seat))
  }

  anyTime(seat: Seat): Question[] {
    return this.match
      .decisions()
      .filter(question => question.seat === seat && question.optional !== undefined)
  }

  promptOf(question: Question): string {
    return this.say(this.game.text.prompt(this.match.view(question.seat), question))
  }

  optionText(question: Question, option: PlainOption): string {
    return this.say(this.game.text.option(this.match.view(question.seat), question.seat, option))
  }

  /** The best options as the best bot sees them, one line each. */
  hints(question: Question): string[] {
    const seed = `${below(this.luck, SEEDS)}`
    const found = hints(this.game, this.match.view(question.seat), question, seed, UNHURRIED)
    return found.map(({ option, value, reason }, i) => {
      const number = question.options.findIndex(offered => sameData(offered, option)) + 1
      const text = this.optionText(question, option)
      return this.word(i === 0 ? 'cli.hint.best' : 'cli.hint.other', { number, option: text, value, reason })
    })
  }

  /** Whether another seat has answered since the seat last looked. */
  othersActed(seat: Seat): boolean {
    const from = Math.max(0, this.seenBy(seat) - 1)
    return this.match.answers.slice(from).some(answer => answer.seat !== seat)
  }

  private seenBy(viewer: Viewer): number {
    return Math.min(this.seen.get(viewer) ?? 0, this.match.answers.length + 1)
  }

  /** What happened since the viewer last looked, or from the beginning. */
  news(viewer: Viewer, fromStart = false): string[] {
    const from = fromStart ? 0 : this.seenBy(viewer)
    this.seen.set(viewer, this.match.answers.length + 1)
    return this.match
      .log(viewer, from)
      .flatMap(events => events.map(event => this.say(this.game.text.event(event, this.match.state))))
  }

  board(viewer: Viewer): string[] {
    const view = this.match.view(viewer)
    const scores = this.game
      .standing(view)
      .map((score, seat) => this.word('cli.score', { who: { seatName: seat }, points: score.total }))
    return [
      this.word('cli.board'),
      ...tableLines(this.game, view, viewer, this.say).map(line => `  ${line}`),
      this.word('cli.scores', { scores: scores.join(', ') }),
    ]
  }

  refusals(seat: Seat): string[] {
    const all = this.game.refusals(this.match.state, seat)
    if (all.length === 0) return [this.word('cli.nothingRefused')]
    return all.map(({ what, why }) => this.word('cli.refusal', { what, why }))
  }

  /** How many answers must go to take back the last one of a person; `free` if nobody need be asked. */
  lastHumanAnswer(): { count: number; free: boolean } | undefined {
    const { answers } = this.match
    for (let count = 1; count <= answers.length; count++) {
      const { seat } = answers[answers.length - count]
      if (this.isHuman(seat)) return { count, free: count === 1 && this.match.freeUndo(seat) > 0 }
    }
    return undefined
  }

  /** The final scores, category by category. */
  result(): string[] {
    const outcome = this.game.outcome(this.match.state)
    if (!outcome) return [this.word('cli.left')]
    const scores = outcome.scores.map((score, seat) => {
      const parts = Object.entries(score.categories).map(
        ([name, points]) => `${this.category(name)} ${points}`,
      )
      return `  ${this.name(seat)}: ${score.total} (${parts.join(', ')})`
    })
    const { opponent, winners } = outcome
    if (opponent) scores.push(`  ${opponent.name}: ${opponent.total}`)
    const who = winners.map(seat => this.name(seat)).join(', ')
    const won =
      winners.length > 0
        ? this.word('cli.winners', { who })
        : this.word('cli.lost', { who: opponent?.name ?? '?' })
    return [this.word('cli.over'), ...scores, won]
  }

  private category(name: string): string {
    const key = `score.${name}`
    return Object.hasOwn(this.game.text.catalogues[this.lang], key) ? this.say({ key }) : name
  }

  /** Whose eyes to show the log to when nobody in particular is asked. */
  onlooker(): Viewer {
    const [first, ...others] = this.humans()
    return first === undefined || others.length > 0 ? SPECTATOR : first
  }
}
