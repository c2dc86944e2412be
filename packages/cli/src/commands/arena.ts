import { availableParallelism } from 'node:os'
import { BOT_LEVELS } from '@railhead/bots'
import type { AnyGame } from '@railhead/kernel'
import { type ArenaMatch, type ArenaSettings, type BotResult, playArenaMatch, sumUp } from '../arena.js'
import { type Command, columns } from '../command.js'
import { checkSeats, chosenConfig, chosenGame, chosenSeats } from '../games.js'
import { progressBar } from '../progress.js'
import { inWorkers } from '../workers.js'
import type { World } from '../world.js'

const DEFAULT_MATCHES = 20
const DEFAULT_SECONDS_PER_TURN = 2

export interface ArenaResult {
  readonly matches: number
  readonly failures: number
  readonly bots: readonly BotResult[]
}

export const arena: Command = {
  name: 'arena',
  summary: 'Let bots play against each other and tell how often each wins.',
  operands: [],
  flags: {
    game: { value: 'GAME', help: 'which game (the first one)' },
    config: { value: 'JSON', help: 'its configuration (the plainest for that many seats)' },
    seats: {
      value: 'LIST',
      help: `the bots: ${BOT_LEVELS.join(', ')}; they change seats from match to match`,
    },
    matches: { value: 'N', help: `how many matches (${DEFAULT_MATCHES})` },
    seed: {
      value: 'TEXT',
      help: 'the same seed gives the same matches while no bot runs out of time (random)',
    },
    seconds: { value: 'S', help: `how long a bot may think about a turn (${DEFAULT_SECONDS_PER_TURN})` },
    workers: { value: 'N', help: 'how many matches are played at once (one for each core)' },
  },
  async run(input, world) {
    const game = chosenGame(input, world)
    const named = chosenSeats(input, BOT_LEVELS) ?? ['hand', 'greenhorn']
    const config = chosenConfig(game, input, named.length)
    checkSeats(game, config, named)
    const settings: ArenaSettings = {
      config,
      bots: named.map(name => BOT_LEVELS.find(level => level === name) ?? 'random'),
      seed: input.text('seed') ?? world.freshSeed(),
      secondsPerTurn: input.decimal('seconds', 0.01, 600) ?? DEFAULT_SECONDS_PER_TURN,
    }
    const matches = input.wholeNumber('matches', 1) ?? DEFAULT_MATCHES
    const workers = Math.min(matches, input.wholeNumber('workers', 1, 64) ?? availableParallelism())
    const bar = progressBar(world, matches)
    const played =
      workers === 1
        ? playHere(game, settings, matches, world, bar)
        : await inWorkers<number, ArenaMatch>(
            new URL('../arenaWorker.js', import.meta.url),
            { game: game.id, settings },
            workers,
            Array.from({ length: matches }, (_, i) => i),
            bar,
          )
    const result: ArenaResult = {
      matches,
      failures: played.filter(match => match.failure !== undefined).length,
      bots: sumUp(played, settings.bots),
    }
    for (const match of played) if (match.failure !== undefined) world.errors.write(`${match.failure}\n`)
    world.output.write(input.has('json') ? `${JSON.stringify(result)}\n` : tableOf(result))
    return result.failures === 0 ? 0 : 1
  },
}

function playHere(
  game: AnyGame,
  settings: ArenaSettings,
  matches: number,
  world: World,
  bar: (done: number) => void,
): ArenaMatch[] {
  return Array.from({ length: matches }, (_, i) => {
    const match = playArenaMatch(game, settings, i, () => world.clock())
    bar(i + 1)
    return match
  })
}

function tableOf({ matches, failures, bots }: ArenaResult): string {
  const rows = bots.map((bot): [string, string] => [
    bot.bot,
    `wins ${percent(bot.winRate)} (${percent(bot.low)} to ${percent(bot.high)}), mean score ${bot.meanScore}, ${bot.msPerAnswer} ms per answer`,
  ])
  return `${columns([['matches', String(matches)], ['failures', String(failures)], ...rows])}\n`
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`
