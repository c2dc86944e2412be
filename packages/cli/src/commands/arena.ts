import { availableParallelism } from 'node:os'
import type { Mind } from '@railhead/bots'
import type { AnyGame } from '@railhead/kernel'
import { type ArenaMatch, type ArenaSettings, type BotResult, playArenaMatch, sumUp } from '../arena.js'
import { BOT_FORM, botSpec, mindOf } from '../bots.js'
import { type Command, columns, UsageError } from '../command.js'
import { checkSeats, chosenConfig, chosenGame } from '../games.js'
import { processorClock } from '../measure.js'
import { progressBar } from '../progress.js'
import { inWorkers } from '../workers.js'

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
      help: `the bots: ${BOT_FORM}; they change seats from match to match (hand,greenhorn)`,
    },
    matches: { value: 'N', help: `how many matches (${DEFAULT_MATCHES})` },
    seed: {
      value: 'TEXT',
      help: 'the same seed gives the same matches while no bot runs out of time (random)',
    },
    seconds: {
      value: 'S',
      help: `how long a bot may think about a turn; cattle barons have ten times as long (${DEFAULT_SECONDS_PER_TURN})`,
    },
    cpu: { help: 'count seconds of the processor instead of the clock; plays one match at a time' },
    luck: { help: 'count luck too, and tell the lead without it: fewer matches tell as much' },
    workers: { value: 'N', help: 'how many matches are played at once (one for each core)' },
  },
  async run(input, world) {
    const game = chosenGame(input, world)
    const named = (input.text('seats') ?? 'hand,greenhorn').split(',').map(name => name.trim())
    const bots = named.map(botSpec)
    const config = chosenConfig(game, input, named.length)
    checkSeats(game, config, named)
    const settings: ArenaSettings = {
      config,
      bots,
      seed: input.text('seed') ?? world.freshSeed(),
      secondsPerTurn: input.decimal('seconds', 0.01, 600) ?? DEFAULT_SECONDS_PER_TURN,
      ...(input.has('luck') && { luck: true }),
    }
    const matches = input.wholeNumber('matches', 1) ?? DEFAULT_MATCHES
    const counted = input.wholeNumber('workers', 1, 64)
    if (input.has('cpu') && (counted ?? 1) > 1)
      throw new UsageError('--cpu plays one match at a time; expected no --workers, or 1.')
    const workers = input.has('cpu') ? 1 : Math.min(matches, counted ?? availableParallelism())
    const clock = input.has('cpu') ? processorClock() : () => world.clock()
    const bar = progressBar(world, matches)
    const played =
      workers === 1
        ? playHere(game, settings, await Promise.all(bots.map(bot => mindOf(game, bot))), matches, clock, bar)
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
      bots: sumUp(played, named),
    }
    for (const match of played) if (match.failure !== undefined) world.errors.write(`${match.failure}\n`)
    world.output.write(input.has('json') ? `${JSON.stringify(result)}\n` : tableOf(result))
    return result.failures === 0 ? 0 : 1
  },
}

function playHere(
  game: AnyGame,
  settings: ArenaSettings,
  minds: readonly Mind[],
  matches: number,
  clock: () => number,
  bar: (done: number) => void,
): ArenaMatch[] {
  return Array.from({ length: matches }, (_, i) => {
    const match = playArenaMatch(game, settings, minds, i, clock)
    bar(i + 1)
    return match
  })
}

function tableOf({ matches, failures, bots }: ArenaResult): string {
  const rows = bots.map((bot): [string, string] => [
    bot.bot,
    `wins ${percent(bot.winRate)} (${percent(bot.low)} to ${percent(bot.high)}), mean score ${bot.meanScore}, lead ${bot.meanLead} ±${bot.leadError}${withoutLuck(bot)}, ${bot.msPerAnswer} ms per answer, ${bot.secondsPerTurn} s a turn, at most ${percent(bot.longestTurn)} of its time`,
  ])
  return `${columns([['matches', String(matches)], ['failures', String(failures)], ...rows])}\n`
}

function withoutLuck(bot: BotResult): string {
  const { leadAdjusted, leadAdjustedError, pairing, pairingAdjusted, luckShare } = bot
  if (leadAdjusted === undefined) return ''
  const spread =
    pairing === undefined || pairingAdjusted === undefined || luckShare === undefined
      ? ''
      : `; seeds from every seat leave ${percent(pairing)} of the variance, without luck ${percent(pairingAdjusted)}; draws make ${percent(luckShare)} of it`
  return ` (without luck ${leadAdjusted} ±${leadAdjustedError}${spread})`
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`
