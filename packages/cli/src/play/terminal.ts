import { createInterface } from 'node:readline'
import { columns } from '../command.js'
import { reasonOf, writeMatchFile } from '../files.js'
import type { Output, World } from '../world.js'
import type { Question, Table } from './table.js'
import type { WordKey } from './words.js'

const HELP: readonly (readonly [string, WordKey])[] = [
  ['1, 2, 3 …', 'cli.help.number'],
  ['board', 'cli.help.board'],
  ['log', 'cli.help.log'],
  ['why', 'cli.help.why'],
  ['hint', 'cli.help.hint'],
  ['undo', 'cli.help.undo'],
  ['seat N', 'cli.help.seat'],
  ['save FILE', 'cli.help.save'],
  ['help', 'cli.help.help'],
  ['quit', 'cli.help.quit'],
]

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
    let going = true
    while (going) {
      this.table.letProgramsAnswer()
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
    for (const line of lines) this.screen.write(`${line}\n`)
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
    if (anew) this.print('', table.word('cli.turn', { who: { seatName: seat } }))
    const showBoard = anew || table.othersActed(seat)
    this.print(...table.news(seat).map(line => `· ${line}`))
    if (showBoard) this.print(...table.board(seat))
    this.print('', table.word('cli.question', { who: { seatName: seat }, prompt: table.promptOf(question) }))
  }

  /** Numbers and prints the options of the questions, those of any time last. */
  private choices(questions: readonly Question[]): Choice[] {
    const all: Choice[] = []
    for (const question of questions) {
      if (question.optional)
        this.print(this.table.word('cli.anyTime', { prompt: this.table.promptOf(question) }))
      for (const option of question.options) {
        all.push({ question, option })
        this.print(`${String(all.length).padStart(3)}) ${this.table.optionText(question, option)}`)
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
        this.table.match.answer(choice.question.seat, choice.option, choice.question.id)
        this.unsaved = true
        return true
      }
      const [command, ...rest] = line.split(/\s+/)
      const argument = rest.join(' ')
      switch (command) {
        case '':
          break
        case 'quit':
          return false
        case 'help':
          this.print(columns(HELP.map(([typed, key]) => [typed, this.table.word(key)])))
          break
        case 'board':
          this.print(...this.table.board(asked.seat))
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
          this.print(this.table.word('cli.noOption', { input: line, count: choices.length }))
      }
    }
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
      if (reply !== 'yes') {
        this.print(this.table.word('cli.notUndone'))
        return false
      }
    }
    this.table.match.undo(last.count)
    this.unsaved = true
    this.lastSeat = undefined
    this.print(this.table.word('cli.undone'))
    return true
  }

  /** Another person at this keyboard looks what they can do at any time. */
  private otherSeat(seat: number, asked: Question, choices: readonly Choice[]): Promise<boolean> {
    const { table } = this
    if (!table.humans().includes(seat)) {
      const seats = table.humans().map(human => String(human + 1))
      this.print(table.word('cli.noSeat', { seats: seats.join(', ') }))
      return this.answer(choices, asked)
    }
    const questions = table.anyTime(seat)
    if (questions.length === 0) {
      this.print(table.word('cli.noAnyTime', { who: { seatName: seat } }))
      return this.answer(choices, asked)
    }
    this.lastSeat = undefined
    this.print(table.word('cli.turn', { who: { seatName: seat } }))
    return this.answer(this.choices(questions), questions[0])
  }
}
