import { RailheadError } from '@railhead/kernel'
import { type Command, columns, helpOf, type Input, parseInput, UsageError } from './command.js'
import { arena } from './commands/arena.js'
import { backup, restore } from './commands/backup.js'
import { bench } from './commands/bench.js'
import { corpus } from './commands/corpus.js'
import { migrateStore } from './commands/migrateStore.js'
import { minimize } from './commands/minimize.js'
import { newGame } from './commands/newGame.js'
import { play } from './commands/play.js'
import { probe } from './commands/probe.js'
import { replay } from './commands/replay.js'
import { review } from './commands/review.js'
import { rulings } from './commands/rulings.js'
import { serve } from './commands/serve.js'
import { simulate } from './commands/simulate.js'
import { texts } from './commands/texts.js'
import { train } from './commands/train.js'
import { verify } from './commands/verify.js'
import { Failure } from './failure.js'
import { visible } from './visible.js'
import type { World } from './world.js'

export const COMMANDS: readonly Command[] = [
  serve,
  play,
  simulate,
  bench,
  replay,
  review,
  minimize,
  rulings,
  texts,
  arena,
  probe,
  train,
  backup,
  restore,
  migrateStore,
  corpus,
  verify,
  newGame,
]

const WRONG = 2
const FAILED = 1

/** The whole command; returns the exit code. */
export async function railhead(args: readonly string[], world: World): Promise<number> {
  const [name, ...rest] = args
  try {
    if (name === undefined || name === 'help' || name === '--help') {
      world.output.write(overview())
      return name === undefined ? WRONG : 0
    }
    const command = COMMANDS.find(candidate => candidate.name === name)
    if (!command)
      throw new UsageError(
        `There is no command '${name}'. Commands: ${COMMANDS.map(known => known.name).join(', ')}.`,
      )
    const input = parseInput(command, rest)
    if (input.has('help')) {
      world.output.write(helpOf(command))
      return 0
    }
    return await command.run(input, await withMoreGames(input, world))
  } catch (error) {
    return explain(error, args.includes('--json'), world)
  }
}

async function withMoreGames(input: Input, world: World): Promise<World> {
  const module = input.text('games')
  if (module === undefined) return world
  const { gamesFrom, placeOf } = await import('./moreGames.js')
  const games = [...world.games, ...(await gamesFrom(module))]
  return { ...world, games, gameModules: [placeOf(module)] }
}

function overview(): string {
  const rows = COMMANDS.map((command): [string, string] => [command.name, command.summary])
  return `railhead COMMAND [flags]\n\n${columns(rows)}\n\n'railhead COMMAND --help' tells more.\n`
}

/** Says what was wrong and what was expected; errors nobody foresaw are passed on. */
function explain(error: unknown, json: boolean, world: World): number {
  if (error instanceof UsageError || error instanceof Failure) {
    const code = error instanceof UsageError ? 'usage' : 'failed'
    world.errors.write(`${error.message.split('\n').map(visible).join('\n')}\n`)
    if (json) world.output.write(`${JSON.stringify({ error: { code, message: error.message } })}\n`)
    return error instanceof UsageError ? WRONG : FAILED
  }
  if (!(error instanceof RailheadError)) throw error
  const { code, message, path, expected } = error
  const place = path ? `${path}: ` : ''
  const wanted = expected === undefined || code === 'config' ? '' : ` Expected: ${shown(expected)}`
  world.errors.write(`${visible(place + message + wanted)}\n`)
  if (json) world.output.write(`${JSON.stringify({ error: { code, message, path, expected } })}\n`)
  return code === 'matchFile' ? FAILED : WRONG
}

function shown(expected: unknown): string {
  if (typeof expected === 'string') return expected
  const text = Array.isArray(expected)
    ? expected.map(item => JSON.stringify(item)).join(', ')
    : JSON.stringify(expected)
  return text.length > 300 ? `${text.slice(0, 299)}…` : text
}
