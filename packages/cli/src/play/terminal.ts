import { createInterface } from 'node:readline'
import { COMMANDS, commandOf, type QueryId, queryOf } from '@railhead/kernel'
import { columns } from '../command.js'
import { reasonOf, writeMatchFile } from '../files.js'
import type { Output, World } from '../world.js'
import { heading, newsItem, numbered, plainLines, question as questionLine } from './look.js'
import type { Question, Table } from './table.js'

interface Choice {
  readonly question: Question
  readonly option: Question['options'][number]
}

/** Plays a match with the people at this keyboard until it is over or they leave. */
export class Terminal {
  private readonly lines: AsyncIterator<string>
  private readonly prompt: () => void
  private readonly close: () => void
  private unsaved = false
  /** Whose turn to look was shown last. */
  private lastSeat: number | undefined

  constructor(
    private readonly table: Table,
    private readonly screen: Output,
    input: World['input'],
  ) {
    const onTerminal = input.isTTY === true && screen === process.stdout
    const reader = createInterface(onTerminal ? { input, output: process.stdout } : { input })
    this.lines = reader[Symbol.asyncIterator]()
    this.prompt = () => (onTerminal ? reader.prompt() : undefined)
    this.close = () => reader.close()
  }

  async play(): Promise<void> {
    this.print(this.table.word('cli.welcome'))
    const houseRules = this.table.houseRules()
    if (houseRules.length > 0) this.print(this.table.word('cli.houseRules'), ...houseRules)
    let going = true
    while (going) {
      this.print(...this.table.letProgramsAnswer())
      const question = this.table.question()
      if (!question) {
        this.print(...this.table.news(this.table.onlooker()), '', ...this.table.result())
        break
      }
      this.show(question)
      going = await this.answer(this.choices([question, ...this.table.anyTime(question.seat)]), question)
    }
    this.close()
  }

  /** Whether answers would be lost. */
  get hasUnsaved(): boolean {
    return this.unsaved
  }

  save(file: string): boolean {
    try {
      writeMatchFile(file, { ...this.table.match.record(), players: this.table.players })
    } catch (error) {
      this.print(this.table.word('cli.notSaved', { file, reason: reasonOf(error) }))
      return false
    }
    this.unsaved = false
    this.print(this.table.word('cli.saved', { file }))
    return true
  }

  private print(...lines: string[]): void {
    const shown = this.table.look.plain ? lines.flatMap(plainLines) : lines
    for (const line of shown) this.screen.write(`${line}\n`)
  }

  private async nextLine(): Promise<string | undefined> {
    this.prompt()
    const { value, done } = await this.lines.next()
    return done ? undefined : value.trim()
  }

  private show(question: Question): void {
    const { table } = this
    const { seat } = question
    const anew = this.lastSeat !== seat
    this.lastSeat = seat
    if (anew) this.print('', heading(table.look, table.name(seat)))
    const showBoard = !table.look.plain && (anew || table.othersActed(seat))
    this.print(...table.news(seat).map(line => newsItem(table.look, line)))
    if (showBoard) this.print(...table.board(seat))
    this.print('', this.questionText(question))
  }

  private questionText(question: Question): string {
    const { table } = this
    const said = { who: { seatName: question.seat }, prompt: table.promptOf(question) }
    return questionLine(table.look, table.word('cli.question', said))
  }

  /** Numbers and prints the options of the questions, those of any time last. */
  private choices(questions: readonly Question[]): Choice[] {
    const all: Choice[] = []
    for (const question of questions) {
      if (question.optional)
        this.print(this.table.word('cli.anyTime', { prompt: this.table.promptOf(question) }))
      for (const option of question.options) {
        all.push({ question, option })
        this.print(numbered(this.table.look, all.length, this.table.optionText(question, option)))
      }
    }
    return all
  }

  /** Reads lines until one is an answer or changes the question; false when the people leave. */
  private async answer(choices: readonly Choice[], asked: Question): Promise<boolean> {
    for (;;) {
      const line = await this.nextLine()
      if (line === undefined) return false
      const choice = /^\d+$/.test(line) ? choices[Number(line) - 1] : undefined
      if (choice) {
        this.table.answer(choice.question, choice.option)
        this.unsaved = true
        return true
      }
      const [command, ...rest] = line.split(/\s+/)
      const argument = rest.join(' ')
      switch (commandOf(command, this.table.lang)) {
        case 'quit':
          return false
        case 'help':
          this.print(...this.help())
          break
        case 'log':
          this.print(...this.table.news(asked.seat, true))
          break
        case 'why':
          this.print(...this.table.refusals(asked.seat))
          break
        case 'hint':
          this.print(...this.table.hints(asked))
          break
        case 'save':
          if (argument === '') this.print(this.table.word('cli.saveWhere'))
          else this.save(argument)
          break
        case 'undo':
          if (await this.undo()) return true
          break
        case 'seat':
          return this.otherSeat(Number(argument) - 1, asked, choices)
        default:
          if (line !== '' && !this.query(line, asked, choices))
            this.print(this.table.word('cli.noOption', { input: line, count: choices.length }))
      }
    }
  }

  /** Answers a query; false if the line is none. */
  private query(line: string, asked: Question, choices: readonly Choice[]): boolean {
    const row = queryOf(line, this.table.lang)
    if (!row) return false
    const lines = this.answerTo(row.id, asked, choices)
    if (!lines) this.print(this.table.word('cli.noQuery', { input: line }))
    else this.print(...(lines.length > 0 ? lines : [this.table.word('cli.nothing')]))
    return true
  }

  private answerTo(id: QueryId, asked: Question, choices: readonly Choice[]): string[] | undefined {
    const { table } = this
    switch (id) {
      case 'table':
        return table.board(asked.seat)
      case 'score':
        return table.score(asked.seat)
      case 'last':
        return table.last(asked.seat)
      case 'question':
        return [
          this.questionText(asked),
          ...choices.map(({ question, option }, index) =>
            numbered(table.look, index + 1, table.optionText(question, option)),
          ),
        ]
      default:
        return table.answerTo(id, asked.seat)
    }
  }

  private help(): string[] {
    const { table } = this
    const rows: [string, string][] = [
      ['1, 2, 3 …', table.word('cli.help.number')],
      ...table.queries().map((row): [string, string] => [row.words[table.lang][0], row.help[table.lang]]),
      ...COMMANDS.filter(({ id }) => id !== 'redo').map(({ words, argument, help }): [string, string] => [
        argument === undefined ? words[table.lang][0] : `${words[table.lang][0]} ${argument}`,
        help[table.lang],
      ]),
    ]
    return table.look.plain ? rows.map(([typed, what]) => table.pair(typed, what)) : columns(rows).split('\n')
  }

  private async undo(): Promise<boolean> {
    const last = this.table.lastHumanAnswer()
    if (!last) {
      this.print(this.table.word('cli.nothingToUndo'))
      return false
    }
    if (!last.free) {
      this.print(this.table.word('cli.consent', { count: last.count }))
      const reply = await this.nextLine()
      if (!this.table.isYes(reply)) {
        this.print(this.table.word('cli.notUndone'))
        return false
      }
    }
    this.table.undo(last.count)
    this.unsaved = true
    this.lastSeat = undefined
    this.print(this.table.word('cli.undone'))
    return true
  }

  /** Another person at this keyboard: what the rules ask them now, or what they can do at any time. */
  private otherSeat(seat: number, asked: Question, choices: readonly Choice[]): Promise<boolean> {
    const { table } = this
    if (!table.humans().includes(seat)) {
      const seats = table.humans().map(human => String(human + 1))
      this.print(table.word('cli.noSeat', { seats: seats.join(', ') }))
      return this.answer(choices, asked)
    }
    if (seat !== asked.seat && table.turnTo(seat)) return Promise.resolve(true)
    const questions = table.anyTime(seat)
    if (questions.length === 0) {
      this.print(table.word('cli.noAnyTime', { who: { seatName: seat } }))
      return this.answer(choices, asked)
    }
    this.lastSeat = undefined
    this.print(heading(table.look, table.name(seat)))
    return this.answer(this.choices(questions), questions[0])
  }
}
