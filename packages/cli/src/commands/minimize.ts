import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type AnyGame,
  type Check,
  gameOfRecord,
  Match,
  type MatchRecord,
  matchIn,
  openRecord,
  sameData,
  minimize as shorten,
  tryAnswers,
} from '@railhead/kernel'
import { type Command, UsageError } from '../command.js'
import { Failure } from '../failure.js'
import { readMatchFile, writeMatchFile } from '../files.js'
import { findGame } from '../games.js'
import type { World } from '../world.js'

export const minimize: Command = {
  name: 'minimize',
  summary: 'Shorten a match that breaks the rules to the least answers that still break them.',
  operands: ['FILE'],
  flags: {
    out: { value: 'FILE', help: 'where the short match goes (FILE.min.json)' },
    check: {
      value: 'MODULE',
      help: 'a module that exports `check(game, state)`, which throws at a state that must not be',
    },
  },
  async run(input, world) {
    const [file] = input.operands
    const record = matchIn(readMatchFile(file))
    const game = findGame(world, gameOfRecord(record))
    const begun = openRecord(game, record)
    const check = input.text('check')
    const suspect = {
      game,
      config: begun.config,
      seed: begun.seed,
      ...(check === undefined ? {} : { check: await checkOf(check) }),
    }
    const found = shorten(suspect, begun.answers, counter(world))
    if (world.errors.isTTY) world.errors.write('\r\x1b[K')
    if (!found) {
      const { answers } = tryAnswers(suspect, begun.answers)
      // Later ones may be legal again: the first that was left out.
      const illegal = begun.answers.findIndex((answer, i) => !sameData(answer, answers[i]))
      throw new Failure(
        illegal < 0
          ? `All ${answers.length} answers are legal and nothing breaks: there is nothing to shorten.`
          : `Nothing breaks, but answer ${illegal + 1} is not legal: the match was played by other rules. 'railhead replay' says more.`,
      )
    }
    const { answers, failure } = found
    const short = { ...begun, answers, hash: hashAfter(game, { ...begun, answers }) }
    const out = input.text('out') ?? `${file.replace(/\.json$/, '')}.min.json`
    writeMatchFile(out, short)
    const facts = { game: game.id, before: begun.answers.length, after: answers.length, failure, file: out }
    world.output.write(
      input.has('json')
        ? `${JSON.stringify(facts)}\n`
        : `${facts.before} answers, of which ${facts.after} are needed: ${out}\nAfter answer ${failure.at}: ${failure.message}\n`,
    )
    return 0
  },
}

/** The hash of the state that the answers lead to; none if the rules break before. */
function hashAfter(game: AnyGame, { config, seed, rules, answers }: MatchRecord): string {
  try {
    const match = Match.start(game, config, seed, rules)
    for (const { seat, option } of answers) match.answer(seat, option)
    return match.hash()
  } catch {
    return ''
  }
}

/** How far it is, where somebody watches. */
function counter(world: World): (tries: number, left: number) => void {
  let drawn = Number.NEGATIVE_INFINITY
  return (tries, left) => {
    if (!world.errors.isTTY || world.clock() - drawn < 0.1) return
    drawn = world.clock()
    world.errors.write(`\r\x1b[K${tries} tries, ${left} answers left`)
  }
}

async function checkOf(module: string): Promise<Check> {
  const place = /^[./]|^[a-z]:/i.test(module) ? pathToFileURL(resolve(module)).href : module
  let check: unknown
  try {
    check = ((await import(place)) as { readonly check?: unknown }).check
  } catch (error) {
    throw new UsageError(
      `--check ${module} cannot be loaded: ${error instanceof Error ? error.message : error}`,
    )
  }
  if (typeof check !== 'function')
    throw new UsageError(`--check ${module}: expected a module that exports a function 'check'.`)
  return check as Check
}
