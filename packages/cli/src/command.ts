import { parseArgs } from 'node:util'
import type { World } from './world.js'

/** A flag of a command; one without `value` is a mere switch. */
export interface Flag {
  /** What the value is called in the help, e.g. `FILE`. */
  readonly value?: string
  readonly help: string
}

/** A subcommand of `railhead`. */
export interface Command {
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  /** The arguments that are no flags, e.g. `FILE`; empty if there are none. */
  readonly operands: readonly string[]
  /** What any number of further arguments are, e.g. `FILES`. */
  readonly rest?: string
  readonly flags: Readonly<Record<string, Flag>>
  /** Returns the exit code. */
  run(input: Input, world: World): Promise<number> | number
}

/** Something was typed wrongly: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

const COMMON: Readonly<Record<string, Flag>> = {
  games: { value: 'MODULE', help: 'more games: a module that exports a list of them as `games`' },
  json: { help: 'print exactly one JSON object on stdout' },
  help: { help: 'print this' },
}

/** What was typed after the name of the command. */
export class Input {
  constructor(
    private readonly values: Readonly<Record<string, string | boolean | undefined>>,
    readonly operands: readonly string[],
  ) {}

  has(flag: string): boolean {
    return this.values[flag] === true
  }

  text(flag: string): string | undefined {
    const value = this.values[flag]
    return typeof value === 'string' ? value : undefined
  }

  wholeNumber(flag: string, least: number, most = Number.MAX_SAFE_INTEGER): number | undefined {
    return this.number(flag, /^[+-]?\d+$/, 'a whole number', least, most)
  }

  decimal(flag: string, least: number, most: number): number | undefined {
    return this.number(flag, /^[+-]?\d+(\.\d+)?$/, 'a number', least, most)
  }

  private number(flag: string, form: RegExp, what: string, least: number, most: number): number | undefined {
    const text = this.text(flag)
    if (text === undefined) return undefined
    const number = form.test(text) ? Number(text) : Number.NaN
    if (!(number >= least && number <= most)) {
      const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`
      throw new UsageError(`--${flag} is '${text}'; expected ${what} ${range}.`)
    }
    return number
  }

  oneOf<T extends string>(flag: string, choices: readonly T[]): T | undefined {
    const text = this.text(flag)
    if (text === undefined) return undefined
    const choice = choices.find(candidate => candidate === text)
    if (choice === undefined)
      throw new UsageError(`--${flag} is '${text}'; expected one of ${choices.join(', ')}.`)
    return choice
  }
}

export function parseInput(command: Command, args: readonly string[]): Input {
  const flags = { ...COMMON, ...command.flags }
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => [
      name,
      { type: flag.value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (values.help !== true) checkOperands(command, positionals)
    return new Input(values, positionals)
  } catch (error) {
    if (error instanceof UsageError) throw error
    const known = Object.keys(flags).map(name => `--${name}`)
    const reason = error instanceof Error ? error.message.replace(/\. To specify.*$/s, '.') : String(error)
    throw new UsageError(`${reason} Flags of 'railhead ${command.name}': ${known.join(', ')}.`)
  }
}

function checkOperands(command: Command, given: readonly string[]): void {
  const missing = command.operands[given.length]
  if (missing !== undefined) throw new UsageError(`'railhead ${command.name}' needs ${missing}.`)
  const extra = given[command.operands.length]
  if (extra !== undefined && command.rest === undefined)
    throw new UsageError(`'railhead ${command.name}' does not know what to do with '${extra}'.`)
}

export function helpOf(command: Command): string {
  const rows = Object.entries({ ...command.flags, ...COMMON }).map(([name, flag]): [string, string] => [
    `--${name}${flag.value === undefined ? '' : ` ${flag.value}`}`,
    flag.help,
  ])
  const rest = command.rest === undefined ? [] : [`[${command.rest}]`]
  const usage = ['railhead', command.name, ...command.operands, ...rest, '[flags]'].join(' ')
  return `${usage}\n\n${command.summary}\n\n${columns(rows)}\n`
}

/** Two columns of text, indented. */
export function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')
}
