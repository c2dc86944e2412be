import { seedChance } from './chance.js'
import { RailheadError } from './errors.js'
import type { Decision, Game, PlainState } from './game.js'
import { sameData, stateHash } from './hash.js'
import { reveals } from './reveals.js'
import { type Lawbook, rulesOf, versionsOf } from './rulings.js'
import type { Seat, Viewer } from './seat.js'

export interface Answer<Option> {
  readonly seat: Seat
  readonly option: Option
}

/** A match as a file: everything else is computed. */
export interface MatchRecord<Option = unknown> {
  readonly format: 'railhead-match'
  readonly game: string
  /** The version of the rules that the match began with, and goes on by. */
  readonly rules: string
  readonly config: unknown
  readonly seed: string
  readonly answers: readonly Answer<Option>[]
  /** Hash of the state after the last answer. */
  readonly hash: string
}

/** An open decision with an identity that stays the same while other seats act. */
export interface OpenDecision<Option> extends Decision<Option> {
  readonly id: string
}

/** What one answer led to: what was told, and how far chance had been drawn after it. */
interface Step<Event> {
  readonly events: readonly Event[]
  readonly drawn: number
  /** Whether the answer revealed something; found out when first asked. */
  revealed?: boolean
}

/** A configuration, a seed and a list of answers, with the state they lead to. */
export class Match<State extends PlainState, Option extends object, Config, Event> {
  state: State
  readonly answers: Answer<Option>[] = []
  /** Counts undos, so that an answer meant for an undone question is recognised as stale. */
  epoch = 0
  private readonly setupEvents: Event[] = []
  private readonly setupDrawn: number
  private readonly steps: Step<Event>[] = []
  private answered: number[]

  private constructor(
    readonly game: Game<State, Option, Config, Event>,
    readonly config: Config,
    readonly seed: string,
  ) {
    this.state = game.setup(config, seedChance(seed), event => this.setupEvents.push(event))
    this.setupDrawn = this.state.chance.drawn
    this.answered = new Array(game.config.seats(config)).fill(0)
  }

  static start<State extends PlainState, Option extends object, Config, Event>(
    game: Game<State, Option, Config, Event>,
    config: unknown,
    seed: string,
    rules?: string,
  ): Match<State, Option, Config, Event> {
    if (rules !== undefined && !versionsOf(game).includes(rules))
      throw new RailheadError('matchFile', `The match is played by rules version ${rules}.`, versionsOf(game))
    return new Match(game, game.config.parse(config, rules), seed)
  }

  /** Replays a record, every answer checked; `at` stops after that many answers. */
  static replay<State extends PlainState, Option extends object, Config, Event>(
    game: Game<State, Option, Config, Event>,
    input: unknown,
    at?: number,
  ): Match<State, Option, Config, Event> {
    const record = readRecord(game, input)
    if (at !== undefined && (!Number.isInteger(at) || at < 0 || at > record.answers.length))
      throw new RailheadError('matchFile', `There is no moment ${at}.`, `0 to ${record.answers.length}`)
    const match = Match.start(game, record.config, record.seed, record.rules)
    const count = at ?? record.answers.length
    for (let i = 0; i < count; i++) {
      const { seat, option } = record.answers[i]
      try {
        match.answer(seat, option)
      } catch (error) {
        if (!(error instanceof RailheadError)) throw error
        throw new RailheadError(
          'matchFile',
          `Answer ${i + 1} is not legal: ${error.message}`,
          error.expected,
          `answers[${i}]`,
        )
      }
    }
    if (count === record.answers.length && match.hash() !== record.hash)
      throw new RailheadError(
        'matchFile',
        'The answers do not lead to the recorded hash.',
        match.hash(),
        'hash',
      )
    return match
  }

  /** The version of the rules that it is played by. */
  get rules(): string {
    return rulesOf(this.game, this.config)
  }

  get seats(): number {
    return this.answered.length
  }

  decisions(): OpenDecision<Option>[] {
    return this.game
      .decisions(this.state)
      .map(decision => ({ ...decision, id: this.decisionId(decision.seat, decision.ask) }))
  }

  decisionId(seat: Seat, ask: string): string {
    return `${this.epoch}.${seat}.${this.answered[seat]}.${ask}`
  }

  /**
   * Answers a question. With `id`, the question of that identity; without, whichever open question of the
   * seat offers the option. Throws and changes nothing if the answer is not legal. Returns what was told.
   */
  answer(seat: Seat, option: unknown, id?: string): readonly Event[] {
    const own = this.game.decisions(this.state).filter(decision => decision.seat === seat)
    if (own.length === 0) {
      if (this.game.outcome(this.state)) throw new RailheadError('over', 'The match is over.')
      throw new RailheadError('notAsked', `Seat ${seat} is not asked anything now.`, this.askedSeats())
    }
    const asked = id === undefined ? own : own.filter(decision => this.decisionId(seat, decision.ask) === id)
    if (asked.length === 0)
      throw new RailheadError(
        'stale',
        `The question '${id}' does not stand any more.`,
        own.map(d => this.decisionId(seat, d.ask)),
      )
    for (const decision of asked)
      for (const offered of decision.options) if (sameData(offered, option)) return this.take(seat, offered)
    throw new RailheadError(
      'illegal',
      `${shorten(option)} is not offered to seat ${seat} now.`,
      asked.flatMap(decision => decision.options),
    )
  }

  private take(seat: Seat, option: Option): readonly Event[] {
    const events: Event[] = []
    this.game.apply(this.state, seat, option, event => events.push(event))
    this.answers.push({ seat, option })
    this.answered[seat]++
    this.steps.push({ events, drawn: this.state.chance.drawn })
    return events
  }

  private askedSeats(): Seat[] {
    return [...new Set(this.game.decisions(this.state).map(decision => decision.seat))]
  }

  view(viewer: Viewer): State {
    return this.game.view(this.state, viewer)
  }

  /** What the viewer was told, one list per answer; the first list is the set-up's. */
  log(viewer: Viewer, from = 0): (readonly Event[])[] {
    const heard: (readonly Event[])[] = []
    if (from <= 0) heard.push(this.heard(this.setupEvents, viewer))
    for (let i = Math.max(0, from - 1); i < this.steps.length; i++) heard.push(this.told(i, viewer))
    return heard
  }

  /** What was told of one answer, to one viewer. */
  told(number: number, viewer: Viewer): Event[] {
    return this.heard(this.steps[number]?.events ?? [], viewer)
  }

  private heard(events: readonly Event[], viewer: Viewer): Event[] {
    const heard: Event[] = []
    for (const event of events) {
      const perceived = this.game.witness(event, viewer)
      if (perceived !== undefined) heard.push(perceived)
    }
    return heard
  }

  /** The state as it was after the first `count` answers. */
  stateAt(count: number): State {
    return this.prefix(count).state
  }

  private prefix(count: number): Match<State, Option, Config, Event> {
    const match = new Match(this.game, this.config, this.seed)
    for (let i = 0; i < count; i++) match.take(this.answers[i].seat, this.answers[i].option)
    return match
  }

  /**
   * How many of the last answers the seat may take back freely: its own, as long as nobody else answered
   * after them and none of them revealed anything.
   */
  freeUndo(seat: Seat): number {
    let count = 0
    while (count < this.answers.length) {
      const index = this.answers.length - 1 - count
      if (this.answers[index].seat !== seat || this.revealed(index)) break
      count++
    }
    return count
  }

  /** Whether the answer at `index` revealed something to the one who gave it, or drew chance. */
  revealed(index: number): boolean {
    const step = this.steps[index]
    step.revealed ??= this.findRevealed(index)
    return step.revealed
  }

  /**
   * An answer revealed something if chance was drawn; if something that was hidden from the one who answered
   * is hidden no more; or if in another world that looked the same to them, the same answer would have shown
   * or told them something else.
   */
  private findRevealed(index: number): boolean {
    const drawnBefore = index === 0 ? this.setupDrawn : this.steps[index - 1].drawn
    if (this.steps[index].drawn !== drawnBefore) return true
    const { seat, option } = this.answers[index]
    return reveals(this.game, this.stateAt(index), seat, option, `${this.seed}/${index}`)
  }

  /** Takes back the last `count` answers. Whether that is allowed is for the caller to ask (`freeUndo`, or everyone's yes). */
  undo(count: number): void {
    if (!Number.isInteger(count) || count < 1 || count > this.answers.length)
      throw new RailheadError('undo', `Cannot take back ${count} answers.`, `1 to ${this.answers.length}`)
    const earlier = this.prefix(this.answers.length - count)
    this.state = earlier.state
    this.answers.length = earlier.answers.length
    this.steps.length = earlier.steps.length
    this.answered = earlier.answered
    this.epoch++
  }

  hash(): string {
    return stateHash(this.state)
  }

  record(): MatchRecord<Option> {
    return {
      format: 'railhead-match',
      game: this.game.id,
      rules: this.rules,
      config: this.config,
      seed: this.seed,
      answers: [...this.answers],
      hash: this.hash(),
    }
  }
}

/** The name of the game that a match file is of; throws if it is no match file at all. */
export function gameOfRecord(input: unknown): string {
  if (typeof input !== 'object' || input === null || Reflect.get(input, 'format') !== 'railhead-match')
    throw new RailheadError(
      'matchFile',
      'This is not a match file.',
      'an object with "format": "railhead-match"',
    )
  const game: unknown = Reflect.get(input, 'game')
  if (typeof game !== 'string')
    throw new RailheadError('matchFile', 'The match file names no game.', 'a string', 'game')
  return game
}

/** What a match file says, read but not played: its configuration parsed, its answers not yet checked. */
export function openRecord<State extends PlainState, Option extends object, Config, Event>(
  game: Game<State, Option, Config, Event>,
  input: unknown,
): MatchRecord & { readonly config: Config } {
  const record = readRecord(game, input)
  return { ...record, config: game.config.parse(record.config, record.rules) }
}

function readRecord(of: Lawbook & { readonly id: string }, input: unknown): MatchRecord {
  const game = gameOfRecord(input)
  if (game !== of.id) throw new RailheadError('matchFile', `This is a match of '${game}'.`, of.id, 'game')
  const record = input as Record<string, unknown>
  const rules = versionsOf(of).find(version => version === record.rules)
  if (rules === undefined)
    throw new RailheadError(
      'matchFile',
      `The match was played by rules version ${shorten(record.rules)}.`,
      versionsOf(of),
      'rules',
    )
  if (typeof record.seed !== 'string' || record.seed === '')
    throw new RailheadError('matchFile', 'The seed is missing.', 'a text', 'seed')
  if (typeof record.hash !== 'string')
    throw new RailheadError('matchFile', 'The hash is missing.', 'a text', 'hash')
  if (!Array.isArray(record.answers))
    throw new RailheadError('matchFile', 'The answers are missing.', 'a list', 'answers')
  const answers = record.answers.map((answer: unknown, i) => {
    const seat: unknown =
      typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'seat') : undefined
    if (typeof seat !== 'number' || typeof answer !== 'object' || answer === null)
      throw new RailheadError(
        'matchFile',
        `Answer ${i + 1} names no seat.`,
        '{"seat": number, "option": object}',
        `answers[${i}]`,
      )
    return { seat, option: Reflect.get(answer, 'option') as unknown }
  })
  return {
    format: 'railhead-match',
    game,
    rules,
    config: record.config,
    seed: record.seed,
    answers,
    hash: record.hash,
  }
}

function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
