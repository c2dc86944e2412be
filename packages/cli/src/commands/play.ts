import { join } from 'node:path'
import { loadNets } from '@railhead/bots'
import { type AnyGame, gameOfRecord, LANGS, Match } from '@railhead/kernel'
import { type Command, type Input, UsageError } from '../command.js'
import { readMatchFile } from '../files.js'
import { checkSeats, chosenConfig, chosenGame, chosenSeats, findGame } from '../games.js'
import type { Look } from '../play/look.js'
import { type PlainMatch, Table } from '../play/table.js'
import { Terminal } from '../play/terminal.js'
import { PLAYERS } from '../runner.js'
import type { Output, World } from '../world.js'

const COLORS = ['auto', 'always', 'never'] as const

const SEATS = ['human', ...Object.keys(PLAYERS)]

export const play: Command = {
  name: 'play',
  summary: 'Play a whole match in the terminal.',
  operands: [],
  flags: {
    game: { value: 'GAME', help: 'which game (the first one)' },
    config: { value: 'JSON', help: 'its configuration (the plainest)' },
    seats: { value: 'LIST', help: `who sits where: ${SEATS.join(', ')} (one human, the others random)` },
    lang: { value: 'LANG', help: `${LANGS.join(', ')} (en)` },
    seed: { value: 'TEXT', help: 'the same seed gives the same set-up and luck (random)' },
    load: { value: 'FILE', help: 'go on with a saved match' },
    plain: {
      help: 'for braille displays and screen readers: no drawings, one fact a line, the table on request',
    },
    color: { value: 'WHEN', help: `${COLORS.join(', ')} (auto: on a terminal, unless NO_COLOR is set)` },
  },
  async run(input, world) {
    const { match, players } = beginning(input, world)
    await loadNets(match.game.id, match.state)
    const screen = input.has('json') ? world.errors : world.output
    const table = new Table(match, players, input.oneOf('lang', LANGS) ?? 'en', lookOf(input, world, screen))
    const terminal = new Terminal(table, screen, world.input)
    await terminal.play()
    const outcome = table.game.outcome(match.state) ?? null
    const kept =
      outcome === null && terminal.hasUnsaved && terminal.save(join(world.folder, 'unfinished.json'))
    if (input.has('json')) {
      const result = { game: table.game.id, answers: match.answers.length, hash: match.hash(), outcome, kept }
      world.output.write(`${JSON.stringify(result)}\n`)
    }
    return 0
  },
}

function lookOf(input: Input, world: World, screen: Output): Look {
  const when = input.oneOf('color', COLORS) ?? 'auto'
  const plain = input.has('plain')
  const wanted = screen.isTTY === true && (world.env['NO_COLOR'] ?? '') === '' && !plain
  return { plain, color: when === 'always' || (when === 'auto' && wanted) }
}

function beginning(input: Input, world: World): { match: PlainMatch; players: string[] } {
  const file = input.text('load')
  if (file !== undefined) return loaded(file, input, world)
  const game = chosenGame(input, world)
  const named = chosenSeats(input, SEATS)
  const config = chosenConfig(game, input, named?.length)
  const players = named ?? usualSeats(game, config)
  checkSeats(game, config, players)
  return { match: Match.start(game, config, input.text('seed') ?? world.freshSeed()), players }
}

function loaded(file: string, input: Input, world: World): { match: PlainMatch; players: string[] } {
  for (const flag of ['config', 'seed'])
    if (input.text(flag) !== undefined) throw new UsageError(`--${flag} cannot be given with --load.`)
  const record = readMatchFile(file)
  const game = findGame(world, gameOfRecord(record))
  const match = Match.replay(game, record)
  const players = chosenSeats(input, SEATS) ?? savedSeats(record) ?? usualSeats(game, match.config)
  checkSeats(game, match.config, players)
  return { match, players }
}

function usualSeats(game: AnyGame, config: unknown): string[] {
  return Array.from({ length: game.config.seats(config) }, (_, seat) => (seat === 0 ? 'human' : 'random'))
}

/** Who sat where when the match was saved here. */
function savedSeats(record: unknown): string[] | undefined {
  const players: unknown = Reflect.get(Object(record), 'players')
  if (!Array.isArray(players)) return undefined
  const known = players.filter((name): name is string => SEATS.includes(name))
  return known.length === players.length ? known : undefined
}
