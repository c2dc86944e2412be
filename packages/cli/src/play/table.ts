import { HINT_TEXTS, hints, hintText } from '@railhead/bots'
import {
  type AnyGame,
  below,
  type Chance,
  departures,
  keepsPace,
  type Lang,
  type Match,
  type Message,
  type OpenDecision,
  type PlainEvent,
  type PlainOption,
  type PlainState,
  QUERIES,
  type QueryId,
  type QueryRow,
  type ResolvedRulings,
  type Seat,
  type SeatScore,
  SPECTATOR,
  sameData,
  seedChance,
  type Translate,
  translator,
  type Viewer,
} from '@railhead/kernel'
import { nextAnswer, PLAYERS, type Player, randomPlayer, SEEDS, UNHURRIED } from '../runner.js'
import { type Look, seatName } from './look.js'
import { CircleWatch } from './programs.js'
import { tableLines } from './summary.js'
import type { WordKey } from './words/en.js'
import { languages } from './words/languages.js'

export type PlainMatch = Match<PlainState, PlainOption, unknown, PlainEvent>
export type Question = OpenDecision<PlainOption>

/** The queries that every table answers. */
const ALWAYS: readonly QueryId[] = ['table', 'question', 'last', 'score']

/** A match at this keyboard: who sits where, and how everything is said. */
export class Table {
  readonly game: AnyGame
  readonly say: Translate
  private readonly luck: Chance
  /** How much of the log each viewer has seen. */
  private readonly seen = new Map<Viewer, number>()
  protected readonly circles = new CircleWatch()
  /** When each person answered last; whoever has waited longest is asked first. */
  private readonly answeredAt = new Map<Seat, number>()

  constructor(
    readonly match: PlainMatch,
    /** `human` or the name of a player, by seat. */
    readonly players: readonly string[],
    readonly lang: Lang,
    readonly look: Look = { plain: false, color: false },
  ) {
    this.game = match.game
    const catalogues = [this.game.text.catalogues[lang], languages[lang], HINT_TEXTS[lang]]
    this.say = translator(lang, catalogues, seat => this.name(seat))
    this.luck = seedChance(`${match.seed}/${match.answers.length}/players`)
  }

  word(key: WordKey, params: NonNullable<Message['params']> = {}): string {
    return this.say({ key, params })
  }

  /** Whether a person says yes, in the language of the table or in English. */
  isYes(reply: string | undefined): boolean {
    const yes = [this.word('cli.yes'), 'yes']
    return reply !== undefined && yes.includes(reply.toLocaleLowerCase(this.lang))
  }

  name(seat: Seat): string {
    const kind = this.players[seat] === 'human' ? '' : ` (${this.players[seat]})`
    return seatName(this.look, seat, `${this.word('cli.player', { number: seat + 1 })}${kind}`)
  }

  isHuman(seat: Seat): boolean {
    return this.players[seat] === 'human'
  }

  humans(): Seat[] {
    return this.players.flatMap((_, seat) => (this.isHuman(seat) ? [seat] : []))
  }

  /** An answer of a person. */
  answer(question: Question, option: PlainOption): void {
    this.match.answer(question.seat, option, question.id)
    this.answeredAt.set(question.seat, this.match.answers.length)
    this.circles.reset()
  }

  undo(count: number): void {
    this.match.undo(count)
    this.circles.reset()
  }

  /**
   * Lets the programs answer until a person must, or the match is over. Returns what is to be said of it: whose
   * program went round in circles, so that it answers at random until the match gets on.
   */
  letProgramsAnswer(): string[] {
    const cut = new Set<Seat>()
    for (;;) {
      const isPerson = (seat: Seat): boolean => this.isHuman(seat)
      const theirs = this.match
        .decisions()
        .filter(({ seat }) => !isPerson(seat) && keepsPace(this.match, seat, isPerson))
      if (!theirs.some(({ optional }) => optional === undefined)) break
      const { decision, option } = this.programAnswer(theirs)
      const told = this.match.answer(decision.seat, option)
      if (this.circles.noticed(decision.seat, this.match.state, told)) cut.add(decision.seat)
    }
    return [...cut].map(seat => this.word('cli.circle', { who: { seatName: seat } }))
  }

  protected programAnswer(theirs: readonly Question[]): { decision: { seat: Seat }; option: PlainOption } {
    const players = this.players.map(
      (name, seat): Player => (this.circles.isCaught(seat) ? randomPlayer : (PLAYERS[name] ?? randomPlayer)),
    )
    return nextAnswer(this.game, this.match.state, theirs, players, this.luck)
  }

  /** The question that a person must answer now: of several people, the one who has waited longest is asked. */
  question(): Question | undefined {
    return this.match
      .decisions()
      .filter(({ seat, optional }) => optional === undefined && this.isHuman(seat))
      .sort((a, b) => this.lastAnswer(a.seat) - this.lastAnswer(b.seat))[0]
  }

  private lastAnswer(seat: Seat): number {
    return this.answeredAt.get(seat) ?? 0
  }

  /** Asks this person next, if the rules ask them anything now. */
  turnTo(seat: Seat): boolean {
    const asked = this.match
      .decisions()
      .some(question => question.seat === seat && question.optional === undefined)
    if (asked) this.answeredAt.set(seat, -1)
    return asked
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
    return found.map(({ option, reason }, i) => {
      const number = question.options.findIndex(offered => sameData(offered, option)) + 1
      const text = this.optionText(question, option)
      const why = hintText(reason, this.say, this.game.text.catalogues[this.lang])
      return this.word(i === 0 ? 'cli.hint.best' : 'cli.hint.other', { number, option: text, reason: why })
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
    const drawing = this.look.plain ? [] : (this.answerTo('map', viewer) ?? [])
    const indent = this.look.plain ? '' : '  '
    return [
      this.word('cli.board'),
      ...[...tableLines(this.game, view, viewer, this.say), ...drawing].map(line => indent + line),
      this.word('cli.scores', { scores: scores.join(', ') }),
    ]
  }

  /** The rulings of the match that are not as usual, one line each. */
  houseRules(): string[] {
    const { game, match } = this
    const rulings = Reflect.get(Object(match.config), 'rulings') as ResolvedRulings | undefined
    if (rulings === undefined) return []
    return Object.entries(departures(game, rulings, match.rules)).map(([id, value]) => {
      const key = `ruling.${id}`
      const question = this.has(key) ? this.say({ key }) : id
      const named = this.has(`${key}.${value}`) ? this.say({ key: `${key}.${value}` }) : JSON.stringify(value)
      return this.word('cli.houseRule', { question, value: named })
    })
  }

  private has(key: string): boolean {
    return Object.hasOwn(this.game.text.catalogues[this.lang], key)
  }

  /** The queries that this table answers. */
  queries(): QueryRow[] {
    return QUERIES.filter(({ id }) => ALWAYS.includes(id) || this.game.text.queries?.[id] !== undefined)
  }

  /** What the game answers to a query, as a drawing where there is one and it may be shown. */
  answerTo(id: QueryId, viewer: Viewer): string[] | undefined {
    const answer = this.game.text.queries?.[id]
    if (!answer) return undefined
    const view = this.match.view(viewer)
    if (answer.drawing && !this.look.plain) return [...answer.drawing(view, viewer, this.say)]
    return answer.lines(view, viewer).map(this.say)
  }

  /** The points so far by category, as the game says it or in its categories. */
  score(viewer: Viewer): string[] {
    return (
      this.answerTo('score', viewer) ??
      this.game.standing(this.match.view(viewer)).map((score, seat) => this.scoreLine(seat, score))
    )
  }

  /** What happened since the seat last answered. */
  last(seat: Seat): string[] {
    const { answers } = this.match
    let from = answers.length
    while (from > 0 && answers[from - 1].seat !== seat) from--
    const events = this.match.log(seat, from).flat()
    return events.map(event => this.say(this.game.text.event(event, this.match.state)))
  }

  refusals(seat: Seat): string[] {
    const all = this.game.refusals(this.match.state, seat)
    if (all.length === 0) return [this.word('cli.nothingRefused')]
    return all.map(({ what, why }) => this.pair(what, why))
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
    const scores = outcome.scores.map((score, seat) => `  ${this.scoreLine(seat, score)}`)
    const { opponent, winners } = outcome
    const rival = opponent && (this.has(opponent.name) ? this.say({ key: opponent.name }) : opponent.name)
    if (opponent && rival) scores.push(`  ${this.pair(rival, String(opponent.total))}`)
    const who = winners.map(seat => this.name(seat)).join(', ')
    const won =
      winners.length > 0 ? this.word('cli.winners', { who }) : this.word('cli.lost', { who: rival ?? '?' })
    return [this.word('cli.over'), ...scores, won]
  }

  private scoreLine(seat: Seat, score: SeatScore): string {
    // What brings nothing is left out.
    const parts = Object.entries(score.categories)
      .filter(([, points]) => points !== 0)
      .map(([name, points]) => `${this.category(name)} ${points}`)
    return this.pair(this.name(seat), `${score.total}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`)
  }

  /** What something is, as the language puts it. */
  pair(what: string | Message, value: string | Message): string {
    return this.word('cli.pair', { what, value })
  }

  private category(name: string): string {
    const key = `score.${name}`
    return this.has(key) ? this.say({ key }) : name
  }

  /** Whose eyes to show the log to when nobody in particular is asked. */
  onlooker(): Viewer {
    const [first, ...others] = this.humans()
    return first === undefined || others.length > 0 ? SPECTATOR : first
  }
}
